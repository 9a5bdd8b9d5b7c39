import { FIELD_ORDER, fieldToBytes32 } from '@income-series/protocol/field';
import type { Bytes32, EvmAddress } from '@income-series/protocol/hex';
import { makePeriod, nextPeriod, type Period, periodAt, periodEnd, yearOf } from '@income-series/protocol/period';
import { PAYMENT_LIMIT, TRUEUP_MAX_AGE } from '@income-series/protocol/policy';
import { describe, expect, it } from 'vitest';
import { forFile } from '../support/for-file.ts';
import { amendment, getSeries, pause, spoilt, submitTrueUp, trueUp, yearEnd } from './support/attest.ts';
import { endByBuyOut } from './support/buy-out.ts';
import { activeSeries, ISSUER, openSeries, prepare, stateOf, until, VERIFIER } from './support/raise.ts';
import { report } from './support/report.ts';
import { createWorld, names, only } from './support/world.ts';

const STRANGER = 11;
const world = await forFile(createWorld());
const wallets = await prepare(world, 2);

const now = () => world.anvil.clock.now();
const issuer = () => world.account(ISSUER);
const get = (seriesKey: Bytes32) => getSeries(world, seriesKey);
type Overrides = Parameters<typeof activeSeries>[2];
async function active(overrides: Overrides = {}) {
  const series = await activeSeries(world, [[wallets[0] as EvmAddress, 10n]], { cap: 10_000n, ...overrides });
  return { seriesKey: series.seriesKey, first: series.params.firstPeriod };
}

/** A series of one whole year that lies ahead, and the year. */
async function yearly(overrides: Overrides = {}) {
  const year = yearOf(periodAt(await now())) + 1;
  const [firstPeriod, lastPeriod] = [makePeriod(year, 1), makePeriod(year + 1, 4)];
  const { seriesKey } = await active({ firstPeriod, lastPeriod, ...overrides });
  return { seriesKey, year, quarters: [1, 2, 3, 4].map((quarter) => makePeriod(year, quarter)) };
}

type Amendment = Awaited<ReturnType<typeof amendment>>;
const amend = (args: Amendment, from = issuer()) => world.refusal(from, 'hub', 'amendTerms', args);

