import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { createLogger } from '../../src/adapters/log/logger.ts';
import { type RunningService, startService } from '../../src/apps/gateway/start.ts';
import { loadGatewayConfig } from '../../src/config/config.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'income-series-start-'));
chmodSync(dataDir, 0o711);
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

const start = () =>
  startService({
    config: loadGatewayConfig({ PORT: '0', DATA_DIR: dataDir }),
    log: createLogger({ level: 'silent' }),
  });

const isHealthy = async ({ url }: RunningService) => (await fetch(`${url}/health`)).status === 200;

describe('the service on its embedded defaults', () => {
  it('starts, indexes, serves, stops, and finds its data again', async () => {
    const first = await start();
    try {
      await vi.waitUntil(() => isHealthy(first), { timeout: 30_000 });
      expect(await (await fetch(`${first.url}/series`)).json()).toMatchObject({ data: { items: [] } });
      await first.database.prisma.account.create({ data: { displayName: 'Kept' } });
    } finally {
      await first.stop();
    }
    await expect(fetch(`${first.url}/ready`)).rejects.toThrow();

    const second = await start();
    try {
      await vi.waitUntil(() => isHealthy(second), { timeout: 30_000 });
      expect(await second.database.prisma.account.count({ where: { displayName: 'Kept' } })).toBe(1);
    } finally {
      await second.stop();
    }
  });
});
