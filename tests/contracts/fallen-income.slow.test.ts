import { createReportProver } from '@income-series/client/prover';
import { termsCommitment } from '@income-series/protocol/commitments';
import type { Bytes32, EvmAddress } from '@income-series/protocol/hex';
import { computePayment } from '@income-series/protocol/payment';
import { makePeriod, type Period, periodAt, periodEnd, yearOf } from '@income-series/protocol/period';
import { describe, expect, it } from 'vitest';
import { circuitFiles } from '../circuits/files.ts';
import { forFile } from '../support/for-file.ts';
import { getSeries, submitTrueUp } from './support/attest.ts';
import { argsOf, createDevice, prove } from './support/prove.ts';
import { activeSeries, EUR, FX_RATE, ISSUER, prepare, until } from './support/raise.ts';
import { createWorld, only } from './support/world.ts';

const UNITS = 1_000n;
/** 9.12345678901 base units a minor unit, so that every payment drops a fraction. */
const TERMS = { theta: 0n, r: 912_345_678_901n, currencyCode: EUR, indexingRule: 0, termsSalt: 31n };
const owed = (ytd: bigint, prior: bigint): bigint =>
  computePayment({ units: UNITS, r: TERMS.r, fx: FX_RATE, theta: TERMS.theta, ytd, prior });
let seriesKey: Bytes32;

const prover = await forFile(createReportProver(circuitFiles()));
const device = createDevice(prover);
const world = await forFile(createWorld({ realVerifier: true }));
const wallets: EvmAddress[] = await prepare(world, 2);
const year = yearOf(periodAt(await world.anvil.clock.now())) + 1;
await until(world, periodEnd(makePeriod(year, 1)) - 100_000n);
const terms = { firstPeriod: makePeriod(year, 1), lastPeriod: makePeriod(year + 1, 4) };
const holdings = wallets.map((wallet) => [wallet, UNITS / 2n] as const);
({ seriesKey } = await activeSeries(world, holdings, { ...terms, termsCommitment: termsCommitment(TERMS) }));

/** Proves and submits a figure; answers the proven payment and what was taken of it. */
async function reported(period: Period, ytd: bigint) {
  const report = await prove(world, device, { seriesKey, period, terms: TERMS, fxRate: FX_RATE, ytd });
  const sent = await world.send(world.account(ISSUER), 'hub', 'submitReport', await argsOf(world, report));
  expect(only(sent, 'ReportAccepted')).toMatchObject([{ payment: report.payment }]);
  return { payment: report.payment, gross: only(sent, 'PaymentSplit')[0]?.gross };
}

describe('a year to date that fell and rose again', () => {
  it('proves a payment of 0, then pays what was paid before a second time, which a negative true-up takes back', async () => {
    const [hundred, eighty, hundredAndTwenty] = [10_003n, 8_001n, 12_002n];
    const first = await reported(makePeriod(year, 1), hundred);
    const second = await reported(makePeriod(year, 2), eighty);
    const third = await reported(makePeriod(year, 3), hundredAndTwenty);
    const last = await reported(makePeriod(year, 4), hundredAndTwenty);
    const payments = [owed(hundred, 0n), 0n, owed(hundredAndTwenty, eighty), 0n];
    expect([first, second, third, last].map(({ payment }) => payment)).toEqual(payments);
    expect([first, second, third, last].map(({ gross }) => gross)).toEqual(payments);
    const { paid } = await getSeries(world, seriesKey);
    expect(paid).toBe(payments.reduce((sum, payment) => sum + payment));

    // what lies between the low and the high before it was paid by the first report and by the third
    const twice = paid - owed(hundredAndTwenty, 0n);
    expect({ paid, twice }).toEqual({ paid: 127_763n, twice: 18_264n });
    await submitTrueUp(world, seriesKey, { year, adjustment: -twice });
    expect(await getSeries(world, seriesKey)).toMatchObject({ paid, credit: twice });

    const next = await reported(makePeriod(year + 1, 1), hundred);
    expect(next).toEqual({ payment: owed(hundred, 0n), gross: owed(hundred, 0n) - twice });
    expect(await getSeries(world, seriesKey)).toMatchObject({
      paid: owed(hundredAndTwenty, 0n) + owed(hundred, 0n),
      credit: 0n,
    });
  });
});
