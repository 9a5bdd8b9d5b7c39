import { cacheFor } from '../core/cache-for.ts';
import type { Clock } from '../core/clock.ts';
import type { Log } from '../core/log.ts';
import type { ReadCallPrices } from '../domains/transaction/index.ts';
import type { PrismaClient } from '../generated/prisma/client.ts';
import type { Agenda } from './agenda.ts';
import type { ChainTime } from './chain-time.ts';
import { type CostedWork, costOf, DAY_MS, findShortfall, type Shortfall } from './forecast.ts';
import { readSpending } from './spending.ts';

/** How the day's limit of a chain is shared. */
export interface KeeperBudget {
  /**
   * The part of the limit that a call leaves to others: to those with earlier deadlines what they are estimated to cost; without
   * a deadline to all that have one, and a half of the limit whatever they cost. Three quarters at most, so that no estimate, and
   * no call that is refused again and again, keeps the others from everything. Where nothing can be estimated, the half alone is
   * held: a failed estimate stops no call.
   */
  held(deadline: Date | null): Promise<bigint>;
  /** What the limit cannot do in time; null where it is enough, undefined where the index does not say. @throws CHAIN_UNAVAILABLE */
  shortfall(): Promise<Shortfall | null | undefined>;
}

export interface KeeperBudgetOptions {
  readonly db: PrismaClient;
  readonly chain: string;
  readonly chainTime: Pick<ChainTime, 'now'>;
  readonly clock: Clock;
  /** Wei or lamports in 24 hours. */
  readonly limit: bigint;
  readonly agendas: readonly Agenda[];
  readonly prices: ReadCallPrices;
  /** For so long an estimate is used again, ms. */
  readonly cacheMs: number;
}

/** What only calls with a deadline may use of the limit. */
const reserveOf = (limit: bigint): bigint => limit / 2n;
const mostHeld = (limit: bigint): bigint => (limit * 3n) / 4n;

interface Estimate {
  /** The chain's time. */
  readonly now: Date;
  readonly work: readonly CostedWork[];
}

/** Whether work claims a part of today's limit: it is due, or what is spent today still counts at its deadline. */
const isClaim = ({ from, deadline }: CostedWork, now: Date): boolean =>
  from <= now || (deadline !== null && deadline.getTime() < now.getTime() + 2 * DAY_MS);

export function createKeeperBudget(options: KeeperBudgetOptions): KeeperBudget {
  const { db, chain, chainTime, clock, limit, agendas, prices } = options;

  const estimate = cacheFor(options.cacheMs, async (): Promise<Estimate | null> => {
    const now = await chainTime.now();
    if (now === null) return null;
    const until = new Date(now.getTime() + DAY_MS);
    const [price, ...work] = await Promise.all([
      prices(),
      ...agendas.map((agenda) => agenda({ db, chain }, now, until)),
    ]);
    return { now, work: work.flat().map((due) => costOf(due, price)) };
  });

  return {
    async held(deadline) {
      const { work, now } = (await estimate().catch(() => null)) ?? { work: [], now: clock.now() };
      const earlier = work.filter(
        (due) => due.deadline !== null && (deadline === null || due.deadline < deadline) && isClaim(due, now),
      );
      const claimed = earlier.reduce((sum, { cost }) => sum + cost, 0n);
      const own = deadline === null ? reserveOf(limit) : 0n;
      const [held, most] = [claimed > own ? claimed : own, mostHeld(limit)];
      return held < most ? held : most;
    },

    async shortfall() {
      const present = await estimate();
      if (present === null) return undefined;
      // What was spent is dated by the machine's clock, deadlines by the chain's: both as distances from now.
      const spent = await readSpending(db, chain, clock.now());
      const dated = spent.map(({ ageMs, amount }) => ({ at: new Date(present.now.getTime() - ageMs), amount }));
      return findShortfall(present.work, { limit, spent: dated }, limit - reserveOf(limit), present.now);
    },
  };
}

/** Says once when the limit becomes too low for what is due, and once when it is enough again. */
export function createShortfallReport(chain: string, budget: Pick<KeeperBudget, 'shortfall'>, log: Log) {
  let last: string | null = null;
  return async (): Promise<void> => {
    const shortfall = await budget.shortfall().catch(() => undefined);
    if (shortfall === undefined) return;
    const name = shortfall && `${shortfall.deadline?.toISOString() ?? 'none'}`;
    if ((name === null) === (last === null)) return;
    last = name;
    if (shortfall === null) log.info({ chain }, 'The keepers’ daily limit is enough for what is due.');
    else {
      const facts = { chain, code: LIMIT_TOO_LOW, deadline: shortfall.deadline?.toISOString() };
      log.warn(facts, 'The keepers’ daily limit is too low for what is due.');
    }
  };
}

export const LIMIT_TOO_LOW = 'LIMIT_TOO_LOW';
