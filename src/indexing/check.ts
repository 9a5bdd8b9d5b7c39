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
  /** A block that was found to lack events and is not yet read again: it is compared in any case. */
  readonly suspect?: bigint | null;
  /** A whole number from 0 to below the given one. By default a random one. */
  readonly pick?: (below: number) => number;
}

/** Blocks whose logs are asked for again, by a range with other ends than those that were indexed by. */
const RANGE = 1_000;
/** Blocks from whose newest a whole one is taken: nodes keep receipts of these. */
const NEAR = 500;

/**
 * Compares some of what is indexed with the node, since an index of logs may leave some out without a word: the logs of a
 * range of blocks; and all receipts of one of the newest blocks, of one that has events, and of one that has a sent
 * transaction. Answers the first block that has other events than were indexed, by its receipts, or null.
 *
 * @throws CHAIN_UNAVAILABLE where the node cannot be asked so: nothing is known
 */
export async function checkIndex(options: CheckOptions): Promise<bigint | null> {
  const { db, source, startBlock, suspect = null, pick = (below) => Math.floor(Math.random() * below) } = options;
  const chain = source.name;
  const { cursor, halted } = await readCursor(db, chain);
  if (cursor === null || halted !== null || cursor.number < startBlock) return null;
  const back = (most: number): bigint => {
    const depth = Number(cursor.number - startBlock) + 1;
    return cursor.number - BigInt(pick(Math.min(depth, most)));
  };

  const stored = (from: bigint, to: bigint) => readEvents(db, { chain, blockNumber: { gte: from, lte: to } });

  /** The blocks of a range that differ by the logs that the node has now. */
  async function inRange(): Promise<readonly bigint[]> {
    const to = back(pick(2) === 0 ? 1 : Number.MAX_SAFE_INTEGER);
    const from = to - BigInt(RANGE) > startBlock ? to - BigInt(RANGE) : startBlock;
    const [indexed, blocks] = await Promise.all([stored(from, to), source.blocks(from, to, to)]);
    return differing(
      indexed,
      blocks.flatMap(({ events }) => events),
    );
  }

  const oneOf = (numbers: readonly bigint[]): readonly bigint[] =>
    numbers.length === 0 ? [] : [numbers[pick(numbers.length)] as bigint];

  const [range, evented, sent] = await Promise.all([
    inRange(),
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
    back(NEAR),
    ...oneOf(evented.map(({ blockNumber }) => blockNumber)),
    ...oneOf(sent.flatMap(({ minedBlock }) => (minedBlock === null ? [] : [minedBlock]))),
  ];
  const wrong: bigint[] = [];
  for (const number of new Set(sample)) {
    const events = (await source.whole(number))?.events ?? [];
    if (differing(await stored(number, number), events).length > 0) wrong.push(number);
  }
  if (wrong.length === 0) return null;
  // Where the chain moved meanwhile, following it is the index's own work.
  const now = await readCursor(db, chain);
  const held = await source.hashesAt([cursor.number]);
  if (now.cursor?.hash !== cursor.hash || held.get(cursor.number) !== cursor.hash) {
    if (suspect === null) return null;
    throw new AppError('CHAIN_UNAVAILABLE', { cause: new Error('IndexMoved') });
  }
  return inOrder(wrong)[0] ?? null;
}

/** Blocks of which one side has an event that the other has not, in order. */
function differing(one: readonly ChainEventRecord[], other: readonly ChainEventRecord[]): readonly bigint[] {
  const named = (events: readonly ChainEventRecord[]) =>
    new Map(events.map((event) => [`${event.blockHash}:${event.logIndex}:${event.name}`, event.blockNumber]));
  const [a, b] = [named(one), named(other)];
  const alone = [...[...a].filter(([key]) => !b.has(key)), ...[...b].filter(([key]) => !a.has(key))].map(
    ([, number]) => number,
  );
  return inOrder([...new Set(alone)]);
}

const inOrder = (numbers: readonly bigint[]): readonly bigint[] => [...numbers].sort((x, y) => (x < y ? -1 : 1));
