import { WAD } from '@income-series/protocol/amounts';
import type { EvmAddress, Hex } from '@income-series/protocol/hex';
import { nextPeriod, periodEnd } from '@income-series/protocol/period';
import { FX_LIMIT, FX_MAX_AGE } from '@income-series/protocol/policy';
import { toHex } from 'viem';
import { describe, expect, it } from 'vitest';
import { forFile } from '../support/for-file.ts';
import { spoilt } from './support/attest.ts';
import { endByBuyOut } from './support/buy-out.ts';
import { ATTESTOR, FX_RATE, ISSUER, prepare, publishAgain, until, VERIFIER } from './support/raise.ts';
import { atRate, type Due, dueUnrated, seriesIn, signRate, withSigned } from './support/rates.ts';
import { changed, openPeriod, type ReportArgs, reportArgs } from './support/report.ts';
import { prepareRouting, routedSeries } from './support/router.ts';
import { findEntry, setWord } from './support/storage.ts';
import { createWorld, names, only } from './support/world.ts';

const OTHER = 6;
const world = await forFile(createWorld());
const [holder] = (await prepare(world, 1)) as [EvmAddress];
await world.send(world.owner, 'registry', 'registerAttestor', [world.account(OTHER)]);

let currencies = 200;
const issuer = () => world.account(ISSUER);
const stranger = () => world.collector;
const submit = (args: ReportArgs) => world.refusal(issuer(), 'hub', 'submitReport', args);
const publish = (currency: number, rate: bigint) => world.send(world.owner, 'fxFeed', 'publish', [currency, rate]);
const due = (currency = ++currencies) => dueUnrated(world, holder, currency);
const recording = async (of: Omit<Due, 'args'>, rate = FX_RATE, signer = ATTESTOR) =>
  [of.seriesKey, of.period, rate, await signRate(world, of, rate, signer)] as const;
const recordRefusal = (args: Awaited<ReturnType<typeof recording>>) =>
  world.refusal(stranger(), 'rates', 'recordRate', args);
const rateOf = ({ seriesKey, period }: Omit<Due, 'args'>) => world.read('rates', 'rateOf', [seriesKey, period]);
const rateRefusal = ({ seriesKey, period }: Omit<Due, 'args'>) =>
  world.readRefusal('rates', 'rateOf', [seriesKey, period]);

describe('the rate of a report', () => {
  it('is that of the quarter’s end, on whichever of the 90 days it comes', async () => {
    const currency = ++currencies;
    const { seriesKey, period } = await seriesIn(world, holder, currency);
    await openPeriod(world, period, currency);
    const args = await reportArgs(world, seriesKey, period, { payment: 5n });
    for (const [day, rate] of [
      [1n, (FX_RATE * 11n) / 10n],
      [30n, FX_RATE],
      [60n, (FX_RATE * 9n) / 10n],
      [88n, (FX_RATE * 8n) / 10n],
    ] as const) {
      await until(world, periodEnd(period) + day * 86_400n);
      await publish(currency, rate);
      expect([day, await submit(args)]).toEqual([day, 'ACCEPTED']);
      if (rate !== FX_RATE) expect([day, await submit(atRate(args, rate))]).toEqual([day, 'SIGNAL_MISMATCH']);
      expect(await rateOf({ seriesKey, period })).toBe(FX_RATE);
    }
  });

  it('is none where the feed’s last was older than three days at the quarter’s end, whatever it publishes later', async () => {
    const currency = ++currencies;
    const report = await due(currency);
    expect([await submit(report.args), await rateRefusal(report)]).toEqual(['FX_STALE', 'FX_STALE']);
    await publishAgain(world, currency);
    expect([await submit(report.args), await rateRefusal(report)]).toEqual(['FX_STALE', 'FX_STALE']);
    expect(await submit(await withSigned(world, report))).toBe('ACCEPTED');
  });

  it.each([
    ['three days', FX_MAX_AGE, 'ACCEPTED', 'FX_FRESH'],
    ['a second more', FX_MAX_AGE + 1n, 'FX_STALE', 'ACCEPTED'],
  ])('is the feed’s of %s before the end', async (_, before, plain, signed) => {
    const currency = ++currencies;
    const { seriesKey, period } = await seriesIn(world, holder, currency);
    const time = periodEnd(period) - before;
    await until(world, time - 60n);
    await world.anvil.rpc('evm_setNextBlockTimestamp', Number(time));
    await publishAgain(world, currency);
    await until(world, periodEnd(period));
    const report = { seriesKey, period, args: await reportArgs(world, seriesKey, period, { payment: 5n }) };
    expect([await submit(report.args), await submit(await withSigned(world, report))]).toEqual([plain, signed]);
    expect(await recordRefusal(await recording(report))).toBe(signed);
  });

  it('is not the feed’s of the first second after the quarter', async () => {
    const currency = ++currencies;
    const { seriesKey, period } = await seriesIn(world, holder, currency);
    await until(world, periodEnd(period) - 60n);
    await world.anvil.rpc('evm_setNextBlockTimestamp', Number(periodEnd(period)));
    await publishAgain(world, currency);
    expect(await rateRefusal({ seriesKey, period })).toBe('FX_STALE');
  });

  it('is not there while the quarter runs', async () => {
    const currency = ++currencies;
    const running = await seriesIn(world, holder, currency);
    expect(await rateRefusal(running)).toBe('PERIOD_NOT_OPEN');
    expect(await world.read('rates', 'rateView', [running.seriesKey, running.period])).toMatchObject({
      rate: 0n,
      last: FX_RATE,
    });
    expect(await recordRefusal(await recording(running))).toBe('PERIOD_NOT_OPEN');
    const outside = { ...running, period: nextPeriod(nextPeriod(running.period)) };
    expect([await rateRefusal(outside), await recordRefusal(await recording(outside))]).toEqual([
      'PERIOD_UNKNOWN',
      'PERIOD_UNKNOWN',
    ]);
    const unknown = { ...running, seriesKey: `0x${'55'.repeat(32)}` as const };
    expect(await rateRefusal(unknown)).toBe('SERIES_UNKNOWN');
  });
});

