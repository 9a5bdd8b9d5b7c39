import { AppError } from '../../core/errors/app-error.ts';
import type { PrismaClient } from '../../generated/prisma/client.ts';

/** One part of the service. `code` names what is wrong; never a message or an address. */
export interface Check {
  readonly ok: boolean;
  readonly code?: string;
  /** Indexer only: blocks between the chain's head and the last indexed one. */
  readonly lagBlocks?: number;
}

export interface HealthReport {
  readonly ok: boolean;
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
  /** How far the index may be behind the head before it counts as down. */
  maxLagBlocks?: number;
}

const LATE = Symbol('late');

export function createHealthService({ db, chain, timeoutMs = 3_000, maxLagBlocks = 100 }: HealthDeps): HealthService {
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

  async function askAll(): Promise<HealthReport> {
    const [database, head] = await Promise.all([
      ask('DATABASE_UNAVAILABLE', () => db.indexerCursor.findUnique({ where: { chain: chain.name } })),
      ask('CHAIN_UNAVAILABLE', () => chain.head()),
    ]);
    const indexer = (): Check => {
      if ('check' in database || 'check' in head) return { ok: false, code: 'UNKNOWN' };
      if (database.answer === null) return { ok: false, code: 'INDEXER_NOT_STARTED' };
      if (database.answer.halted !== null) return { ok: false, code: 'INDEXER_HALTED' };
      const lagBlocks = Math.max(0, Number(head.answer.number - database.answer.blockNumber));
      return lagBlocks > maxLagBlocks ? { ok: false, code: 'INDEXER_BEHIND', lagBlocks } : { ok: true, lagBlocks };
    };
    const checks = {
      database: 'check' in database ? database.check : { ok: true },
      chain: 'check' in head ? head.check : { ok: true },
      indexer: indexer(),
    };
    return { ok: Object.values(checks).every((check) => check.ok), checks };
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
