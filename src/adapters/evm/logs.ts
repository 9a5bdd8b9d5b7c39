import { setTimeout as wait } from 'node:timers/promises';
import { type Hex, numberToHex } from 'viem';
import type { Bytes32, EvmAddress } from '../../core/hex.ts';
import { unavailable } from '../rpc/unavailable.ts';
import type { GuardedClient } from './client.ts';
import type { RawLog } from './decode.ts';
import { bounded, hash32, quantity, readHeader } from './header.ts';
import { createRanges, type Ranges } from './log-ranges.ts';
import { type LogsFailure, logsFailure } from './logs-failure.ts';

/** A log and where it is. */
export interface PlacedLog extends RawLog {
  readonly blockHash: Bytes32;
  readonly blockNumber: bigint;
  readonly txHash: Bytes32;
  readonly logIndex: number;
}

/** What one request for a range answered. */
export interface LogPiece {
  readonly logs: readonly PlacedLog[];
  /** The range's last block and its hash, of the same batch before and after the logs: the node had all of the range, on this fork. */
  readonly end: { readonly number: bigint; readonly hash: Bytes32 };
}

/** How often a node that is busy, or behind, is asked again before the range fails, and after how long at first, ms. */
const TRIES = 4;
const PAUSE_MS = 150;
/** A log's index in its block is kept in four bytes. */
const MOST_LOGS = 2n ** 31n - 1n;

/**
 * Logs of some contracts over ranges of blocks, in pieces as long as the node bears.
 *
 * @throws CHAIN_UNAVAILABLE where one block alone is not answered for
 */
export function createLogReader(
  guarded: GuardedClient,
  addresses: readonly EvmAddress[],
  ranges: Ranges = createRanges(),
) {
  const known = new Set(addresses.map((address) => address.toLowerCase()));

  function ask(from: bigint, to: bigint): Promise<LogPiece | LogsFailure> {
    const filter = { address: [...addresses], fromBlock: numberToHex(from), toBlock: numberToHex(to) };
    return guarded.ask(async (client) => {
      // Before and after: a node may get the block, or change its fork, between two calls of a batch.
      const before = readHeader(client, to);
      const logs = client.request({ method: 'eth_getLogs', params: [filter] }, { retryCount: 0 });
      const after = readHeader(client, to);
      for (const header of [before, after]) header.catch(() => {}); // where the logs fail, they say why
      try {
        const placed = placedLogs(await logs, from, to).filter(({ address }) => known.has(address.toLowerCase()));
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
    const begun = performance.now();
    const answer = await ask(from, to);
    if ('logs' in answer) {
      ranges.answered(blocks, performance.now() - begun);
      return [answer];
    }
    ranges.failed(answer, blocks);
    if (answer.kind === 'LONG' && blocks > 1) return inPieces(from, to, () => 1);
    if (tries >= TRIES) throw unavailable(answer.kind === 'BEHIND' ? 'NodeBehind' : 'LogsRefused');
    await wait(PAUSE_MS * 2 ** tries);
    return read(from, to, tries + 1);
  }

  async function inPieces(from: bigint, to: bigint, parallel: () => number): Promise<readonly LogPiece[]> {
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

  return (from: bigint, to: bigint) => inPieces(from, to, ranges.parallel);
}

/** @throws CHAIN_UNAVAILABLE where the answer is no list of logs of the range */
export function placedLogs(value: unknown, from: bigint, to: bigint): readonly PlacedLog[] {
  if (!Array.isArray(value)) throw unavailable('LogsMalformed');
  return value.map((raw: Record<string, unknown> | null) => {
    const { address, topics, data } = raw ?? {};
    if (typeof address !== 'string' || typeof data !== 'string' || !Array.isArray(topics)) {
      throw unavailable('LogsMalformed');
    }
    const blockNumber = quantity(raw?.blockNumber);
    if (blockNumber < from || blockNumber > to || raw?.removed === true) throw unavailable('LogOutOfRange');
    return {
      address: address as Hex,
      topics: topics as Hex[],
      data: data as Hex,
      blockNumber,
      blockHash: hash32(raw?.blockHash),
      txHash: hash32(raw?.transactionHash),
      logIndex: Number(bounded(raw?.logIndex, MOST_LOGS)),
    };
  });
}
