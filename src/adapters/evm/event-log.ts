import { type Abi, type Log, type PublicClient, parseEventLogs } from 'viem';
import type { EvmAddress } from '../../core/hex.ts';

/** An event, with its place in the chain. Addresses in its arguments are as viem writes them: EIP-55. */
export interface ChainEvent {
  readonly name: string;
  readonly args: Readonly<Record<string, unknown>>;
  readonly block: bigint;
  readonly index: number;
}

/** Blocks asked for at once, where the node takes as many. */
const SPAN = 10_000n;

/** Nodes bound the range of one `eth_getLogs`, each in its own way: a range that is refused is halved. @throws the node's errors */
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

/** The events of a contract in a range of blocks, both ends included, in their order. @throws the node's errors */
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

/** Whether an event came before another place in the chain. */
export const isBefore = (event: EventPosition, other: EventPosition): boolean =>
  event.block < other.block || (event.block === other.block && event.index < other.index);

/** A place in the chain. */
export type EventPosition = Pick<ChainEvent, 'block' | 'index'>;
