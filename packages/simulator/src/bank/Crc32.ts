/** CRC-32 as in zip and PNG (polynomial 0xEDB88320): finds a damaged file, nothing more. */

const TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
  let value = byte
  for (let bit = 0; bit < 8; bit++) value = (value & 1) === 0 ? value >>> 1 : (value >>> 1) ^ 0xedb88320
  return value
})

/** The checksum of bytes, continued from that of the bytes before them. */
export const crc32 = (bytes: Uint8Array, before = 0): number => {
  let value = ~before
  for (const byte of bytes) value = TABLE[(value ^ byte) & 0xff]! ^ (value >>> 8)
  return ~value >>> 0
}
