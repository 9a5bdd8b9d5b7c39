import { setTimeout as wait } from 'node:timers/promises';
import type { Bytes32, EvmAddress } from '@income-series/protocol/hex';
import { type Hex, numberToHex } from 'viem';
import { unavailable } from '../rpc/unavailable.ts';
import type { GuardedClient } from './client.ts';
import type { RawLog } from './decode.ts';
import { parseBoundedQuantity, parseHash, parseQuantity, readHeader } from './header.ts';
import { createRanges, type Ranges } from './log-ranges.ts';
import { type LogsFailure, logsFailure } from './logs-failure.ts';

/** A log with its position in the chain. */
export interface PlacedLog extends RawLog {
  readonly blockHash: Bytes32;
  readonly blockNumber: bigint;
  readonly txHash: Bytes32;
  readonly logIndex: number;
}

/** The answer to one request for a range of blocks. */
export interface LogPiece {
  readonly logs: readonly PlacedLog[];
  /** The range's last block. Its hash was read before and after the logs, which shows that the logs are complete and of this fork. */
  readonly end: { readonly number: bigint; readonly hash: Bytes32 };
}

/** The number of retries for a node that is busy or behind; each pause is twice the last, the first is `PAUSE_MS`. */
const TRIES = 4;
const PAUSE_MS = 150;
/** The maximum index of a log in its block, because the database stores it in four bytes. */
const MOST_LOGS = 2n ** 31n - 1n;

/**
 * Reads the logs of contracts over ranges of blocks, in pieces of the length that the node allows.
 *
 * @throws CHAIN_UNAVAILABLE if the node does not even answer for a single block
 */
export function createLogReader(
  guarded: GuardedClient,
  addresses: readonly EvmAddress[],
  ranges: Ranges = createRanges(),
) {
  const contractAddresses = new Set(addresses.map((address) => address.toLowerCase()));

  function requestLogs(from: bigint, to: bigint): Promise<LogPiece | LogsFailure> {
    const filter = { address: [...addresses], fromBlock: numberToHex(from), toBlock: numberToHex(to) };
    return guarded.ask(async (client) => {
      // Read before and after the logs, because the node may receive the block or change its fork within a batch.
      const before = readHeader(client, to);
      const logs = client.request({ method: 'eth_getLogs', params: [filter] }, { retryCount: 0 });
      const after = readHeader(client, to);
      for (const header of [before, after]) header.catch(() => {}); // if the logs fail, their error is thrown
      try {
        const placed = placedLogs(await logs, from, to).filter(({ address }) =>
          contractAddresses.has(address.toLowerCase()),
        );
        const [first, end] = await Promise.all([before, after]);
        if (first === null || end === null) return { kind: 'BEHIND' };
        if (first.hash !== end.hash) throw unavailable('Reorganised');
        return { logs: placed, end: { number: to, hash: end.hash } };
      } catch (error) {
        const failure = logsFailure(error, Number(to - from) + 1);
        if (failure.kind === 'OTHER') throw error;
        return failure;
      }
    });
  }

  async function read(from: bigint, to: bigint, tries = 0): Promise<readonly LogPiece[]> {
    const blocks = Number(to - from) + 1;
    const startedAt = performance.now();
    const answer = await requestLogs(from, to);
    if ('logs' in answer) {
      ranges.reportAnswer(blocks, performance.now() - startedAt);
      return [answer];
    }
    ranges.reportFailure(answer, blocks);
    if (answer.kind === 'LONG' && blocks > 1) return readInPieces(from, to, () => 1);
    if (tries >= TRIES) throw unavailable(answer.kind === 'BEHIND' ? 'NodeBehind' : 'LogsRefused');
    await wait(PAUSE_MS * 2 ** tries);
    return read(from, to, tries + 1);
  }

  async function readInPieces(from: bigint, to: bigint, parallel: () => number): Promise<readonly LogPiece[]> {
    const pieces: LogPiece[] = [];
    for (let next = from; next <= to; ) {
      const round: Promise<readonly LogPiece[]>[] = [];
      for (let i = parallel(); i > 0 && next <= to; i -= 1) {
        const end = next + BigInt(ranges.size()) - 1n;
        const last = end < to ? end : to;
        round.push(read(next, last));
        next = last + 1n;
      }
      for (const part of await Promise.all(round)) pieces.push(...part);
    }
    return pieces;
  }

  return (from: bigint, to: bigint) => readInPieces(from, to, ranges.parallel);
}

/** Parses a node's list of logs. @throws CHAIN_UNAVAILABLE if it is malformed or has a log outside of the range */
export function placedLogs(value: unknown, from: bigint, to: bigint): readonly PlacedLog[] {
  if (!Array.isArray(value)) throw unavailable('LogsMalformed');
  return value.map((raw: Record<string, unknown> | null) => {
    const { address, topics, data } = raw ?? {};
    if (typeof address !== 'string' || typeof data !== 'string' || !Array.isArray(topics)) {
      throw unavailable('LogsMalformed');
    }
    const blockNumber = parseQuantity(raw?.blockNumber);
    if (blockNumber < from || blockNumber > to || raw?.removed === true) throw unavailable('LogOutOfRange');
    return {
      address: address as Hex,
      topics: topics as Hex[],
      data: data as Hex,
      blockNumber,
      blockHash: parseHash(raw?.blockHash),
      txHash: parseHash(raw?.transactionHash),
      logIndex: Number(parseBoundedQuantity(raw?.logIndex, MOST_LOGS)),
    };
  });
}
