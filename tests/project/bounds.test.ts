import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import {
  BPS,
  FEE_BPS,
  MAX_TOKEN_DECIMALS,
  NON_REVEAL_BPS,
  WINDOW_INTERVAL,
  WINDOW_SETTLE,
} from '../../src/core/policy.ts';
import { EVM_BOUNDS } from '../search/shared/bounds.ts';

const page = readFileSync('docs/security.md', 'utf8');
const days = (seconds: bigint) => seconds / 86_400n;
const percent = (bps: bigint) => `${(100n * bps) / BPS} %`;
const tokens = (amount: bigint) => (Number(amount) / 10 ** MAX_TOKEN_DECIMALS).toFixed(MAX_TOKEN_DECIMALS);
const { claims } = EVM_BOUNDS;
const lock = `${days(WINDOW_INTERVAL)} to ${days(WINDOW_INTERVAL + WINDOW_SETTLE)} days`;

it.each([
  ['rounding', `${claims} base units, ${tokens(claims)} of a token of ${MAX_TOKEN_DECIMALS} decimals |`],
  ['the fee', `| the protocol's fee | ${percent(FEE_BPS)} of each payment |`],
  ['a bid that is never revealed', `| ${percent(NON_REVEAL_BPS)} of its deposit, shown before it signs |`],
  ['an order that is never revealed', `| the use of its escrow for ${lock}, if`],
])('docs/security.md states in money what constants give for %s', (_, sentence) => {
  expect(page).toContain(sentence);
});
