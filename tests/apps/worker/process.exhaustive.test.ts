import { spawn } from 'node:child_process';
import { describe, expect, it, vi } from 'vitest';
import { difference, dump } from '../../indexing/support/dump.ts';
import { freshIndex } from '../../indexing/support/index.ts';
import { createWorld } from '../../indexing/support/world.ts';
import { createTestDatabase } from '../../support/database.ts';
import { forFile } from '../../support/for-file.ts';
import { placesOf } from '../../support/program.ts';

const world = await forFile(createWorld());

interface Run {
  readonly output: () => string;
  readonly exit: Promise<number | null>;
  stop(): void;
}

function runWorker(args: readonly string[], environment: Readonly<Record<string, string>>): Run {
  const inherited = Object.entries(process.env).filter(([name]) => ['PATH', 'HOME', 'TMPDIR'].includes(name));
  const child = spawn(process.execPath, ['bin/run.mjs', 'worker', ...args], {
    env: { ...Object.fromEntries(inherited), ...environment },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (data) => {
      output += String(data);
    });
  }
  const exit = new Promise<number | null>((resolve) => child.once('close', resolve));
  return { output: () => output, exit, stop: () => void child.kill('SIGTERM') };
}

const settings = (databaseUrl: string) => ({
  ...placesOf(databaseUrl, { rpcUrl: world.anvil.url, contracts: world.contracts, startBlock: world.startBlock }),
  REORG_BOUND: '32',
});

describe('the worker as a process of its own', () => {
  it('indexes what it is given, ends at a signal, and begins again with --reindex', async () => {
    await using database = await createTestDatabase();
    const { prisma } = database;
    const indexedTo = (block: bigint) =>
      vi.waitFor(
        async () => {
          const cursor = await prisma.indexerCursor.findFirst();
          expect(cursor).toMatchObject({ blockNumber: block, halted: null });
        },
        { timeout: 60_000, interval: 50 },
      );
    const head = await world.client.getBlockNumber();
    const first = runWorker([], settings(database.url));
    await indexedTo(head);
    first.stop();
    expect(await first.exit, first.output()).toBe(0);
    expect(first.output()).toMatch(/"signal":"SIGTERM","msg":"stopping"[\s\S]*"msg":"stopped"/);

    await prisma.indexerCursor.updateMany({ data: { halted: 'REORG_TOO_DEEP' } });
    const rows = await dump(prisma);
    const alone = runWorker(['--reindex'], { ...settings(database.url), EVM_RPC_URL: 'http://127.0.0.1:1' });
    expect(await alone.exit, alone.output()).toBe(2);
    expect(alone.output()).toContain('(NODE_UNREACHABLE)');
    expect(difference(await dump(prisma), rows)).toEqual({});

    const second = runWorker(['--reindex'], settings(database.url));
    await indexedTo(head);
    second.stop();
    expect(await second.exit, second.output()).toBe(0);
    expect(difference(await dump(prisma), await freshIndex(world))).toEqual({});
  });

  it('does not start embedded parts of its own', async () => {
    const run = runWorker([], {});
    expect(await run.exit).toBe(2);
    expect(run.output()).toContain('only with DATABASE_URL and EVM_RPC_URL');
  });
});
