import { AppError } from '@income-series/protocol/errors/app-error';
import type { Bytes32 } from '@income-series/protocol/hex';
import type { EvmParts, Keeper, KeeperDeps } from '../../../../keepers/keeper.ts';
import type { Holding } from '../../model/ports.ts';
import { type Books, type BooksCursor, type PageSizes, readBooks } from './books.ts';
import { comparePosition, compareSeriesMoney, compareTreasury } from './compare-money.ts';
import { compareBid, compareOrder } from './compare-orders.ts';
import { compareSeries } from './compare-series.ts';
import { type ComparisonResult, comparisonKeeper } from './record.ts';

export interface ReconciliationDeps extends Pick<KeeperDeps, 'db' | 'chain' | 'clock' | 'log'>, EvmParts {
  readonly page?: PageSizes | undefined;
}

/** The number of rows that one run compares; the next run continues after them. */
const PAGE: PageSizes = { series: 50, positions: 500 };
const START: BooksCursor = { series: '', position: '', bid: '', order: '' };
const READ_MS = 60_000;

/**
 * Compares the index with the contracts at the last indexed block. Differences are recorded and not corrected, because a
 * comparison does not show which side is wrong. A run whose block is reorganised away meanwhile fails with REORGANISED.
 */
export function createReconciliationKeeper(deps: ReconciliationDeps): Keeper {
  const { db, page = PAGE } = deps;
  let place = START;

  const read = (after: BooksCursor): Promise<Books | null> =>
    db.$transaction((tx) => readBooks(tx, deps, after, page), {
      isolationLevel: 'RepeatableRead',
      timeout: READ_MS,
    });

  return comparisonKeeper(deps, async () => {
    const books = await read(place);
    if (books === null) return null;
    return {
      block: books.block.number,
      compare: () => compare(deps, books, page),
      onDone: () => {
        place = placeAfter(books, page);
      },
    };
  });
}

/**
 * Compares one page of the index with the contracts.
 * @throws REORGANISED if another block took the place of the index's, CHAIN_BEHIND if the node has none there, CHAIN_UNAVAILABLE
 */
async function compare(
  { chain, state }: Pick<ReconciliationDeps, 'chain' | 'state'>,
  books: Books,
  page: PageSizes,
): Promise<ComparisonResult> {
  const { number, hash } = books.block;
  const keys = books.series.map(({ key }) => key);
  const [series, positions, bids, orders, claims, treasury] = await Promise.all([
    state.series(hash, keys),
    state.positions(hash, books.positions),
    state.bids(hash, books.bids),
    state.orders(hash, books.orders),
    sumClaimable(state, hash, books.holdings),
    state.treasury(hash),
  ]);
  if (!(await state.holds(number, hash))) throw new AppError('REORGANISED');
  const money = books.money.flatMap((book) => {
    const onChain = series.get(book.key);
    return onChain
      ? compareSeriesMoney(book, onChain, book.holders > page.positions ? null : (claims.get(book.key) ?? 0n))
      : [];
  });
  return {
    checked: {
      series: keys.length,
      positions: books.positions.length,
      money: books.money.length + 1,
      bids: books.bids.length,
      orders: books.orders.length,
      censuses: 0,
    },
    differences: [
      ...books.series.flatMap((book) => compareSeries(book, series.get(book.key) ?? null)),
      ...books.positions.flatMap((book, i) => comparePosition(book, positions[i] ?? EMPTY_POSITION)),
      ...books.bids.flatMap((book, i) => compareBid(book, bids[i] ?? null)),
      ...books.orders.flatMap((book, i) => compareOrder(book, orders[i] ?? null)),
      ...money,
      ...compareTreasury(chain, books.treasury, treasury),
    ],
  };
}

/** Sums what the holders of each series can claim now. */
async function sumClaimable(
  state: ReconciliationDeps['state'],
  hash: Bytes32,
  holdings: readonly Holding[],
): Promise<ReadonlyMap<string, bigint>> {
  const answers = await state.positions(hash, holdings);
  const sums = new Map<string, bigint>();
  for (const [i, { seriesKey }] of holdings.entries()) {
    sums.set(seriesKey, (sums.get(seriesKey) ?? 0n) + (answers[i]?.claimable ?? 0n));
  }
  return sums;
}

/** The cursor for the next run; a list that is at its end starts again. */
function placeAfter({ series, positions, bids, orders }: Books, page: PageSizes): BooksCursor {
  const lastId = (rows: readonly { readonly id: string }[]) =>
    rows.length < page.positions ? '' : (rows.at(-1)?.id ?? '');
  return {
    series: series.length < page.series ? '' : (series.at(-1)?.key ?? ''),
    position: lastId(positions),
    bid: lastId(bids),
    order: lastId(orders),
  };
}

const EMPTY_POSITION = { units: 0n, locked: 0n, claimable: 0n };
