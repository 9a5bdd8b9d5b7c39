import type { EvmAddress, Hex } from '@income-series/protocol/hex';
import { FX_LIMIT } from '@income-series/protocol/policy';
import { toHex } from 'viem';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { spoilt } from './support/attest.ts';
import { ATTESTOR, FX_RATE, ISSUER, prepare, VERIFIER } from './support/raise.ts';
import { atRate, dueUnrated, signRate, withSigned } from './support/rates.ts';
import { changed, type ReportArgs, reportArgs } from './support/report.ts';
import { findEntry, setWord } from './support/storage.ts';
import { createWorld, names, only, type World } from './support/world.ts';

let world: World;
let holder: EvmAddress;
beforeAll(async () => {
  world = await createWorld();
  [holder] = (await prepare(world, 1)) as [EvmAddress];
});
afterAll(() => world?.stop());

let currencies = 100;
const submit = (args: ReportArgs) => world.refusal(world.account(ISSUER), 'hub', 'submitReport', args);
const due = (currency = ++currencies) => dueUnrated(world, holder, currency);

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
