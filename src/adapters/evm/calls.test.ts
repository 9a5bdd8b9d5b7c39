import type { EvmContracts } from '@income-series/protocol/chain';
import { expect, test } from 'vitest';
import { callKey, encodeCall } from './calls.ts';

const contracts = new Proxy({} as EvmContracts, {
  get: (_, name) => `0x${Buffer.from(String(name)).toString('hex').padStart(40, '0')}`,
});

test('the same bytes to two contracts are two calls', () => {
  const claim = { kind: 'claimKept', seriesKey: `0x${'11'.repeat(32)}`, holder: `0x${'22'.repeat(20)}` } as const;
  const [raise, windows] = (['raise', 'windows'] as const).map((keptBy) => encodeCall(contracts, { ...claim, keptBy }));
  expect(raise?.data).toBe(windows?.data);
  expect(raise && callKey(raise)).not.toBe(windows && callKey(windows));
});
