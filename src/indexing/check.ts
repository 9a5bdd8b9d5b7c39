import type { ChainEventRecord } from '@income-series/protocol/chain';
import { AppError } from '@income-series/protocol/errors/app-error';
import type { ChainSource } from '../chains/index.ts';
import type { PrismaClient } from '../generated/prisma/client.ts';
import { readEvents } from './event-store.ts';
import { readCursor } from './position.ts';

export interface CheckOptions {
  readonly db: PrismaClient;
  readonly source: Pick<ChainSource, 'name' | 'blocks' | 'whole' | 'hashesAt'>;
  readonly startBlock: bigint;
  /** A block that lacks events and was not read again yet; it is always compared. */
  readonly suspect?: bigint | null;
  /** Picks a whole number from 0 up to, but not including, `below`; by default at random. */
  readonly pick?: (below: number) => number;
}

/** The number of blocks whose logs are read again, in a range that ends at other blocks than the ranges of the index. */
const RANGE = 1_000;
/** The number of newest blocks among which one is compared by its receipts, because nodes keep only recent receipts. */
const NEAR = 500;

/**
 * Compares a sample of the index with the node, because a node may leave out logs without an error. The sample is the logs of
 * a range of blocks, and all receipts of three blocks: one of the newest, one with events, one with a sent transaction.
 *
 * @returns the first block whose receipts have other events than were indexed; null if there is none
 * @throws CHAIN_UNAVAILABLE if the node does not answer, or the index moved during a comparison with a suspect
 */
export async function checkIndex(options: CheckOptions): Promise<bigint | null> {
  const { db, source, startBlock, suspect = null, pick = (below) => Math.floor(Math.random() * below) } = options;
  const chain = source.name;
  const { cursor, halted } = await readCursor(db, chain);
  if (cursor === null || halted !== null || cursor.number < startBlock) return null;
  /** Picks one of the newest `most` indexed blocks. */
  const pickBlock = (most: number): bigint => {
    const depth = Number(cursor.number - startBlock) + 1;
    return cursor.number - BigInt(pick(Math.min(depth, most)));
  };

  const readStored = (from: bigint, to: bigint) => readEvents(db, { chain, blockNumber: { gte: from, lte: to } });

  /** Compares the logs of a range of blocks; returns the blocks that differ. */
  async function compareRange(): Promise<readonly bigint[]> {
    const to = pickBlock(pick(2) === 0 ? 1 : Number.MAX_SAFE_INTEGER);
    const from = to - BigInt(RANGE) > startBlock ? to - BigInt(RANGE) : startBlock;
    const [indexed, blocks] = await Promise.all([readStored(from, to), source.blocks(from, to, to)]);
    return differingBlocks(
      indexed,
      blocks.flatMap(({ events }) => events),
    );
  }

  const pickFrom = (numbers: readonly bigint[]): readonly bigint[] =>
    numbers.length === 0 ? [] : [numbers[pick(numbers.length)] as bigint];

  const [range, withEvents, sent] = await Promise.all([
    compareRange(),
    db.chainEvent.findMany({
      where: { chain },
      orderBy: { blockNumber: 'desc' },
      take: 100,
      distinct: ['blockNumber'],
      select: { blockNumber: true },
    }),
    db.builtTransaction.findMany({
      where: { chain, life: 'INDEXED', succeeded: true, minedBlock: { gte: startBlock, lte: cursor.number } },
      orderBy: { minedBlock: 'desc' },
      take: 100,
      select: { minedBlock: true },
    }),
  ]);
  const sample = [
    ...(suspect !== null && suspect <= cursor.number ? [suspect] : []),
    ...range.slice(0, 1),
    pickBlock(NEAR),
    ...pickFrom(withEvents.map(({ blockNumber }) => blockNumber)),
    ...pickFrom(sent.flatMap(({ minedBlock }) => (minedBlock === null ? [] : [minedBlock]))),
  ];
  const wrong: bigint[] = [];
  for (const number of new Set(sample)) if (await lacksEvents(options, number)) wrong.push(number);
  if (wrong.length === 0) return null;
  // If the chain or the index moved meanwhile, the difference may come from that.
  const now = await readCursor(db, chain);
  const onNode = await source.hashesAt([cursor.number]);
  if (now.cursor?.hash !== cursor.hash || onNode.get(cursor.number) !== cursor.hash) {
    if (suspect === null) return null;
    throw new AppError('CHAIN_UNAVAILABLE', { cause: new Error('IndexMoved') });
  }
  return inOrder(wrong)[0] ?? null;
}

/** True if a block's receipts have other events than were indexed. @throws CHAIN_UNAVAILABLE */
async function lacksEvents({ db, source }: Pick<CheckOptions, 'db' | 'source'>, number: bigint): Promise<boolean> {
  const events = (await source.whole(number))?.events ?? [];
  const stored = await readEvents(db, { chain: source.name, blockNumber: { gte: number, lte: number } });
  return differingBlocks(stored, events).length > 0;
}

/** Finds the first of some indexed blocks whose receipts contain other events than the index has; null if there is none. */
export async function findMissed(
  options: Pick<CheckOptions, 'db' | 'source'>,
  { from, to }: { readonly from: bigint; readonly to: bigint },
): Promise<bigint | null> {
  for (let number = from; number <= to; number += 1n) if (await lacksEvents(options, number)) return number;
  return null;
}

/** The blocks that have an event in only one of the lists, in ascending order. */
function differingBlocks(left: readonly ChainEventRecord[], right: readonly ChainEventRecord[]): readonly bigint[] {
  const byKey = (events: readonly ChainEventRecord[]) =>
    new Map(events.map((event) => [`${event.blockHash}:${event.logIndex}:${event.name}`, event.blockNumber]));
  const [a, b] = [byKey(left), byKey(right)];
  const unmatched = [...[...a].filter(([key]) => !b.has(key)), ...[...b].filter(([key]) => !a.has(key))].map(
    ([, number]) => number,
  );
  return inOrder([...new Set(unmatched)]);
}

const inOrder = (numbers: readonly bigint[]): readonly bigint[] => [...numbers].sort((x, y) => (x < y ? -1 : 1));
