import type { IncomeReport } from '@income-series/client';
import { createReportProver } from '@income-series/client/prover';
import { termsCommitment } from '@income-series/protocol/commitments';
import { bytes32ToField } from '@income-series/protocol/field';
import type { Bytes32, EvmAddress } from '@income-series/protocol/hex';
import { computePayment } from '@income-series/protocol/payment';
import { makePeriod, nextPeriod, type Period, periodAt, periodEnd, yearOf } from '@income-series/protocol/period';
import type { SignalVector } from '@income-series/protocol/report-proof';
import { describe, expect, it } from 'vitest';
import { circuitFiles } from '../circuits/files.ts';
import { forFile } from '../support/for-file.ts';
import { amendment, signMessage } from './support/attest.ts';
import { argsOf, createDevice, prove } from './support/prove.ts';
import { ATTESTOR, activeSeries, EUR, FX_RATE, ISSUER, prepare, until } from './support/raise.ts';
import { signReport } from './support/report.ts';
import { createWorld, only } from './support/world.ts';

const UNITS = 1_000n;
const TERMS = { theta: 1_000_000n, r: 10n ** 12n, currencyCode: EUR, indexingRule: 0, termsSalt: 987_654_321n };
let seriesKey: Bytes32;

const prover = await forFile(createReportProver(circuitFiles()));
const device = createDevice(prover);
const world = await forFile(createWorld({ realVerifier: true }));
const wallets = await prepare(world, 2);
const q1 = makePeriod(yearOf(periodAt(await world.anvil.clock.now())) + 1, 1);
await until(world, periodEnd(q1) - 100_000n);
const holdings = wallets.map((wallet) => [wallet, UNITS / 2n] as const);
const terms = { termsCommitment: termsCommitment(TERMS), firstPeriod: q1, lastPeriod: q1 + 3 };
({ seriesKey } = await activeSeries(world, holdings, terms));

const proven = (period: Period, ytd: bigint, terms = TERMS, fxRate = FX_RATE): Promise<IncomeReport> =>
  prove(world, device, { seriesKey, period, terms, fxRate, ytd });
const refusal = (args: Awaited<ReturnType<typeof argsOf>>) =>
  world.refusal(world.account(ISSUER), 'hub', 'submitReport', args);

describe('a device’s real proofs on the hub', () => {
  it('are accepted for two quarters of a year, and pay what the formula says', async () => {
    let prior = 0n;
    for (const [period, ytd] of [
      [q1, 1_250_000n],
      [nextPeriod(q1), 2_000_001n],
    ] as const) {
      const report = await proven(period, ytd);
      const expected = computePayment({ ...TERMS, units: UNITS, fx: FX_RATE, ytd, prior });
      expect(report.payment).toBe(expected);
      expect(expected).toBeGreaterThan(0n);
      const sent = await world.send(world.account(ISSUER), 'hub', 'submitReport', await argsOf(world, report));
      expect(only(sent, 'ReportAccepted')).toMatchObject([
        { payment: expected, incomeCommitment: report.incomeCommitment },
      ]);
      expect(only(sent, 'PaymentSplit')).toMatchObject([{ gross: expected }]);
      prior = ytd;
    }
    const [first] = wallets as [EvmAddress];
    const claimed = await world.send(world.owner, 'hub', 'claimPayout', [seriesKey, first]);
    const { paid } = await world.read('hub', 'getSeries', [seriesKey]);
    const fees = await world.read('hub', 'feesHeld', []);
    expect(only(claimed, 'PayoutClaimed')).toMatchObject([{ amount: (paid - fees) / 2n }]);
  });

  it('are refused with any other payment or income, however well attested', async () => {
    const report = await proven(q1 + 2, 3_000_000n);
    expect(await refusal(await argsOf(world, report))).toBe('ACCEPTED');
    const payment = (by: bigint) => (signals: SignalVector) =>
      signals.with(5, signals[5] + by) as unknown as SignalVector;
    expect(await refusal(await argsOf(world, report, payment(1n)))).toBe('PROOF_INVALID');
    expect(await refusal(await argsOf(world, report, payment(-1n)))).toBe('PROOF_INVALID');
    const income = (signals: SignalVector) => signals.with(4, signals[4] + 1n) as unknown as SignalVector;
    expect(await refusal(await argsOf(world, report, income))).toBe('PROOF_INVALID');
    await world.send(world.account(ISSUER), 'hub', 'submitReport', await argsOf(world, report));
  });

  it('are accepted under amended terms, at an attestor’s rate and with an attestor’s word for the figures', async () => {
    const period = q1 + 3;
    const amended = { ...TERMS, theta: 1_500_000n, r: 2n * TERMS.r, termsSalt: 11n };
    const newTermsCommitment = termsCommitment(amended);
    const change = await amendment(world, seriesKey, { newTermsCommitment });
    await world.send(world.account(ISSUER), 'hub', 'amendTerms', change);
    await world.clock.set(periodEnd(period)); // no rate is published before

    const fxRate = (FX_RATE * 9n) / 10n;
    const report = await proven(period, 4_000_000n, amended, fxRate);
    const expected = computePayment({ ...amended, units: UNITS, fx: fxRate, ytd: 4_000_000n, prior: 3_000_000n });
    expect(report.payment).toBe(expected);
    const [prior, income] = [bytes32ToField(report.priorCommitment), bytes32ToField(report.incomeCommitment)];
    const attestation = await signReport(world, ATTESTOR, { seriesKey, period, prior, income, tier: 3, flag: 0 });
    const fxFallbackSig = await signMessage(world, ATTESTOR, 'FX', { seriesKey, period, rate: fxRate });
    const [key, quarter, proof, signals] = await argsOf(world, report);
    const args = [key, quarter, proof, signals, 3, 0, attestation, fxFallbackSig] as const;
    const sent = await world.send(world.account(ISSUER), 'hub', 'submitReport', args);
    expect(only(sent, 'ReportAccepted')).toMatchObject([{ tier: 3, fxRate, payment: expected }]);
    expect(only(sent, 'FxFallbackUsed')).toMatchObject([{ signer: world.key(ATTESTOR).address, rate: fxRate }]);
  });
});
