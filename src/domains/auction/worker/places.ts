import type { Backoff } from '../../../keepers/backoff.ts';
import type { KeeperDeps, KeeperRun } from '../../../keepers/keeper.ts';
import type { ContractCall } from '../../transaction/index.ts';

/** The most books that one statement reads. */
export const MOST_BOOKS = 500;
/** The most calls for one book in one run; each takes some twenty places off it. */
const MOST_CALLS = 200;
/** The program's error for a raise or a window that has no account any more. */
const GONE = 'ACCOUNT_INVALID';

/** The book of a raise or a window on Solana that is over and has nothing left to deliver. */
interface DeliveredBook {
  /** The key by which pages are ordered. It is unique among the books of its kind. */
  readonly id: string;
  /** The call that takes places off the book. */
  readonly call: ContractCall;
}

/** Reads at most `MOST_BOOKS` books of the chain, in the order of their ids, after the id `after`. */
export type ReadBooks = (deps: Pick<KeeperDeps, 'db' | 'chain'>, after: string) => Promise<readonly DeliveredBook[]>;

/** Reads raises that are over and whose bids are all delivered. */
export const readRaiseBooks: ReadBooks = async ({ db, chain }, after) => {
  const rows = await db.$queryRaw<{ readonly id: `0x${string}` }[]>`
    SELECT s.key AS id FROM series s
    WHERE s.chain = ${chain} AND s.key > ${after} AND s.phase IN ('DONE', 'FAILED')
      AND NOT EXISTS (SELECT 1 FROM bids b WHERE b.chain = s.chain AND b.series_key = s.key AND b.delivery <> 'DELIVERED')
    ORDER BY s.key LIMIT ${MOST_BOOKS}`;
  return rows.map(({ id }) => ({ id, call: { kind: 'closePlaces', seriesKey: id } }));
};

/**
 * Takes the delivered bids of raises, or orders of windows, off their books on Solana, which returns the rent of a place to its wallet
 * and at last that of the book to its payer. No event says that it was done, so `closed` keeps the ids of books that are gone.
 */
export async function closeBooks(
  run: KeeperRun,
  backoff: Backoff,
  deps: KeeperDeps,
  { read, closed }: { readonly read: ReadBooks; readonly closed: Set<string> },
): Promise<void> {
  for (let after = ''; !run.over(); ) {
    const books = await read(deps, after);
    for (const book of books) {
      if (!closed.has(book.id) && (await closeBook(run, backoff, book))) closed.add(book.id);
    }
    if (books.length < MOST_BOOKS) return;
    after = books.at(-1)?.id ?? '';
  }
}

/** Sends the calls of one book. True once the book is gone. */
async function closeBook(run: KeeperRun, backoff: Backoff, { id, call }: DeliveredBook): Promise<boolean> {
  const name = `${id} places`;
  for (let sent = 0; sent < MOST_CALLS && !run.over() && !backoff.waits(name); sent++) {
    const answer = await run.send({ call, deadline: null });
    if (answer.kind === 'CONFIRMED') continue;
    if (answer.kind === 'PENDING') return false;
    if (answer.reason === GONE) {
      backoff.over(name);
      return true;
    }
    backoff.failed(name);
    await run.failed();
  }
  return false;
}
