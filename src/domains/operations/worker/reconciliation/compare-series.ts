import { windowId } from '../../../../core/ids.ts';
import type { Integers } from '../../../../core/integers.ts';
import type { Series, TradingWindow } from '../../../../generated/prisma/client.ts';
import type { ComparedSeries, Difference, SeriesState } from '../../model/ports.ts';
import { differences } from './differences.ts';

/** A series in the index, with its last window. */
export type SeriesBook = Integers<Series> & { readonly window: Integers<TradingWindow> | null };

/** A time of the index as the chain has it. */
export const seconds = (date: Date | null): bigint | null => (date === null ? null : BigInt(date.getTime()) / 1000n);

/** The pairs of the columns that a series of either kind has. */
export const seriesPairs = (book: Integers<Series>, chain: ComparedSeries) =>
  ({
    state: [book.state, chain.state],
    close_reason: [book.closeReason, chain.closeReason],
    issuer: [book.issuer, chain.issuer],
    contract_hash: [book.contractHash, chain.contractHash],
    terms_commitment: [book.termsCommitment, chain.termsCommitment],
    last_income_commitment: [book.lastIncomeCommitment, chain.lastIncomeCommitment],
    currency_code: [book.currencyCode, chain.currencyCode],
    indexing_rule: [book.indexingRule, chain.indexingRule],
    first_period: [book.firstPeriod, chain.firstPeriod],
    last_period: [book.lastPeriod, chain.lastPeriod],
    units_offered: [book.unitsOffered, chain.unitsOffered],
    cap: [book.cap, chain.cap],
    paid_total: [book.paidTotal, chain.paid],
    accrued_total: [book.accruedTotal, chain.accrued],
    credit_total: [book.creditTotal, chain.credit],
    amendment_nonce: [book.amendmentNonce, chain.amendmentNonce],
    trueup_nonce: [book.trueupNonce, chain.trueupNonce],
    pause_nonce: [book.pauseNonce, chain.pauseNonce],
    extinguish_nonce: [book.extinguishNonce, chain.extinguishNonce],
    extinguish_key_a: [book.extinguishKeyA, chain.extinguishment?.keyA ?? null],
    extinguish_key_b: [book.extinguishKeyB, chain.extinguishment?.keyB ?? null],
    extinguish_notice_ends_at: [seconds(book.extinguishNoticeEndsAt), chain.extinguishment?.noticeEndsAt ?? null],
    extinguish_deadline: [seconds(book.extinguishDeadline), chain.extinguishment?.deadline ?? null],
    paused_until: [seconds(book.pausedUntil), chain.pauseEnd],
  }) as const;

/** The pairs of the result of a raise. */
export const clearingPairs = (book: Integers<Series>, { clearing }: Pick<SeriesState, 'clearing'>) => {
  const figureOf = (name: 'price' | 'units' | 'proceeds') =>
    clearing === undefined ? undefined : (clearing?.[name] ?? null);
  return {
    clearing_price: [book.clearingPrice, figureOf('price')],
    units_sold: [book.unitsSold, figureOf('units')],
    proceeds: [book.proceeds, figureOf('proceeds')],
  } as const;
};

/** Compares every indexed column of a series that the contracts return too; `chain` is null if they do not hold the series. */
export function compareSeries(book: SeriesBook, chain: SeriesState | null): readonly Difference[] {
  if (chain === null) return differences('series', book.key, { state: [book.state, 'NONE'] });
  return [
    ...differences('series', book.key, {
      ...seriesPairs(book, chain),
      phase: [book.phase, chain.phase],
      units_outstanding: [book.unitsOutstanding, chain.unitsOutstanding],
      routed: [book.routed, chain.routed],
      ...clearingPairs(book, chain),
    }),
    ...compareWindow(book, chain),
  ];
}

/** Compares the last window of a series, because the contracts return only the last one with the series. */
function compareWindow({ key, window: book }: SeriesBook, { window: chain }: SeriesState): readonly Difference[] {
  const id = windowId(key, Math.max(chain.window, book?.window ?? 0));
  const inNumber = differences('windows', id, { window: [book?.window ?? 0, chain.window] });
  if (inNumber.length > 0 || book === null) return inNumber;
  // The contract returns zeros both before it has a price and if no two orders met; the index has null and zeros.
  const isPriced = book.price !== null || chain.price !== 0n || chain.volume !== 0n;
  return differences('windows', id, {
    phase: [book.phase, chain.phase],
    price: [book.price, isPriced ? chain.price : null],
    volume: [book.volume, isPriced ? chain.volume : null],
  });
}
