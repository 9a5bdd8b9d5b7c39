// What LiteSVM executed, as blocks of a chain: slots with the program's events, decoded as the index stores them.

import { type SolanaAddress, type SolanaSignature, solanaSignatureOf } from '@income-series/protocol/address';
import { toHex } from '@income-series/protocol/bytes';
import { type ChainBlock, type ChainEventRecord, solanaChainName } from '@income-series/protocol/chain';
import type { Bytes32 } from '@income-series/protocol/hex';
import { vi } from 'vitest';
import { addressOf } from '../../../contracts/solana/support/bytes.ts';
import { Chain, GENESIS_HASH, PROGRAM, type Sent } from '../../../contracts/solana/support/chain.ts';
import { eventKinds, type ProgramEvent } from '../../../contracts/solana/support/events.ts';

export const CHAIN = solanaChainName(addressOf(GENESIS_HASH));

/** A transaction that was accepted, with its time. */
export interface Executed {
  readonly timestamp: bigint;
  readonly events: readonly ProgramEvent[];
}

const executed = new WeakMap<Chain, Executed[]>();

/** From now on every chain of this file remembers what it accepted, until the answer is restored. */
export function recordChains() {
  const send = Chain.prototype.send;
  return vi.spyOn(Chain.prototype, 'send').mockImplementation(async function (
    this: Chain,
    ...instructions
  ): Promise<Sent> {
    const sent = await send.apply(this, instructions);
    if (sent.answer === 'ACCEPTED') executedBy(this).push({ timestamp: this.now(), events: sent.events });
    return sent;
  });
}

export function executedBy(chain: Chain): Executed[] {
  const list = executed.get(chain) ?? [];
  executed.set(chain, list);
  return list;
}

const FLAGS = ['verified', 'approved'];

/** The arguments as the adapter's decoder gives them: numbers up to 32 bits, longer ones in decimals, flags as such. */
function argsOf({ name, fields }: ProgramEvent): Record<string, unknown> {
  const sizes = new Map(
    (eventKinds.find((kind) => kind.name === name)?.layout ?? '')
      .split(',')
      .map((field) => field.trim().split(' '))
      .map(([field = '', size]) => [field, Number(size)]),
  );
  const plain = (field: string, value: bigint | string): unknown => {
    if (typeof value === 'string') return value;
    if (FLAGS.includes(field)) return value === 1n;
    return (sizes.get(field) ?? 0) <= 4 ? Number(value) : value.toString();
  };
  return Object.fromEntries(Object.entries(fields).map(([field, value]) => [field, plain(field, value)]));
}

const word = (branch: number, number: number): Bytes32 =>
  `0x${branch.toString(16).padStart(8, '0')}${number.toString(16).padStart(56, '0')}` as Bytes32;
const signature = (branch: number, number: number): SolanaSignature =>
  solanaSignatureOf(Uint8Array.from({ length: 64 }, (_, i) => (i < 2 ? branch + i : (number >> (8 * (i % 3))) & 0xff)));

/** With the number of transactions up to its end, of those that were given. */
export interface Slot extends ChainBlock {
  readonly upTo: number;
}

/**
 * Transactions as slots, of several where their times are the same. Blocks of another branch have other hashes. `from`
 * is the number of the block before the first of them, `before` of the transactions before it.
 */
export function blocksOf(
  transactions: readonly Executed[],
  { branch = 0, slot = 1, from = 0, before = 0 } = {},
): readonly Slot[] {
  const slots: Executed[][] = [];
  for (const transaction of transactions) {
    const last = slots.at(-1);
    if (last && last.length < slot && last[0]?.timestamp === transaction.timestamp) last.push(transaction);
    else slots.push([transaction]);
  }
  let upTo = before;
  return slots.map((list, i) => {
    upTo += list.length;
    const number = from + i + 1;
    const [hash, timestamp] = [word(branch, number), list[0]?.timestamp ?? 0n];
    const events = list.flatMap((one, place) =>
      one.events.map((event) => ({ event, txHash: signature(branch, 1000 * number + place) })),
    );
    return {
      number: BigInt(number),
      hash,
      parentHash: word(branch, number - 1),
      timestamp,
      upTo,
      events: events.map(({ event, txHash }, logIndex): ChainEventRecord => {
        const args = argsOf(event);
        const seriesKey = typeof args.seriesKey === 'string' ? (args.seriesKey as Bytes32) : null;
        const contract = PROGRAM as string as SolanaAddress;
        const place = { blockHash: hash, blockNumber: BigInt(number), timestamp, logIndex, txHash, contract };
        return { ...place, name: event.name, seriesKey, args };
      }),
    };
  });
}

export const DOMAIN = { kind: 'solana', genesisHash: toHex(GENESIS_HASH), programId: '0x' } as const;
