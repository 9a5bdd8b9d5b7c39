import { createHash, randomBytes } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { createServer as createTcpServer } from 'node:net';
import { join } from 'node:path';
import { toHex } from '@income-series/protocol/bytes';
import { domainSeparator } from '@income-series/protocol/signing';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { createDatabase, type Database } from '../../../src/adapters/db/database.ts';
import { createDatabaseOn, databaseUrl, dropDatabaseOn } from '../../../src/adapters/db/databases.ts';
import { findRefusals } from '../../../src/apps/start/preflight.ts';
import { CONTRACT_VARIABLES } from '../../../src/config/contracts-file.ts';
import type { StartTargets } from '../../../src/config/targets.ts';
import { startDevnet } from '../../domains/support/devnet.ts';
import { folderForTest, forFile, forTest } from '../../support/for-file.ts';
import { listen } from '../../support/listen.ts';
import { startRefusingNode } from '../../support/refused-start.ts';

// What ends a start, caused at real servers, and found by what every start looks at first. What an operator sees of it is
// tests/apps/start/start-refused.slow.test.ts's.

const devnet = await forFile(startDevnet());

const GATEWAY = { serves: true };
const WORKER = { serves: false };
const VARIABLES = { node: 'EVM_RPC_URL', contracts: CONTRACT_VARIABLES };

async function reasons(targets: Partial<StartTargets>, program: Parameters<typeof findRefusals>[1] = GATEWAY) {
  const { refusals } = await findRefusals({ profile: 'development', chains: [], ...targets }, program);
  return refusals.map(({ code, variable }) => `${variable} ${code}`);
}

