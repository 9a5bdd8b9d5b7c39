import { describe, expect, it, vi } from 'vitest';
import { createEvmChain } from '../../src/adapters/evm/index.ts';
import { resetIndex } from '../../src/indexing/reset.ts';
import { type RunningIndexer, type StartIndexerOptions, startIndexer } from '../../src/indexing/start.ts';
import { modules } from '../../src/modules.ts';
import { startSwitchableProxy } from '../adapters/evm/support/switchable-proxy.ts';
import { startAnvil } from '../support/anvil.ts';
import { createTestDatabase, type TestDatabase } from '../support/database.ts';
import { some } from '../support/exhaustive.ts';
import { forFile } from '../support/for-file.ts';
import { raise } from './support/actions.ts';
import { difference, dump } from './support/dump.ts';
import { BOUND, freshIndex } from './support/index.ts';
import { createWorld } from './support/world.ts';

const world = await forFile(createWorld());
await raise(world, 1, [0, 1, 2]);
const proxy = await forFile(startSwitchableProxy(world.anvil.url));

/** Lines the worker logged. */
const lines: { level: string; message: string; fields: object }[] = [];
const note = (level: string) => (fields: object, message: string) => void lines.push({ level, message, fields });
const log = { info: note('info'), warn: note('warn'), error: note('error') };

function start(database: TestDatabase, options: Partial<StartIndexerOptions> = {}): RunningIndexer {
  const { chainId } = world.anvil;
  return startIndexer({
    db: database.prisma,
    modules,
    source: createEvmChain({ chainId, rpcUrl: proxy.url, contracts: world.contracts, timeoutMs: 500 }),
    startBlock: world.startBlock,
    reorgBound: BOUND,
    pollMs: 20,
    log,
    ...options,
  });
}

/** Waits for the worker to say of itself what is asked. */
async function until(
  worker: RunningIndexer,
  holds: (health: ReturnType<RunningIndexer['health']>) => boolean,
): Promise<void> {
  await vi.waitUntil(() => holds(worker.health()), { timeout: 60_000, interval: 5 });
}

const height = () => world.client.getBlockNumber();

describe('the worker', () => {
  it('catches up, follows, and says how far it is', async () => {
    await using database = await createTestDatabase();
    const worker = start(database);
    await worker.indexed(await height());
    await world.govern('registry', 'setVerified', [[world.owner], true]);
    const head = await height();
    await worker.indexed(head);
    await until(worker, ({ lag }) => lag === 0);
    expect(worker.health()).toEqual({
      ok: true,
      cursor: `${head}`,
      head: `${head}`,
      lag: 0,
      halted: null,
      failure: null,
    });
    await worker.stop();
    expect(difference(await dump(database.prisma), await freshIndex(world))).toEqual({});
  });

  it.each(some(['shut', 'silence'] as const, 1))(
    'turns red while the node is away (%s) and goes on when it is back',
    async (way) => {
      await using database = await createTestDatabase();
      const worker = start(database);
      await worker.indexed(await height());
      lines.length = 0;
      proxy[way]();
      await until(worker, ({ ok }) => !ok);
      expect(worker.health()).toMatchObject({ ok: false, failure: 'CHAIN_UNAVAILABLE', halted: null });
      await world.govern('registry', 'setVerified', [[world.owner], false]);
      proxy.open();
      await worker.indexed(await height());
      expect(worker.health()).toMatchObject({ ok: true, failure: null });
      const said = lines.map(({ level, fields }) => [level, (fields as { code?: string }).code]);
      expect(said).toContainEqual(['warn', 'CHAIN_UNAVAILABLE']);
      expect(said.map(([level]) => level)).not.toContain('error');
      await worker.stop();
    },
  );

  it('does not index another chain that answers at the same address', async () => {
    await using database = await createTestDatabase();
    const worker = start(database);
    await worker.indexed(await height());
    const before = await dump(database.prisma);
    const other = await startAnvil({ chainId: 31_337 });
    proxy.open(other.url);
    lines.length = 0;
    await until(worker, ({ failure }) => failure === 'CHAIN_MISMATCH');
    expect(lines).toMatchObject([{ level: 'error', fields: { code: 'CHAIN_MISMATCH' } }]);
    await worker.stop();
    expect(difference(await dump(database.prisma), before)).toEqual({});
    proxy.open(world.anvil.url);
    await other.stop();
  });

  it('halts below a reorganisation beyond its bound, says so once, and begins again after a reset', async () => {
    await using database = await createTestDatabase();
    const snapshot = await world.anvil.rpc('evm_snapshot');
    await world.anvil.rpc('anvil_mine', '0x10');
    const worker = start(database, { reorgBound: 8, pollMs: 4 }); // after each failure it waits longer
    await worker.indexed(await height());
    lines.length = 0;
    await world.anvil.rpc('evm_revert', snapshot);
    await world.anvil.clock.advance(7n);
    await until(worker, ({ failure }) => failure === 'CHAIN_BEHIND'); // the node may still come to those blocks
    await world.anvil.rpc('anvil_mine', '0x10');
    await until(worker, ({ halted }) => halted !== null);
    expect(worker.health()).toMatchObject({ ok: false, halted: 'REORG_TOO_DEEP' });
    const said = lines.filter(({ level }) => level !== 'info').map(({ level, fields }) => ({ level, ...fields }));
    expect(said).toMatchObject([
      { level: 'warn', code: 'CHAIN_BEHIND' },
      { level: 'warn', code: 'CHAIN_UNAVAILABLE' },
      { level: 'error', halted: 'REORG_TOO_DEEP' },
    ]);
    await worker.stop();

    await resetIndex(database.prisma, world.chain, modules);
    const again = start(database);
    await again.indexed(await height());
    await again.stop();
    expect(difference(await dump(database.prisma), await freshIndex(world))).toEqual({});
  });

  it('lets nobody wait for ever', async () => {
    await using database = await createTestDatabase();
    const worker = start(database);
    const aborted = worker.indexed(10n ** 9n, AbortSignal.abort(new Error('enough')));
    await expect(aborted).rejects.toThrow('enough');
    const far = expect(worker.indexed(10n ** 9n)).rejects.toThrow('stopped');
    await worker.stop();
    await far;
  });
});
