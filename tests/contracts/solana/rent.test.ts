// Accounts that nothing can need any more are closed by anyone, and their rent goes to who paid it.
import { readFileSync } from 'node:fs';
import { nextPeriod, type Period, periodEnd } from '@income-series/protocol/period';
import { TAIL_WINDOW } from '@income-series/protocol/policy';
import type { Address, Instruction } from '@solana/kit';
import { beforeEach, describe, expect, it } from 'vitest';
import { toHex, u32 } from './support/bytes.ts';
import { derive } from './support/chain.ts';
import { claimFinal, claimPayout, closeAccount, closePosition, closeSeries, releaseResidue } from './support/claims.ts';
import {
  type CurveParams,
  type CurveWorld,
  censusAccount,
  collectFees,
  createCurve,
  curveOf,
  positionAccount,
  readPosition,
  readSeries,
  recordRate,
  roundAccount,
  stake,
  supplyOfMint,
  syncCensus,
  type Trader,
  tokensOf,
  unstake,
} from './support/curve.ts';
import { walletAccount } from './support/registry.ts';
import { endQuarter, miss, openReportWorld, RATE, report, submitReport } from './support/reports.ts';
import { signedRate } from './support/signed-rate.ts';
import { expectChecked } from './support/tamper.ts';
import { claimTender, openTender, settle, settleTender, tender } from './support/tenders.ts';
import { senders } from './support/world.ts';

const FIRST = 20261 as Period;
const SECOND = 20262 as Period;
const UNIT = 1_000_000n;

let world: CurveWorld;
let first: Trader;
let second: Trader;
const { accept, answer } = senders(() => world);
const seriesKey = () => toHex(world.curve.key);
const payer = () => world.chain.payer.address;
const quarterAccount = (period: number) => derive('quarter', world.curve.key, u32(period));
async function open(change: Partial<CurveParams> = {}, staked = [100n * UNIT, 50n * UNIT]) {
  world = await openReportWorld(change, { staked });
  [first, second] = world.traders as [Trader, Trader, Trader];
}
/** Closes an account, and compares who gets how much; the transaction's own fee is the payer's. */
async function expectClosed(closed: Address, by: Address, sending: Instruction | Promise<Instruction>) {
  const rent = world.chain.balance(closed);
  const before = world.chain.balance(by);
  const { events } = await accept(sending);
  expect(events).toEqual([{ name: 'AccountClosed', fields: { seriesKey: seriesKey(), account: closed, payer: by } }]);
  const fee = by === payer() ? 5_000n : 0n;
  expect(world.chain.balance(by) - before).toBe(rent - fee);
  expect(world.chain.data(closed)).toBeNull();
}
beforeEach(() => open());

describe('a position', () => {
  it('is needed while units are staked, counted or owed for, and then goes to its holder', async () => {
    const at = await positionAccount(world, first);
    expect(await answer(closePosition(world, first))).toBe('ACCOUNT_NEEDED');
    await endQuarter(world, FIRST);
    await accept(unstake(world, first, 100n * UNIT));
    expect(await answer(closePosition(world, first))).toBe('ACCOUNT_NEEDED'); // the census counted it
    await accept(submitReport(world, { period: FIRST, payment: 1_000n }));
    await endQuarter(world, SECOND);
    expect(await answer(closePosition(world, first))).toBe('ACCOUNT_NEEDED'); // its payout is not claimed
    await accept(claimPayout(world, first));
    expect(readSeries(world)).toMatchObject({ positions: 2n });
    expect(await answer(closePosition(world, first, first.signer.address))).toBe('SIGNER_MISSING');
    await expectClosed(at, first.signer.address, closePosition(world, first));
    expect(readSeries(world)).toMatchObject({ positions: 1n });
    expect(await answer(unstake(world, first, 1n))).toBe('ACCOUNT_INVALID');
  });

  it('that is made again begins at the last census, with nothing of before', async () => {
    await report(world, { period: FIRST, payment: 1_000n });
    await accept(unstake(world, first, 100n * UNIT));
    await endQuarter(world, SECOND);
    await accept(claimPayout(world, first));
    await accept(closePosition(world, first));
    await accept(stake(world, first, 7n * UNIT));
    await accept(submitReport(world, { period: SECOND, payment: 1_000n }));
    const before = tokensOf(world, first.money);
    await accept(claimPayout(world, first));
    expect(tokensOf(world, first.money)).toBe(before);
    expect(await readPosition(world, first)).toMatchObject({ staked: 7n * UNIT, counted: 0n, payoutCarry: 0n });
    await report(world, { period: nextPeriod(SECOND), payment: 1_000n });
    await accept(claimPayout(world, first));
    expect(tokensOf(world, first.money) - before).toBe((990n * 7n) / 57n);
  });

  it('leaves its parts of a base unit to what the end shares', async () => {
    await open({ lastPeriod: FIRST, treasuryBps: 0n }, [1n, 1n, 1n]);
    await report(world, { period: FIRST, payment: 101n }); // 100 for three
    await accept(unstake(world, first, 1n));
    world.chain.setTime((readSeries(world).tailStartedAt as bigint) + TAIL_WINDOW);
    await accept(claimPayout(world, first));
    expect(await answer(closePosition(world, first))).toBe('ACCOUNT_NEEDED'); // the last census counts in the tail
    await accept(closeSeries(world));
    const { payoutCarry } = await readPosition(world, first);
    const { residue, owed } = readSeries(world) as Record<string, bigint>;
    expect(payoutCarry).toBeGreaterThan(0n);
    await accept(closePosition(world, first, first.signer.address)); // of an ended series, anybody
    expect(readSeries(world)).toMatchObject({ owed, residue: (residue ?? 0n) + (payoutCarry as bigint) });
  });
});

