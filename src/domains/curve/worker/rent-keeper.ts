import type { Address } from '@income-series/protocol/address';
import type { Bytes32 } from '@income-series/protocol/hex';
import type { SeriesAccount } from '../../../core/series-account.ts';
import { type SqlText, sql } from '../../../indexing/derivation.ts';
import { type Backoff, createBackoff } from '../../../keepers/backoff.ts';
import type { Keeper, KeeperDeps, KeeperRun } from '../../../keepers/keeper.ts';
import type { SaleName, SaleRemains } from '../../operations/index.ts';
import type { ContractCall } from '../../transaction/index.ts';

/** The number of series that one statement reads. */
const PAGE = 500;
/** The factor by which the keeper runs less often than others, because rent can wait. */
const INTERVAL_FACTOR = 40;
/** The number of delivered raises or windows that one statement reads. */
const DELIVERED_PAGE = 50;
/** The most accounts of one raise or window that one run closes and reads, because these have thousands of bids or orders. */
const MOST_AT_ONCE = 200;
const ENDED = ['CLOSED', 'EXTINGUISHED'];
/**
 * Errors of the program that are no failure: the account is still needed, it is closed and the index does not know yet, or
 * nothing is left to release.
 */
const EXPECTED_ERRORS: ReadonlySet<string> = new Set(['ACCOUNT_NEEDED', 'ACCOUNT_INVALID', 'NOT_DUE']);

/** An account of a series that an event created. */
interface CreatedAccount {
  readonly account: SeriesAccount;
  /** The block of the last event that created the account. */
  readonly createdAt: bigint;
  /** True if the index has units in the account. */
  readonly hasUnits: boolean;
}

interface EventRow {
  readonly name: string;
  readonly holder: Address | null;
  readonly period: number | null;
  readonly round: number | null;
  readonly account: string | null;
  readonly block: bigint;
  readonly units: boolean;
}

/** Reads the last events that created or closed each account of a series, by one statement. */
const readAccountEvents = ({ db, chain }: Pick<KeeperDeps, 'db' | 'chain'>, seriesKey: string): Promise<EventRow[]> =>
  db.$queryRaw`
    SELECT e.*, EXISTS (SELECT 1 FROM positions p WHERE p.chain = ${chain} AND p.series_key = ${seriesKey}
      AND p.holder = e.holder AND p.units > 0) AS units
    FROM (
      SELECT name, coalesce(args->>'holder', args->>'trader') AS holder, (args->>'period')::int AS period,
        (args->>'round')::int AS round, args->>'account' AS account, max(block_number) AS block
      FROM chain_events e
      WHERE chain = ${chain} AND series_key = ${seriesKey} AND (
        name IN ('UnitsStaked', 'UnitsMinted', 'CurveUnitsSynced', 'RateRecorded', 'TenderSettled', 'RouterOpened',
          'AccountClosed')
        OR (name = 'OrderDelivered' AND EXISTS (SELECT 1 FROM window_orders o WHERE o.chain = e.chain
          AND o.series_key = e.series_key AND o."window" = (e.args->>'window')::int AND o.trader = e.args->>'trader'
          AND o.side = 'BUY' AND o.filled > 0)))
      GROUP BY 1, 2, 3, 4, 5) AS e`;

/** The events of units that come to a position, which is created if there is none. */
const POSITION_EVENTS: ReadonlySet<string> = new Set(['UnitsStaked', 'UnitsMinted', 'OrderDelivered']);

/** The account that an event created; null if it created none. */
function accountCreatedBy({ name, holder, period, round }: EventRow): SeriesAccount | null {
  if (POSITION_EVENTS.has(name) && holder !== null) return { kind: 'position', holder };
  if (name === 'CurveUnitsSynced' && period !== null) return { kind: 'census', period };
  if (name === 'RateRecorded' && period !== null) return { kind: 'rate', period };
  if (name === 'RouterOpened') return { kind: 'router' };
  return name === 'TenderSettled' && round !== null ? { kind: 'round', round } : null;
}

/** Reads the accounts of an ended series that are open by the index. */
async function openAccounts(deps: KeeperDeps, seriesKey: Bytes32): Promise<readonly CreatedAccount[]> {
  const events = await readAccountEvents(deps, seriesKey);
  const created = events.flatMap((event): CreatedAccount[] => {
    const account = accountCreatedBy(event);
    return account === null ? [] : [{ account, createdAt: event.block, hasUnits: event.units }];
  });
  const addresses = await deps.program?.addressesOf(
    seriesKey,
    created.map(({ account }) => account),
  );
  const closedAt = new Map(
    events.flatMap(({ account, block }) => (account === null ? [] : [[account, block] as const])),
  );
  // An address can be created again after it was closed, so the blocks decide.
  return created.filter(({ createdAt }, i) => (closedAt.get(addresses?.[i] ?? '') ?? -1n) < createdAt);
}

