import { PGlite } from '@electric-sql/pglite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  aggregateTexts,
  COUNT,
  concat,
  constantText,
  crossJoin,
  type GroupText,
  groupText,
  joinAll,
  joinCount,
  joinOne,
  joinUnique,
  literal,
  oneRowSelect,
  onlyRowText,
  rowText,
  uniqueRowSelect,
} from './select.ts';
import { integer, renderSql, type Sql, sql } from './sql.ts';

let client: PGlite;
beforeAll(async () => {
  client = await PGlite.create();
});
afterAll(() => client?.close());

const rowsOf = async (select: Sql): Promise<unknown[][]> =>
  (await client.query<unknown[]>(renderSql(select).text, [], { rowMode: 'array' })).rows;
const numbers = (count: number) => sql`(select n, n::text t from generate_series(1, ${integer(count)}) n) r`;

const COLUMNS = {
  constant: literal('x'),
  'no aggregate beside one': concat<GroupText>([literal('x'), aggregateTexts(rowText(sql`r.t`), sql`r.n`)]),
  'rows in order': aggregateTexts(rowText(sql`r.t`), sql`r.n desc`),
  'the only row': onlyRowText(rowText(sql`r.t`)),
};

describe('a select of one row', () => {
  it.each(Object.entries(COLUMNS).flatMap(([name, text]) => [0, 1, 3].map((count) => ({ name, text, count }))))(
    'is one row: $name over $count rows',
    async ({ text, count }) => {
      const select = oneRowSelect({ j: text, s: constantText(sql`null::text`) }, numbers(count));
      expect(await rowsOf(select)).toHaveLength(1);
      const between = joinAll(sql`generate_series(1, 4) above`, [joinOne(select, 'l'), joinOne(select, 'm')]);
      expect(await rowsOf(sql`select l.j, m.j from ${between}`)).toHaveLength(4);
      expect(await rowsOf(sql`select a.j, b.j from ${crossJoin({ a: select, b: select })}`)).toHaveLength(1);
    },
  );

  it('is one row without rows to read', async () => {
    expect(await rowsOf(oneRowSelect({ j: literal('x') }))).toEqual([['x']]);
  });

  it('is refused by PostgreSQL where a column is outside an aggregate', async () => {
    await expect(rowsOf(oneRowSelect({ j: groupText(sql`r.t`) }, numbers(2)))).rejects.toMatchObject({ code: '42803' });
  });

  it('is one row beside a count, which it names', async () => {
    const counted = oneRowSelect({ c: groupText(sql`count(*)::int`) }, numbers(3));
    const read = oneRowSelect({ j: groupText(sql`${COUNT}::text`), s: constantText(sql`null::text`) }, numbers(0));
    expect(await rowsOf(joinCount(counted, read))).toEqual([['3', null]]);
  });
});

describe('a unique row', () => {
  it.each([
    [1, [['1', '1']]],
    [9, [['1', null]]],
  ])('joined by %s leaves the rows as many as they were', async (key, rows) => {
    const select = uniqueRowSelect({ j: rowText(sql`r.t`) }, numbers(3), sql`r.n = ${integer(key)}`);
    const from = joinAll(sql`(select '1' t) above`, [joinUnique(select, 'l')]);
    expect(await rowsOf(sql`select above.t, l.j from ${from}`)).toEqual(rows);
  });
});
