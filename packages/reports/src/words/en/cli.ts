import type { SideName } from "../../sheet/sidePlayers.ts"
import { warningText } from "@rubber-bridge/core/formats/pbn/PbnFault"
import { listOf } from "../list.ts"

/** What the command line itself says: misuse of flags, files, progress. */
export const cli = {
  column: (name: string, column: number) => `${name}, column ${column}`,
  usage: { flags: "[flags]", command: "<command>" },
  seeHelp: (command: string) => `see ${command}`,
  unknownFlag: (flag: string, near: string | undefined) =>
    `there is no flag ${flag}${near === undefined ? "" : `; did you mean ${near}?`}`,
  missingFlag: (flag: string) => `the flag --${flag} is needed`,
  missingArgument: (name: string) => `${name} is missing`,
  unexpectedArgument: (text: string) => `"${text}" was not expected`,
  unknownCommand: (text: string, near: string | undefined) =>
    `there is no command "${text}"${near === undefined ? "" : `; did you mean ${near}?`}`,
  missingValue: (name: string) => `${name} needs a value`,
  invalidValue: (name: string, value: string, expected: string) =>
    `${name}: "${value}" cannot be used: ${expected}`,
  chooseFrom: (name: string, value: string, choices: ReadonlyArray<string>) =>
    `${name}: "${value}" cannot be used; write ${listOf(choices, "or")}`,
  flagTwice: (name: string) => `${name} is given more than once; give it once`,
  ownFault: (message: string) => `a fault of the program itself, please report it: ${message}`,
  interrupted: "interrupted",
  warning: (text: string) => `warning: ${text}`,
  seedDrawn: (seed: number) => `seed ${seed} was drawn; give --seed ${seed} to repeat this run`,
  fileWritten: (file: string) => `wrote ${file}`,
  noSuchFile: "there is no such file; name one that exists, or - for standard input",
  isFolder: "it is a folder; name a file in it",
  notReadable: (reason: string) => `it cannot be read: ${reason}`,
  notText: (file: string) => `${file} is not a text file; name a file of result lines or PBN`,
  notWritable: (file: string, reason: string) =>
    `${file} cannot be written: ${reason}; name a file in a folder that exists and is writable`,
  fileReasons: {
    NotFound: "there is no such file or folder",
    PermissionDenied: "permission is denied",
    AlreadyExists: "it exists already",
    BadResource: "it is not a file",
    Folder: "it is a folder",
    NoFolder: "a part of its path is no folder",
    Busy: "it is in use",
    DiskFull: "the disk is full",
    ReadOnly: "it can only be read",
    NameTooLong: "the name is too long",
    LinkLoop: "its links lead in a circle",
    DeviceFault: "the device gives an error",
    NoName: "no name is given",
    ControlInName: "the name has a character that no name can have"
  },
  vulWithRubber: "--vul and --rubber exclude each other; vulnerability follows from the games of the rubber",
  honoursForm: (text: string) =>
    `"${text}" is not a claim of honours; write SEAT:100 or SEAT:150, such as W:100`,
  honoursManyResults:
    "with several results it is unclear which deal is meant; write honours W 100 behind its result",
  notForSheets: (kind: string, file: string) =>
    `it is ${kind.toUpperCase()}, and a sheet is drawn from result lines or PBN; rubber convert ${file} --to results makes them`,
  figuresOnly:
    "this rubber is written in figures only, and a sheet is drawn from results; rubber validate checks the figures",
  honoursTwice: "honours are claimed twice; at most one hand can hold them, so give one claim",
  honoursPassedOut: "a passed-out deal has no honours",
  honoursNotrump: "honours in notrump are 150, for four aces in one hand",
  fewTricks: (text: string, tricks: number, down: number) =>
    `"${text}": ${tricks === 1 ? "1 trick" : `${tricks} tricks`}, down ${down}; for just made write =`,
  noSeat: (text: string) => `"${text}" is not a seat; write N, E, S or W`,
  notANumber: (text: string, lowest: number, highest: number) =>
    `"${text}" cannot be used: a whole number from ${lowest} to ${highest} was expected`,
  notPositive: (text: string) => `"${text}" cannot be used: a number above 0 was expected`,
  isOutput: (flag: string, file: string) =>
    `${flag} and --output both name ${file}; name another file for one of them`,
  playersForm: (text: string) => `"${text}" names no players; write North=Ann,East=Ben,South=Cy,West=Di`,
  contractForm: "write one like 4SX, without a declarer",
  chartForm: (file: string) =>
    `${file}: charts are written as .svg, .png or .html; end the name with one of these`,
  dealsDone: (done: number, all: number) => `${done} of ${all} deals`,
  noDeals: (file: string) => `${file} holds no deal; write deals such as [Deal "N:hand hand hand hand"]`,
  playNeedsContract: "--play needs the contract: give it with --leads, such as --leads 3NS",
  and: "and",
  settledEven: "Settlement: nothing, the totals are equal.",
  settled: (side: SideName, hundreds: number, amount: number | undefined) =>
    `Settlement: ${side.text} ${side.people === 1 ? "wins" : "win"} ${hundreds} ${hundreds === 1 ? "hundred" : "hundreds"}${amount === undefined ? "" : `, ${amount} at this stake`}.`,
  pbnWarning: warningText,
  table: {
    contract: "contract",
    vulnerable: "vulnerable",
    tricks: "tricks",
    below: "below",
    above: "above",
    defenders: "defenders",
    yes: "yes",
    no: "no"
  },
  penaltiesForAll: "--penalties holds for every contract alike; leave out --contract",
  playerTable: {
    player: "player",
    rubbers: "rubbers",
    won: "won",
    points: "points",
    hundreds: "hundreds",
    amount: "amount"
  },
  followTextOnly: "--follow draws sheets as text on stdout; leave out --format, --output and --chart",
  followStdin: "--follow watches a file that grows; give its name, not -",
  confidenceForm: (text: string) =>
    `"${text}" cannot be used: a share from 0.5 to below 1 was expected, such as 0.95`,
  contractTwice: (contract: string) => `${contract} is given twice`
}
