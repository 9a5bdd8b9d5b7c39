import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { costsPage, measureRaise } from './support/raise-costs.ts';

it('is what the page says of one bidder, on each chain', async () => {
  const page = costsPage([await measureRaise(20)], readFileSync('contracts/evm/gas.md', 'utf8'));
  const ofBidder = page.split('\n').filter((line) => line.startsWith('| a bidder'));
  expect(ofBidder).toHaveLength(2);
  const committed = readFileSync('contracts/raise-costs.md', 'utf8').split('\n');
  expect(committed).toEqual(expect.arrayContaining(ofBidder));
});
