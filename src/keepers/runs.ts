import { inTerm, type Term } from '../adapters/db/leader.ts';
import type { Clock } from '../core/clock.ts';
import { AppError } from '../core/errors/app-error.ts';
import type { ErrorCode } from '../core/errors/codes.ts';
import type { KeeperName } from '../core/keeper-names.ts';
import type { Tx } from '../core/tx.ts';
import type { Permit } from '../domains/transaction/index.ts';
import type { PrismaClient } from '../generated/prisma/client.ts';

interface RunEnd {
  readonly state: 'DONE' | 'FAILED' | 'LOST';
  readonly failed: number;
  readonly errorCode: ErrorCode | null;
}

/** The rows of one term's runs, and what they spend. Each throws LEADERSHIP_LOST, and writes nothing, once another term began. */
export interface KeeperRuns {
  /** Passes as long as the term lasts, and writes in it: asked before anything is sent. */
  requireTerm: Permit;
  /** Writes what a keeper found or failed at. */
  write<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
  /** A row that is RUNNING; its id. */
  begin(keeper: KeeperName): Promise<string>;
  /** So many rows were deleted. */
  count(id: string, done: number): Promise<void>;
  /** Writes the end of a run that is RUNNING still: what another leader gave up as lost stays so. */
  end(id: string, end: RunEnd): Promise<void>;
  /**
   * Ends as lost what is RUNNING and nobody's any more, so that it spends nothing further: everything, before a new leader begins; what
   * one keeper left, after a run of it whose beginning or end could not be written.
   */
  giveUp(keeper?: KeeperName): Promise<number>;
  /**
   * Adds what a transaction can cost before it is sent. `held`: the part of the limit that is left to other calls.
   * @throws SPENDING_LIMIT where the last 24 hours would cost more than they may; CONFLICT where the run was closed
   */
  reserve(id: string, amount: bigint, held?: bigint): Promise<void>;
  /** Puts what it did cost in the place of what was reserved; `confirmed` counts it as done. */
  settle(id: string, reserved: bigint, cost: bigint, confirmed: boolean): Promise<void>;
}

export interface KeeperRunsOptions {
  readonly db: PrismaClient;
  readonly term: Term;
  readonly chain: string;
  readonly clock: Clock;
  /** Wei or lamports in 24 hours. */
  readonly dailyLimit: bigint;
}

const DAY_MS = 86_400_000;

/**
 * What was spent is booked before it is sent and corrected afterwards, so a process that is killed or leads no more anywhere
 * between leaves too much in the books and never too little. Every write is one of the term: a process that thinks that it
 * still leads is stopped there, before it sends.
 */
export function createKeeperRuns({ db, term, chain, clock, dailyLimit }: KeeperRunsOptions): KeeperRuns {
  const write = <T>(work: (tx: Tx) => Promise<T>): Promise<T> => inTerm(db, term, work);

  /** Of all runs of the last 24 hours, those that have not ended included. */
  async function spentLately(tx: Tx): Promise<bigint> {
    const since = new Date(clock.now().getTime() - DAY_MS);
    const { _sum } = await tx.keeperRun.aggregate({
      where: { chain, OR: [{ finishedAt: null }, { finishedAt: { gt: since } }] },
      _sum: { spent: true },
    });
    return BigInt(_sum.spent?.toFixed(0) ?? '0');
  }

  return {
    requireTerm: (work = async () => {}) => write(work),
    write,

    async begin(keeper) {
      const data = { keeper, chain, state: 'RUNNING', startedAt: clock.now() };
      const { id } = await write((tx) => tx.keeperRun.create({ data, select: { id: true } }));
      return id;
    },

    async count(id, done) {
      await write((tx) => tx.keeperRun.updateMany({ where: { id }, data: { done: { increment: done } } }));
    },

    async end(id, end) {
      const data = { ...end, finishedAt: clock.now() };
      await write((tx) => tx.keeperRun.updateMany({ where: { id, state: 'RUNNING' }, data }));
    },

    giveUp: (keeper) =>
      write(async (tx) => {
        const [running, data] = [
          { chain, state: 'RUNNING' },
          { state: 'LOST', finishedAt: clock.now() },
        ];
        const ofKeeper = keeper === undefined ? {} : { keeper };
        const runs = await tx.keeperRun.updateMany({ where: { ...running, ...ofKeeper }, data });
        if (keeper !== undefined && keeper !== 'reconciliation') return runs.count;
        const comparisons = await tx.reconciliationRun.updateMany({ where: running, data });
        return runs.count + comparisons.count;
      }),

    reserve: (id, amount, held = 0n) =>
      write(async (tx) => {
        await tx.$queryRaw`
          SELECT 1 FROM (SELECT pg_advisory_xact_lock(hashtextextended(${`keeper-spending:${chain}`}, 0))) AS held`;
        if ((await spentLately(tx)) + amount > dailyLimit - held) throw new AppError('SPENDING_LIMIT');
        const rows = await tx.$executeRaw`
          UPDATE keeper_runs SET spent = spent + ${amount.toString()}::numeric
          WHERE id = ${id}::uuid AND state = 'RUNNING'`;
        if (rows === 0) throw new AppError('CONFLICT');
      }),

    async settle(id, reserved, cost, confirmed) {
      const [before, after] = [reserved.toString(), cost.toString()];
      await write(
        (tx) => tx.$executeRaw`
          UPDATE keeper_runs
          SET spent = spent - ${before}::numeric + ${after}::numeric, done = done + ${confirmed ? 1 : 0}
          WHERE id = ${id}::uuid`,
      );
    },
  };
}
