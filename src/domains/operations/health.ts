import type { ChainTip } from '../../core/chain.ts';
import { AppError } from '../../core/errors/app-error.ts';
import type { PrismaClient } from '../../generated/prisma/client.ts';
import type { HealthCheck } from './check.ts';
import type { FundsReport } from './funds.ts';

/** Whether this process leads the keepers, and whether it has a key to pay with. */
export interface KeepersHere {
  readonly leads: boolean;
  readonly wallet: boolean;
}

/**
 * What everybody may know of the keepers; their runs are for admins. It does not make the service red: requests are
 * answered without them.
 */
interface KeepersReport {
  /** Whether a process leads them, this one or another; null where the database does not say. */
  readonly led: boolean | null;
  /** Of this process; null where it has none. */
  readonly here: KeepersHere | null;
  /** Whether the daily limit can do what is due in time; null where this process has no keepers' key, or nobody knows now. */
  readonly budget: HealthCheck | null;
}

/** How one chain is served. */
interface ChainHealth {
  readonly chain: HealthCheck;
  readonly indexer: HealthCheck;
  readonly keepers: KeepersReport;
  /** Of this process; null where nobody knows, or asked. */
  readonly wallets: FundsReport | null;
}

interface HealthReport {
  readonly ok: boolean;
  /** Of all chains together: whether each is led. */
  readonly keepers: KeepersReport;
  /** Of all chains together: an account that is short on any of them is shown. */
  readonly wallets: FundsReport | null;
  /** The parts of a chain are those of the chain that is worst off. */
  readonly checks: { readonly database: HealthCheck; readonly chain: HealthCheck; readonly indexer: HealthCheck };
  /** By name. */
  readonly chains: Readonly<Record<string, ChainHealth>>;
}

export interface HealthService {
  /** Asks every part again; callers at the same time share one check. Never throws, ends within `timeoutMs`. */
  report(): Promise<HealthReport>;
  /** Whether requests can be answered at all: the database answers, and its commits end. */
  ready(): Promise<boolean>;
}

export interface HealthDeps {
  db: PrismaClient;
  /** Every one is asked. */
  chains: readonly ServedTip[];
  /** Longest wait for one part. */
  timeoutMs?: number;
  /** What this process knows of its own keepers of a chain; null where it has none. */
  keepers?: (chain: string) => KeepersHere | null;
  /** Whether the accounts that pay for gas on a chain have what they need. */
  funds?: ((chain: string) => Promise<FundsReport>) | undefined;
  /** Whether the keepers' daily limit of a chain can do what is due in time; null where nobody knows now. */
  budget?: ((chain: string) => Promise<HealthCheck | null>) | undefined;
  /** How far the index may be behind the head before it counts as down. */
  maxLagBlocks?: number;
}

interface ServedTip {
  readonly name: string;
  /** The newest block, and the one that the index goes to. */
  tip(): Promise<ChainTip>;
}

const LATE = Symbol('late');

type Asked<T> = { readonly answer: T } | { readonly check: HealthCheck };
interface Cursor {
  readonly chain: string;
  readonly blockNumber: bigint;
  readonly halted: string | null;
  readonly rereadTo: bigint | null;
}

/** Of the same part of several chains: the first that is not well, else the one that is furthest behind. A block is of one chain. */
function worst(checks: readonly HealthCheck[]): HealthCheck {
  const behind = (worse: HealthCheck, check: HealthCheck) =>
    (check.lagBlocks ?? -1) > (worse.lagBlocks ?? -1) ? check : worse;
  const { block: _, finality: __, ...found } = checks.find(({ ok }) => !ok) ?? checks.reduce(behind, { ok: true });
  return found;
}

/** Of one account on several chains: null where no chain has it. */
const worstFunds = (reports: readonly (FundsReport | null)[]): FundsReport | null => {
  const known = reports.filter((report) => report !== null);
  const of = (payer: keyof FundsReport) => {
    const checks = known.flatMap((report) => report[payer] ?? []);
    return checks.length === 0 ? null : worst(checks);
  };
  return known.length === 0 ? null : { relayer: of('relayer'), keeper: of('keeper') };
};

/** Of several chains: led where each is; here where each of them is. */
function allKeepers(reports: readonly KeepersReport[]): KeepersReport {
  const here = reports.flatMap((report) => report.here ?? []);
  const budgets = reports.flatMap((report) => report.budget ?? []);
  return {
    led: reports.some(({ led }) => led === null) ? null : reports.every(({ led }) => led),
    here:
      here.length === 0
        ? null
        : { leads: here.every(({ leads }) => leads), wallet: here.every(({ wallet }) => wallet) },
    budget: budgets.length === 0 ? null : worst(budgets),
  };
}

/** What the question answered in time, or a failed check. */
async function ask<T>(timeoutMs: number, code: string, question: () => Promise<T>): Promise<Asked<T>> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<typeof LATE>((resolve) => {
    timer = setTimeout(() => resolve(LATE), timeoutMs);
  });
  try {
    const answer = await Promise.race([question(), late]);
    return answer === LATE ? { check: { ok: false, code } } : { answer: answer as T };
  } catch (error) {
    return { check: { ok: false, code: error instanceof AppError ? error.code : code } };
  } finally {
    clearTimeout(timer);
  }
}

