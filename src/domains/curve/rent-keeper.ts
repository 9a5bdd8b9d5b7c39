import type { Address } from '../../core/address.ts';
import type { CurveAccount } from '../../core/curve-account.ts';
import type { Bytes32 } from '../../core/hex.ts';
import { type Backoff, createBackoff } from '../../keepers/backoff.ts';
import type { Keeper, KeeperDeps, KeeperRun } from '../../keepers/keeper.ts';
import type { ContractCall } from '../transaction/index.ts';

/** Series read at once. */
const PAGE = 500;
/** Rent waits without harm: it is looked for less often than what is due on the chain. */
const EVERY = 40;
const ENDED = ['CLOSED', 'EXTINGUISHED'];
/** Errors by which the program says that an account is needed still, or that nothing is left to release. */
const WAITING: ReadonlySet<string> = new Set(['ACCOUNT_NEEDED', 'NOT_DUE']);

/** An account that events made, and whether it can be closed as far as the index says. */
interface MadeAccount {
  readonly account: CurveAccount;
  readonly madeAt: bigint;
  /** Units are staked in it. */
  readonly isUsed: boolean;
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

/** The last events that made or closed each account of a series: one statement. */
const eventsOf = ({ db, chain }: Pick<KeeperDeps, 'db' | 'chain'>, seriesKey: string): Promise<EventRow[]> =>
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

function madeBy({ name, holder, period, round, block: madeAt, staked: isUsed }: EventRow): readonly MadeAccount[] {
  const of = (account: CurveAccount) => [{ account, madeAt, isUsed }];
  if (name === 'UnitsStaked' && holder !== null) return of({ kind: 'position', holder });
  if (name === 'CurveUnitsSynced' && period !== null) return of({ kind: 'census', period });
  if (name === 'RateRecorded' && period !== null) return of({ kind: 'rate', period });
  return name === 'TenderSettled' && round !== null ? of({ kind: 'round', round }) : [];
}

/** The accounts of an ended series that are open by the index. */
async function openAccounts(deps: KeeperDeps, seriesKey: Bytes32): Promise<readonly MadeAccount[]> {
  const events = await eventsOf(deps, seriesKey);
  const made = events.flatMap(madeBy);
  const places = await deps.program?.addressesOf(
    seriesKey,
    made.map(({ account }) => account),
  );
  const closedAt = new Map(
    events.flatMap(({ account, block }) => (account === null ? [] : [[account, block] as const])),
  );
  return made.filter(({ madeAt }, i) => (closedAt.get(places?.[i] ?? '') ?? -1n) < madeAt);
}

/** Sends a call that may have to wait for others. True where nothing is left of it. */
async function attempt(run: KeeperRun, backoff: Backoff, name: string, call: ContractCall): Promise<boolean> {
  if (run.over() || backoff.waits(name)) return false;
  const sent = await run.send({ call, deadline: null });
  if (sent.kind !== 'REFUSED') {
    backoff.over(name);
    return false;
  }
  backoff.failed(name);
  if (!WAITING.has(sent.reason)) await run.failed();
  return sent.reason === 'NOT_DUE';
}

const nameOf = (seriesKey: Bytes32, account: CurveAccount): string => [seriesKey, ...Object.values(account)].join(' ');

/**
 * Closes what an ended series needs no more, for who paid its rent: positions first, because censuses wait for all of them. Once
 * none is open, it releases what nobody is left to share. True where nothing is left to do.
 */
async function clear(run: KeeperRun, backoff: Backoff, deps: KeeperDeps, series: EndedRow): Promise<boolean> {
  const { seriesKey } = series;
  const open = await openAccounts(deps, seriesKey);
  const isHeld = open.some(({ account }) => account.kind === 'position');
  const closable = open.filter(({ account, isUsed }) => !isUsed && !(isHeld && account.kind === 'census'));
  for (const { account } of closable) {
    await attempt(run, backoff, nameOf(seriesKey, account), { kind: 'closeAccount', seriesKey, account });
  }
  if (open.length > 0) return false;
  // The last units to be burned take the rest: something is left only where there were none at the end.
  if (series.units > 0n) return true;
  return attempt(run, backoff, seriesKey, { kind: 'releaseResidue', seriesKey });
}

interface EndedRow {
  readonly seriesKey: Bytes32;
  /** Units that exist. */
  readonly units: bigint;
}

/** Returns the rent of ended curve series, and what nobody is left to share. Who paid the rent gets it, no matter who sends. */
export function createRentKeeper(deps: KeeperDeps): Keeper {
  const { db, chain, clock, everyMs } = deps;
  const backoff = createBackoff(clock);
  /** Series of which nothing is left. In memory: another leader asks once more. */
  const cleared = new Set<string>();
  return {
    name: 'rent',
    everyMs: everyMs * EVERY,
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
          if (run.over() || cleared.has(seriesKey)) continue;
          const row = { seriesKey: seriesKey as Bytes32, units: series.unitsOutstanding };
          if (await clear(run, backoff, deps, row)) cleared.add(seriesKey);
        }
        if (rows.length < PAGE) return;
        after = rows.at(-1)?.seriesKey ?? '';
      }
    },
  };
}
