import { execFile } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { freePort } from '../../../src/adapters/process/free-port.ts';
import { EXHAUSTIVE } from '../../support/exhaustive.ts';
import { allProcesses, descendants } from '../../support/processes.ts';
import { type Program, startProgram } from '../../support/program.ts';
import { askAs, peopleOf } from '../demo/screen.ts';

// npm start -- --seed: filled in one start, by a database that keeps its connections and answers nothing for a while; in the
// exhaustive run also in several starts that are stopped, which takes three times as long.

const run = promisify(execFile);
const SERIES = '{ seriesList(first: 20) { nodes { key state chain auction { phase } } } }';
const IN_EACH_PHASE = [
  ...['ACTIVE DONE', 'ACTIVE DONE', 'ACTIVE DONE', 'ACTIVE undefined', 'CURVE undefined'],
  ...['RAISING COMMIT', 'RAISING REVEAL'],
];
/** Longer than a statement is waited for, so that requests are refused. */
const SILENT_MS = 20_000;

function newHome(): string {
  const folder = mkdtempSync(join(tmpdir(), 'income-series-seed-'));
  chmodSync(folder, 0o711); // the database's server may run as another account
  return folder;
}

const started: Program[] = [];
function start(folder: string, args: readonly string[], environment: Readonly<Record<string, string>> = {}): Program {
  const program = startProgram('gateway', { PORT: '0', DATA_DIR: folder, ...environment }, args);
  started.push(program);
  return program;
}
const listening = async (program: Program) =>
  JSON.parse(await program.said('"msg":"listening"')) as { readonly url: string };

const statesAt = async (url: string): Promise<readonly string[]> => {
  const { data } = await askAs(url, SERIES);
  return data.seriesList.nodes
    .map((series: { state: string; auction: { phase: string } | null }) => `${series.state} ${series.auction?.phase}`)
    .sort();
};

/** The lists of each person's screens in the app that are not empty. */
const WORK = [
  ['ada', 'myOrders myBids myPositions myNotifications'],
  ['issuer', 'seriesDrafts'],
  ['theo', 'termsAmendments'],
  ['admin', 'attestorProposals applications auditLog keeperRuns'],
] as const;

async function expectWork(url: string): Promise<void> {
  const people = await peopleOf(url);
  for (const [name, lists] of WORK) {
    const token = people.find((person) => person.name === name)?.token;
    const { data } = await askAs(url, `{ ${lists.replaceAll(/\w+/g, '$& { totalCount }')} }`, token);
    const empty = lists.split(' ').filter((list) => data[list].totalCount === 0);
    expect([name, empty]).toEqual([name, []]);
  }
  const { data } = await askAs(url, '{ seriesList(first: 10) { nodes { reports { totalCount } } } }');
  const reported = data.seriesList.nodes.map(({ reports }: { reports: { totalCount: number } }) => reports.totalCount);
  expect(reported).toContain(1);
}

/** Starts to fill a service; resolves when it has more series than before. */
async function startFilling(folder: string, before = 0): Promise<{ program: Program; count: number }> {
  const port = await freePort();
  const program = start(folder, ['--seed'], { PORT: String(port) });
  const count = () =>
    statesAt(`http://127.0.0.1:${port}/graphql`).then(
      ({ length }) => length,
      () => 0,
    );
  const hasMore = async () => expect(await count()).toBeGreaterThan(before);
  await vi.waitFor(hasMore, { timeout: 120_000, interval: 20 });
  return { program, count: await count() };
}

/** Freezes the database in a folder; answers what lets it go on. */
function silence(folder: string): () => void {
  const all = allProcesses();
  const server = all.find(({ args }) => /postgres/.test(args) && args.includes(`-D ${folder}`));
  const pids = server ? [server, ...descendants(server.pid, all)].map(({ pid }) => pid) : [];
  expect(pids.length).toBeGreaterThan(3);
  for (const pid of pids) process.kill(pid, 'SIGSTOP');
  return () => {
    const left = new Set(allProcesses().map(({ pid }) => pid)); // some may have been ended meanwhile
    for (const pid of pids) if (left.has(pid)) process.kill(pid, 'SIGCONT');
  };
}

