import type { Address } from '@solana/kit';
import { getFeedDecoder, getRateDecoder } from '../generated/accounts/index.ts';
import { findFeedPda, findRatePda } from '../generated/pdas/index.ts';
import { type CallContext, only } from './context.ts';

/** The accounts that show which rate of a currency was in force before a time. */
export interface RatesAround {
  readonly feed: Address;
  /** The currency's newest rate. */
  readonly last: Address;
  /** The last rate before the time; any where there is none. */
  readonly before: Address;
  /** The one after it, which may not be there yet. */
  readonly after: Address;
}

/** Accounts of one request. */
const MOST_READ = 100;

/**
 * Finds the last rate before a time, in unix seconds. Rates are accounts in the order of their publication: each request
 * looks at a hundred of them at even distances, so that two are enough for ten thousand.
 */
export async function ratesAround(context: CallContext, currencyCode: number, time: bigint): Promise<RatesAround> {
  const { program, read } = context;
  const rate = (index: number) => only(findRatePda({ currencyCode, index }, program));
  const feed = await only(findFeedPda({ currencyCode }, program));
  const [data] = await read([feed]);
  const count = data ? getFeedDecoder().decode(data).count : 0;

  async function isBefore(indexes: readonly number[]): Promise<readonly boolean[]> {
    const found = await read(await Promise.all(indexes.map(rate)));
    return found.map((one) => one !== null && getRateDecoder().decode(one).updatedAt < time);
  }

  // The rate at `from` is before the time, or there is none; the one at `to` is not.
  let [from, to] = [-1, count];
  while (to - from > 1) {
    const step = Math.max(1, Math.ceil((to - from - 1) / MOST_READ));
    const indexes = Array.from({ length: Math.ceil((to - from - 1) / step) }, (_, place) => from + 1 + place * step);
    const before = await isBefore(indexes);
    const passed = before.lastIndexOf(true);
    to = indexes[passed + 1] ?? to;
    from = indexes[passed] ?? from;
  }
  const index = Math.max(0, from);
  const [last, before, after] = await Promise.all([rate(Math.max(0, count - 1)), rate(index), rate(index + 1)]);
  return { feed, last, before, after };
}
