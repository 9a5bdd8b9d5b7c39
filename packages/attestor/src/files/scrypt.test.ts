import { utf8 } from '@income-series/protocol/bytes';
import { expect, it } from 'vitest';
import { nodeScrypt } from './scrypt.ts';

const input = { password: utf8('password'), salt: utf8('salt'), p: 1 };

it.each([
  ['node’s scrypt', { n: 1_024, r: 8 }],
  ['the portable one', { n: 2 ** 18, r: 1 }],
])('%s rejects if its signal is already aborted', async (_name, cost) => {
  const reason = new Error('interrupted');
  await expect(nodeScrypt({ ...input, ...cost, signal: AbortSignal.abort(reason) })).rejects.toBe(reason);
});
