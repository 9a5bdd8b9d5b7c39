import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import {
  BPS,
  BUYOUT_NOTICE,
  FEE_BPS,
  MAX_TOKEN_DECIMALS,
  NON_REVEAL_BPS,
  PROCEEDS_WAIT,
  SALE_NOTICE,
  WINDOW_INTERVAL,
  WINDOW_SETTLE,
} from '../../src/core/policy.ts';
import { BOUNDS, EVM_BOUNDS } from '../search/shared/bounds.ts';

const page = readFileSync('docs/security.md', 'utf8');
const days = (seconds: bigint) => seconds / 86_400n;
const percent = (bps: bigint) => `${(100n * bps) / BPS} %`;
const tokens = (amount: bigint) => (Number(amount) / 10 ** MAX_TOKEN_DECIMALS).toFixed(MAX_TOKEN_DECIMALS);
const { claims } = EVM_BOUNDS;
const { claim, trade } = BOUNDS;
const hours = SALE_NOTICE / 3_600n;
const lock = `${days(WINDOW_INTERVAL)} to ${days(WINDOW_INTERVAL + WINDOW_SETTLE)} days`;

it.each([
  ['rounding', `${claims} base units, ${tokens(claims)} of a token of ${MAX_TOKEN_DECIMALS} decimals |`],
  ['the fee', `| the protocol's fee | ${percent(FEE_BPS)} of each payment |`],
  ['a bid that is never revealed', `| ${percent(NON_REVEAL_BPS)} of its deposit, shown before it signs |`],
  ['rounding on Solana', `${claim} base units, ${tokens(claim)} of a token of ${MAX_TOKEN_DECIMALS} decimals |`],
  ['a trade on the curve', `| rounding, in a trade | ${trade} base units and the price of a base lamport |`],
  ['the begin of a sale', `| nothing: a sale begins ${hours} hour after its creation |`],
  ['a threshold reached by borrowed money', `| nothing: it is bound for ${days(PROCEEDS_WAIT)} days |`],
  ['the fee of a buy-out', `| a buy-out | the protocol's fee of ${percent(FEE_BPS)} of what the cap leaves`],
  ['the notice of a buy-out', `: it is announced ${days(BUYOUT_NOTICE)} days before |`],
  ['an order that is never revealed', `| the use of its escrow for ${lock}, if`],
])('docs/security.md states in money what constants give for %s', (_, sentence) => {
  expect(page).toContain(sentence);
});
