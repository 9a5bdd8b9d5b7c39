import { chmodSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { leaveByNpm } from '../support/left-by-npm.ts';

// A supervisor that ends npm, and nothing below it: the programs end by themselves, their databases and chains with them.

const SCRIPTS = [
  ['npm start', ['start'], /"msg":"listening"/],
  ['npm run demo, while it tells its story', ['demo', '--', '--port', '0'], /People sign in/],
] as const;

for (const signal of ['SIGKILL', 'SIGTERM'] as const)
  it.each(SCRIPTS)(`%s leaves nothing behind where npm gets ${signal}`, async (_, args, until) => {
    const folder = mkdtempSync(join(tmpdir(), 'income-series-left-'));
    chmodSync(folder, 0o711); // the database's server may run as another account
    const left = await leaveByNpm(args, { signal, until, environment: { PORT: '0', DATA_DIR: folder } });
    expect(left.count).toBeGreaterThan(4); // the program, and its database and chain with their guardians
    await expect.poll(() => left.running(), { timeout: 60_000 }).toEqual([]);
  });
