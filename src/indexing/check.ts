import type { ChainSource } from '../chains/index.ts';
import type { ChainEventRecord } from '../core/chain.ts';
import { AppError } from '../core/errors/app-error.ts';
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

/** The number of blocks whose logs are read again. Their range has other ends than the ranges that were indexed. */
const RANGE_BLOCKS = 1_000;
/** The number of newest blocks of which one is compared by its receipts, because nodes keep only recent receipts. */
const RECEIPT_BLOCKS = 500;

/**
 * Compares a sample of the index with the node, because a node may leave out logs without an error. The sample is the logs of
 * a range of blocks, and all receipts of three blocks: a recent one, one with events, and one with a transaction of a user.
 *
 * @returns the first block whose receipts and index do not have the same events; null if there is none
 * @throws CHAIN_UNAVAILABLE if the node does not answer, or the index moved while a suspect was compared
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
    const endsAtCursor = pick(2) === 0;
    const to = pickBlock(endsAtCursor ? 1 : Number.MAX_SAFE_INTEGER);
    const from = to - BigInt(RANGE_BLOCKS) > startBlock ? to - BigInt(RANGE_BLOCKS) : startBlock;
    const [indexed, blocks] = await Promise.all([readStored(from, to), source.blocks(from, to, to)]);
    return differingBlocks(
      indexed,
      blocks.flatMap(({ events }) => events),
    );
  }

  const pickFrom = (numbers: readonly bigint[]): readonly bigint[] =>
    numbers.length === 0 ? [] : [numbers[pick(numbers.length)] as bigint];

  const [differingInRange, eventBlocks, transactions] = await Promise.all([
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
    ...differingInRange.slice(0, 1),
    pickBlock(RECEIPT_BLOCKS),
    ...pickFrom(eventBlocks.map(({ blockNumber }) => blockNumber)),
    ...pickFrom(transactions.flatMap(({ minedBlock }) => (minedBlock === null ? [] : [minedBlock]))),
  ];
  const differing: bigint[] = [];
  for (const number of new Set(sample)) {
    const events = (await source.whole(number))?.events ?? [];
    if (differingBlocks(await readStored(number, number), events).length > 0) differing.push(number);
  }
  if (differing.length === 0) return null;
  // If the chain or the index moved meanwhile, the difference may come from that.
  const now = await readCursor(db, chain);
  const onNode = await source.hashesAt([cursor.number]);
  if (now.cursor?.hash !== cursor.hash || onNode.get(cursor.number) !== cursor.hash) {
    if (suspect === null) return null;
    throw new AppError('CHAIN_UNAVAILABLE', { cause: new Error('IndexMoved') });
  }
  return inOrder(differing)[0] ?? null;
}

/** The blocks that have an event in only one of the lists, in ascending order. */
function differingBlocks(left: readonly ChainEventRecord[], right: readonly ChainEventRecord[]): readonly bigint[] {
  const byKey = (events: readonly ChainEventRecord[]) =>
    new Map(events.map((event) => [`${event.blockHash}:${event.logIndex}:${event.name}`, event.blockNumber]));
  const [leftBlocks, rightBlocks] = [byKey(left), byKey(right)];
  const onlyLeft = [...leftBlocks].filter(([key]) => !rightBlocks.has(key));
  const onlyRight = [...rightBlocks].filter(([key]) => !leftBlocks.has(key));
  return inOrder([...new Set([...onlyLeft, ...onlyRight].map(([, number]) => number))]);
}

const inOrder = (numbers: readonly bigint[]): readonly bigint[] => [...numbers].sort((x, y) => (x < y ? -1 : 1));
