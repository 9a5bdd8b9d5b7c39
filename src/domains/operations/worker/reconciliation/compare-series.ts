import type { Bytes32 } from '@income-series/protocol/hex';
import { windowId } from '../../../../core/ids.ts';
import type { Difference, SeriesState } from '../../model/ports.ts';
import { differences } from './differences.ts';

/** A series in the index, with its last window. Money in base units. */
export interface SeriesBook {
  readonly key: Bytes32;
  readonly state: string;
  readonly phase: string;
  readonly closeReason: string | null;
  readonly issuer: string;
  readonly contractHash: string;
  readonly termsCommitment: string;
  readonly lastIncomeCommitment: string | null;
  readonly currencyCode: number;
  readonly indexingRule: number;
  readonly firstPeriod: number;
  readonly lastPeriod: number;
  readonly unitsOffered: bigint;
  readonly unitsOutstanding: bigint;
  readonly cap: bigint;
  readonly paidTotal: bigint;
  readonly accruedTotal: bigint;
  readonly creditTotal: bigint;
  readonly amendmentNonce: bigint;
  readonly trueupNonce: bigint;
  readonly pauseNonce: bigint;
  readonly extinguishNonce: bigint;
  readonly extinguishKeyA: string | null;
  readonly extinguishKeyB: string | null;
  readonly extinguishNoticeEndsAt: Date | null;
  readonly extinguishDeadline: Date | null;
  readonly pausedUntil: Date | null;
  readonly routed: boolean;
  readonly clearingPrice: bigint | null;
  readonly unitsSold: bigint | null;
  readonly proceeds: bigint | null;
  readonly window: {
    readonly window: number;
    readonly phase: string;
    readonly price: bigint | null;
    readonly volume: bigint | null;
  } | null;
}

const seconds = (date: Date | null): bigint | null => (date === null ? null : BigInt(date.getTime()) / 1000n);

/** Compares every indexed column of a series that the contracts return too. `chain` null: they do not hold the series. */
export function compareSeries(book: SeriesBook, chain: SeriesState | null): readonly Difference[] {
  if (chain === null) return differences('series', book.key, { state: [book.state, 'NONE'] });
  const { clearing, extinguishment } = chain;
  const clearingValue = (name: 'price' | 'units' | 'proceeds') =>
    clearing === undefined ? undefined : (clearing?.[name] ?? null);
  return [
    ...differences('series', book.key, {
      state: [book.state, chain.state],
      phase: [book.phase, chain.phase],
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
      units_outstanding: [book.unitsOutstanding, chain.unitsOutstanding],
      cap: [book.cap, chain.cap],
      paid_total: [book.paidTotal, chain.paid],
      accrued_total: [book.accruedTotal, chain.accrued],
      credit_total: [book.creditTotal, chain.credit],
      amendment_nonce: [book.amendmentNonce, chain.amendmentNonce],
      trueup_nonce: [book.trueupNonce, chain.trueupNonce],
      pause_nonce: [book.pauseNonce, chain.pauseNonce],
      extinguish_nonce: [book.extinguishNonce, chain.extinguishNonce],
      extinguish_key_a: [book.extinguishKeyA, extinguishment?.keyA ?? null],
      extinguish_key_b: [book.extinguishKeyB, extinguishment?.keyB ?? null],
      extinguish_notice_ends_at: [seconds(book.extinguishNoticeEndsAt), extinguishment?.noticeEndsAt ?? null],
      extinguish_deadline: [seconds(book.extinguishDeadline), extinguishment?.deadline ?? null],
      paused_until: [seconds(book.pausedUntil), chain.pauseEnd],
      routed: [book.routed, chain.routed],
      clearing_price: [book.clearingPrice, clearingValue('price')],
      units_sold: [book.unitsSold, clearingValue('units')],
      proceeds: [book.proceeds, clearingValue('proceeds')],
    }),
    ...compareWindow(book, chain),
  ];
}

/** Compares the last window of a series, because the contracts return only that one with the series. */
function compareWindow({ key, window: book }: SeriesBook, { window: chain }: SeriesState): readonly Difference[] {
  const id = windowId(key, Math.max(chain.window, book?.window ?? 0));
  const last = differences('windows', id, { window: [book?.window ?? 0, chain.window] });
  if (last.length > 0 || book === null) return last;
  // The contract returns zeros both before it has a price and if no two orders met; the index has null and zeros.
  const priced = book.price !== null || chain.price !== 0n || chain.volume !== 0n;
  return differences('windows', id, {
    phase: [book.phase, chain.phase],
    price: [book.price, priced ? chain.price : null],
    volume: [book.volume, priced ? chain.volume : null],
  });
}
