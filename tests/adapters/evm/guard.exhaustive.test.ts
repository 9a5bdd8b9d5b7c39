import type { EvmContracts } from '@income-series/protocol/chain';
import { describe, expect, it } from 'vitest';
import { createEvmChain } from '../../../src/adapters/evm/index.ts';
import { startAnvil } from '../../support/anvil.ts';
import { startChainNode } from '../../support/chain-node/index.ts';
import { forFile } from '../../support/for-file.ts';
import { startSwitchableProxy } from './support/switchable-proxy.ts';

const [node, mainnet] = await Promise.all([forFile(startAnvil()), forFile(startAnvil({ chainId: 143 }))]);
const proxy = await forFile(startSwitchableProxy(node.url));

const nowhere = `0x${'00'.repeat(20)}` as const;
const contracts: EvmContracts = {
  hub: nowhere,
  raise: nowhere,
  registry: nowhere,
  hardship: nowhere,
  router: nowhere,
  windows: nowhere,
  access: nowhere,
  fxFeed: nowhere,
  rates: nowhere,
  token: nowhere,
};
const chainAt = (rpcUrl: string, chainId = 10_143) => createEvmChain({ chainId, rpcUrl, contracts, timeoutMs: 300 });

describe('the chain guard', () => {
  it('refuses chain 143 by its configuration, before any request', () => {
    expect(() => chainAt(proxy.url, 143)).toThrow(expect.objectContaining({ code: 'CHAIN_REFUSED' }));
  });

  it('refuses a node that serves chain 143', async () => {
    await expect(chainAt(mainnet.url).check()).rejects.toMatchObject({ code: 'CHAIN_REFUSED' });
  });

  it('refuses a node that serves another chain than configured', async () => {
    await expect(chainAt(node.url, 10_144).check()).rejects.toMatchObject({ code: 'CHAIN_MISMATCH' });
  });

  it('notices a node that was exchanged behind the same address, whatever is asked first', async () => {
    const chain = chainAt(proxy.url);
    await chain.check();
    proxy.open(mainnet.url);
    await expect(chain.head()).rejects.toMatchObject({ code: 'CHAIN_REFUSED' });
    await expect(chain.verifiedWallets([nowhere])).rejects.toMatchObject({ code: 'CHAIN_REFUSED' });
    await expect(chain.blocks(0n, 0n)).rejects.toMatchObject({ code: 'CHAIN_REFUSED' });
    await expect(chain.prepare(nowhere, { kind: 'approve', spender: 'hub', amount: 1n })).rejects.toMatchObject({
      code: 'CHAIN_REFUSED',
    });
    proxy.open(node.url);
    await chain.check();
  });

  it('checks it without a round trip of its own', async () => {
    const chain = chainAt(proxy.url);
    const before = proxy.requests;
    await chain.head();
    expect(proxy.requests - before).toBe(1);
  });
});

describe('a node that is away', () => {
  it.each(['shut', 'silence'] as const)(
    'gives a bounded, typed failure and is used again when it is back (%s)',
    async (way) => {
      const chain = chainAt(proxy.url);
      proxy[way]();
      await expect(chain.head()).rejects.toMatchObject({ code: 'CHAIN_UNAVAILABLE' });
      await expect(chain.verifiedWallets([nowhere])).rejects.toMatchObject({ code: 'CHAIN_UNAVAILABLE' });
      proxy.open();
      await expect.poll(() => chain.head().catch(() => null), { timeout: 60_000 }).toMatchObject({ number: 0n });
    },
  );

  it('is refused at once after it was silent, tried seldom, and used again when it answers', async () => {
    const chain = chainAt(proxy.url);
    proxy.silence();
    await expect(chain.head()).rejects.toMatchObject({ code: 'CHAIN_UNAVAILABLE' });
    const failures = async (of: number) => {
      const begun = performance.now();
      const ended = await Promise.allSettled(Array.from({ length: of }, () => chain.head()));
      expect(ended.map((end) => (end.status === 'rejected' ? end.reason.code : null))).toEqual(
        Array.from({ length: of }, () => 'CHAIN_UNAVAILABLE'),
      );
      return performance.now() - begun;
    };
    expect(await failures(500)).toBeLessThan(300);
    const connections = proxy.connections;
    expect(connections).toBeGreaterThan(0);
    expect(await failures(500)).toBeLessThan(300);
    expect(proxy.connections).toBe(connections);

    let tries = 0;
    const until = performance.now() + 3_000;
    while (performance.now() < until) {
      await chain.head().catch(() => null);
      tries += 1;
    }
    expect(tries).toBeGreaterThan(100);
    expect(proxy.connections - connections).toBeLessThan(6); // each takes 300 ms, and a second passes in between
    proxy.open();
    await expect.poll(() => chain.head().catch(() => null), { timeout: 60_000 }).toMatchObject({ number: 0n });
  });

  it('does not refuse others for one request that takes too long', async () => {
    let asked = 0;
    const once = (balance: string) => (++asked === 1 ? new Promise(() => {}) : balance);
    const slow = await startChainNode(node.url, { lies: { eth_getBalance: once } });
    const chain = chainAt(slow.url);
    let ended = false;
    const balance = chain.balanceOf(nowhere).finally(() => {
      ended = true;
    });
    await expect.poll(() => asked).toBe(1);
    while (!ended) expect((await chain.head()).number).toBe(0n);
    expect([await balance, asked]).toEqual([0n, 2]); // asked again after the timeout
    await slow.stop();
  });

  it('never names its address in the failure', async () => {
    const secret = 'node-access-key';
    const chain = createEvmChain({ chainId: 10_143, rpcUrl: `${proxy.url}/${secret}`, contracts, timeoutMs: 300 });
    proxy.shut();
    const failure = await chain.head().catch((error: unknown) => error as Error);
    proxy.open();
    const texts = [];
    for (let error: unknown = failure; error instanceof Error; error = error.cause) {
      texts.push(error.message, error.stack, JSON.stringify(error));
    }
    expect(texts.length).toBeGreaterThan(0);
    expect(texts.join('\n')).not.toContain(secret);
    expect(texts.join('\n')).not.toContain(new URL(proxy.url).port);
  });
});
