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
  /** Asks every part anew; callers at the same time share one asking. Never throws, ends within `timeoutMs`. */
  report(): Promise<HealthReport>;
  /** Whether requests can be answered at all: the database answers. */
  ready(): Promise<boolean>;
}

export interface HealthDeps {
  db: PrismaClient;
  chain: { readonly name: string; head(): Promise<{ readonly number: bigint }> };
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

export function createHealthService(deps: HealthDeps): HealthService {
  const { db, chain, timeoutMs = 900, maxLagBlocks = 100 } = deps;
  /** What the part answered, or a failed check. */
  async function ask<T>(code: string, question: () => Promise<T>): Promise<{ answer: T } | { check: Check }> {
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

  /** Whoever leads holds this advisory lock: a bigint key shows as its two halves. */
  const leadership = () => db.$queryRaw<{ led: boolean }[]>`
    SELECT EXISTS (
      SELECT 1 FROM pg_locks, LATERAL (SELECT hashtextextended('leader:keepers:' || ${chain.name}, 0) AS key) AS wanted
      WHERE locktype = 'advisory' AND granted AND objsubid = 1
        AND database = (SELECT oid FROM pg_database WHERE datname = current_database())
        AND (classid::bigint << 32 | objid::bigint) = wanted.key) AS led`;

  async function askAll(): Promise<HealthReport> {
    const [database, head, leader, funds] = await Promise.all([
      ask('DATABASE_UNAVAILABLE', () => db.indexerCursor.findUnique({ where: { chain: chain.name } })),
      ask('CHAIN_UNAVAILABLE', () => chain.head()),
      ask('DATABASE_UNAVAILABLE', leadership),
      ask('CHAIN_UNAVAILABLE', async () => (await deps.funds?.()) ?? null),
    ]);
    const indexer = (): Check => {
      if ('check' in database || 'check' in head) return { ok: false, code: 'UNKNOWN' };
      if (database.answer === null) return { ok: false, code: 'INDEXER_NOT_STARTED' };
      if (database.answer.halted !== null) return { ok: false, code: 'INDEXER_HALTED' };
      if (database.answer.rereadTo !== null) return { ok: false, code: 'EVENTS_MISSED' };
      const lagBlocks = Math.max(0, Number(head.answer.number - database.answer.blockNumber));
      return lagBlocks > maxLagBlocks ? { ok: false, code: 'INDEXER_BEHIND', lagBlocks } : { ok: true, lagBlocks };
    };
    const checks = {
      database: 'check' in database ? database.check : { ok: true },
      chain: 'check' in head ? head.check : { ok: true },
      indexer: indexer(),
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