describe('a database', () => {
  const server = inject('postgresUrl');
  const name = `start_${randomBytes(6).toString('hex')}`;
  let own: Database;
  let databaseUrlOfUser: string;
  beforeAll(async () => {
    await createDatabaseOn(server, name, inject('templateDatabase'));
    own = createDatabase({ url: databaseUrl(server, name) });
    await run(`CREATE ROLE ${name} LOGIN PASSWORD '${name}'`, `GRANT SELECT ON _prisma_migrations TO ${name}`);
    const url = new URL(databaseUrl(server, name));
    url.username = name;
    url.password = name;
    databaseUrlOfUser = url.href;
  });
  afterAll(async () => {
    await run(`DROP OWNED BY ${name} CASCADE`, `DROP ROLE ${name}`);
    await own?.close();
    await dropDatabaseOn(server, name);
  });
  async function run(...statements: string[]) {
    for (const statement of statements) await own.prisma.$executeRawUnsafe(statement);
  }

  const database = () => ({ url: databaseUrlOfUser, directUrl: databaseUrlOfUser });

  /** What a start finds after some statements, which others take back. */
  async function reasonsAfter(statements: string[], undo: string[], program = GATEWAY) {
    await run(...statements);
    try {
      return await reasons({ database: database() }, program);
    } finally {
      await run(...undo);
    }
  }
  beforeEach(async () => expect(await reasons({ database: database() })).toEqual([]));

  /** The server answers a setting of its own under a name of PostgreSQL's. */
  const says = (setting: string, value: string) =>
    `CREATE FUNCTION public.current_setting(name text) RETURNS text LANGUAGE sql AS
      $$ SELECT CASE name WHEN '${setting}' THEN '${value}' ELSE pg_catalog.current_setting(name) END $$`;
  const FIRST_MIGRATION = '(SELECT min(migration_name) FROM _prisma_migrations)';
  const LAST_MIGRATION = '(SELECT max(migration_name) FROM _prisma_migrations)';

  it.each<[string, string, string[], string[]]>([
    ['whose user may not log in', 'DATABASE_ACCESS', [`ALTER ROLE ${name} NOLOGIN`], [`ALTER ROLE ${name} LOGIN`]],
    [
      'that has no connection left',
      'DATABASE_BUSY',
      [`ALTER ROLE ${name} CONNECTION LIMIT 0`],
      [`ALTER ROLE ${name} CONNECTION LIMIT -1`],
    ],
    [
      'whose transactions only read',
      'DATABASE_READ_ONLY',
      [`ALTER ROLE ${name} SET default_transaction_read_only = on`],
      [`ALTER ROLE ${name} RESET default_transaction_read_only`],
    ],
    [
      'of a PostgreSQL older than 15',
      'DATABASE_VERSION',
      [says('server_version_num', '140012'), `ALTER ROLE ${name} SET search_path = public, pg_catalog`],
      [`ALTER ROLE ${name} RESET search_path`, 'DROP FUNCTION public.current_setting(text)'],
    ],
    [
      'whose user has a schema of its own name before public',
      'DATABASE_SCHEMA',
      [`CREATE SCHEMA ${name}`, `GRANT USAGE ON SCHEMA ${name} TO ${name}`],
      [`DROP SCHEMA ${name}`],
    ],
    [
      'whose search_path has no schema that is there',
      'DATABASE_SCHEMA',
      [`ALTER ROLE ${name} SET search_path = nowhere`],
      [`ALTER ROLE ${name} RESET search_path`],
    ],
    [
      'with a migration that was edited since',
      'DATABASE_MIGRATIONS',
      [`UPDATE _prisma_migrations SET checksum = reverse(checksum) WHERE migration_name = ${FIRST_MIGRATION}`],
      [`UPDATE _prisma_migrations SET checksum = reverse(checksum) WHERE migration_name = ${FIRST_MIGRATION}`],
    ],
    [
      'with a migration of another version',
      'DATABASE_MIGRATIONS',
      [
        `INSERT INTO _prisma_migrations (id, checksum, migration_name, finished_at) VALUES ('other', '', '99990101000000_other', now())`,
      ],
      [`DELETE FROM _prisma_migrations WHERE id = 'other'`],
    ],
    [
      'that lacks a migration, with a user who may not apply it',
      'DATABASE_PRIVILEGE',
      [`UPDATE _prisma_migrations SET rolled_back_at = now() WHERE migration_name = ${LAST_MIGRATION}`],
      ['UPDATE _prisma_migrations SET rolled_back_at = NULL'],
    ],
    [
      'that takes no connections',
      'DATABASE_ACCESS',
      [`UPDATE pg_database SET datallowconn = false WHERE datname = '${name}'`],
      [`UPDATE pg_database SET datallowconn = true WHERE datname = '${name}'`],
    ],
    [
      'to which its user may not connect',
      'DATABASE_ACCESS',
      [`REVOKE CONNECT ON DATABASE ${name} FROM PUBLIC`],
      [`GRANT CONNECT ON DATABASE ${name} TO PUBLIC`],
    ],
    [
      'whose user may not read its migrations',
      'DATABASE_PRIVILEGE',
      [`REVOKE SELECT ON _prisma_migrations FROM ${name}`],
      [`GRANT SELECT ON _prisma_migrations TO ${name}`],
    ],
  ])('%s ends the start', async (_, code, statements, undo) => {
    expect(await reasonsAfter(statements, undo)).toEqual([`DATABASE_URL ${code}`]);
  });

  it('whose answer or URL is another fault is not called unreachable, nor a file', async () => {
    const starting = createTcpServer((socket) => {
      const fields = 'SFATAL\0VFATAL\0C57P03\0Mthe database system is starting up\0\0';
      const size = Buffer.alloc(4);
      size.writeUInt32BE(4 + fields.length);
      socket.once('data', () => socket.end(Buffer.concat([Buffer.from('E'), size, Buffer.from(fields)])));
    });
    const at = (url: string) => reasons({ database: { url, directUrl: url } });
    const { port, stop } = await listen(starting);
    expect(await at(`postgresql://u:p@127.0.0.1:${port}/x`)).toEqual(['DATABASE_URL DATABASE_STARTING']);
    await stop();
    const url = 'postgresql://u:p%E4ss@127.0.0.1:1/x';
    const { refusals } = await findRefusals(
      { profile: 'development', chains: [], database: { url, directUrl: url } } as never,
      GATEWAY,
    );
    expect(refusals).toMatchObject([{ code: 'CONFIGURATION', problem: 'is not readable as a URL' }]);
  });

  it('that is named by two URLs needs no more of its user than one does', async () => {
    const { url } = database();
    expect(await reasons({ database: { url: `${url}?application_name=pooled`, directUrl: url } })).toEqual([]);
  });

  it('that lacks a migration ends the start of a worker, which applies none', async () => {
    const lacks = `UPDATE _prisma_migrations SET rolled_back_at = now() WHERE migration_name = ${LAST_MIGRATION}`;
    const found = await reasonsAfter([lacks], ['UPDATE _prisma_migrations SET rolled_back_at = NULL'], WORKER);
    expect(found).toEqual(['DATABASE_URL DATABASE_NOT_MIGRATED']);
  });
});

