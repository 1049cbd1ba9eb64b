/** Słowa poleceń o wartości robra: equity, breakeven, sacrifice, simulate. */
import type { equity as English } from "../en/equity.ts"
import { pluralPl } from "../plural.ts"

export const equity: typeof English = {
  help: {
    equity: {
      about: "Mówi, ile wart jest stan robra: ilu punktów mogą się jeszcze spodziewać NS.",
      rubber: "tylko ten stan; bez niego wszystkie 324",
      equity: "field (ludzie), par (licytacja doskonała) albo folklore (praktyczna reguła)",
      settle:
        "porównaj dalszą grę z zakończeniem teraz, według każdego wydania przepisów o robrze niedokończonym",
      examples: {
        one: "partia przewagi przeciw zapisowi częściowemu 60",
        settle: "kto powinien chcieć skończyć?",
        all: "wszystkie stany obu modeli, do arkusza"
      }
    },
    breakeven: {
      about: "Mówi, jak często kontrakt A musi być wygrany, by licytowanie go było lepsze niż kontrakt B.",
      a: "kontrakt, o który chodzi, np. 4SS",
      b: "drugi wybór, np. 3SS",
      down: "bez ilu przegrywa A, gdy nie wychodzi",
      examples: {
        game: "partia czy zapis częściowy?",
        slam: "szlem czy szlemik, przy partii po obu stronach"
      }
    },
    sacrifice: {
      about:
        "Mówi, ile może kosztować obrona przed kontraktem przeciwników: bez ilu z kontrą jeszcze się opłaca.",
      contract: "ich kontrakt z rozgrywającym, np. 4SW",
      makes: "szansa, że ich kontrakt wychodzi",
      chances: "szanse wpadek, np. 2=0.75,3=0.25 albo 2=75%,3=25%: porównuje się ich średni koszt",
      most: "ile niedoróbek najwyżej wypisać",
      examples: {
        favourable: "przeciw czterem pikom, w korzystnych założeniach",
        mixed: "bez dwóch, a może bez trzech"
      }
    },
    simulate: {
      about: "Rozgrywa całe robry między dwiema strategiami, na rozwiązanych rozdaniach.",
      ns: "jak licytują NS: field, par, careful lub bold, z ustawieniami, np. field:score=no",
      ew: "jak licytują EW",
      rubbers: "ile robrów",
      paired: "graj rozdania każdego robra także z zamienionymi strategiami (domyślnie: gdy się różnią)",
      examples: {
        long: "jak długi jest rober i ile w nim szczęścia?",
        score: "ile warte jest granie do zapisu?",
        own: "dogrywa partię przy równych szansach, przeciw field"
      }
    }
  },
  title: (model) => `Oczekiwane punkty do zapisania, dla NS, według modelu ${model}.`,
  models: {
    field: "field: ludzie, którzy widzą siłę i skład tylko swojej pary",
    par: "par: obie strony licytują, jakby widziały wszystkie karty",
    folklore: "folklore: praktyczna reguła"
  },
  columns: {
    rubber: "rober",
    part: "własny zapis częściowy",
    spread: "rozrzut modeli",
    wins: "wygrywa robra",
    dealsLeft: "rozdań do końca"
  },
  gameUp: "Przewaga jednej partii jest warta:",
  partscores: "Ile dodaje własny zapis częściowy, gdy przeciwnicy go nie mają, według partii NS–EW:",
  states: "Wszystkie stany, najpierw NS; ten sam stan dla EW jest liczbą przeciwną do swojego odbicia.",
  errors:
    "± to jeden błąd standardowy z próby rozdań; rozrzut to różnica największej i najmniejszej wartości wśród równie dobrze pasujących parametrów modelu field.",
  settle: {
    heading: (rubber) => `Rober ${rubber}: zakończenie teraz a dalsza gra, w punktach dla NS`,
    columns: { edition: "przepisy", stopping: "koniec", playingOn: "dalsza gra", gain: "zysk z końca" },
    editions: { "1993": "1993: 300 i 100", "50": "dawne: 300 i 50" },
    wants: (side, points, edition, model) =>
      `${edition}, ${model}: skończyć powinna chcieć strona ${side}, zyskuje ${points} pkt.`,
    even: (edition, model) =>
      `${edition}, ${model}: koniec i dalsza gra są warte tyle samo, w granicach błędu.`
  },
  breakeven: {
    heading: (a, b) => `Jak często ${a} musi być wygrany, by licytowanie go było lepsze niż ${b}:`,
    always: "zawsze",
    even: "bez różnicy",
    never: "nigdy",
    same: (a, b) => `Karty dają tyle lew, ile potrzebuje ${a}, albo mniej; ${b} bierze tyle samo lew.`,
    apart: (b) => `${b} liczy się jako wygrany równo.`,
    down: (tricks) => `Gdy nie wychodzi, przegrywa bez ${tricks}.`
  },
  sacrifice: {
    heading: (contract) => `Ile może kosztować obrona przed ${contract}, w punktach:`,
    columns: {
      rubber: "rober",
      model: "wycena",
      down: "bez",
      cost: "koszt",
      letThemMake: "gdy grają swoje",
      saves: "opłaca się"
    },
    yes: "tak",
    no: "nie",
    even: "to samo (w granicach błędu)",
    verdict: (rubber, model, most, next, chance, nextIsEven) => {
      const same = `bez ${next} wychodzi na to samo, w granicach błędu`
      const pays =
        most > 0
          ? `bez ${most} się opłaca`
          : nextIsEven
            ? "żadna obrona nie daje zysku"
            : "żadna obrona się nie opłaca, nawet bez jednej"
      const more = nextIsEven
        ? `; ${same}`
        : most > 0
          ? `; szansa ${chance} na bez ${next} zamiast tego wychodzi na zero`
          : ""
      return `${rubber}, ${model}: ${pays}${more}.`
    },
    mixed: (rubber, model, cost, price, pays) => {
      const end = {
        pays: "obrona się opłaca",
        same: "wychodzi na to samo, w granicach błędu",
        loses: "obrona się nie opłaca"
      }
      return `${rubber}, ${model}: podane szanse kosztują średnio ${cost} przeciw ${price}: ${end[pays]}.`
    }
  },
  simulate: {
    heading: (ns, ew, rubbers, seed, rubber) =>
      `${rubbers} ${pluralPl(rubbers, "rober", "robry", "robrów")} od ${rubber}, ziarno ${seed}; NS ${ns}, EW ${ew}; ± jeden błąd standardowy`,
    margin: "przewaga NS na robra",
    difference: (ns, ew) => `zysk ${ns} względem ${ew}, te same rozdania`,
    wins: "NS wygrywają robra",
    deals: "rozdań na robra",
    passedOut: "rozdań spasowanych na robra",
    twoGames: "robry w dwóch partiach",
    winnerBehind: "wygrywający robra przegrywa na punkty",
    points: "punkty na robra, NS i EW",
    sd: "odchylenie standardowe jednego robra",
    quantiles: "przewagi przy 5, 25, 50, 75, 95 %",
    tell: (rubbers) =>
      `Przewaga 50 punktów na robra sięga dwóch błędów standardowych po ${rubbers} robrach bez par.`,
    equal: "Strategie są te same, więc te same rozdania z zamianą stron dają dokładnie 0.",
    rubbersDone: (done, all) => `robry: ${done} z ${all}`,
    partial: (done, all) => `Przerwano po ${done} z ${all} robrów; dotąd:`
  },
  chancesForm: (text) =>
    `„${text}” nie pasuje: podaj szanse wpadek, które sumują się do 1, np. 2=0.75,3=0.25 albo 2=75%,3=25%`,
  chanceForm: (text) => `„${text}” nie pasuje: oczekiwano szansy od 0 do 1, np. 0.9 albo 90%`
}
