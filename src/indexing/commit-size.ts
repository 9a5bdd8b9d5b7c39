import type { ChainBlock } from '../core/chain.ts';
import { AppError } from '../core/errors/app-error.ts';
import type { CommitPlan } from './commit-plan.ts';

/** The last block of a plan, which is never without one. */
export function lastOf(blocks: readonly ChainBlock[]): ChainBlock {
  const last = blocks.at(-1);
  if (last === undefined) throw new AppError('INTERNAL');
  return last;
}

/**
 * A plan as several, in order: each ends with the block at which it has so many events. A block is never divided, nor is a
 * plan that takes blocks back: its headers are those that its last block needs.
 */
export function* partsOf(plan: CommitPlan, mostEvents: number): Generator<CommitPlan> {
  let blocks: ChainBlock[] = [];
  let events = 0;
  if (plan.rollbackTo !== undefined) return yield plan;
  for (const block of plan.blocks) {
    blocks.push(block);
    events += block.events.length;
    if (events < mostEvents && block !== plan.blocks.at(-1)) continue;
    yield { ...plan, blocks };
    [blocks, events] = [[], 0];
  }
}

/** How many blocks to ask for next, so that they have the events of one commit: as many as these blocks have of them. */
export function sizeAfter(
  blocks: readonly ChainBlock[],
  { commitEvents, batchBlocks }: { readonly commitEvents: number; readonly batchBlocks: number },
): number {
  const events = blocks.reduce((sum, block) => sum + block.events.length, 0);
  const heights = Number(lastOf(blocks).number - (blocks[0] as ChainBlock).number) + 1;
  if (events === 0) return batchBlocks;
  return Math.min(batchBlocks, Math.max(1, Math.ceil((heights * commitEvents) / events)));
}
