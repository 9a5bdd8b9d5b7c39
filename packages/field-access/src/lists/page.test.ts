import { PGlite } from '@electric-sql/pglite';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { errorsOf, type Table, type Where } from '../index.ts';
import { fragmentOf, integer, type Sql, sql } from '../sql/sql.ts';
import { conditionOf, conjunction } from '../sql/where.ts';
import { type CursorBinding, connectionOf, type KeysetColumn, type Page, readPage, startOf } from './keyset.ts';
import { boundsOf, pageOrder, pageQuery, pageSelect, pageTake, placeColumn, placedPage } from './page.ts';

// The two spellings of a page have one meaning: Prisma's arguments, tried on rows in memory, and SQL, run on the same rows.

const column = (type: string) => ({ type, key: false, uuid: false, list: false });
const TABLE: Table = {
  table: 'visits',
  columns: {
    room: { ...column('String'), column: 'room' },
    at: { ...column('Int'), column: 'at' },
    id: { ...column('String'), column: 'id' },
  },
  relations: {},
};
type Visit = Readonly<Record<string, string | number>>;
/** Times repeat, so that the id decides between some rows. */
const VISITS: readonly Visit[] = Array.from({ length: 24 }, (_, i) => ({
  room: i % 3 === 0 ? 'a' : i % 3 === 1 ? 'b' : 'c',
  at: Math.floor((i * 7) % 10),
  id: `v${String.fromCharCode(97 + i)}`,
}));

let client: PGlite;
beforeAll(async () => {
  client = await PGlite.create();
  await client.query('create table visits (room text, at int, id text collate "C")');
  for (const { room, at, id } of VISITS) await client.query('insert into visits values ($1, $2, $3)', [room, at, id]);
});
afterAll(() => client?.close());

type Operand = Readonly<Record<string, string | number>>;

/** Tests a row by a Prisma `where` of the operators that pages use. */
const meets = (row: Visit, where: Where): boolean =>
  Object.entries(where).every(([key, operand]) => {
    if (key === 'AND') return (operand as Where[]).every((part) => meets(row, part));
    if (key === 'OR') return (operand as Where[]).some((part) => meets(row, part));
    const value = row[key] as string | number;
    if (typeof operand !== 'object') return value === operand;
    const { gt, gte, lt, lte } = operand as Operand;
    return (
      (gt === undefined || value > gt) &&
      (gte === undefined || value >= gte) &&
      (lt === undefined || value < lt) &&
      (lte === undefined || value <= lte)
    );
  });

/** The rows that Prisma's client would read. */
function rowsInMemory(page: Page, columns: readonly KeysetColumn[], where: Where): Visit[] {
  const query = pageQuery(page, columns, where);
  const order = query.orderBy.flatMap((by) => Object.entries(by));
  const compare = (a: Visit, b: Visit) => {
    const [name, direction] = order.find(([each]) => a[each] !== b[each]) ?? ['id', 'asc'];
    return ((a[name] as number) < (b[name] as number) ? -1 : 1) * (direction === 'asc' ? 1 : -1);
  };
  return VISITS.filter((row) => meets(row, query.where))
    .sort(compare)
    .slice(0, query.take);
}

const rows = { table: TABLE, alias: 't1' };
const rowsOf = async <R>(statement: Sql): Promise<readonly R[]> => {
  const { text, values } = fragmentOf(statement);
  return (await client.query<R>(text, [...values])).rows;
};

/** Branches that have rows in common, and one alone. */
const BRANCHES: readonly (readonly Where[])[] = [
  [{ room: 'a' }],
  [{ room: 'a' }, { room: 'b' }],
  [{ room: 'a' }, { at: { gt: 4 } }],
  [{}],
];

const position = fc
  .record({ at: fc.integer({ min: -1, max: 10 }), id: fc.constantFrom(...VISITS.map(({ id }) => id as string)) })
  .map(({ at, id }) => ({ place: '', texts: [String(at), id], values: [at, id] }));
/** A position of the list's own, so that pages begin at a row that is there. */
const rowPosition = fc
  .constantFrom(...VISITS)
  .map(({ at, id }) => ({ place: '', texts: [String(at), String(id)], values: [at, id] }));
const cursor = fc.option(fc.oneof(position, rowPosition));
const page = fc.record({
  size: fc.integer({ min: 0, max: 6 }),
  backward: fc.boolean(),
  after: cursor,
  before: cursor,
});

const binding: CursorBinding = {
  errors: errorsOf({ errors: null } as never),
  seal: { seal: (_scope, texts) => texts.join(), open: () => null },
  scope: '',
};

it('has 20 rows where no size is said', () => {
  expect(readPage({}, [], binding)).toEqual({ size: 20, backward: false, after: null, before: null });
});

it('selects the same rows by both spellings', async () => {
  await fc.assert(
    fc.asyncProperty(
      page,
      fc.constantFrom<'asc' | 'desc'>('asc', 'desc'),
      fc.constantFrom(...BRANCHES),
      async (asked, direction, branches) => {
        const columns: KeysetColumn[] = [
          { column: 'at', direction, type: 'Int' },
          { column: 'id', direction, type: 'String' },
        ];
        const expected = rowsInMemory(asked, columns, { OR: branches });
        const bounds = boundsOf(rows, asked, columns);
        const listRows = {
          ...rows,
          branches: branches.map((branch) =>
            conjunction([conditionOf(rows, branch).sql, ...(bounds ? [bounds.sql] : [])]),
          ),
        };
        const orderBy = pageOrder(asked, columns);
        const [size, take] = [integer(asked.size), integer(pageTake(asked))];
        expect(await rowsOf(pageSelect(listRows, orderBy, take))).toEqual(expected);

        const start = startOf(asked);
        const startRow = start && Object.fromEntries(columns.map(({ column: name }, i) => [name, start.values[i]]));
        const placed = placedPage({
          ...{ rows: listRows, orderBy, size, take, isBackward: asked.backward, isEmpty: asked.size === 0 },
          ...{ start: startRow && conditionOf(rows, startRow).sql, isBeyondAsked: true, isPlaceAsked: true },
        });
        const { edges, pageInfo } = connectionOf(expected, asked, columns, binding);
        if (asked.size > 0) {
          const shown = await rowsOf<{ id: string; _b: boolean }>(
            sql`select * from ${placed} order by ${placeColumn(rows, '_i')}`,
          );
          expect(shown.map(({ id }) => id)).toEqual(edges.map(({ node }) => node.id));
          const isBehind = asked.backward ? pageInfo.hasNextPage : pageInfo.hasPreviousPage;
          expect(shown.some(({ _b }) => _b)).toBe(isBehind);
        }
        const beyond = await rowsOf<{ ahead: number }>(
          sql`select coalesce(max(_c - _b::int), 0)::int ahead from ${placed}`,
        );
        const isAhead = asked.backward ? pageInfo.hasPreviousPage : pageInfo.hasNextPage;
        expect((beyond[0]?.ahead ?? 0) > asked.size).toBe(isAhead);
      },
    ),
    { numRuns: 150 },
  );
});
