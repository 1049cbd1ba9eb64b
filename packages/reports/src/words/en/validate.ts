import type { FileDoubt } from "@rubber-bridge/core/formats/FileDoubt"
import type { LinDoubt } from "@rubber-bridge/core/formats/lin/LinFault"
import { warningText } from "@rubber-bridge/core/formats/pbn/PbnFault"
import { pluralEn } from "../plural.ts"
import { score } from "./score.ts"

const linDoubt = (doubt: LinDoubt): string => {
  switch (doubt._tag) {
    case "NamesUnclear":
      return `the names cannot be told apart: ${doubt.text}`
    case "ListUnclear":
      return `the list of the match has no result for it: ${doubt.text}`
    case "ListDisagrees":
      return `the list of the match has ${doubt.listed}, the auction ends in ${doubt.bid}, which counts`
    case "PlayIgnored":
      return `the play is left out: ${doubt.error.message}`
  }
}

export const validate = {
  help: {
    about:
      "Checks scores that others wrote down: each figure that differs from the rules, with the reason. CSV, JSON Lines, result lines, PBN and LIN, also gzipped, of any size.",
    file: "files to check, or - for standard input",
    result: "what an unsigned number in the column result is: tricks taken, or relative to the contract",
    columns: "headings that are not known by themselves, such as contract=Gra,declarer=Kto",
    variant: "what was played: rubber, chicago or duplicate",
    scale: "the scale of the scores: current, or old (1935 to the 1980s)",
    rules: "check the rules themselves, in bulk; needs no file",
    from: "the format of the files, where name and content do not tell",
    example: "check a club's archive",
    exampleRules: "check the scoring rules themselves",
    convert: "Brings deals and results from one format into another, and says what the target cannot hold.",
    convertFile: "the file to convert, or - for standard input",
    to: "the format wanted: pbn, lin, jsonl or results",
    inputEncoding: "in which encoding the input is, where its letters do not show it",
    encoding: "how PBN is written: latin1, as the standard says, or utf-8",
    convertExample: "result lines of a PBN file"
  },
  field: {
    ns_below: "NS below",
    ns_above: "NS above",
    ew_below: "EW below",
    ew_above: "EW above",
    ns_score: "score for NS",
    ns_total: "total NS",
    ew_total: "total EW",
    margin: "margin",
    vulnerable: "vulnerable",
    history: "history",
    game: "game line",
    tricks: "tricks"
  },
  nothing: "nothing",
  rubber: (name: string) => `rubber ${name}`,
  difference: (field: string, found: string, expected: string) => `${field} ${found}, right is ${expected}`,
  impossible: (field: string, found: string) => `${field} ${found}, which no deal writes there`,
  elsewhere: (field: string, found: string) =>
    `${field} ${found}, which no deal writes at this vulnerability`,
  also: (reasons: string) => `perhaps ${reasons}`,
  couldBe: (contracts: string) => `could be ${contracts}`,
  note: "note",
  summary: (records: number, files: number) =>
    `${records} ${pluralEn(records, "record", "records")} checked in ${files} ${pluralEn(files, "file", "files")}`,
  errors: (count: number) => `${count} ${pluralEn(count, "wrong figure", "wrong figures")}`,
  notes: (count: number) => `${count} ${pluralEn(count, "note", "notes")}`,
  unreadable: (count: number) => `${count} unreadable`,
  nothingToCheck: "there was nothing to check",
  clean: "every figure agrees",
  /** Something odd in a record that was used all the same. */
  doubt: (one: FileDoubt): string => {
    switch (one.format) {
      case "pbn":
        return warningText(one.doubt)
      case "lin":
        return linDoubt(one.doubt)
      case "csv": {
        const unknown = one.doubt.unknown.join(", ")
        const more = unknown === "" ? "" : `; not known: ${unknown}, which --columns may name`
        return `no column holds figures, so there is nothing to compare with${more}`
      }
      case "results":
        return score.fewTricks(one.doubt.text, one.doubt.tricks, one.doubt.down)
    }
  },
  interrupted: (soFar: string) => `Interrupted; so far: ${soFar}`,
  progress: (records: number, megabytes: number) => `${records} records, ${megabytes} MB`,
  spreadsheet: "it is a spreadsheet; save it as CSV",
  archive: "it is a zip archive; unpack it first",
  damagedGzip: "its gzip compression is damaged; what could be read has been checked",
  notText: "it is no text; name a file of CSV, JSON Lines, result lines, PBN or LIN",
  tooLarge: "it is too large for this command, which takes it as a whole",
  encodingAlike: (words: string) =>
    `its letters fit Windows-1250 and Latin-1 alike (${words}); save it as UTF-8, or say --input-encoding windows-1250 or latin1 where the command has it`,
  encodingUnknown: (word: string) => `its letters fit no encoding known here (${word}); save it as UTF-8`,
  readAsLatin1: "read as Latin-1",
  columnsForm: (text: string) => `"${text}" maps no column; write contract=Kontrakt,declarer=Gra`,
  needsFile: "name a file to check, or - for standard input, or give --rules",
  stdinOnce: "standard input can be read only once; give - once",
  rulesAlone: "--rules checks the rules themselves and takes no file",
  rules: {
    title: "The rules checked against themselves",
    cases: (count: number) => `${count} ${pluralEn(count, "case", "cases")}`,
    failed: (count: number) => `${count} FAILED`,
    columns: { check: "check", cases: "cases", failed: "failed", example: "first that failed" },
    check: {
      tables: "every score against the law's tables as data",
      steps: "every score against adding it up trick by trick",
      old: "the old scale against its own formula",
      duplicate: "duplicate scores from rubber lines and back",
      lines: "every point of a random rubber has a line, and the columns add up",
      state: "games, partscores and vulnerability follow the points below the line",
      end: "a rubber ends with the second game, its bonus is 700 or 500",
      order: "totals do not depend on the order of writing",
      sides: "exchanging the sides exchanges the columns",
      validator: "the validator finds nothing in a right rubber",
      numbers: "millions of rubbers against the law's tables, deal by deal"
    }
  },
  lost: {
    contract: "the contract, for the auction is not known",
    tricks: "the tricks",
    honours: "the honours",
    figures: "the written figures",
    rubber: "which rubber a deal belongs to",
    names: "commas and bars in the names",
    hands: "the hands",
    auction: "the auction",
    play: "the cards played",
    players: "the players",
    board: "the number of the board",
    vulnerable: "the vulnerability",
    result: "deals without a result",
    sections: "tags and comments",
    notes: "explanations and notes",
    match: "the title, the list of results and the scores of the match",
    incomplete: "a contract, a declarer or a result by itself, and hands of fewer than 13 cards",
    totals: "the totals",
    margin: "the margin",
    claim: "who held the honours (their points are kept)",
    dealer: "that nobody knows who dealt, so South is written",
    sheet: "figures without deals",
    label: "the signs ; # and quotation marks in the name of a rubber",
    quotes: "quotation marks in the names of players"
  },
  lostSome: (format: string, what: string, count: number) =>
    `${format} cannot hold ${what}: lost in ${count} ${pluralEn(count, "deal", "deals")}`,
  notLatin1: "the file has letters that PBN's Latin-1 cannot write, so it is written in UTF-8",
  cut: (count: number) => `${count} ${pluralEn(count, "value", "values")} longer than a line of PBN cut off`
}
