/** Conditions that no deal meets, for many reasons, plain and subtle; some are whole scripts, with known cards. */
export const IMPOSSIBLE: ReadonlyArray<string> = [
  // The points, cards and honours of the pack.
  "hcp(north) > 37",
  "hcp(north) >= 15 and hcp(north) <= 14",
  "hcp(north) > 20 and hcp(south) > 20",
  "hcp(north) >= 10 and hcp(east) >= 10 and hcp(south) >= 10 and hcp(west) >= 11",
  "hcp(north) < 9 and hcp(east) < 9 and hcp(south) < 9 and hcp(west) < 9",
  "hcp(north) == 37 and hcp(south) >= 4",
  "hcp(north) + hcp(south) > 40",
  "controls(north) >= 7 and controls(south) >= 6",
  "aces(north) >= 3 and aces(east) >= 2",
  "kings(north) + kings(south) == 4 and kings(east) >= 1",
  "hcp(north, spades) + hcp(north, hearts) > 20",
  "hcp(north, spades) == 10 and hcp(east, spades) > 0",
  "hcp(north) + hcp(south) >= 40 and hascard(east, JC)",
  // Lengths and shapes.
  "spades(north) >= 7 and spades(south) >= 7",
  "spades(north) >= 7 and hearts(north) >= 7",
  "shape(north, any 4333) and spades(north) >= 6",
  "spades(north) <= 2 and spades(east) <= 2 and spades(south) <= 2 and spades(west) <= 2",
  "spades(north) >= 5 and spades(south) >= 5 and spades(east) + spades(west) >= 4",
  "shape(north, 4333) and shape(east, 4333) and shape(south, 4333) and shape(west, 4333)",
  "shape(north, 3433) and shape(east, 3433) and shape(south, 3433) and shape(west, 4333)",
  "shape(north, any 4333) and shape(south, any 4333) and spades(north) + spades(south) == 5",
  "shape(north, any 4432) and shape(south, any 4432) and spades(north) == spades(south) + 3",
  "hcp(north) >= 36 and spades(north) == 0 and hearts(north) == 0",
  // Single cards.
  "hascard(north, AS) and hascard(east, AS)",
  "not hascard(north, AS) and not hascard(east, AS) and not hascard(south, AS) and not hascard(west, AS)",
  "top3(north, spades) == 3 and hascard(south, QS)",
  "top5(north, spades) == 5 and top5(south, spades) >= 1",
  "aces(north) == 4 and (hascard(south, AS) or hascard(south, AH) or hascard(south, AD) or hascard(south, AC))",
  "losers(north) == 0 and spades(north) == 1 and not hascard(north, AS)",
  // Known cards.
  "predeal north SAKQJT98765432 condition spades(south) >= 1",
  "predeal north SAKQJ, HAKQJ, DAKQ, CAK condition hcp(east) >= 6",
  "predeal north SAKQJ, HAKQJ predeal south DAKQJ, CAKQJ condition hcp(east) + hcp(west) >= 1",
  "predeal spades(north) == 8 predeal spades(south) == 6",
  "predeal north SA predeal spades(north) == 0",
  // Values of four hands against each other.
  "spades(north) == spades(east) and spades(east) == spades(south) and spades(south) == spades(west)",
  "spades(north) > spades(south) and spades(south) > spades(east) and spades(east) > spades(west) and spades(west) > 2",
  "aces(north) == aces(east) and aces(east) == aces(south) and aces(south) == 2",
  "jacks(north) + jacks(east) + jacks(south) == 4 and jacks(west) == 1",
  "controls(north) + controls(south) + controls(east) + controls(west) < 12",
  "hcp(north) - hcp(south) == 37 and hcp(east) > 3",
  "hcp(north) >= 30 and aces(south) >= 3",
  // 9996 is 2 * 2 * 3 * 7 * 7 * 17: no four factors of it add up to 40.
  "hcp(north) * hcp(south) * hcp(east) * hcp(west) == 9996",
  // So much is known that the rest can be listed.
  "predeal north SAKQJT9, HAKQJT9, DA predeal south S87, H87, DKQJT9, CAKQJ predeal east S65432, H65432, D8 condition hcp(east) == 0 and diamonds(east) * clubs(west) == 8",
  // Sums across hands.
  "hcp(north) + hcp(east) + hcp(south) == 2",
  "spades(north) + hearts(south) > 20 and hearts(north) + spades(south) > 6",
  "spades(north) > hearts(north) and spades(east) > hearts(east) and spades(south) > hearts(south) and spades(west) > hearts(west)",
  "hearts(north) + spades(north) > 10 and hearts(south) + spades(south) > 10 and hearts(east) + spades(east) > 5",
  "spades(north) - spades(east) >= 7 and spades(south) - spades(west) >= 7",
  "2 * aces(north) + kings(south) > 10 and kings(east) + hascard(west, KS) >= 3",
  "not (hcp(north) + hcp(east) < 25 or hcp(south) + hcp(west) <= 15)",
  "(spades(north) + hearts(east) > 20 or hearts(north) + spades(east) > 20) and spades(south) + spades(west) + hearts(south) + hearts(west) > 5",
  "tens(north) + jacks(north) + queens(north) + kings(north) + aces(north) > 13",
  // Values that nothing reaches.
  "imps(hcp(north) * 10) > 9",
  "score(nv, x1C, clubs(north)) == 71",
  "0",
  "(hcp(north) >= 10 and hcp(north) <= 9) or spades(north) > 13",
  "hcp(north) * 2 == 13",
  "imps(hcp(south)) > 24",
  "rnd(10) > 20",
  "cccc(north) > 9000",
  "quality(north, spades) > 2000",
  "losers(north) > 12",
  "tricks(north, spades) > 13",
  "score(vul, x7NXX, tricks(north, notrump)) > 5000"
]

