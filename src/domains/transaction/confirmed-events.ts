import type { TransactionId } from '@income-series/protocol/address';
import type { ChainBlock, ChainEventRecord } from '@income-series/protocol/chain';
import type { Bytes32 } from '@income-series/protocol/hex';
import type { ChainReader, ChainSource, Chains } from '../../chains/index.ts';
import type { PrismaClient } from '../../generated/prisma/client.ts';

/** An event of a series that happens at most once for a nonce. */
export interface NonceEvent {
  readonly chain: string;
  readonly seriesKey: Bytes32;
  readonly name: string;
  /** The name of the argument that is the nonce, and its value. */
  readonly nonce: readonly [argument: string, value: bigint];
}

export interface ConfirmedEvent {
  readonly txHash: TransactionId;
  /** The time of its block. */
  readonly at: Date;
  /** The arguments as in `chain_events.args`: integers beyond 2^53 as decimal strings. */
  readonly args: Readonly<Record<string, unknown>>;
}

/** Finds the events of relayed transactions. */
export interface ConfirmedEvents {
  /** Finds the event in the index, or in blocks that the index has not reached; null if there is none. @throws CHAIN_UNAVAILABLE */
  find(event: NonceEvent): Promise<ConfirmedEvent | null>;
  /** Finds the event in one block; null if it is not there. @throws CHAIN_UNAVAILABLE */
  inBlock(event: NonceEvent, blockNumber: bigint): Promise<ConfirmedEvent | null>;
}

/** The most blocks beyond the index that are searched on the chain itself. */
const LOOK_BACK = 64n;

/** Creates the search for relayed transactions' events, in the index first and then on the chain. */
export function createConfirmedEvents(deps: {
  readonly db: PrismaClient;
  readonly chains: Chains<Pick<ChainReader, 'name' | 'head'> & Pick<ChainSource, 'blocks' | 'whole'>>;
}): ConfirmedEvents {
  const { db, chains } = deps;

  function findIn({ seriesKey, name, nonce: [argument, value] }: NonceEvent, blocks: readonly ChainBlock[]) {
    const matches = (event: ChainEventRecord) =>
      event.name === name && event.seriesKey === seriesKey && String(event.args[argument]) === value.toString();
    const match = blocks.flatMap(({ events }) => events).find(matches);
    if (match === undefined) return null;
    return { txHash: match.txHash, at: new Date(Number(match.timestamp) * 1000), args: match.args };
  }

  return {
    async find(event) {
      const { seriesKey, name, nonce } = event;
      const chain = chains.of(event.chain);
      const stored = await db.chainEvent.findFirst({
        where: { seriesKey, name, chain: chain.name, args: { path: [nonce[0]], equals: nonce[1].toString() } },
        select: { txHash: true, at: true, args: true },
      });
      if (stored) {
        return { txHash: stored.txHash, at: stored.at, args: stored.args as ConfirmedEvent['args'] };
      }
      const [cursor, { number: head }] = await Promise.all([
        db.indexerCursor.findUnique({ where: { chain: chain.name }, select: { blockNumber: true } }),
        chain.head(),
      ]);
      const earliest = head < LOOK_BACK ? 0n : head - LOOK_BACK + 1n;
      const next = (cursor?.blockNumber ?? -1n) + 1n;
      const from = next > earliest ? next : earliest;
      return from > head ? null : findIn(event, await chain.blocks(from, head));
    },

    async inBlock(event, blockNumber) {
      const block = await chains.of(event.chain).whole(blockNumber);
      return block && findIn(event, [block]);
    },
  };
}
