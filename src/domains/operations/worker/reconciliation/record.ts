import { codeOf } from '../../../../core/failures.ts';
import type { Prisma } from '../../../../generated/prisma/client.ts';
import type { Keeper, KeeperDeps, KeeperRun } from '../../../../keepers/keeper.ts';
import type { CheckedCounts, Difference } from '../../model/ports.ts';

/** The result of a comparison. */
export interface ComparisonResult {
  readonly checked: CheckedCounts;
  readonly differences: readonly Difference[];
  /** The block of the last compared rows, if it differs from the block at which the comparison began. */
  readonly block?: bigint;
}

/** A comparison that can be started. */
export interface Comparison {
  /** The last indexed block. */
  readonly block: bigint;
  readonly compare: () => Promise<ComparisonResult>;
  /** Called once the result is stored. */
  readonly onDone: () => void;
}

const EVERY_MS = 600_000;
/** The most differences that are stored of one run. */
const MOST_STORED = 500;

/** A keeper that runs comparisons and records their results. `begin` returns null if there is nothing to compare. */
export function comparisonKeeper(
  { chain, clock, log }: Pick<KeeperDeps, 'chain' | 'clock' | 'log'>,
  begin: (run: KeeperRun) => Promise<Comparison | null>,
): Keeper {
  async function finish(
    run: KeeperRun,
    id: string,
    data: Prisma.ReconciliationRunUpdateManyMutationInput,
  ): Promise<void> {
    const ended = { where: { id, state: 'RUNNING' }, data: { ...data, finishedAt: clock.now() } };
    await run.write((tx) => tx.reconciliationRun.updateMany(ended));
  }

  return {
    name: 'reconciliation',
    everyMs: EVERY_MS,
    async run(run) {
      const comparison = await begin(run);
      if (comparison === null || run.over()) return;
      const started = { chain, blockNumber: comparison.block, state: 'RUNNING', startedAt: clock.now() };
      const { id } = await run.write((tx) => tx.reconciliationRun.create({ data: started, select: { id: true } }));
      try {
        const { checked, differences, block = comparison.block } = await comparison.compare();
        const stored = differences.slice(0, MOST_STORED) as unknown as Prisma.InputJsonArray;
        await finish(run, id, { state: 'DONE', blockNumber: block, checked, differences: stored });
        comparison.onDone();
        if (differences.length > 0) {
          log.error({ chain, run: id, differences: differences.length }, 'The index differs from the chain.');
        }
      } catch (error) {
        const errorCode = codeOf(error);
        await finish(run, id, { state: 'FAILED', errorCode }).catch(() => {});
        throw error;
      }
    },
  };
}
