import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createTestDatabase } from '../../support/database.ts';
import { forFile } from '../../support/for-file.ts';
import { positionRow, seriesKey, seriesRow, wallet } from './seed.ts';
import { ask, schemaOf, viewerOf } from './support.ts';
import { seriesAndPositions } from './types.ts';

const schema = schemaOf(seriesAndPositions);
const HOLDER = wallet(2);
const COUNT = 23;
const database = await forFile(createTestDatabase());
const numbers = Array.from({ length: COUNT }, (_, i) => i + 1);
await database.prisma.series.createMany({
  data: numbers.map((n) => seriesRow(n, wallet(1), { state: ['ACTIVE', 'RAISING', 'CLOSED'][n % 3] as string })),
});
await database.prisma.position.createMany({
  data: numbers.flatMap((n) => [
    positionRow(1, wallet(n + 10), BigInt(n % 4)),
    ...(n > 1 ? [positionRow(n, HOLDER)] : []),
  ]),
});

interface Page {
  edges: { cursor: string; node: { key: string; units: string; id: string } }[];
  pageInfo: { hasNextPage: boolean; hasPreviousPage: boolean; endCursor: string | null; startCursor: string | null };
  totalCount: number;
}
const PAGE = 'totalCount pageInfo { hasNextPage hasPreviousPage startCursor endCursor } edges { cursor node';
const admin = viewerOf([], { isAdmin: true });
const page = async (args: string) => {
  const { data, errors } = await ask({ schema, db: database.prisma }, `{ seriesPage(${args}) { ${PAGE} { key } } } }`);
  return { page: (data as unknown as { seriesPage: Page } | null)?.seriesPage, errors };
};

async function walk(list: (args: string) => Promise<Page>, size: number, backward: boolean): Promise<string[]> {
  const found: string[] = [];
  let at = '';
  for (let steps = 0; steps < 50; steps++) {
    const { edges, pageInfo } = await list(backward ? `last: ${size}${at}` : `first: ${size}${at}`);
    const keys = edges.map(({ node }) => node.key ?? node.id);
    if (backward) found.unshift(...keys);
    else found.push(...keys);
    if (!(backward ? pageInfo.hasPreviousPage : pageInfo.hasNextPage)) return found;
    at = backward ? ` before: "${pageInfo.startCursor}"` : ` after: "${pageInfo.endCursor}"`;
  }
  throw new Error('no end');
}

describe('a keyset list', () => {
  it('gives every row once and in order, whatever the page size, forward and backward', async () => {
    const states = (key: string) => ['ACTIVE', 'RAISING', 'CLOSED'][Number.parseInt(key.slice(2, 6), 16) % 3] as string;
    const all = Array.from({ length: COUNT }, (_, i) => seriesKey(i + 1));
    const byState = [...all].sort((a, b) =>
      states(a) === states(b) ? (a < b ? 1 : -1) : states(a) < states(b) ? 1 : -1,
    );
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 1, max: 30 }),
        fc.boolean(),
        fc.boolean(),
        fc.constantFrom('', 'direction: ASC', 'direction: DESC'),
        async (size, backward, sorted, direction) => {
          const order = `${sorted ? 'orderBy: STATE' : 'orderBy: OLDEST'} ${direction}`;
          const list = async (args: string) => (await page(`${args} ${order}`)).page as Page;
          const isReversed = direction === (sorted ? 'direction: ASC' : 'direction: DESC');
          const expected = sorted ? byState : all;
          expect(await walk(list, size, backward)).toEqual(isReversed ? [...expected].reverse() : expected);
        },
      ),
      { numRuns: 20 },
    );
  });

  it('pages a relation with equal sort values, within its parent alone', async () => {
    const list = async (args: string) => {
      const { data } = await ask(
        { schema, db: database.prisma, viewer: admin },
        `{ series(key: "${seriesKey(1)}") { positionPage(${args}) { ${PAGE} { id } } } } }`,
      );
      return (data as unknown as { series: { positionPage: Page } }).series.positionPage;
    };
    const expected = (
      await database.prisma.position.findMany({
        where: { seriesKey: seriesKey(1) },
        orderBy: [{ units: 'desc' }, { id: 'desc' }],
      })
    ).map(({ id }) => Buffer.from(`Position:${id}`).toString('base64'));
    for (const size of [1, 4, 100]) {
      expect(await walk(list, size, false)).toEqual(expected);
      expect(await walk(list, size, true)).toEqual(expected);
    }
  });

  it('gives 20 rows where no size is said, and filters by equality', async () => {
    expect((await page('orderBy: OLDEST')).page?.edges).toHaveLength(20);
    const filtered = (await page('first: 100 state: "CLOSED"')).page as Page;
    expect([filtered.edges.length, filtered.totalCount]).toEqual([8, 8]);
  });

  it('counts only where the count is asked for', async () => {
    const asked = { schema, db: database.prisma };
    const without = await ask(asked, '{ seriesPage { edges { node { key } } } }');
    expect(without.statements).toHaveLength(1);
    const only = await ask(asked, '{ seriesPage { totalCount } }');
    expect(only.statements).toHaveLength(1);
    expect(only.statements[0]).toMatch(/count/i);
  });

  it.each([
    ['more than 100', 'first: 101', 'PAGE_INVALID'],
    ['less than none', 'last: -1', 'PAGE_INVALID'],
    ['both ends', 'first: 1 last: 1', 'PAGE_INVALID'],
    ['a cursor of its own making', 'after: "MTIz"', 'CURSOR_INVALID'],
    ['a cursor that is no base64', 'after: "%%%"', 'CURSOR_INVALID'],
  ])('refuses %s', async (_name, args, message) => {
    const { errors } = await page(args);
    expect(errors).toHaveLength(1);
    expect(errors[0]?.message).toBe(
      message === 'PAGE_INVALID'
        ? 'A page takes either first or last, from 0 to 100.'
        : 'The cursor does not belong to this list.',
    );
  });

  it('refuses a cursor of another order, another filter or another list', async () => {
    const cursor = (await page('first: 1')).page?.pageInfo.endCursor;
    expect((await page(`first: 1 after: "${cursor}"`)).errors).toEqual([]);
    expect((await page(`orderBy: STATE after: "${cursor}"`)).errors).toHaveLength(1);
    expect((await page(`state: "ACTIVE" after: "${cursor}"`)).errors).toHaveLength(1);
    const other = await ask(
      { schema, db: database.prisma, viewer: admin },
      `{ positionPage(after: "${cursor}") { totalCount edges { node { id } } } }`,
    );
    expect(other.errors).toHaveLength(1);
  });

  it('blames a bad page of a relation on the field that asked for it', async () => {
    const { data, errors } = await ask(
      { schema, db: database.prisma, viewer: admin },
      `{ series(key: "${seriesKey(1)}") { key positionPage(first: 500) { totalCount } } }`,
    );
    expect(errors.map(({ path }) => path)).toEqual([['series', 'positionPage']]);
    expect(data).toEqual({ series: null });
  });
});