/** Sends a call that may have to wait for others. Returns CONFIRMED, the program's refusal, or null if the outcome is not known yet. */
async function sendCall(run: KeeperRun, backoff: Backoff, name: string, call: ContractCall): Promise<string | null> {
  if (run.over() || backoff.waits(name)) return null;
  const sent = await run.send({ call, deadline: null });
  if (sent.kind !== 'REFUSED') {
    backoff.over(name);
    return sent.kind === 'CONFIRMED' ? sent.kind : null;
  }
  backoff.failed(name);
  if (!EXPECTED_ERRORS.has(sent.reason)) await run.failed();
  return sent.reason;
}

/** The name of an account's attempts in the backoff. */
const backoffName = (seriesKey: Bytes32, account: SeriesAccount): string =>
  [seriesKey, ...Object.values(account)].join(' ');

/**
 * Closes the accounts that an ended series no longer needs: positions first, because the program keeps censuses until all
 * positions are closed. When no account is open, it releases the series' remaining money. True if nothing is left to do.
 */
async function closeAccounts(run: KeeperRun, backoff: Backoff, deps: KeeperDeps, series: EndedRow): Promise<boolean> {
  const { seriesKey } = series;
  const open = await openAccounts(deps, seriesKey);
  const hasPositions = open.some(({ account }) => account.kind === 'position');
  const closable = open.filter(({ account, hasUnits }) => !hasUnits && !(hasPositions && account.kind === 'census'));
  for (const { account } of closable) {
    await sendCall(run, backoff, backoffName(seriesKey, account), { kind: 'closeAccount', seriesKey, account });
  }
  if (open.length > 0) return false;
  // A residue exists only if no units existed at the end, because the last units to be burned take the rest.
  if (!series.mayHaveResidue) return true;
  return (await sendCall(run, backoff, seriesKey, { kind: 'releaseResidue', seriesKey })) === 'NOT_DUE';
}

/** A row that `eachOpen` works on. */
interface OpenRow {
  /** The id by which the rows are in order. */
  readonly id: string;
}

/** A series that has ended or was not sold. */
interface EndedRow extends OpenRow {
  readonly seriesKey: Bytes32;
  /** True if the series was sold and has no units left. */
  readonly mayHaveResidue: boolean;
}

/** A raise or a window that is over, and whose bids or orders are delivered. */
interface Delivered extends OpenRow, SaleName {}

interface DeliveredRow extends Delivered {
  /** The accounts that a run closes, in their order: the last bid or order first, because the book shrinks from its end. */
  readonly accounts: readonly SeriesAccount[];
}

/** Closes the accounts of a raise or a window one after the other, because each waits for the one before. True if no account is left. */
async function closeDelivered(run: KeeperRun, backoff: Backoff, row: DeliveredRow): Promise<boolean> {
  const { seriesKey, accounts } = row;
  for (const account of accounts) {
    const name = backoffName(seriesKey, account);
    if ((await sendCall(run, backoff, name, { kind: 'closeAccount', seriesKey, account })) !== 'CONFIRMED')
      return false;
  }
  return accounts.length === 0;
}

/** Reads a page of the series that have ended, and of those on the router whose raise failed, because they need their router no more. */
const readEnded = async ({ db, chain }: KeeperDeps, after: string): Promise<readonly EndedRow[]> => {
  const rows = await db.series.findMany({
    where: { chain, key: { gt: after }, OR: [{ state: { in: ENDED } }, { phase: 'FAILED', routed: true }] },
    orderBy: { key: 'asc' },
    take: PAGE,
    select: { key: true, phase: true, unitsOutstanding: true },
  });
  return rows.map(({ key, phase, unitsOutstanding }) => ({
    id: key,
    seriesKey: key as Bytes32,
    mayHaveResidue: phase !== 'FAILED' && unitsOutstanding === 0n,
  }));
};

/** A bid or an order whose account is open. */
interface OpenEntry extends OpenRow {
  readonly wallet: Address;
}

/** The accounts of a raise or a window that one run closes: those of its bids or orders, and its own once no other is left. */
function accountsLeft({ window }: Delivered, { isOpen, entries }: SaleRemains, openEntries: readonly OpenEntry[]) {
  const entryAccounts = openEntries.map(
    ({ wallet }): SeriesAccount =>
      window === null ? { kind: 'bid', bidder: wallet } : { kind: 'order', window, trader: wallet },
  );
  const ownAccounts: SeriesAccount[] =
    window === null
      ? [...(entries === null ? [] : [{ kind: 'book' } as const]), { kind: 'raise' }]
      : [{ kind: 'window', window }];
  const areAllEntries = openEntries.length === (entries ?? 0);
  return [...entryAccounts, ...(isOpen && areAllEntries ? ownAccounts : [])].slice(0, MOST_AT_ONCE);
}

/** The rows of raises or windows that are over, in whose order `opened` is, and those of their bids or orders, which have the same `id`. */
export interface SaleTables {
  readonly sales: SqlText;
  readonly entries: SqlText;
}

