// One PostgreSQL for the whole run: TEST_DATABASE_URL where it is given, else an embedded one. The migrations are applied
// once, to a template that every test database is cloned from.
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { startEmbeddedPostgres } from '../../src/adapters/db/embedded.ts';
import { migrate } from '../../src/adapters/db/migrate.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Of the server's maintenance database. */
    postgresUrl: string;
    templateDatabase: string;
  }
}

async function server(): Promise<{ url: string; stop: () => Promise<void> }> {
  const given = process.env.TEST_DATABASE_URL;
  if (given) return { url: given, stop: async () => {} };
  const home = mkdtempSync(join(tmpdir(), 'income-series-test-'));
  chmodSync(home, 0o711);
  const embedded = await startEmbeddedPostgres({ home, durable: false });
  const stop = async () => {
    await embedded.stop();
    rmSync(home, { recursive: true, force: true });
  };
  return { url: embedded.url('postgres'), stop };
}

async function administer(url: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { url, stop } = await server();
  const template = `template_${process.pid}_${Date.now()}`;
  await administer(url, `CREATE DATABASE ${template}`);
  const templateUrl = new URL(url);
  templateUrl.pathname = `/${template}`;
  await migrate(templateUrl.href);
  project.provide('postgresUrl', url);
  project.provide('templateDatabase', template);
  return async () => {
    await administer(url, `DROP DATABASE ${template}`);
    await stop();
  };
}
