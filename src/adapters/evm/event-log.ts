import type { EvmAddress } from '@income-series/protocol/hex';
import { type Abi, type Log, type PublicClient, parseEventLogs } from 'viem';

/** An event with its position in the chain. Addresses in its arguments have EIP-55 capitals, as viem writes them. */
export interface ChainEvent {
  readonly name: string;
  readonly args: Readonly<Record<string, unknown>>;
  readonly block: bigint;
  readonly index: number;
}

/** The number of blocks of the first request for a range. */
const SPAN = 10_000n;

/**
 * Reads the logs of a range. A refused range is halved, because each node limits `eth_getLogs` differently. @throws the
 * node's errors
 */
async function readRange(client: PublicClient, address: EvmAddress, from: bigint, to: bigint): Promise<Log[]> {
  try {
    return await client.getLogs({ address, fromBlock: from, toBlock: to });
  } catch (error) {
    if (from === to) throw error;
    const middle = (from + to) / 2n;
    return [
      ...(await readRange(client, address, from, middle)),
      ...(await readRange(client, address, middle + 1n, to)),
    ];
  }
}

/** The events of a contract in a range of blocks, both ends included, in the chain's order. @throws the node's errors */
export async function readEvents(
  client: PublicClient,
  { address, abi }: { readonly address: EvmAddress; readonly abi: Abi },
  from: bigint,
  to: bigint,
): Promise<readonly ChainEvent[]> {
  const logs: Log[] = [];
  for (let first = from; first <= to; first += SPAN) {
    const last = first + SPAN - 1n < to ? first + SPAN - 1n : to;
    logs.push(...(await readRange(client, address, first, last)));
  }
  return parseEventLogs({ abi, logs, strict: true }).map(({ eventName, args, blockNumber, logIndex }) => ({
    name: eventName as string,
    args: (args ?? {}) as Readonly<Record<string, unknown>>,
    block: blockNumber as bigint,
    index: logIndex as number,
  }));
}

/** True if the first position in the chain is before the second. */
export const isBefore = (event: EventPosition, other: EventPosition): boolean =>
  event.block < other.block || (event.block === other.block && event.index < other.index);

/** A position in the chain: block and index of the log. */
export type EventPosition = Pick<ChainEvent, 'block' | 'index'>;
