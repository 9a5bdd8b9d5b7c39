import { expect, it } from 'vitest';
import { codeOf } from '../../../tests/support/refusals.ts';
import type { Address } from '../../core/hex.ts';
import { requireAddressed, requireIssuer, requireOwnWallet, requireWallet } from './rules.ts';

const issuer = `0x${'aa'.repeat(20)}` as Address;
const key = `0x${'bb'.repeat(20)}` as Address;
const nobody = { accountId: 'n', wallets: [], isAdmin: false, signerKeys: [] };

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
