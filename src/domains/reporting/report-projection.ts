import { least } from '../../core/amounts.ts';
import type { Bytes32 } from '../../core/hex.ts';
import { periodId } from '../../core/ids.ts';
import { paymentBeyond } from '../../core/payment.ts';
import { periodRange } from '../../core/period.ts';
import type { Tx } from '../../core/tx.ts';
import { type EventOf, timeOf } from '../../indexing/projection/events.ts';
import type { FoldMemory, Handlers, ProjectedTable, SeriesFold } from '../../indexing/projection/series-fold.ts';
import { enterMoney } from '../holdings/money-projection.ts';
import type { SeriesEvents, SolanaSeriesEvents } from '../series/events.ts';
import { patchSeries, series } from '../series/projection.ts';
import type { ReportingEvents, SolanaReportingEvents } from './events.ts';
import { newPeriod, periods } from './periods.ts';
import { evidenceOf, provenColumns, routedColumns, type TierColumns } from './report-columns.ts';
import type { PeriodRow, ReportRow } from './rows.ts';

export const reports: ProjectedTable<number, ReportRow> = {
  name: 'reports',
  keyOf: ({ period }) => period,
  fill: fillSources,
};

/**
 * A report spreads over several logs of one transaction; what has been seen of it so far. One that is proven has
 * evidence, acceptance and split; one of the router has its own acceptance and the split.
 */
interface ReportParts {
  routed?: EventOf<ReportingEvents, 'RoutedReportAccepted'>;
  evidence?: EventOf<ReportingEvents, 'ReportEvidence'>;
  accepted?: EventOf<ReportingEvents, 'ReportAccepted'>;
  /** Of a routed series' quarter that was reported by documents. */
  attested?: EventOf<ReportingEvents, 'AttestedReportTaken'>;
  split?: EventOf<ReportingEvents, 'PaymentSplit'>;
}

export const parts: FoldMemory<Map<number, ReportParts>> = {
  initial: () => new Map(),
  isComplete: (open) => open.size === 0,
};

/** Who signed the rate of a quarter, where one was recorded: in its report's transaction or blocks before. */
export const signedRates: FoldMemory<Map<number, NonNullable<ReportRow['fxFallback']>>> = {
  initial: () => new Map(),
  stored: {
    name: 'RateRecorded',
    isNeeded: ({ has }) => has(['ReportAccepted']),
    from: (recorded: readonly ReportingEvents['RateRecorded'][]) =>
      new Map(recorded.map(({ period, signer, signature }) => [period, { signer, signature }])),
  },
};

/** Reports, missed and deferred periods. */
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
  ReportEvidence: (fold, event) => gather(fold, event, { evidence: event }),
  ReportAccepted: (fold, event) => gather(fold, event, { accepted: event }),
  RoutedReportAccepted: (fold, event) => gather(fold, event, { routed: event }),
  AttestedReportTaken: (fold, event) => gather(fold, event, { attested: event }),
  PaymentSplit: (fold, event) => gather(fold, event, { split: event }),
  PeriodMissed(fold, { args: { period } }) {
    patchPeriod(fold, period, { state: 'MISSED' });
  },
  PeriodDeferred(fold, { args: { period } }) {
    patchPeriod(fold, period, { state: 'DEFERRED' });
  },
};

/** A curve's periods begin with its activation, and the evidence is bytes. */
export const solanaReports: Handlers<SolanaReportingEvents & Pick<SolanaSeriesEvents, 'CurveActivated'>> = {
  CurveActivated: (fold, { args }) => openPeriods(fold, args.seriesKey),
  ReportEvidence(fold, event) {
    gather(fold, event, { evidence: { ...event, args: { ...event.args, ...evidenceOf(event.args) } } });
  },
};

/** Each waits for the end of its quarter. What the clock makes of them is another step's. */
function openPeriods(fold: SeriesFold, seriesKey: Bytes32): void {
  const { firstPeriod, lastPeriod } = fold.rows(series).need(seriesKey);
  for (const period of periodRange(firstPeriod, lastPeriod)) {
    fold.rows(periods).put(period, newPeriod(seriesKey, period));
  }
}

/** A report's logs come in one transaction, in whatever order but for a recorded rate, which comes before them. */
function gather(fold: SeriesFold, { args }: Part, part: ReportParts): void {
  const { seriesKey, period } = args;
  const open = fold.memory(parts);
  const seen = { ...open.get(period), ...part };
  open.set(period, seen);
  const { evidence, accepted, routed, split, attested } = seen;
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
  open.delete(period);
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
  patchSeries(fold, seriesKey, {
    paidTotal: paidTotal + money.fee + money.net,
    accruedTotal: money.accrual,
    creditTotal: creditTotal - least(paymentBeyond(payment, counted, withheld), creditTotal),
  });
  enterMoney(fold, accepted, { kind: 'REPORT_PAYMENT', period, amount: split.args.gross });
  // One log, one row: either everything falls due or (liquidity flag, pause) everything accrues.
  const due = { kind: 'PAYOUT_NET', period, amount: split.args.net };
  const accrued = { kind: 'ACCRUAL', period, amount: split.args.accrualOut };
  enterMoney(fold, split, money.accrual === 0n ? due : accrued);
}

function patchPeriod(fold: SeriesFold, period: number, patch: Partial<PeriodRow>): void {
  fold.rows(periods).put(period, { ...fold.rows(periods).need(period), ...patch });
}

type Part = { readonly args: { readonly seriesKey: Bytes32; readonly period: number } };
/**
 * `reports.source` is no part of the chain: it is the kind named by the issuer's own account when it last started a
 * zkTLS session for that series and period, and null where there was none. A session whose account was deleted counts: the
 * issuer alone starts one.
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
