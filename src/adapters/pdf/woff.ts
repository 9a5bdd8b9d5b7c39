import { inflateSync } from 'node:zlib';

const WOFF = { signature: 0x774f4646, header: 44, entry: 20 } as const;
const SFNT = { header: 12, entry: 16 } as const;

const aligned = (length: number): number => (length + 3) & ~3;

/**
 * Converts a font in WOFF 1.0 (W3C, 13 December 2012) to OpenType (SFNT), so that its tables are decompressed only once.
 * @throws SyntaxError if the bytes are no WOFF
 */
export function sfntOfWoff(woff: Uint8Array): Uint8Array {
  const input = Buffer.from(woff.buffer, woff.byteOffset, woff.byteLength);
  if (input.length < WOFF.header || input.readUInt32BE(0) !== WOFF.signature)
    throw new SyntaxError('The bytes are no font in WOFF.');
  const count = input.readUInt16BE(12);
  const tables = Array.from({ length: count }, (_, index) => {
    const at = WOFF.header + index * WOFF.entry;
    const [tag, offset, packed, length, checksum] = [0, 4, 8, 12, 16].map((field) =>
      input.readUInt32BE(at + field),
    ) as [number, number, number, number, number];
    const data = input.subarray(offset, offset + packed);
    return { tag, checksum, bytes: packed < length ? inflateSync(data) : data };
  });
  const start = SFNT.header + count * SFNT.entry;
  const output = Buffer.alloc(tables.reduce((sum, { bytes }) => sum + aligned(bytes.length), start));
  const power = Math.floor(Math.log2(count));
  output.writeUInt32BE(input.readUInt32BE(4), 0);
  // numTables, searchRange, entrySelector and rangeShift of the SFNT header
  for (const [index, value] of [count, 16 << power, power, 16 * count - (16 << power)].entries())
    output.writeUInt16BE(value, 4 + 2 * index);
  let offset = start;
  for (const [index, { tag, checksum, bytes }] of tables.entries()) {
    const at = SFNT.header + index * SFNT.entry;
    for (const [field, value] of [tag, checksum, offset, bytes.length].entries())
      output.writeUInt32BE(value, at + 4 * field);
    output.set(bytes, offset);
    offset += aligned(bytes.length);
  }
  return output;
}
