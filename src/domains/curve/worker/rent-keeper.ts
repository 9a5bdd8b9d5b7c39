import type { Address } from '@income-series/protocol/address';
import type { Bytes32 } from '@income-series/protocol/hex';
import type { CurveAccount } from '../../../core/curve-account.ts';
import { type Backoff, createBackoff } from '../../../keepers/backoff.ts';
import type { Keeper, KeeperDeps, KeeperRun } from '../../../keepers/keeper.ts';
import type { ContractCall } from '../../transaction/index.ts';

/** The number of series that one statement reads. */
const PAGE = 500;
/** The factor by which the keeper runs less often than others, because rent can wait. */
const INTERVAL_FACTOR = 40;
const ENDED = ['CLOSED', 'EXTINGUISHED'];
/**
 * Errors of the program that are no failure: the account is still needed, it is closed and the index does not know yet, or
 * nothing is left to release.
 */
const EXPECTED_ERRORS: ReadonlySet<string> = new Set(['ACCOUNT_NEEDED', 'ACCOUNT_INVALID', 'NOT_DUE']);

/** An account of a curve series that an event created. */
interface CreatedAccount {
  readonly account: CurveAccount;
  /** The block of the last event that created the account. */
  readonly createdAt: bigint;
  /** True if the index has units staked in the account. */
  readonly hasStake: boolean;
}

interface EventRow {
  readonly name: string;
  readonly holder: Address | null;
  readonly period: number | null;
  readonly round: number | null;
  readonly account: string | null;
  readonly block: bigint;
  readonly staked: boolean;
}

/** Reads the last events that created or closed each account of a series, by one statement. */
const readAccountEvents = ({ db, chain }: Pick<KeeperDeps, 'db' | 'chain'>, seriesKey: string): Promise<EventRow[]> =>
  db.$queryRaw`
    SELECT e.*, EXISTS (SELECT 1 FROM positions p WHERE p.chain = ${chain} AND p.series_key = ${seriesKey}
      AND p.holder = e.holder AND p.staked_units > 0) AS staked
    FROM (
      SELECT name, args->>'holder' AS holder, (args->>'period')::int AS period, (args->>'round')::int AS round,
        args->>'account' AS account, max(block_number) AS block
      FROM chain_events
      WHERE chain = ${chain} AND series_key = ${seriesKey}
        AND name IN ('UnitsStaked', 'CurveUnitsSynced', 'RateRecorded', 'TenderSettled', 'AccountClosed')
      GROUP BY 1, 2, 3, 4, 5) AS e`;

/** The account that an event created; null if it created none. */
function accountCreatedBy({ name, holder, period, round }: EventRow): CurveAccount | null {
  if (name === 'UnitsStaked' && holder !== null) return { kind: 'position', holder };
  if (name === 'CurveUnitsSynced' && period !== null) return { kind: 'census', period };
  if (name === 'RateRecorded' && period !== null) return { kind: 'rate', period };
  return name === 'TenderSettled' && round !== null ? { kind: 'round', round } : null;
}

/** Reads the accounts of an ended series that are open by the index. */
async function openAccounts(deps: KeeperDeps, seriesKey: Bytes32): Promise<readonly CreatedAccount[]> {
  const events = await readAccountEvents(deps, seriesKey);
  const created = events.flatMap((event): CreatedAccount[] => {
    const account = accountCreatedBy(event);
    return account === null ? [] : [{ account, createdAt: event.block, hasStake: event.staked }];
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

/** Sends a call that may have to wait for others. True if the program answers that the call is not due any more. */
async function sendCall(run: KeeperRun, backoff: Backoff, name: string, call: ContractCall): Promise<boolean> {
  if (run.over() || backoff.waits(name)) return false;
  const sent = await run.send({ call, deadline: null });
  if (sent.kind !== 'REFUSED') {
    backoff.over(name);
    return false;
  }
  backoff.failed(name);
  if (!EXPECTED_ERRORS.has(sent.reason)) await run.failed();
  return sent.reason === 'NOT_DUE';
}

/** The name of an account's attempts in the backoff. */
const backoffName = (seriesKey: Bytes32, account: CurveAccount): string =>
  [seriesKey, ...Object.values(account)].join(' ');

/**
 * Closes the accounts that an ended series no longer needs: positions first, because the program keeps censuses until all
 * positions are closed. When none is open, it releases the series' remaining money. True if nothing is left to do.
 */
async function closeAccounts(run: KeeperRun, backoff: Backoff, deps: KeeperDeps, series: EndedRow): Promise<boolean> {
  const { seriesKey } = series;
  const open = await openAccounts(deps, seriesKey);
  const hasPositions = open.some(({ account }) => account.kind === 'position');
  const closable = open.filter(({ account, hasStake }) => !hasStake && !(hasPositions && account.kind === 'census'));
  for (const { account } of closable) {
    await sendCall(run, backoff, backoffName(seriesKey, account), { kind: 'closeAccount', seriesKey, account });
  }
  if (open.length > 0) return false;
  // A residue exists only if no units existed at the end, because the last units to be burned take the rest.
  if (series.units > 0n) return true;
  return sendCall(run, backoff, seriesKey, { kind: 'releaseResidue', seriesKey });
}

/** A curve series that has ended. */
interface EndedRow {
  readonly seriesKey: Bytes32;
  /** The number of units that exist, in base lamports. */
  readonly units: bigint;
}

/** Creates the keeper that returns the rent of ended curve series to its payers, and releases money that no unit can claim. */
export function createRentKeeper(deps: KeeperDeps): Keeper {
  const { db, chain, clock, everyMs } = deps;
  const backoff = createBackoff(clock);
  /** Series with nothing left to close. The set is not stored, so a new leader checks them once more. */
  const closed = new Set<string>();
  return {
    name: 'rent',
    everyMs: everyMs * INTERVAL_FACTOR,
    spends: true,
    async run(run) {
      for (let after = ''; !run.over(); ) {
        const rows = await db.curve.findMany({
          where: { chain, seriesKey: { gt: after }, series: { state: { in: ENDED } } },
          orderBy: { seriesKey: 'asc' },
          take: PAGE,
          select: { seriesKey: true, series: { select: { unitsOutstanding: true } } },
        });
        for (const { seriesKey, series } of rows) {
          if (run.over() || closed.has(seriesKey)) continue;
          const row = { seriesKey: seriesKey as Bytes32, units: series.unitsOutstanding };
          if (await closeAccounts(run, backoff, deps, row)) closed.add(seriesKey);
        }
        if (rows.length < PAGE) return;
        after = rows.at(-1)?.seriesKey ?? '';
      }
    },
  };
}
