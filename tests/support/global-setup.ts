// One PostgreSQL for the whole run: TEST_DATABASE_URL where it is given, else an embedded one. The migrations are applied
// once, to a template that every test database is cloned from. The bundle that programs start from is built meanwhile.
import { execFile } from 'node:child_process';
import { accessSync, chmodSync, constants, mkdirSync, mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { TestProject } from 'vitest/node';
import { withClient } from '../../src/adapters/db/client.ts';
import { createDatabaseOn, databaseUrl, dropDatabaseOn } from '../../src/adapters/db/databases.ts';
import { startEmbeddedPostgres } from '../../src/adapters/db/embedded.ts';
import { migrate } from '../../src/adapters/db/migrate.ts';
import { projectPath } from '../../src/project.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The address of the server's maintenance database. */
    postgresUrl: string;
    templateDatabase: string;
  }
}

const IN_MEMORY = '/dev/shm';
const NEEDED_BYTES = 2 ** 31;

/** The file system in memory, where a test's database is made in a fifth of the time; else the system's temporary folder. */
function temporaryRoot(): string {
  if (process.platform !== 'linux') return tmpdir();
  try {
    const { bavail, bsize } = statfsSync(IN_MEMORY);
    return bavail * bsize >= NEEDED_BYTES && runsPrograms(IN_MEMORY) ? IN_MEMORY : tmpdir();
  } catch {
    return tmpdir();
  }
}

/** Not where it is mounted with `noexec`, as in many containers. */
function runsPrograms(folder: string): boolean {
  const trial = mkdtempSync(join(folder, 'income-series-test-'));
  try {
    const program = join(trial, 'program');
    writeFileSync(program, '', { mode: 0o755 });
    accessSync(program, constants.X_OK);
    return true;
  } catch {
    return false;
  } finally {
    rmSync(trial, { recursive: true });
  }
}

/** The run's own folder; what tests put into the system's temporary folder is in it. Passable by PostgreSQL's account. */
function makeHome(): string {
  const home = mkdtempSync(join(temporaryRoot(), 'income-series-test-'));
  chmodSync(home, 0o711);
  const temporary = join(home, 'tmp');
  mkdirSync(temporary);
  chmodSync(temporary, 0o711);
  process.env.TMPDIR = temporary; // workers start with it
  return home;
}

/** The folder goes with the server: even after this process was killed, with whatever tests left there. */
async function server(): Promise<{ url: string; stop: () => Promise<void> }> {
  const home = makeHome();
  const databaseUrl = process.env.TEST_DATABASE_URL;
  if (databaseUrl) return { url: databaseUrl, stop: async () => rmSync(home, { recursive: true, force: true }) };
  const embedded = await startEmbeddedPostgres({ home, durable: false, temporary: true });
  return { url: embedded.url('postgres'), stop: embedded.stop };
}

/** The names of databases that begin with a text, such as those that tests made of a template. */
const databasesWith = (url: string, beginning: string): Promise<string[]> =>
  withClient(url, async (client) => {
    const { rows } = await client.query<{ datname: string }>(
      'SELECT datname FROM pg_database WHERE starts_with(datname, $1)',
      [beginning],
    );
    return rows.map(({ datname }) => datname);
  });

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const bundled = promisify(execFile)(process.execPath, [projectPath('bin/bundle.mjs')]);
  const [{ url, stop }] = await Promise.all([server(), bundled]);
  const template = `template_${process.pid}_${Date.now()}`;
  await createDatabaseOn(url, template);
  await migrate(databaseUrl(url, template));
  project.provide('postgresUrl', url);
  project.provide('templateDatabase', template);
  return async () => {
    for (const name of await databasesWith(url, template)) await dropDatabaseOn(url, name);
    await stop();
  };
}
