import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OpenSeries } from '../../../src/apps/demo/open-series.ts';
import { CAST, SOLANA_CAST } from '../../../src/apps/demo/people.ts';
import { DEMO_TIMEOUT, type DemoProcess, startDemo } from './process.ts';
import { addressOf, askAs, peopleOf, screenOf, tooLong, variablesOf } from './screen.ts';
import type { StoryResult } from './story-result.ts';

const run = promisify(execFile);

/** Of a page elsewhere. */
const ORIGIN = 'http://localhost:3000';

type Result = StoryResult & { readonly open: OpenSeries };

let demo: DemoProcess;
let result: Result;
let url: string;
beforeAll(async () => {
  demo = startDemo('--json', '--cors-origins', ORIGIN);
  result = JSON.parse(await demo.line(/^\{/)) as Result;
  url = addressOf(demo);
}, DEMO_TIMEOUT);
afterAll(async () => {
  demo?.interrupt();
  await demo?.ended;
});

it('refuses origins that are none before it starts anything', async () => {
  const refused = startDemo('--cors-origins', 'everywhere');
  expect(await refused.ended).toBe(1);
  expect(refused.stdout.join('\n')).not.toContain('✓');
  expect(refused.stderr.join('\n')).toContain('CORS_ORIGINS must be origins');
});

it('names a port that another process listens on, and what to do, before it starts anything', async () => {
  const { port } = new URL(url);
  const refused = startDemo('--port', port);
  expect(await refused.ended).toBe(2);
  expect(refused.stdout).toEqual([]);
  const text = `Another process listens on port ${port}. Name another port by --port, or --port 0 for a free one.`;
  expect(refused.stderr).toContain(text);
});

/** A program of ours with the variables of the demo, as in a shell that has read them. */
async function command(...args: readonly string[]): Promise<string> {
  const { PATH = '', HOME = '' } = process.env;
  const { stdout } = await run(process.execPath, args, { env: { PATH, HOME, ...variablesOf(demo) } });
  return stdout.trim();
}
const people = (...args: readonly string[]) => command('bin/run.mjs', 'people', ...args);

/** An attestor on a machine of its own, with what the shell variables name. */
function attestor() {
  const folder = mkdtempSync(join(tmpdir(), 'income-series-desk-'));
  const password = join(folder, 'password');
  writeFileSync(password, randomUUID(), { mode: 0o600 });
  const files = [
    '--config',
    join(folder, 'a.json'),
    '--keystore',
    join(folder, 'key.json'),
    '--password-file',
    password,
  ];
  return async (...args: readonly string[]) =>
    JSON.parse(await command('bin/income-series.js', 'attestor', '--json', ...files, ...args)) as Record<
      string,
      string
    >;
}

describe('the demo without options', () => {
  it('runs the main job alone: what did not run is null', () => {
    const { market, attestors, curve, periods, raise, applications } = result;
    expect([market, attestors, curve]).toEqual([null, null, null]);
    expect(periods.map(({ payment }) => payment)).toEqual(['750000000', '4250000000']);
    expect(raise.auction.phase).toBe('DONE');
    expect(applications.issuer.onchain).toBe('VERIFIED');
  });

  it('prints no line that a terminal of 80 columns wraps, and no sign of life where nobody watches', () => {
    expect(tooLong(demo)).toEqual([]);
    expect(demo.stderr.filter((line) => /… \d+ s: /.test(line))).toEqual([]);
  });

  it('answers pages of the origins that it is given', async () => {
    const { headers } = await fetch(url, { headers: { origin: ORIGIN, accept: 'text/html' } });
    expect(headers.get('access-control-allow-origin')).toBe(ORIGIN);
  });

  it('says why dates are later than the reader’s own', () => {
    const moved = demo.stderr.filter((line) => line.includes('clock was moved on to'));
    expect(moved.length).toBeGreaterThan(3);
    expect(screenOf(demo).join()).toMatch(/clock is at \d{4}-\d\d-\d\d: it was moved on/);
  });

  it('ends in one screen, on which a query stands with what each reader was answered', async () => {
    const screen = screenOf(demo);
    expect(screen.length).toBeLessThanOrEqual(40);
    const from = screen.findIndex((line) => line.includes('{ series('));
    const query = screen.slice(from, from + 3).join('\n');
    const people = await peopleOf(url);
    const names = { public: undefined, holder: 'ada', backer: 'cleo', issuer: 'issuer', admin: 'admin' };
    for (const [reader, name] of Object.entries(names)) {
      const { data } = await askAs(url, query, people.find((person) => person.name === name)?.token);
      const [report] = data.series.reports.nodes;
      const values = [data.series.terms?.theta, report.period, report.payment, report.source].map(String);
      const cells = values.map((value) => (value === 'undefined' ? 'null' : value));
      expect(screen.some((line) => RegExp(`^ +${reader} .*${cells.join(' +')}$`).test(line.trimEnd()))).toBe(true);
    }
  });

  it('leaves a series in each phase', async () => {
    const { commit, reveal, active, activePeriod, curve, traded } = result.open;
    const read = async (key: string, fields: string, chain = 'evm:10143') =>
      (await askAs(url, `{ series(key: "${key}", chain: "${chain}") { ${fields} } }`)).data.series;
    expect(await read(commit, 'auction { phase }')).toEqual({ auction: { phase: 'COMMIT' } });
    expect(await read(reveal, 'auction { phase }')).toEqual({ auction: { phase: 'REVEAL' } });
    expect(await read(active, 'state windows(first: 1) { nodes { phase } } reports(first: 1) { totalCount }')).toEqual({
      state: 'ACTIVE',
      windows: { nodes: [{ phase: 'COMMIT' }] },
      reports: { totalCount: 0 },
    });
    expect(activePeriod).toEqual(expect.any(Number));
    const solana = (await peopleOf(url)).find(({ chain }) => chain.startsWith('solana:'))?.chain;
    expect(await read(String(curve), 'state', solana)).toEqual({ state: 'CURVE' });
    const window = 'state windows(first: 1) { nodes { phase } }';
    const takesOrders = { state: 'ACTIVE', windows: { nodes: [{ phase: 'COMMIT' }] } };
    expect(await read(String(traded), window, solana)).toEqual(takesOrders);
  });

  it('signs its people in by a command, on both chains', async () => {
    const at = ['--url', new URL(url).origin];
    for (const more of [[], ['--solana']]) {
      const { stdout } = await run(process.execPath, ['bin/run.mjs', 'people', 'token', 'ada', ...more, ...at]);
      const { data } = await askAs(url, '{ viewer { account { wallets { address } } } }', stdout.trim());
      expect(data.viewer.account.wallets).toHaveLength(1);
    }
  });

  it('answers its own pages who is signed in', async () => {
    const names = (await peopleOf(url)).map(({ name }) => name);
    expect(names).toEqual([...Object.keys(CAST), ...Object.keys(SOLANA_CAST)]);
  });

  it('answers its own pages a session that goes on, where somebody has ended theirs', async () => {
    const tokenOf = async (role: string) => (await peopleOf(url)).find((person) => person.role === role)?.token;
    const before = await tokenOf('refused applicant');
    const input = `{ idempotencyKey: "${randomUUID()}" }`;
    const { errors } = await askAs(url, `mutation { signOutEverywhere(input: ${input}) { __typename } }`, before);
    expect(errors).toBeUndefined();
    const viewer = '{ viewer { account { id } } }';
    expect((await askAs(url, viewer, before)).errors).toBeDefined();
    const after = await askAs(url, viewer, await tokenOf('refused applicant'));
    expect(after.data.viewer.account.id).toEqual(expect.any(String));
  });

  it('gives its names as shell variables', () => {
    expect(variablesOf(demo).REVEAL_SERIES).toBe(result.open.reveal);
  });
});

describe('the people of a demo, by commands alone', () => {
  it('register an attestor on both chains, open a case for it, and submit the report that it signs', async () => {
    const {
      GATEWAY = '',
      HUB = '',
      CHAIN_NODE = '',
      REGISTRY = '',
      ACTIVE_SERIES = '',
      CHAIN = '',
    } = variablesOf(demo);
    const tool = attestor();
    await tool('init', GATEWAY, '--chain-id', '10143', '--hub', HUB, '--rpc-url', CHAIN_NODE, '--registry', REGISTRY);
    const { address: key = '' } = await tool('key', 'new');
    expect(await people('register-attestor', key)).toMatch(
      /is registered now[\s\S]*chain +evm:10143[\s\S]*transaction +0x/,
    );
    expect(JSON.parse(await people('register-attestor', key, '--json'))).toMatchObject({ key, transaction: null });
    expect(JSON.parse(await people('register-attestor', '--solana', key, '--json'))).toMatchObject({
      chain: variablesOf(demo).CLUSTER_CHAIN,
      transaction: expect.any(String),
    });
    for (const step of ['login', 'link', 'announce']) await tool(step);
    const [, id] = [await people('open-case', key), await people('open-case', key)]; // it may be repeated
    const { digest = '' } = await tool('sign', 'report', id, '--dry-run');
    await tool('sign', 'report', id, '--yes', '--expect-digest', digest);
    expect(await people('submit-report', id)).toMatch(/^0x[0-9a-f]{64}$/);
    const read = `{ series(key: "${ACTIVE_SERIES}", chain: "${CHAIN}") { reports(first: 1) { totalCount } } }`;
    expect((await askAs(url, read)).data.series.reports.totalCount).toBe(1);
  });

  it('are not reached by a mutation that is misspelt: exit code 64, and the right one is said', async () => {
    const refused = people('send', 'ada', 'buildRevelBid', '{}').catch((error: unknown) => error);
    const stderr = expect.stringMatching(/^error: .+did you mean buildRevealBid\?\)\n$/);
    expect(await refused).toMatchObject({ code: 64, stdout: '', stderr });
  });

  it('are answered a refusal by its code, with another exit code', async () => {
    const refused = await people('send', 'outsider', 'buildClaim', '{"seriesKey":"0x12"}').catch((error) => error);
    expect(refused).toMatchObject({
      code: 1,
      stdout: '',
      stderr: expect.stringMatching(/^error: .+ at seriesKey: Bytes32.*\n$/),
    });
  });
});
