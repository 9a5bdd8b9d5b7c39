import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createNarrator, shortenId, WIDTH, wrap } from '../../../src/apps/demo/narrator.ts';
import { formatColumns } from '../../../src/apps/demo/readers.ts';

type Work = (narrator: ReturnType<typeof createNarrator>) => Promise<unknown>;
const narrated = async (isTTY: boolean, work: Work, columns?: number) => {
  const written: string[] = [];
  await work(createNarrator({ isTTY, columns, write: (text) => written.push(text) }));
  return written.join('');
};

describe('lines', () => {
  const word = fc.string({ unit: fc.constantFrom('a', 'é', '0', '.'), minLength: 1, maxLength: 30 });

  it('are no longer than they may be, and lose no word', () => {
    fc.assert(
      fc.property(fc.array(word, { minLength: 1 }), fc.integer({ min: 40, max: 90 }), (words, most) => {
        const lines = wrap(words.join(' '), most);
        for (const line of lines) expect(line.length).toBeLessThanOrEqual(most);
        expect(lines.join(' ').split(' ')).toEqual(words);
      }),
    );
  });

  it('keep a duration whole', () => {
    expect(wrap('proof 453 ms, verified in 9.0 ms', 30)).toEqual(['proof 453 ms, verified in', '9.0 ms']);
  });

  it('with columns stay as they are, for the terminal to wrap', () => {
    const line = 'label   null  reads  null  reads  reads';
    expect(wrap(line, 20)).toEqual([line]);
  });

  it('keep a word whole that is longer than a line, and a command, so that they can be copied', () => {
    const path = `/${'x'.repeat(100)}`;
    expect(wrap(`read ${path} now`, 40)).toEqual(['read', path, 'now']);
    expect(wrap(`  . ${path} b`, 40)).toEqual([`  . ${path} b`]);
  });

  it('shorten what is longer than a hash in hex', () => {
    expect([shortenId(`0x${'a'.repeat(64)}`), shortenId('b'.repeat(88))].map(({ length }) => length)).toEqual([66, 66]);
  });

  it('of a table stand one below the other', () => {
    const rows = [
      ['', 'public', 'a'],
      ['label', 'x', 'long'],
    ];
    expect(formatColumns(rows).split('\n')).toEqual(['       public  a     ', 'label  x       long  ']);
  });
});

describe('a step', () => {
  it('is one line where no terminal reads it, wrapped with its time', async () => {
    const label = 'word '.repeat(30).trim();
    const text = await narrated(false, ({ step }) => step(label, async () => {}));
    const lines = text.trimEnd().split('\n');
    expect(lines.length).toBe(2);
    for (const line of lines) expect(line.length).toBeLessThanOrEqual(WIDTH);
    expect(text).not.toContain('\u001b');
    expect(text.replaceAll(/[✓\s]+/g, ' ').trim()).toBe(label);
  });

  it.each([0, 20, 40, 79, 500])('and what is said fit a terminal of %d columns', async (columns) => {
    const text = await narrated(
      false,
      async ({ chapter, say, step }) => {
        chapter('word '.repeat(30).trim());
        say('word '.repeat(30).trim());
        await step('word '.repeat(30).trim(), async () => {});
      },
      columns,
    );
    const most = columns === 0 ? WIDTH : Math.min(columns, WIDTH);
    expect(Math.max(...text.split('\n').map(({ length }) => length))).toBeLessThanOrEqual(most);
    expect(text.match(/word/g)).toHaveLength(90);
  });

  it('that fails is said to, and fails its caller', async () => {
    const text = narrated(false, ({ step }) =>
      expect(step('work', () => Promise.reject(new Error('no')))).rejects.toThrow('no'),
    );
    expect(await text).toBe('   ✗ work\n');
  });
});
