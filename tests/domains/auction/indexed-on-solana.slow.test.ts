// A raise on Solana makes the rows that the same raise makes on the EVM, by whatever way the index came to them.
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Period } from '../../../src/core/period.ts';
import { loadStatements } from '../../../src/domains/holdings/statements.ts';
import { SYSTEM_PROGRAM } from '../../contracts/solana/support/chain.ts';
import { claimPayout, claimRedemption, endByBuyOut } from '../../contracts/solana/support/claims.ts';
import { type CurveWorld, collectFees, register, type Trader } from '../../contracts/solana/support/curve.ts';
import { writeKey } from '../../contracts/solana/support/proof.ts';
import {
  cancelRaise,
  commitBid,
  deliverBid,
  type Opening,
  openRaise,
  passGate,
  RAISE,
  REVEAL_FROM,
  revealBid,
  settleStep,
  withdrawProceeds,
} from '../../contracts/solana/support/raise.ts';
import { setVerified } from '../../contracts/solana/support/registry.ts';
import { endQuarter, submitReport, TRUSTING } from '../../contracts/solana/support/reports.ts';
import { ATTESTOR, VERIFIER } from '../../contracts/solana/support/signed-rate.ts';
import { difference, dump } from '../../indexing/support/dump.ts';
import { createTestDatabase } from '../../support/database.ts';
import { COMMON, EVM, evmAddresses, evmBlocks, indexOf, rowsOf } from '../curve/support/on-evm.ts';
import { blocksOf, CHAIN, executedBy, recordChains, type Slot } from '../curve/support/recorded.ts';

const MILLION = 1_000_000n;
const FIRST = 20261 as Period;
const bid = (price: bigint, quantity: bigint): Opening => ({
  price: price * MILLION,
  quantity,
  deposit: 250n * MILLION,
});
/** The best bid is rejected once its wallet is not verified any more, the last one is never revealed, and one is below the reserve. */
const BIDS = [bid(4n, 50n), bid(3n, 50n), bid(2n, 40n), { ...bid(1n, 10n), price: 1n }, bid(5n, 20n)] as const;

/** The story of a raise; `isSold`: it is settled, reported on and bought out, else cancelled with sealed bids in it. */
async function story(isSold: boolean): Promise<CurveWorld> {
  const opened = await openRaise({}, BIDS.length);
  const world = { ...opened, curve: { ...opened.curve, mint: SYSTEM_PROGRAM, stakes: SYSTEM_PROGRAM } };
  const { chain, traders, issuer } = world;
  const [first, second, third] = traders as readonly Trader[] as readonly [Trader, Trader, Trader];
  for (const [place, part] of TRUSTING.entries()) await chain.accept(await writeKey(world, place, part));
  await register(world, 'attestor', ATTESTOR.address);
  await register(world, 'verifier', VERIFIER.address);
  for (const [place, trader] of traders.entries())
    await chain.accept(await commitBid(world, trader, BIDS[place] as Opening));
  if (isSold) {
    chain.setTime(REVEAL_FROM);
    for (const [place, trader] of traders.slice(0, -1).entries())
      await chain.accept(await revealBid(world, trader, BIDS[place] as Opening));
    await chain.accept(await setVerified(world, world.admin, [first.signer.address], false));
    chain.setTime(RAISE.revealEndsAt);
    for (let isOver = false; !isOver; ) {
      const { events } = await chain.accept(await settleStep(world, 3, traders));
      isOver = events.some(({ name }) => name === 'RaiseSettled');
    }
    await chain.accept(await passGate(world));
  } else await chain.accept(await cancelRaise(world, issuer));
  for (const [place, trader] of traders.entries()) await chain.accept(await deliverBid(world, trader, place + 1));
  if (!isSold) return world;
  await chain.accept(await withdrawProceeds(world));
  await endQuarter(world, FIRST, { census: false });
  await chain.accept(await submitReport(world, { period: FIRST, payment: 100n * MILLION }));
  await chain.accept(await claimPayout(world, second));
  await endByBuyOut(world);
  await chain.accept(await claimRedemption(world, second));
  await chain.accept(await claimRedemption(world, third));
  await chain.accept(await collectFees(world));
  return world;
}

