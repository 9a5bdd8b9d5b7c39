import { BPS, larger } from '@income-series/protocol/amounts';
import type { SentTransaction, SentVersion } from '../../domains/transaction/index.ts';
import type { FeeData } from './transactions.ts';

/** A transaction's price for one unit of gas in wei (EIP-1559). */
export interface Price {
  readonly maxFeePerGas: bigint;
  readonly maxPriorityFeePerGas: bigint;
}

/** The price of a transaction's last version. */
export const priceOf = ({ versions }: SentTransaction): Price => versions.at(-1) as SentVersion;

/** The price of a new transaction: the base fee may double before it has to wait. */
export const priceAt = ({ baseFee, priorityFee }: FeeData): Price => ({
  maxFeePerGas: 2n * baseFee + priorityFee,
  maxPriorityFeePerGas: priorityFee,
});

/** The surcharge of a quote in basis points, because others' calls may come between quote and transaction. */
const SLACK_BPS = 2_000n;
export const withSlack = (cost: bigint): bigint => (cost * (BPS + SLACK_BPS)) / BPS;

/** True if the price is too low for the next block. */
export const isBelow = ({ maxFeePerGas }: Price, { baseFee, priorityFee }: FeeData): boolean =>
  maxFeePerGas < baseFee + priorityFee;

/** A fee raised by an eighth. Nodes accept a replacement of the same nonce at a tenth more for both fees. */
const raisedFee = (fee: bigint): bigint => fee + fee / 8n + 1n;

/** The price of a replacement: the current one, but enough for nodes to accept it in place of `earlier`. */
export const replacementPrice = (earlier: Price, now: Price): Price => ({
  maxFeePerGas: larger(raisedFee(earlier.maxFeePerGas), now.maxFeePerGas),
  maxPriorityFeePerGas: larger(raisedFee(earlier.maxPriorityFeePerGas), now.maxPriorityFeePerGas),
});

/** The price of a replacement; null if it is more than `most` for one unit of gas. */
export function replacementPriceUpTo(earlier: Price, now: Price, most: bigint): Price | null {
  const price = replacementPrice(earlier, now);
  return price.maxFeePerGas > most ? null : price;
}
