import { execFileSync } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { type AddressInfo, createServer as createTcpServer } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, describe, expect, inject, it } from 'vitest';
import { createDatabase } from '../../../src/adapters/db/database.ts';
import { createDatabaseOn, databaseUrl, dropDatabaseOn } from '../../../src/adapters/db/databases.ts';
import { abis } from '../../../src/adapters/evm/abi.ts';
import { deployAsOwner } from '../../../src/adapters/evm/owner.ts';
import { createReadClient } from '../../../src/adapters/evm/wallet.ts';
import { readConfiguration } from '../../../src/apps/start/configuration.ts';
import { requireStart, targetsOf } from '../../../src/apps/start/preflight.ts';
import { loadGatewayConfig, loadWorkerConfig } from '../../../src/config/config.ts';
import { type StartRefusal, StartRefused } from '../../../src/core/errors/start-refused.ts';
import { startDevnet, type TestDevnet } from '../../domains/support/devnet.ts';
import { startAnvil } from '../../support/anvil.ts';
import { createTestDatabase } from '../../support/database.ts';
import { EXHAUSTIVE, some } from '../../support/exhaustive.ts';
import { folderForFile, forFile, forTest } from '../../support/for-file.ts';
import { listen } from '../../support/listen.ts';
import { placesOf, startProgram } from '../../support/program.ts';
import { startRefusingNode } from '../../support/refused-start.ts';

// What ends a start before it has begun anything, as an operator sees it: exit code 2, one list, the same in the log.

const [WASM, ZKEY, KEY] = ['income_report.wasm', 'income_report.zkey', 'verification_key.json'] as const;
const folder = folderForFile('income-series-refused-');
const name = `start_${randomBytes(8).toString('hex')}`;
const server = inject('postgresUrl');
const url = databaseUrl(server, name);
const devnet = await forFile(startDevnet());
await createDatabaseOn(server, name);
afterAll(() => dropDatabaseOn(server, name));

const places = () => placesOf(url, { rpcUrl: devnet.anvil.url, contracts: devnet.contracts });

/** Starts a program that is refused; answers why, and that the text on standard error says the same. */
async function refusedBy(program: 'gateway' | 'worker', environment: Record<string, string>) {
  const started = startProgram(program, { LOG_LEVEL: 'info', PORT: '0', ...environment });
  const serves = started.said('"msg":"listening"').catch(() => started.ended);
  const code = await Promise.race([started.ended, serves]);
  if (typeof code === 'string') await started.kill();
  const logged = started.lines.filter((line) => line.startsWith('{'));
  expect([code, logged.length, started.lines.join('\n')]).toEqual([2, 1, expect.stringContaining('to mend it: ')]);
  const { refusals } = JSON.parse(String(logged[0])) as { refusals: StartRefusal[] };
  for (const { code: known, variable, mend } of refusals) {
    expect(started.lines.some((line) => line.startsWith(`  ${variable} `) && line.endsWith(`(${known})`))).toBe(true);
    expect(mend).not.toBe('');
  }
  return { reasons: refusals.map(reasonOf).sort(), text: started.lines };
}

const SILENT = { info: () => {}, warn: () => {} };
const reasonOf = ({ code, variable }: StartRefusal) => `${variable} ${code}`;

/**
 * Why it is refused, and in which words, by what it does before it begins; in this process. The exhaustive run starts the program.
 */
async function refusedHere(program: 'gateway' | 'worker', environment: Record<string, string>) {
  if (EXHAUSTIVE) return refusedBy(program, environment);
  const own = process.env;
  const { PATH = '', HOME = '' } = own;
  process.env = { PATH, HOME, PORT: '0', ...environment };
  try {
    if (program === 'worker') {
      const { config: settings } = await readConfiguration(loadWorkerConfig, { serves: false });
      await requireStart(targetsOf(settings), { serves: false, metrics: settings.telemetry.metrics }, SILENT);
    } else {
      const { config: settings } = await readConfiguration(loadGatewayConfig, { serves: true });
      const { http, telemetry } = settings;
      await requireStart(targetsOf(settings), { serves: true, http, metrics: telemetry.metrics }, SILENT);
    }
    return { reasons: [], text: [] };
  } catch (error) {
    if (!(error instanceof StartRefused)) throw error;
    return { reasons: error.refusals.map(reasonOf).sort(), text: [error.message] };
  } finally {
    process.env = own;
  }
}

