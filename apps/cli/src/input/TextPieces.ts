/**
 * A file of any size, or standard input, as pieces of text: unpacked where it is gzipped, decoded, ends of line made LF.
 * A piece is read when it is asked for, so memory does not grow with the file.
 */
import { LineFeeds } from "@rubber-bridge/core/formats/Lines"
import { createReadStream } from "node:fs"
import { open, stat } from "node:fs/promises"
import { pipeline, Readable } from "node:stream"
import { createGunzip } from "node:zlib"
import { encodingOf } from "./Encoding.ts"

/** Why a file gives no text; `detail` is the system's own word where there is one. */
export type InputFault =
  | "noSuchFile"
  | "isFolder"
  | "notReadable"
  | "notText"
  | "spreadsheet"
  | "archive"
  | "damagedGzip"

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

/** The pieces of `file`, `-` for standard input. Fails with `InputFailure`. */
export async function* textPieces(file: string): AsyncGenerator<string> {
  const bytes = await opened(file)
  let decoder: TextDecoder | undefined
  const feeds = new LineFeeds()
  try {
    for await (const chunk of bytes) {
      decoder ??= decoderFor(chunk)
      const text = feeds.push(decoder.decode(chunk, { stream: true }))
      if (text !== "") yield text
    }
  } catch (error) {
    if (error instanceof InputFailure) throw error
    const { code = "", message } = error as NodeJS.ErrnoException
    throw code.startsWith("Z_")
      ? new InputFailure("damagedGzip")
      : new InputFailure("notReadable", code || message)
  }
  const last = decoder === undefined ? "" : feeds.push(decoder.decode())
  if (last !== "") yield last
}

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
  if (file !== "-") await iterator.return?.()
  const packed =
    file === "-" ? Readable.from(joined(first, iterator)) : createReadStream(file, { highWaterMark: PIECE })
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

function decoderFor(first: Uint8Array): TextDecoder {
  const encoding = encodingOf(first)
  if (encoding === undefined) throw new InputFailure("notText")
  return new TextDecoder(encoding)
}

/** The names of the parts of a zipped spreadsheet stand in its first bytes. */
function isSpreadsheet(first: Uint8Array): boolean {
  const head = new TextDecoder("latin1").decode(first.subarray(0, 4096))
  return /xl\/|\[Content_Types\]|opendocument\.spreadsheet/u.test(head)
}
