import { keccak256Hex, utf8 } from '@income-series/protocol/bytes';
import { describe, expect, it } from 'vitest';
import type { Prisma } from '../../src/generated/prisma/client.ts';
import { resetIndex } from '../../src/indexing/reset.ts';
import { modules } from '../../src/modules.ts';
import { createSeries, pass, seriesKeyOf, submitReport } from './support/actions.ts';
import { happens, SERIES, useStage } from './support/stage.ts';

const stage = useStage();
/** Periods that have not begun when a test does. */
const LATER = { firstPeriod: 20264, lastPeriod: 20271 };
const TITLE = 'Bakery Lindenhof 2027 to 2029';
const hash = (text: string) => keccak256Hex(utf8(text));

/** The draft of a series as its built creation leaves it. Returns the id of its account. */
async function draft(series: number, more: Partial<Prisma.SeriesDraftUncheckedCreateInput> = {}): Promise<string> {
  const { world, db } = stage;
  const { id: accountId } = await db.account.create({ data: {} });
  await db.seriesDraft.create({
    data: {
      ...{ accountId, chain: world.chain.name, issuer: world.issuer, seriesKey: seriesKeyOf(world, series) },
      ...{ draftSalt: hash(`draft ${series}`), contractHash: hash(`contract ${series}`), state: 'BUILT' },
      ...{
        termsCommitment: hash('terms'),
        currencyCode: 840,
        indexingRule: 0,
        unitsOffered: 100n,
        raise: {},
        title: TITLE,
      },
      ...more,
    },
  });
  return accountId;
}

/** An event that changes the row of the stage's own series. */
async function report(payment: bigint): Promise<void> {
  const { world } = stage;
  await happens(submitReport(world, SERIES, { payment, flag: 0, attestor: world.attestors[0] }));
  await stage.index();
}

/** Gives the stage's own series a draft, and makes the index again. */
async function entitle(): Promise<string> {
  const accountId = await draft(SERIES);
  await resetIndex(stage.db, stage.world.chain, modules);
  await stage.index();
  await pass(stage.world, 1n);
  await stage.index();
  return accountId;
}

const create = (series: number) => happens(createSeries(stage.world, series, LATER));

/** The title of an indexed series; undefined if the index does not hold it. */
async function titleOf(series: number): Promise<string | null | undefined> {
  const key = seriesKeyOf(stage.world, series);
  return (await stage.db.series.findFirst({ where: { key }, select: { title: true } }))?.title;
}

/** Takes what happens since a snapshot back, by another branch that has one block. */
async function revert(snapshot: string): Promise<void> {
  await stage.world.anvil.rpc('evm_revert', snapshot);
  await pass(stage.world, 1n);
}

const snapshot = () => stage.world.anvil.rpc<string>('evm_snapshot');

describe('the title of a series', () => {
  it('is that of its draft from its creation on', async () => {
    await draft(1);
    await create(1);
    await create(2);
    await stage.index();
    expect([await titleOf(1), await titleOf(2)]).toEqual([TITLE, null]);
  });

  it('is there again where a reorganisation takes the creation back and it comes again', async () => {
    await draft(1);
    const before = await snapshot();
    await create(1);
    await stage.index();
    expect(await titleOf(1)).toBe(TITLE);
    await revert(before);
    expect((await stage.index()).taken).toBeGreaterThan(0);
    expect(await titleOf(1)).toBeUndefined();
    await create(1);
    await stage.index();
    expect(await titleOf(1)).toBe(TITLE);
  });

  it('stays where later events change the row, and where a reorganisation takes them back', async () => {
    await entitle();
    for (const undo of ['kept', 'lost']) {
      const before = await snapshot();
      await report(7n);
      expect(await titleOf(SERIES)).toBe(TITLE);
      if (undo === 'lost') {
        await stage.db.indexUndo.deleteMany();
        await stage.db.indexerCursor.updateMany({ data: { undoFrom: null } });
      }
      await revert(before);
      expect((await stage.index()).taken).toBeGreaterThan(0);
      expect([undo, await titleOf(SERIES)]).toEqual([undo, TITLE]);
    }
  });

  it('is the same in an index that is made again', async () => {
    await draft(1);
    await create(1);
    await stage.index();
    await resetIndex(stage.db, stage.world.chain, modules);
    expect(await titleOf(1)).toBeUndefined();
    await stage.index();
    expect(await titleOf(1)).toBe(TITLE);
  });

  it.each<[string, Partial<Prisma.SeriesDraftUncheckedCreateInput>]>([
    ['another wallet', { issuer: `0x${'ab'.repeat(20)}` }],
    ['another chain', { chain: 'evm:1' }],
    ['another key', { seriesKey: hash('another') }],
    ['another contract', { contractHash: hash('another') }],
    ['a creation that was not built', { contractHash: null, state: 'DRAFT' }],
  ])('does not come from a draft of %s', async (_, more) => {
    await draft(1, more);
    await create(1);
    await stage.index();
    expect(await titleOf(1)).toBeNull();
  });

  it('does not come back with its rows once its account is gone', async () => {
    const { db } = stage;
    const accountId = await entitle();
    const before = await snapshot();
    await report(7n);
    await db.series.updateMany({ where: { title: TITLE }, data: { title: null } });
    await db.account.delete({ where: { id: accountId } });
    const kept = await db.indexUndo.findMany({ where: { tableName: 'series' } });
    expect(kept).toHaveLength(1);
    expect(JSON.stringify(kept[0]?.row)).not.toContain('title');
    await revert(before);
    expect((await stage.index()).taken).toBeGreaterThan(0);
    expect(await titleOf(SERIES)).toBeNull();
    await report(9n);
    expect(await titleOf(SERIES)).toBeNull();
  });
});
