import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { codesOf } from './words.ts';
import { WIDTH, wrapText } from './wrap.ts';

const SENTENCE = 'The gateway does not answer to anything that this machine has asked of it today';

describe('a text on a terminal of 80 columns', () => {
  it.each<[string, string, number, string]>([
    ['that fits is as it was', '  Series  0x12\n', 0, '  Series  0x12\n'],
    ['is broken between words', `${SENTENCE} or before.`, 0, `${SENTENCE}\nor before.`],
    ['goes on as deep as it began', `  ${SENTENCE} now`, 0, `  ${SENTENCE.slice(0, -6)}\n  today now`],
    ['goes on deeper', `${SENTENCE} or before.`, 4, `${SENTENCE}\n    or before.`],
    ['keeps a duration whole', `${SENTENCE} (3 days ago)`, 0, `${SENTENCE}\n(3 days ago)`],
    ['keeps a command whole', `${SENTENCE}: run \`key new\`.`, 0, `${SENTENCE}:\nrun \`key new\`.`],
  ])('%s', (_, text, deeper, expected) => {
    expect(wrapText(text, deeper)).toBe(expected);
  });

  it('keeps every word, in order, and no line is longer than 80 where no word is', () => {
    const word = fc.string({ unit: fc.constantFrom('a', 'é', '-', '.'), minLength: 1, maxLength: 20 });
    fc.assert(
      fc.property(fc.array(word, { minLength: 1 }), fc.nat(8), (words, deeper) => {
        const output = wrapText(words.join(' '), deeper);
        expect(output.split(/\s+/).filter((entry) => entry !== '')).toEqual(words);
        for (const line of output.split('\n')) expect([...line].length).toBeLessThanOrEqual(WIDTH);
      }),
    );
  });

  it('has room for every decision code', () => {
    const question = wrapText(`Decision code, one of ${codesOf('APPROVE').join(', ')} (empty skips, q stops):`);
    for (const line of question.split('\n')) expect(line.length).toBeLessThan(WIDTH);
  });
});
