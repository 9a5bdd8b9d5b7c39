import type { Address } from '@income-series/protocol/address';
import type { ChainTransaction, EvmContracts, MinedAt, MinedEvent } from '@income-series/protocol/chain';
import { type Bytes32, type EvmAddress, lowerHex } from '@income-series/protocol/hex';
import type { Hex, PublicClient } from 'viem';
import type { MadeCall, TransactionLook } from '../../chains/index.ts';
import { type GuardedClient, requireFresh } from './client.ts';
import { createLogDecoder, type RawLog } from './decode.ts';
import { effectsOf, hasTakenEffect } from './effects.ts';
import { parseQuantity } from './header.ts';
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
  readonly nonce: Hex;
}

const transactionOf = (client: PublicClient, hash: Bytes32) =>
  client.request({ method: 'eth_getTransactionByHash', params: [hash] }) as Promise<RawTransaction | null>;

const callPartsOf = ({ from, to, input, nonce }: RawTransaction): ChainTransaction => ({
  from: lowerHex(from),
  to: to && lowerHex(to),
  data: lowerHex(input),
  nonce: parseQuantity(nonce),
});

type ReadEvents = (logs: readonly RawLog[]) => readonly MinedEvent[];

/** Creates the reader of the events of the product's contracts and the payment token. */
function createEventReader(contracts: EvmContracts): ReadEvents {
  const decoders = [createLogDecoder(contracts), ignoreMalformed(createLogDecoder(contracts, ['token']))];
  return (logs) =>
    logs.flatMap((log) => {
      const event = decoders.map((decode) => decode(log)).find((decoded) => decoded !== null);
      return event ? [{ contract: lowerHex(log.address), name: event.name, args: event.args }] : [];
    });
}

/** The decoder for a contract that is not the product's, whose events may have another layout than the standard's. */
const ignoreMalformed =
  (decode: ReturnType<typeof createLogDecoder>): typeof decode =>
  (log) => {
    try {
      return decode(log);
    } catch {
      return null;
    }
  };

/** A transaction with its receipt. The chain may move between the two answers, and the transaction is then waiting. */
type Found = { readonly mined: MinedAt } | { readonly waiting: ChainTransaction } | null;

/** Finds a transaction by its hash; null if the node does not have it. */
async function find(client: PublicClient, hash: Bytes32, readEvents: ReadEvents): Promise<Found> {
  const [receipt, transaction] = await Promise.all([
    client.request({ method: 'eth_getTransactionReceipt', params: [hash] }) as Promise<RawReceipt | null>,
    transactionOf(client, hash),
  ]);
  if (transaction === null) return null;
  const parts = callPartsOf(transaction);
  if (receipt === null || receipt.blockHash !== transaction.blockHash) return { waiting: parts };
  const blockNumber = BigInt(receipt.blockNumber);
  return {
    mined: {
      blockNumber,
      blockHash: receipt.blockHash,
      ok: BigInt(receipt.status) === 1n,
      events: readEvents(placedLogs(receipt.logs, blockNumber, blockNumber)),
      ...parts,
    },
  };
}

const countOf = (client: PublicClient, wallet: Address) =>
  client.request({ method: 'eth_getTransactionCount', params: [wallet as EvmAddress, 'latest'] });

/**
 * Reads transactions by their hashes, each list in one batch. A node behind the index is rejected, because it has fewer
 * transactions than are indexed.
 */
export function createMinedReader(guarded: GuardedClient) {
  const { contracts } = guarded.config;
  const readEvents = createEventReader(contracts);

  const lookUp = (hashes: readonly Bytes32[], wallets: readonly Address[]): Promise<TransactionLook> =>
    guarded.ask(async (client) => {
      const [latest, counts, results] = await Promise.all([
        client.request({ method: 'eth_blockNumber' }),
        Promise.all(wallets.map((wallet) => countOf(client, wallet))),
        Promise.all(hashes.map((hash) => find(client, hash, readEvents))),
      ]);
      const head = parseQuantity(latest);
      await requireFresh(guarded, { number: head });
      const states = hashes.map((hash, i) => [hash, results[i] ?? null] as const);
      return {
        head,
        mined: new Map(states.map(([hash, at]) => [hash, at !== null && 'mined' in at ? at.mined : null])),
        waiting: new Map(states.flatMap(([hash, at]) => (at !== null && 'waiting' in at ? [[hash, at.waiting]] : []))),
        nonces: new Map(wallets.map((wallet, i) => [wallet, parseQuantity(counts[i])])),
      };
    });

  return {
    lookUp,

    minedIn: async (hashes: readonly Bytes32[]): Promise<TransactionLook['mined']> => (await lookUp(hashes, [])).mined,

    tookEffect: (call: MadeCall, { events = [] }: MinedAt): boolean | null => hasTakenEffect(contracts, call, events),

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