let spy: ReturnType<typeof recordChains>;
beforeAll(() => {
  spy = recordChains();
});
afterAll(() => {
  spy.mockRestore();
  vi.restoreAllMocks();
});

describe.each([true, false])('a raise on Solana that is sold: %s', (isSold) => {
  let slots: readonly Slot[];
  let world: CurveWorld;
  beforeAll(async () => {
    world = await story(isSold);
    slots = blocksOf(executedBy(world.chain));
  });

  it('makes the rows of the same raise on the EVM', async () => {
    await using onSolana = await createTestDatabase();
    await using onEvm = await createTestDatabase();
    const addressOf = evmAddresses();
    // Reports have another form on each kind of chain; the story without them is the same.
    const common = slots.map((slot) => ({ ...slot, events: slot.events.filter(({ name }) => COMMON.test(name)) }));
    await indexOf(onSolana.prisma)(common);
    await indexOf(onEvm.prisma, EVM)(evmBlocks(slots, addressOf));
    expect(await rowsOf(onSolana.prisma, addressOf)).toEqual(await rowsOf(onEvm.prisma));
    expect(await onSolana.prisma.curve.count()).toBe(0);
  });

  it('is indexed in any steps, over forks too, as by a fresh index', async () => {
    await using winding = await createTestDatabase();
    await using fresh = await createTestDatabase();
    const apply = indexOf(winding.prisma);
    const step = 3;
    let chain: readonly Slot[] = slots;
    for (let at = 0, branch = 1; at < chain.length; at += step, branch += 1) {
      await apply(chain.slice(at, at + step));
      const end = Math.min(chain.length, at + step);
      const fork = end - 2;
      const kept = chain.slice(0, fork);
      const before = kept.at(-1)?.upTo ?? 0;
      chain = [...kept, ...blocksOf(executedBy(world.chain).slice(before), { branch, from: fork, before })];
      await apply(chain.slice(fork, end), BigInt(fork));
    }
    await indexOf(fresh.prisma)(chain);
    expect(difference(await dump(winding.prisma), await dump(fresh.prisma))).toEqual({});
  });

  it('leaves its bids delivered, and states what its holders earned', async () => {
    await using database = await createTestDatabase();
    const { prisma: db } = database;
    await indexOf(db)(slots);
    const bids = await db.bid.findMany({ orderBy: { sequence: 'asc' } });
    expect(bids.every(({ delivery }) => delivery === 'DELIVERED')).toBe(true);
    const row = await db.series.findFirstOrThrow();
    if (!isSold) {
      expect(row).toMatchObject({ state: 'FAILED', phase: 'FAILED', failureReason: 'ISSUER_CANCELLED' });
      return;
    }
    expect(row).toMatchObject({
      state: 'CLOSED',
      phase: 'DONE',
      mintGate: 'PASSED',
      unitsSold: 90n,
      unitsOutstanding: 0n,
    });
    expect(bids.map(({ processing, validity }) => [processing, validity])).toEqual([
      ['REJECTED', 'VALID'],
      ['FULL', 'VALID'],
      ['FULL', 'VALID'],
      ['LOST', 'INVALID'],
      ['LOST', 'UNREVEALED'],
    ]);
    const holder = (await db.position.findMany({ orderBy: { burnedUnits: 'desc' } }))[0];
    expect(holder).toMatchObject({ units: 0n, stakedUnits: 0n, burnedUnits: 50n });
    const key = { chain: CHAIN, seriesKey: row.key, holder: holder?.holder as never };
    const [statement] = await loadStatements(db, [key]);
    expect(statement?.lines.map(({ kind, units }) => [kind, units])).toEqual([
      ['PAYOUT', 50n],
      ['REDEMPTION', 50n],
    ]);
    expect(statement?.totals.claimed).toBe(BigInt(holder?.claimedTotal.toFixed(0) ?? 0));
    expect(statement?.totals.open).toBe(0n);
  });
});
