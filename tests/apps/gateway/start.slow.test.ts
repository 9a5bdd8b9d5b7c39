import { chmodSync } from 'node:fs';
import { describe, expect, it, vi } from 'vitest';
import { createLogger } from '../../../src/adapters/log/logger.ts';
import { type RunningService, startService } from '../../../src/apps/gateway/start.ts';
import { loadGatewayConfig } from '../../../src/config/config.ts';
import { startDevnet, type TestDevnet } from '../../domains/support/devnet.ts';
import { createTestDatabase } from '../../support/database.ts';
import { folderForFile, forTest } from '../../support/for-file.ts';
import { placesOf } from '../../support/program.ts';

const dataDir = folderForFile('income-series-start-');
chmodSync(dataDir, 0o711);

const start = () =>
  startService({
    config: loadGatewayConfig({ PORT: '0', DATA_DIR: dataDir }),
    log: createLogger({ level: 'silent' }),
  });

const isHealthy = async ({ url }: RunningService) => (await fetch(`${url}/health`)).status === 200;

describe('the service on a database and a chain that are given', () => {
  const variables = ({ anvil, contracts }: TestDevnet, databaseUrl: string) => ({
    PORT: '0',
    DATA_DIR: dataDir,
    ...placesOf(databaseUrl, { rpcUrl: anvil.url, contracts }),
  });
  const log = createLogger({ level: 'silent' });

  it('indexes that chain into that database, starts nothing of its own, and leaves both running', async () => {
    await using database = await createTestDatabase();
    const devnet = await forTest(startDevnet());
    const { owner } = devnet;
    const key = devnet.wallet(1).address;
    const { blockNumber } = await owner.registerVerifierKey(key);
    const service = await startService({ config: loadGatewayConfig(variables(devnet, database.url)), log });
    try {
      expect(service.devnet).toBeUndefined();
      await service.work?.chains.first.worker.indexed(blockNumber);
      expect(await database.prisma.verifierKey.findMany({ select: { address: true } })).toEqual([{ address: key }]);
      await vi.waitUntil(() => isHealthy(service), { timeout: 60_000 });
    } finally {
      await service.stop();
    }
    expect(await database.prisma.verifierKey.count()).toBe(1);
    expect(await devnet.anvil.clock.now()).toBeGreaterThan(0n);
  });

  it('signs people in to the port that it obtained, where its environment leaves the port open', async () => {
    await using database = await createTestDatabase();
    const devnet = await forTest(startDevnet());
    const config = loadGatewayConfig({ ...variables(devnet, database.url), WORKER: 'off' });
    const service = await startService({ config, log });
    try {
      const { port } = new URL(service.url);
      expect(service.publicUrl).toBe(`http://localhost:${port}`);
      const query = `mutation ($input: SignInNonceInput!) { signInNonce(input: $input) { ... on WalletChallenge { message } } }`;
      const input = { address: devnet.wallet(1).address, chain: service.chains[0] };
      const answer = await fetch(`${service.url}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ query, variables: { input } }),
      });
      const { message } = (await answer.json()).data.signInNonce;
      expect(message).toMatch(new RegExp(`^localhost:${port} wants you.*URI: http://localhost:${port}/?$`, 'ms'));
    } finally {
      await service.stop();
    }
  });

  it('limits addresses as its environment says', async () => {
    await using database = await createTestDatabase();
    const devnet = await forTest(startDevnet());
    const limits = { RATE_LIMIT: '100', RATE_LIMIT_SIGN_INS: '2', TRUSTED_PROXIES: 'loopback', WORKER: 'off' };
    const config = loadGatewayConfig({ ...variables(devnet, database.url), ...limits });
    const service = await startService({ config, log });
    try {
      const ask = async (address: string) => {
        const { status } = await fetch(`${service.url}/setup`, { headers: { 'x-forwarded-for': address } });
        return status;
      };
      const answers: number[] = [];
      for (let i = 0; i < 6; i++) answers.push(await ask('203.0.113.1'));
      expect([...answers, await ask('203.0.113.2')]).toEqual([200, 200, 200, 200, 200, 429, 200]);
    } finally {
      await service.stop();
    }
  });

  it('is refused where the node serves another chain than configured', async () => {
    await using database = await createTestDatabase();
    const devnet = await forTest(startDevnet());
    const config = loadGatewayConfig(variables(devnet, database.url));
    const [first] = config.chains;
    const other = { ...config, chains: [{ ...first, chain: { ...first.chain, chainId: 10144 } }] as const };
    await expect(startService({ config: other, log })).rejects.toMatchObject({
      refusals: [{ code: 'CHAIN_MISMATCH', variable: 'EVM_RPC_URL' }],
    });
    expect(await database.prisma.indexedBlock.count()).toBe(0);
  });
});

describe('the service on its embedded defaults', () => {
  it('starts, indexes, serves, stops, and finds its data again', async () => {
    const first = await start();
    try {
      await vi.waitUntil(() => isHealthy(first), { timeout: 60_000 });
      expect(await (await fetch(`${first.url}/series`)).json()).toMatchObject({ data: { items: [] } });
      await first.database.prisma.account.create({ data: { displayName: 'Kept' } });
    } finally {
      await first.stop();
    }
    await expect(fetch(`${first.url}/ready`)).rejects.toThrow();

    const second = await forTest(start());
    await vi.waitUntil(() => isHealthy(second), { timeout: 60_000 });
    expect(await second.database.prisma.account.count({ where: { displayName: 'Kept' } })).toBe(1);
  });
});
