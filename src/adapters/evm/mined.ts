import type { Hex, PublicClient } from 'viem';
import type { MadeCall } from '../../chains/index.ts';
import type { ChainTransaction, EvmContracts, MinedAt, MinedEvent } from '../../core/chain.ts';
import { type Bytes32, lowerHex } from '../../core/hex.ts';
import { type GuardedClient, requireFresh } from './client.ts';
import { createLogDecoder, type RawLog } from './decode.ts';
import { effectsOf, tookEffect } from './effects.ts';
import { quantity } from './header.ts';
import { placedLogs } from './logs.ts';

interface RawReceipt {
  readonly blockHash: Hex;
  readonly blockNumber: Hex;
  readonly status: Hex;
  readonly logs: unknown;
}
interface RawTransaction {
  readonly blockHash: Hex | null;
  readonly from: Hex;
  readonly to: Hex | null;
  readonly input: Hex;
}

const transactionOf = (client: PublicClient, hash: Bytes32) =>
  client.request({ method: 'eth_getTransactionByHash', params: [hash] }) as Promise<RawTransaction | null>;

const callPartsOf = ({ from, to, input }: RawTransaction): ChainTransaction => ({
  from: lowerHex(from),
  to: to && lowerHex(to),
  data: lowerHex(input),
});

type ReadEvents = (logs: readonly RawLog[]) => readonly MinedEvent[];

/** Creates the reader of the events of the product's contracts and the payment token. */
function createEventReader(contracts: EvmContracts): ReadEvents {
  const decoders = [createLogDecoder(contracts), tolerant(createLogDecoder(contracts, ['token']))];
  return (logs) =>
    logs.flatMap((log) => {
      const event = decoders.map((decode) => decode(log)).find((decoded) => decoded !== null);
      return event ? [{ contract: lowerHex(log.address), name: event.name, args: event.args }] : [];
    });
}

/** The decoder for a contract that is not the product's, whose events may have another layout than the standard's. */
const tolerant =
  (decode: ReturnType<typeof createLogDecoder>): typeof decode =>
  (log) => {
    try {
      return decode(log);
    } catch {
      return null;
    }
  };

/** A transaction with its receipt; null where there is none, or the chain moved between the two answers. */
async function minedAt(client: PublicClient, hash: Bytes32, readEvents: ReadEvents): Promise<MinedAt | null> {
  const [receipt, transaction] = await Promise.all([
    client.request({ method: 'eth_getTransactionReceipt', params: [hash] }) as Promise<RawReceipt | null>,
    transactionOf(client, hash),
  ]);
  if (receipt === null || transaction === null || receipt.blockHash !== transaction.blockHash) return null;
  const blockNumber = BigInt(receipt.blockNumber);
  return {
    blockNumber,
    blockHash: receipt.blockHash,
    ok: BigInt(receipt.status) === 1n,
    events: readEvents(placedLogs(receipt.logs, blockNumber, blockNumber)),
    ...callPartsOf(transaction),
  };
}

/**
 * Reads transactions by their hashes, each list in one batch. A node behind the index is rejected, because it has fewer
 * transactions than are indexed.
 */
export function createMinedReader(guarded: GuardedClient) {
  const { contracts } = guarded.config;
  const readEvents = createEventReader(contracts);
  return {
    minedIn: (hashes: readonly Bytes32[]): Promise<ReadonlyMap<Bytes32, MinedAt | null>> =>
      guarded.ask(async (client) => {
        const [latest, results] = await Promise.all([
          client.request({ method: 'eth_blockNumber' }),
          Promise.all(hashes.map((hash) => minedAt(client, hash, readEvents))),
        ]);
        await requireFresh(guarded, { number: quantity(latest) });
        return new Map(hashes.map((hash, i) => [hash, results[i] ?? null]));
      }),

    tookEffect: (call: MadeCall, { events = [] }: MinedAt): boolean | null => tookEffect(contracts, call, events),

    effectsOf,

    knownTransactions: (hashes: readonly Bytes32[]): Promise<ReadonlyMap<Bytes32, ChainTransaction>> =>
      guarded.ask(async (client) => {
        const results = await Promise.all(hashes.map((hash) => transactionOf(client, hash)));
        return new Map(
          hashes.flatMap((hash, i) => {
            const transaction = results[i];
            return transaction ? [[hash, callPartsOf(transaction)] as const] : [];
          }),
        );
      }),
  };
}
