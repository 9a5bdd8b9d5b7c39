import type { Bytes32 } from '@income-series/protocol/hex';
import type { Address } from '@solana/kit';
import type { SaleName, SaleRemains } from '../../domains/operations/model/ports.ts';
import { unavailable } from '../rpc/unavailable.ts';
import type { Addresses } from './addresses.ts';
import type { GuardedRpc, SolanaRpc } from './client.ts';
import type { ReadCommitment } from './reader-round.ts';
import { type AccountData, accountData, BOOK_HEAD, BOOKS, ORDER_BOOK_HEAD, readBook } from './records.ts';

/** The most raises and windows of one request, each of which has two accounts. */
const MOST = 50;

/** The addresses of a raise or a window, and of its book. */
const pairOf = (addresses: Addresses, seriesKey: Bytes32, window: number | null): Promise<[Address, Address]> =>
  window === null
    ? Promise.all([addresses.raise(seriesKey), addresses.book(seriesKey)])
    : Promise.all([addresses.window(seriesKey, window), addresses.orderBook(seriesKey, window)]);

/** The number of bids or orders of a book by its first bytes; null where there is no book. */
function countEntries({ window }: SaleName, book: AccountData | null, program: Address): number | null {
  const head = (size: number) => book && { ...book, data: book.data.subarray(0, size) };
  if (window === null) return readBook(BOOKS.bids, head(BOOK_HEAD), program)?.bids ?? null;
  return readBook(BOOKS.orders, head(ORDER_BOOK_HEAD), program)?.orders ?? null;
}

/**
 * Reads which accounts are left of raises and windows, by a request for every fifty. A book of 10,000 bids has 740 kB, so that a request
 * asks for the first bytes alone.
 */
export async function readRemains(
  guarded: GuardedRpc,
  addresses: Addresses,
  names: readonly SaleName[],
  commitment: ReadCommitment,
): Promise<readonly SaleRemains[]> {
  const { program } = guarded.config;
  const readSome = async (rpc: SolanaRpc, some: readonly SaleName[]): Promise<readonly SaleRemains[]> => {
    const pairs = await Promise.all(some.map(({ seriesKey, window }) => pairOf(addresses, seriesKey, window)));
    const dataSlice = { offset: 0, length: ORDER_BOOK_HEAD };
    const { value } = await rpc.getMultipleAccounts(pairs.flat(), { commitment, encoding: 'base64', dataSlice }).send();
    if (value.length !== 2 * some.length) throw unavailable('AnswerMalformed');
    const accounts = value.map(accountData);
    return some.map((name, i) => {
      const [sale = null, book = null] = accounts.slice(2 * i, 2 * i + 2);
      return { isOpen: sale?.owner === program, entries: countEntries(name, book, program) };
    });
  };
  const remains: SaleRemains[] = [];
  for (let from = 0; from < names.length; from += MOST) {
    remains.push(...(await guarded.ask((rpc) => readSome(rpc, names.slice(from, from + MOST)))));
  }
  return remains;
}
