import { formatDate, formatPeriod } from '../../format/time.ts';
import { wordsOf } from '../../format/words.ts';
import type { MarketSeriesFragment } from '../../generated/operations.ts';
import type { PaymentLine } from './statement-csv.ts';

const KINDS: Readonly<Record<string, string>> = {
  PAYOUT: 'Quarter',
  TAIL: 'After the term',
  FINAL: 'What was left',
};

/** The parts of a statement's series on which the names of its lines depend. */
export type PaymentSeries = Pick<MarketSeriesFragment, 'closeReason' | 'paymentToken'> & {
  readonly curve?: object | null;
};

/** The name of a redemption: a round of tenders, which only curves have, or the buy-out that closed the series. */
function redemptionName({ curve, closeReason }: PaymentSeries): string {
  if (!curve) return 'Buy-out';
  return closeReason === 'BUYOUT' ? 'Tender or buy-out' : 'Tender';
}

/** The name of a statement's line: its quarter, or what it paid for. */
export function lineName(
  { kind, period, paidAt }: Pick<PaymentLine, 'kind' | 'period' | 'paidAt'>,
  series: PaymentSeries,
): string {
  if (period) return formatPeriod(period);
  const name = kind === 'REDEMPTION' ? redemptionName(series) : (KINDS[kind ?? ''] ?? wordsOf(kind ?? ''));
  return `${name}, ${formatDate(paidAt)}`;
}
