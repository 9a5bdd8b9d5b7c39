import type { Address } from '@income-series/protocol/address';
import type { Bytes32 } from '@income-series/protocol/hex';
import type { SeriesAccount } from '../../../core/series-account.ts';
import { type Backoff, createBackoff } from '../../../keepers/backoff.ts';
import type { Keeper, KeeperDeps, KeeperRun } from '../../../keepers/keeper.ts';
import type { ContractCall } from '../../transaction/index.ts';

/** The number of series that one statement reads. */
const PAGE = 500;
/** The factor by which the keeper runs less often than others, because rent can wait. */
const INTERVAL_FACTOR = 40;
/** The most accounts of one raise that one run closes, because a raise has thousands of bids. */
const MOST_OF_RAISE = 200;
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
      SELECT name, args->>'holder' AS holder, (args->>'period')::int AS period, (args->>'round')::int AS round,
        args->>'account' AS account, max(block_number) AS block
      FROM chain_events
      WHERE chain = ${chain} AND series_key = ${seriesKey}
        AND name IN ('UnitsStaked', 'UnitsMinted', 'CurveUnitsSynced', 'RateRecorded', 'TenderSettled', 'AccountClosed')
      GROUP BY 1, 2, 3, 4, 5) AS e`;

/** The account that an event created; null if it created none. */
function accountCreatedBy({ name, holder, period, round }: EventRow): SeriesAccount | null {
  if ((name === 'UnitsStaked' || name === 'UnitsMinted') && holder !== null) return { kind: 'position', holder };
  if (name === 'CurveUnitsSynced' && period !== null) return { kind: 'census', period };
  if (name === 'RateRecorded' && period !== null) return { kind: 'rate', period };
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
  return created.filter(({ createdAt }, i) => (closedAt.get(addresses?.[i] ?? '') ?? -1n) < createdAt);
}

/** Sends a call that may have to wait for others. Returns CONFIRMED, the program's refusal, or null if it is not known yet. */
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
 * positions are closed. When none is open, it releases the series' remaining money. True if nothing is left to do.
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
  if (series.units > 0n) return true;
  return (await sendCall(run, backoff, seriesKey, { kind: 'releaseResidue', seriesKey })) === 'NOT_DUE';
}

/** A series that has ended. */
interface EndedRow {
  readonly seriesKey: Bytes32;
  /** The number of units that exist. */
  readonly units: bigint;
}

/** A raise that is over and whose bids are delivered. */
interface DeliveredRaise {
  readonly seriesKey: Bytes32;
  /** The last bid first, because the book shrinks from its end. */
  readonly bidders: readonly Address[];
}

/** Closes the accounts of a raise one after the other, each of which the next one waits for. True if nothing is left to do. */
async function closeRaise(run: KeeperRun, backoff: Backoff, deps: KeeperDeps, raise: DeliveredRaise): Promise<boolean> {
  const { seriesKey, bidders } = raise;
  const bids = bidders.map((bidder) => ({ kind: 'bid', bidder }) as const);
  const accounts: readonly SeriesAccount[] = [...bids, { kind: 'book' }, { kind: 'raise' }];
  const addresses = await deps.program?.addressesOf(seriesKey, accounts);
  const closed = new Set((await readAccountEvents(deps, seriesKey)).map(({ account }) => account));
  const open = accounts.filter((_, i) => !closed.has(addresses?.[i] ?? ''));
  for (const account of open.slice(0, MOST_OF_RAISE)) {
    const name = backoffName(seriesKey, account);
    if ((await sendCall(run, backoff, name, { kind: 'closeAccount', seriesKey, account })) !== 'CONFIRMED')
      return false;
  }
  return open.length === 0;
}

/** Reads a page of the series that have ended. */
const readEnded = async ({ db, chain }: KeeperDeps, after: string): Promise<readonly EndedRow[]> => {
  const rows = await db.series.findMany({
    where: { chain, key: { gt: after }, state: { in: ENDED } },
    orderBy: { key: 'asc' },
    take: PAGE,
    select: { key: true, unitsOutstanding: true },
  });
  return rows.map(({ key, unitsOutstanding }) => ({ seriesKey: key as Bytes32, units: unitsOutstanding }));
};

/** Reads a page of the raises that are over and whose bids are delivered. */
const readDelivered = async ({ db, chain }: KeeperDeps, after: string): Promise<readonly DeliveredRaise[]> => {
  const rows = await db.series.findMany({
    where: {
      ...{ chain, key: { gt: after }, phase: { in: ['DONE', 'FAILED'] } },
      bids: { none: { delivery: { not: 'DELIVERED' } } },
    },
    orderBy: { key: 'asc' },
    take: PAGE,
    select: { key: true, bids: { select: { bidder: true }, orderBy: { sequence: 'desc' } } },
  });
  return rows.map(({ key, bids }) => ({
    seriesKey: key as Bytes32,
    bidders: bids.map(({ bidder }) => bidder as Address),
  }));
};

/** Works on the rows of every page that have work left. `over`: the series without; those that `work` ends are added. */
async function eachOpen<R extends { readonly seriesKey: Bytes32 }>(
  run: KeeperRun,
  over: Set<string>,
  read: (after: string) => Promise<readonly R[]>,
  work: (row: R) => Promise<boolean>,
): Promise<void> {
  for (let after = ''; !run.over(); ) {
    const rows = await read(after);
    for (const row of rows) {
      if (run.over() || over.has(row.seriesKey)) continue;
      if (await work(row)) over.add(row.seriesKey);
    }
    if (rows.length < PAGE) return;
    after = rows.at(-1)?.seriesKey ?? '';
  }
}

/**
 * Creates the keeper that returns the rent of ended series and of raises that are over to its payers, and releases money that no unit
 * can claim.
 */
export function createRentKeeper(deps: KeeperDeps): Keeper {
  const { clock, everyMs } = deps;
  const backoff = createBackoff(clock);
  /** Series and raises with nothing left to close. The sets are not stored, so a new leader checks them once more. */
  const [closed, woundUp] = [new Set<string>(), new Set<string>()];
  return {
    name: 'rent',
    everyMs: everyMs * INTERVAL_FACTOR,
    spends: true,
    async run(run) {
      await eachOpen(
        run,
        closed,
        (after) => readEnded(deps, after),
        (row) => closeAccounts(run, backoff, deps, row),
      );
      await eachOpen(
        run,
        woundUp,
        (after) => readDelivered(deps, after),
        (row) => closeRaise(run, backoff, deps, row),
      );
    },
  };
}
