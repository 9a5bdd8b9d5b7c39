import { setTimeout as wait } from 'node:timers/promises';
import { larger } from '@income-series/protocol/amounts';
import { AppError } from '@income-series/protocol/errors/app-error';
import type { Keeper, KeeperDeps, KeeperRun } from '../../../../keepers/keeper.ts';
import type { AccountState, Difference, ProgramReader } from '../../model/ports.ts';
import type { PageSizes } from './books.ts';
import { compareProgramSeries, compareProgramSums } from './compare-program.ts';
import { differences } from './differences.ts';
import {
  type NamedAccount,
  type ProgramBooks,
  type ProgramBooksCursor,
  readNames,
  readProgramBooks,
} from './program-books.ts';
import { type ComparisonResult, comparisonKeeper } from './record.ts';

export interface ProgramReconciliationDeps extends Pick<KeeperDeps, 'db' | 'chain' | 'clock' | 'log'> {
  readonly program: ProgramReader;
  readonly page?: PageSizes | undefined;
  /** The milliseconds that a run waits for the index. */
  readonly patienceMs?: number | undefined;
}

/** The number of rows that one run compares (`series`: of series and of censuses); the next run continues after them. */
const PAGE: PageSizes = { series: 50, positions: 500 };
const START: ProgramBooksCursor = { series: '', position: '', census: '' };
const READ_MS = 60_000;
/** The most times that accounts are read again because they changed before the index was read. */
const ROUNDS = 5;
/** The milliseconds between two looks whether the index has reached a slot. */
const POLL_MS = 200;
const PATIENCE_MS = 60_000;

/** An account's state, with the slot and the block hash at which it was read. */
interface AccountRead {
  readonly name: NamedAccount;
  readonly state: AccountState;
  readonly slot: bigint;
  readonly hash: string;
}

/**
 * Compares the index with the program's accounts. A node returns no past state, so the accounts are read first, a hundred
 * at one slot, and the rows once the index has reached that slot. A series that changed between the slot and the index's
 * block is read again, and after five rounds left to the next run. Differences are recorded and not corrected.
 */
export function createProgramReconciliationKeeper(deps: ProgramReconciliationDeps): Keeper {
  const { db, chain, page = PAGE } = deps;
  let place = START;
  return comparisonKeeper(deps, async (run) => {
    const rows = await db.$transaction((tx) => readNames(tx, chain, place, page), SNAPSHOT);
    if (rows === null) return null;
    const { block, names } = rows;
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

/**
 * Compares the named rows with their accounts.
 * @throws CHAIN_UNAVAILABLE; REORGANISED if the index was reset or halted meanwhile; TIMEOUT if it does not reach the slot
 */
async function compare(
  deps: ProgramReconciliationDeps,
  names: readonly NamedAccount[],
  { block, run }: { readonly block: bigint; readonly run: KeeperRun },
): Promise<ComparisonResult> {
  const differences: Difference[] = [];
  const compared: NamedAccount[] = [];
  let remaining = names;
  let lastBlock = block;
  for (let round = 0; round < ROUNDS && remaining.length > 0 && !run.over(); round += 1) {
    const reads = await readAll(deps.program, remaining);
    const slots = [...new Set(reads.map(({ slot }) => slot))];
    await waitForSlot(deps, run, slots.reduce(larger));
    const books = await deps.db.$transaction((tx) => readProgramBooks(tx, deps.chain, remaining, slots), SNAPSHOT);
    if (books === null) throw new AppError('REORGANISED');
    const steady = reads.filter((read) => isSteady(books, read));
    for (const { name, state } of steady) differences.push(...differencesOf(books, name, state));
    compared.push(...steady.map(({ name }) => name));
    const steadyNames = new Set(steady.map(({ name }) => name));
    remaining = remaining.filter((name) => !steadyNames.has(name));
    lastBlock = books.block;
  }
  const count = (table: NamedAccount['table']) => compared.filter((name) => name.table === table).length;
  const series = count('series');
  const none = { bids: 0, orders: 0 };
  const checked = { series, positions: count('positions'), censuses: count('curve_census'), money: series, ...none };
  return { checked, differences, block: lastBlock };
}

/** Reads the accounts of rows, at most `program.most` at one slot. */
async function readAll(program: ProgramReader, names: readonly NamedAccount[]): Promise<readonly AccountRead[]> {
  const reads: AccountRead[] = [];
  for (let i = 0; i < names.length; i += program.most) {
    const batch = names.slice(i, i + program.most);
    const { block, value } = await program.accounts(batch);
    batch.forEach((name, place) => {
      reads.push({ name, state: value[place] as AccountState, slot: block.number, hash: block.hash });
    });
  }
  return reads;
}

/** Waits until the index has reached a slot. @throws TIMEOUT; CONFLICT if the run is over */
async function waitForSlot(
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

/** True if a row is still as it was at its account's slot: the index has the same block, and the series no later event. */
const isSteady = ({ hashes, moved }: ProgramBooks, { name, slot, hash }: AccountRead): boolean =>
  hashes.get(slot) === hash && (moved.get(name.seriesKey) ?? 0n) <= slot;

/** Compares one row with its account. A row that was deleted meanwhile has no differences. */
function differencesOf(books: ProgramBooks, name: NamedAccount, { table, value }: AccountState): readonly Difference[] {
  if (table === 'series') {
    const book = books.series.get(name.id);
    const sums = books.sums.get(name.id);
    if (book === undefined || sums === undefined) return [];
    return [...compareProgramSeries(book, value), ...(value === null ? [] : compareProgramSums(sums, book, value))];
  }
  if (table === 'positions') {
    const book = books.positions.get(name.id);
    if (book === undefined) return [];
    // The account counts all units of its holder as staked, the index only those of a curve series.
    return differences(table, name.id, {
      units: [book.units - book.undeliveredUnits, value?.staked ?? 0n],
      locked_units: [book.lockedUnits, value?.locked ?? 0n],
      held_units: [book.heldUnits, value?.held ?? 0n],
      staked_units: [book.stakedUnits, book.raised ? 0n : (value?.staked ?? 0n)],
      claimed_total: [book.claimedTotal, book.logged],
    });
  }
  const book = books.censuses.get(name.id);
  if (book === undefined || (value === null && book.mayBeClosed)) return [];
  return differences(table, name.id, { units: [book.units, value?.units ?? null] });
}

/** The cursor for the next run; a list that is at its end starts again. */
function placeAfter(names: readonly NamedAccount[], page: PageSizes): ProgramBooksCursor {
  const lastId = (table: NamedAccount['table'], size: number): string => {
    const rows = names.filter((name) => name.table === table);
    return rows.length < size ? '' : (rows.at(-1)?.id ?? '');
  };
  return {
    series: lastId('series', page.series),
    position: lastId('positions', page.positions),
    census: lastId('curve_census', page.series),
  };
}