describe('a census', () => {
  it('is needed while the series runs or has a position, then goes to its payer, and is not taken again', async () => {
    await open({ lastPeriod: FIRST });
    const census = await censusAccount(world, FIRST);
    const close = () => closeAccount(world, census, payer());
    await report(world, { period: FIRST, payment: 1_000n });
    expect(await answer(close())).toBe('ACCOUNT_NEEDED');
    world.chain.setTime((readSeries(world).tailStartedAt as bigint) + TAIL_WINDOW);
    await accept(closeSeries(world));
    for (const each of [first, second]) {
      expect(await answer(close())).toBe('ACCOUNT_NEEDED');
      await accept(claimFinal(world, each));
      await expectClosed(await positionAccount(world, each), each.signer.address, closePosition(world, each));
    }
    await expectClosed(census, payer(), close());
    expect(await answer(syncCensus(world, FIRST))).toBe('WRONG_STATE');
  });
});

describe('the rate of a quarter', () => {
  it('is needed until the quarter is reported or missed, and is not recorded again', async () => {
    await endQuarter(world, FIRST, { rate: false });
    const signed = await signedRate(world, { period: FIRST, rate: RATE });
    const record = () => recordRate(world, signed, periodEnd(FIRST));
    await accept(record());
    const quarter = await quarterAccount(FIRST);
    expect(await answer(closeAccount(world, quarter, payer()))).toBe('ACCOUNT_NEEDED');
    await miss(world, FIRST, { counted: true });
    await expectClosed(quarter, payer(), closeAccount(world, quarter, payer()));
    expect(await answer(record())).toBe('PERIOD_OUT_OF_ORDER');
  });
});

describe('a settled round of tenders', () => {
  it('is needed until all its units are claimed, and is not settled again', async () => {
    await accept(openTender(world, 2_000_000n));
    await accept(tender(world, first, 5n * UNIT));
    await settle(world);
    const round = await roundAccount(world, 1);
    expect(await answer(closeAccount(world, round, payer()))).toBe('ACCOUNT_NEEDED');
    await accept(claimTender(world, first));
    await expectClosed(round, payer(), closeAccount(world, round, payer()));
    expect(await answer(settleTender(world))).toBe('TENDER_NOT_OPEN');
    expect(await answer(claimTender(world, first))).toBe('NOT_DUE');
    await accept(openTender(world, 2_000_000n));
    await settle(world);
    expect(world.chain.data(await roundAccount(world, 2))).not.toBeNull();
  });
});

