import { chmodSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, expect, it } from 'vitest';
import { freePort } from '../../../src/adapters/process/free-port.ts';
import { allProcesses, descendants, signalProcess } from '../../support/processes.ts';
import { type Program, startProgram } from '../../support/program.ts';
import { askAs } from '../demo/screen.ts';

// npm start -- --seed, whose database keeps its connections and answers nothing for a while.

/** Longer than a statement is waited for, so that requests are refused. */
const SILENT_MS = 20_000;
/** Longer than a request is sent again, and its last answer waited for. */
const TOO_LONG_MS = 80_000;
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

async function silence(folder: string, ms: number): Promise<void> {
  const pids = databaseIn(folder);
  expect(pids.length).toBeGreaterThan(3);
  for (const pid of pids) signalProcess(pid, 'SIGSTOP');
  await wait(ms);
  for (const pid of pids) signalProcess(pid, 'SIGCONT');
}

const statesAt = async (url: string): Promise<readonly string[]> => {
  const { data } = await askAs(url, SERIES);
  return data.seriesList.nodes.map(
    ({ state, auction }: { state: string; auction: { phase: string } | null }) => `${state} ${auction?.phase}`,
  );
};
/** One series in each phase, and one more that has paid. */
const IN_EACH_PHASE = ['ACTIVE DONE', 'ACTIVE DONE', 'CURVE undefined', 'RAISING COMMIT', 'RAISING REVEAL'];

/** Starts a service that is being filled. */
async function startFilling() {
  const folder = mkdtempSync(join(tmpdir(), 'income-series-silent-'));
  chmodSync(folder, 0o711); // the database's server may run as another account
  const port = await freePort();
  const program = startProgram('gateway', { PORT: String(port), DATA_DIR: folder }, ['--seed']);
  running = program;
  const url = `http://127.0.0.1:${port}/graphql`;
  const count = () =>
    askAs(url, COUNT).then(
      ({ data }) => Number(data.seriesList.totalCount),
      () => 0,
    );
  await expect.poll(count, { timeout: 120_000 }).toBeGreaterThan(0);
  return { folder, url, program };
}

it('is filled, each request done once, by a database that was silent while it was filled', async () => {
  const { folder, url, program } = await startFilling();
  await silence(folder, SILENT_MS);
  await program.said('"msg":"listening"');
  expect([...(await statesAt(url))].sort()).toEqual(IN_EACH_PHASE);
  expect(program.lines.filter((line) => line.includes('DATABASE_UNAVAILABLE'))).not.toEqual([]);
});

it('ends with 1 and the reason where the database stays silent, and goes on at the next start', async () => {
  const { folder, program } = await startFilling();
  await silence(folder, TOO_LONG_MS);
  expect(await program.ended).toBe(1);
  const fatal = program.lines.find((line) => line.includes('"level":"fatal"'));
  expect(JSON.parse(fatal ?? '{}').reason).toBe('an answer of the database did not come in 60 s');
  running = startProgram('gateway', { PORT: '0', DATA_DIR: folder }, ['--seed']);
  const { url } = JSON.parse(await running.said('"msg":"listening"')) as { url: string };
  expect(await statesAt(url)).toEqual(expect.arrayContaining(IN_EACH_PHASE));
});
