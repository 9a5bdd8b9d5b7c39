import { setTimeout as wait } from 'node:timers/promises';
import { most } from '../../../core/amounts.ts';
import { AppError } from '../../../core/errors/app-error.ts';
import type { Keeper, KeeperDeps, KeeperRun } from '../../../keepers/keeper.ts';
import type { AccountState, Difference, ProgramReader } from '../ports.ts';
import type { PageSizes } from './books.ts';
import { compareCurveSeries, compareCurveSums } from './compare-curve.ts';
import { differences } from './differences.ts';
import {
  type NamedAccount,
  type ProgramBooks,
  type ProgramBooksCursor,
  readNames,
  readProgramBooks,
} from './program-books.ts';
import { type Compared, comparisonKeeper } from './record.ts';

export interface ProgramReconciliationDeps extends Pick<KeeperDeps, 'db' | 'chain' | 'clock' | 'log'> {
  readonly program: ProgramReader;
  readonly page?: PageSizes | undefined;
  /** For how long the index is waited for, ms. */
  readonly patienceMs?: number | undefined;
}

/** What one run looks at: `series` also of censuses. The next goes on after it. */
const PAGE: PageSizes = { series: 50, positions: 500 };
const START: ProgramBooksCursor = { series: '', position: '', census: '' };
const READ_MS = 60_000;
/** Accounts that changed before the index was read are read again so often. */
const ROUNDS = 5;
/** How often the index is asked whether it is at a slot, ms, and for how long. */
const POLL_MS = 200;
const PATIENCE_MS = 60_000;

/** An account with the slot and the block that it was read at. */
interface Read {
  readonly name: NamedAccount;
  readonly state: AccountState;
  readonly slot: bigint;
  readonly hash: string;
}

/**
 * Compares the index with the program's accounts. A node answers no account of the past, so the accounts are read first, a
 * hundred of one slot at a time, and then the rows, once the index is at that slot. A series that changed between the slot and
 * the index's block is read again; what changes all the time is left to the next run. What differs is written down and left as
 * it is.
 */
export function createProgramReconciliationKeeper(deps: ProgramReconciliationDeps): Keeper {
  const { db, chain, page = PAGE } = deps;
  let place = START;
  return comparisonKeeper(deps, async (run) => {
    const found = await db.$transaction((tx) => readNames(tx, chain, place, page), SNAPSHOT);
    if (found === null) return null;
    const { block, names } = found;
    return {
      block,
      compare: () => compare(deps, names, { block, run }),
      onDone: () => {
        place = placeAfter(names, page);
      },
    };
  });
}

const SNAPSHOT = { isolationLevel: 'RepeatableRead', timeout: READ_MS } as const;

/** @throws CHAIN_UNAVAILABLE; REORGANISED where the index was reset or halted meanwhile, TIMEOUT where it does not follow */
async function compare(
  deps: ProgramReconciliationDeps,
  names: readonly NamedAccount[],
  { block, run }: { readonly block: bigint; readonly run: KeeperRun },
): Promise<Compared> {
  const found: Difference[] = [];
  const compared: NamedAccount[] = [];
  let left = names;
  let last = block;
  for (let round = 0; round < ROUNDS && left.length > 0 && !run.over(); round += 1) {
    const reads = await readAll(deps.program, left);
    const slots = [...new Set(reads.map(({ slot }) => slot))];
    await reached(deps, run, slots.reduce(most));
    const books = await deps.db.$transaction((tx) => readProgramBooks(tx, deps.chain, left, slots), SNAPSHOT);
    if (books === null) throw new AppError('REORGANISED');
    const steady = reads.filter((read) => isSteady(books, read));
    for (const { name, state } of steady) found.push(...differencesOf(books, name, state));
    compared.push(...steady.map(({ name }) => name));
    const done = new Set(steady.map(({ name }) => name));
    left = left.filter((name) => !done.has(name));
    last = books.block;
  }
  const count = (table: NamedAccount['table']) => compared.filter((name) => name.table === table).length;
  const series = count('series');
  const none = { bids: 0, orders: 0 };
  const checked = { series, positions: count('positions'), censuses: count('curve_census'), money: series, ...none };
  return { checked, differences: found, block: last };
}

async function readAll(program: ProgramReader, names: readonly NamedAccount[]): Promise<readonly Read[]> {
  const reads: Read[] = [];
  for (let i = 0; i < names.length; i += program.most) {
    const some = names.slice(i, i + program.most);
    const { block, value } = await program.accounts(some);
    const of = { slot: block.number, hash: block.hash };
    some.forEach((name, place) => {
      reads.push({ name, state: value[place] as AccountState, ...of });
    });
  }
  return reads;
}

/** Waits until the index is at a slot. @throws TIMEOUT; CONFLICT where the run is over */
async function reached(
  { db, chain, patienceMs = PATIENCE_MS }: ProgramReconciliationDeps,
  run: KeeperRun,
  slot: bigint,
): Promise<void> {
  for (let waited = 0; waited < patienceMs; waited += POLL_MS) {
    if (run.over()) throw new AppError('CONFLICT');
    const cursor = await db.indexerCursor.findUnique({ where: { chain }, select: { blockNumber: true } });
    if (cursor !== null && cursor.blockNumber >= slot) return;
    await wait(POLL_MS);
  }
  throw new AppError('TIMEOUT');
}

/** Whether the row is as it was at the account's slot: the index is on the same chain, and the series had no event since. */
const isSteady = ({ hashes, moved }: ProgramBooks, { name, slot, hash }: Read): boolean =>
  hashes.get(slot) === hash && (moved.get(name.seriesKey) ?? 0n) <= slot;

/** A row that is not there any more has no differences. */
function differencesOf(books: ProgramBooks, name: NamedAccount, { table, value }: AccountState): readonly Difference[] {
  if (table === 'series') {
    const book = books.series.get(name.id);
    const sums = books.sums.get(name.id);
    if (book === undefined || sums === undefined) return [];
    return [...compareCurveSeries(book, value), ...(value === null ? [] : compareCurveSums(sums, book, value))];
  }
  if (table === 'positions') {
    const book = books.positions.get(name.id);
    if (book === undefined) return [];
    return differences(table, name.id, {
      units: [book.units, value?.staked ?? 0n],
      staked_units: [book.stakedUnits, value?.staked ?? 0n],
      claimed_total: [book.claimedTotal, book.logged],
    });
  }
  const book = books.censuses.get(name.id);
  if (book === undefined || (value === null && book.mayBeClosed)) return [];
  return differences(table, name.id, { units: [book.units, value?.units ?? null] });
}

/** Where the next run goes on; each list from its beginning again once it is through. */
function placeAfter(names: readonly NamedAccount[], page: PageSizes): ProgramBooksCursor {
  const last = (table: NamedAccount['table'], size: number): string => {
    const rows = names.filter((name) => name.table === table);
    return rows.length < size ? '' : (rows.at(-1)?.id ?? '');
  };
  return {
    series: last('series', page.series),
    position: last('positions', page.positions),
    census: last('curve_census', page.series),
  };
}
