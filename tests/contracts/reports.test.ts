import { enumName } from '@income-series/protocol/chain-enums';
import { ZERO_PRIOR } from '@income-series/protocol/commitments';
import { FIELD_ORDER, fieldToBytes32 } from '@income-series/protocol/field';
import type { Bytes32, EvmAddress, Hex } from '@income-series/protocol/hex';
import { nextPeriod, type Period } from '@income-series/protocol/period';
import { CURVE_ORDER, messageDigest } from '@income-series/protocol/signing';
import { toHex } from 'viem';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ATTESTOR, activeSeries, FX_RATE, ISSUER, openSeries, prepare, until, VERIFIER } from './support/raise.ts';
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
import { createWorld, names, only, type World } from './support/world.ts';

let world: World;
let wallets: EvmAddress[];
const holder = (n: number): EvmAddress => wallets[n] as EvmAddress;
beforeAll(async () => {
  world = await createWorld();
  wallets = await prepare(world, 3);
});
afterAll(() => world?.stop());

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
