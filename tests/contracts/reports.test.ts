import { enumName } from '@income-series/protocol/chain-enums';
import { ZERO_PRIOR } from '@income-series/protocol/commitments';
import { FIELD_ORDER, fieldToBytes32 } from '@income-series/protocol/field';
import type { Bytes32, EvmAddress, Hex } from '@income-series/protocol/hex';
import { nextPeriod, type Period, periodAt, reportWindow } from '@income-series/protocol/period';
import { LATE_WINDOW, OPEN_WINDOW } from '@income-series/protocol/policy';
import { CURVE_ORDER, messageDigest } from '@income-series/protocol/signing';
import { toHex } from 'viem';
import { describe, expect, it } from 'vitest';
import { forFile } from '../support/for-file.ts';
import { moveArgs } from './support/attest.ts';
import {
  ATTESTOR,
  activeSeries,
  FX_RATE,
  ISSUER,
  openSeries,
  prepare,
  stateOf,
  until,
  VERIFIER,
} from './support/raise.ts';
import {
  type Change,
  changed,
  openPeriod,
  type PlannedReport,
  type ReportArgs,
  report,
  reportArgs,
  type SignalTuple,
} from './support/report.ts';
import { findEntry, setWord } from './support/storage.ts';
import { createWorld, names, only, type Sent } from './support/world.ts';

const holder = (n: number): EvmAddress => wallets[n] as EvmAddress;
const world = await forFile(createWorld());
const wallets = await prepare(world, 3);

type Overrides = Parameters<typeof activeSeries>[2];
async function active(overrides: Overrides = {}) {
  const series = await activeSeries(
    world,
    [
      [holder(0), 60n],
      [holder(1), 40n],
    ],
    overrides,
  );
  return { seriesKey: series.seriesKey, first: series.params.firstPeriod, last: series.params.lastPeriod };
}
const get = (seriesKey: Bytes32) => world.read('hub', 'getSeries', [seriesKey]);
const periodState = async (seriesKey: Bytes32, period: Period) =>
  enumName('PeriodState', await world.read('hub', 'periodState', [seriesKey, period]));
const submit = (args: ReportArgs, from = world.account(ISSUER)) => world.refusal(from, 'hub', 'submitReport', args);
const signal = (place: number, change: (value: bigint) => bigint) => (signals: SignalTuple) =>
  signals.map((value, i) => (i === place ? change(value) : value)) as unknown as SignalTuple;
const nowPeriod = async (): Promise<Period> => periodAt(await world.anvil.clock.now());
const markMissed = (seriesKey: Bytes32, period: Period) =>
  world.refusal(world.owner, 'hub', 'markMissed', [seriesKey, period]);
async function miss(seriesKey: Bytes32, period: Period): Promise<Sent> {
  await until(world, reportWindow(period).lateUntil);
  return world.send(world.owner, 'hub', 'markMissed', [seriesKey, period]);
}
/** First periods with a given quarter, whatever the chain's date is by now: misses what comes before. */
async function reach(seriesKey: Bytes32, first: Period, quarter: number): Promise<Period> {
  let period = first;
  for (; period % 10 !== quarter; period = nextPeriod(period)) await miss(seriesKey, period);
  return period;
}

