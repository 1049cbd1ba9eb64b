/** Help of the commands for teachers: explain, quiz, lesson. */
export const teach = {
  explain: {
    about: "Explains a rule or a result: its figures, why, a worked example, a common mistake.",
    rule: "a rule such as honours or rubber-bonus, or a result such as 4SXW-2; all rules are listed without it",
    examples: { rule: "who scores honours, and for what", result: "every entry of a result, with its reason" }
  },
  quiz: {
    about: "Sets exercises in scoring, with a separate key in which every line is explained.",
    count: "how many exercises",
    level:
      "easy: single deals undoubled; medium: doubles, slams, honours; hard: decisions and a whole rubber",
    key: "write the key to this file (.txt, .md or .html)",
    keyWritten: (file: string): string => `the key is in ${file}`,
    examples: {
      print: "for print: the sheet and, beside it, handout.key.html",
      text: "on the terminal, key below"
    }
  },
  lesson: {
    about: "Turns a file of results into a handout: each deal step by step, each rule when it first occurs.",
    file: "a file of result lines, or - for standard input",
    examples: { page: "a page for print", polish: "the same in Polish as Markdown" }
  },
  noRubbers: (file: string): string => `${file} has no results; write one a line, such as 2HS10`
}