describe('an amendment', () => {
  it('changes terms and cap by the issuer and an attestor together, and moves the nonce', async () => {
    const { seriesKey, first } = await active();
    const args = await amendment(world, seriesKey, { newTermsCommitment: fieldToBytes32(78n), newCap: 500n });
    const sent = await world.send(issuer(), 'hub', 'amendTerms', args);
    expect(names(sent)).toEqual(['TermsAmended']);
    expect(only(sent, 'TermsAmended')).toMatchObject([
      { amendmentNonce: 0n, newTermsCommitment: fieldToBytes32(78n), newCap: 500n, signature: args[4] },
    ]);
    expect(await get(seriesKey)).toMatchObject({
      amendmentNonce: 1n,
      cap: 500n,
      termsCommitment: fieldToBytes32(78n),
    });
    expect(await amend(args)).toBe('NONCE_MOVED');
    const split = only(await report(world, seriesKey, first, { payment: 900n }), 'PaymentSplit');
    expect(split).toMatchObject([{ gross: 500n }]);
  });

  it('waits until a quarter that is over is reported or missed: it takes back nothing that is owed', async () => {
    const { seriesKey, first } = await active();
    const args = await amendment(world, seriesKey, { newCap: 1n });
    await until(world, periodEnd(first));
    expect(await amend(args)).toBe('PERIOD_UNSETTLED');
    const split = only(await report(world, seriesKey, first, { payment: 900n }), 'PaymentSplit');
    expect(split).toMatchObject([{ gross: 900n }]);
    expect(await amend(args)).toBe('CAP_BELOW_PAID');
  });

  it('changes the terms or the cap', async () => {
    const { seriesKey } = await active();
    expect(await amend(await amendment(world, seriesKey, {}))).toBe('TERMS_UNCHANGED');
    expect(await amend(await amendment(world, seriesKey, { newTermsCommitment: fieldToBytes32(7n) }))).toBe('ACCEPTED');
  });

  it('sets no cap of 0, which would close a series that has paid nothing', async () => {
    const { seriesKey } = await active();
    expect(await amend(await amendment(world, seriesKey, { newCap: 0n }))).toBe('SIGNAL_OUT_OF_RANGE');
    expect(await amend(await amendment(world, seriesKey, { newCap: 1n }))).toBe('ACCEPTED');
  });

  it('that is negative waits for every quarter that is over', async () => {
    const { seriesKey, year, quarters } = await yearly();
    for (const quarter of quarters.slice(0, 3)) await report(world, seriesKey, quarter as Period, { payment: 100n });
    await until(world, yearEnd(year));
    const of = async (adjustment: bigint) => trueUp(world, seriesKey, { year, adjustment, attestationTs: await now() });
    expect([await submit(await of(5n)), await submit(await of(-5n))]).toEqual(['ACCEPTED', 'PERIOD_UNSETTLED']);
    await report(world, seriesKey, quarters[3] as Period, { payment: 100n });
    for (const adjustment of [5n, -5n]) expect(await submit(await of(adjustment))).toBe('ACCEPTED');
    const next = makePeriod(year + 1, 1);
    await until(world, periodEnd(next));
    expect([await submit(await of(5n)), await submit(await of(-5n))]).toEqual(['ACCEPTED', 'PERIOD_UNSETTLED']);
    await report(world, seriesKey, next, { payment: 100n });
    expect(await submit(await of(-5n))).toBe('ACCEPTED');
  });

  it('is held against its rules in order', async () => {
    const { seriesKey, first } = await active();
    await report(world, seriesKey, first, { payment: 300n });
    await report(world, seriesKey, nextPeriod(first), { payment: 200n, flag: 1 });
    const by = (plan: Parameters<typeof amendment>[2]) => amendment(world, seriesKey, plan);
    const broken = ([key, nonce, terms, cap, signature]: Amendment): Amendment => [
      key,
      nonce,
      terms,
      cap,
      spoilt(signature),
    ];
    const good = await by({ newCap: 500n });
    expect(await amend(good)).toBe('ACCEPTED');
    expect(await amend(good, world.account(STRANGER))).toBe('NOT_ISSUER');
    expect(await amend([fieldToBytes32(1n), ...good.slice(1)] as unknown as Amendment)).toBe('SERIES_UNKNOWN');
    expect(await amend(broken(await by({ nonce: 1n, newCap: 1n })))).toBe('NONCE_MOVED');
    for (const value of [0n, FIELD_ORDER]) {
      const newTermsCommitment = `0x${value.toString(16).padStart(64, '0')}` as const;
      expect(await amend(broken(await by({ newTermsCommitment, newCap: 1n })))).toBe('COMMITMENT_NOT_CANONICAL');
    }
    expect(await amend(broken(await by({ newCap: PAYMENT_LIMIT })))).toBe('SIGNAL_OUT_OF_RANGE');
    expect(await amend(await by({ newCap: PAYMENT_LIMIT - 1n }))).toBe('ACCEPTED');
    expect(await amend(broken(await by({ newCap: 499n })))).toBe('CAP_BELOW_PAID');
    expect(await amend(broken(good))).toBe('SIGNATURE_NOT_CANONICAL');
    expect(await amend(await by({ newCap: 500n, signer: VERIFIER }))).toBe('SIGNER_INACTIVE');
    const [key, nonce, terms, cap, signature] = good;
    expect(await amend([key, nonce, terms, cap + 1n, signature])).toBe('SIGNER_INACTIVE');
  });

  it('is taken in a pause, and neither before the series is active nor in its tail', async () => {
    const open = await openSeries(world);
    expect(await amend(await amendment(world, open.seriesKey, {}))).toBe('WRONG_STATE');
    const { seriesKey } = await active();
    await pause(world, seriesKey, (await now()) + 1_000n);
    expect(await amend(await amendment(world, seriesKey, { newCap: 9_999n }))).toBe('ACCEPTED');
    const firstPeriod = periodAt(await now());
    const short = await active({ firstPeriod, lastPeriod: firstPeriod });
    await report(world, short.seriesKey, short.first, { payment: 1n });
    expect(await stateOf(world, short.seriesKey)).toBe('TAIL');
    expect(await amend(await amendment(world, short.seriesKey, {}))).toBe('WRONG_STATE');
  });
});

type TrueUp = Awaited<ReturnType<typeof trueUp>>;
const submit = (args: TrueUp, from = issuer()) => world.refusal(from, 'hub', 'submitTrueUp', args);