afterAll(async () => {
  await Promise.all(started.map((program) => program.kill()));
});

let running: Program | undefined;
afterEach(async () => {
  await running?.end();
  running = undefined;
});

describe('a service that is filled by a database that is silent meanwhile', () => {
  let home: string;
  beforeAll(() => {
    home = newHome();
  });

  it('has each request done once: a series in each phase, a file of their names, and people who sign in', async () => {
    const { program } = await startFilling(home);
    running = program;
    const goOn = silence(home);
    await wait(SILENT_MS);
    goOn();
    const { url } = await listening(program);
    expect(program.lines.filter((line) => line.includes('DATABASE_UNAVAILABLE'))).not.toEqual([]);
    expect(await statesAt(url)).toEqual(IN_EACH_PHASE);
    const names = readFileSync(join(home, 'names.sh'), 'utf8');
    for (const name of ['COMMIT_SERIES', 'REVEAL_SERIES', 'ACTIVE_SERIES', 'TRADED_SERIES', 'CURVE_SERIES'])
      expect(names).toMatch(RegExp(`export ${name}='0x[0-9a-f]{64}'`));
    const at = ['--url', new URL(url).origin];
    const { stdout } = await run(process.execPath, ['bin/run.mjs', 'people', 'token', 'issuer', ...at]);
    const terms = await askAs(url, '{ seriesList(first: 10) { nodes { terms { theta } } } }', stdout.trim());
    expect(JSON.stringify(terms.data)).toContain('"theta":"6000000"');
    await expectWork(url);
  });

  it('keeps the names of its series when it starts without it', async () => {
    running = start(home, []);
    await listening(running);
    expect(readFileSync(join(home, 'names.sh'), 'utf8')).toContain('export COMMIT_SERIES=');
  });

  it('is refused before anything begins where a database is given', async () => {
    running = start(home, ['--seed'], { DATABASE_URL: 'postgresql://somebody@127.0.0.1:1/none' });
    expect(await running.said('"level":"fatal"')).toContain('--seed needs an embedded database and chain');
    expect(await running.ended).toBe(2);
  });
});

function testStoppedStarts(): void {
  describe('a service that ends while it is filled', () => {
    let stopped: { readonly folder: string; readonly first: Program; readonly code: number | null };
    let silent: { readonly program: Program; readonly goOn: () => void };
    let filled: readonly string[];
    beforeAll(async () => {
      const folder = newHome();
      const { program: first, count } = await startFilling(folder);
      stopped = { folder, first, code: await first.end() };
      const { program } = await startFilling(folder, count);
      silent = { program, goOn: silence(folder) };
    });
    afterAll(() => silent?.goOn());

    it('says in one sentence that it was stopped', () => {
      const { folder, first, code } = stopped;
      expect(code).toBe(143);
      expect(first.lines.filter((line) => line.includes(`Filling ${folder} was stopped`))).toHaveLength(1);
      const stopping = first.lines.findIndex((line) => line.includes('"msg":"stopping"'));
      expect(stopping).toBeGreaterThan(0);
      expect(first.lines.slice(stopping).join('\n')).not.toMatch(/"level":"fatal"|\bat file:/);
    });

    it('ends with 1 and the reason where its database stays silent', async () => {
      const fatal = JSON.parse(await silent.program.said('"level":"fatal"'));
      silent.goOn();
      expect(fatal.reason).toBe('an answer of the database did not come in 60 s');
      expect(await silent.program.ended).toBe(1);
    });

    it('is filled by the next start that is asked to', async () => {
      running = start(stopped.folder, ['--seed']);
      filled = await statesAt((await listening(running)).url);
      expect(filled).toEqual(expect.arrayContaining(IN_EACH_PHASE));
    });

    it('is not filled again then, says so and serves', async () => {
      running = start(stopped.folder, ['--seed']);
      const said = JSON.parse(await running.said('There are series already'));
      expect(said).toMatchObject({ level: 'warn', msg: expect.stringContaining(`already in ${stopped.folder}`) });
      expect(await statesAt((await listening(running)).url)).toEqual(filled);
    });
  });
}

if (EXHAUSTIVE) testStoppedStarts();
