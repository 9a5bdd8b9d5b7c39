import { execFile } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { createMemoryStore, importDevice, openBackup, type SavedBackup } from '@income-series/client';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { freePort } from '../../../src/adapters/process/free-port.ts';
import { createSeedDemo } from '../../../src/apps/demo/seed.ts';
import { type Program, startProgram } from '../../support/program.ts';
import { askAs } from '../demo/screen.ts';

// npm start -- --seed

const run = promisify(execFile);
const BACKUPS = `{ myBidBackups(first: 20, chain: "evm:10143") {
  nodes { seriesKey window wallet commitment backup } } }`;
const SERIES = '{ seriesList(first: 10) { nodes { key state chain auction { phase } } } }';

function newHome(): string {
  const folder = mkdtempSync(join(tmpdir(), 'income-series-seed-'));
  chmodSync(folder, 0o711); // the database's server may run as another account
  return folder;
}

let home: string;
let running: Program | undefined;
beforeAll(() => {
  home = newHome();
});
afterEach(async () => {
  await running?.end();
  running = undefined;
});

const start = (args: readonly string[], environment: Readonly<Record<string, string>> = {}): Program => {
  running = startProgram('gateway', { PORT: '0', DATA_DIR: home, ...environment }, args);
  return running;
};
const listening = async (program: Program) =>
  JSON.parse(await program.said('"msg":"listening"')) as { readonly url: string };

const statesAt = async (url: string): Promise<readonly string[]> => {
  const { data } = await askAs(url, SERIES);
  return data.seriesList.nodes
    .map((series: { state: string; auction: { phase: string } | null }) => `${series.state} ${series.auction?.phase}`)
    .sort();
};
const IN_EACH_PHASE = ['ACTIVE DONE', 'ACTIVE DONE', 'CURVE undefined', 'RAISING COMMIT', 'RAISING REVEAL'];

describe('a service that is stopped while it is filled', () => {
  it('says so in one sentence, and is filled by the next start that is asked to', async () => {
    const folder = newHome();
    const port = await freePort();
    const begun = start(['--seed'], { DATA_DIR: folder, PORT: String(port) });
    const url = `http://127.0.0.1:${port}/graphql`;
    const series = () => statesAt(url).catch(() => []);
    await expect.poll(async () => (await series()).length, { timeout: 300_000 }).toBeGreaterThan(0);
    expect(await begun.end()).toBe(143);
    expect(begun.lines.filter((line) => line.includes(`Filling ${folder} was stopped`))).toHaveLength(1);
    expect(begun.lines.join('\n')).not.toMatch(/"level":"fatal"|\bat file:/);
    const again = await listening(start(['--seed'], { DATA_DIR: folder }));
    expect(await statesAt(again.url)).toEqual(expect.arrayContaining(IN_EACH_PHASE));
    await running?.end();
    const filled = start(['--seed'], { DATA_DIR: folder });
    expect(await filled.said('There are series already')).toContain(`already in ${folder}`);
  });
});

describe('a service that is filled', () => {
  it('has a series in each phase, a file of their names, and people who sign in', async () => {
    const { url } = await listening(start(['--seed']));
    expect(await statesAt(url)).toEqual(IN_EACH_PHASE);
    const names = readFileSync(join(home, 'names.sh'), 'utf8');
    for (const name of ['COMMIT_SERIES', 'REVEAL_SERIES', 'ACTIVE_SERIES', 'CURVE_SERIES'])
      expect(names).toMatch(RegExp(`export ${name}='0x[0-9a-f]{64}'`));
    const at = ['--url', new URL(url).origin];
    const { stdout } = await run(process.execPath, ['bin/run.mjs', 'people', 'token', 'issuer', ...at]);
    const terms = await askAs(url, '{ seriesList(first: 10) { nodes { terms { theta } } } }', stdout.trim());
    expect(JSON.stringify(terms.data)).toContain('"theta":"6000000"');
    // The device of Ada opens her bids and her order; the last screen names its passphrase.
    const screen = createSeedDemo({ dataDir: home }).describe(url);
    const [, passphrase = ''] = /\(the passphrase: ([^)]+)\)/.exec(screen) ?? [];
    const file = readFileSync(join(home, 'ada-device.txt'), 'utf8').trim();
    const { secret } = await importDevice(file, passphrase, () => createMemoryStore());
    const ada = await run(process.execPath, ['bin/run.mjs', 'people', 'token', 'ada', ...at]);
    const { data } = await askAs(url, BACKUPS, ada.stdout.trim());
    const saved = data.myBidBackups.nodes as readonly SavedBackup[];
    const openings = await Promise.all(saved.map((one) => openBackup(secret, one)));
    expect(openings.map(({ quantity }) => quantity)).toEqual(expect.arrayContaining([60n, 10n]));
  });

  it('is not filled again, says so and serves', async () => {
    const again = start(['--seed']);
    expect(JSON.parse(await again.said('There are series already'))).toMatchObject({ level: 'warn' });
    const { url } = await listening(again);
    expect(await statesAt(url)).toEqual(IN_EACH_PHASE);
  });

  it('keeps the names of its series when it starts without it', async () => {
    await listening(start([]));
    expect(readFileSync(join(home, 'names.sh'), 'utf8')).toContain('export COMMIT_SERIES=');
  });

  it('is refused before anything begins where a database is given', async () => {
    const refused = start(['--seed'], { DATABASE_URL: 'postgresql://somebody@127.0.0.1:1/none' });
    expect(await refused.said('"level":"fatal"')).toContain('--seed needs an embedded database and chain');
    expect(await refused.ended).toBe(2);
  });
});
