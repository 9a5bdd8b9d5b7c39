import { describe, expect, it } from 'vitest';
import type { Table, Tables, Where } from '../index.ts';
import { readClientPage } from './client-reads.ts';
import type { ReadContext } from './read-context.ts';
import { createRelatedReader, type RelatedList } from './related-reads.ts';

const [a, b] = [
  { chain: 'a', wallet: '1' },
  { chain: 'b', wallet: '1' },
];

/** A delegate over rows that compares columns with one value, or with several by `in`. As for Prisma, undefined is no condition. */
function over(rows: readonly Readonly<Record<string, unknown>>[]) {
  const meets = (row: Readonly<Record<string, unknown>>, where: Where): boolean =>
    Object.entries(where).every(([key, operand]) => {
      if (key === 'AND') return (operand as Where[]).every((one) => meets(row, one));
      if (key === 'OR') return (operand as Where[]).some((one) => meets(row, one));
      const among = (operand as { readonly in?: readonly unknown[] } | null)?.in;
      return operand === undefined || (among ? among.includes(row[key]) : row[key] === operand);
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

describe('a list below a row that came without a column', () => {
  const column = (name: string) => ({ column: name, key: true, type: 'String', uuid: false, list: false });
  const table = (name: string, columns: readonly string[], relations: Table['relations'] = {}): Table => ({
    ...{ table: name, provider: 'sqlite', relations },
    columns: Object.fromEntries(columns.map((each) => [each, column(each)])),
  });
  const Note = table('notes', ['chain', 'wallet', 'id', 'at']);
  const notes = { model: 'Note', table: Note, list: true, inverse: 'owner', columns: ['chain', 'wallet'] };
  const tables: Tables = {
    Note,
    Owner: table('owners', ['chain', 'wallet', 'heir'], { notes: { ...notes, references: ['chain', 'wallet'] } }),
  };
  const readerOf = (way: RelatedList['way']) =>
    createRelatedReader({ way, parent: 'Owner', model: 'Note' })(
      {
        keys: { parent: ['chain', 'wallet'], rows: ['id'] },
        ...{ where: {}, page: PAGE, query: {}, isPageSelected: true },
        columns: [{ column: 'at', direction: 'asc', type: 'Int' }],
      },
      { db: { note: over(ROWS) }, access: { rules: { model: { tables } } } } as unknown as ReadContext,
    );

  it.each<[string, RelatedList['way'], object]>([
    ['of the key, by a relation', { relation: 'notes' }, { chain: 'a' }],
    ['that joins the rows', { model: 'Note', key: { chain: 'chain', wallet: 'heir' } }, { chain: 'a', wallet: '1' }],
  ])('%s, has no rows of others', async (_, way, row) => {
    const reader = readerOf(way);
    for (const read of [reader.page, reader.count]) await expect(read({ ...row })).rejects.toThrow(/came without its/);
    const whole = { chain: 'a', wallet: '1', heir: '1' };
    expect((await reader.page(whole)).map(({ at }) => at)).toEqual([1, 3, 5]);
    expect(await reader.page({ ...whole, heir: null })).toHaveLength('relation' in way ? 3 : 0);
  });
});
