/** Pomoc poleceń dla nauczycieli: explain, quiz, lesson. */
import type { teach as en } from "../en/teach.ts"

export const teach: typeof en = {
  explain: {
    about: "Objaśnia zasadę albo wynik: liczby, uzasadnienie, przykład, częsty błąd.",
    rule: "zasada, np. honory albo premia za robra, albo wynik, np. 4SXW-2; bez niej lista wszystkich zasad",
    examples: { rule: "kto zapisuje honory i za co", result: "każdy zapis za wynik, z powodem" }
  },
  quiz: {
    about: "Układa ćwiczenia z zapisu, z osobnym kluczem, w którym objaśniono każdy wiersz.",
    count: "ile ćwiczeń",
    level: "easy: rozdania bez kontry; medium: kontry, szlemy, honory; hard: decyzje i cały rober",
    key: "zapisz klucz do tego pliku (.txt, .md albo .html)",
    keyWritten: (file) => `klucz jest w pliku ${file}`,
    examples: { print: "do druku: arkusz, a obok handout.key.html", text: "na ekranie, klucz poniżej" }
  },
  lesson: {
    about: "Robi z pliku wyników materiał: każde rozdanie krok po kroku, każda zasada przy pierwszym użyciu.",
    file: "plik z wierszami wyników albo - dla standardowego wejścia",
    examples: { page: "strona do druku", polish: "to samo po polsku w Markdown" }
  },
  noRubbers: (file) => `${file} nie zawiera wyników; napisz po jednym w wierszu, np. 2HS10`
}
