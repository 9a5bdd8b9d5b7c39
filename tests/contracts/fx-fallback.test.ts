import { toHex } from 'viem';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Address, Hex } from '../../src/core/hex.ts';
import type { Period } from '../../src/core/period.ts';
import { FX_LIMIT, FX_MAX_AGE } from '../../src/core/policy.ts';
import { signMessage, spoilt } from './support/attest.ts';
import {
  ATTESTOR,
  activeSeries,
  EUR,
  FX_RATE,
  ISSUER,
  prepare,
  publishAgain,
  until,
  VERIFIER,
} from './support/raise.ts';
import { changed, openPeriod, type ReportArgs, reportArgs } from './support/report.ts';
import { findEntry, setWord } from './support/storage.ts';
import { createWorld, names, only, type World } from './support/world.ts';

let world: World;
let wallets: Address[];
beforeAll(async () => {
  world = await createWorld();
  wallets = await prepare(world, 1);
});
afterAll(() => world?.stop());

const submit = (args: ReportArgs) => world.refusal(world.account(ISSUER), 'hub', 'submitReport', args);

/** An active series whose first period is open, and a report of it at the feed's rate. */
async function open(currencyCode = EUR) {
  const { seriesKey, params } = await activeSeries(world, [[wallets[0] as Address, 10n]], { currencyCode });
  const period: Period = params.firstPeriod;
  await openPeriod(world, period);
  const args = await reportArgs(world, seriesKey, period, { payment: 5n });
  return { seriesKey, period, args, published: await world.anvil.clock.now() };
}
type Open = Awaited<ReturnType<typeof open>>;

/** The report with another rate, and an attestor's word for it. */
async function at({ seriesKey, period, args }: Open, rate: bigint, signer = ATTESTOR): Promise<ReportArgs> {
  const fxFallbackSig = await signMessage(world, signer, 'FX', { seriesKey, period, rate });
  return changed(args, { signals: (signals) => signals.with(2, rate) as unknown as typeof signals, fxFallbackSig });
}

describe('a rate that an attestor signed', () => {
  it('stands in for a stale feed’s, and is told before the report', async () => {
    const report = await open();
    await until(world, report.published + FX_MAX_AGE + 1n);
    expect(await submit(report.args)).toBe('FX_STALE');
    const rate = FX_RATE + 7n;
    const args = await at(report, rate);
    const sent = await world.send(world.account(ISSUER), 'hub', 'submitReport', args);
    expect(names(sent).slice(0, 3)).toEqual(['FxFallbackUsed', 'ReportEvidence', 'ReportAccepted']);
    expect(only(sent, 'FxFallbackUsed')).toEqual([
      { period: report.period, signer: world.key(ATTESTOR).address, rate, signature: args[7] },
    ]);
    expect(only(sent, 'ReportAccepted')).toMatchObject([{ fxRate: rate }]);
  });

  it('is refused beside a fresh feed, to the second', async () => {
    const report = await open();
    const args = await at(report, FX_RATE);
    await until(world, report.published + FX_MAX_AGE);
    expect(await submit(args)).toBe('FX_FRESH');
    expect(await submit(report.args)).toBe('ACCEPTED');
    await until(world, report.published + FX_MAX_AGE + 1n);
    expect(await submit(args)).toBe('ACCEPTED');
  });

  it('lies within a fifth of the last rate, both ends included', async () => {
    const report = await open();
    await until(world, report.published + FX_MAX_AGE + 1n);
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
    for (const [rate, answer] of answers) expect([rate, await submit(await at(report, rate))]).toEqual([rate, answer]);
  });

  it('stays in the circuit’s range where the last rate is at its end', async () => {
    const currency = 392;
    await world.send(world.owner, 'fxFeed', 'publish', [currency, FX_LIMIT - 1n]);
    const report = await open(currency);
    await publishAgain(world, currency);
    await until(world, (await world.anvil.clock.now()) + FX_MAX_AGE + 1n);
    expect(await submit(await at(report, FX_LIMIT - 1n))).toBe('ACCEPTED');
    expect(await submit(await at(report, FX_LIMIT))).toBe('FX_OUT_OF_BOUND');
    const updatedAt = (await world.read('fxFeed', 'latest', [currency]))[1].toString(16).padStart(32, '0');
    const packed = (rate: bigint): Hex => `0x${updatedAt}${rate.toString(16).padStart(32, '0')}`;
    const { fxFeed } = world.addresses;
    const slot = await findEntry(world, fxFeed, toHex(currency, { size: 32 }), packed(FX_LIMIT - 1n));
    await setWord(world, fxFeed, slot, packed(FX_LIMIT));
    expect(await submit(await at(report, FX_LIMIT - 1n))).toBe('FX_OUT_OF_BOUND');
  });

  it('is an attestor’s, over this series, period and rate', async () => {
    const report = await open();
    await until(world, report.published + FX_MAX_AGE + 1n);
    const good = await at(report, FX_RATE);
    expect(await submit(good)).toBe('ACCEPTED');
    const beyond = await at(report, 2n * FX_RATE);
    expect(await submit(changed(beyond, { fxFallbackSig: spoilt(beyond[7]) }))).toBe('SIGNATURE_NOT_CANONICAL');
    expect(await submit(changed(good, { fxFallbackSig: '0x00' }))).toBe('SIGNATURE_NOT_CANONICAL');
    expect(await submit(await at(report, 2n * FX_RATE, VERIFIER))).toBe('SIGNER_INACTIVE');
    const other = await at(report, FX_RATE + 1n);
    expect(await submit(changed(good, { fxFallbackSig: other[7] }))).toBe('SIGNER_INACTIVE');
    const { seriesKey } = report;
    const next = await signMessage(world, ATTESTOR, 'FX', { seriesKey, period: 20261, rate: FX_RATE });
    expect(await submit(changed(good, { fxFallbackSig: next }))).toBe('SIGNER_INACTIVE');
  });

  it('goes with a report of tier 3 too, both of one attestor', async () => {
    const report = await open();
    const { seriesKey, period } = report;
    await until(world, report.published + FX_MAX_AGE + 1n);
    const tier3 = { payment: 5n, tier: 3, signer: ATTESTOR };
    const args = await at({ ...report, args: await reportArgs(world, seriesKey, period, tier3) }, FX_RATE);
    expect(await submit(args)).toBe('ACCEPTED');
  });
});