describe('a node', () => {
  it.each<[number, string]>([
    [401, 'NODE_ACCESS'],
    [403, 'NODE_ACCESS'],
    [404, 'NODE_STATUS'],
    [500, 'NODE_STATUS'],
  ])('that answers %i ends the start', async (status, code) => {
    const node = await forTest(startRefusingNode(status));
    const target = { chainId: 10143, rpcUrl: node.url, contracts: undefined, variables: VARIABLES };
    expect(await reasons({ chains: [target] })).toEqual([`EVM_RPC_URL ${code}`]);
  });
});

describe('a node of another kind', () => {
  it('ends the start as a service that answers: a page, and a node that has no such method', async () => {
    const answers = ['<!doctype html>', '[{"jsonrpc":"2.0","id":0,"error":{"code":-32601,"message":"none"}}]'];
    for (const body of answers) {
      const server = await forTest(listen(createServer((_, response) => response.writeHead(200).end(body))));
      const target = { chainId: 10143, rpcUrl: server.url, contracts: undefined, variables: VARIABLES };
      expect(await reasons({ chains: [target] }), body).toEqual(['EVM_RPC_URL NODE_ANSWER']);
    }
  });
});

describe('the contracts', () => {
  it('end the start where the hub signs under another domain', async () => {
    const { anvil, contracts } = devnet;
    const { url: rpcUrl, chainId } = anvil;
    const look = () => reasons({ chains: [{ chainId, rpcUrl, contracts, variables: VARIABLES }] });
    expect(await look()).toEqual([]);
    const separator = toHex(domainSeparator({ kind: 'evm', chainId, verifyingContract: contracts.hub })).slice(2);
    const code = await anvil.rpc<string>('eth_getCode', contracts.hub, 'latest');
    expect(code).toContain(separator);
    await anvil.rpc('anvil_setCode', contracts.hub, code.replaceAll(separator, separator.replace(/^../, '00')));
    expect(await look()).toEqual(['EVM_SERIES_ADDRESS CONTRACT_DOMAIN']);
  });
});

describe('a proving setup', () => {
  it('of another circuit ends the start', async () => {
    const folder = folderForTest('income-series-setup-');
    const content = { wasm: 'of another circuit', zkey: 'a key', verificationKey: '{}' };
    const names = {
      wasm: 'income_report.wasm',
      zkey: 'income_report.zkey',
      verificationKey: 'verification_key.json',
    };
    const hash = (text: string) => createHash('sha256').update(text).digest('hex');
    for (const key of ['wasm', 'zkey', 'verificationKey'] as const)
      writeFileSync(join(folder, names[key]), content[key]);
    const files = {
      wasm: hash(content.wasm),
      zkey: hash(content.zkey),
      verificationKey: hash(content.verificationKey),
    };
    const contributions = [{ kind: 'contribution', name: 'Alice' }];
    writeFileSync(join(folder, 'transcript.json'), JSON.stringify({ files, contributions }));
    expect(await reasons({ provingSetup: folder })).toEqual(['PROVING_SETUP SETUP_CIRCUIT']);
  });
});

describe('an address to listen at', () => {
  // 203.0.113.0/24 is for documentation (RFC 5737): no machine has one of it.
  it('that is not this machine’s ends the start', async () => {
    const http = { host: '203.0.113.1', port: 0 };
    expect(await reasons({}, { http, serves: true })).toEqual(['HOST ADDRESS_UNUSABLE']);
  });
});