describe('a report', () => {
  it('is accepted from the issuer, pays, and says all of it in events', async () => {
    const { seriesKey, first } = await active();
    await openPeriod(world, first);
    expect(await periodState(seriesKey, first)).toBe('OPEN');
    const args = await reportArgs(world, seriesKey, first, { payment: 12_345n });
    const before = await world.balance(world.account(ISSUER));
    const sent = await world.send(world.account(ISSUER), 'hub', 'submitReport', args);
    expect(names(sent)).toEqual(['ReportEvidence', 'ReportAccepted', 'FeeTaken', 'PaymentSplit', 'Transfer']);
    expect(only(sent, 'ReportEvidence')).toMatchObject([
      { period: first, signer: world.key(VERIFIER).address, signals: args[3], attestation: args[6] },
    ]);
    expect(only(sent, 'ReportAccepted')).toEqual([
      {
        period: first,
        priorIncomeCommitment: ZERO_PRIOR,
        incomeCommitment: fieldToBytes32(args[3][4]),
        tier: 2,
        liquidityFlag: 0,
        unitsOutstanding: 100n,
        fxRate: FX_RATE,
        payment: 12_345n,
      },
    ]);
    const split = { accrualIn: 0n, gross: 12_345n, fee: 123n, net: 12_222n, accrualOut: 0n };
    expect(only(sent, 'PaymentSplit')).toEqual([{ period: first, ...split }]);
    expect(only(sent, 'FeeTaken')).toEqual([
      { kind: 0, payer: world.key(ISSUER).address, period: first, amount: 123n },
    ]);
    expect(before - (await world.balance(world.account(ISSUER)))).toBe(12_345n);
    expect(await periodState(seriesKey, first)).toBe('REPORTED');
    expect(await world.read('hub', 'getSeries', [seriesKey])).toMatchObject({
      lastIncomeCommitment: fieldToBytes32(args[3][4]),
    });
    expect(await get(seriesKey)).toMatchObject({
      paid: 12_345n,
      nextPeriod: nextPeriod(first),
      lastReportedPeriod: first,
    });
    expect(await submit(args)).toBe('PERIOD_OUT_OF_ORDER');
  });

  it('of nothing moves no money and takes no fee', async () => {
    const { seriesKey, first } = await active();
    const sent = await report(world, seriesKey, first, { payment: 0n });
    expect(names(sent)).toEqual(['ReportEvidence', 'ReportAccepted', 'PaymentSplit']);
  });

  it('is taken of tier 3 from an attestor’s key, and of no key on another’s tier', async () => {
    const { seriesKey, first } = await active();
    await openPeriod(world, first);
    const with_ = async (plan: Partial<PlannedReport>) =>
      submit(await reportArgs(world, seriesKey, first, { payment: 1n, ...plan }));
    expect(await with_({ tier: 3, signer: ATTESTOR })).toBe('ACCEPTED');
    expect(await with_({ tier: 3, signer: VERIFIER })).toBe('SIGNER_INACTIVE');
    expect(await with_({ tier: 2, signer: ATTESTOR })).toBe('SIGNER_INACTIVE');
    for (const tier of [0, 1, 4]) expect(await with_({ tier })).toBe('TIER_UNKNOWN');
    const sent = await report(world, seriesKey, first, { payment: 100n, tier: 3, signer: ATTESTOR });
    expect(only(sent, 'ReportEvidence')).toMatchObject([{ signer: world.key(ATTESTOR).address }]);
    expect(only(sent, 'ReportAccepted')).toMatchObject([{ tier: 3, payment: 100n }]);
    expect(only(sent, 'PaymentSplit')).toMatchObject([{ gross: 100n, fee: 1n, net: 99n }]);
  });

  it.each<[string, string, Change]>([
    ['another terms commitment', 'SIGNAL_MISMATCH', { signals: signal(0, (v) => v + 1n) }],
    ['the terms commitment plus the field order', 'SIGNAL_MISMATCH', { signals: signal(0, (v) => v + FIELD_ORDER) }],
    ['another number of units', 'SIGNAL_MISMATCH', { signals: signal(1, (v) => v - 1n) }],
    ['a rate that is not the feed’s', 'SIGNAL_MISMATCH', { signals: signal(2, (v) => v + 1n) }],
    ['a prior that is not the chain’s', 'PRIOR_MISMATCH', { signals: signal(3, (v) => v + 1n) }],
    ['a commitment that is no field element', 'COMMITMENT_NOT_CANONICAL', { signals: signal(4, () => FIELD_ORDER) }],
    ['a commitment of zero', 'COMMITMENT_NOT_CANONICAL', { signals: signal(4, () => 0n) }],
    ['a payment out of range', 'SIGNAL_OUT_OF_RANGE', { signals: signal(5, () => 1n << 128n) }],
    ['a commitment that was not attested', 'SIGNER_INACTIVE', { signals: signal(4, (v) => v + 1n) }],
    ['a flag that was not attested', 'SIGNER_INACTIVE', { flag: 1 }],
    ['a flag that is none', 'LIQUIDITY_FLAG_UNKNOWN', { flag: 2 }],
    ['a tier that was not attested', 'SIGNER_INACTIVE', { tier: 3 }],
    ['a fallback signature next to a rate of the feed', 'FX_FRESH', { fxFallbackSig: '0x00' }],
    ['64 bytes of signature', 'SIGNATURE_NOT_CANONICAL', { attestation: (s) => s.slice(0, -2) as Hex }],
    ['66 bytes of signature', 'SIGNATURE_NOT_CANONICAL', { attestation: (s) => `${s}00` }],
    ['no signature', 'SIGNATURE_NOT_CANONICAL', { attestation: () => '0x' }],
    ['v of 0 or 1', 'SIGNATURE_NOT_CANONICAL', { attestation: (s) => `${s.slice(0, -2)}00` as Hex }],
    [
      'v flipped',
      'SIGNER_INACTIVE',
      { attestation: (s) => (s.slice(0, -2) + (s.endsWith('1b') ? '1c' : '1b')) as Hex },
    ],
    [
      'high s',
      'SIGNATURE_NOT_CANONICAL',
      {
        attestation: (s) => {
          const high = CURVE_ORDER - BigInt(`0x${s.slice(66, 130)}`);
          return `${s.slice(0, 66)}${high.toString(16).padStart(64, '0')}${s.endsWith('1b') ? '1c' : '1b'}` as Hex;
        },
      },
    ],
    ['r of zero', 'SIGNATURE_NOT_CANONICAL', { attestation: (s) => `0x${'0'.repeat(64)}${s.slice(66)}` }],
    ['s of zero', 'SIGNATURE_NOT_CANONICAL', { attestation: (s) => `${s.slice(0, 66)}${'0'.repeat(64)}1b` as Hex }],
    [
      'r of the curve’s order',
      'SIGNATURE_NOT_CANONICAL',
      { attestation: (s) => `0x${CURVE_ORDER.toString(16)}${s.slice(66)}` },
    ],
  ])('is refused with %s', async (_, error, change) => {
    const { seriesKey, first } = await active();
    await openPeriod(world, first);
    const args = await reportArgs(world, seriesKey, first, { payment: 5n });
    expect(await submit(args)).toBe('ACCEPTED');
    expect(await submit(changed(args, change))).toBe(error);
  });

  it('is refused from anyone but the issuer, no matter who attested it', async () => {
    const { seriesKey, first } = await active();
    await openPeriod(world, first);
    const args = await reportArgs(world, seriesKey, first, { payment: 5n });
    expect(await submit(args, world.account(VERIFIER))).toBe('NOT_ISSUER');
    const unknown = [fieldToBytes32(1n), ...args.slice(1)] as unknown as ReportArgs;
    expect(await submit(unknown)).toBe('SERIES_UNKNOWN');
  });

  it('is refused where the proof does not verify', async () => {
    const { seriesKey, first } = await active();
    await openPeriod(world, first);
    const args = await reportArgs(world, seriesKey, first, { payment: 5n });
    await world.send(world.owner, 'verifier', 'set', [false]);
    expect(await submit(args)).toBe('PROOF_INVALID');
    await world.send(world.owner, 'verifier', 'set', [true]);
  });

  it('is refused where the issuer cannot pay', async () => {
    const { seriesKey, first } = await active();
    await openPeriod(world, first);
    const args = await reportArgs(world, seriesKey, first, { payment: 5n });
    const issuer = world.account(ISSUER);
    await world.send(issuer, 'token', 'approve', [world.addresses.hub, 4n]);
    expect(await submit(args)).toBe('ERC20InsufficientAllowance');
    await world.send(issuer, 'token', 'approve', [world.addresses.hub, (1n << 256n) - 1n]);
  });

  it('is refused from a key past its grace', async () => {
    const { seriesKey, first } = await active();
    const { owner, send, account } = world;
    const signer = 0;
    await send(owner, 'registry', 'registerVerifierKey', [account(signer)]);
    await openPeriod(world, first);
    const args = await reportArgs(world, seriesKey, first, { payment: 5n, signer });
    const graceUntil = (await world.anvil.clock.now()) + 100n;
    await send(owner, 'registry', 'revokeVerifierKey', [account(signer), graceUntil]);
    expect(await submit(args)).toBe('ACCEPTED');
    await until(world, graceUntil);
    expect(await submit(args)).toBe('ACCEPTED');
    await until(world, graceUntil + 1n);
    expect(await submit(args)).toBe('SIGNER_INACTIVE');
  });

  it('is refused where the feed answers a rate beyond the circuit’s range', async () => {
    const currency = 392;
    const { seriesKey, first } = await active({ currencyCode: currency });
    await openPeriod(world, first, currency);
    const time = (await world.read('fxFeed', 'latest', [currency]))[1].toString(16).padStart(32, '0');
    const packed = (rate: bigint) => `0x${time}${rate.toString(16).padStart(32, '0')}` as const;
    const slot = await findEntry(world, world.addresses.fxFeed, toHex(currency, { size: 32 }), packed(FX_RATE));
    const args = await reportArgs(world, seriesKey, first, { payment: 5n });
    expect(await submit(args)).toBe('ACCEPTED');
    for (const [rate, answer] of [
      [0n, 'FX_STALE'],
      [1n << 80n, 'FX_OUT_OF_BOUND'],
    ] as const) {
      await setWord(world, world.addresses.fxFeed, slot, packed(rate));
      expect(await submit(changed(args, { signals: signal(2, () => rate) }))).toBe(answer);
    }
  });

  it('is refused while the series is not active', async () => {
    const { seriesKey } = await openSeries(world);
    const { firstPeriod } = await get(seriesKey);
    expect(await submit(await reportArgs(world, seriesKey, firstPeriod, { payment: 5n }))).toBe('WRONG_STATE');
  });
});