/** How far the index of a chain is behind the block that it goes to, where both are known. */
function indexerCheck(
  chain: string,
  database: Asked<readonly Cursor[]>,
  tip: Asked<ChainTip>,
  maxLagBlocks: number,
): HealthCheck {
  // The index has the code of database or node, because it goes on with neither of them.
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

/** A stall of finality is no fault of the service: it serves what is final, and says how far that is behind. */
function chainCheck({ latest, target }: ChainTip): HealthCheck {
  const block = `${latest.number}`;
  if (target.number === latest.number) return { ok: true, block };
  const lagBlocks = Number(latest.number - target.number);
  const lagSeconds = Math.max(0, Number(latest.timestamp - target.timestamp));
  return { ok: true, block, finality: { block: `${target.number}`, lagBlocks, lagSeconds } };
}

/** The chains of which some process leads the keepers: it holds this advisory lock, whose bigint key shows as two halves. */
const readLed = (db: PrismaClient, names: readonly string[]) => db.$queryRaw<{ chain: string }[]>`
  SELECT served.chain FROM unnest(${names}::text[]) AS served (chain),
    LATERAL (SELECT hashtextextended('leader:keepers:' || served.chain, 0) AS key) AS wanted
  WHERE EXISTS (
    SELECT 1 FROM pg_locks WHERE locktype = 'advisory' AND granted AND objsubid = 1
      AND database = (SELECT oid FROM pg_database WHERE datname = current_database())
      AND (classid::bigint << 32 | objid::bigint) = wanted.key)`;

/** A transaction that is committed and waits for a standby that has to confirm it; a healthy one confirms in milliseconds. */
const readCommitsWait = (db: PrismaClient) => db.$queryRaw<{ waits: boolean }[]>`
  SELECT EXISTS (SELECT 1 FROM pg_stat_activity
    WHERE datname = current_database() AND wait_event = 'SyncRep'
      AND clock_timestamp() - query_start > interval '2 seconds') AS waits`;

/** Whether the database answers and its commits end. */
function databaseCheck(
  cursors: Asked<readonly Cursor[]>,
  commits: Asked<readonly { readonly waits: boolean }[]>,
): HealthCheck {
  if ('check' in cursors) return cursors.check;
  if ('check' in commits) return commits.check;
  return commits.answer[0]?.waits ? { ok: false, code: 'COMMITS_WAIT' } : { ok: true };
}

export function createHealthService(deps: HealthDeps): HealthService {
  const { db, chains, timeoutMs = 900, maxLagBlocks = 100 } = deps;
  const names = chains.map(({ name }) => name);
  type OfAll = {
    cursors: Promise<Asked<readonly Cursor[]>>;
    led: Promise<Asked<readonly { readonly chain: string }[]>>;
  };

  async function askChain(all: OfAll, { name, tip }: ServedTip): Promise<ChainHealth> {
    const [cursors, newest, led, funds, budget] = await Promise.all([
      all.cursors,
      ask(timeoutMs, 'CHAIN_UNAVAILABLE', () => tip()),
      all.led,
      ask(timeoutMs, 'CHAIN_UNAVAILABLE', async () => (await deps.funds?.(name)) ?? null),
      ask(timeoutMs, 'CHAIN_UNAVAILABLE', async () => (await deps.budget?.(name)) ?? null),
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

  const askCommits = () => ask(timeoutMs, 'DATABASE_UNAVAILABLE', () => readCommitsWait(db));

  async function askAll(): Promise<HealthReport> {
    const commits = askCommits();
    const all: OfAll = {
      cursors: ask(timeoutMs, 'DATABASE_UNAVAILABLE', () =>
        db.indexerCursor.findMany({ where: { chain: { in: names } } }),
      ),
      led: ask(timeoutMs, 'DATABASE_UNAVAILABLE', () => readLed(db, names)),
    };
    const each = await Promise.all(chains.map((chain) => askChain(all, chain)));
    const checks = {
      database: databaseCheck(await all.cursors, await commits),
      chain: worst(each.map(({ chain }) => chain)),
      indexer: worst(each.map(({ indexer }) => indexer)),
    };
    return {
      ok: Object.values(checks).every((check) => check.ok),
      checks,
      keepers: allKeepers(each.map(({ keepers }) => keepers)),
      wallets: worstFunds(each.map(({ wallets }) => wallets)),
      chains: Object.fromEntries(names.map((name, i) => [name, each[i] as ChainHealth])),
    };
  }

  let running: Promise<HealthReport> | undefined;
  return {
    report: () => {
      running ??= askAll().finally(() => {
        running = undefined;
      });
      return running;
    },
    async ready() {
      const commits = await askCommits();
      return 'answer' in commits && !commits.answer[0]?.waits;
    },
  };
}
