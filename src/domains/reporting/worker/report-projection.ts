import { smaller } from '@income-series/protocol/amounts';
import type { Bytes32 } from '@income-series/protocol/hex';
import { remainingPayment } from '@income-series/protocol/payment';
import { periodRange } from '@income-series/protocol/period';
import { periodId } from '../../../core/ids.ts';
import type { Tx } from '../../../core/tx.ts';
import { type EventOf, timeOf } from '../../../indexing/projection/events.ts';
import type { FoldMemory, Handlers, ProjectedTable, SeriesFold } from '../../../indexing/projection/series-fold.ts';
import { enterMoney } from '../../holdings/worker/money-projection.ts';
import type { SeriesEvents, SolanaSeriesEvents } from '../../series/worker/events.ts';
import { patchSeries, series } from '../../series/worker/projection.ts';
import type { PeriodRow, ReportRow } from '../rows.ts';
import type { ReportingEvents, SolanaReportingEvents } from './events.ts';
import { newPeriod, periods } from './periods.ts';
import { decodeEvidence, provenColumns, routedColumns, type TierColumns } from './report-columns.ts';

export const reports: ProjectedTable<number, ReportRow> = {
  name: 'reports',
  keyOf: ({ period }) => period,
  fill: { columns: ['source'], fill: fillSources },
};

/**
 * The events of one report that were folded so far; one transaction emits them all. A report with a proof has evidence,
 * acceptance and split; a routed report has an acceptance of its own and the split.
 */
interface ReportParts {
  routed?: EventOf<ReportingEvents, 'RoutedReportAccepted'>;
  evidence?: EventOf<ReportingEvents, 'ReportEvidence'>;
  accepted?: EventOf<ReportingEvents, 'ReportAccepted'>;
  /** Only for a routed series whose quarter was reported by documents. */
  attested?: EventOf<ReportingEvents, 'AttestedReportTaken'>;
  split?: EventOf<ReportingEvents, 'PaymentSplit'>;
}

export const parts: FoldMemory<Map<number, ReportParts>> = {
  initial: () => new Map(),
  isComplete: (open) => open.size === 0,
};

/** By period, the signer of its recorded rate. A rate is recorded in the report's transaction or in an earlier block. */
export const signedRates: FoldMemory<Map<number, NonNullable<ReportRow['fxFallback']>>> = {
  initial: () => new Map(),
  stored: {
    name: 'RateRecorded',
    isNeeded: ({ has }) => has(['ReportAccepted']),
    from: (recorded: readonly ReportingEvents['RateRecorded'][]) =>
      new Map(recorded.map(({ period, signer, signature }) => [period, { signer, signature }])),
  },
};

/** Handlers of reports, recorded rates, and missed and deferred periods. */
export const reportHandlers: Handlers<
  Pick<
    ReportingEvents,
    | 'RateRecorded'
    | 'ReportEvidence'
    | 'ReportAccepted'
    | 'RoutedReportAccepted'
    | 'AttestedReportTaken'
    | 'PaymentSplit'
    | 'PeriodMissed'
    | 'PeriodDeferred'
  > &
    Pick<SeriesEvents, 'SeriesActivated'>
> = {
  SeriesActivated: (fold, { args }) => openPeriods(fold, args.seriesKey),

  RateRecorded(fold, { args: { period, signer, signature } }) {
    fold.memory(signedRates).set(period, { signer, signature });
  },
  ReportEvidence: (fold, event) => addPart(fold, event, { evidence: event }),
  ReportAccepted: (fold, event) => addPart(fold, event, { accepted: event }),
  RoutedReportAccepted: (fold, event) => addPart(fold, event, { routed: event }),
  AttestedReportTaken: (fold, event) => addPart(fold, event, { attested: event }),
  PaymentSplit: (fold, event) => addPart(fold, event, { split: event }),
  PeriodMissed(fold, { args: { period } }) {
    patchPeriod(fold, period, { state: 'MISSED' });
  },
  PeriodDeferred(fold, { args: { period } }) {
    patchPeriod(fold, period, { state: 'DEFERRED' });
  },
};

/** Handlers of the Solana program: periods open with `CurveActivated`, and a report's evidence is bytes. */
export const solanaReports: Handlers<SolanaReportingEvents & Pick<SolanaSeriesEvents, 'CurveActivated'>> = {
  CurveActivated: (fold, { args }) => openPeriods(fold, args.seriesKey),
  ReportEvidence(fold, event) {
    addPart(fold, event, { evidence: { ...event, args: { ...event.args, ...decodeEvidence(event.args) } } });
  },
};

/** Creates the periods of a series' term, all UPCOMING; `applyPeriodsClock` sets their states later. */
function openPeriods(fold: SeriesFold, seriesKey: Bytes32): void {
  const { firstPeriod, lastPeriod } = fold.rows(series).need(seriesKey);
  for (const period of periodRange(firstPeriod, lastPeriod)) {
    fold.rows(periods).put(period, newPeriod(seriesKey, period));
  }
}

