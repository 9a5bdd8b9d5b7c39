// The numbers that pages state: bounds in base units of money, and how many sequences a search takes.
import { readFileSync } from 'node:fs';

const PAGES = ['docs/security.md', 'tests/search/README.md'];
const rows = PAGES.flatMap((page) => readFileSync(page, 'utf8').split('\n')).map((line) =>
  line.split('|').map((cell) => cell.trim()),
);

export function statedOf(label: string): bigint {
  const stated = rows.find(([, name]) => name === label)?.[2];
  if (stated === undefined || !/^\d+$/.test(stated)) throw new Error(`no page states a number for: ${label}`);
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
