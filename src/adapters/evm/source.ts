import type { ChainSource } from '../../chains/index.ts';
import type { ChainBlock, ChainEventRecord } from '../../core/chain.ts';
import { lowerHex } from '../../core/hex.ts';
import { signingDomain } from '../../core/signing/index.ts';
import { unavailable } from '../rpc/unavailable.ts';
import { indexedContracts } from './abi.ts';
import { type GuardedClient, headOf, readHead, readTip } from './client.ts';
import { createLogDecoder, type DecodedLog, type RawLog } from './decode.ts';
import { type Header, readHeader } from './header.ts';
import { createLogReader, type PlacedLog } from './logs.ts';
import { readReceiptLogs } from './receipts.ts';

/** Headers of one request: with the hashes of thousands of transactions each, a few megabytes. */
const HEADERS = 50;

/**
 * Blocks and their events for the indexer, by `eth_getLogs` of the contracts' own addresses over ranges of blocks: what a
 * block costs does not depend on how many foreign transactions it has.
 *
 * A range query cannot be tied to one fork, so a range is read between two readings of its headers: those that are to be
 * dense (near the head, where the chain may reorganise), the first and the last come before the logs; the last block of
 * each piece comes with its logs, and must be the one known; the header of every other block with logs comes after. Each
 * log's block hash must be the header's. A node that changed its fork in between contradicts itself, and is asked again.
 * Below the dense ones lie only blocks deeper than the deepest reorganisation that is followed.
 */
export function createChainSource(guarded: GuardedClient): ChainSource {
  const { contracts } = guarded.config;
  const decode = createLogDecoder(contracts);
  const readLogs = createLogReader(
    guarded,
    indexedContracts.map((name) => lowerHex(contracts[name])),
  );

  async function headers(numbers: readonly bigint[]): Promise<readonly (Header | null)[]> {
    const found: (Header | null)[] = [];
    for (let i = 0; i < numbers.length; i += HEADERS) {
      const some = numbers.slice(i, i + HEADERS);
      const read = await guarded.ask((client) => Promise.all(some.map((number) => readHeader(client, number))));
      found.push(...read.map((header) => header && { ...header, transactions: [] }));
    }
    return found;
  }

  async function known(numbers: readonly bigint[]): Promise<readonly Header[]> {
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
      const found = await headers(numbers);
      return new Map(numbers.map((number, i) => [number, found[i]?.hash ?? null]));
    },

    async blocks(from, to, denseFrom = from) {
      const dense = linked(await known(numbersOf(later(denseFrom, from), to)));
      const edges = [from, to].filter((number, i, both) => number < denseFrom && both.indexOf(number) === i);
      const byNumber = new Map([...(await known(edges)), ...dense].map((header) => [header.number, header]));
      const pieces = await readLogs(from, to);
      for (const { end } of pieces) {
        const header = byNumber.get(end.number);
        if (header !== undefined && header.hash !== end.hash) throw unavailable('Reorganised');
      }
      const logs = pieces.flatMap((piece) => piece.logs);
      const others = [...new Set(logs.map(({ blockNumber }) => blockNumber))].filter((at) => !byNumber.has(at));
      for (const header of await known(others)) byNumber.set(header.number, header);
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

const later = (a: bigint, b: bigint): bigint => (a > b ? a : b);

const numbersOf = (from: bigint, to: bigint): readonly bigint[] =>
  from > to ? [] : Array.from({ length: Number(to - from) + 1 }, (_, i) => from + BigInt(i));

/** @throws CHAIN_UNAVAILABLE where a block is not the child of the one before: the chain moved meanwhile. */
function linked(headers: readonly Header[]): readonly Header[] {
  headers.forEach((header, i) => {
    if (i > 0 && header.parentHash !== headers[i - 1]?.hash) throw unavailable('BlocksNotLinked');
  });
  return headers;
}

/** Blocks in order, with what was decoded of their logs. @throws CHAIN_UNAVAILABLE where a log is of another fork */
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
    const known = byBlock.get(blockNumber);
    if (known === undefined) byBlock.set(blockNumber, [event]);
    else known.push(event);
  }
  return inTime([...headers.values()].sort((a, b) => (a.number < b.number ? -1 : 1))).map((header) => ({
    ...headOf(header),
    parentHash: header.parentHash,
    events: inPlace(byBlock.get(header.number) ?? []),
  }));
}

/** The events of a block by their index, of several with one index the last: a node may answer a log twice. */
const inPlace = (events: readonly ChainEventRecord[]): readonly ChainEventRecord[] =>
  [...new Map(events.map((event) => [event.logIndex, event])).values()].sort((a, b) => a.logIndex - b.logIndex);

/** @throws CHAIN_UNAVAILABLE where a block is earlier than one before it; the same second is well */
function inTime(headers: readonly Header[]): readonly Header[] {
  headers.forEach(({ timestamp }, i) => {
    if (i > 0 && timestamp < (headers[i - 1]?.timestamp ?? 0n)) throw unavailable('BlockEarlierThanParent');
  });
  return headers;
}
