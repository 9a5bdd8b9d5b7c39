import type { Bytes32 } from '../../../core/hex.ts';
import { timeOf } from '../events.ts';
import { enterMoney } from './money.ts';
import type { PeriodRow } from './rows.ts';
import { type Handlers, patchSeries, type ReportParts, type SeriesState } from './state.ts';

/** Reports and missed periods. A report's three logs come in one transaction, in whatever order. */
export const reportHandlers: Handlers<'ReportEvidence' | 'ReportAccepted' | 'PaymentSplit' | 'PeriodMissed'> = {
  ReportEvidence(state, event) {
    gather(state, event.args.seriesKey, event.args.period, { evidence: event });
  },
  ReportAccepted(state, event) {
    gather(state, event.args.seriesKey, event.args.period, { accepted: event });
  },
  PaymentSplit(state, event) {
    gather(state, event.args.seriesKey, event.args.period, { split: event });
  },
  PeriodMissed(state, { args: { period } }) {
    patchPeriod(state, period, { state: 'MISSED' });
  },
};

function gather(state: SeriesState, seriesKey: Bytes32, period: number, part: ReportParts): void {
  const parts = { ...state.parts.get(period), ...part };
  state.parts.set(period, parts);
  const { evidence, accepted, split } = parts;
  if (evidence === undefined || accepted === undefined || split === undefined) return;
  state.parts.delete(period);
  acceptReport(state, seriesKey, { evidence, accepted, split });
}

function acceptReport(state: SeriesState, seriesKey: Bytes32, parts: Required<ReportParts>): void {
  const { evidence, accepted, split } = parts;
  const { period, tier, liquidityFlag, incomeCommitment, priorIncomeCommitment } = accepted.args;
  const money = {
    gross: BigInt(split.args.gross),
    fee: BigInt(split.args.fee),
    net: BigInt(split.args.net),
    accrual: BigInt(split.args.accrualOut),
  };
  state.reports.put(period, {
    id: `${seriesKey}:${period}`,
    seriesKey,
    period,
    tier,
    liquidityFlag,
    incomeCommitment,
    priorIncomeCommitment,
    proof: { ...toSnarkjs(evidence.args.proof), publicSignals: evidence.args.signals },
    attestation: { signer: evidence.args.signer, signature: evidence.args.attestation },
    fxRate: BigInt(accepted.args.fxRate),
    payment: BigInt(accepted.args.payment),
    ...money,
    txHash: accepted.txHash,
    blockNumber: accepted.blockNumber,
    acceptedAt: timeOf(accepted),
  });
  patchPeriod(state, period, {
    state: 'REPORTED',
    unitsOutstanding: BigInt(accepted.args.unitsOutstanding),
    incomeCommitment,
    priorIncomeCommitment,
    ...money,
  });
  const { paidTotal } = state.series.need(seriesKey);
  patchSeries(state, seriesKey, {
    lastIncomeCommitment: incomeCommitment,
    paidTotal: paidTotal + money.fee + money.net,
    accruedTotal: money.accrual,
  });
  enterMoney(state, accepted, { kind: 'REPORT_PAYMENT', period, amount: split.args.gross });
  // One log, one row: the flag lets either everything fall due or everything accrue.
  const due = { kind: 'PAYOUT_NET', period, amount: split.args.net };
  const accrued = { kind: 'ACCRUAL', period, amount: split.args.accrualOut };
  enterMoney(state, split, money.accrual === 0n ? due : accrued);
}

function patchPeriod(state: SeriesState, period: number, patch: Partial<PeriodRow>): void {
  state.periods.put(period, { ...state.periods.need(period), ...patch });
}

type Point = readonly string[];

/**
 * The proof's points as snarkjs writes them, so that whoever reads the row can verify it: projective, and the second
 * curve's coordinates real part first (the contract takes the imaginary part first, EIP-197).
 */
function toSnarkjs({ a, b, c }: { readonly a: Point; readonly b: readonly Point[]; readonly c: Point }) {
  return {
    piA: [...a, '1'],
    piB: [...b.map((pair) => [...pair].reverse()), ['1', '0']],
    piC: [...c, '1'],
  };
}
