import { least, WAD } from '../../core/amounts.ts';
import type { Bytes32 } from '../../core/hex.ts';
import { periodId } from '../../core/ids.ts';
import { paymentBeside } from '../../core/router.ts';
import { type EventOf, timeOf } from '../../indexing/projection/events.ts';
import {
  type Handlers,
  patchSeries,
  type ReportParts,
  type SeriesState,
} from '../../indexing/projection/series-fold.ts';
import { enterMoney } from '../holdings/money-projection.ts';
import type { PeriodRow, ReportRow } from '../series/x-rows.ts';

/** Reports, missed and deferred periods. */
export const reportHandlers: Handlers<
  | 'RateRecorded'
  | 'ReportEvidence'
  | 'ReportAccepted'
  | 'RoutedReportAccepted'
  | 'AttestedReportTaken'
  | 'PaymentSplit'
  | 'PeriodMissed'
  | 'PeriodDeferred'
> = {
  RateRecorded(state, { args: { period, signer, signature } }) {
    state.signedRates.set(period, { signer, signature });
  },
  ReportEvidence: (state, event) => gather(state, event, { evidence: event }),
  ReportAccepted: (state, event) => gather(state, event, { accepted: event }),
  RoutedReportAccepted: (state, event) => gather(state, event, { routed: event }),
  AttestedReportTaken: (state, event) => gather(state, event, { attested: event }),
  PaymentSplit: (state, event) => gather(state, event, { split: event }),
  PeriodMissed(state, { args: { period } }) {
    patchPeriod(state, period, { state: 'MISSED' });
  },
  PeriodDeferred(state, { args: { period } }) {
    patchPeriod(state, period, { state: 'DEFERRED' });
  },
};

/** A report's logs come in one transaction, in whatever order but for a recorded rate, which comes before them. */
function gather(state: SeriesState, { args }: Part, part: ReportParts): void {
  const { seriesKey, period } = args;
  const parts = { ...state.parts.get(period), ...part };
  state.parts.set(period, parts);
  const { evidence, accepted, routed, split, attested } = parts;
  if (split === undefined) return;
  if (routed !== undefined) {
    acceptReport(state, seriesKey, routed, split, routedColumns(routed));
  } else if (evidence !== undefined && accepted !== undefined) {
    if (attested === undefined && state.series.need(seriesKey).routed) return;
    const counted = BigInt(attested?.args.counted ?? 0);
    acceptReport(
      state,
      seriesKey,
      accepted,
      split,
      provenColumns(accepted, evidence, state.signedRates.get(period)),
      counted,
    );
    patchSeries(state, seriesKey, { lastIncomeCommitment: accepted.args.incomeCommitment });
  } else return;
  state.parts.delete(period);
}

/** `counted` is what of the payment the router has counted already. */
function acceptReport(
  state: SeriesState,
  seriesKey: Bytes32,
  accepted: EventOf<'ReportAccepted' | 'RoutedReportAccepted'>,
  split: EventOf<'PaymentSplit'>,
  columns: TierColumns,
  counted = 0n,
): void {
  const { period, unitsOutstanding } = accepted.args;
  const payment = BigInt(accepted.args.payment);
  const money = {
    gross: BigInt(split.args.gross),
    fee: BigInt(split.args.fee),
    net: BigInt(split.args.net),
    accrual: BigInt(split.args.accrualOut),
  };
  state.reports.put(period, {
    id: periodId(seriesKey, period),
    seriesKey,
    period,
    ...columns,
    payment,
    ...money,
    txHash: accepted.txHash,
    blockNumber: accepted.blockNumber,
    acceptedAt: timeOf(accepted),
  });
  const { incomeCommitment, priorIncomeCommitment } = columns;
  patchPeriod(state, period, {
    state: 'REPORTED',
    unitsOutstanding: BigInt(unitsOutstanding),
    incomeCommitment,
    priorIncomeCommitment,
    ...money,
  });
  const { paidTotal, creditTotal } = state.series.need(seriesKey);
  patchSeries(state, seriesKey, {
    paidTotal: paidTotal + money.fee + money.net,
    accruedTotal: money.accrual,
    creditTotal: creditTotal - least(paymentBeside(payment, counted), creditTotal),
  });
  enterMoney(state, accepted, { kind: 'REPORT_PAYMENT', period, amount: split.args.gross });
  // One log, one row: either everything falls due or (liquidity flag, pause) everything accrues.
  const due = { kind: 'PAYOUT_NET', period, amount: split.args.net };
  const accrued = { kind: 'ACCRUAL', period, amount: split.args.accrualOut };
  enterMoney(state, split, money.accrual === 0n ? due : accrued);
}

/** The columns of a report that depend on its tier. */
type TierColumns = Pick<
  ReportRow,
  | 'tier'
  | 'liquidityFlag'
  | 'incomeCommitment'
  | 'priorIncomeCommitment'
  | 'proof'
  | 'attestation'
  | 'fxFallback'
  | 'routedIncome'
  | 'fxRate'
>;

function provenColumns(
  { args }: EventOf<'ReportAccepted'>,
  { args: evidence }: EventOf<'ReportEvidence'>,
  fxFallback: ReportRow['fxFallback'] = null,
): TierColumns {
  return {
    tier: args.tier,
    liquidityFlag: args.liquidityFlag,
    incomeCommitment: args.incomeCommitment,
    priorIncomeCommitment: args.priorIncomeCommitment,
    proof: { ...toSnarkjs(evidence.proof), publicSignals: evidence.signals },
    attestation: { signer: evidence.signer, signature: evidence.attestation },
    fxFallback,
    routedIncome: null,
    fxRate: BigInt(args.fxRate),
  };
}

/** Tier 1: nothing to prove, nothing to attest. Its income is in the payment token already, so the rate is 1. */
const routedColumns = ({ args }: EventOf<'RoutedReportAccepted'>): TierColumns => ({
  tier: 1,
  liquidityFlag: 0,
  incomeCommitment: null,
  priorIncomeCommitment: null,
  proof: null,
  attestation: null,
  fxFallback: null,
  routedIncome: BigInt(args.income),
  fxRate: WAD,
});

function patchPeriod(state: SeriesState, period: number, patch: Partial<PeriodRow>): void {
  state.periods.put(period, { ...state.periods.need(period), ...patch });
}

type Part = { readonly args: { readonly seriesKey: Bytes32; readonly period: number } };
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
