import { randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { createDatabase } from '../../src/adapters/db/database.ts';
import { createDatabaseOn, databaseUrl, dropDatabaseOn } from '../../src/adapters/db/databases.ts';
import { deployAsOwner } from '../../src/adapters/evm/owner.ts';
import type { StartRefusal } from '../../src/core/errors/start-refused.ts';
import { startDevnet, type TestDevnet } from '../integration/support/devnet.ts';
import { startAnvil } from '../support/anvil.ts';
import { placesOf, startProgram } from '../support/program.ts';
import { startRefusingNode } from '../support/refused-start.ts';

// What ends a start before it has begun anything, as an operator sees it: exit code 2, one list, the same in the log.

let devnet: TestDevnet;
const name = `start_${randomBytes(8).toString('hex')}`;
const server = inject('postgresUrl');
const url = databaseUrl(server, name);
beforeAll(async () => {
  devnet = await startDevnet();
  await createDatabaseOn(server, name);
});
afterAll(async () => {
  await devnet?.anvil.stop();
  await dropDatabaseOn(server, name);
});

const places = () => placesOf(url, { rpcUrl: devnet.anvil.url, contracts: devnet.contracts });

/** Starts a program that is refused; answers why, and that the text on standard error says the same. */
async function refusedBy(program: 'gateway' | 'worker', environment: Record<string, string>) {
  const started = startProgram(program, { LOG_LEVEL: 'info', PORT: '0', ...environment });
  const code = await started.ended;
  const logged = started.lines.filter((line) => line.startsWith('{'));
  expect([code, logged.length, started.lines.join('\n')]).toEqual([2, 1, expect.stringContaining('to mend it: ')]);
  const { refusals } = JSON.parse(String(logged[0])) as { refusals: StartRefusal[] };
  for (const { code: known, variable, mend } of refusals) {
    expect(started.lines.some((line) => line.startsWith(`  ${variable} `) && line.endsWith(`(${known})`))).toBe(true);
    expect(mend).not.toBe('');
  }
  return { reasons: refusals.map(({ code: known, variable }) => `${variable} ${known}`).sort(), text: started.lines };
}

/** Nothing was begun: no migration, so no table. */
async function expectEmptyDatabase() {
  const database = createDatabase({ url });
  try {
    const tables = await database.prisma.$queryRaw`SELECT 1 FROM pg_tables WHERE schemaname IN ('public', 'pgboss')`;
    expect(tables).toEqual([]);
  } finally {
    await database.close();
  }
}

describe('a start is refused before it has begun anything', () => {
  it('by all that is wrong in production at once: variables, database, node, contracts', async () => {
    const { registry } = devnet.contracts;
    const { reasons, text } = await refusedBy('gateway', {
      ...places(),
      PROFILE: 'production',
      CURSOR_KEY: 'leaked-value',
      RELAYER_KEY: `0x${'00'.repeat(32)}`,
      KEEPER_KEYS: 'leaked-value',
      DATABASE_URL: url.replace(/:[^:@/]+@/, ':leaked-value@'),
      EVM_RAISE_ADDRESS: registry,
      EVM_REGISTRY_ADDRESS: devnet.contracts.raise,
    });
    expect(reasons).toEqual([
      'CURSOR_KEY CONFIGURATION',
      'DATABASE_URL DATABASE_PASSWORD',
      'EVM_RAISE_ADDRESS CONTRACT_OTHER',
      'EVM_REGISTRY_ADDRESS CONTRACT_OTHER',
      'KEEPER_KEYS CONFIGURATION',
      'PROVING_SETUP CONFIGURATION',
      'PUBLIC_URL CONFIGURATION',
      'RELAYER_KEY CONFIGURATION',
      'SESSION_KEYS CONFIGURATION',
      'VAULT_KEYS CONFIGURATION',
    ]);
    expect(text.join()).not.toMatch(/leaked-value|postgresql:\/\/[^u]/);
    await expectEmptyDatabase();
  });

  it('by what each of them names, beside a variable that is not usable', async () => {
    const node = await startRefusingNode(403);
    try {
      const { reasons, text } = await refusedBy('gateway', {
        ...places(),
        EVM_RPC_URL: `${node.url}/leaked-key`,
        DATABASE_URL: 'postgresql://user:leaked-key@127.0.0.1:1/x',
        HOST: '203.0.113.1', // for documentation (RFC 5737): no machine has it
        CURSOR_KEY: 'leaked-key',
        PROVING_SETUP: '/nowhere/at/all',
      });
      expect(reasons).toEqual([
        'CURSOR_KEY CONFIGURATION',
        'DATABASE_URL DATABASE_UNREACHABLE',
        'EVM_RPC_URL NODE_ACCESS',
        'HOST ADDRESS_UNUSABLE',
        'PROVING_SETUP SETUP_UNREADABLE',
      ]);
      expect(text.join()).not.toContain('leaked-key');
    } finally {
      node.stop();
    }
  });

  it('by a node and a database of another machine in the clear, in production', async () => {
    const { reasons } = await refusedBy('worker', {
      ...places(),
      PROFILE: 'production',
      EVM_RPC_URL: 'http://node.example',
      DATABASE_URL: 'postgresql://user:secret@db.example/app?sslmode=no-verify',
      PUBLIC_URL: 'https://gateway.example',
    });
    expect(reasons).toEqual(['DATABASE_URL DATABASE_TLS_OFF', 'EVM_RPC_URL CONFIGURATION']);
  });

  it.each<[string, (c: TestDevnet['contracts']) => Record<string, string>, string[]]>([
    [
      'swapped',
      ({ hardship, windows }) => ({ EVM_HARDSHIP_ADDRESS: windows, EVM_WINDOWS_ADDRESS: hardship }),
      ['EVM_HARDSHIP_ADDRESS CONTRACT_OTHER', 'EVM_WINDOWS_ADDRESS CONTRACT_OTHER'],
    ],
    [
      'of accounts without code',
      () => ({ EVM_SERIES_ADDRESS: `0x${'12'.repeat(20)}`, EVM_TOKEN_ADDRESS: `0x${'34'.repeat(20)}` }),
      ['EVM_SERIES_ADDRESS CONTRACT_MISSING', 'EVM_TOKEN_ADDRESS CONTRACT_MISSING'],
    ],
  ])('by contracts that are %s', async (_, change, expected) => {
    expect((await refusedBy('gateway', { ...places(), ...change(devnet.contracts) })).reasons).toEqual(expected);
    await expectEmptyDatabase();
  });

  it('by contracts of another deployment', async () => {
    const { url: rpcUrl, chainId, mnemonic } = devnet.anvil;
    const other = await deployAsOwner({ rpcUrl, chainId, key: { mnemonic, index: 3 } }, devnet.wallet(4).address);
    const { rates, access } = other;
    const { reasons } = await refusedBy('gateway', {
      ...places(),
      EVM_RATES_ADDRESS: rates,
      EVM_ACCESS_ADDRESS: access,
    });
    expect(reasons).toEqual(['EVM_ACCESS_ADDRESS CONTRACT_ROLE', 'EVM_RATES_ADDRESS CONTRACT_ROLE']);
  });

  it('by a node of another chain, and one of the main network', async () => {
    for (const [chainId, code] of [
      [10144, 'CHAIN_MISMATCH'],
      [143, 'CHAIN_REFUSED'],
    ] as const) {
      const anvil = await startAnvil({ chainId });
      try {
        const { reasons } = await refusedBy('gateway', { ...places(), EVM_RPC_URL: anvil.url });
        expect(reasons).toEqual([`EVM_RPC_URL ${code}`]);
      } finally {
        await anvil.stop();
      }
    }
  });

  it.each<[string, () => Record<string, string>, string]>([
    ['another chain id', () => ({ EVM_CHAIN_ID: '10144' }), 'EVM_CHAIN_ID CONFIGURATION'],
    ['a node that is away', () => ({ EVM_RPC_URL: 'http://127.0.0.1:1' }), 'EVM_RPC_URL NODE_UNREACHABLE'],
    [
      'a database server that is away',
      () => ({ DATABASE_URL: 'postgresql://u:p@127.0.0.1:1/x' }),
      'DATABASE_URL DATABASE_UNREACHABLE',
    ],
    [
      'a database that is not there',
      () => ({ DATABASE_URL: databaseUrl(server, 'nowhere_at_all') }),
      'DATABASE_URL DATABASE_MISSING',
    ],
    [
      'a server without TLS that is to have it',
      () => ({ DATABASE_URL: `${url}?sslmode=verify-full` }),
      'DATABASE_URL DATABASE_TLS',
    ],
    [
      'a proving setup that is not there',
      () => ({ PROVING_SETUP: '/nowhere/at/all' }),
      'PROVING_SETUP SETUP_UNREADABLE',
    ],
  ])('by %s', async (_, environment, expected) => {
    expect((await refusedBy('gateway', { ...places(), ...environment() })).reasons).toEqual([expected]);
  });

  it('of a worker on a database without migrations', async () => {
    expect((await refusedBy('worker', places())).reasons).toEqual(['DATABASE_URL DATABASE_NOT_MIGRATED']);
    await expectEmptyDatabase();
  });

  it('by a port that another process listens on', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await new Promise((resolve) => other.once('listening', resolve));
    const { port } = other.address() as AddressInfo;
    try {
      const { reasons } = await refusedBy('gateway', { ...places(), PORT: `${port}` });
      expect(reasons).toEqual(['PORT PORT_TAKEN']);
      await expectEmptyDatabase();
    } finally {
      other.close();
    }
  });
});
