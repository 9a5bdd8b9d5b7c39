// What docs/security.md states: bounds in base units of money, and how many sequences a search takes.
import { readFileSync } from 'node:fs';

const page = readFileSync('docs/security.md', 'utf8');

export function statedOf(label: string): bigint {
  const row = page.split('\n').find((line) => line.startsWith(`| ${label} |`));
  const stated = row?.split('|')[2]?.trim();
  if (stated === undefined || !/^\d+$/.test(stated)) throw new Error(`docs/security.md states no number for: ${label}`);
  return BigInt(stated);
}

export const BOUNDS = {
  claim: statedOf('all claims of a wallet of a series, together'),
  trade: statedOf('a trade on the curve, besides the price of a base lamport of units, rounded up'),
  round: statedOf('a round of tenders that the wallet takes part in, besides a millionth of the treasury, rounded up'),
};

export const EVM_BOUNDS = {
  claims: statedOf('all claims of a wallet of a series of the contracts, together'),
  /** Of everybody together: what these should not take at all. */
  orders: statedOf('bids and orders of others that trade nothing, in all raises and windows'),
  router: statedOf(
    'what a router withheld, less credit, and what was paid into it, as far as the cap has room, and it did not pay',
  ),
};
