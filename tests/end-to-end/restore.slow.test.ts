import { randomUUID } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDatabase, type Database } from '../../src/adapters/db/database.ts';
import { migrate } from '../../src/adapters/db/migrate.ts';
import { mnemonicKey } from '../../src/adapters/evm/wallet.ts';
import { commitBid, createSeries } from '../indexing/support/actions.ts';
import { difference, dump } from '../indexing/support/dump.ts';
import { freshIndex } from '../indexing/support/index.ts';
import { happens } from '../indexing/support/stage.ts';
import { createWorld, type World } from '../indexing/support/world.ts';
import { confirmed } from '../support/email.ts';
import { type Answer, newWallet, SIGN_IN, SIGN_IN_NONCE } from '../support/gateway.ts';
import { createOperatedServer, type OperatedServer, postgresPrograms } from '../support/postgres-server.ts';
import { type ServiceProcess, startGatewayProgram } from '../support/service.ts';
import { startMailServer, type TestMailServer } from '../support/smtp.ts';

// The drill of docs/operations.md: a base backup, an archived log, a lost server, and what is restored to a moment.

const programs = postgresPrograms();
if (programs === undefined) console.warn('no pg_basebackup here: the drill of backup and restore is left out');

const WAIT = { timeout: 120_000, interval: 100 };
const SERIES = 3;
const home = mkdtempSync(join(tmpdir(), 'income-series-restore-'));
let server: OperatedServer;

describe.skipIf(programs === undefined)('a server that is backed up', () => {
  beforeAll(async () => {
    server = await createOperatedServer(home, programs as string);
    await server.initialise(server.data('first'));
    await server.start(server.data('first'));
  }, 240_000);
  afterAll(async () => {
    for (const name of ['first', 'second', 'third']) await server?.crash(server.data(name)).catch(() => undefined);
    rmSync(home, { recursive: true, force: true });
  });

  testScripts();
  testGateway();
});

/** Rows of a table of the test's own, in the running server. */
const noted = async (act?: string): Promise<string[]> => {
  const database = createDatabase({ url: server.url });
  if (act !== undefined) await database.prisma.$executeRawUnsafe(act);
  const rows = await database.prisma.$queryRaw<{ what: string }[]>`SELECT what FROM noted ORDER BY what`;
  await database.close();
  return rows.map(({ what }) => what);
};
const note = (what: string) => noted(`INSERT INTO noted VALUES ('${what}')`);

