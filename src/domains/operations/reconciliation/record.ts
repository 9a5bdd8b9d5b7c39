import { codeOf } from '../../../core/failures.ts';
import type { Prisma } from '../../../generated/prisma/client.ts';
import type { Keeper, KeeperDeps, KeeperRun } from '../../../keepers/keeper.ts';
import type { CheckedCounts, Difference } from '../ports.ts';

/** What a comparison found. */
export interface Compared {
  readonly checked: CheckedCounts;
  readonly differences: readonly Difference[];
  /** The block of what was compared last, where it is another than the one that was begun with. */
  readonly block?: bigint;
}

/** A comparison that is to be made. */
export interface Comparison {
  /** The block that the index is at. */
  readonly block: bigint;
  readonly compare: () => Promise<Compared>;
  /** Called once the result is stored. */
  readonly onDone: () => void;
}

const EVERY_MS = 600_000;
/** Differences kept of one run: more of them say nothing more. */
const MOST_KEPT = 500;

/** A keeper that writes down what comparisons find. `begin` answers null where there is nothing to compare. */
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
        const kept = differences.slice(0, MOST_KEPT) as unknown as Prisma.InputJsonArray;
        await finish(run, id, { state: 'DONE', blockNumber: block, checked, differences: kept });
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
