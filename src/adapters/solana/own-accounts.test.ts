import type { Address } from '@solana/kit';
import { expect, it } from 'vitest';
import { sourceOf } from './own-accounts.ts';

const ownAccount = (name: string, balance: bigint | null) => ({ account: name as Address, balance });

it.each<[string, bigint | null, bigint | null, bigint | null, string]>([
  ['the associated account that has it', 5n, 9n, 5n, 'associated'],
  ['the other account that alone has it', 4n, 9n, 5n, 'other'],
  ['the associated account where neither has it', 4n, 4n, 5n, 'associated'],
  ['the other account where the associated one is not the wallet’s', null, 0n, 5n, 'other'],
  ['the associated account where the other one is not the wallet’s', 0n, null, 5n, 'associated'],
  ['the account with more, if the chain computes the amount', 0n, 1n, null, 'other'],
  ['the associated account of two equal ones, if the chain computes the amount', 1n, 1n, null, 'associated'],
])('takes an amount from %s', (_, associated, other, amount, source) => {
  const own = { associated: ownAccount('associated', associated), other: ownAccount('other', other) };
  expect(sourceOf(own, amount).account).toBe(source);
});
