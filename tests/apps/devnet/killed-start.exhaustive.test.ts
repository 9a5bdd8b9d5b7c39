import { spawn } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { projectPath } from '../../../src/project.ts';
import { randomOf } from '../../search/shared/random.ts';
import { range, repeat, SEED } from '../../support/exhaustive.ts';

// First starts whose process group is killed at a random moment, and the starts after them in the same folder.

const folders: string[] = [];
function folder(): string {
  const path = mkdtempSync(join(tmpdir(), 'income-series-killed-'));
  chmodSync(path, 0o711); // the database's server may run as another account
  folders.push(path);
  return path;
}
afterAll(() => {
  for (const path of folders) rmSync(path, { recursive: true, force: true });
});

/** `npm start` on a folder, leading a process group. */
function start(dataDir: string) {
  const { PATH = '', HOME = '' } = process.env;
  const child = spawn(process.execPath, ['bin/run.mjs', 'gateway'], {
    cwd: projectPath('.'),
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { PATH, HOME, PORT: '0', DATA_DIR: dataDir },
  });
  const lines: string[] = [];
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  const listening = new Promise<void>((resolve, reject) => {
    const read = (line: string) => {
      lines.push(line);
      if (line.includes('"msg":"listening"')) resolve();
    };
    for (const stream of [child.stdout, child.stderr]) createInterface({ input: stream }).on('line', read);
    void ended.then(() => reject(new Error(`the gateway ended:\n${lines.join('\n')}`)));
  });
  listening.catch(() => {}); // of one that is killed nobody waits for it
  const signal = async (name: NodeJS.Signals) => {
    process.kill(-(child.pid as number), name);
    await ended;
  };
  return { lines, listening, signal };
}

/** A first start beside what an unfinished one left, and the milliseconds that it took. */
let first: { readonly dataDir: string; readonly taken: number; readonly lines: readonly string[] };
const LEFT = ['postgres.unfinished-4194305', 'postgres.password.unfinished-4194305']; // above the greatest process id of Linux
beforeAll(async () => {
  const dataDir = folder();
  const [unfinished, password] = LEFT.map((name) => join(dataDir, name)) as [string, string];
  mkdirSync(unfinished);
  writeFileSync(password, 'half');
  writeFileSync(join(unfinished, 'PG_VERSION'), '17\n');
  const before = performance.now();
  const gateway = start(dataDir);
  await gateway.listening;
  const taken = performance.now() - before;
  await gateway.signal('SIGTERM');
  first = { dataDir, taken, lines: gateway.lines };
});

it('a start works after a first start that was killed at any moment', { timeout: 1_800_000 }, async () => {
  const { taken } = first;
  const random = randomOf(SEED);
  for (const _ of repeat('killed starts', range(60))) {
    const dataDir = folder();
    const moment = random.below(Math.ceil(taken));
    const killed = start(dataDir);
    await setTimeout(moment);
    await killed.signal('SIGKILL');
    const next = start(dataDir);
    await expect(next.listening, `killed after ${moment} ms of ${taken}, TESTS_SEED=${SEED}`).resolves.toBeUndefined();
    expect(readdirSync(dataDir).filter((name) => name.includes('unfinished'))).toEqual([]);
    await next.signal('SIGTERM');
    rmSync(dataDir, { recursive: true, force: true });
  }
});

it('a database that was not finished is removed, and the log says so', () => {
  expect(LEFT.filter((name) => existsSync(join(first.dataDir, name)))).toEqual([]);
  const lines = first.lines
    .filter((line) => line.includes('An incomplete database was removed'))
    .map((line) => JSON.parse(line));
  for (const name of LEFT)
    expect(lines).toContainEqual(
      expect.objectContaining({ level: 'warn', msg: expect.stringContaining(`: ${name}.`) }),
    );
});

it('a database whose password is gone is left as it is, and the start says what is missing', async () => {
  const { dataDir } = first;
  rmSync(join(dataDir, 'postgres.password'));
  const second = start(dataDir);
  await expect(second.listening).rejects.toThrow('has lost its password file');
  expect(existsSync(join(dataDir, 'postgres/PG_VERSION'))).toBe(true);
});
