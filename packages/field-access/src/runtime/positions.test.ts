import fc from 'fast-check';
import { expect, it } from 'vitest';
import { compactPositions } from './positions.ts';

/** The tuples that a compact form stands for: `a.b;c` by recursive descent. */
function expand(text: string): number[][] {
  const tuples: number[][] = [];
  let at = 0;
  const alternatives = (): number[][] => {
    const all: number[][] = [];
    do {
      const [, from, to] = /^(\d+)(?:-(\d+))?/.exec(text.slice(at)) as unknown as [string, string, string?];
      at += to === undefined ? from.length : from.length + 1 + to.length;
      let inner: number[][] = [[]];
      if (text[at] === '.') {
        at++;
        if (text[at] === '(') {
          at++;
          inner = alternatives();
          at++;
        } else inner = single();
      }
      for (let i = Number(from); i <= Number(to ?? from); i++) all.push(...inner.map((rest) => [i, ...rest]));
    } while (text[at] === ';' && ++at);
    return all;
  };
  const single = (): number[][] => {
    const end = /[;)]/.exec(text.slice(at));
    const part = text.slice(at, end ? at + end.index : undefined);
    at += part.length;
    return expand(part);
  };
  tuples.push(...alternatives());
  return tuples;
}

it('stands for exactly the positions it was made from', () => {
  const tuples = fc
    .integer({ min: 1, max: 3 })
    .chain((depth) =>
      fc.uniqueArray(fc.array(fc.nat(5), { minLength: depth, maxLength: depth }), { minLength: 1, selector: String }),
    )
    .map((all) => all.sort((a, b) => a.reduce((tuples, n, i) => tuples || n - (b[i] as number), 0)));
  fc.assert(
    fc.property(tuples, (all) => {
      expect(expand(compactPositions(all))).toEqual(all);
    }),
  );
});

it('is short where rows are alike', () => {
  const grid = Array.from({ length: 1000 }, (_, i) => [Math.floor(i / 50), i % 50]);
  expect(compactPositions(grid)).toBe('0-19.0-49');
  expect(compactPositions([[0], [1], [2], [7]])).toBe('0-2;7');
});