describe('the REPORT digest', () => {
  it('is the one the signing domain gives', async () => {
    const message = {
      seriesKey: fieldToBytes32(17n),
      period: 20261,
      priorCommitment: fieldToBytes32(34n),
      incomeCommitment: fieldToBytes32(51n),
      tier: 2,
      liquidityFlag: 1,
    };
    const domain = { kind: 'evm', chainId: world.anvil.chainId, verifyingContract: world.addresses.hub } as const;
    const { seriesKey, period, priorCommitment, incomeCommitment, tier, liquidityFlag } = message;
    const args = [seriesKey, period, priorCommitment, incomeCommitment, tier, liquidityFlag] as const;
    expect(await world.read('hub', 'reportDigest', args)).toBe(messageDigest(domain, 'REPORT', message));
  });
});

describe('a period', () => {
  it('opens with the quarter’s end for 45 days, is late for 45 more, and then is missed', async () => {
    const { seriesKey, first } = await active();
    const { opensAt, closesAt, lateUntil } = reportWindow(first);
    expect(closesAt - opensAt).toBe(OPEN_WINDOW);
    expect(lateUntil - closesAt).toBe(LATE_WINDOW);
    expect(await world.read('hub', 'periodWindow', [first])).toEqual([opensAt, closesAt, lateUntil]);
    const submitAt = async (time: bigint) => {
      await until(world, time);
      return submit(await reportArgs(world, seriesKey, first, { payment: 5n }));
    };
    expect([await submitAt(opensAt - 600n), await periodState(seriesKey, first)]).toEqual([
      'PERIOD_NOT_OPEN',
      'UPCOMING',
    ]);
    expect([await submitAt(opensAt), await periodState(seriesKey, first)]).toEqual(['ACCEPTED', 'OPEN']);
    expect(await markMissed(seriesKey, first)).toBe('PERIOD_STILL_OPEN');
    expect([await submitAt(closesAt), await periodState(seriesKey, first)]).toEqual(['ACCEPTED', 'LATE']);
    expect([await submitAt(lateUntil - 600n), await markMissed(seriesKey, first)]).toEqual([
      'ACCEPTED',
      'PERIOD_STILL_OPEN',
    ]);
    expect(await submitAt(lateUntil)).toBe('PERIOD_NOT_OPEN');
    const sent = await world.send(holder(2), 'hub', 'markMissed', [seriesKey, first]);
    expect(sent.events.map(({ name, args }) => [name, args.period])).toEqual([['PeriodMissed', first]]);
    expect(await periodState(seriesKey, first)).toBe('MISSED');
    expect(await markMissed(seriesKey, first)).toBe('PERIOD_OUT_OF_ORDER');
  });

  it('comes in its order, and only within the term', async () => {
    const { seriesKey, first, last } = await active();
    const second = nextPeriod(first);
    await openPeriod(world, first);
    const args = await reportArgs(world, seriesKey, second, { payment: 5n });
    expect(await submit(args)).toBe('PERIOD_OUT_OF_ORDER');
    expect(await markMissed(seriesKey, second)).toBe('PERIOD_OUT_OF_ORDER');
    for (const period of [first - 10, nextPeriod(last), 20265, 20260, 0]) {
      expect(await submit(changed(args, { period }))).toBe('PERIOD_UNKNOWN');
      expect(await markMissed(seriesKey, period)).toBe('PERIOD_UNKNOWN');
      expect(await world.readRefusal('hub', 'periodState', [seriesKey, period])).toBe('PERIOD_UNKNOWN');
    }
    expect(await world.readRefusal('hub', 'periodWindow', [20265])).toBe('PERIOD_UNKNOWN');
    expect(await submit(await reportArgs(world, seriesKey, first, { payment: 5n }))).toBe('ACCEPTED');
    await report(world, seriesKey, first, { payment: 5n });
    expect(await submit(args)).toBe('PERIOD_NOT_OPEN');
    await openPeriod(world, second);
    expect(await submit(await reportArgs(world, seriesKey, second, { payment: 5n }))).toBe('ACCEPTED');
  });

  it('that was missed heals in the next of its year: the prior stays', async () => {
    const { seriesKey, first } = await active({ lastPeriod: (await nowPeriod()) + 20 });
    const q1 = await reach(seriesKey, first, 1);
    await report(world, seriesKey, q1, { payment: 10n, income: 111n });
    expect(await world.read('hub', 'getSeries', [seriesKey])).toMatchObject({ expectedPrior: fieldToBytes32(111n) });
    await miss(seriesKey, q1 + 1);
    expect(await world.read('hub', 'getSeries', [seriesKey])).toMatchObject({ expectedPrior: fieldToBytes32(111n) });
    await report(world, seriesKey, q1 + 2, { payment: 10n, income: 333n });
    expect(await world.read('hub', 'getSeries', [seriesKey])).toMatchObject({ expectedPrior: fieldToBytes32(333n) });
  });

  it('that begins a year has the prior of no income, whatever the year before left', async () => {
    const { seriesKey, first } = await active({ lastPeriod: (await nowPeriod()) + 30 });
    const q4 = await reach(seriesKey, first, 4);
    await report(world, seriesKey, q4, { payment: 10n, income: 444n });
    expect(await get(seriesKey)).toMatchObject({
      expectedPrior: ZERO_PRIOR,
      lastIncomeCommitment: fieldToBytes32(444n),
    });
    const q1 = nextPeriod(q4);
    await miss(seriesKey, q1);
    expect(await world.read('hub', 'getSeries', [seriesKey])).toMatchObject({ expectedPrior: ZERO_PRIOR });
    await report(world, seriesKey, q1 + 1, { payment: 10n, income: 222n });
    await miss(seriesKey, q1 + 2);
    await miss(seriesKey, q1 + 3);
    expect(await get(seriesKey)).toMatchObject({
      expectedPrior: ZERO_PRIOR,
      lastIncomeCommitment: fieldToBytes32(222n),
    });
  });

  it('that is the last starts the tail, reported or missed', async () => {
    const now = await nowPeriod();
    const reported = await active({ firstPeriod: now, lastPeriod: now });
    const missed = await active({ firstPeriod: now, lastPeriod: now });
    expect(names(await report(world, reported.seriesKey, now, { payment: 5n }))).toContain('SeriesTailStarted');
    expect(names(await miss(missed.seriesKey, now))).toEqual(['PeriodMissed', 'SeriesTailStarted']);
    for (const { seriesKey } of [reported, missed]) {
      expect(await stateOf(world, seriesKey)).toBe('TAIL');
      expect(await get(seriesKey)).toMatchObject({ nextPeriod: 0 });
      expect(await submit(await reportArgs(world, seriesKey, now, { payment: 5n }))).toBe('WRONG_STATE');
      expect(await markMissed(seriesKey, now)).toBe('WRONG_STATE');
    }
  });
});

