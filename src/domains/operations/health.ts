import type { ChainTip } from '@income-series/protocol/chain';
import { AppError } from '@income-series/protocol/errors/app-error';
import type { PrismaClient } from '../../generated/prisma/client.ts';
import type { HealthCheck } from './check.ts';
import type { FundsReport } from './funds.ts';

/** The keepers of this process: whether it leads them, and whether it has a key that pays. */
export interface KeepersHere {
  readonly leads: boolean;
  readonly wallet: boolean;
}

/**
 * The public state of the keepers; their runs are for admins. It does not make the service unhealthy, because requests are
 * answered without keepers.
 */
interface KeepersReport {
  /** True if any process leads them; null while the database does not answer. */
  readonly led: boolean | null;
  /** The keepers of this process; null if it has none. */
  readonly here: KeepersHere | null;
  /** The check that the daily limit covers all work that is due in time; null if this process has no keepers' key. */
  readonly budget: HealthCheck | null;
}

/** The health of one chain, its index and its keepers. */
interface ChainHealth {
  readonly chain: HealthCheck;
  readonly indexer: HealthCheck;
  readonly keepers: KeepersReport;
  /** The paying accounts of this process; null if it has none, or the chain does not answer. */
  readonly wallets: FundsReport | null;
}

interface HealthReport {
  readonly ok: boolean;
  /** The keepers of all chains together: led only if each chain's keepers are led. */
  readonly keepers: KeepersReport;
  /** The accounts of all chains together: an account below its reserve on any chain fails. */
  readonly wallets: FundsReport | null;
  /** `chain` and `indexer` are the checks of the chain in the worst state. */
  readonly checks: { readonly database: HealthCheck; readonly chain: HealthCheck; readonly indexer: HealthCheck };
  /** The health of each chain, by the chain's name. */
  readonly chains: Readonly<Record<string, ChainHealth>>;
}

export interface HealthService {
  /** Checks every part; concurrent callers share one check. Never throws, and ends within `timeoutMs`. */
  report(): Promise<HealthReport>;
  /** True if requests can be answered: the database answers, and no commit waits for a standby. */
  ready(): Promise<boolean>;
}

export interface HealthDeps {
  db: PrismaClient;
  chains: readonly ServedTip[];
  /** The milliseconds that each part has to answer. */
  timeoutMs?: number;
  /** The state of this process's keepers of a chain; null if it has none. */
  keepers?: (chain: string) => KeepersHere | null;
  /** Checks the balances of the accounts that pay on a chain. */
  funds?: ((chain: string) => Promise<FundsReport>) | undefined;
  /** Checks that the keepers' daily limit covers all work that is due in time; null while that is unknown. */
  budget?: ((chain: string) => Promise<HealthCheck | null>) | undefined;
  /** The number of blocks that the index may lag before it counts as unhealthy. */
  maxLagBlocks?: number;
}

interface ServedTip {
  readonly name: string;
  /** The newest block, and the block that the index follows. */
  tip(): Promise<ChainTip>;
}

const LATE = Symbol('late');

/** The answer of a part, or the failed check of a part that did not answer. */
type Probe<T> = { readonly answer: T } | { readonly check: HealthCheck };
interface Cursor {
  readonly chain: string;
  readonly blockNumber: bigint;
  readonly halted: string | null;
  readonly rereadTo: bigint | null;
}

/**
 * The worst of several chains' checks, without its block: the first that failed, else the first that left out work, else the one with the
 * largest lag.
 */
function worstCheck(checks: readonly HealthCheck[]): HealthCheck {
  const behind = (worse: HealthCheck, check: HealthCheck) =>
    (check.lagBlocks ?? -1) > (worse.lagBlocks ?? -1) ? check : worse;
  const worst =
    checks.find(({ ok }) => !ok) ?? checks.find(({ unread }) => unread) ?? checks.reduce(behind, { ok: true });
  const { block: _, finality: __, ...check } = worst;
  return check;
}

