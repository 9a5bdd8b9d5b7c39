import { describe, expect, it } from 'vitest';
import type { Where } from '../index.ts';
import { readClientPage } from './client-reads.ts';

const [a, b] = [
  { chain: 'a', wallet: '1' },
  { chain: 'b', wallet: '1' },
];

/** A delegate over rows that compares columns with one value, or with several by `in`. */
function over(rows: readonly Readonly<Record<string, unknown>>[]) {
  const meets = (row: Readonly<Record<string, unknown>>, where: Where): boolean =>
    Object.entries(where).every(([key, operand]) => {
      if (key === 'AND') return (operand as Where[]).every((one) => meets(row, one));
      if (key === 'OR') return (operand as Where[]).some((one) => meets(row, one));
      const among = (operand as { readonly in?: readonly unknown[] } | null)?.in;
      return among ? among.includes(row[key]) : row[key] === operand;
    });
  const queries: object[] = [];
  const matching = ({ where, take }: { where: Where; take: number }) => {
    queries.push(where);
    return rows
      .filter((row) => meets(row, where))
      .sort((x, y) => Number(x.at) - Number(y.at))
      .slice(0, take);
  };
  return {
    queries,
    findMany: async (query: object) => matching(query as never),
    count: async (query: object) => matching(query as never).length,
  };
}
const ROWS = [1, 2, 3, 4, 5, 6].map((at) => ({ ...(at % 2 ? a : b), id: `r${at}`, at, owner: at > 4 ? 'me' : 'you' }));
const PAGE = { size: 2, backward: false, after: null, before: null };
const page = (delegate: ReturnType<typeof over>, where: Where) =>
  readClientPage(
    delegate,
    { where, id: ['id', 'at'], page: PAGE, columns: [{ column: 'at', direction: 'asc', type: 'Int' }] },
    {},
  );

describe('a page of several branches', () => {
  it('has the first rows of all of them, in order, by one statement more than there are branches', async () => {
    const delegate = over(ROWS);
    expect((await page(delegate, { OR: [a, b] })).map(({ at }) => at)).toEqual([1, 2, 3]);
    expect(delegate.queries).toHaveLength(3);
  });
  it('has a row once that is in two of them', async () => {
    expect((await page(over(ROWS), { OR: [a, { owner: 'you' }] })).map(({ at }) => at)).toEqual([1, 2, 3]);
  });
  it('is read by one statement where there is one branch, and by no more where the branches have no rows', async () => {
    const [one, none] = [over(ROWS), over([])];
    expect((await page(one, a)).map(({ at }) => at)).toEqual([1, 3, 5]);
    expect(await page(none, { OR: [a, b] })).toEqual([]);
    expect([one.queries, none.queries].map(({ length }) => length)).toEqual([1, 2]);
  });
});
