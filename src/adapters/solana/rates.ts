import type { FxRate } from '@income-series/protocol/chain';
import type { Address } from '@solana/kit';
import { unavailable } from '../rpc/unavailable.ts';
import type { Addresses } from './addresses.ts';
import type { Rate } from './generated/accounts/index.ts';
import type { SlotAccounts } from './reader-round.ts';
import { RECORDS } from './records.ts';

/** The number of rates read in one step of a search; an answer of a hundred accounts then has room for four searches. */
const PROBES = 20;

const NONE: FxRate = { rate: 0n, updatedAt: 0n };

const rateOf = (record: Rate | null): FxRate =>
  record === null ? NONE : { rate: record.rate, updatedAt: record.updatedAt };

/** Reads rates by their indexes. @throws CHAIN_UNAVAILABLE if the feed counts more rates than exist */
async function ratesAt(look: SlotAccounts, addresses: Addresses, code: number, indexes: readonly number[]) {
  const at = await Promise.all(indexes.map((index) => addresses.rate(code, index)));
  return look.records(RECORDS.rate, at).map((rate): Rate => {
    if (rate === null) throw unavailable('RateMissing');
    return rate;
  });
}

/** At most PROBES indexes of low .. high - 1, with the first and the last, in ascending order. */
function probeIndexes(low: number, high: number): readonly number[] {
  const count = high - low;
  if (count <= PROBES) return Array.from({ length: count }, (_, i) => low + i);
  return Array.from({ length: PROBES }, (_, i) => low + Math.floor(((count - 1) * i) / (PROBES - 1)));
}

/**
 * The last rate of a currency, or the last one before a time in unix seconds; zeros where there is none. It reads only a
 * few rates, because they are ordered by time.
 */
export async function rateBefore(
  look: SlotAccounts,
  addresses: Addresses,
  code: number,
  before: bigint | null,
): Promise<FxRate> {
  return rateOf(await rateRecordBefore(look, addresses, code, before));
}

/** The address of a currency's newest rate; the first rate's address if there are no rates. */
export async function lastRate(look: SlotAccounts, addresses: Addresses, code: number): Promise<Address> {
  const feed = look.record(RECORDS.feed, await addresses.feed(code));
  return addresses.rate(code, Math.max(0, (feed?.count ?? 0) - 1));
}

/** The record of a currency's last rate before a time, or of its newest rate if `before` is null; null where there is none. */
export async function rateRecordBefore(
  look: SlotAccounts,
  addresses: Addresses,
  code: number,
  before: bigint | null,
): Promise<Rate | null> {
  const feed = look.record(RECORDS.feed, await addresses.feed(code));
  if (feed === null || feed.count === 0) return null;
  if (before === null) {
    const [last] = await ratesAt(look, addresses, code, [feed.count - 1]);
    return last ?? null;
  }
  let [low, high, best]: [number, number, Rate | null] = [0, feed.count, null];
  while (low < high) {
    const indexes = probeIndexes(low, high);
    const rates = await ratesAt(look, addresses, code, indexes);
    const place = rates.findLastIndex(({ updatedAt }) => updatedAt < before);
    best = rates[place] ?? best;
    high = indexes[place + 1] ?? high;
    low = place < 0 ? high : (indexes[place] as number) + 1;
    if (place === indexes.length - 1) low = high; // the last index of the range is always probed
  }
  return best;
}