describe('closeAccount', () => {
  it('closes nothing else, for nobody else, and checks every account', async () => {
    await accept(createCurve(world, { draftSalt: new Uint8Array(32).fill(3) }));
    const curve = await curveOf(world.issuer.signer.address, new Uint8Array(32).fill(3));
    await accept(openTender(world, 2_000_000n));
    await settle(world);
    const round = await roundAccount(world, 1);
    const by = payer();
    for (const other of [
      world.curve.series,
      world.curve.vault,
      world.config,
      await walletAccount(first.signer.address),
    ]) {
      expect(await answer(closeAccount(world, other, by))).toBe('ACCOUNT_INVALID');
    }
    expect(await answer(closeAccount({ ...world, curve }, round, by))).toBe('ACCOUNT_INVALID');
    expect(await answer(closeAccount({ ...world, curve }, await positionAccount(world, first), by))).toBe(
      'ACCOUNT_INVALID',
    );
    expect(await answer(closeAccount(world, round, first.signer.address))).toBe('ACCOUNT_INVALID');
    const whole = closeAccount(world, round, by);
    await expectChecked({ ...world, free: [5, 6] }, whole, [
      '3 ACCOUNT_INVALID - ACCOUNT_READONLY',
      '4 ACCOUNT_INVALID - ACCOUNT_READONLY',
    ]);
    const longer = { ...whole, data: Uint8Array.from([51, 0]) };
    expect(await answer(longer)).toBe('INSTRUCTION_INVALID');
    expect(await answer(whole)).toBe('ACCEPTED');
  });
});

describe('the rent of a series', () => {
  it('of 80 quarters and 1,000 holders is what the protocol’s page says', async () => {
    await accept(openTender(world, 2_000_000n));
    await settle(world);
    await endQuarter(world, FIRST, { rate: false });
    await accept(recordRate(world, await signedRate(world, { period: FIRST, rate: RATE }), periodEnd(FIRST)));
    const { series, vault, mint, stakes } = world.curve;
    const rentOf = (address: Address): bigint =>
      world.chain.svm.minimumBalanceForRentExemption(BigInt(world.chain.data(address)?.length ?? 0));
    const kept = [series, vault, mint, stakes].reduce((sum, each) => sum + rentOf(each), 0n);
    const rows = [
      ['series, vault, unit mint, stakes', 1n, kept, false],
      ['position', 1_000n, rentOf(await positionAccount(world, first)), true],
      ['census', 80n, rentOf(await censusAccount(world, FIRST)), true],
      ['rate of a quarter', 80n, rentOf(await quarterAccount(FIRST)), true],
      ['settled round of tenders', 80n, rentOf(await roundAccount(world, 1)), true],
    ] as const;
    const text = (lamports: bigint) => lamports.toLocaleString('en');
    const lines = rows.map(([name, count, each, back]) => {
      const all = count * each;
      return `| ${name} | ${text(count)} | ${text(each)} | ${text(all)} | ${back ? text(all) : '0'} |`;
    });
    const total = rows.reduce((sum, [, count, each]) => sum + count * each, 0n);
    lines.push(`| all | | | ${text(total)} | ${text(total - kept)} |`);
    expect(readFileSync('contracts/solana/README.md', 'utf8')).toContain(lines.join('\n'));
  });
});

describe('releaseResidue', () => {
  it('gives the fee collector what no unit is left to share', async () => {
    await open({ lastPeriod: FIRST, cap: 100n });
    expect(await answer(releaseResidue(world))).toBe('WRONG_STATE');
    await report(world, { period: FIRST, payment: 100n });
    await accept(closeSeries(world));
    expect(await answer(releaseResidue(world))).toBe('NOT_DUE'); // units exist
    await open({ lastPeriod: FIRST, treasuryBps: 10_000n });
    // All units that exist are sold to the treasury for less than it holds.
    for (const each of world.traders) {
      const loose = tokensOf(world, each.units);
      if (loose > 0n) await accept(stake(world, each, loose));
    }
    await report(world, { period: FIRST, payment: 0n });
    await accept(openTender(world, UNIT));
    for (const each of world.traders) {
      const staked = (await readPosition(world, each)).staked as bigint;
      await accept(tender(world, each, staked));
    }
    await settle(world);
    for (const each of world.traders) await accept(claimTender(world, each));
    expect(supplyOfMint(world, world.curve.mint)).toBe(0n);
    world.chain.setTime((readSeries(world).tailStartedAt as bigint) + TAIL_WINDOW);
    await accept(closeSeries(world));
    const { residue = 0n, feesHeld = 0n } = readSeries(world) as Record<string, bigint>;
    const amount = residue / 10n ** 18n;
    expect(amount).toBeGreaterThan(0n);
    const { events } = await accept(releaseResidue(world));
    expect(events).toEqual([{ name: 'ResidueReleased', fields: { seriesKey: seriesKey(), amount } }]);
    expect(readSeries(world)).toMatchObject({ owed: 0n, feesHeld: feesHeld + amount });
    expect(await answer(releaseResidue(world))).toBe('NOT_DUE');
    await accept(collectFees(world));
    expect(readSeries(world)).toMatchObject({ owed: 0n, feesHeld: 0n });
  });
});