/** The worst check of each paying account over several chains; null if no chain has the account. */
const worstFunds = (reports: readonly (FundsReport | null)[]): FundsReport | null => {
  const available = reports.filter((report) => report !== null);
  const worstOf = (payer: keyof FundsReport) => {
    const checks = available.flatMap((report) => report[payer] ?? []);
    return checks.length === 0 ? null : worstCheck(checks);
  };
  return available.length === 0 ? null : { relayer: worstOf('relayer'), keeper: worstOf('keeper') };
};

/** Merges the keepers' reports of several chains: each flag is true only if it is true on every chain. */
function mergeKeepers(reports: readonly KeepersReport[]): KeepersReport {
  const here = reports.flatMap((report) => report.here ?? []);
  const budgets = reports.flatMap((report) => report.budget ?? []);
  return {
    led: reports.some(({ led }) => led === null) ? null : reports.every(({ led }) => led),
    here:
      here.length === 0
        ? null
        : { leads: here.every(({ leads }) => leads), wallet: here.every(({ wallet }) => wallet) },
    budget: budgets.length === 0 ? null : worstCheck(budgets),
  };
}

/** Calls `read` with a time limit. Returns its answer, or a failed check with the error's code, or `code` on a timeout. */
async function probe<T>(timeoutMs: number, code: string, read: () => Promise<T>): Promise<Probe<T>> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<typeof LATE>((resolve) => {
    timer = setTimeout(() => resolve(LATE), timeoutMs);
  });
  try {
    const answer = await Promise.race([read(), late]);
    return answer === LATE ? { check: { ok: false, code } } : { answer: answer as T };
  } catch (error) {
    return { check: { ok: false, code: error instanceof AppError ? error.code : code } };
  } finally {
    clearTimeout(timer);
  }
}

/** Checks that the index of a chain runs, and does not lag more than `maxLagBlocks` behind the block that it follows. */
function indexerCheck(
  chain: string,
  database: Probe<readonly Cursor[]>,
  tip: Probe<ChainTip>,
  maxLagBlocks: number,
): HealthCheck {
  // Without database or node the index stands still, so it fails with their code.
  if ('check' in database) return { ok: false, code: database.check.code ?? 'UNKNOWN' };
  if ('check' in tip) return { ok: false, code: tip.check.code ?? 'UNKNOWN' };
  const cursor = database.answer.find((row) => row.chain === chain);
  if (cursor === undefined) return { ok: false, code: 'INDEXER_NOT_STARTED' };
  if (cursor.halted !== null) return { ok: false, code: 'INDEXER_HALTED' };
  if (cursor.rereadTo !== null) return { ok: false, code: 'EVENTS_MISSED' };
  const lagBlocks = Math.max(0, Number(tip.answer.target.number - cursor.blockNumber));
  const block = `${cursor.blockNumber}`;
  if (lagBlocks > maxLagBlocks) return { ok: false, code: 'INDEXER_BEHIND', block, lagBlocks };
  return { ok: true, block, lagBlocks };
}

/**
 * Reports the newest block, and the lag of the newest final one. A stall of finality is no failure of the service, because the
 * chain causes it.
 */
function chainCheck({ latest, target }: ChainTip): HealthCheck {
  const block = `${latest.number}`;
  if (target.number === latest.number) return { ok: true, block };
  const lagBlocks = Number(latest.number - target.number);
  const lagSeconds = Math.max(0, Number(latest.timestamp - target.timestamp));
  return { ok: true, block, finality: { block: `${target.number}`, lagBlocks, lagSeconds } };
}

/**
 * Reads the chains on which some process leads the keepers. The leader holds an advisory lock, whose 64-bit key `pg_locks`
 * splits in two.
 */
const readLed = (db: PrismaClient, names: readonly string[]) => db.$queryRaw<{ chain: string }[]>`
  SELECT served.chain FROM unnest(${names}::text[]) AS served (chain),
    LATERAL (SELECT hashtextextended('leader:keepers:' || served.chain, 0) AS key) AS leadership
  WHERE EXISTS (
    SELECT 1 FROM pg_locks WHERE locktype = 'advisory' AND granted AND objsubid = 1
      AND database = (SELECT oid FROM pg_database WHERE datname = current_database())
      AND (classid::bigint << 32 | objid::bigint) = leadership.key)`;

