import { randomUUID } from 'node:crypto';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { breakingStatements } from '../../scripts/migrations/breaking.ts';
import { MIGRATIONS, migrate } from '../../src/adapters/db/migrate.ts';
import { createTestDatabase, type TestDatabase } from '../support/database.ts';
import { startTestGateway, type TestGateway } from '../support/gateway.ts';
import { personas } from '../support/populate.ts';

// The next version: this one's migrations, and further ones that the gateways that run know nothing of.

const EXPANDS = [
  `ALTER TABLE "series" ADD COLUMN "next_text" TEXT, ADD COLUMN "next_flag" BOOLEAN NOT NULL DEFAULT false;
   ALTER TABLE "accounts" ADD COLUMN "next_count" INTEGER NOT NULL DEFAULT 0;
   ALTER TABLE "income_sources" ADD COLUMN "next_text" TEXT;
   CREATE TABLE "next_things" ("id" UUID PRIMARY KEY, "account_id" UUID NOT NULL REFERENCES "accounts"("id"));`,
  'CREATE INDEX CONCURRENTLY "next_index" ON "series"("next_text");',
];
const BREAKS = 'ALTER TABLE "series" RENAME COLUMN "cap" TO "next_cap";';

const READ =
  '{ seriesList(first: 5) { totalCount edges { node { key cap issuer } } } viewer { account { displayName } } }';
const ADD = 'mutation ($input: AddIncomeSourceInput!) { addIncomeSource(input: $input) { __typename } }';

let folder: string;
let database: TestDatabase;
let old: TestGateway;
let token: string;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'income-series-upgrade-'));
  cpSync(MIGRATIONS, folder, { recursive: true });
  database = await createTestDatabase({ populated: true });
  old = await startTestGateway({ database });
  token = await old.signIn(personas.outsider.wallet);
});
afterEach(async () => {
  await old.close();
  await database.drop();
  rmSync(folder, { recursive: true, force: true });
});

/** Applies a further migration. */
async function further(sql: string, n = 0): Promise<void> {
  const name = `2999010100000${n}_next`;
  mkdirSync(join(folder, name));
  writeFileSync(join(folder, name, 'migration.sql'), sql);
  expect(await migrate(database.url, folder)).toEqual([name]);
}

/** What is asked of a gateway while it serves: reads and writes, some at a time, until `stop`. */
function load(first: TestGateway) {
  let [at, running] = [first, true];
  const failures: unknown[] = [];
  let answered = 0;
  const ask = async (n: number) => {
    const input = { idempotencyKey: randomUUID(), kind: 'PAYROLL' };
    const answer = await (n % 3 === 0 ? at.ask(ADD, { input }, token) : at.ask(READ, {}, token)).catch(String);
    if (typeof answer === 'string' || answer.errors) failures.push(answer);
    else answered += 1;
  };
  const current: Promise<void>[] = [];
  const clients = [0, 1, 2].map(async (client) => {
    for (let n = client; running; n += 1) {
      current[client] = ask(n);
      await current[client];
    }
  });
  return {
    failures,
    /** From now on another gateway is asked, as by a balancer; resolves once the former one has answered what it was asked. */
    async to(gateway: TestGateway): Promise<void> {
      at = gateway;
      await Promise.all(current);
    },
    /** Resolves once so many more were answered, or one failed. */
    async more(count: number): Promise<void> {
      const goal = answered + count;
      await expect.poll(() => answered >= goal || failures.length > 0, { timeout: 60_000 }).toBe(true);
    },
    async stop(): Promise<void> {
      running = false;
      await Promise.all(clients);
    },
  };
}

describe('a version that is replaced by the next one', () => {
  it('answers everything while migrations that only expand are applied, and until the new one serves', async () => {
    const requests = load(old);
    await requests.more(10);
    for (const [n, sql] of EXPANDS.entries()) {
      expect(breakingStatements(sql)).toEqual([]);
      await further(sql, n);
      await requests.more(10);
    }
    const fresh = await startTestGateway({ database });
    await requests.more(10);
    await requests.to(fresh); // tests/apps/gateway/drain.test.ts: how long a gateway that ends takes requests
    await old.close();
    await requests.more(10);
    await requests.stop();
    expect(requests.failures).toEqual([]);
    old = fresh;
  });

  it('fails under one that the rule refuses', async () => {
    expect(breakingStatements(BREAKS)).not.toEqual([]);
    await further(BREAKS);
    expect((await old.ask(READ, {}, token)).errors).toBeDefined();
  });
});
