import { describe, expect, it } from 'vitest';
import { createTestDatabase } from '../../support/database.ts';
import { forFile } from '../../support/for-file.ts';
import { bidRow, positionRow, seedMany, seriesRow, wallet } from './seed.ts';
import { ALL_ELIGIBLE, ask, schemaOf, viewerOf } from './support.ts';
import { seriesAndPositions } from './types.ts';

const schema = schemaOf(seriesAndPositions);
const [ISSUER, HOLDER, OTHER, LOSER] = [wallet(1), wallet(2), wallet(3), wallet(4)];
const admin = viewerOf([], { isAdmin: true });

const database = await forFile(createTestDatabase());
const db = database.prisma;
await seedMany(db, 3, ISSUER, HOLDER);
await db.series.create({ data: seriesRow(4, OTHER, { state: 'RAISING' }) });
await db.position.create({ data: positionRow(1, ISSUER, 0n) });
await db.bid.create({ data: bidRow(2, LOSER) });

const FIELDS = '{ all { key state paid accrued secret forNobody } }';
type Row = Record<string, string | null>;
const rows = async (asked: Partial<Parameters<typeof ask>[0]>) => {
  const { data } = await ask({ schema, db: database.prisma, ...asked }, FIELDS);
  return (data as unknown as { all: Row[] }).all;
};
const readable = (all: Row[], field: string) => all.map((row) => row[field] !== null);

describe('a field is answered to its readers', () => {
  it('and to nobody else', async () => {
    expect(readable(await rows({}), 'paid')).toEqual([false, false, false, false]);
    expect(readable(await rows({ viewer: viewerOf([OTHER]) }), 'paid')).toEqual([false, false, false, true]);
  });

  it('by the relation to the row, not by a role', async () => {
    const asIssuer = await rows({ viewer: viewerOf([ISSUER]) });
    expect(readable(asIssuer, 'paid')).toEqual([true, true, true, false]);
    expect(readable(asIssuer, 'accrued')).toEqual([true, true, true, false]);
    const asHolder = await rows({ viewer: viewerOf([HOLDER]) });
    expect(readable(asHolder, 'paid')).toEqual([true, true, true, false]);
    expect(readable(asHolder, 'accrued')).toEqual([false, false, false, false]);
  });

  it('by any of the wallets of the viewer', async () => {
    expect(readable(await rows({ viewer: viewerOf([OTHER, HOLDER]) }), 'paid')).toEqual([true, true, true, true]);
  });

  it('to an admin only where admin is among them', async () => {
    expect(readable(await rows({ viewer: admin }), 'paid')).toEqual([true, true, true, true]);
    expect(readable(await rows({ viewer: admin }), 'accrued')).toEqual([false, false, false, false]);
  });

  it('never to operators, who read logs', async () => {
    for (const viewer of [admin, viewerOf([ISSUER, HOLDER, OTHER])])
      expect(readable(await rows({ viewer, eligibility: ALL_ELIGIBLE }), 'forNobody')).toEqual([
        false,
        false,
        false,
        false,
      ]);
  });

  it('to an eligible backer of a raise, of a bid or of a position', async () => {
    await database.prisma.series.updateMany({ data: { mintGate: 'OPEN' } });
    const asLoser = await rows({ viewer: viewerOf([LOSER]), eligibility: ALL_ELIGIBLE });
    expect(readable(asLoser, 'secret')).toEqual([false, true, false, true]);
    const asHolder = await rows({ viewer: viewerOf([HOLDER]), eligibility: ALL_ELIGIBLE });
    expect(readable(asHolder, 'secret')).toEqual([true, true, true, true]);
    expect(readable(await rows({ viewer: viewerOf([HOLDER]) }), 'secret')).toEqual([false, false, false, false]);
  });
});
