import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startDevnet, type TestDevnet } from '../domains/support/devnet.ts';
import { linkModules } from '../support/checkout.ts';
import { createTestDatabase, type TestDatabase } from '../support/database.ts';
import { newWallet, SIGN_IN, SIGN_IN_NONCE } from '../support/gateway.ts';
import { createHolder, letAllGo } from '../support/locks.ts';
import { type ServiceProcess, startGatewayProgram } from '../support/service.ts';

// A gateway of an older version, built from its sources, and one of this version on one database with this version's migrations.

/** The last one whose runs of mutations do not say that they go on. */
const OLDER = '91c01efdea9c02e49248d5bc20b319d4de7f84f9';
const ROOT = fileURLToPath(new URL('../..', import.meta.url));

const READ = '{ seriesList(first: 5) { totalCount } viewer { account { displayName } } }';
const SOURCES = '{ viewer { account { incomeSources { kind } } } }';
const ADD = `mutation ($input: AddIncomeSourceInput!) {
  addIncomeSource(input: $input) { __typename ... on Error { code } }
}`;

const hasOlder = (): boolean => {
  try {
    execFileSync('git', ['cat-file', '-e', `${OLDER}^{tree}`], { cwd: ROOT, stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
};

/** The older version's sources with its database client, and the packages of this one. */
function older(): string {
  const folder = mkdtempSync(join(tmpdir(), 'income-series-older-'));
  const files = execFileSync('git', ['archive', OLDER], { cwd: ROOT, maxBuffer: 2 ** 30 });
  execFileSync('tar', ['-x', '-C', folder], { input: files });
  // Both serve one deployment, so that the older one must know the contracts of this version.
  cpSync(join(ROOT, 'contracts/evm/build'), join(folder, 'contracts/evm/build'), { recursive: true });
  linkModules(folder);
  execFileSync(join(ROOT, 'node_modules/.bin/prisma'), ['generate'], { cwd: folder, stdio: 'ignore' });
  return folder;
}

interface Answer {
  readonly data?: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  readonly errors?: readonly unknown[];
}

async function ask(url: string, query: string, variables: object = {}, token?: string): Promise<Answer> {
  const headers = {
    'content-type': 'application/json',
    accept: 'application/json',
    ...(token && { authorization: `Bearer ${token}` }),
  };
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ query, variables }),
  });
  return (await response.json()) as Answer;
}

async function signIn(url: string): Promise<string> {
  const wallet = newWallet();
  const issued = await ask(url, SIGN_IN_NONCE, { input: { address: wallet.address, chain: 'evm:10143' } });
  const message = String(issued.data?.signInNonce?.message);
  const input = { idempotencyKey: randomUUID(), message, signature: await wallet.sign(message) };
  return String((await ask(url, SIGN_IN, { input })).data?.signIn?.token);
}

const add = (url: string, token: string, kind = 'PAYROLL', idempotencyKey: string = randomUUID()) =>
  ask(url, ADD, { input: { idempotencyKey, kind } }, token);
const resultOf = ({ data, errors }: Answer) => errors ?? data?.addIncomeSource;
const DONE = { __typename: 'AccountPayload' };
const IN_PROGRESS = { __typename: expect.any(String), code: 'IDEMPOTENCY_IN_PROGRESS' };

/** Reads and writes of one client at each address, until `stop`; answers what failed. */
function load(token: string) {
  const failures: unknown[] = [];
  const clients = new Map<string, { running: boolean; answered: number; ended: Promise<void> }>();
  return {
    failures,
    at(url: string): void {
      const client = { running: true, answered: 0, ended: Promise.resolve() };
      clients.set(url, client);
      client.ended = (async () => {
        for (let n = 0; client.running; n += 1) {
          const answer = await (n % 3 === 0 ? add(url, token) : ask(url, READ, {}, token)).catch(String);
          const failed = typeof answer === 'string' || answer.errors || (resultOf(answer) as typeof IN_PROGRESS)?.code;
          if (failed) failures.push(answer);
          else client.answered += 1;
        }
      })();
    },
    async more(count: number): Promise<void> {
      const goals = [...clients.values()].map((client) => ({ client, goal: client.answered + count }));
      const reached = () => failures.length > 0 || goals.every(({ client, goal }) => client.answered >= goal);
      await expect.poll(reached, { timeout: 120_000 }).toBe(true);
    },
    async stop(url: string): Promise<void> {
      const client = clients.get(url);
      if (client === undefined) return;
      client.running = false;
      clients.delete(url);
      await client.ended;
    },
  };
}

describe.skipIf(!hasOlder())('an older gateway and one of this version', () => {
  let folder: string;
  let devnet: TestDevnet;
  let database: TestDatabase;
  const services: ServiceProcess[] = [];
  const start = async (of?: string) => {
    const place = { databaseUrl: database.url, chain: { rpcUrl: devnet.anvil.url, contracts: devnet.contracts } };
    const service = await startGatewayProgram(place, { WORKER: 'off' }, of);
    services.push(service);
    return service;
  };

  beforeAll(async () => {
    folder = older();
    [devnet, database] = await Promise.all([startDevnet(), createTestDatabase({ empty: true })]);
  });
  afterAll(async () => {
    await letAllGo();
    await Promise.all(services.map((service) => service.kill()));
    await database?.drop();
    await devnet?.anvil.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  it('answer everything while this one applies its migrations, serves next to it and takes its place', async () => {
    const old = await start(folder);
    const token = await signIn(old.url);
    const requests = load(token);
    requests.at(old.url);
    await requests.more(10);
    const fresh = await start();
    requests.at(fresh.url);
    await requests.more(20);
    expect(requests.failures).toEqual([]);

    // A run that the older one began goes on for longer than one that says so may be silent.
    const own = await signIn(old.url);
    const key = randomUUID();
    expect(resultOf(await add(old.url, own))).toEqual(DONE);
    const holder = await createHolder(database);
    const [{ id } = { id: '' }] = await database.prisma.$queryRaw<{ id: string }[]>`
      SELECT account_id::text AS id FROM income_sources ORDER BY added_at DESC LIMIT 1`;
    await holder.row('accounts', 'id', id);
    const running = add(old.url, own, 'BANK', key);
    await holder.waitedFor();
    const isOld = async () => {
      const [row] = await database.prisma.$queryRaw<{ old: boolean }[]>`
        SELECT started_at < now() - interval '5 seconds' AS old FROM idempotency_records WHERE key = ${key}::uuid`;
      return row?.old === true;
    };
    expect(resultOf(await add(fresh.url, own, 'BANK', key))).toEqual(IN_PROGRESS);
    await expect.poll(isOld, { timeout: 14_000 }).toBe(true);
    expect(resultOf(await add(fresh.url, own, 'BANK', key))).toEqual(IN_PROGRESS);
    await holder.letGo();
    expect(resultOf(await running)).toEqual(DONE);
    expect(resultOf(await add(fresh.url, own, 'BANK', key))).toEqual(DONE);
    const kept = (await ask(fresh.url, SOURCES, {}, own)).data?.viewer?.account as { incomeSources: unknown[] };
    expect(kept.incomeSources).toHaveLength(2);

    await requests.stop(old.url);
    expect(await old.end()).toBe(0);
    await requests.more(10);
    await requests.stop(fresh.url);
    expect(requests.failures).toEqual([]);
  });
});
