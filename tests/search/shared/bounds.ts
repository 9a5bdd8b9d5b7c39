// The bounds of docs/security.md, in base units of money.
import { readFileSync } from 'node:fs';

const page = readFileSync('docs/security.md', 'utf8');

function boundOf(label: string): bigint {
  const row = page.split('\n').find((line) => line.startsWith(`| ${label} |`));
  const bound = row?.split('|')[2]?.trim();
  if (bound === undefined || !/^\d+$/.test(bound)) throw new Error(`docs/security.md states no number for: ${label}`);
  return BigInt(bound);
}

export const BOUNDS = {
  claim: boundOf('all claims of a wallet of a series, together'),
  trade: boundOf('a trade on the curve, besides the price of a base lamport of units, rounded up'),
  round: boundOf('a round of tenders that the wallet takes part in, besides a millionth of the treasury, rounded up'),
};

export const EVM_BOUNDS = {
  claims: boundOf('all claims of a wallet of a series of the contracts, together'),
  /** Of everybody together: what these should not take at all. */
  orders: boundOf('bids and orders of others that trade nothing, in all raises and windows'),
  router: boundOf(
    'what a router withheld, less credit, and what was paid into it, as far as the cap has room, and it did not pay',
  ),
};
