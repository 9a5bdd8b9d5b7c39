import { ERRORS } from '@income-series/protocol/errors/codes';
import pg from 'pg';
import { describe, expect, it, vi } from 'vitest';
import { createDatabase } from '../../../src/adapters/db/database.ts';
import { errorHelp } from '../../../src/core/errors/error-help.ts';
import { startAnvil } from '../../support/anvil.ts';
import { createContractWallet } from '../../support/contract-wallet.ts';
import { createTestDatabase, type TestDatabase } from '../../support/database.ts';
import { forFile, forTest } from '../../support/for-file.ts';
import { keyed, newWallet, SIGN_IN, SIGN_IN_NONCE, startTestGateway, TEST_CHAIN } from '../../support/gateway.ts';
import { startTcpProxy } from '../../support/tcp-proxy.ts';

const anvil = await forFile(startAnvil());
const contractWallet = await createContractWallet(anvil);
await contractWallet.deploy();
const direct = await forFile(createTestDatabase());
const url = new URL(direct.url);
const toDatabase = await forFile(startTcpProxy({ host: url.hostname, port: Number(url.port) }));
const node = new URL(anvil.url);
const toNode = await forFile(startTcpProxy({ host: node.hostname, port: Number(node.port) }));
url.port = String(toDatabase.port);
const proxied = await forFile(createDatabase({ url: url.href, connectTimeoutMs: 1_000, statementTimeoutMs: 2_000 }));
const database = { ...direct, ...proxied, url: url.href };
const gateway = await forFile(startTestGateway({ database, rpcUrl: `http://127.0.0.1:${toNode.port}` }));
await indexed(0);

/** Says that the index stands so many blocks before the chain's head. */
async function indexed(behind: number, halted: string | null = null) {
  const head = BigInt(await anvil.rpc<string>('eth_blockNumber'));
  const row = { blockNumber: head - BigInt(behind), blockHash: '0x00', halted };
  const where = { chain: TEST_CHAIN };
  await direct.prisma.indexerCursor.upsert({ where, create: { ...where, ...row }, update: row });
}

async function health() {
  const response = await gateway.request('/health');
  const { checks } = (await response.json()) as { checks: Record<string, object> };
  return { status: response.status, checks };
}
const ready = async () => (await gateway.request('/ready')).status;
const ok = { ok: true };

async function mutate(document: string, input: object) {
  const answer = await gateway.ask(document, { input: keyed(document, input) });
  return Object.values(answer.data ?? {})[0] as Record<string, unknown>;
}
async function signIn(wallet: { address: string; sign: (message: string) => Promise<string> }) {
  const { message } = await mutate(SIGN_IN_NONCE, { address: wallet.address, chain: TEST_CHAIN });
  return mutate(SIGN_IN, { message, signature: await wallet.sign(String(message)) });
}

describe('while the database is away', () => {
  it('everything that needs it fails with its code, health is red, and all comes back by itself', async () => {
    const token = await gateway.signIn(newWallet());
    const list = '{ seriesList { totalCount } }';
    expect(await health()).toMatchObject({ status: 200, checks: { database: ok, chain: ok, indexer: ok } });
    const nobody = '{ viewer { account { id } } }';
    for (let i = 0; i < 3; i++) await gateway.ask(list, {}, token); // compiled, its viewer known
    for (let i = 0; i < 3; i++) await gateway.ask(nobody);
    toDatabase.cut();

    const unavailable = [
      { message: ERRORS.DATABASE_UNAVAILABLE.message, extensions: { code: 'DATABASE_UNAVAILABLE' } },
    ];
    expect((await gateway.ask(list)).errors).toMatchObject(unavailable);
    const [compiled, resolved] = [await gateway.ask(list, {}, token), await gateway.ask(`${list} #`, {}, token)];
    expect(compiled.errors).toMatchObject(unavailable);
    expect(compiled).toEqual(resolved);
    expect(await mutate(SIGN_IN_NONCE, { address: newWallet().address, chain: TEST_CHAIN })).toMatchObject({
      code: 'DATABASE_UNAVAILABLE',
    });
    expect((await gateway.request('/series')).status).toBe(503);
    expect(await ready()).toBe(503);
    const code = 'DATABASE_UNAVAILABLE';
    expect(await health()).toMatchObject({ status: 503, checks: { database: { ok: false, code }, chain: ok } });
    expect((await gateway.ask('{ __typename }')).data).toEqual({ __typename: 'Query' });
    const { data, errors } = await gateway.ask(nobody);
    expect({ data, errors }).toEqual({ data: { viewer: null }, errors: undefined });
    const lines = gateway.logs.map((line) => JSON.parse(line)).filter(({ codes }) => codes?.includes(code));
    expect(lines.length).toBeGreaterThanOrEqual(5); // of queries, a mutation and REST
    expect(JSON.stringify([compiled, resolved])).not.toMatch(/ECONN|originalError|meta/);
    for (const { reason } of lines) expect(reason).toMatch(/^(E[A-Z]+|ConnectionEnded)$/);

    toDatabase.mend();
    expect((await gateway.ask(list, {}, token)).data).toEqual({ seriesList: { totalCount: 0 } });
    expect(await ready()).toBe(200);
    expect(await health()).toMatchObject({ status: 200 });
  });

  it('a connection that breaks is replaced', async () => {
    await direct.prisma.$queryRaw`
      SELECT count(pg_terminate_backend(pid)) FROM pg_stat_activity
      WHERE datname = current_database() AND pid <> pg_backend_pid()`;
    const answers = await Promise.all(Array.from({ length: 5 }, () => gateway.ask('{ seriesList { totalCount } }')));
    for (const { data, errors } of answers) {
      if (errors) expect(errors).toMatchObject([{ extensions: { code: 'DATABASE_UNAVAILABLE' } }]);
      else expect(data).toEqual({ seriesList: { totalCount: 0 } });
    }
    expect((await gateway.ask('{ seriesList { totalCount } }')).data).toEqual({ seriesList: { totalCount: 0 } });
  });
});

