import { type Hex, hexToBigInt, hexToNumber, numberToHex, type PublicClient } from 'viem';
import type { ChainBlock, ChainEventRecord, ChainSource } from '../../core/chain.ts';
import type { Bytes32 } from '../../core/hex.ts';
import { signingDomain } from '../../core/signing/index.ts';
import { type GuardedClient, readHead, unavailable } from './client.ts';
import { createLogDecoder, type DecodedLog, type RawLog } from './decode.ts';

interface RawHeader {
  readonly number: Hex;
  readonly hash: Hex;
  readonly parentHash: Hex;
  readonly timestamp: Hex;
  readonly transactions: readonly Hex[];
}
interface RawReceipt {
  readonly blockHash: Hex;
  readonly transactionHash: Hex;
  readonly logs: readonly (RawLog & { readonly logIndex: Hex })[];
}

/**
 * Blocks and their events for the indexer.
 *
 * Logs are taken from the receipts of each block, asked for by the block's hash, and never from `eth_getLogs`: nodes
 * answer that from bloom filters and log indexes which have missed logs, and a range query cannot be tied to one fork.
 * A block's receipts are the whole of it, and their number is checked against the header's transactions, so that
 * nothing can be missing unnoticed. Blocks without transactions cost no request beyond their header.
 */
export function createChainSource(guarded: GuardedClient): ChainSource {
  const decode = createLogDecoder(guarded.config.contracts);

  return {
    name: guarded.name,
    domain: signingDomain(guarded.config),
    head: () => guarded.ask(readHead),

    hashesAt: (numbers) =>
      guarded.ask(async (client) => {
        const headers = await Promise.all(numbers.map((number) => readHeader(client, number)));
        return new Map(numbers.map((number, i) => [number, headers[i]?.hash ?? null]));
      }),

    blocks: (from, to) =>
      guarded.ask(async (client) => {
        const numbers = Array.from({ length: Number(to - from) + 1 }, (_, i) => from + BigInt(i));
        const headers = linked(await Promise.all(numbers.map((number) => readHeader(client, number))), from);
        return Promise.all(headers.map((header) => readBlock(client, header, decode)));
      }),
  };
}

function readHeader(client: PublicClient, number: bigint): Promise<RawHeader | null> {
  return client.request({
    method: 'eth_getBlockByNumber',
    params: [numberToHex(number), false],
  }) as Promise<RawHeader | null>;
}

/** @throws CHAIN_UNAVAILABLE where a block is missing or not the child of the one before: the chain moved meanwhile. */
function linked(headers: readonly (RawHeader | null)[], from: bigint): readonly RawHeader[] {
  let parent: RawHeader | undefined;
  return headers.map((header, i) => {
    if (header === null || hexToBigInt(header.number) !== from + BigInt(i)) throw unavailable('BlockMissing');
    if (parent !== undefined && header.parentHash !== parent.hash) throw unavailable('BlocksNotLinked');
    parent = header;
    return header;
  });
}

async function readBlock(
  client: PublicClient,
  header: RawHeader,
  decode: (log: RawLog) => DecodedLog | null,
): Promise<ChainBlock> {
  const head = {
    number: hexToBigInt(header.number),
    hash: header.hash as Bytes32,
    timestamp: hexToBigInt(header.timestamp),
  };
  const receipts = header.transactions.length === 0 ? [] : await readReceipts(client, header);
  const events = new Map<number, ChainEventRecord>();
  for (const receipt of receipts) {
    for (const log of receipt.logs) {
      const decoded = decode(log);
      if (decoded === null) continue;
      const logIndex = hexToNumber(log.logIndex);
      events.set(logIndex, {
        ...decoded,
        blockHash: head.hash,
        blockNumber: head.number,
        timestamp: head.timestamp,
        logIndex,
        txHash: receipt.transactionHash,
        contract: log.address.toLowerCase() as Hex,
      });
    }
  }
  const ordered = [...events.values()].sort((a, b) => a.logIndex - b.logIndex);
  return { ...head, parentHash: header.parentHash as Bytes32, events: ordered };
}

/** @throws CHAIN_UNAVAILABLE where the receipts are not exactly those of the header's transactions. */
async function readReceipts(client: PublicClient, header: RawHeader): Promise<readonly RawReceipt[]> {
  const receipts = (await client.request({
    method: 'eth_getBlockReceipts',
    params: [header.hash],
  })) as readonly RawReceipt[] | null;
  const whole =
    receipts !== null &&
    receipts.length === header.transactions.length &&
    receipts.every((r, i) => r.blockHash === header.hash && r.transactionHash === header.transactions[i]);
  if (!whole) throw unavailable('ReceiptsIncomplete');
  return receipts;
}