const refusalsOf = async (environment: Record<string, string>): Promise<readonly string[]> =>
  (await refusedHere('gateway', environment)).reasons;

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

describe('a start is refused after its migrations and before it has sealed anything', () => {
  it('by a second development key for one database, whose folder is another one', async () => {
    await using database = await createTestDatabase();
    const environment = { ...places(), DATABASE_URL: database.url, PORT: '0', WORKER: 'off' };
    const first = startProgram('gateway', { ...environment, DATA_DIR: join(folder, 'first') });
    await first.said('"msg":"listening"');
    await first.end();
    const { reasons } = await refusedBy('gateway', { ...environment, DATA_DIR: join(folder, 'second') });
    expect(reasons).toEqual(['VAULT_KEYS VAULT_KEY_OTHER']);
  });
});

describe('a start is refused before it has begun anything', () => {
  it('by all that is wrong in production at once: variables, database, node, contracts', async () => {
    const { registry } = devnet.contracts;
    const { reasons, text: said } = await refusedBy('gateway', {
      ...places(),
      PROFILE: 'production',
      EVM_MAX_BLOCK_AGE: '60',
      CURSOR_KEY: 'leaked-value',
      SMTP_URL: 'smtps://mail.example',
      MAIL_FROM: 'post@gateway.example',
      EMAIL_CODE_KEY: 'leaked-value',
      RELAYER_KEY: `0x${'00'.repeat(32)}`,
      KEEPER_KEYS: 'leaked-value',
      DATABASE_URL: url.replace(/:[^:@/]+@/, ':leaked-value@'),
      EVM_RAISE_ADDRESS: registry,
      EVM_REGISTRY_ADDRESS: devnet.contracts.raise,
    });
    expect(reasons).toEqual([
      'CURSOR_KEY CONFIGURATION',
      'DATABASE_URL DATABASE_PASSWORD',
      'EMAIL_CODE_KEY CONFIGURATION',
      'EVM_RAISE_ADDRESS CONTRACT_OTHER',
      'EVM_REGISTRY_ADDRESS CONTRACT_OTHER',
      'KEEPER_KEYS CONFIGURATION',
      'PROVING_SETUP CONFIGURATION',
      'PUBLIC_URL CONFIGURATION',
      'RELAYER_KEY CONFIGURATION',
      'SESSION_KEYS CONFIGURATION',
      'VAULT_KEYS CONFIGURATION',
    ]);
    expect(said.join()).not.toMatch(/leaked-value|postgresql:\/\/[^u]/);
    await expectEmptyDatabase();
  });

  it('by what each of them names, next to a variable that is not usable', async () => {
    const node = await forTest(startRefusingNode(403));
    const { reasons, text } = await refusedHere('gateway', {
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
  });

  it('by a node and a database of another machine in the clear, in production', async () => {
    const { reasons } = await refusedHere('worker', {
      ...places(),
      PROFILE: 'production',
      EVM_MAX_BLOCK_AGE: '60',
      EVM_RPC_URL: 'http://node.example',
      DATABASE_URL: 'postgresql://user:secret@db.example/app?sslmode=no-verify',
      PUBLIC_URL: 'https://gateway.example',
    });
    expect(reasons).toEqual(['DATABASE_URL DATABASE_TLS_OFF', 'EVM_RPC_URL CONFIGURATION']);
  });

  it('by a node in the clear however its URL is spelled, and certificates that are not verified, in production', async () => {
    const { reasons } = await refusedHere('worker', {
      ...places(),
      PROFILE: 'production',
      EVM_RPC_URL: 'HTTP://node.example',
      EVM_MAX_BLOCK_AGE: '60',
      NODE_TLS_REJECT_UNAUTHORIZED: '0',
      PUBLIC_URL: 'https://gateway.example',
      DATABASE_URL: databaseUrl(server, 'nowhere_at_all'),
    });
    expect(reasons).toEqual([
      'DATABASE_URL DATABASE_MISSING',
      'EVM_RPC_URL CONFIGURATION',
      'NODE_TLS_REJECT_UNAUTHORIZED CONFIGURATION',
    ]);
  });

  it('by a database that the environment puts on another machine, which receives nothing', async () => {
    let received = 0;
    const other = await forTest(
      createTcpServer((socket) => {
        received += 1;
        socket.destroy();
      }).listen(0, '127.0.0.2'),
    ); // none of this machine’s names for itself
    await new Promise((resolve) => other.once('listening', resolve));
    const { port } = other.address() as AddressInfo;
    const { reasons } = await refusedHere('worker', {
      ...places(),
      PROFILE: 'production',
      EVM_MAX_BLOCK_AGE: '60',
      DATABASE_URL: `postgresql:///app?port=${port}&user=user&password=secret`,
      PGHOST: '127.0.0.2',
      PUBLIC_URL: 'https://gateway.example',
    });
    expect([reasons, received]).toEqual([['DATABASE_URL DATABASE_TLS_OFF'], 0]);
  });

  it('by pipes in the place of files, without waiting for what they never hold', async () => {
    const pipe = join(folder, 'pipe');
    execFileSync('mkfifo', [pipe]);
    const { reasons } = await refusedBy('gateway', {
      ...places(),
      CURSOR_KEY_FILE: pipe,
      EVM_CONTRACTS_FILE: pipe,
      DATABASE_URL: `${url}?sslmode=verify-full&sslrootcert=${pipe}`,
    });
    expect(reasons).toEqual([
      'CURSOR_KEY_FILE CONFIGURATION',
      'DATABASE_URL CONFIGURATION',
      'EVM_CONTRACTS_FILE CONFIGURATION',
    ]);
  });

  it('and leaves no folder behind, in development', async () => {
    const DATA_DIR = join(folder, 'unused');
    const { reasons } = await refusedHere('gateway', { DATA_DIR, DATABASE_URL: 'postgresql://u:p@127.0.0.1:1/x' });
    expect([reasons, existsSync(DATA_DIR)]).toEqual([['DATABASE_URL DATABASE_UNREACHABLE'], false]);
  });

  it('by a node that redirects elsewhere', async () => {
    const server = createServer((_, res) => res.writeHead(307, { location: devnet.anvil.url }).end());
    const { url: EVM_RPC_URL } = await forTest(listen(server));
    expect(await refusalsOf({ ...places(), EVM_RPC_URL })).toEqual(['EVM_RPC_URL NODE_REDIRECTS']);
    await expectEmptyDatabase();
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
    expect(await refusalsOf({ ...places(), ...change(devnet.contracts) })).toEqual(expected);
    await expectEmptyDatabase();
  });

  it('by contracts of another deployment', async () => {
    const { url: rpcUrl, chainId, mnemonic } = devnet.anvil;
    const other = await deployAsOwner({ rpcUrl, chainId, key: { mnemonic, index: 3 } }, devnet.wallet(4).address);
    const { rates, access } = other;
    expect(await refusalsOf({ ...places(), EVM_RATES_ADDRESS: rates, EVM_ACCESS_ADDRESS: access })).toEqual([
      'EVM_ACCESS_ADDRESS CONTRACT_ROLE',
      'EVM_RATES_ADDRESS CONTRACT_ROLE',
    ]);
  });

  it('by contracts whose code is not exactly the build’s, each by its variable', async () => {
    const { anvil, contracts } = devnet;
    const code = (address: string) => anvil.rpc('eth_getCode', address, 'latest') as Promise<string>;
    const verifier = await createReadClient({ rpcUrl: anvil.url, chainId: anvil.chainId }).readContract({
      address: contracts.hub,
      abi: abis.hub,
      functionName: 'verifier',
    });
    const { access, hub, raise } = contracts;
    const reverts = /fd5b/g; // REVERT, JUMPDEST: STOP in its place lets every check of the contract pass
    const changes: [string, (code: string) => string][] = [
      [access, (old) => `0x00${old.slice(2)}`],
      [hub, (old) => old.replace(reverts, '005b')],
      [raise, (old) => old.replace(reverts, '005b')],
      [verifier, (old) => `0x${old.slice(-4)}`],
    ];
    const before = await Promise.all(changes.map(([address]) => code(address)));
    try {
      for (const [i, [address, change]] of changes.entries()) {
        await anvil.rpc('anvil_setCode', address, change(String(before[i])));
      }
      expect((await refusedHere('gateway', places())).reasons).toEqual([
        'EVM_ACCESS_ADDRESS CONTRACT_OTHER',
        'EVM_RAISE_ADDRESS CONTRACT_OTHER',
        'EVM_SERIES_ADDRESS CONTRACT_OTHER',
        'PROVING_SETUP CONTRACT_VERIFIER',
      ]);
    } finally {
      for (const [i, [address]] of changes.entries()) await anvil.rpc('anvil_setCode', address, before[i]);
    }
  });

  it('by a node that takes no state override, without which no code is compared', async () => {
    const server = createServer(async (req, res) => {
      const calls = JSON.parse(await text(req)) as { method: string; params: unknown[] }[];
      for (const call of [calls].flat()) if (call.method === 'eth_call') call.params.length = 2;
      const headers = { 'content-type': 'application/json' };
      const answer = await fetch(devnet.anvil.url, { method: 'POST', headers, body: JSON.stringify(calls) });
      res.writeHead(200, headers).end(await answer.text());
    });
    const { url: EVM_RPC_URL } = await forTest(listen(server));
    expect(await refusalsOf({ ...places(), EVM_RPC_URL })).toEqual(['EVM_RPC_URL NODE_OVERRIDES']);
  });

  it('by a node of another chain, and one of the main network', async () => {
    const nodes = [
      [143, 'CHAIN_REFUSED'],
      [10144, 'CHAIN_MISMATCH'],
    ] as const;
    for (const [chainId, code] of some(nodes, 1)) {
      const anvil = await startAnvil({ chainId });
      try {
        expect(await refusalsOf({ ...places(), EVM_RPC_URL: anvil.url })).toEqual([`EVM_RPC_URL ${code}`]);
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
    expect(await refusalsOf({ ...places(), ...environment() })).toEqual([expected]);
  });

  it.each<[string, (folder: string) => void, string]>([
    [
      'the development setup with a space behind its key',
      (setup) => writeFileSync(join(setup, KEY), `${readFileSync(join(setup, KEY), 'utf8')} `),
      'SETUP_DEVELOPMENT',
    ],
    ['another proving key', (setup) => writeFileSync(join(setup, 'income_report.zkey'), 'not a key'), 'SETUP_KEYS'],
    ['an empty verification key', (setup) => writeFileSync(join(setup, KEY), '{}'), 'SETUP_KEYS'],
  ])('by %s, whatever a transcript made by hand says', async (name, change, code) => {
    const setup = join(folder, name);
    mkdirSync(setup);
    const hashes = Object.entries({ wasm: WASM, zkey: ZKEY, verificationKey: KEY }).map(([of, file]) => {
      cpSync(join('circuits/build', file), join(setup, file));
      return [of, file] as const;
    });
    change(setup);
    const sha256 = (file: string) =>
      createHash('sha256')
        .update(readFileSync(join(setup, file)))
        .digest('hex');
    const files = Object.fromEntries(hashes.map(([of, file]) => [of, sha256(file)]));
    const contributions = [{ kind: 'contribution', name: 'nobody' }];
    writeFileSync(join(setup, 'transcript.json'), JSON.stringify({ files, contributions }));
    expect(await refusalsOf({ ...places(), PROVING_SETUP: setup })).toEqual([`PROVING_SETUP ${code}`]);
  });

  it('of a worker on a database without migrations', async () => {
    expect((await refusedBy('worker', places())).reasons).toEqual(['DATABASE_URL DATABASE_NOT_MIGRATED']);
    await expectEmptyDatabase();
  });

  it('by a port that another process listens on', async () => {
    const { port } = await forTest(listen(createServer()));
    const { reasons } = await refusedHere('gateway', { ...places(), PORT: `${port}` });
    expect(reasons).toEqual(['PORT PORT_TAKEN']);
    await expectEmptyDatabase();
  });
});

it.each(['/dev/null/folder', ...(process.platform === 'linux' ? ['/proc/folder'] : [])])(
  'a gateway whose data folder would be %s names it, and what to do',
  async (folder) => {
    const { ended, lines } = startProgram('gateway', { PORT: '0', DATA_DIR: folder });
    expect(await ended, lines.join('\n')).toBe(2);
    const { refusals } = JSON.parse(lines.find((line) => line.startsWith('{"level":"fatal"')) ?? '{}');
    expect(refusals).toEqual([
      {
        code: 'DATA_FOLDER',
        variable: 'DATA_DIR',
        problem: expect.stringContaining(`names ${folder}, which this user cannot write`),
        mend: expect.stringContaining('DATA_DIR=<folder>'),
      },
    ]);
  },
);
