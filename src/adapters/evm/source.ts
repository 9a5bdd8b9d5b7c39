import { larger } from '@income-series/protocol/amounts';
import type { ChainBlock, ChainEventRecord } from '@income-series/protocol/chain';
import { lowerHex } from '@income-series/protocol/hex';
import { signingDomain } from '@income-series/protocol/signing';
import type { ChainSource } from '../../chains/index.ts';
import { unavailable } from '../rpc/unavailable.ts';
import { indexedContracts } from './abi.ts';
import { type GuardedClient, headOf, readHead, readTip } from './client.ts';
import { createLogDecoder, type DecodedLog, type RawLog } from './decode.ts';
import { type Header, readHeader } from './header.ts';
import { createLogReader, type PlacedLog } from './logs.ts';
import { readReceiptLogs } from './receipts.ts';

/** The number of headers in one request. Each may have thousands of transaction hashes, so that the answer has a few megabytes. */
const HEADERS = 50;

/**
 * Reads blocks and events for the indexer by `eth_getLogs` of the contracts' addresses over ranges of blocks, so that the
 * cost of a block does not depend on its foreign transactions.
 *
 * Headers are read before and after the logs, because a range query cannot be tied to one fork. The dense headers (near the
 * head, where the chain may reorganise) and the first and last header come before the logs, the last header of each piece
 * comes with its logs, and the headers of other blocks with logs come after them. Each log must name the block hash of its
 * header; a node that changed its fork fails this check and is asked again. Blocks below the dense ones are deeper than the
 * deepest reorganisation that the indexer follows.
 */
export function createChainSource(guarded: GuardedClient): ChainSource {
  const { contracts } = guarded.config;
  const decode = createLogDecoder(contracts);
  const readLogs = createLogReader(
    guarded,
    indexedContracts.map((name) => lowerHex(contracts[name])),
  );

  async function headers(numbers: readonly bigint[]): Promise<readonly (Header | null)[]> {
    const headersRead: (Header | null)[] = [];
    for (let i = 0; i < numbers.length; i += HEADERS) {
      const batch = numbers.slice(i, i + HEADERS);
      const read = await guarded.ask((client) => Promise.all(batch.map((number) => readHeader(client, number))));
      headersRead.push(...read.map((header) => header && { ...header, transactions: [] }));
    }
    return headersRead;
  }

  async function existingHeaders(numbers: readonly bigint[]): Promise<readonly Header[]> {
    return (await headers(numbers)).map((header) => {
      if (header === null) throw unavailable('BlockMissing');
      return header;
    });
  }

  return {
    name: guarded.name,
    domain: signingDomain(guarded.config),
    head: () => guarded.ask(async (client) => headOf(await readHead(guarded, client))),

    tip: (tag) => guarded.ask((client) => readTip(guarded, client, tag)),

    async hashesAt(numbers) {
      if (numbers.length === 0) await guarded.ask((client) => client.getChainId());
      const headersRead = await headers(numbers);
      return new Map(numbers.map((number, i) => [number, headersRead[i]?.hash ?? null]));
    },

    async blocks(from, to, denseFrom = from) {
      const dense = requireLinked(await existingHeaders(numbersOf(larger(denseFrom, from), to)));
      const edges = [from, to].filter((number, i, both) => number < denseFrom && both.indexOf(number) === i);
      const byNumber = new Map([...(await existingHeaders(edges)), ...dense].map((header) => [header.number, header]));
      const pieces = await readLogs(from, to);
      for (const { end } of pieces) {
        const header = byNumber.get(end.number);
        if (header !== undefined && header.hash !== end.hash) throw unavailable('Reorganised');
      }
      const logs = pieces.flatMap((piece) => piece.logs);
      const otherNumbers = [...new Set(logs.map(({ blockNumber }) => blockNumber))].filter((at) => !byNumber.has(at));
      for (const header of await existingHeaders(otherNumbers)) byNumber.set(header.number, header);
      return blocksOf(byNumber, logs, decode);
    },

    whole: (number) =>
      guarded.ask(async (client) => {
        const header = await readHeader(client, number);
        if (header === null) throw unavailable('BlockMissing');
        const [block] = blocksOf(new Map([[number, header]]), await readReceiptLogs(client, header), decode);
        return block as ChainBlock;
      }),
  };
}

const numbersOf = (from: bigint, to: bigint): readonly bigint[] =>
  from > to ? [] : Array.from({ length: Number(to - from) + 1 }, (_, i) => from + BigInt(i));

/** @throws CHAIN_UNAVAILABLE if a block is not the child of the one before, because the chain reorganised */
function requireLinked(headers: readonly Header[]): readonly Header[] {
  headers.forEach((header, i) => {
    if (i > 0 && header.parentHash !== headers[i - 1]?.hash) throw unavailable('BlocksNotLinked');
  });
  return headers;
}

/** The blocks in order with their decoded events. @throws CHAIN_UNAVAILABLE if a log is of another fork */
function blocksOf(
  headers: ReadonlyMap<bigint, Header>,
  logs: readonly PlacedLog[],
  decode: (log: RawLog) => DecodedLog | null,
): readonly ChainBlock[] {
  const byBlock = new Map<bigint, ChainEventRecord[]>();
  for (const log of logs) {
    const { blockHash, blockNumber, logIndex, txHash } = log;
    const header = headers.get(blockNumber);
    if (header?.hash !== blockHash) throw unavailable('LogOfAnotherFork');
    const decoded = decode(log);
    if (decoded === null) continue;
    const place = { blockHash, blockNumber, timestamp: header.timestamp, logIndex, txHash };
    const event = { ...decoded, ...place, contract: lowerHex(log.address) };
    const blockEvents = byBlock.get(blockNumber);
    if (blockEvents === undefined) byBlock.set(blockNumber, [event]);
    else blockEvents.push(event);
  }
  return requireOrderedTimes([...headers.values()].sort((a, b) => (a.number < b.number ? -1 : 1))).map((header) => ({
    ...headOf(header),
    parentHash: header.parentHash,
    events: sortEvents(byBlock.get(header.number) ?? []),
  }));
}

/** A block's events sorted by index. Only the last of equal indexes stays, because a node may answer a log twice. */
const sortEvents = (events: readonly ChainEventRecord[]): readonly ChainEventRecord[] =>
  [...new Map(events.map((event) => [event.logIndex, event])).values()].sort((a, b) => a.logIndex - b.logIndex);

/** @throws CHAIN_UNAVAILABLE if a block's time is before its parent's time; equal times are allowed */
function requireOrderedTimes(headers: readonly Header[]): readonly Header[] {
  headers.forEach(({ timestamp }, i) => {
    if (i > 0 && timestamp < (headers[i - 1]?.timestamp ?? 0n)) throw unavailable('BlockEarlierThanParent');
  });
  return headers;
}
