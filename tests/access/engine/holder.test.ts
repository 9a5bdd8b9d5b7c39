import { describe, expect, it } from 'vitest';
import { HOLDS_UNITS_SQL, holdersPositions } from '../../../src/core/holder.ts';
import { createTestDatabase } from '../../support/database.ts';
import { forFile } from '../../support/for-file.ts';
import { positionRow, seriesKey, seriesRow, wallet } from './seed.ts';
import { ALL_ELIGIBLE, ask, schemaOf, viewerOf } from './support.ts';
import { seriesAndPositions } from './types.ts';

const schema = schemaOf(seriesAndPositions);
const [ISSUER, HOLDER] = [wallet(1), wallet(2)];
const holder = viewerOf([HOLDER]);
const series = (n: number) => ({ key: seriesKey(n) });

const database = await forFile(createTestDatabase());
await database.prisma.series.createMany({
  data: [1, 2, 3, 4].map((n) => seriesRow(n, ISSUER, { mintGate: 'OPEN' })),
});
await database.prisma.position.createMany({
  data: [
    positionRow(1, HOLDER, 7n),
    positionRow(2, HOLDER, 0n, 7n), // left with the closed series
    positionRow(3, HOLDER, 0n), // sold everything
    positionRow(4, ISSUER, 7n),
  ],
});
const run = (source: string, eligibility?: typeof ALL_ELIGIBLE) =>
  ask({ schema, db: database.prisma, viewer: holder, ...(eligibility ? { eligibility } : {}) }, source);
const reads = (data: unknown, field: string) =>
  (data as { all: Record<string, string | null>[] }).all.map((row) => row[field] !== null);

describe('a wallet whose position', () => {
  it('has units, or had them when the series closed, is a holder; one that sold everything is not', async () => {
    const { data } = await run('{ all { paid } }');
    expect(reads(data, 'paid')).toEqual([true, true, false, false]);
  });

  it('was sold is no backer by it either', async () => {
    const { data } = await run('{ all { secret } }', ALL_ELIGIBLE);
    expect(reads(data, 'secret')).toEqual([true, true, false, false]);
  });

  it('was sold still sees the position itself', async () => {
    const { data, errors } = await run('{ positionPage { edges { node { units claimed series { key paid } } } } }');
    expect(data).toMatchObject({
      positionPage: {
        edges: [
          { node: { units: '0', claimed: '0', series: { ...series(2), paid: '2' } } },
          { node: { units: '0', claimed: '0', series: { ...series(3), paid: null } } },
          { node: { units: '7', claimed: '0', series: { ...series(1), paid: '1' } } },
        ],
      },
    });
    expect(errors).toHaveLength(1);
  });
});

it('says the same in SQL and in a Prisma where', async () => {
  const { prisma } = database;
  const bySql = await prisma.$queryRawUnsafe<{ id: string }[]>(
    `select id from positions where holder = '${HOLDER}' and ${HOLDS_UNITS_SQL} order by id`,
  );
  const byWhere = await prisma.position.findMany({
    where: holdersPositions([{ chain: 'evm:10143', address: HOLDER }]),
    orderBy: { id: 'asc' },
    select: { id: true },
  });
  expect(byWhere).toEqual(bySql);
  expect(bySql).toEqual([1, 2].map((n) => ({ id: `${seriesKey(n)}:${HOLDER}` })));
});