/** Reads whether a commit has waited for a standby's confirmation for two seconds; a healthy standby needs milliseconds. */
const readCommitsWait = (db: PrismaClient) => db.$queryRaw<{ waits: boolean }[]>`
  SELECT EXISTS (SELECT 1 FROM pg_stat_activity
    WHERE datname = current_database() AND wait_event = 'SyncRep'
      AND clock_timestamp() - query_start > interval '2 seconds') AS waits`;

/** Checks that the database answers and that no commit waits for a standby. */
function databaseCheck(
  cursors: Probe<readonly Cursor[]>,
  commits: Probe<readonly { readonly waits: boolean }[]>,
): HealthCheck {
  if ('check' in cursors) return cursors.check;
  if ('check' in commits) return commits.check;
  return commits.answer[0]?.waits ? { ok: false, code: 'COMMITS_WAIT' } : { ok: true };
}

/** Creates the service of /health. Each probe has `timeoutMs`, so that a silent part delays no report longer. */
export function createHealthService(deps: HealthDeps): HealthService {
  const { db, chains, timeoutMs = 900, maxLagBlocks = 100 } = deps;
  const names = chains.map(({ name }) => name);
  type DatabaseProbes = {
    cursors: Promise<Probe<readonly Cursor[]>>;
    led: Promise<Probe<readonly { readonly chain: string }[]>>;
  };

  async function checkChain(database: DatabaseProbes, { name, tip }: ServedTip): Promise<ChainHealth> {
    const [cursors, newest, led, funds, budget] = await Promise.all([
      database.cursors,
      probe(timeoutMs, 'CHAIN_UNAVAILABLE', () => tip()),
      database.led,
      probe(timeoutMs, 'CHAIN_UNAVAILABLE', async () => (await deps.funds?.(name)) ?? null),
      probe(timeoutMs, 'CHAIN_UNAVAILABLE', async () => (await deps.budget?.(name)) ?? null),
    ]);
    const here = deps.keepers?.(name) ?? null;
    return {
      chain: 'check' in newest ? newest.check : chainCheck(newest.answer),
      indexer: indexerCheck(name, cursors, newest, maxLagBlocks),
      keepers: {
        led: 'check' in led ? null : led.answer.some(({ chain }) => chain === name),
        here: here && { leads: here.leads, wallet: here.wallet },
        budget: 'check' in budget ? null : budget.answer,
      },
      wallets: 'check' in funds ? null : funds.answer,
    };
  }

  const probeCommits = () => probe(timeoutMs, 'DATABASE_UNAVAILABLE', () => readCommitsWait(db));

  async function checkAll(): Promise<HealthReport> {
    const commits = probeCommits();
    const database: DatabaseProbes = {
      cursors: probe(timeoutMs, 'DATABASE_UNAVAILABLE', () =>
        db.indexerCursor.findMany({ where: { chain: { in: names } } }),
      ),
      led: probe(timeoutMs, 'DATABASE_UNAVAILABLE', () => readLed(db, names)),
    };
    const each = await Promise.all(chains.map((chain) => checkChain(database, chain)));
    const checks = {
      database: databaseCheck(await database.cursors, await commits),
      chain: worstCheck(each.map(({ chain }) => chain)),
      indexer: worstCheck(each.map(({ indexer }) => indexer)),
    };
    return {
      ok: Object.values(checks).every((check) => check.ok),
      checks,
      keepers: mergeKeepers(each.map(({ keepers }) => keepers)),
      wallets: worstFunds(each.map(({ wallets }) => wallets)),
      chains: Object.fromEntries(names.map((name, i) => [name, each[i] as ChainHealth])),
    };
  }

  let running: Promise<HealthReport> | undefined;
  return {
    report: () => {
      running ??= checkAll().finally(() => {
        running = undefined;
      });
      return running;
    },
    async ready() {
      const commits = await probeCommits();
      return 'answer' in commits && !commits.answer[0]?.waits;
    },
  };
}