/** Some that take a second to be recognised. */
export const IMPOSSIBLE_SLOWLY: ReadonlyArray<string> = [
  "hcp(north) + hcp(east) + hcp(south) + hcp(west) == 41",
  "hcp(north) + hcp(east) + hcp(south) + hcp(west) != 40",
  "hcp(north) + hcp(south) >= 21 and hcp(east) + hcp(west) >= 20",
  "hcp(north) % 2 == 0 and hcp(east) % 2 == 0 and hcp(south) % 2 == 0 and hcp(west) % 2 == 1"
]

/** Possible, some of them once in 10^9 to 10^29 deals: found, or given up with a message, but not called impossible. */
export const NEARLY_IMPOSSIBLE: ReadonlyArray<string> = [
  "shape(north, any 7600) and hcp(north) >= 20",
  "shape(north, any 6610) and shape(south, any 6610) and hcp(north) >= 20",
  "losers(north) == 0 and losers(south) == 0",
  "losers(north) == 0 and losers(south) == 0 and losers(east) == 0 and losers(west) == 0",
  "hcp(north) == 37 and hcp(south) == 3",
  "hcp(north) + hcp(south) == 40 and spades(north) == 13",
  "hcp(north) >= 30 and hcp(south) >= 9 and spades(south) >= 8",
  "spades(north) == 13 and hearts(south) == 13",
  "spades(north) == 13 and hearts(east) == 13 and diamonds(south) == 13 and clubs(west) == 13",
  "aces(north) == 4 and kings(south) == 4 and queens(east) == 4 and jacks(west) == 4 and tens(north) == 4",
  "hcp(north) == 10 and hcp(east) == 10 and hcp(south) == 10 and hcp(west) == 10 and shape(north, any 4333) and shape(east, any 4333) and shape(south, any 4333) and shape(west, any 4333)",
  "(hcp(north) >= 30 and spades(north) >= 6) or (hcp(south) >= 30 and hearts(south) >= 6)"
]
