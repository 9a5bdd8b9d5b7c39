import { expect, it } from 'vitest';
import { codeOf } from '../../../tests/support/refusals.ts';
import type { Address } from '../../core/hex.ts';
import { previewOf, requireAddressed, requireIssuer, requireOwnWallet, requireSeen, requireWallet } from './rules.ts';

const issuer = `0x${'aa'.repeat(20)}` as Address;
const key = `0x${'bb'.repeat(20)}` as Address;
const seriesKey = `0x${'cc'.repeat(32)}` as const;
const nobody = { accountId: 'n', wallets: [], isAdmin: false, signerKeys: [], signerChains: [] };

it.each([
  ['the issuer', { wallets: [issuer] }, ['accepted', 'accepted', 'accepted', 'NOT_ADDRESSED']],
  ['the attestor', { signerKeys: [key] }, ['WALLET_NOT_LINKED', 'WALLET_NOT_LINKED', 'NOT_ISSUER', 'accepted']],
  ['an admin', { isAdmin: true }, ['accepted', 'WALLET_NOT_LINKED', 'NOT_ISSUER', 'NOT_ADDRESSED']],
  // A key is no wallet, nor the other way round.
  [
    'who swaps them',
    { wallets: [key], signerKeys: [issuer] },
    ['WALLET_NOT_LINKED', 'WALLET_NOT_LINKED', 'NOT_ISSUER', 'NOT_ADDRESSED'],
  ],
  ['anybody else', {}, ['WALLET_NOT_LINKED', 'WALLET_NOT_LINKED', 'NOT_ISSUER', 'NOT_ADDRESSED']],
])('%s: builds, speaks for the wallet, issues, signs', (_, who, codes) => {
  const caller = { ...nobody, ...who };
  const rules = [requireWallet, requireOwnWallet, requireIssuer];
  expect([
    ...rules.map((rule) => codeOf(() => rule(caller, issuer))),
    codeOf(() => requireAddressed(caller, key)),
  ]).toEqual(codes);
  expect(codeOf(() => requireAddressed(caller, null))).toBe('NOT_ADDRESSED');
});

it.each([
  ['its issuer', { wallets: [issuer] }, 'accepted'],
  ['an attestor of its chain', { signerKeys: [key], signerChains: ['evm:10143'] }, 'accepted'],
  ['an attestor of another', { signerKeys: [key], signerChains: ['solana:devnet'] }, 'NOT_FOUND'],
  ['an admin', { isAdmin: true }, 'accepted'],
  ['anybody else', { wallets: [key] }, 'NOT_FOUND'],
])('%s: knows of a row of the chain', (_, who, seen) => {
  expect(codeOf(() => requireSeen({ ...nobody, ...who }, { issuer, chain: 'evm:10143' }))).toBe(seen);
});

it.each([
  [
    'what a buyer escrows, and not what it wants',
    { kind: 'commitOrder', seriesKey, commitment: '0xcc', money: 7n, units: 0n },
    [
      { label: 'Money escrowed', value: '7', unit: 'token' },
      { label: 'Order commitment', value: '0xcc', unit: 'hash' },
    ],
  ],
  [
    'what a seller escrows',
    { kind: 'commitOrder', seriesKey, commitment: '0xcc', money: 0n, units: 7n },
    [
      { label: 'Units escrowed', value: '7', unit: 'units' },
      { label: 'Order commitment', value: '0xcc', unit: 'hash' },
    ],
  ],
  [
    'what becomes public with a reveal',
    { kind: 'revealOrder', seriesKey, price: 3n, quantity: 2n, salt: '0xdd' },
    [
      { label: 'Price', value: '3', unit: 'token' },
      { label: 'Quantity', value: '2', unit: 'units' },
      { label: 'Becomes public', value: 'price, quantity and salt', unit: 'text' },
    ],
  ],
  [
    'who is paid by a delivery, of which window',
    { kind: 'deliverOrder', seriesKey, window: 4, trader: key },
    [
      { label: 'Window', value: '4', unit: 'window' },
      { label: 'Paid to', value: key, unit: 'wallet' },
    ],
  ],
] as const)('a preview says %s', (_, call, lines) => {
  expect(previewOf(call)).toEqual(lines);
});
