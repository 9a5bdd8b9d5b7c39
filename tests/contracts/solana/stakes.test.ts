import { periodEnd } from '@income-series/protocol/period';
import { beforeEach, describe, expect, it } from 'vitest';
import { toHex } from './support/bytes.ts';
import { keyPair, longer, paying, replaced, writable } from './support/chain.ts';
import {
  activate,
  buy,
  type CurveWorld,
  createCurve,
  createCurveWorld,
  curveOf,
  fail,
  PARAMS,
  positionAccount,
  readCensus,
  readPosition,
  readSeries,
  stake,
  syncCensus,
  type Trader,
  tokensOf,
  U64_MAX,
  unstake,
} from './support/curve.ts';
import { setVerified } from './support/registry.ts';
import { markMissed } from './support/reports.ts';
import { expectChecked } from './support/tamper.ts';
import { senders } from './support/world.ts';

let world: CurveWorld;
let trader: Trader;
let other: Trader;
const { accept, answer } = senders(() => world);
const at = (period: number) => world.chain.setTime(periodEnd(period));

beforeEach(async () => {
  world = await createCurveWorld();
  const [first, second] = world.traders;
  if (first === undefined || second === undefined) throw new Error('two traders');
  [trader, other] = [first, second];
  for (const each of [trader, other]) await accept(buy(world, each, { given: 600_000_000n }));
});

describe('stakes', () => {
  beforeEach(async () => {
    await accept(activate(world));
  });

  it('move units to the series and back', async () => {
    const seriesKey = toHex(world.curve.key);
    const holder = trader.signer.address;
    const before = tokensOf(world, trader.units);
    const staked = await accept(stake(world, trader, 1_000_000n));
    const fields = { seriesKey, holder, units: 1_000_000n, stakedTotal: 1_000_000n };
    expect(staked.events).toEqual([{ name: 'UnitsStaked', fields }]);
    await accept(stake(world, other, 5n));
    await accept(stake(world, trader, 1n));
    expect(await readPosition(world, trader)).toMatchObject({ seriesKey, holder, staked: 1_000_001n, counted: 0n });
    expect(readSeries(world)).toMatchObject({ staked: 1_000_006n });
    expect([tokensOf(world, world.curve.stakes), tokensOf(world, trader.units)]).toEqual([
      1_000_006n,
      before - 1_000_001n,
    ]);
    const freed = await accept(unstake(world, trader, 1_000_001n));
    expect(freed.events).toEqual([
      { name: 'UnitsUnstaked', fields: { seriesKey, holder, units: 1_000_001n, stakedTotal: 5n } },
    ]);
    expect([tokensOf(world, world.curve.stakes), tokensOf(world, trader.units)]).toEqual([5n, before]);
    expect(await answer(stake(world, trader, before))).toBe('ACCEPTED'); // the position stays, and takes units again
  });

  it('are of verified wallets, who get them back when they are not verified any more', async () => {
    const set = (verified: boolean) => setVerified(world, world.admin, [trader.signer.address], verified);
    await accept(stake(world, trader, 10n));
    await accept(set(false));
    expect(await answer(stake(world, trader, 10n))).toBe('NOT_ALLOWLISTED');
    expect(await answer(unstake(world, trader, 10n))).toBe('ACCEPTED');
    await accept(set(true));
    expect(await answer(stake(world, trader, 10n))).toBe('ACCEPTED');
  });

  it('are not the issuer’s, and not zero', async () => {
    expect(await answer(stake(world, world.issuer, 1n))).toBe('ISSUER_WALLET');
    expect(await answer(stake(world, trader, 0n))).toBe('AMOUNT_ZERO');
    await accept(stake(world, trader, 10n));
    expect(await answer(unstake(world, trader, 0n))).toBe('AMOUNT_ZERO');
    expect(await answer(unstake(world, trader, 11n))).toBe('UNITS_UNAVAILABLE');
    expect(await answer(unstake(world, trader, U64_MAX))).toBe('UNITS_UNAVAILABLE');
    expect(await answer(stake(world, trader, U64_MAX))).toBe('ARITHMETIC_OVERFLOW');
    expect(await answer(stake(world, trader, U64_MAX - 10n))).toBe('Custom(1)'); // more than it has
    expect(readSeries(world)).toMatchObject({ staked: 10n });
  });

  it('are the holder’s own', async () => {
    await accept(stake(world, trader, 10n));
    const kept = { ...trader, units: world.curve.stakes };
    expect(await answer(unstake(world, kept, 10n))).toBe('ACCOUNT_INVALID');
    expect(await answer(stake(world, kept, 10n))).toBe('Custom(4)'); // the series' own, not the holder's
    await accept(stake(world, other, 10n));
    const theft = await unstake(world, other, 10n);
    expect(await answer(replaced(theft, 5, writable(await positionAccount(world, trader))))).toBe('ACCOUNT_INVALID');
    const gift = await stake(world, other, 10n);
    expect(await answer(replaced(gift, 6, writable(await positionAccount(world, trader))))).toBe('ACCOUNT_INVALID');
  });

  it('are of their series', async () => {
    await accept(stake(world, trader, 10n));
    const draftSalt = new Uint8Array(32).fill(1);
    await accept(createCurve(world, { draftSalt }));
    const second = await curveOf(world.issuer.signer.address, draftSalt);
    const whole = await unstake(world, trader, 10n);
    for (const [place, address] of [
      [4, second.series],
      [6, second.stakes],
      [7, second.mint],
    ] as const) {
      const account = place === 7 ? { address, role: 0 } : writable(address);
      expect(await answer(replaced(whole, place, account))).toBe('ACCOUNT_INVALID');
    }
  });

  it('check every account', async () => {
    const staking = await stake(world, trader, 10n);
    await expectChecked({ ...world, free: [10] }, staking, [
      '3 ACCOUNT_INVALID SIGNER_MISSING ACCOUNT_READONLY',
      '4 ACCOUNT_INVALID - -',
      '5 ACCOUNT_INVALID - ACCOUNT_READONLY',
      '6 ACCOUNT_INVALID - ACCOUNT_READONLY',
      expect.stringMatching(/^7 ACCOUNT_INVALID - /),
      '8 ACCOUNT_INVALID - -',
      expect.stringMatching(/^9 (?!ACCEPTED)/),
    ]);
    await accept(staking);
    const freeing = await unstake(world, trader, 10n);
    await expectChecked({ ...world, free: [9] }, freeing, [
      '3 ACCOUNT_INVALID SIGNER_MISSING -',
      '4 ACCOUNT_INVALID - ACCOUNT_READONLY',
      '5 ACCOUNT_INVALID - ACCOUNT_READONLY',
      expect.stringMatching(/^6 ACCOUNT_INVALID - /),
      '7 ACCOUNT_INVALID - -',
      expect.stringMatching(/^8 (?!ACCEPTED)/),
    ]);
    expect(await answer(longer(freeing))).toBe('INSTRUCTION_INVALID');
  });
});

