import { chmodSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, expect, it } from 'vitest';
import { freePort } from '../../../src/adapters/process/free-port.ts';
import { allProcesses, descendants } from '../../support/processes.ts';
import { type Program, startProgram } from '../../support/program.ts';
import { askAs } from '../demo/screen.ts';

// npm start -- --seed, whose database keeps its connections and answers nothing for a while.

/** Longer than a statement is waited for, so that requests are refused. */
const SILENT_MS = 20_000;
const SERIES = '{ seriesList(first: 10) { nodes { state auction { phase } } } }';
const COUNT = '{ seriesList(first: 10) { totalCount } }';

let running: Program | undefined;
afterEach(() => running?.end());

/** The processes of the database in a folder. */
function databaseIn(folder: string): readonly number[] {
  const all = allProcesses();
  const server = all.find(({ args }) => /postgres/.test(args) && args.includes(`-D ${folder}`));
  return server ? [server, ...descendants(server.pid, all)].map(({ pid }) => pid) : [];
}

async function silence(folder: string): Promise<void> {
  const pids = databaseIn(folder);
  expect(pids.length).toBeGreaterThan(3);
  for (const pid of pids) process.kill(pid, 'SIGSTOP');
  await wait(SILENT_MS);
  for (const pid of pids) process.kill(pid, 'SIGCONT');
}

it('is filled, each request done once, by a database that was silent while it was filled', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'income-series-silent-'));
  chmodSync(folder, 0o711); // the database's server may run as another account
  const port = await freePort();
  running = startProgram('gateway', { PORT: String(port), DATA_DIR: folder }, ['--seed']);
  const url = `http://127.0.0.1:${port}/graphql`;
  const count = () =>
    askAs(url, COUNT).then(
      ({ data }) => Number(data.seriesList.totalCount),
      () => 0,
    );
  await expect.poll(count, { timeout: 120_000 }).toBeGreaterThan(0);
  await silence(folder);
  await running.said('"msg":"listening"');
  const { data } = await askAs(url, SERIES);
  const states = data.seriesList.nodes.map(
    ({ state, auction }: { state: string; auction: { phase: string } | null }) => `${state} ${auction?.phase}`,
  );
  expect(states.sort()).toEqual(['ACTIVE DONE', 'CURVE undefined', 'RAISING COMMIT', 'RAISING REVEAL']);
  expect(running.lines.filter((line) => line.includes('DATABASE_UNAVAILABLE'))).not.toEqual([]);
});
