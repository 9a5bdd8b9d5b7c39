import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { breakLines, type TextRun } from './lines.ts';

/** Every letter is one point wide. */
const measure = ({ text }: TextRun) => text.length;
const run = (text: string, font: TextRun['font'] = 'serif'): TextRun => ({ text, font, size: 10 });
const texts = (runs: TextRun[], width: number) =>
  breakLines(runs, width, measure).map((line) => line.map(({ text }) => text).join(''));

describe('lines', () => {
  it.each([
    ['one two three', 7, ['one two ', 'three']],
    ['one two three', 8, ['one two ', 'three']],
    ['one two three', 6, ['one ', 'two ', 'three']],
    ['0123456789 a', 4, ['0123', '4567', '89 a']],
    ['ab 0123456789', 4, ['ab ', '0123', '4567', '89']],
    ['abcd ', 4, ['abcd ']],
    ['', 4, []],
  ])('of %j in %s points are %j', (text, width, lines) => {
    expect(texts([run(text)], width)).toEqual(lines);
  });

  it('keep a word of two fonts together, and say where each piece stands', () => {
    const lines = breakLines([run('on '), run('0x12', 'mono'), run('. End')], 6, measure);
    expect(lines).toEqual([
      [{ ...run('on '), x: 0 }],
      [
        { ...run('0x12', 'mono'), x: 0 },
        { ...run('. '), x: 4 },
      ],
      [{ ...run('End'), x: 0 }],
    ]);
  });

  it('have the whole text, and are never wider than the width', () => {
    const runs = fc.array(fc.tuple(fc.stringMatching(/^[ab ]*$/), fc.constantFrom('serif' as const, 'mono' as const)));
    fc.assert(
      fc.property(runs, fc.integer({ min: 1, max: 12 }), (pieces, width) => {
        const lines = texts(
          pieces.map(([text, font]) => run(text, font)),
          width,
        );
        expect(lines.join('')).toBe(pieces.map(([text]) => text).join(''));
        for (const line of lines) expect(line.trimEnd().length).toBeLessThanOrEqual(width);
      }),
    );
  });
});