function testScripts(): void {
  it('is restored to a time, and to a point that was named', { timeout: 240_000 }, async () => {
    const { folder, script, data } = server;
    expect(await script('restore.sh', folder, data('second'), '--latest')).toMatchObject({
      code: 1,
      text: 'there is no base backup from before that\n',
    });
    const early = new Date();
    expect(await script('backup.sh', 'base', folder)).toMatchObject({ code: 0 });
    await noted('CREATE TABLE noted (what text)');
    await note('a');
    expect(await script('backup.sh', 'point', folder, 'after-a')).toMatchObject({ code: 0, text: 'point after-a\n' });
    await note('b');
    const time = new Date();
    await note('c');
    expect(await script('backup.sh', 'point', folder, 'after-c')).toMatchObject({ code: 0 });
    await server.crash(data('first'));
    expect((await script('backup.sh', 'base', folder)).code).toBe(1);
    expect(readdirSync(join(folder, 'base'))).toHaveLength(1); // nothing of the one that failed

    const to = async (name: string, ...moment: string[]) => {
      expect(await script('restore.sh', folder, data(name), ...moment)).toMatchObject({ code: 0 });
      await server.start(data(name), { archives: false });
      const rows = await noted();
      await server.crash(data(name));
      return rows;
    };
    expect(await to('second', '--point', 'after-a')).toEqual(['a']);
    expect(await to('third', '--time', time.toISOString())).toEqual(['a', 'b']);
    for (const name of ['second', 'third']) rmSync(data(name), { recursive: true });
    await server.start(data('first'));
    expect(await noted()).toEqual(['a', 'b', 'c']);

    const refused = async (...line: string[]) => (await script('restore.sh', folder, data('second'), ...line)).text;
    expect(await refused('--time', early.toISOString())).toBe('there is no base backup from before that\n');
    expect(await refused('--time', 'no time')).toBe('this is no time\n');
    expect(await refused('--point', 'another')).toBe('there is no point of this name\n');
    expect(await script('restore.sh', folder, data('first'), '--latest')).toMatchObject({
      code: 1,
      text: 'the data folder is not empty\n',
    });
    expect(await script('backup.sh', 'point', folder, 'after-a')).toMatchObject({ code: 1 });
    expect(await script('backup.sh', 'point', folder, "a'")).toMatchObject({ code: 64 });
    expect(await script('restore.sh', folder, data('second'))).toMatchObject({ code: 64 });
  });

  it('keeps of the log what it has, and nothing else under its name', async () => {
    const { folder, script, data } = server;
    const archive = (text: string) => {
      writeFileSync(data('segment'), text, { mode: 0o644 });
      return script('backup.sh', 'archive', folder, data('segment'), 'segment');
    };
    expect(await archive('one')).toMatchObject({ code: 0 });
    expect(await archive('one')).toMatchObject({ code: 0 });
    expect(await archive('two')).toMatchObject({
      code: 1,
      text: 'segment is archived already, with another content\n',
    });
  });
}

