import { createIncomeReport, createMemoryStore, type IncomeReport, type ReportDevice } from '@income-series/client';
import type { ReportProver } from '@income-series/client/prover';
import { bytes32ToField } from '@income-series/protocol/field';
import type { Bytes32 } from '@income-series/protocol/hex';
import { decodeReportProof, type SignalVector, toSolidityProof } from '@income-series/protocol/report-proof';
import type { PrivateTerms } from '@income-series/protocol/terms';
import { getSeries } from './attest.ts';
import { VERIFIER } from './raise.ts';
import { openPeriod, signReport } from './report.ts';
import type { World } from './world.ts';

export const createDevice = (prover: ReportProver): ReportDevice => ({
  secret: new Uint8Array(32).fill(7),
  store: createMemoryStore(),
  prover,
});

/** Moves into the period's window and proves its figure on the device, over what the hub holds now. */
export async function prove(
  world: World,
  device: ReportDevice,
  figure: Pick<IncomeReport, 'seriesKey' | 'period'> & {
    readonly terms: PrivateTerms;
    readonly fxRate: bigint;
    readonly ytd: bigint;
  },
): Promise<IncomeReport> {
  await openPeriod(world, figure.period);
  const { unitsOutstanding, expectedPrior } = await getSeries(world, figure.seriesKey);
  return createIncomeReport(device, { ...figure, unitsOutstanding, priorCommitment: expectedPrior as Bytes32 });
}

/** What `submitReport` takes: attested by the verifier's key, over the signals as they are or as `forge` makes them. */
export async function argsOf(
  world: World,
  report: IncomeReport,
  forge: (signals: SignalVector) => SignalVector = (signals) => signals,
) {
  const { seriesKey, period } = report;
  const decoded = decodeReportProof(report.proof, report.signals);
  const signals = forge(decoded.signals);
  const message = { seriesKey, period, tier: 2, flag: 0 };
  const commitments = { prior: bytes32ToField(report.priorCommitment), income: signals[4] };
  const attestation = await signReport(world, VERIFIER, { ...message, ...commitments });
  return [seriesKey, period, toSolidityProof(decoded), signals, 2, 0, attestation, '0x'] as const;
}
