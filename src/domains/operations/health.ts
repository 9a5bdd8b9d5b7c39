import { AppError } from '../../core/errors/app-error.ts';
import type { PrismaClient } from '../../generated/prisma/client.ts';
import type { Check } from './check.ts';
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
export interface KeepersReport {
  /** Whether a process leads them, this one or another; null where the database does not say. */
  readonly led: boolean | null;
  /** Of this process; null where it has none. */
  readonly here: KeepersHere | null;
}

export interface HealthReport {
  readonly ok: boolean;
  readonly keepers: KeepersReport;
  /** Of this process; null where nobody knows, or asked. */
  readonly wallets: FundsReport | null;
  readonly checks: { readonly database: Check; readonly chain: Check; readonly indexer: Check };
}

export interface HealthService {
  /** Asks every part again; callers at the same time share one check. Never throws, ends within `timeoutMs`. */
  report(): Promise<HealthReport>;
  /** Whether requests can be answered at all: the database answers. */
  ready(): Promise<boolean>;
}

export interface HealthDeps {
  db: PrismaClient;
  /** Every one is asked; a part of the report is that of the chain that is worst off. */
  chains: readonly { readonly name: string; head(): Promise<{ readonly number: bigint }> }[];
  /** Longest wait for one part. */
  timeoutMs?: number;
  /** What this process knows of its own keepers; null where it has none. */
  keepers?: () => KeepersHere | null;
  /** Whether the accounts that pay for gas have what they need. */
  funds?: (() => Promise<FundsReport>) | undefined;
  /** How far the index may be behind the head before it counts as down. */
  maxLagBlocks?: number;
}

const LATE = Symbol('late');

type Asked<T> = { readonly answer: T } | { readonly check: Check };
interface Cursor {
  readonly chain: string;
  readonly blockNumber: bigint;
  readonly halted: string | null;
  readonly rereadTo: bigint | null;
}

/** Of the same part of several chains: the first that is not well, else the one that is furthest behind. */
const worst = (checks: readonly Check[]): Check =>
  checks.find(({ ok }) => !ok) ??
  checks.reduce((worse, check) => ((check.lagBlocks ?? -1) > (worse.lagBlocks ?? -1) ? check : worse), { ok: true });

export function createHealthService(deps: HealthDeps): HealthService {
  const { db, chains, timeoutMs = 900, maxLagBlocks = 100 } = deps;
  /** What the part answered, or a failed check. */
  async function ask<T>(code: string, question: () => Promise<T>): Promise<Asked<T>> {
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

  const names = chains.map(({ name }) => name);

  /** The leader on a chain holds this advisory lock: a bigint key shows as its two halves. */
  const leadership = () => db.$queryRaw<{ led: boolean }[]>`
    SELECT bool_and(EXISTS (
      SELECT 1 FROM pg_locks, LATERAL (SELECT hashtextextended('leader:keepers:' || served.chain, 0) AS key) AS wanted
      WHERE locktype = 'advisory' AND granted AND objsubid = 1
        AND database = (SELECT oid FROM pg_database WHERE datname = current_database())
        AND (classid::bigint << 32 | objid::bigint) = wanted.key)) AS led FROM unnest(${names}::text[]) AS served (chain)`;

  /** A chain's node and the index of it. */
  async function askChain(cursors: Promise<Asked<readonly Cursor[]>>, chain: HealthDeps['chains'][number]) {
    const [database, head] = await Promise.all([cursors, ask('CHAIN_UNAVAILABLE', () => chain.head())]);
    const indexer = (): Check => {
      if ('check' in database || 'check' in head) return { ok: false, code: 'UNKNOWN' };
      const cursor = database.answer.find((row) => row.chain === chain.name);
      if (cursor === undefined) return { ok: false, code: 'INDEXER_NOT_STARTED' };
      if (cursor.halted !== null) return { ok: false, code: 'INDEXER_HALTED' };
      if (cursor.rereadTo !== null) return { ok: false, code: 'EVENTS_MISSED' };
      const lagBlocks = Math.max(0, Number(head.answer.number - cursor.blockNumber));
      return lagBlocks > maxLagBlocks ? { ok: false, code: 'INDEXER_BEHIND', lagBlocks } : { ok: true, lagBlocks };
    };
    return { chain: 'check' in head ? head.check : { ok: true }, indexer: indexer() };
  }

  async function askAll(): Promise<HealthReport> {
    const cursors = ask('DATABASE_UNAVAILABLE', () => db.indexerCursor.findMany({ where: { chain: { in: names } } }));
    const [database, each, leader, funds] = await Promise.all([
      cursors,
      Promise.all(chains.map((chain) => askChain(cursors, chain))),
      ask('DATABASE_UNAVAILABLE', leadership),
      ask('CHAIN_UNAVAILABLE', async () => (await deps.funds?.()) ?? null),
    ]);
    const checks = {
      database: 'check' in database ? database.check : { ok: true },
      chain: worst(each.map(({ chain }) => chain)),
      indexer: worst(each.map(({ indexer }) => indexer)),
    };
    const here = deps.keepers?.() ?? null;
    const keepers = {
      led: 'check' in leader ? null : leader.answer[0]?.led === true,
      here: here && { leads: here.leads, wallet: here.wallet },
    };
    const wallets = 'check' in funds ? null : funds.answer;
    return { ok: Object.values(checks).every((check) => check.ok), checks, keepers, wallets };
  }

  let running: Promise<HealthReport> | undefined;
  return {
    report: () => {
      running ??= askAll().finally(() => {
        running = undefined;
      });
      return running;
    },
    ready: async () => 'answer' in (await ask('DATABASE_UNAVAILABLE', () => db.$queryRaw`SELECT 1`)),
  };
}
