import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OpenSeries } from '../../../src/apps/demo/open-series.ts';
import { CAST, SOLANA_CAST } from '../../../src/apps/demo/people.ts';
import { DEMO_TIMEOUT, type DemoProcess, startDemo } from './process.ts';
import { addressOf, askAs, peopleOf, screenOf, tooLong } from './screen.ts';
import type { StoryResult } from './story-result.ts';

const run = promisify(execFile);

type Result = StoryResult & { readonly open: OpenSeries };

let demo: DemoProcess;
let result: Result;
let url: string;
beforeAll(async () => {
  demo = startDemo('--json');
  result = JSON.parse(await demo.line(/^\{/)) as Result;
  url = addressOf(demo);
}, DEMO_TIMEOUT);
afterAll(async () => {
  demo?.interrupt();
  await demo?.ended;
});

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
    expect(demo.stderr.filter((line) => line.includes('…'))).toEqual([]);
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
    const { commit, reveal, active, activePeriod, curve } = result.open;
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

  it('gives its names as shell variables', () => {
    const path = screenOf(demo).flatMap((line) => /^ +\. (\/\S+)$/.exec(line)?.[1] ?? [])[0];
    expect(readFileSync(String(path), 'utf8')).toContain(`export REVEAL_SERIES='${result.open.reveal}'`);
  });
});