describe('while the node is away', () => {
  it('keys still sign in, contract wallets get an error, health is red, and all comes back by itself', async () => {
    toNode.cut();
    expect((await signIn(newWallet())).token).toBeTypeOf('string');
    const refused = await signIn(contractWallet);
    expect(refused).toMatchObject({ code: 'CHAIN_UNAVAILABLE', message: ERRORS.CHAIN_UNAVAILABLE.message });
    const code = 'CHAIN_UNAVAILABLE';
    expect(await health()).toMatchObject({ status: 503, checks: { database: ok, chain: { ok: false, code } } });
    expect(await ready()).toBe(200);

    toNode.mend();
    expect((await signIn(contractWallet)).token).toBeTypeOf('string');
    expect(await health()).toMatchObject({ status: 200 });
  });
});

describe('the health of the index', () => {
  it('is red when it falls behind, halts or never began, and recovers by itself', async () => {
    await anvil.rpc('anvil_mine', '0xc8');
    await indexed(100);
    expect((await health()).checks.indexer).toEqual({ ok: true, lagBlocks: 100 });
    await indexed(101);
    expect(await health()).toMatchObject({ status: 503, checks: { indexer: { ok: false, code: 'INDEXER_BEHIND' } } });
    await indexed(0, 'REORG_TOO_DEEP');
    expect((await health()).checks.indexer).toEqual({ ok: false, code: 'INDEXER_HALTED' });
    await direct.prisma.indexerCursor.deleteMany();
    expect((await health()).checks.indexer).toEqual({ ok: false, code: 'INDEXER_NOT_STARTED' });
    await indexed(0);
    expect(await health()).toMatchObject({ status: 200, checks: { indexer: { ok: true, lagBlocks: 0 } } });
  });
});

describe('a failure that nobody foresaw', () => {
  it('is answered without its text, and logged without values', async () => {
    await using own = await createTestDatabase();
    const broken = await forTest(startTestGateway({ database: own }));
    await own.prisma.$executeRaw`ALTER TABLE series RENAME COLUMN state TO hunter2`;
    const answer = await broken.ask('{ seriesList { edges { node { state } } } }');
    expect(answer.errors).toMatchObject([{ message: ERRORS.INTERNAL.message, extensions: { code: 'INTERNAL' } }]);
    expect(answer.errors?.[0]?.extensions).toEqual({ code: 'INTERNAL', ...errorHelp('INTERNAL') });
    expect(JSON.stringify(answer)).not.toMatch(/hunter2|does not exist|prisma|\.ts|stack/i);
    const logged = broken.logs.filter((line) => line.includes('unforeseen'));
    expect(logged).toHaveLength(1);
    expect(logged[0]).not.toMatch(/hunter2/);
  });
});

describe('a request that waits for a lock', () => {
  /** Holds the table of series until let go. */
  async function holdSeries(database: TestDatabase): Promise<() => Promise<void>> {
    const client = new pg.Client({ connectionString: database.url });
    await client.connect();
    await client.query('BEGIN; LOCK TABLE series IN ACCESS EXCLUSIVE MODE');
    return () => client.end();
  }

  it('is answered TIMEOUT at its limit', async () => {
    await using own = await createTestDatabase();
    const hasty = await startTestGateway({ database: own, limits: { executionMs: 100 } });
    const letGo = await holdSeries(own);
    const answer = await hasty.ask('{ seriesList { totalCount } }');
    expect(answer.errors).toMatchObject([{ message: ERRORS.TIMEOUT.message, extensions: { code: 'TIMEOUT' } }]);
    await letGo();
    await hasty.close();
  });

  it('is still answered while the gateway closes', async () => {
    await using own = await createTestDatabase();
    const closing = await startTestGateway({ database: own });
    const letGo = await holdSeries(own);
    const waiting = closing.ask('{ seriesList { totalCount } }');
    const isBlocked = async () => {
      const [row] = await own.prisma.$queryRaw<{ count: bigint }[]>`
        SELECT count(*) FROM pg_locks WHERE NOT granted AND relation = 'series'::regclass`;
      return row?.count === 1n;
    };
    await vi.waitUntil(isBlocked, { timeout: 60_000 });
    const closed = closing.close();
    await letGo();
    expect((await waiting).data).toEqual({ seriesList: { totalCount: 0 } });
    await closed;
  });
});
