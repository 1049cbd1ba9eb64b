/** Słowa polecenia `rubber deal`. */
import type { en } from "../en/index.ts"
import { pluralPl } from "../plural.ts"

const rozdan = (count: number) => pluralPl(count, "rozdanie", "rozdania", "rozdań")

export const deal: typeof en.deal = {
  condition: (text) => `warunek: ${text}`,
  met: (share, oneIn) => `warunki spełnia ${share} losowych rozdań (jedno na ${oneIn})`,
  direct: (seats) => `rozdawane wprost: ${seats}`,
  rejected: (tries) => `próby: ${tries}`,
  produced: (deals) => `${deals} ${rozdan(deals)}`,
  overridden: (line) => `warunek z wiersza ${line} zastąpił późniejszy; połącz je słowem and`,
  generated: (generate, deals) =>
    `osiągnięto podaną w skrypcie granicę ${generate} prób; znaleziono ${deals} ${rozdan(deals)}`,
  notFound: (deals, tries) =>
    `żadne dalsze rozdanie nie spełniło warunków (próby: ${tries}); znaleziono ${deals}; złagodź warunki`,
  scriptAndHands: (flag) => `skrypt z --file ma własne warunki; opuść ${flag}`,
  columns: {
    number: "numer",
    deal: "rozdanie",
    title: "tytuł",
    mean: "średnia",
    se: "błąd standardowy",
    count: "rozdania"
  }
}
