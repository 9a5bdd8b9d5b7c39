import type { ChainBlock } from '@income-series/protocol/chain';
import { AppError } from '@income-series/protocol/errors/app-error';
import type { CommitPlan } from './commit-plan.ts';

/** The last block of a plan, which always has blocks. */
export function lastOf(blocks: readonly ChainBlock[]): ChainBlock {
  const last = blocks.at(-1);
  if (last === undefined) throw new AppError('INTERNAL');
  return last;
}

/**
 * Splits a plan into several, in order: each ends with the block that brings it to `commitEvents` events. A block is not
 * divided. A plan with a rollback is not split, because its headers are chosen for its last block.
 */
export function* splitPlan(plan: CommitPlan, commitEvents: number): Generator<CommitPlan> {
  let blocks: ChainBlock[] = [];
  let events = 0;
  if (plan.rollbackTo !== undefined) return yield plan;
  for (const block of plan.blocks) {
    blocks.push(block);
    events += block.events.length;
    if (events < commitEvents && block !== plan.blocks.at(-1)) continue;
    yield { ...plan, blocks };
    [blocks, events] = [[], 0];
  }
}

/** The number of blocks to read next, so that they have about `commitEvents` events, judged by the last blocks. */
export function nextBatchSize(
  blocks: readonly ChainBlock[],
  { commitEvents, batchBlocks }: { readonly commitEvents: number; readonly batchBlocks: number },
): number {
  const events = blocks.reduce((sum, block) => sum + block.events.length, 0);
  const heights = Number(lastOf(blocks).number - (blocks[0] as ChainBlock).number) + 1;
  if (events === 0) return batchBlocks;
  return Math.min(batchBlocks, Math.max(1, Math.ceil((heights * commitEvents) / events)));
}