describe('a signed rate', () => {
  it('is recorded by anyone, once: of two that attestors signed the first counts for good', async () => {
    const report = await due();
    const [first, second] = [FX_RATE + 7n, FX_RATE - 9n];
    const recorded = await recording(report, first, OTHER);
    const sent = await world.send(stranger(), 'rates', 'recordRate', recorded);
    const { period } = report;
    expect(only(sent, 'RateRecorded')).toEqual([
      { period, signer: world.key(OTHER).address, rate: first, signature: recorded[3] },
    ]);
    expect(await rateOf(report)).toBe(first);
    expect(await recordRefusal(await recording(report, second))).toBe('RATE_RECORDED');
    expect(await recordRefusal(recorded)).toBe('RATE_RECORDED');
    expect(await submit(await withSigned(world, report, second))).toBe('SIGNAL_MISMATCH');
    expect(await submit(report.args)).toBe('SIGNAL_MISMATCH');
    await world.send(world.owner, 'registry', 'revokeAttestor', [world.account(OTHER), 0n]);
    expect(await submit(atRate(report.args, first))).toBe('ACCEPTED');
  });

  it('does not block the report that brings it where somebody recorded it before', async () => {
    const report = await due();
    const args = await withSigned(world, report, FX_RATE + 1n);
    await world.send(stranger(), 'rates', 'recordRate', await recording(report, FX_RATE + 1n));
    const sent = await world.send(issuer(), 'hub', 'submitReport', args);
    expect(names(sent).slice(0, 2)).toEqual(['ReportEvidence', 'ReportAccepted']);
    expect(only(sent, 'ReportAccepted')).toMatchObject([{ fxRate: FX_RATE + 1n }]);
    expect(await recordRefusal(await recording(report, FX_RATE))).toBe('RATE_RECORDED');
  });

  it('is recorded by the report that brings it', async () => {
    const report = await due();
    const sent = await world.send(issuer(), 'hub', 'submitReport', await withSigned(world, report, FX_RATE + 2n));
    expect(names(sent).slice(0, 4)).toEqual(['RateRecorded', 'FxFallbackUsed', 'ReportEvidence', 'ReportAccepted']);
    expect(await rateOf(report)).toBe(FX_RATE + 2n);
    expect(await recordRefusal(await recording(report))).toBe('RATE_RECORDED');
  });

  it('is bound by the feed’s last rate before the quarter’s end, and not by a later one', async () => {
    const currency = ++currencies;
    const report = await due(currency);
    await publish(currency, (FX_RATE * 12n) / 10n);
    const [most, least] = [FX_RATE + FX_RATE / 5n, FX_RATE - FX_RATE / 5n];
    for (const [rate, answer] of [
      [most, 'ACCEPTED'],
      [most + 1n, 'FX_OUT_OF_BOUND'],
      [least, 'ACCEPTED'],
      [least - 1n, 'FX_OUT_OF_BOUND'],
    ] as const) {
      expect([rate, await submit(await withSigned(world, report, rate))]).toEqual([rate, answer]);
      expect([rate, await recordRefusal(await recording(report, rate))]).toEqual([rate, answer]);
    }
  });

  it('is an active attestor’s, over this series, quarter and rate', async () => {
    const report = await due();
    const [key, period, rate, signature] = await recording(report);
    expect(await recordRefusal([key, period, rate, spoilt(signature)])).toBe('SIGNATURE_NOT_CANONICAL');
    expect(await recordRefusal([key, period, rate + 1n, signature])).toBe('SIGNER_INACTIVE');
    expect(await recordRefusal(await recording(report, rate, VERIFIER))).toBe('SIGNER_INACTIVE');
    const other = await due();
    expect(await recordRefusal([other.seriesKey, other.period, rate, signature])).toBe('SIGNER_INACTIVE');
    expect(await recordRefusal([key, period, rate, signature])).toBe('ACCEPTED');
  });

  it('is none of a routed series, whose rate is one, nor of a series that is over', async () => {
    await prepareRouting(world, world.account(5));
    const terms = { theta: 1_000n, ratePerUnit: WAD / 1_000n };
    const { seriesKey, first: period } = await routedSeries(world, [[holder, 100n]], terms);
    await until(world, periodEnd(period));
    const routed = { seriesKey, period };
    expect(await rateOf(routed)).toBe(WAD);
    expect(await recordRefusal(await recording(routed))).toBe('SERIES_ROUTED');
    const report = await due();
    await endByBuyOut(world, report.seriesKey);
    expect(await recordRefusal(await recording(report))).toBe('WRONG_STATE');
  });

  it('is taken from a report by the hub alone', async () => {
    const report = await due();
    const [key, period, rate, signature] = await recording(report);
    expect(await world.refusal(issuer(), 'rates', 'takeRate', [key, period, 978, rate, signature])).toBe('NOT_HUB');
  });
});