function testGateway(): void {
  let world: World;
  let mails: TestMailServer;
  let database: Database;
  let gateway: ServiceProcess;

  beforeAll(async () => {
    [world, mails] = await Promise.all([
      createWorld(undefined, { provingVerifier: true }),
      startMailServer({ starttls: false }),
    ]);
    await migrate(server.url);
    database = createDatabase({ url: server.url });
    for (const address of world.people) {
      const wallets = { create: { chain: world.chain.name, address } };
      await database.prisma.account.create({ data: { ...confirmed(`${randomUUID()}@people.example`), wallets } });
    }
  }, 240_000);
  afterAll(async () => {
    await gateway?.kill();
    await database?.close().catch(() => undefined);
    await mails?.stop();
    await world?.stop();
  });

  const MAIL = () => ({ SMTP_URL: `smtp://127.0.0.1:${mails.port}`, MAIL_FROM: 'post@gateway.example' });
  const start = async (more: Record<string, string>) => {
    const place = { databaseUrl: server.url, chain: { ...world, rpcUrl: world.anvil.url } };
    gateway = await startGatewayProgram(place, { KEEPER_INTERVAL: '0', ...more });
  };
  const ask = async (document: string, variables: object, token?: string): Promise<Answer> => {
    const headers = { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) };
    const body = JSON.stringify({ query: document, variables });
    return (await (await fetch(`${gateway.url}/graphql`, { method: 'POST', headers, body })).json()) as Answer;
  };
  const signIn = async (person: number): Promise<string> => {
    const wallet = newWallet(mnemonicKey(world.anvil.mnemonic, person + 4));
    const issued = await ask(SIGN_IN_NONCE, { input: { address: wallet.address, chain: world.chain.name } });
    const message = String(issued.data?.signInNonce?.message);
    const input = { idempotencyKey: randomUUID(), message, signature: await wallet.sign(message) };
    return String((await ask(SIGN_IN, { input })).data?.signIn?.token);
  };
  const whoami = async (token: string) => {
    const { data, errors } = await ask('{ viewer { account { id } } }', {}, token);
    return errors?.map(({ extensions }) => extensions.code) ?? (data?.viewer ? 'signed in' : 'nobody');
  };
  const mutate = async (field: string, input: object, token: string): Promise<void> => {
    const type = `${field[0]?.toUpperCase()}${field.slice(1)}Input`;
    const document = `mutation ($input: ${type}!) { ${field}(input: $input) { __typename } }`;
    const answer = await ask(document, { input: { idempotencyKey: randomUUID(), ...input } }, token);
    expect(answer.data?.[field]?.__typename).toMatch(/Payload$/);
  };

  /** Everything on the chain is indexed, and everybody is notified and, as far as mail goes, mailed. */
  const settled = async (): Promise<void> => {
    const head = await world.client.getBlockNumber();
    const db = database.prisma;
    const left = async () => [
      ((await db.indexerCursor.findFirst())?.blockNumber ?? -1n) >= head,
      await db.outboxMessage.count({ where: { state: { not: 'DISPATCHED' } } }),
      await db.emailMessage.count({ where: { state: 'PENDING' } }),
    ];
    await expect.poll(left, WAIT).toEqual([true, 0, 0]);
  };
  /** Who was notified of what, one line a notification. */
  const notifications = async () => {
    const rows = await database.prisma.notification.findMany({ orderBy: { id: 'asc' } });
    return rows.map(({ id, accountId, kind }) => `${id} ${accountId} ${kind}`);
  };
  const messageIds = () => mails.received.map(({ source }) => /Message-ID: (\S+)/i.exec(source)?.[1]);

  it('has a gateway that goes on from the restored moment', { timeout: 480_000 }, async () => {
    const { folder, script, data } = server;
    expect(await script('backup.sh', 'base', folder)).toMatchObject({ code: 0 });
    await start(MAIL());
    await happens(createSeries(world, SERIES));
    await happens(commitBid(world, SERIES, 0));
    const token = await signIn(0);
    const application = randomUUID();
    const applied = { newId: application, persona: 'ISSUER', country: 'PT', incomeSourceKinds: ['BANK'] };
    await mutate('startApplication', applied, token);
    await mutate('writeApplicationNote', { id: application, text: 'kestrel' }, token);
    await settled();
    expect(await script('backup.sh', 'point', folder, 'moment')).toMatchObject({ code: 0 });

    const before = await notifications();
    await happens(commitBid(world, SERIES, 1));
    await mutate('signOutEverywhere', {}, token);
    await settled();
    expect(await whoami(token)).toEqual(['SESSION_INVALID']);
    const all = await notifications();
    expect(all.length).toBeGreaterThan(before.length);
    const sent = messageIds();
    expect(sent).toHaveLength(all.length);

    await gateway.kill();
    await database.close();
    await server.crash(data('first'));
    expect(await script('restore.sh', folder, data('second'), '--point', 'moment')).toMatchObject({ code: 0 });
    await server.start(data('second'));
    database = createDatabase({ url: server.url });
    expect(await notifications()).toEqual(before);

    // With the mail server not named: what was mailed after the moment is not mailed again.
    await start({});
    await settled();
    expect(await notifications()).toEqual(all);
    const { indexed_blocks: _, ...differing } = difference(await dump(database.prisma), await freshIndex(world));
    expect(differing).toEqual({}); // how many blocks are remembered is each index's own
    const note = await ask(`{ application(id: "${application}") { notes { text } } }`, {}, token);
    expect(note.data?.application).toEqual({ notes: [{ text: 'kestrel' }] });
    expect(await whoami(token)).toBe('signed in'); // its end was after the moment: the reason to change the key
    await gateway.end();

    await start({ ...MAIL(), SESSION_KEYS: `restored:${Buffer.alloc(32, 21).toString('base64')}` });
    expect(await whoami(token)).toEqual(['SESSION_INVALID']);
    await happens(commitBid(world, SERIES, 2));
    await settled();
    const added = (await notifications()).length - all.length;
    expect(added).toBeGreaterThan(0);
    expect(messageIds().slice(0, sent.length)).toEqual(sent);
    expect(messageIds()).toHaveLength(sent.length + added);
    expect(new Set(messageIds()).size).toBe(sent.length + added);
  });
}
