/** Słowa polecenia `rubber solve`. */
import type { solve as English } from "../en/solve.ts"

export const solve: typeof English = {
  tricks: "lewy",
  par: (contracts, points, total, side) =>
    `Par: ${contracts}; ${points} pkt dla ${side} w tym rozdaniu, ${total} ze zmianą reszty robra.`,
  parNone: "Par wymaga wszystkich 52 kart, więc go nie ma.",
  equity: {
    field: "Resztę robra wycenia model field.",
    par: "Resztę robra wycenia model par.",
    folklore: "Resztę robra wycenia folklor, praktyczna reguła."
  },
  passedOut: "pas",
  leads: (contract) => `Pierwsze wisty przeciw ${contract} i lewy rozgrywającego:`,
  play: (contract) => `${contract} karta po karcie i lewy rozgrywającego przy najlepszej dalszej grze:`,
  start: "przed wistem",
  illegalCard: (number, why) => `karta ${number} rozgrywki jest niedozwolona: ${why}`,
  illegal: {
    AllPlayed: (card) => `przed ${card} zagrano już wszystkie karty; opuść ją`,
    NoCard: (card) => `${card} to nie karta`,
    NotHeld: (card, seat) => `${card} nie ma w ręce gracza ${seat}; podaj kartę z tej ręki`,
    Revoke: (card, seat) => `gracz ${seat} musi dołożyć do koloru, a nie zagrać ${card}`
  },
  columns: { card: "karta", seat: "gracz", tricks: "lewy", result: "wynik", denomination: "miano" }
}