describe('a rate that an attestor signed', () => {
  it('goes with a report of a quarter that the feed has no rate for, and its event comes first', async () => {
    const report = await due();
    expect(await submit(report.args)).toBe('FX_STALE');
    const rate = FX_RATE + 7n;
    const args = await withSigned(world, report, rate);
    const sent = await world.send(world.account(ISSUER), 'hub', 'submitReport', args);
    expect(names(sent).slice(0, 4)).toEqual(['RateRecorded', 'FxFallbackUsed', 'ReportEvidence', 'ReportAccepted']);
    const recorded = { period: report.period, signer: world.key(ATTESTOR).address, rate, signature: args[7] };
    expect([only(sent, 'RateRecorded'), only(sent, 'FxFallbackUsed')]).toEqual([[recorded], [recorded]]);
    expect(only(sent, 'ReportAccepted')).toMatchObject([{ fxRate: rate }]);
  });

  it('lies within a fifth of the last rate, both ends included', async () => {
    const report = await due();
    const fifth = FX_RATE / 5n;
    const answers: [bigint, string][] = [
      [FX_RATE + fifth, 'ACCEPTED'],
      [FX_RATE + fifth + 1n, 'FX_OUT_OF_BOUND'],
      [FX_RATE - fifth, 'ACCEPTED'],
      [FX_RATE - fifth - 1n, 'FX_OUT_OF_BOUND'],
      [0n, 'FX_OUT_OF_BOUND'],
      [FX_LIMIT, 'FX_OUT_OF_BOUND'],
      [(1n << 256n) - 1n, 'FX_OUT_OF_BOUND'],
    ];
    for (const [rate, answer] of answers)
      expect([rate, await submit(await withSigned(world, report, rate))]).toEqual([rate, answer]);
  });

  it('stays in the circuit’s range where the last rate is at its end', async () => {
    const currency = 392;
    await world.send(world.owner, 'fxFeed', 'publish', [currency, FX_LIMIT - 1n]);
    const report = await due(currency);
    expect(await submit(await withSigned(world, report, FX_LIMIT - 1n))).toBe('ACCEPTED');
    expect(await submit(await withSigned(world, report, FX_LIMIT))).toBe('FX_OUT_OF_BOUND');
    const updatedAt = (await world.read('fxFeed', 'latest', [currency]))[1].toString(16).padStart(32, '0');
    const packed = (rate: bigint): Hex => `0x${updatedAt}${rate.toString(16).padStart(32, '0')}`;
    const { fxFeed } = world.addresses;
    const slot = await findEntry(world, fxFeed, toHex(currency, { size: 32 }), packed(FX_LIMIT - 1n));
    await setWord(world, fxFeed, slot, packed(FX_LIMIT));
    expect(await submit(await withSigned(world, report, FX_LIMIT - 1n))).toBe('FX_OUT_OF_BOUND');
  });

  it('is an attestor’s, over this series, period and rate', async () => {
    const report = await due();
    const good = await withSigned(world, report);
    expect(await submit(good)).toBe('ACCEPTED');
    const beyond = await withSigned(world, report, 2n * FX_RATE);
    expect(await submit(changed(beyond, { fxFallbackSig: spoilt(beyond[7]) }))).toBe('SIGNATURE_NOT_CANONICAL');
    expect(await submit(changed(good, { fxFallbackSig: '0x00' }))).toBe('SIGNATURE_NOT_CANONICAL');
    expect(await submit(await withSigned(world, report, 2n * FX_RATE, VERIFIER))).toBe('SIGNER_INACTIVE');
    const other = await withSigned(world, report, FX_RATE + 1n);
    expect(await submit(changed(good, { fxFallbackSig: other[7] }))).toBe('SIGNER_INACTIVE');
    const next = await signRate(world, { ...report, period: report.period + 1 }, FX_RATE);
    expect(await submit(changed(good, { fxFallbackSig: next }))).toBe('SIGNER_INACTIVE');
  });

  it('goes with a report of tier 3 too, both of one attestor', async () => {
    const report = await due();
    const tier3 = { payment: 5n, tier: 3, signer: ATTESTOR };
    const args = await reportArgs(world, report.seriesKey, report.period, tier3);
    expect(await submit(await withSigned(world, { ...report, args }))).toBe('ACCEPTED');
    expect(await submit(atRate(args, FX_RATE))).toBe('FX_STALE');
  });
});