describe('before activation', () => {
  it('nothing is staked or counted', async () => {
    at(20261);
    expect(await answer(stake(world, trader, 1n))).toBe('WRONG_STATE');
    expect(await answer(syncCensus(world, 20261))).toBe('WRONG_STATE');
    expect(await answer(unstake(world, trader, 1n))).toBe('ACCOUNT_INVALID'); // no position
  });

  it('nor of a series that failed', async () => {
    world = await createCurveWorld();
    world.chain.setTime(PARAMS.deadline);
    await accept(fail(world));
    at(20261);
    expect(await answer(stake(world, world.traders[0] as Trader, 1n))).toBe('WRONG_STATE');
    expect(await answer(syncCensus(world, 20261))).toBe('WRONG_STATE');
  });
});

describe('the census', () => {
  beforeEach(async () => {
    await accept(activate(world));
  });

  it('counts what is staked when it is taken, once for each period, in order', async () => {
    const seriesKey = toHex(world.curve.key);
    await accept(stake(world, trader, 100n));
    expect(await answer(syncCensus(world, 20261))).toBe('PERIOD_NOT_OPEN');
    world.chain.setTime(periodEnd(20261) - 1n);
    expect(await answer(syncCensus(world, 20261))).toBe('PERIOD_NOT_OPEN');
    await accept(stake(world, other, 50n));
    at(20261);
    expect(await answer(stake(world, other, 1n))).toBe('CENSUS_MISSING');
    expect(await answer(syncCensus(world, 20262))).toBe('PERIOD_OUT_OF_ORDER');
    for (const period of [0, 20254, 20260, 20265, 20291]) {
      expect(await answer(syncCensus(world, period))).toBe('PERIOD_UNKNOWN');
    }
    const taken = await accept(syncCensus(world, 20261));
    expect(taken.events).toEqual([{ name: 'CurveUnitsSynced', fields: { seriesKey, period: 20261n, units: 150n } }]);
    expect(await readCensus(world, 20261)).toMatchObject({
      seriesKey,
      period: 20261n,
      units: 150n,
      takenAt: periodEnd(20261),
    });
    expect(await answer(syncCensus(world, 20261))).toBe('PERIOD_OUT_OF_ORDER');
    expect(readSeries(world)).toMatchObject({ nextCensus: 20262n, censuses: 1n });

    await accept(stake(world, trader, 7n)); // counts from the next one on
    await accept(unstake(world, other, 50n)); // stays counted
    expect(await readPosition(world, trader)).toMatchObject({ staked: 107n, counted: 100n, censuses: 1n });
    expect(await readPosition(world, other)).toMatchObject({ staked: 0n, counted: 50n, censuses: 1n });
    expect(await readCensus(world, 20261)).toMatchObject({ units: 150n });
    at(20262);
    expect(await answer(syncCensus(world, 20262))).toBe('PERIOD_UNSETTLED'); // the first still earns
    at(20263);
    await accept(markMissed(world, 20261));
    await accept(syncCensus(world, 20262));
    expect(await readCensus(world, 20262)).toMatchObject({ units: 107n });
    expect(await answer(syncCensus(world, 20263))).toBe('PERIOD_UNSETTLED');
  });

  it('ends with the term', async () => {
    world = await createCurveWorld({ lastPeriod: 20262 });
    await accept(buy(world, world.traders[0] as Trader, { given: 1_500_000_000n }));
    await accept(activate(world));
    at(20264);
    await accept(syncCensus(world, 20261));
    await accept(markMissed(world, 20261));
    await accept(syncCensus(world, 20262));
    expect(await answer(syncCensus(world, 20263))).toBe('PERIOD_UNKNOWN');
    expect(await answer(syncCensus(world, 20262))).toBe('PERIOD_OUT_OF_ORDER');
    expect(readSeries(world)).toMatchObject({ nextCensus: 0n, censuses: 2n });
  });

  it('is anyone’s, and checks every account', async () => {
    at(20261);
    const whole = await syncCensus(world, 20261);
    const stranger = await keyPair(700);
    world.chain.fund(stranger.address);
    await expectChecked({ ...world, free: [3] }, replaced(whole, 3, paying(stranger)), [
      '4 ACCOUNT_INVALID - ACCOUNT_READONLY',
      '5 ACCOUNT_INVALID - ACCOUNT_READONLY',
    ]);
    expect(await answer(replaced(whole, 3, writable(stranger)))).toBe('SIGNER_MISSING');
    expect(await answer(replaced(whole, 3, paying(stranger)))).toBe('ACCEPTED');
  });
});
