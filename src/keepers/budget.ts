import { larger, smaller } from '@income-series/protocol/amounts';
import type { Clock } from '@income-series/protocol/clock';
import { AppError } from '@income-series/protocol/errors/app-error';
import { cacheFor } from '../core/cache-for.ts';
import { withDeadline } from '../core/deadline.ts';
import type { Log } from '../core/log.ts';
import type { ProgramReader } from '../domains/operations/index.ts';
import type { ReadCallPrices } from '../domains/transaction/index.ts';
import type { PrismaClient } from '../generated/prisma/client.ts';
import type { Agendas, DueWork } from './agenda.ts';
import type { ChainTime } from './chain-time.ts';
import { type CostedWork, costOf, DAY_MS, findShortfall, type Shortfall } from './forecast.ts';
import { readSpending } from './spending.ts';

/** The comparison of a chain's daily limit with the work that is due. */
interface BudgetCheck {
  /** The amount by which the limit is too low; null if it suffices. */
  readonly shortfall: Shortfall | null;
  /** The error for which the work that only the program's accounts show is left out; null if it is counted. */
  readonly unread: 'CHAIN_UNAVAILABLE' | null;
}

/** The sharing of a chain's daily spending limit among its calls. */
export interface KeeperBudget {
  /**
   * The part of the limit that a call must leave to others: the estimated cost of all calls with earlier deadlines. A call
   * without a deadline (null) leaves the cost of all calls that have one, and at least half the limit. The part is never more than three
   * quarters, so that a wrong estimate cannot block all other calls. If the estimate fails, only the half is reserved.
   */
  reservedFor(deadline: Date | null): Promise<bigint>;
  /** Compares the limit with the work that is due; null while the index is not current. @throws CHAIN_UNAVAILABLE */
  check(): Promise<BudgetCheck | null>;
}

export interface KeeperBudgetOptions {
  readonly db: PrismaClient;
  readonly chain: string;
  readonly chainTime: Pick<ChainTime, 'now'>;
  readonly clock: Clock;
  /** The limit in wei or lamports for 24 hours. */
  readonly limit: bigint;
  readonly agendas: Agendas;
  /** Reads the program's accounts; null on an EVM chain. */
  readonly program: ProgramReader | null;
  readonly prices: ReadCallPrices;
  /** The milliseconds for which an estimate is cached. */
  readonly cacheMs: number;
}

/** The part of the limit that only calls with a deadline may use. */
const reserveOf = (limit: bigint): bigint => limit / 2n;
/** The most of the limit that is reserved for other calls. */
const mostReserved = (limit: bigint): bigint => (limit * 3n) / 4n;

interface Estimate {
  /** The chain's time. */
  readonly now: Date;
  readonly work: readonly CostedWork[];
}

/** True if work needs a part of today's limit: it is due, or its deadline is within two days, when today's spending still counts. */
const isClaim = ({ from, deadline }: CostedWork, now: Date): boolean =>
  from <= now || (deadline !== null && deadline.getTime() < now.getTime() + 2 * DAY_MS);

/** The milliseconds that a check waits for the program's accounts. A later answer counts in the next check. */
const PROGRAM_ANSWER_MS = 500;
/** The factor by which work of the program's accounts is read less often, because it has no deadline and each read asks the node. */
const PROGRAM_CACHE_FACTOR = 4;

/** Creates the reading of the work that only the program's accounts show; null if it is not known. */
function createProgramWork(options: KeeperBudgetOptions): () => Promise<readonly DueWork[] | null> {
  const { db, chain, chainTime, agendas, program, cacheMs } = options;
  if (program === null) return async () => [];
  let last: readonly DueWork[] | null = null;
  const readWork = async () => {
    const now = await chainTime.now();
    if (now === null) throw new AppError('CHAIN_UNAVAILABLE');
    const work = await Promise.all(agendas.program.map((agenda) => agenda({ db, chain, program }, now)));
    last = work.flat();
    return last;
  };
  const read = cacheFor(PROGRAM_CACHE_FACTOR * cacheMs, readWork, cacheMs);
  return async () => {
    try {
      // The work of the last answer stands for a late one, which the next check has, and not for a failure, which may last.
      return await withDeadline(PROGRAM_ANSWER_MS, read(), () => last);
    } catch (error) {
      if (error instanceof AppError && error.code === 'CHAIN_UNAVAILABLE') return null;
      throw error;
    }
  };
}

/** Creates the budget of a chain's keepers. It caches the estimate of due work, because the estimate reads every agenda. */
export function createKeeperBudget(options: KeeperBudgetOptions): KeeperBudget {
  const { db, chain, chainTime, clock, limit, agendas, prices } = options;
  const programWork = createProgramWork(options);

  const estimate = cacheFor(options.cacheMs, async (): Promise<Estimate | null> => {
    const now = await chainTime.now();
    if (now === null) return null;
    const until = new Date(now.getTime() + DAY_MS);
    const [price, ...work] = await Promise.all([
      prices(),
      ...agendas.index.map((agenda) => agenda({ db, chain }, now, until)),
    ]);
    return { now, work: work.flat().map((due) => costOf(due, price)) };
  });

  return {
    async reservedFor(deadline) {
      const { work, now } = (await estimate().catch(() => null)) ?? { work: [], now: clock.now() };
      const earlier = work.filter(
        (due) => due.deadline !== null && (deadline === null || due.deadline < deadline) && isClaim(due, now),
      );
      const claimed = earlier.reduce((sum, { cost }) => sum + cost, 0n);
      const least = deadline === null ? reserveOf(limit) : 0n;
      return smaller(larger(claimed, least), mostReserved(limit));
    },

    async check() {
      const [present, unindexed, price] = await Promise.all([estimate(), programWork(), prices()]);
      if (present === null) return null;
      const work = [...present.work, ...(unindexed ?? []).map((due) => costOf(due, price))];
      // Spending has times of the machine's clock, deadlines of the chain's, so spending is moved to the chain's time.
      const spent = await readSpending(db, chain, clock.now());
      const dated = spent.map(({ ageMs, amount }) => ({ at: new Date(present.now.getTime() - ageMs), amount }));
      const shortfall = findShortfall(work, { limit, spent: dated }, limit - reserveOf(limit), present.now);
      return { shortfall, unread: unindexed === null ? 'CHAIN_UNAVAILABLE' : null };
    },
  };
}

/**
 * Creates a function that logs once when the limit becomes too low, and once when it suffices again, which a check does not know that
 * leaves work out.
 */
export function createShortfallReport(chain: string, budget: Pick<KeeperBudget, 'check'>, log: Log) {
  let wasTooLow = false;
  return async (): Promise<void> => {
    const check = await budget.check().catch(() => null);
    if (check === null) return;
    const { shortfall, unread } = check;
    const isTooLow = shortfall !== null;
    if (isTooLow === wasTooLow || (!isTooLow && unread !== null)) return;
    wasTooLow = isTooLow;
    if (shortfall === null) log.info({ chain }, 'The keepers’ daily limit is enough for what is due.');
    else {
      const facts = { chain, code: LIMIT_TOO_LOW, deadline: shortfall.deadline?.toISOString() };
      log.warn(unread === null ? facts : { ...facts, unread }, 'The keepers’ daily limit is too low for what is due.');
    }
  };
}

export const LIMIT_TOO_LOW = 'LIMIT_TOO_LOW';
