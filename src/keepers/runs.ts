import type { Leadership } from '../adapters/db/leader.ts';
import type { Clock } from '../core/clock.ts';
import { AppError } from '../core/errors/app-error.ts';
import type { ErrorCode } from '../core/errors/codes.ts';
import type { KeeperName } from '../core/keeper-names.ts';
import type { Prisma, PrismaClient } from '../generated/prisma/client.ts';

export interface RunEnd {
  readonly state: 'DONE' | 'FAILED' | 'LOST';
  readonly failed: number;
  readonly errorCode: ErrorCode | null;
}

/** The rows of runs, and what they spend. */
export interface KeeperRuns {
  /** A row that is RUNNING; its id. @throws DATABASE_UNAVAILABLE where this process leads no more */
  begin(keeper: KeeperName): Promise<string>;
  /** So many rows were deleted. */
  count(id: string, done: number): Promise<void>;
  /** Writes the end of a run that is RUNNING still: what another leader gave up as lost stays so. */
  end(id: string, end: RunEnd): Promise<void>;
  /** Of a new leader, before it begins anything: what is RUNNING is nobody's any more, and spends nothing further. */
  giveUp(): Promise<number>;
  /**
   * Adds what a transaction can cost before it is sent.
   * @throws SPENDING_LIMIT where the last 24 hours would cost more than they may; CONFLICT where the run was closed
   */
  reserve(id: string, amount: bigint): Promise<void>;
  /** Puts what it did cost in the place of what was reserved; `confirmed` counts it as done. */
  settle(id: string, reserved: bigint, cost: bigint, confirmed: boolean): Promise<void>;
}

export interface KeeperBooksOptions {
  readonly db: PrismaClient;
  readonly chain: string;
  readonly clock: Clock;
  /** Wei or lamports in 24 hours. */
  readonly dailyLimit: bigint;
}

/** All but the beginning of runs, which needs the leadership. */
export type KeeperBooks = Omit<KeeperRuns, 'begin'>;

const DAY_MS = 86_400_000;

/**
 * What was spent is booked before it is sent and corrected afterwards, so a process that is killed anywhere between
 * leaves too much in the books and never too little. A run that was closed can reserve nothing more: a process that
 * thinks that it still leads is stopped there, before it sends.
 */
export function createKeeperBooks({ db, chain, clock, dailyLimit }: KeeperBooksOptions): KeeperBooks {
  /** Of all runs of the last 24 hours, those that have not ended included. */
  async function spentLately(tx: Prisma.TransactionClient): Promise<bigint> {
    const since = new Date(clock.now().getTime() - DAY_MS);
    const { _sum } = await tx.keeperRun.aggregate({
      where: { chain, OR: [{ finishedAt: null }, { finishedAt: { gt: since } }] },
      _sum: { spent: true },
    });
    return BigInt(_sum.spent?.toFixed(0) ?? '0');
  }

  return {
    async count(id, done) {
      await db.keeperRun.updateMany({ where: { id }, data: { done: { increment: done } } });
    },

    async end(id, end) {
      await db.keeperRun.updateMany({ where: { id, state: 'RUNNING' }, data: { ...end, finishedAt: clock.now() } });
    },

    async giveUp() {
      const lost = { where: { chain, state: 'RUNNING' }, data: { state: 'LOST', finishedAt: clock.now() } };
      const [runs, comparisons] = await db.$transaction([
        db.keeperRun.updateMany(lost),
        db.reconciliationRun.updateMany(lost),
      ]);
      return runs.count + comparisons.count;
    },

    async reserve(id, amount) {
      await db.$transaction(async (tx) => {
        await tx.$queryRaw`
          SELECT 1 FROM (SELECT pg_advisory_xact_lock(hashtextextended(${`keeper-spending:${chain}`}, 0))) AS held`;
        if ((await spentLately(tx)) + amount > dailyLimit) throw new AppError('SPENDING_LIMIT');
        const rows = await tx.$executeRaw`
          UPDATE keeper_runs SET spent = spent + ${amount.toString()}::numeric
          WHERE id = ${id}::uuid AND state = 'RUNNING'`;
        if (rows === 0) throw new AppError('CONFLICT');
      });
    },

    async settle(id, reserved, cost, confirmed) {
      await db.$executeRaw`
        UPDATE keeper_runs
        SET spent = spent - ${reserved.toString()}::numeric + ${cost.toString()}::numeric, done = done + ${confirmed ? 1 : 0}
        WHERE id = ${id}::uuid`;
    },
  };
}

/**
 * The runs of one leadership. A run begins by a statement in the session that holds the leadership, so another leader finds
 * all that this process began, and this process begins nothing after it.
 */
export const createKeeperRuns = (
  books: KeeperBooks,
  { chain, clock, query }: Pick<KeeperBooksOptions, 'chain' | 'clock'> & Pick<Leadership, 'query'>,
): KeeperRuns => ({
  ...books,
  async begin(keeper) {
    const sql = `INSERT INTO keeper_runs (id, keeper, chain, state, started_at)
      VALUES (gen_random_uuid(), $1, $2, 'RUNNING', $3) RETURNING id`;
    const rows = await query<{ readonly id: string }>(sql, [keeper, chain, clock.now()]).catch((cause: unknown) => {
      throw new AppError('DATABASE_UNAVAILABLE', { cause });
    });
    return (rows[0] as { readonly id: string }).id;
  },
});
