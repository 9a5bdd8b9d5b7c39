import { describe, expect, it, test } from 'vitest';
import type { Where } from '../index.ts';
import { listBranches, readPageRows } from './branches.ts';

const [a, b] = [
  { chain: 'a', wallet: '1' },
  { chain: 'b', wallet: '1' },
];
const kinds = { OR: [{ kind: { in: ['x', 'y'] } }, { kind: { in: ['z'] } }] };
const issued = { series: { issuer: '1' } };

describe('the branches of a where', () => {
  test.each<[string, Where, readonly Where[]]>([
    ['one where it has no OR', a, [a]],
    ['one for each wallet', { OR: [a, b] }, [a, b]],
    [
      'each with the rest',
      { AND: [{ OR: [a, b] }, { state: 'x' }] },
      [a, b].map((one) => ({ AND: [one, { state: 'x' }] })),
    ],
    ['one where an OR is over kinds alone', { AND: [a, kinds] }, [{ AND: [a, kinds] }]],
    [
      'each with an OR over kinds',
      { AND: [{ AND: [{ OR: [a, b] }, kinds] }, { at: { lt: 1 } }] },
      [a, b].map((one) => ({ AND: [one, kinds, { at: { lt: 1 } }] })),
    ],
    ['one for each wallet of a chain', { chain: 'a', wallet: { in: ['1', '2'] } }, [a, { chain: 'a', wallet: '2' }]],
    [
      'those of an OR in an OR',
      { OR: [a, { AND: [{ open: true }, { OR: [b, { chain: 'c', wallet: '3' }] }] }] },
      [a, { AND: [{ open: true }, b] }, { AND: [{ open: true }, { chain: 'c', wallet: '3' }] }],
    ],
    ['each, by another table too', { OR: [a, issued] }, [a, issued]],
    [
      'without those that have no row',
      { AND: [{ kind: 'x' }, { OR: [a, { AND: [b, { kind: { in: ['y'] } }] }] }] },
      [{ AND: [{ kind: 'x' }, a] }],
    ],
    [
      'without values that one of them is',
      { AND: [{ kind: 'x' }, { AND: [a, { kind: { in: ['x', 'y'] } }] }] },
      [{ AND: [{ kind: 'x' }, a] }],
    ],
    ['one of no row where none has any', { AND: [{ kind: 'x' }, { kind: { in: ['y'] } }] }, [{ kind: { in: [] } }]],
    [
      'one of no row where the one value is among those that are not allowed',
      { AND: [{ kind: 'x' }, { kind: { notIn: ['x', 'y'] } }] },
      [{ kind: { in: [] } }],
    ],
    [
      'one of no row where the one value is the one that is not allowed',
      { AND: [{ kind: 'x' }, { kind: { not: 'x' } }] },
      [{ kind: { in: [] } }],
    ],
    [
      'one with a column that has some value',
      { AND: [a, { chain: { not: null } }] },
      [{ AND: [a, { chain: { not: null } }] }],
    ],
    [
      'without values that are not allowed where it is another',
      { AND: [{ kind: 'x' }, { AND: [a, { kind: { notIn: ['y'] } }] }] },
      [{ AND: [{ kind: 'x' }, a] }],
    ],
    ['one where values are of no scope', { kind: { in: ['x', 'y'] } }, [{ kind: { in: ['x', 'y'] } }]],
    ['one where it asks nothing', {}, [{}]],
    [
      'one where there are too many',
      { OR: Array.from({ length: 17 }, (_, i) => ({ wallet: i })) },
      [{ OR: Array.from({ length: 17 }, (_, i) => ({ wallet: i })) }],
    ],
  ])('are %s', (_, where, branches) => {
    expect(listBranches(where)).toEqual(branches);
  });
});

/** A delegate over rows that compares columns with one value, or with several by `in`. */
function over(rows: readonly Readonly<Record<string, unknown>>[]) {
  const meets = (row: Readonly<Record<string, unknown>>, where: Where): boolean =>
    Object.entries(where).every(([key, said]) => {
      if (key === 'AND') return (said as Where[]).every((one) => meets(row, one));
      if (key === 'OR') return (said as Where[]).some((one) => meets(row, one));
      const among = (said as { readonly in?: readonly unknown[] } | null)?.in;
      return among ? among.includes(row[key]) : row[key] === said;
    });
  const asked: object[] = [];
  const matching = ({ where, take }: { where: Where; take: number }) => {
    asked.push(where);
    return rows
      .filter((row) => meets(row, where))
      .sort((x, y) => Number(x.at) - Number(y.at))
      .slice(0, take);
  };
  return {
    asked,
    findMany: async (query: object) => matching(query as never),
    count: async (query: object) => matching(query as never).length,
  };
}
const ROWS = [1, 2, 3, 4, 5, 6].map((at) => ({ ...(at % 2 ? a : b), id: `r${at}`, at, owner: at > 4 ? 'me' : 'you' }));
const pageOf = (where: Where) => ({ where, orderBy: [{ at: 'asc' }], take: 3 });
const page = (delegate: ReturnType<typeof over>, base: Where) =>
  readPageRows(delegate, { base, id: ['id', 'at'], queryOf: pageOf, select: {} });

describe('a page of several branches', () => {
  it('has the first rows of all of them, in order, by one statement more than there are branches', async () => {
    const delegate = over(ROWS);
    expect((await page(delegate, { OR: [a, b] })).map(({ at }) => at)).toEqual([1, 2, 3]);
    expect(delegate.asked).toHaveLength(3);
  });
  it('has a row once that is in two of them', async () => {
    expect((await page(over(ROWS), { OR: [a, { owner: 'you' }] })).map(({ at }) => at)).toEqual([1, 2, 3]);
  });
  it('is read by one statement where there is one branch, and by no more where the branches have no rows', async () => {
    const [one, none] = [over(ROWS), over([])];
    expect((await page(one, a)).map(({ at }) => at)).toEqual([1, 3, 5]);
    expect(await page(none, { OR: [a, b] })).toEqual([]);
    expect([one.asked, none.asked].map(({ length }) => length)).toEqual([1, 2]);
  });
});
