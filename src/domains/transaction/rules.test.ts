import type { EvmAddress } from '@income-series/protocol/hex';
import { expect, it } from 'vitest';
import { codeOf } from '../../../tests/support/refusals.ts';
import { requireAddressed, requireIssuer, requireOwnWallet, requireSeen, requireWallet } from './rules.ts';

const CHAIN = 'evm:10143';
const issuer = `0x${'aa'.repeat(20)}` as EvmAddress;
const key = `0x${'bb'.repeat(20)}` as EvmAddress;
const on = (address: EvmAddress, chain = CHAIN) => ({ chain, address });
const nobody = { accountId: 'n', wallets: [], isAdmin: false, signerKeys: [], signerChains: [] };

it.each([
  ['the issuer', { wallets: [on(issuer)] }, ['accepted', 'accepted', 'accepted', 'NOT_ADDRESSED']],
  ['the attestor', { signerKeys: [on(key)] }, ['WALLET_NOT_LINKED', 'WALLET_NOT_LINKED', 'NOT_ISSUER', 'accepted']],
  ['an admin', { isAdmin: true }, ['accepted', 'WALLET_NOT_LINKED', 'NOT_ISSUER', 'NOT_ADDRESSED']],
  // A key is no wallet, and a wallet is no key.
  [
    'who swaps them',
    { wallets: [on(key)], signerKeys: [on(issuer)] },
    ['WALLET_NOT_LINKED', 'WALLET_NOT_LINKED', 'NOT_ISSUER', 'NOT_ADDRESSED'],
  ],
  [
    'who holds the same on another chain',
    { wallets: [on(issuer, 'evm:31337')], signerKeys: [on(key, 'evm:31337')] },
    ['WALLET_NOT_LINKED', 'WALLET_NOT_LINKED', 'NOT_ISSUER', 'NOT_ADDRESSED'],
  ],
  ['anybody else', {}, ['WALLET_NOT_LINKED', 'WALLET_NOT_LINKED', 'NOT_ISSUER', 'NOT_ADDRESSED']],
])('%s: builds, speaks for the wallet, issues, signs', (_, who, codes) => {
  const caller = { ...nobody, ...who };
  const rules = [requireWallet, requireOwnWallet, requireIssuer];
  expect([
    ...rules.map((rule) => codeOf(() => rule(caller, CHAIN, issuer))),
    codeOf(() => requireAddressed(caller, CHAIN, key)),
  ]).toEqual(codes);
  expect(codeOf(() => requireAddressed(caller, CHAIN, null))).toBe('NOT_ADDRESSED');
});

it.each([
  ['its issuer', { wallets: [on(issuer)] }, 'accepted'],
  ['an attestor of its chain', { signerKeys: [on(key)], signerChains: ['evm:10143'] }, 'accepted'],
  ['an attestor of another', { signerKeys: [on(key)], signerChains: ['solana:devnet'] }, 'NOT_FOUND'],
  ['its issuer’s address on another', { wallets: [on(issuer, 'evm:31337')] }, 'NOT_FOUND'],
  ['an admin', { isAdmin: true }, 'accepted'],
  ['anybody else', { wallets: [on(key)] }, 'NOT_FOUND'],
])('%s: knows of a row of the chain', (_, who, seen) => {
  expect(codeOf(() => requireSeen({ ...nobody, ...who }, { issuer, chain: 'evm:10143' }))).toBe(seen);
});
