import type { Clock } from '@income-series/protocol/clock';
import { AppError } from '@income-series/protocol/errors/app-error';
import type { ErrorCode } from '@income-series/protocol/errors/codes';
import { inTerm, type Term } from '../adapters/db/leader.ts';
import type { KeeperName } from '../core/keeper-names.ts';
import type { Tx } from '../core/tx.ts';
import type { Permit } from '../domains/transaction/index.ts';
import type { PrismaClient } from '../generated/prisma/client.ts';

interface RunEnd {
  readonly state: 'DONE' | 'FAILED' | 'LOST';
  readonly failed: number;
  readonly errorCode: ErrorCode | null;
}

/** The rows and the spending of the runs of one term of leadership. Every method throws LEADERSHIP_LOST, with nothing written, once another term began. */
export interface KeeperRuns {
  /** Requires that the term lasts, and writes in it; called before anything is sent. */
  requireTerm: Permit;
  /** Writes in the term. */
  write<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
  /** Creates a RUNNING row; returns its id. */
  begin(keeper: KeeperName): Promise<string>;
  /** Counts deleted rows in the row of a run. */
  countDeleted(id: string, rows: number): Promise<void>;
  /** Writes the end of a run that is still RUNNING; one that another leader marked as LOST stays so. */
  end(id: string, end: RunEnd): Promise<void>;
  /**
   * Marks abandoned RUNNING rows as LOST, so that they book nothing more: all rows before a new leader begins, or one keeper's
   * rows after a run whose beginning or end could not be written. Returns how many.
   */
  giveUp(keeper?: KeeperName): Promise<number>;
  /**
   * Books the most that a transaction can cost, before it is sent. `reserved`: the part of the limit that is left to other calls.
   * @throws SPENDING_LIMIT if the last 24 hours would cost more than the rest of the limit; CONFLICT if the run was ended
   */
  book(id: string, amount: bigint, reserved?: bigint): Promise<void>;
  /** Replaces a booked amount by the actual cost; `confirmed` counts the transaction as done. */
  settle(id: string, reserved: bigint, cost: bigint, confirmed: boolean): Promise<void>;
}

export interface KeeperRunsOptions {
  readonly db: PrismaClient;
  readonly term: Term;
  readonly chain: string;
  readonly clock: Clock;
  /** The most that keepers may spend in 24 hours, in wei or lamports. */
  readonly dailyLimit: bigint;
}

const DAY_MS = 86_400_000;

/**
 * Creates the rows of one term's runs. Costs are booked before a transaction is sent and corrected afterwards, so a process that
 * is killed in between leaves too much in the books, never too little. Every write checks the term, which stops a process that
 * lost the leadership before it sends.
 */
export function createKeeperRuns({ db, term, chain, clock, dailyLimit }: KeeperRunsOptions): KeeperRuns {
  const write = <T>(work: (tx: Tx) => Promise<T>): Promise<T> => inTerm(db, term, work);

  /** Sums the spending of all runs of the last 24 hours, including those that have not ended. */
  async function readSpent(tx: Tx): Promise<bigint> {
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

    async countDeleted(id, rows) {
      await write((tx) => tx.keeperRun.updateMany({ where: { id }, data: { done: { increment: rows } } }));
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

    book: (id, amount, reserved = 0n) =>
      write(async (tx) => {
        await tx.$queryRaw`
          SELECT 1 FROM (SELECT pg_advisory_xact_lock(hashtextextended(${`keeper-spending:${chain}`}, 0))) AS locked`;
        if ((await readSpent(tx)) + amount > dailyLimit - reserved) throw new AppError('SPENDING_LIMIT');
        const rows = await tx.$executeRaw`
          UPDATE keeper_runs SET spent = spent + ${amount.toString()}::numeric
          WHERE id = ${id}::uuid AND state = 'RUNNING'`;
        if (rows === 0) throw new AppError('CONFLICT');
      }),

    async settle(id, booked, cost, confirmed) {
      const [before, after] = [booked.toString(), cost.toString()];
      await write(
        (tx) => tx.$executeRaw`
          UPDATE keeper_runs
          SET spent = spent - ${before}::numeric + ${after}::numeric, done = done + ${confirmed ? 1 : 0}
          WHERE id = ${id}::uuid`,
      );
    },
  };
}
