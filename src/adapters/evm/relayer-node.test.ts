import { setImmediate as turn } from 'node:timers/promises';
import type { EvmContracts } from '@income-series/protocol/chain';
import { expect, it } from 'vitest';
import { createGuardedClient } from './client.ts';
import { createRelayerNode } from './relayer-node.ts';

// A promise that rejects without being awaited would end the process: vitest fails a file in which one does.

const NOBODY = 'http://127.0.0.1:1';
const FROM = `0x${'11'.repeat(20)}` as const;

it('a node that does not answer is CHAIN_UNAVAILABLE, whatever was asked of it at once', async () => {
  const guarded = createGuardedClient({ chainId: 31_337, rpcUrl: NOBODY, contracts: {} as EvmContracts });
  const { progress } = createRelayerNode(guarded, FROM);
  await expect(progress()).rejects.toMatchObject({ code: 'CHAIN_UNAVAILABLE' });
  await turn();
});
