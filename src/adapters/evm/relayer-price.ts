import { BPS } from '../../core/amounts.ts';
import type { SentTransaction, SentVersion } from '../../domains/transaction/index.ts';
import type { FeeData } from './transactions.ts';

/** What a transaction offers for a unit of gas, wei (EIP-1559). */
export interface Price {
  readonly maxFeePerGas: bigint;
  readonly maxPriorityFeePerGas: bigint;
}

/** What a transaction offered last. */
export const priceOf = ({ versions }: SentTransaction): Price => versions.at(-1) as SentVersion;

/** The base fee may double before the transaction waits. */
export const priceAt = ({ baseFee, priorityFee }: FeeData): Price => ({
  maxFeePerGas: 2n * baseFee + priorityFee,
  maxPriorityFeePerGas: priorityFee,
});

/** By how much a quote exceeds what it is made of, as others' calls may come between it and the sending. */
const SLACK_BPS = 2_000n;
export const withSlack = (cost: bigint): bigint => (cost * (BPS + SLACK_BPS)) / BPS;

/** Whether no block takes it now. */
export const isBelow = ({ maxFeePerGas }: Price, { baseFee, priorityFee }: FeeData): boolean =>
  maxFeePerGas < baseFee + priorityFee;

/** Nodes take another transaction of the same nonce where it offers a tenth more of both; an eighth is more on all. */
const more = (fee: bigint): bigint => fee + fee / 8n + 1n;
const greater = (a: bigint, b: bigint): bigint => (a > b ? a : b);

/** The price that replaces a transaction of an earlier one. */
export const higher = (earlier: Price, now: Price): Price => ({
  maxFeePerGas: greater(more(earlier.maxFeePerGas), now.maxFeePerGas),
  maxPriorityFeePerGas: greater(more(earlier.maxPriorityFeePerGas), now.maxPriorityFeePerGas),
});

/** The same; null where that is more than `most` for a unit of gas. */
export function replacing(earlier: Price, now: Price, most: bigint): Price | null {
  const price = higher(earlier, now);
  return price.maxFeePerGas > most ? null : price;
}
