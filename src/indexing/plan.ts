import { larger, smaller } from '@income-series/protocol/amounts';
import type { ChainBlock, ChainHead } from '@income-series/protocol/chain';
import { AppError } from '@income-series/protocol/errors/app-error';
import type { Bytes32 } from '@income-series/protocol/hex';
import type { ChainSource } from '../chains/index.ts';
import type { CommitPlan, Cursor } from './commit-plan.ts';
import type { BlockRange } from './read-ahead.ts';

/**
 * The reason why an index stops until an operator resets it: a reorganisation deeper than the bound, or events that depend on
 * others that the index lacks, because it began too late or because the node left them out.
 */
export type HaltReason = 'REORG_TOO_DEEP' | 'EVENTS_INCOMPLETE';

/**
 * The number of steps in a row that must find the same reason before the index halts, because a node may be on another chain or
 * leave out logs for a short time. With the worker's pauses this takes some ten seconds.
 */
export const HALTS_AFTER = 5;

/** The decision of a step. `shown`: the node's block on the other chain, at the lowest height that the index still has. */
export type NextStep =
  | { readonly kind: 'idle' }
  | { readonly kind: 'commit'; readonly plan: CommitPlan }
  | { readonly kind: 'halt'; readonly reason: HaltReason; readonly at: Cursor; readonly shown: Cursor };

export interface PlanInput extends Pick<ChainSource, 'blocks' | 'hashesAt'> {
  /** The block that the index follows: the node's block of the configured tag. */
  readonly target: ChainHead;
  readonly cursor: Cursor | null;
  /** The block of the contracts' deployment. */
  readonly startBlock: bigint;
  readonly batchBlocks: number;
  readonly reorgBound: number;
  /** Reads the hashes of indexed blocks by height, for the heights that the index still has. */
  readonly indexedHashes: (from: bigint, to: bigint) => Promise<ReadonlyMap<bigint, Bytes32>>;
  /** Reads the time of an indexed block, in Unix seconds; null if its header was deleted. */
  readonly indexedTime: (number: bigint) => Promise<bigint | null>;
}

/**
 * Decides the next step. A node whose target is an earlier block of the index is behind and not reorganised, so the step is
 * idle. If the target is so low that its hash was deleted, the node's block at the cursor's height decides, because a tag may
 * be lower on one node than on another.
 *
 * @throws CHAIN_BEHIND if the node has none of the heights that the index still has
 */
export async function planStep(input: PlanInput): Promise<NextStep> {
  const { target, cursor, startBlock } = input;
  if (cursor === null) {
    if (target.number < startBlock) return { kind: 'idle' };
    return commit({ from: null, blocks: await readBlocks(input, startBlock) });
  }
  if (target.hash === cursor.hash) return { kind: 'idle' };
  if (target.number <= cursor.number) {
    const indexed = await input.indexedHashes(target.number, target.number);
    if (indexed.get(target.number) === target.hash) return { kind: 'idle' };
    const onNode = await input.hashesAt([cursor.number]);
    return onNode.get(cursor.number) === cursor.hash ? { kind: 'idle' } : reorganise(input, cursor);
  }
  const blocks = await readBlocks(input, cursor.number + 1n);
  const [first] = blocks;
  if (first?.parentHash !== cursor.hash) return reorganise(input, cursor);
  if (first.timestamp < ((await input.indexedTime(cursor.number)) ?? 0n))
    throw contradictionError('BlockEarlierThanParent');
  return commit({ from: cursor, blocks });
}

const commit = (plan: CommitPlan): NextStep => ({ kind: 'commit', plan });

/**
 * The next range of blocks to read. Headers of blocks without events are read (`denseFrom`) only where a reorganisation
 * within the bound can reach.
 */
export function rangeFrom(
  { target, batchBlocks, reorgBound }: Pick<PlanInput, 'target' | 'batchBlocks' | 'reorgBound'>,
  from: bigint,
): BlockRange {
  const to = smaller(from + BigInt(batchBlocks) - 1n, target.number);
  return { from, to, denseFrom: target.number - BigInt(reorgBound) };
}

/** Reads the next batch with a block; ranges whose heights were all skipped are passed over. */
async function readBlocks(input: PlanInput, start: bigint): Promise<readonly ChainBlock[]> {
  const { target } = input;
  let blocks: readonly ChainBlock[] = [];
  for (let next = start; blocks.length === 0; ) {
    if (next > target.number) throw contradictionError('BlockMissing');
    const { from, to, denseFrom } = rangeFrom(input, next);
    blocks = await input.blocks(from, to, denseFrom);
    next = to + 1n;
  }
  // The target's time was checked against this machine's clock, so no earlier block may be later than it.
  if (blocks.some(({ timestamp }) => timestamp > target.timestamp)) throw contradictionError('BlockLaterThanTarget');
  return blocks;
}

/** Finds the last block that index and node share, and plans the way from there to the node's chain. */
async function reorganise(input: PlanInput, cursor: Cursor): Promise<NextStep> {
  const fork = await findFork(input, cursor);
  if ('shown' in fork) return { kind: 'halt', reason: 'REORG_TOO_DEEP', at: cursor, shown: fork.shown };
  const from = fork.number + 1n;
  if (input.target.number < from) return { kind: 'idle' };
  const blocks = await readBlocks(input, from);
  if (fork.hash !== null && blocks[0]?.parentHash !== fork.hash) throw contradictionError('ReorganisedMeanwhile');
  return commit({
    from: cursor,
    rollbackTo: fork.number,
    blocks,
    headers: await missingHeaders(input, cursor, fork),
  });
}

/**
 * Reads the headers that a rollback needs again. Only the last `reorgBound` headers are kept, and after a fork the last block
 * is a lower one.
 */
async function missingHeaders(input: PlanInput, cursor: Cursor, fork: Fork): Promise<readonly ChainBlock[]> {
  const bound = BigInt(input.reorgBound);
  const last = rangeFrom(input, fork.number + 1n).to;
  const from = larger(last - bound, input.startBlock);
  const to = smaller(cursor.number - bound - 1n, fork.number);
  return from > to ? [] : input.blocks(from, to);
}

interface Fork {
  readonly number: bigint;
  /** Null if the fork is below the first block of the index, and everything is rolled back. */
  readonly hash: Bytes32 | null;
}

/** Finds the last block that index and node share; `shown` if they share none of those that the index still has. */
async function findFork(
  { startBlock, ...input }: PlanInput,
  cursor: Cursor,
): Promise<Fork | { readonly shown: Cursor }> {
  const bottom = larger(cursor.number - BigInt(input.reorgBound), startBlock - 1n);
  const indexed = await input.indexedHashes(bottom, cursor.number);
  const onNode = await input.hashesAt([...indexed.keys()]);
  const shared = [...indexed.keys()].filter((number) => onNode.get(number) === indexed.get(number));
  if (shared.length > 0) {
    const number = shared.reduce(larger);
    return { number, hash: indexed.get(number) ?? null };
  }
  const lowest = [...indexed.keys()].reduce(smaller, cursor.number);
  const hash = onNode.get(lowest) ?? null;
  if (hash === null) throw new AppError('CHAIN_BEHIND');
  return bottom === startBlock - 1n ? { number: bottom, hash: null } : { shown: { number: lowest, hash } };
}

/** The error for answers of a node that contradict each other; the step is then repeated. */
const contradictionError = (reason: string): AppError =>
  new AppError('CHAIN_UNAVAILABLE', { cause: new Error(reason) });
