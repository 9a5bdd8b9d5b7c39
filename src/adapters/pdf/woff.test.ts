import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { describe, expect, it } from 'vitest';
import { FONTS } from './pins.ts';
import { sfntOfWoff } from './woff.ts';

const { resolve } = createRequire(import.meta.url);

/** The sum of an SFNT table's 32-bit words, as its directory has it. */
function checksumOf(font: Buffer, offset: number, length: number): number {
  const paddedBytes = Buffer.concat([font.subarray(offset, offset + length), Buffer.alloc(3)]);
  let sum = 0;
  for (let at = 0; at < length; at += 4) sum = (sum + paddedBytes.readUInt32BE(at)) >>> 0;
  return sum;
}

describe('a font in WOFF', () => {
  it.each(Object.entries(FONTS))('is unpacked, with the tables and checksums that it names: %s', (_, { file }) => {
    const font = Buffer.from(sfntOfWoff(readFileSync(resolve(file))));
    const tables = Array.from({ length: font.readUInt16BE(4) }, (_, index) => {
      const at = 12 + 16 * index;
      const [checksum, offset, length] = [4, 8, 12].map((field) => font.readUInt32BE(at + field)) as [
        number,
        number,
        number,
      ];
      return { tag: font.toString('latin1', at, at + 4), checksum, offset, length };
    });
    expect(tables.map(({ tag }) => tag)).toEqual(expect.arrayContaining(['cmap', 'glyf', 'head', 'hmtx', 'name']));
    for (const { tag, checksum, offset, length } of tables.filter(({ tag }) => tag !== 'head'))
      expect(checksumOf(font, offset, length), tag).toBe(checksum);
  });

  it.each([new Uint8Array(), new Uint8Array(100)])('is refused if the bytes are no WOFF', (bytes) => {
    expect(() => sfntOfWoff(bytes)).toThrow(SyntaxError);
  });
});