export const RAISES: SaleTables = {
  sales: sql`SELECT chain, key AS id, key AS "seriesKey", NULL::int AS "window", created_at AS opened FROM series
    WHERE phase IN ('DONE', 'FAILED')`,
  entries: sql`SELECT chain, series_key AS id, bidder AS wallet, sequence, delivery FROM bids`,
};
export const WINDOWS: SaleTables = {
  sales: sql`SELECT chain, id, series_key AS "seriesKey", "window", opened_block AS opened FROM windows WHERE phase IN ('DONE', 'VOID')`,
  entries: sql`SELECT chain, window_id AS id, trader AS wallet, sequence, delivery FROM window_orders`,
};

/** The condition that every bid or order of a raise or a window `s` is delivered. */
export const allDelivered = ({ entries }: SaleTables): SqlText => sql`NOT EXISTS (SELECT 1 FROM (${entries}) AS e
  WHERE e.chain = s.chain AND e.id = s.id AND e.delivery <> 'DELIVERED')`;

/** The last open bids or orders of each raise or window, `MOST_AT_ONCE` at most, by one statement. */
const readEntries = (
  { db, chain }: KeeperDeps,
  { entries }: SaleTables,
  rows: readonly Delivered[],
  remains: readonly SaleRemains[],
): Promise<readonly OpenEntry[]> => db.$queryRaw`
    SELECT o.id, e.wallet
    FROM unnest(${rows.map(({ id }) => id)}::text[], ${remains.map(({ entries }) => entries ?? 0)}::int[]) AS o (id, entries),
      LATERAL (SELECT wallet FROM (${entries}) AS every
        WHERE every.chain = ${chain} AND every.id = o.id AND every.sequence <= o.entries
        ORDER BY every.sequence DESC LIMIT ${MOST_AT_ONCE}) AS e`;

/** Reads a page of the raises or windows that are over and delivered, with the accounts that a run closes; none for rows in `doneIds`. */
async function readDelivered(
  deps: KeeperDeps,
  tables: SaleTables,
  after: string,
  doneIds: ReadonlySet<string>,
): Promise<readonly DeliveredRow[]> {
  const { db, chain, program } = deps;
  const rows = await db.$queryRaw<Delivered[]>`
    SELECT s.id, s."seriesKey", s."window" FROM (${tables.sales}) AS s
    WHERE s.chain = ${chain} AND s.id > ${after} AND ${allDelivered(tables)}
    ORDER BY s.id LIMIT ${DELIVERED_PAGE}`;
  const openRows = rows.filter(({ id }) => !doneIds.has(id));
  const remains = openRows.length === 0 ? [] : ((await program?.remainsOf(openRows)) ?? []);
  const entries = openRows.length === 0 ? [] : await readEntries(deps, tables, openRows, remains);
  const accountsOf = new Map(
    openRows.map((row, i): [string, readonly SeriesAccount[]] => {
      const openEntries = entries.filter(({ id }) => id === row.id);
      return [row.id, remains[i] === undefined ? [] : accountsLeft(row, remains[i], openEntries)];
    }),
  );
  return rows.map((row) => ({ ...row, accounts: accountsOf.get(row.id) ?? [] }));
}

/** The rows that `eachOpen` works on, by pages. */
interface Pages<R> {
  readonly size: number;
  readonly read: (after: string, doneIds: ReadonlySet<string>) => Promise<readonly R[]>;
}

/** Works on the rows of every page that have work left. `doneIds` are the ids of rows without work; rows that `work` finishes are added. */
async function eachOpen<R extends OpenRow>(
  run: KeeperRun,
  doneIds: Set<string>,
  { size, read }: Pages<R>,
  work: (row: R) => Promise<boolean>,
): Promise<void> {
  for (let after = ''; !run.over(); ) {
    const rows = await read(after, doneIds);
    for (const row of rows) {
      if (run.over() || doneIds.has(row.id)) continue;
      if (await work(row)) doneIds.add(row.id);
    }
    if (rows.length < size) return;
    after = rows.at(-1)?.id ?? '';
  }
}

/**
 * Creates the keeper that returns the rent of ended series with their routers, and of raises and windows that are over, to its payers,
 * and releases money that no unit can claim.
 */
export function createRentKeeper(deps: KeeperDeps): Keeper {
  const { clock, everyMs } = deps;
  const backoff = createBackoff(clock);
  /** Series with nothing left to close. The set is not stored, so a new leader checks them once more. */
  const closed = new Set<string>();
  /** The raises and the windows, with the ids of those with nothing left to close. */
  const delivered = [RAISES, WINDOWS].map((tables) => ({ tables, doneIds: new Set<string>() }));
  return {
    name: 'rent',
    everyMs: everyMs * INTERVAL_FACTOR,
    spends: true,
    async run(run) {
      await eachOpen(run, closed, { size: PAGE, read: (after) => readEnded(deps, after) }, (row) =>
        closeAccounts(run, backoff, deps, row),
      );
      for (const { tables, doneIds } of delivered) {
        const read = (after: string) => readDelivered(deps, tables, after, doneIds);
        await eachOpen(run, doneIds, { size: DELIVERED_PAGE, read }, (row) => closeDelivered(run, backoff, row));
      }
    },
  };
}