describe('a true-up', () => {
  it('that is positive raises the accrual as far as the cap has room', async () => {
    const { seriesKey, year, quarters } = await yearly({ cap: 1_000n });
    await report(world, seriesKey, quarters[0] as Period, { payment: 300n });
    await report(world, seriesKey, quarters[1] as Period, { payment: 100n, flag: 1 });
    const attestationTs = yearEnd(year);
    const sent = await submitTrueUp(world, seriesKey, { year, adjustment: 250n });
    const args = { year, trueupNonce: 0n, attestationTs, adjustment: 250n, accrualOut: 350n, creditOut: 0n };
    expect(names(sent)).toEqual(['TrueUpAccepted']);
    expect(only(sent, 'TrueUpAccepted')).toMatchObject([args]);
    expect(await get(seriesKey)).toMatchObject({ accrued: 350n, credit: 0n, trueupNonce: 1n, paid: 300n });
    const more = await submitTrueUp(world, seriesKey, { year: year + 1, adjustment: PAYMENT_LIMIT - 1n });
    expect(only(more, 'TrueUpAccepted')).toMatchObject([{ trueupNonce: 1n, accrualOut: 700n }]);
  });

  it('that is negative becomes credit, netted from coming payments and never clawed back', async () => {
    const { seriesKey, year } = await yearly();
    const [q1, q2, q3] = [makePeriod(year + 1, 1), makePeriod(year + 1, 2), makePeriod(year + 1, 3)];
    for (const quarter of [1, 2, 3, 4]) await report(world, seriesKey, makePeriod(year, quarter), { payment: 100n });
    const before = await get(seriesKey);
    const sent = await submitTrueUp(world, seriesKey, { year, adjustment: -150n });
    expect(only(sent, 'TrueUpAccepted')).toMatchObject([{ adjustment: -150n, accrualOut: 0n, creditOut: 150n }]);
    expect(await get(seriesKey)).toMatchObject({ paid: before.paid, accrued: 0n, credit: 150n });
    const splits = [];
    for (const [period, payment, flag] of [
      [q1, 100n, 0],
      [q2, 120n, 1],
      [q3, 30n, 0],
    ] as const) {
      splits.push(only(await report(world, seriesKey, period, { payment, flag }), 'PaymentSplit')[0]);
    }
    expect(splits).toMatchObject([
      { accrualIn: 0n, gross: 0n, fee: 0n, net: 0n, accrualOut: 0n },
      { accrualIn: 0n, gross: 70n, fee: 0n, net: 0n, accrualOut: 70n },
      { accrualIn: 70n, gross: 30n, fee: 1n, net: 99n, accrualOut: 0n },
    ]);
    expect(await get(seriesKey)).toMatchObject({ credit: 0n, paid: before.paid + 100n });
  });

  it('of the last year is taken from the term’s end on, while the calendar’s year runs', async () => {
    const firstPeriod = makePeriod(yearOf(periodAt(await now())) + 1, 3);
    const lastPeriod = makePeriod(yearOf(firstPeriod) + 1, 2);
    const { seriesKey } = await active({ firstPeriod, lastPeriod });
    const [year, end] = [yearOf(lastPeriod), periodEnd(lastPeriod)];
    await until(world, end - 100n);
    const early = await trueUp(world, seriesKey, { year, adjustment: 5n, attestationTs: end - 1n });
    expect(await submit(early)).toBe('YEAR_NOT_OVER');
    await until(world, end);
    expect(await submit(early)).toBe('ATTESTATION_TIME');
    const args = await trueUp(world, seriesKey, { year, adjustment: 5n, attestationTs: end });
    const sent = await world.send(issuer(), 'hub', 'submitTrueUp', args);
    expect(only(sent, 'TrueUpAccepted')).toMatchObject([{ year, accrualOut: 5n }]);
    await until(world, yearEnd(year));
    expect(await submit(await trueUp(world, seriesKey, { year, adjustment: 5n }))).toBe('TRUEUP_DONE');
  });

  it('is held against its rules in order', async () => {
    const { seriesKey, year } = await yearly();
    await until(world, yearEnd(year) - 100n);
    const time = yearEnd(year);
    const by = (plan: Partial<Parameters<typeof trueUp>[2]>) =>
      trueUp(world, seriesKey, { year, adjustment: 5n, ...plan });
    const broken = (args: TrueUp) => args.with(5, spoilt(args[5])) as unknown as TrueUp;
    const good = await by({});
    expect(await submit(good, world.account(STRANGER))).toBe('NOT_ISSUER');
    expect(await submit(good.with(0, fieldToBytes32(1n)) as unknown as TrueUp)).toBe('SERIES_UNKNOWN');
    expect(await submit(await by({ nonce: 1n, year: year - 1 }))).toBe('NONCE_MOVED');
    for (const other of [year - 1, year + 2, 0, 4_294_967_295]) {
      expect(await submit(await by({ year: other, attestationTs: time }))).toBe('PERIOD_UNKNOWN');
    }
    await until(world, time - 1n);
    expect(await submit(good)).toBe('YEAR_NOT_OVER');
    await until(world, time);
    expect(await submit(good)).toBe('ACCEPTED');
    for (const attestationTs of [time - 1n, (await now()) + 1n, (1n << 64n) - 1n]) {
      expect(await submit(broken(await by({ attestationTs, adjustment: 0n })))).toBe('ATTESTATION_TIME');
    }
    for (const adjustment of [0n, PAYMENT_LIMIT, -PAYMENT_LIMIT, -(1n << 255n), (1n << 255n) - 1n]) {
      expect(await submit(broken(await by({ adjustment })))).toBe('ADJUSTMENT_OUT_OF_RANGE');
    }
    for (const adjustment of [PAYMENT_LIMIT - 1n, 1n]) expect(await submit(await by({ adjustment }))).toBe('ACCEPTED');
    for (const adjustment of [1n - PAYMENT_LIMIT, -1n])
      expect(await submit(broken(await by({ adjustment })))).toBe('PERIOD_UNSETTLED');
    expect(await submit(broken(good))).toBe('SIGNATURE_NOT_CANONICAL');
    expect(await submit(await by({ signer: VERIFIER }))).toBe('SIGNER_INACTIVE');
    expect(await submit(good.with(4, 6n) as unknown as TrueUp)).toBe('SIGNER_INACTIVE');
    await world.send(issuer(), 'hub', 'submitTrueUp', good);
    expect(await submit(good)).toBe('NONCE_MOVED');
    expect(await submit(await by({}))).toBe('TRUEUP_DONE');
  });

  it('is attested 90 days before it is sent at the most, without the time of a pause', async () => {
    const { seriesKey, year } = await yearly();
    const attestationTs = yearEnd(year);
    const args = await trueUp(world, seriesKey, { year, adjustment: 5n, attestationTs });
    const beginning = await world.anvil.rpc('evm_snapshot');
    await until(world, attestationTs + TRUEUP_MAX_AGE - 2n);
    expect(await submit(args)).toBe('ACCEPTED');
    await until(world, attestationTs + TRUEUP_MAX_AGE);
    expect(await submit(args)).toBe('ATTESTATION_STALE');
    await world.anvil.rpc('evm_revert', beginning);
    await until(world, attestationTs + 10n);
    const paused = 86_400n;
    await pause(world, seriesKey, (await now()) + paused);
    const pausedAt = await now();
    await until(world, pausedAt + paused);
    await world.send(world.collector, 'hardship', 'endPause', [seriesKey]);
    await until(world, attestationTs + TRUEUP_MAX_AGE + paused - 10n);
    expect(await submit(args)).toBe('ACCEPTED');
    await until(world, attestationTs + TRUEUP_MAX_AGE + paused);
    expect(await submit(args)).toBe('ATTESTATION_STALE');
  });

  it('is taken in the tail, where what it raises is paid with the tail', async () => {
    const year = yearOf(periodAt(await now())) + 1;
    const only4 = makePeriod(year, 4);
    const { seriesKey } = await active({ firstPeriod: only4, lastPeriod: only4 });
    await until(world, periodEnd(only4));
    expect(await submit(await trueUp(world, seriesKey, { year, adjustment: 40n }))).toBe('ACCEPTED');
    await report(world, seriesKey, only4, { payment: 100n });
    expect(await stateOf(world, seriesKey)).toBe('TAIL');
    await submitTrueUp(world, seriesKey, { year, adjustment: 40n });
    const paid = await world.send(issuer(), 'hub', 'payTail', [seriesKey, 100n]);
    expect(only(paid, 'TailPaid')).toMatchObject([{ amount: 40n, accrualOut: 0n }]);
    await endByBuyOut(world, seriesKey);
    expect(await submit(await trueUp(world, seriesKey, { year, adjustment: 40n }))).toBe('WRONG_STATE');
  });
});
