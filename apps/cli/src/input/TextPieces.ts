/**
 * A file of any size, or standard input, as pieces of text: unpacked where it is gzipped, decoded, ends of line made LF.
 * A piece is read when it is asked for, so memory does not grow with the file.
 */
import { LineFeeds } from "@rubber-bridge/core/formats/Lines"
import { open, stat } from "node:fs/promises"
import { pipeline, Readable } from "node:stream"
import { createGunzip } from "node:zlib"
import { Decoder, type EncodingDoubt } from "./Decoder.ts"
import type { Encoding } from "./Encoding.ts"

/** Why a file gives no text; `detail` is the system's own word where there is one. */
export type InputFault =
  | "noSuchFile"
  | "isFolder"
  | "notReadable"
  | "notText"
  | "spreadsheet"
  | "archive"
  | "damagedGzip"
  | "encodingAlike"
  | "encodingUnknown"

export class InputFailure extends Error {
  readonly fault: InputFault
  readonly detail: string
  constructor(fault: InputFault, detail = "") {
    super(fault)
    this.fault = fault
    this.detail = detail
  }
}

const PIECE = 1 << 16

/** How the bytes are to be read, where somebody said so. */
export interface Reading {
  readonly encoding?: Encoding | undefined
  /** What to do where the encoding is not clear: told once, the text is read as Latin-1. Without it that is a failure. */
  readonly doubtful?: (doubt: EncodingDoubt) => void
}

/** The pieces of `file`, `-` for standard input. Fails with `InputFailure`. */
export async function* textPieces(file: string, reading: Reading = {}): AsyncGenerator<string> {
  const bytes = await opened(file)
  // PBN is Latin-1 by its standard.
  const decoder = new Decoder(reading.encoding, /\.pbn(?:\.gz)?$/iu.test(file) ? "latin1" : undefined)
  const feeds = new LineFeeds()
  let told = false
  const plain = (text: string) => {
    if (decoder.doubt !== undefined && !told) {
      told = true
      if (reading.doubtful === undefined) throw encodingFailure(decoder.doubt)
      reading.doubtful(decoder.doubt)
    }
    return feeds.push(text)
  }
  try {
    for await (const chunk of bytes) {
      const decoded = decoder.push(chunk)
      if (decoded === undefined) throw new InputFailure("notText")
      const text = plain(decoded)
      if (text !== "") yield text
    }
  } catch (error) {
    if (error instanceof InputFailure) throw error
    const { code = "", message } = error as NodeJS.ErrnoException
    throw code.startsWith("Z_")
      ? new InputFailure("damagedGzip")
      : new InputFailure("notReadable", code || message)
  }
  const last = plain(decoder.end())
  if (last !== "") yield last
}

const encodingFailure = ({ _tag, words }: EncodingDoubt): InputFailure =>
  new InputFailure(_tag === "Alike" ? "encodingAlike" : "encodingUnknown", words.join(" / "))

async function opened(file: string): Promise<AsyncIterable<Uint8Array>> {
  if (file !== "-") await checkFile(file)
  const iterator = (file === "-" ? process.stdin : fileChunks(file))[
    Symbol.asyncIterator
  ]() as AsyncIterator<Uint8Array>
  const first = await firstChunk(iterator, file)
  const refused = archiveIn(first, file)
  if (refused !== undefined) {
    await iterator.return?.()
    throw new InputFailure(refused)
  }
  if (first[0] !== 0x1f || first[1] !== 0x8b) return joined(first, iterator)
  const packed = Readable.from(copies(joined(first, iterator)))
  // An error in the middle of the stream arrives at whoever reads it.
  return pipeline(packed, createGunzip({ chunkSize: PIECE }), () => undefined)
}

/** Containers that hold no text of their own, by their first bytes. */
function archiveIn(first: Uint8Array, file: string): InputFault | undefined {
  // Older spreadsheets and documents.
  if (first[0] === 0xd0 && first[1] === 0xcf && first[2] === 0x11) return "spreadsheet"
  if (first[0] !== 0x50 || first[1] !== 0x4b || first[2] !== 3 || first[3] !== 4) return undefined
  return /\.(?:xlsx|ods|xlsm)$/iu.test(file) || isSpreadsheet(first) ? "spreadsheet" : "archive"
}

/** The bytes of a file in one buffer that is filled again and again: each piece must be used before the next is asked for. */
async function* fileChunks(file: string): AsyncGenerator<Uint8Array> {
  const handle = await open(file)
  try {
    const buffer = new Uint8Array(PIECE)
    for (;;) {
      // One read follows another on purpose: the pieces of a file have an order.
      // oxlint-disable-next-line no-await-in-loop
      const { bytesRead } = await handle.read(buffer, 0, PIECE, null)
      if (bytesRead === 0) return
      yield buffer.subarray(0, bytesRead)
    }
  } finally {
    await handle.close()
  }
}

async function checkFile(file: string): Promise<void> {
  try {
    if ((await stat(file)).isDirectory()) throw new InputFailure("isFolder")
  } catch (error) {
    if (error instanceof InputFailure) throw error
    const { code = "" } = error as NodeJS.ErrnoException
    throw code === "ENOENT" ? new InputFailure("noSuchFile") : new InputFailure("notReadable", code)
  }
}

async function firstChunk(iterator: AsyncIterator<Uint8Array>, file: string): Promise<Uint8Array> {
  try {
    const first = await iterator.next()
    return first.done === true ? new Uint8Array() : first.value
  } catch (error) {
    throw new InputFailure("notReadable", (error as NodeJS.ErrnoException).code ?? file)
  }
}

async function* joined(first: Uint8Array, rest: AsyncIterator<Uint8Array>): AsyncGenerator<Uint8Array> {
  try {
    if (first.length > 0) yield first
    yield* { [Symbol.asyncIterator]: () => rest }
  } finally {
    await rest.return?.()
  }
}

/** Pieces that may be kept, for whoever reads ahead. */
async function* copies(pieces: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  for await (const piece of pieces) yield piece.slice()
}

/** The names of the parts of a zipped spreadsheet stand in its first bytes. */
function isSpreadsheet(first: Uint8Array): boolean {
  const head = new TextDecoder("latin1").decode(first.subarray(0, 4096))
  return /xl\/|\[Content_Types\]|opendocument\.spreadsheet/u.test(head)
}
