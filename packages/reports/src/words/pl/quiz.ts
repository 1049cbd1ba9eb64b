/** Wyrazy ćwiczeń i odpowiedzi. */
import type { quiz as en } from "../en/quiz.ts"

const LEVEL = { easy: "łatwe", medium: "średnie", hard: "trudne" } as const

export const quiz: typeof en = {
  denomination: {
    Clubs: "treflach",
    Diamonds: "karach",
    Hearts: "kierach",
    Spades: "pikach",
    Notrump: "bez atu"
  },
  title: (level) => `Zapis robrowy: ćwiczenia (${LEVEL[level]})`,
  keyTitle: (level) => `Zapis robrowy: klucz (${LEVEL[level]})`,
  intro: "My to NS, Wy to EW. Nikt nie ma honorów, chyba że ćwiczenie mówi inaczej.",
  name: "Imię: ______________________________",
  exercise: (number) => `Ćwiczenie ${number}`,
  seed: (seed, level, count) =>
    `Polecenie: rubber quiz --lang pl --count ${count} --level ${level} --seed ${seed}`,
  answer: "Odpowiedź",
  whatIsWritten: "Co się zapisuje, po której stronie, nad kreską czy pod kreską?",
  whatIsWrittenAndAfter: "Co się zapisuje i jakie są potem partie i zapisy częściowe?",
  honoursClaimed: (seat, points) => `${seat} miał honory za ${points}.`,
  lowestGameBid: (denominationName) =>
    `Jaka jest najniższa odzywka w ${denominationName}, która ugrana równo daje stronie NS partię?`,
  gameBidAnswer: (bid, sum) => `${bid}: ${sum}, czyli co najmniej 100.`,
  tooLow: (bid, sum) => `Po ${bid} byłoby tylko ${sum}.`,
  howManyTricks: (contract, written) => `${contract}. Zapisano: ${written}. Ile lew wziął rozgrywający?`,
  hand: (seat, hand) => `${seat} otrzymał ${hand} (Q to dama, J walet, T dziesiątka).`,
  whatDoHonoursScore: (contract, declarer) =>
    `Kontrakt ${contract}, rozgrywa ${declarer}. Ile dają honory tej ręki i której stronie?`,
  noHonours: (notrump) =>
    notrump
      ? "w bez atu liczą się tylko cztery asy w jednej ręce"
      : "w tej ręce są mniej niż cztery z pięciu najwyższych atutów",
  honoursAlways: "Nie ma znaczenia, kto rozgrywał ani czy kontrakt wygrano.",
  whatSettles: "Trzeba tu przerwać grę. Co się zapisuje według przepisów z 1993 roku?",
  settleReasons: (games, partscore) =>
    [
      games.NorthSouth === 1 && games.EastWest === 1
        ? "Obie strony mają partię, więc nikt nie zapisuje 300."
        : "",
      partscore.NorthSouth > 0 && partscore.EastWest > 0
        ? "Obie strony mają zapis częściowy, więc nikt nie zapisuje 100."
        : ""
    ]
      .filter((text) => text !== "")
      .join(" "),
  saveQuestion: (theirs, ours, vulnerable) =>
    `Przeciwnicy ugraliby ${theirs} równo i wygrali robra. Możesz zamiast tego grać ${ours}; jesteś ` +
    `${vulnerable ? "po partii" : "przed partią"}. Ilu najwyżej lew może zabraknąć, żeby obrona była jeszcze tańsza, jeśli liczyć tylko zapis tego rozdania?`,
  saveAnswer: (down, cost, worth) =>
    down === 0
      ? `Nawet bez jednej nie jest taniej: przeciwnicy zapisaliby ${worth}.`
      : `Bez ${down}: to kosztuje ${cost}, mniej niż ${worth}, które zapisaliby przeciwnicy; z jedną lewą wpadkową więcej już nie jest taniej.`,
  saveCaution:
    "Obrona tylko przedłuża robra: przeciwnicy nadal mają swoją partię. Ile to jest warte, mówi wycena stanu robra.",
  keepTheSheet: (dealer) =>
    `Poprowadź zapis tego robra; pierwszy rozdaje ${dealer}. Kto wygrywa robra, kto wygrywa na punkty i o ile?`
}