/**
 * Adds an event to its report's parts, and accepts the report once all parts are there. The parts come in any order within one
 * transaction. Only a recorded rate comes before the others.
 */
function addPart(fold: SeriesFold, { args }: Part, part: ReportParts): void {
  const { seriesKey, period } = args;
  const unfinished = fold.memory(parts);
  const report = { ...unfinished.get(period), ...part };
  unfinished.set(period, report);
  const { evidence, accepted, routed, split, attested } = report;
  if (split === undefined) return;
  if (routed !== undefined) {
    acceptReport(fold, seriesKey, { accepted: routed, split, columns: routedColumns(routed) });
  } else if (evidence !== undefined && accepted !== undefined) {
    if (attested === undefined && fold.rows(series).need(seriesKey).routed) return;
    acceptReport(fold, seriesKey, {
      accepted,
      split,
      columns: provenColumns(accepted, evidence, fold.memory(signedRates).get(period)),
      counted: BigInt(attested?.args.counted ?? 0),
      withheld: BigInt(attested?.args.withheld ?? 0),
    });
    patchSeries(fold, seriesKey, { lastIncomeCommitment: accepted.args.incomeCommitment });
  } else return;
  unfinished.delete(period);
}

interface AcceptedReport {
  readonly accepted: EventOf<ReportingEvents, 'ReportAccepted' | 'RoutedReportAccepted'>;
  readonly split: EventOf<ReportingEvents, 'PaymentSplit'>;
  readonly columns: TierColumns;
  /** The part of the payment that the router has counted already. */
  readonly counted?: bigint;
  /** The amount that the router pays at least. */
  readonly withheld?: bigint;
}

/** Writes an accepted report, and updates its period, its series' totals and the money ledger. */
function acceptReport(
  fold: SeriesFold,
  seriesKey: Bytes32,
  { accepted, split, columns, counted = 0n, withheld = 0n }: AcceptedReport,
): void {
  const { period, unitsOutstanding } = accepted.args;
  const payment = BigInt(accepted.args.payment);
  const money = {
    gross: BigInt(split.args.gross),
    fee: BigInt(split.args.fee),
    net: BigInt(split.args.net),
    accrual: BigInt(split.args.accrualOut),
  };
  fold.rows(reports).put(period, {
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
  patchPeriod(fold, period, {
    state: 'REPORTED',
    unitsOutstanding: BigInt(unitsOutstanding),
    incomeCommitment,
    priorIncomeCommitment,
    ...money,
  });
  const { paidTotal, creditTotal } = fold.rows(series).need(seriesKey);
  // The credit covers what the report still owes, as far as the credit lasts.
  const remaining = remainingPayment(payment, counted, withheld);
  patchSeries(fold, seriesKey, {
    paidTotal: paidTotal + money.fee + money.net,
    accruedTotal: money.accrual,
    creditTotal: creditTotal - smaller(remaining, creditTotal),
  });
  enterMoney(fold, accepted, { kind: 'REPORT_PAYMENT', period, amount: split.args.gross });
  // The split enters one amount of money, because a payment either falls due as a whole or (liquidity flag, pause) accrues as a whole.
  const due = { kind: 'PAYOUT_NET', period, amount: split.args.net };
  const accrued = { kind: 'ACCRUAL', period, amount: split.args.accrualOut };
  enterMoney(fold, split, money.accrual === 0n ? due : accrued);
}

function patchPeriod(fold: SeriesFold, period: number, patch: Partial<PeriodRow>): void {
  fold.rows(periods).put(period, { ...fold.rows(periods).need(period), ...patch });
}

type Part = { readonly args: { readonly seriesKey: Bytes32; readonly period: number } };
/**
 * Fills `reports.source`, which is not on the chain: the kind that the issuer's account named when it last started a zkTLS
 * session for the series and period; null if it started none. A session whose account was deleted counts, because only the
 * issuer can have started it.
 */
async function fillSources(tx: Tx, rows: readonly ReportRow[], chain: string): Promise<void> {
  const ids = rows.map(({ id }) => id);
  await tx.$executeRaw`
    UPDATE reports r SET source = (
      SELECT z.source FROM zktls_sessions z
      JOIN series s ON s.key = z.series_key AND s.chain = z.chain
      LEFT JOIN account_wallets w ON w.account_id = z.account_id AND w.address = s.issuer AND w.chain = s.chain
      WHERE z.chain = r.chain AND z.series_key = r.series_key AND z.period = r.period
        AND (z.account_id IS NULL OR w.id IS NOT NULL)
      ORDER BY z.started_at DESC, z.id DESC LIMIT 1)
    WHERE r.chain = ${chain} AND r.id = ANY(${ids}::text[])`;
}