describe('a payment', () => {
  it('accrues under the liquidity flag, at most four times in a row, and falls due with the next', async () => {
    const { seriesKey, first } = await active({ lastPeriod: (await nowPeriod()) + 30 });
    let period = first;
    for (let i = 1n; i <= 4n; i++, period = nextPeriod(period)) {
      const sent = await report(world, seriesKey, period, { payment: 100n, flag: 1 });
      expect(only(sent, 'PaymentSplit')).toEqual([
        { period, accrualIn: (i - 1n) * 100n, gross: 100n, fee: 0n, net: 0n, accrualOut: i * 100n },
      ]);
      expect(only(sent, 'Transfer')).toEqual([]);
    }
    await openPeriod(world, period);
    const again = { payment: 100n, flag: 1 };
    expect(await submit(await reportArgs(world, seriesKey, period, again))).toBe('LIQUIDITY_FLAG_LIMIT');
    const sent = await report(world, seriesKey, period, { payment: 100n });
    const split = { accrualIn: 400n, gross: 100n, fee: 5n, net: 495n, accrualOut: 0n };
    expect(only(sent, 'PaymentSplit')).toEqual([{ period, ...split }]);
    period = nextPeriod(period);
    await openPeriod(world, period);
    expect(await submit(await reportArgs(world, seriesKey, period, again))).toBe('ACCEPTED');
  });

  it('that accrues in a pause does not begin the count of four again', async () => {
    const { seriesKey, first } = await active({ lastPeriod: (await nowPeriod()) + 30 });
    const hardship = await world.actAs('hardship');
    const move = async (state: number) =>
      world.send(hardship, 'hub', 'moveState', await moveArgs(world, seriesKey, state));
    let period = first;
    for (let i = 0; i < 3; i++, period = nextPeriod(period))
      await report(world, seriesKey, period, { payment: 100n, flag: 1 });
    await openPeriod(world, period);
    await move(4);
    const paused = await report(world, seriesKey, period, { payment: 100n });
    expect(only(paused, 'PaymentSplit')).toMatchObject([{ net: 0n, accrualOut: 400n }]);
    await move(3);
    period = nextPeriod(period);
    await report(world, seriesKey, period, { payment: 100n, flag: 1 });
    period = nextPeriod(period);
    await openPeriod(world, period);
    const again = await reportArgs(world, seriesKey, period, { payment: 100n, flag: 1 });
    expect(await submit(again)).toBe('LIQUIDITY_FLAG_LIMIT');
    await report(world, seriesKey, period, { payment: 100n });
    expect(await get(seriesKey)).toMatchObject({ accrued: 0n, deferredInARow: 0 });
  });

  it('is cut to what is left of the cap, accruals counted', async () => {
    const { seriesKey, first } = await active({ cap: 1_000n, lastPeriod: (await nowPeriod()) + 30 });
    let period = first;
    await report(world, seriesKey, period, { payment: 300n, flag: 1 });
    period = nextPeriod(period);
    const cut = await report(world, seriesKey, period, { payment: 900n });
    const split = { accrualIn: 300n, gross: 700n, fee: 10n, net: 990n, accrualOut: 0n };
    expect(only(cut, 'PaymentSplit')).toEqual([{ period, ...split }]);
    period = nextPeriod(period);
    const nothing = await report(world, seriesKey, period, { payment: (1n << 128n) - 1n });
    expect(only(nothing, 'PaymentSplit')).toMatchObject([{ gross: 0n, fee: 0n, net: 0n }]);
    expect(await get(seriesKey)).toMatchObject({ paid: 1_000n, accrued: 0n });
  });
});
