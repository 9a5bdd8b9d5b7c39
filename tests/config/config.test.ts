import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readConfiguration } from '../../src/apps/start/configuration.ts';
import { loadGatewayConfig, loadVerifierConfig, loadWorkerConfig } from '../../src/config/config.ts';
import { readEnvironment, readVariables } from '../../src/config/env.ts';
import { mendOf } from '../../src/config/mends.ts';
import type { StartRefused } from '../../src/core/errors/start-refused.ts';
import { folderForFile } from '../support/for-file.ts';
import { address, type Env, key, PRODUCTION_WITHOUT_CHAINS, problems, writeVariables } from './support/environment.ts';

const DATA_DIR = folderForFile('income-series-config-');

const constantKey = (byte: number) => Buffer.alloc(32, byte).toString('base64');
const CHAIN = {
  EVM_RPC_URL: 'https://node.example/secret-access-key',
  EVM_REGISTRY_ADDRESS: address('1'),
  EVM_SERIES_ADDRESS: address('A'),
  EVM_RAISE_ADDRESS: address('3'),
  EVM_HARDSHIP_ADDRESS: address('6'),
  EVM_ROUTER_ADDRESS: address('7'),
  EVM_WINDOWS_ADDRESS: address('8'),
  EVM_FX_FEED_ADDRESS: address('4'),
  EVM_RATES_ADDRESS: address('9'),
  EVM_TOKEN_ADDRESS: address('5'),
  EVM_ACCESS_ADDRESS: address('9'),
};
const PRODUCTION = { ...CHAIN, ...PRODUCTION_WITHOUT_CHAINS };

const NOT_A_URI =
  'PUBLIC_URL must be a URI of RFC 3986: a plain host name or address, other characters of path and query as %XX';

const gateway = (env: Env) => {
  const config = loadGatewayConfig(readEnvironment({ DATA_DIR, ...env }));
  return { ...config, ...config.openSecrets() };
};

describe('the gateway configuration', () => {
  test('needs nothing for development', () => {
    expect(gateway({})).toMatchObject({
      profile: 'development',
      logLevel: 'info',
      database: { kind: 'embedded' },
      chains: [
        {
          chain: { kind: 'embedded', chainId: 10143 },
          node: { tag: 'latest', maxBehind: 3, maxAge: 60, priorityFee: 2n * 10n ** 9n, reserveBalance: 10n ** 19n },
          reorgBound: 64,
          keeperDailyLimit: 5n * 10n ** 18n,
        },
      ],
      http: { host: '127.0.0.1', port: 4000 },
      publicUrl: 'http://localhost:4000',
      adminWallets: [],
      verifierUrl: undefined,
      runsWorker: true,
      keeper: { key: undefined, intervalMs: 10_000 },
    });
  });

  test('takes everything that production needs', () => {
    const config = gateway({ ...PRODUCTION, EVM_START_BLOCK: '77', ADMIN_WALLETS: `${address('B')}, ${address('b')}` });
    expect(config.chains[0].chain).toEqual({
      kind: 'given',
      chainId: 10143,
      rpcUrl: CHAIN.EVM_RPC_URL,
      startBlock: 77n,
      contracts: {
        registry: address('1'),
        hub: address('a'),
        raise: address('3'),
        hardship: address('6'),
        router: address('7'),
        windows: address('8'),
        access: address('9'),
        fxFeed: address('4'),
        rates: address('9'),
        token: address('5'),
      },
    });
    expect(config.sessionKeys.map(({ id, secret }) => [id, secret[0], secret.length])).toEqual([
      ['s2', 2, 32],
      ['s1', 1, 32],
    ]);
    expect(config.adminWallets).toEqual([address('b')]);
  });

  test('serves every country, or those that it names', () => {
    expect(gateway({}).countriesServed).toBeUndefined();
    expect(gateway({ COUNTRIES_SERVED: 'pt, CH,PT' }).countriesServed).toEqual(['PT', 'CH']);
  });

  describe('takes the contracts from a file', () => {
    const { EVM_RPC_URL, ...contracts } = CHAIN;
    const path = join(DATA_DIR, 'contracts.env');
    const from = (lines: object, others: Record<string, string> = {}) => {
      writeVariables(path, lines);
      return () => gateway({ EVM_RPC_URL, EVM_CONTRACTS_FILE: path, ...others });
    };

    test('as if each were given', () => {
      const { chains } = from({ ...contracts, EVM_START_BLOCK: '77' }, { EVM_TOKEN_ADDRESS: address('5') })();
      expect(chains).toEqual(gateway({ ...CHAIN, EVM_START_BLOCK: '77' }).chains);
    });

    test('and refuses one that sets something else, another value as well, and one that is not there', () => {
      expect(problems(from({ ...contracts, ADMIN_WALLETS: address('b') }))).toEqual([
        'EVM_CONTRACTS_FILE names a file that sets more than contracts',
      ]);
      expect(problems(() => gateway({ EVM_RPC_URL, EVM_CONTRACTS_FILE: '/nowhere/at/all' }))).toEqual([
        'EVM_CONTRACTS_FILE names no readable file of at most 64 KiB',
      ]);
      expect(problems(from(contracts, { EVM_TOKEN_ADDRESS: address('6') }))).toEqual([
        'EVM_TOKEN_ADDRESS is given twice, also in EVM_CONTRACTS_FILE',
      ]);
    });
  });

  test('names a file that cannot be read, and not what it would have given as missing too', async () => {
    const missing = '/nowhere/at/all';
    const env = {
      ...{ DATA_DIR, PORT: '0', EVM_RPC_URL: 'http://127.0.0.1:1', EVM_CONTRACTS_FILE: missing },
      ...{ DATABASE_URL_FILE: missing, DATABASE_DIRECT_URL: 'postgresql://127.0.0.1:1/app', SMTP_URL: 'smtp://x' },
    };
    const refused = await readConfiguration(loadGatewayConfig, { serves: true }, env).catch((error: unknown) => error);
    const { refusals } = refused as StartRefused;
    const found = refusals.map(({ code, variable, problem }) => [code, variable, problem]);
    const rule = 'names no readable file of at most 64 KiB';
    expect(found).toEqual([
      ['CONFIGURATION', 'DATABASE_URL_FILE', rule],
      ['CONFIGURATION', 'EVM_CONTRACTS_FILE', rule],
      ['CONFIGURATION', 'MAIL_FROM', 'is needed with SMTP_URL'],
      ['NODE_UNREACHABLE', 'EVM_RPC_URL', expect.anything()],
    ]);
  });

  test.each<[Env, string, RegExp]>([
    [{ DATABASE_URL: 'postgresql://a.example,b.example/app' }, 'must name one host, not several', /patroni/],
    [{ DATABASE_URL: 'postgres://a.example:1,b.example:2/app' }, 'must name one host, not several', /patroni/],
    [{ DATABASE_URL: 'postgresql:///app?host=a.example,b.example' }, 'must name one host, not several', /patroni/],
    [{ DATABASE_URL: 'postgresql://me:pw@a.example:99999/app' }, 'has a port that is no number up to 65535', /host/],
    [{ DATABASE_URL: 'postgresql://[::1]:5x/app' }, 'has a port that is no number up to 65535', /host/],
    [{ DATABASE_URL: 'postgresql://a.example/app?port=99999' }, 'has a port that is no number up to 65535', /host/],
    [{ EVM_RPC_URL: 'https://node.example:99999/x' }, 'has a port that is no number up to 65535', /10143/],
    [
      { DATABASE_URL: 'postgresql://me:pa/ss@a.example/app' },
      'has a /, ? or # in user name or password that is not written %2F, %3F or %23',
      /host/,
    ],
  ])('names the part of %o that is wrong', (env, problem, mend) => {
    const [variable = ''] = Object.keys(env);
    const given = variable === 'EVM_RPC_URL' ? { ...CHAIN, ...env } : env;
    expect(problems(() => gateway(given as Env))).toEqual([`${variable} ${problem}`]);
    expect(mendOf({ variable, problem })).toMatch(mend);
  });

  test('names a bad port among several URLs', () => {
    const standbys = {
      DATABASE_URL: 'postgresql://a.example/app',
      DATABASE_READ_URLS: 'postgresql://b:1,postgresql://c:x',
    };
    expect(problems(() => gateway(standbys))).toEqual(['DATABASE_READ_URLS has a port that is no number up to 65535']);
  });

  describe('takes trusted documents from manifests', () => {
    const write = (name: string, content: unknown) => {
      const path = join(DATA_DIR, name);
      writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content));
      return path;
    };
    const operations = [{ id: 'b'.repeat(64), name: 'B', type: 'query', body: '{ b }' }];
    const apollo = { format: 'apollo-persisted-query-manifest', version: 1, operations };

    test('of codegen, Relay and Apollo', () => {
      const paths = [
        write('relay.json', { a1: '{ a }' }),
        write('apollo.json', apollo),
        write('again.json', { a1: '{ a }' }),
      ];
      const byId = new Map([
        ['a1', '{ a }'],
        ['b'.repeat(64), '{ b }'],
      ]);
      const TRUSTED_DOCUMENTS = paths.join(', ');
      expect(gateway({ TRUSTED_DOCUMENTS }).trustedDocuments).toEqual({ byId, only: false });
      const only = gateway({ TRUSTED_DOCUMENTS, TRUSTED_DOCUMENTS_ONLY: 'on' });
      expect(only.trustedDocuments).toEqual({ byId, only: true });
      expect(gateway({}).trustedDocuments).toBeUndefined();
    });

    test.each<[string, unknown]>([
      ['is not there', undefined],
      ['is no JSON', 'query { a }'],
      ['is a list', ['{ a }']],
      ['has an id with spaces', { 'a b': '{ a }' }],
      ['has something else than texts', { a1: { query: '{ a }' } }],
      ['gives one id to two documents', { ['b'.repeat(64)]: '{ c }' }],
    ])('and refuses one that %s', (_, content) => {
      const path = content === undefined ? '/nowhere/at/all' : write('wrong.json', content);
      expect(problems(() => gateway({ TRUSTED_DOCUMENTS: `${write('apollo.json', apollo)},${path}` }))).toEqual([
        'TRUSTED_DOCUMENTS names a file that cannot be read, has more than 4096 KiB or is no manifest',
      ]);
    });

    test('and refuses to run them alone where there are none', () => {
      expect(problems(() => gateway({ TRUSTED_DOCUMENTS_ONLY: 'on' }))).toEqual([
        'TRUSTED_DOCUMENTS_ONLY is given without TRUSTED_DOCUMENTS',
      ]);
    });
  });

  describe('takes further chains from CHAINS', () => {
    const TWO: Env = {
      CHAINS: 'evm:10143, evm:31337',
      ...Object.fromEntries(Object.entries(CHAIN).map(([name, text]) => [name.replace('EVM_', 'EVM_31337_'), text])),
    };

    test('each by the names of the first with its id, with the defaults of one that is given', () => {
      const { chains } = gateway({ ...CHAIN, ...TWO, EVM_INDEX_TAG: 'latest', REORG_BOUND: '8' });
      const { chain } = gateway(CHAIN).chains[0];
      expect(chains).toMatchObject([
        { chain, node: { tag: 'latest' }, reorgBound: 8 },
        { chain: { ...chain, chainId: 31337 }, node: { tag: 'finalized', maxAge: 60 }, reorgBound: 64 },
      ]);
      expect(chains[1]?.variables).toMatchObject({
        node: 'EVM_31337_RPC_URL',
        contracts: { hub: 'EVM_31337_SERIES_ADDRESS' },
      });
    });

    test('their nodes by a file, and none twice', () => {
      const path = join(DATA_DIR, 'further-node');
      writeFileSync(path, `${CHAIN.EVM_RPC_URL}\n`);
      const { EVM_31337_RPC_URL: _, ...others } = TWO;
      const EVM_31337_RPC_URL_FILE = path;
      expect(gateway({ ...others, EVM_31337_RPC_URL_FILE }).chains).toEqual(gateway(TWO).chains);
      expect(problems(() => gateway({ ...TWO, EVM_31337_RPC_URL_FILE }))).toEqual([
        'EVM_31337_RPC_URL is given twice, also as EVM_31337_RPC_URL_FILE',
      ]);
    });

    test('with settings of their own, next to an embedded first one', () => {
      const own = {
        ...TWO,
        KEEPER_KEY: `0x${'0b'.repeat(32)}`,
        EVM_31337_KEEPER_DAILY_LIMIT: '7',
        EVM_31337_REORG_BOUND: '9',
        EVM_31337_START_BLOCK: '5',
        EVM_31337_RESERVE_BALANCE: '1',
      };
      expect(gateway(own).chains).toMatchObject([
        { chain: { kind: 'embedded' }, reorgBound: 64, keeperDailyLimit: 5n * 10n ** 18n },
        { chain: { startBlock: 5n }, reorgBound: 9, keeperDailyLimit: 7n, node: { reserveBalance: 1n } },
      ]);
    });

    test('and their contracts from a file, which may name no other chain', () => {
      const path = join(DATA_DIR, 'further.env');
      const { EVM_RPC_URL: _, ...contracts } = CHAIN;
      const from = (lines: Env) => {
        writeVariables(path, lines);
        const { CHAINS, EVM_31337_RPC_URL } = TWO as Record<string, string>;
        return () => gateway({ CHAINS, EVM_31337_RPC_URL, EVM_31337_CONTRACTS_FILE: path } as Env);
      };
      expect(from({ ...contracts, EVM_CHAIN_ID: '31337' })().chains).toEqual(gateway(TWO).chains);
      expect(problems(from({ ...contracts, EVM_CHAIN_ID: '10143' }))).toEqual([
        'EVM_31337_CONTRACTS_FILE names the file of another chain',
      ]);
    });

    test.each<[string, Env, string[]]>([
      [
        'a name that is none',
        { CHAINS: 'evm:10143,31337' },
        ['CHAINS must be chains like evm:10143, separated by commas'],
      ],
      ['the chain 143', { CHAINS: 'evm:10143,evm:143' }, ['CHAINS names a chain that is refused (CHAIN_REFUSED)']],
      ['another first chain', { CHAINS: 'evm:31337,evm:10143' }, ['CHAINS must begin with evm:10143']],
      ['a chain twice', { CHAINS: 'evm:10143,evm:31337,evm:31337' }, ['CHAINS names a chain twice']],
      [
        'a chain that is not named',
        { EVM_31338_RPC_URL: 'http://localhost' },
        ['EVM_31338_RPC_URL is of a chain that CHAINS does not name after the first'],
      ],
      [
        'the first chain by its id',
        { EVM_10143_RPC_URL: 'http://localhost' },
        ['EVM_10143_RPC_URL is of a chain that CHAINS does not name after the first'],
      ],
      ['an unknown variable', { ...TWO, EVM_31337_RPC: 'x' }, ['EVM_31337_RPC is not a known variable']],
      ['a key of its own', { ...TWO, EVM_31337_KEEPER_KEY: 'x' }, ['EVM_31337_KEEPER_KEY is not a known variable']],
      [
        'a bad value by its own name',
        { ...TWO, EVM_31337_TOKEN_ADDRESS: '0x1' },
        ['EVM_31337_TOKEN_ADDRESS must be a 20-byte address: 0x and 40 hex digits'],
      ],
      [
        'a limit without a key',
        { ...TWO, EVM_31337_KEEPER_DAILY_LIMIT: '1' },
        ['EVM_31337_KEEPER_DAILY_LIMIT is given without KEEPER_KEY'],
      ],
      [
        'what is missing',
        { CHAINS: 'evm:10143,evm:31337' },
        Object.keys(CHAIN).map((name) => `${name.replace('EVM_', 'EVM_31337_')} is needed: CHAINS names its chain`),
      ],
    ])('and refuses %s', (_, env, expected) => {
      expect(problems(() => gateway(env)).sort()).toEqual(expected.sort());
    });

    test('never in production', () => {
      expect(problems(() => gateway({ ...PRODUCTION, ...TWO }))).toEqual([
        'CHAINS must be evm:10143 alone in production',
      ]);
      expect(gateway({ ...PRODUCTION, CHAINS: 'evm:10143' }).chains).toHaveLength(1);
    });
  });

  test('limits addresses only where that is said, and trusts no proxy that is not named', () => {
    expect(gateway({}).rateLimits).toEqual({ points: undefined, signIns: undefined, trustedProxies: [] });
    const given = {
      RATE_LIMIT: '60000',
      RATE_LIMIT_SIGN_INS: '20',
      TRUSTED_PROXIES: 'loopback, 10.0.0.0/8,2001:db8::1',
    };
    expect(gateway(given).rateLimits).toEqual({
      points: 60_000,
      signIns: 20,
      trustedProxies: ['loopback', '10.0.0.0/8', '2001:db8::1'],
    });
  });

  test.each([
    ...[
      '1',
      'true',
      'all',
      'proxy.example',
      '10.0.0.0/33',
      '2001:db8::/129',
      '10.0.0.0/255.0.0.0',
      '010.0.0.1',
      '10.1',
    ],
    ...['0.0.0.0/0', '::/0', '10.0.0.0/8,', '10.0.0.0/8 loopback', '10.0.0.1:80', 'fe80::1%eth0'],
  ])('refuses proxies that are no networks, or everybody: %s', (text) => {
    expect(problems(() => gateway({ TRUSTED_PROXIES: text }))).toEqual([
      'TRUSTED_PROXIES must be addresses, CIDR ranges, loopback, linklocal or uniquelocal, separated by commas',
    ]);
  });

  test.each([
    '::ffff:0:0/96',
    '::FFFF:0:0/96',
    '0:0:0:0:0:ffff:0:0/96',
    '::ffff:a00:1/96',
    '::/1',
    '::1/64',
    '::/80',
    'loopback, ::fffe:0:0/95',
  ])('refuses proxies of which every IPv4 address is one: %s', (text) => {
    expect(problems(() => gateway({ TRUSTED_PROXIES: text }))).toEqual([
      'TRUSTED_PROXIES must not hold a range of every IPv4 address',
    ]);
  });

  test('takes ranges of IPv6 that hold not every IPv4 address', () => {
    const ranges = ['::ffff:a00:0/104', '::ffff:0:0/97', '::1:ffff:0:0/96', '::/96', '2001:db8::/32', '8000::/1'];
    expect(gateway({ TRUSTED_PROXIES: ranges.join() }).rateLimits.trustedProxies).toEqual(ranges);
  });

  test('refuses limits that let nobody in, and names that only look like them', () => {
    const wrong = { RATE_LIMIT: '99', RATE_LIMIT_SIGN_INS: '1' };
    expect(problems(() => gateway(wrong)).map((problem) => problem.split(' ', 1)[0])).toEqual(Object.keys(wrong));
    expect(problems(() => gateway({ TRUSTED_PROXY: 'loopback', RATE_LIMITS: '100' }))).toEqual([
      'TRUSTED_PROXY is not a known variable',
      'RATE_LIMITS is not a known variable',
    ]);
  });

  test('takes a relayer’s key, and goes without one in production', () => {
    expect(gateway({ ...PRODUCTION, RELAYER_KEY: `0x${'0a'.repeat(32)}` }).relayerKey).toEqual(
      new Uint8Array(32).fill(10),
    );
    expect(gateway(PRODUCTION).relayerKey).toBeUndefined();
  });

  test('takes the keepers’ key, limit and interval, and goes without a key in production', () => {
    const given = { KEEPER_KEY: `0x${'0b'.repeat(32)}`, KEEPER_DAILY_LIMIT: `${10n ** 20n}`, KEEPER_INTERVAL: '0' };
    const keeper = { key: new Uint8Array(32).fill(11), intervalMs: 0 };
    for (const config of [
      gateway({ ...PRODUCTION, ...given }),
      loadWorkerConfig(readEnvironment({ ...CHAIN, ...given })),
    ]) {
      expect([config.keeper, config.chains[0].keeperDailyLimit]).toEqual([keeper, 10n ** 20n]);
    }
    expect(gateway(PRODUCTION).keeper.key).toBeUndefined();
    expect(gateway({ KEEPER_DAILY_LIMIT: '7' })).toMatchObject({
      keeper: { key: undefined },
      chains: [{ keeperDailyLimit: 7n }],
    });
  });

  test('refuses one key for relays and keepers, in every process', () => {
    const same = { ...CHAIN, RELAYER_KEY: `0x${'Ab'.repeat(32)}`, KEEPER_KEY: `0x${'aB'.repeat(32)}` };
    const problem = ['KEEPER_KEY must be another key than RELAYER_KEY'];
    expect(problems(() => gateway(same))).toEqual(problem);
    expect(problems(() => loadWorkerConfig(readEnvironment(same)))).toEqual(problem);
  });

  test('leaves the worker out where WORKER is off', () => {
    expect(gateway({ WORKER: 'off' }).runsWorker).toBe(false);
  });

  test('reaches the database by one URL, or past a pool by another', () => {
    const [url, directUrl] = ['postgresql://pool.example/app', 'postgresql://db.example/app'];
    expect(gateway({ DATABASE_URL: url }).database).toEqual({ kind: 'given', url, directUrl: url });
    const both = { kind: 'given', url, directUrl };
    expect(gateway({ DATABASE_URL: url, DATABASE_DIRECT_URL: directUrl }).database).toEqual(both);
  });

  test('names standbys that read, each once, of a database that is given', () => {
    const url = 'postgresql://db.example/app';
    const [one, other] = ['postgresql://one.example/app', 'postgres://other.example/app'];
    const readUrls = [one, other];
    const given = { kind: 'given', url, directUrl: url, readUrls };
    expect(gateway({ DATABASE_URL: url, DATABASE_READ_URLS: `${one}, ${other}` }).database).toEqual(given);
    const refused = (text: string) => problems(() => gateway({ DATABASE_URL: url, DATABASE_READ_URLS: text }));
    const rule = ['DATABASE_READ_URLS must be URLs with postgresql or postgres, separated by commas'];
    expect([`${one},`, 'https://one.example', 'postgresql://one.example,two.example/app'].map(refused)).toEqual([
      rule,
      rule,
      rule,
    ]);
    expect(refused(`${one},${one}`)).toEqual(['DATABASE_READ_URLS names a URL twice']);
    expect(problems(() => gateway({ DATABASE_READ_URLS: one }))).toEqual([
      'DATABASE_READ_URLS is given without DATABASE_URL',
    ]);
  });

  test.each<[parameters: string, problem: string]>([
    ['?schema=income&pgbouncer=true&connection_limit=5', 'that are not honoured: schema, pgbouncer, connection_limit'],
    ['?options=-c%20search_path%3Dincome', 'that are not honoured: options'],
    ['?statement_timeout=0&sslmode=require', 'that are not honoured: statement_timeout'],
    ['?SSLMODE=require', 'that are not honoured: SSLMODE'],
    ['?s%00e=1&tim%C3%A9=2', 'that are not honoured: one without a usual name, one without a usual name'],
    ['?sslmode=verify-full&sslmode=disable', 'twice: sslmode'],
    ['?sslmode=allow', 'whose values are not known: sslmode'],
    ['?ssl=false&sslnegotiation=later', 'whose values are not known: ssl, sslnegotiation'],
  ])('refuses a connection string with %s by the names of parameters', (parameters, problem) => {
    const url = 'postgresql://db.example/app';
    const given = { ...CHAIN, DATABASE_URL: url };
    const bad = `${url}${parameters}`;
    expect(problems(() => gateway({ ...given, DATABASE_URL: bad }))).toEqual([
      `DATABASE_URL has parameters ${problem}`,
    ]);
    expect(problems(() => gateway({ ...given, DATABASE_DIRECT_URL: bad }))).toEqual([
      `DATABASE_DIRECT_URL has parameters ${problem}`,
    ]);
    expect(problems(() => gateway({ ...given, DATABASE_READ_URLS: `${url},${bad}` }))).toEqual([
      `DATABASE_READ_URLS has parameters ${problem}`,
    ]);
  });

  test.each(['postgresql://me:12?pass&word@db.example/app', 'postgresql://me:12#word@db.example/app'])(
    'names nothing of a password that ends a connection string early',
    (url) => {
      const rule = 'DATABASE_URL has a ? or # that is not written %3F or %23';
      expect(problems(() => gateway({ ...CHAIN, DATABASE_URL: url }))).toEqual([rule]);
    },
  );

  test('takes every parameter of a connection string that the driver honours', () => {
    const url =
      'postgresql:///app?host=/run/postgresql&port=5432&user=me&password=p%3F&application_name=one&sslmode=verify-full' +
      '&sslrootcert=/ca.pem&sslcert=/me.pem&sslkey=/me.key&sslnegotiation=direct&ssl=true&uselibpqcompat=false';
    expect(gateway({ DATABASE_URL: url }).database).toEqual({ kind: 'given', url, directUrl: url });
  });

  test('treats an empty variable as one that is not given', () => {
    expect(gateway({ DATABASE_URL: '', EVM_RPC_URL: ' ', PORT: '' }).database).toEqual({ kind: 'embedded' });
  });

  test.each<[Env, string]>([
    [{ PORT: '65536' }, 'PORT must be a whole number from 0 to 65535'],
    [{ PORT: '80a' }, 'PORT must be a whole number from 0 to 65535'],
    [{ PROFILE: 'staging' }, 'PROFILE must be one of development, production'],
    [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL must be one of trace, debug, info, warn, error, fatal, silent'],
    [{ DATABASE_URL: 'mysql://x/y' }, 'DATABASE_URL must be a URL with postgresql or postgres'],
    [{ DATABASE_DIRECT_URL: 'postgresql://x/y' }, 'DATABASE_DIRECT_URL is given without DATABASE_URL'],
    [{ ...CHAIN, DATABASE_DIRECT_URL: 'mysql://x/y' }, 'DATABASE_DIRECT_URL must be a URL with postgresql or postgres'],
    [{ DATABASE_DIRECT_URI: 'postgresql://x/y' }, 'DATABASE_DIRECT_URI is not a known variable'],
    [{ DATABASE_URL: 'not a url' }, 'DATABASE_URL must be a URL with postgresql or postgres'],
    [{ PUBLIC_URL: 'https://user:pw@x.example' }, 'PUBLIC_URL must not hold a user name or password'],
    [{ PUBLIC_URL: 'ftp://x' }, 'PUBLIC_URL must be a URL with http or https'],
    ...['http:///,', 'http:a,b', 'http:\\\\a,b', 'http://a%2Cb:1'].map((PUBLIC_URL): [Env, string] => [
      { PUBLIC_URL },
      'PUBLIC_URL must name one host, not several',
    ]),
    [{ PUBLIC_URL: 'http://a{b}' }, NOT_A_URI],
    [{ PUBLIC_URL: 'http://a"b:4000' }, NOT_A_URI],
    [{ PUBLIC_URL: 'https://gateway.example/a|b' }, NOT_A_URI],
    [{ PUBLIC_URL: 'https://gateway.example/100%' }, NOT_A_URI],
    [{ PUBLIC_URL: 'https://gateway.example/?a=[1]' }, NOT_A_URI],
    [{ EVM_CHAIN_ID: '0' }, 'EVM_CHAIN_ID must be a whole number from 1 to 4294967295'],
    [{ REORG_BOUND: '0' }, 'REORG_BOUND must be a whole number from 1 to 10000'],
    [{ EVM_INDEX_TAG: 'pending' }, 'EVM_INDEX_TAG must be one of latest, safe, finalized'],
    [{ EVM_MAX_BLOCK_AGE: '-1' }, 'EVM_MAX_BLOCK_AGE must be a whole number from 0 to 86400'],
    [{ SESSION_KEYS: 'nokey' }, 'SESSION_KEYS must be id:base64 of 32 bytes, newest first, separated by commas'],
    [{ SESSION_KEYS: `a:${key(1)},a:${key(2)}` }, 'SESSION_KEYS names a key twice'],
    [{ VAULT_KEYS: 'v:c2hvcnQ=' }, 'VAULT_KEYS must be id:base64 of 32 bytes, newest first, separated by commas'],
    [
      { CURSOR_KEY: 'c2hvcnQ=' },
      'CURSOR_KEY must be 32 bytes in base64; while it is changed several, newest first, separated by commas',
    ],
    [{ RELAYER_KEY: '0x12' }, 'RELAYER_KEY must be a private key: 0x and 64 hex digits'],
    [
      { RELAYER_KEY: `0x${'00'.repeat(32)}` },
      'RELAYER_KEY must be a private key: above zero and below the curve order',
    ],
    [{ WORKER: 'no' }, 'WORKER must be one of on, off'],
    [{ KEEPER_KEY: 'secret' }, 'KEEPER_KEY must be a private key: 0x and 64 hex digits'],
    [{ KEEPER_DAILY_LIMIT: '1.5' }, 'KEEPER_DAILY_LIMIT must be an amount in wei: up to 30 digits'],
    [{ ...CHAIN, KEEPER_DAILY_LIMIT: '1' }, 'KEEPER_DAILY_LIMIT is given without KEEPER_KEY'],
    [{ KEEPER_INTERVAL: '3601' }, 'KEEPER_INTERVAL must be a whole number from 0 to 3600'],
    [{ KEEPER_INTERVALL: '1' }, 'KEEPER_INTERVALL is not a known variable'],
    [
      { COUNTRIES_SERVED: 'PT,UK' },
      'COUNTRIES_SERVED must be countries by their two letters (ISO 3166-1 alpha-2), separated by commas',
    ],
    [{ COUNTRIES_SERVE: 'PT' }, 'COUNTRIES_SERVE is not a known variable'],
    [
      { ADMIN_WALLETS: '0x12' },
      'ADMIN_WALLETS must be 20-byte addresses in hex, or 32-byte ones in base58, separated by commas',
    ],
    [{ EVM_START_BLOCK: '5' }, 'EVM_START_BLOCK is given without EVM_RPC_URL'],
    [{ EVM_TOKEN_ADDRESS: address('5') }, 'EVM_TOKEN_ADDRESS is given without EVM_RPC_URL'],
    [{ EVM_RPC_ULR: 'x' }, 'EVM_RPC_ULR is not a known variable'],
    [{ CURSOR_KEY: key(1), CURSOR_KEY_FILE: '/x' }, 'CURSOR_KEY is given twice, also as CURSOR_KEY_FILE'],
    ...['4000', 'localhost', 'localhost:65536', '::1:9464', 'http://localhost:9464', '[::1]'].map(
      (METRICS_ADDRESS): [Env, string] => [{ METRICS_ADDRESS }, 'METRICS_ADDRESS must be host:port'],
    ),
    [{ METRICS_ADRESS: ':1' }, 'METRICS_ADRESS is not a known variable'],
    [
      { METRICS_OPERATIONS: 'One,a b' },
      'METRICS_OPERATIONS must be at most 1,000 names of operations, separated by commas',
    ],
    [{ OTEL_TRACES_EXPORTER: 'jaeger' }, 'OTEL_TRACES_EXPORTER must be one of otlp, none'],
    [{ OTEL_EXPORTER_OTLP_PROTOCOL: 'grpc' }, 'OTEL_EXPORTER_OTLP_PROTOCOL must be one of http/protobuf'],
    [{ OTEL_EXPORTER_OTLP_ENDPOINT: 'collector:4317' }, 'OTEL_EXPORTER_OTLP_ENDPOINT must be a URL with http or https'],
    [{ VAULT_KEYS_FILE: '/nowhere/at/all' }, 'VAULT_KEYS_FILE names no readable file of at most 64 KiB'],
  ])('refuses %o', (env, problem) => {
    expect(problems(() => gateway(env))).toEqual([problem]);
  });

  test('names every missing contract address at once', () => {
    const missing = problems(() => gateway({ EVM_RPC_URL: CHAIN.EVM_RPC_URL }));
    expect(missing).toEqual(
      ['REGISTRY', 'SERIES', 'RAISE', 'HARDSHIP', 'ROUTER', 'FX_FEED', 'RATES', 'WINDOWS', 'TOKEN', 'ACCESS'].map(
        (name) => `EVM_${name}_ADDRESS is needed with EVM_RPC_URL`,
      ),
    );
  });

  test('refuses the chain id 143 by name, and every other but 10143', () => {
    for (const load of [loadGatewayConfig, loadWorkerConfig, loadVerifierConfig]) {
      const problem = (id: string) => problems(() => load(readEnvironment({ ...CHAIN, EVM_CHAIN_ID: id })));
      expect(problem('143')).toContain('EVM_CHAIN_ID is a chain that is refused (CHAIN_REFUSED)');
      expect(problem('10144')).toContain('EVM_CHAIN_ID must be 10143');
    }
  });

  test('never repeats a value in an error', () => {
    const bad = { ...CHAIN, PORT: 'leak1', SESSION_KEYS: 'leak2', DATABASE_URL: 'leak3', EVM_SERIES_ADDRESS: 'leak4' };
    expect(() => gateway(bad)).toThrow(/PORT/);
    try {
      gateway(bad);
    } catch (error) {
      expect(`${error} ${JSON.stringify(error)}`).not.toMatch(/leak/);
    }
  });
});

describe('a production gateway', () => {
  test.each(['DATABASE_URL', 'EVM_RPC_URL', 'SESSION_KEYS', 'VAULT_KEYS', 'CURSOR_KEY', 'PUBLIC_URL', 'PROVING_SETUP'])(
    'needs %s',
    (name) => {
      const { [name]: _, ...env } = PRODUCTION as Env;
      expect(problems(() => gateway(env)).some((line) => line.startsWith(`${name} `))).toBe(true);
    },
  );

  test('refuses a development key', () => {
    gateway({}); // makes them
    const { session, vault } = JSON.parse(readFileSync(join(DATA_DIR, 'secrets.json'), 'utf8')) as Env;
    expect(problems(() => gateway({ ...PRODUCTION, SESSION_KEYS: `dev:${session}` }))).toEqual([
      'SESSION_KEYS holds a development key',
    ]);
    expect(problems(() => gateway({ ...PRODUCTION, VAULT_KEYS: `v1:${key(3)},dev:${vault}` }))).toEqual([
      'VAULT_KEYS holds a development key',
    ]);
  });

  test('reaches no node of another machine over plain http', () => {
    const node = (url: string) => problems(() => gateway({ ...PRODUCTION, EVM_RPC_URL: url }));
    expect(node('http://node.example')).toEqual(['EVM_RPC_URL must be https, or of this machine, in production']);
    expect(node('http://127.0.0.1:8545')).toEqual([]);
    for (const spelling of [
      'HTTP://node.example/key',
      'ht\ttp://node.example',
      'http:node.example',
      'hTTp:\\\\node.example',
    ]) {
      expect(node(spelling)).toEqual(['EVM_RPC_URL must be https, or of this machine, in production']);
    }
  });

  test('reaches a node as the user of its URL, whose name HTTP can send', () => {
    const node = (user: string) =>
      problems(() => gateway({ ...PRODUCTION, EVM_RPC_URL: `https://${user}@node.example` }));
    expect(node('us%40er:p%3Ass')).toEqual([]);
    expect(node('us%3Aer:pass')).toEqual(['EVM_RPC_URL must not have a colon in its user name']);
    expect(node('user:100%sure')).toEqual(['EVM_RPC_URL must write % in user name and password as %25']);
  });

  test('takes a URL however its scheme is written, and keeps it as the URL parser writes it', () => {
    const { chains, publicUrl } = gateway({
      ...PRODUCTION,
      EVM_RPC_URL: 'HTTPS://NODE.example/Key',
      PUBLIC_URL: 'HTTPS://gateway.example',
    });
    expect(chains[0].chain).toMatchObject({ rpcUrl: 'https://node.example/Key' });
    expect(publicUrl).toBe('https://gateway.example');
  });

  test.each<[Env, string]>([
    [{ SESSION_KEYS: `s1:${constantKey(0)}` }, 'SESSION_KEYS holds a key of one repeated byte: it must be random'],
    [
      { VAULT_KEYS: `v2:${key(3)},v1:${constantKey(255)}` },
      'VAULT_KEYS holds a key of one repeated byte: it must be random',
    ],
    [{ CURSOR_KEY: constantKey(1) }, 'CURSOR_KEY holds a key of one repeated byte: it must be random'],
    [{ EVM_MAX_BLOCK_AGE: '0' }, 'EVM_MAX_BLOCK_AGE must be from 1 to 86400 in production'],
    [{ EVM_MAX_BLOCKS_BEHIND: '1001' }, 'EVM_MAX_BLOCKS_BEHIND must be at most 1000 in production'],
    [
      { NODE_TLS_REJECT_UNAUTHORIZED: '0' },
      'NODE_TLS_REJECT_UNAUTHORIZED must not be 0 in production: no certificate would be verified',
    ],
  ])('refuses %o', (env, problem) => {
    expect(problems(() => gateway({ ...PRODUCTION, ...env }))).toEqual([problem]);
    expect(problems(() => gateway(env))).toEqual([]);
  });

  test('is not reached over plain http', () => {
    expect(problems(() => gateway({ ...PRODUCTION, PUBLIC_URL: 'http://gateway.example' }))).toEqual([
      'PUBLIC_URL must be given with https in production',
    ]);
  });
});

describe('secrets', () => {
  test('are read from files', () => {
    const path = join(DATA_DIR, 'cursor');
    writeFileSync(path, `${key(9)}\n`);
    expect(Buffer.from(gateway({ CURSOR_KEY_FILE: path }).cursorKeys[0] ?? []).toString('base64')).toBe(key(9));
  });

  test.each(['CURSOR_KEY_FILE', 'DATABASE_URL_FILE', 'DATABASE_DIRECT_URL_FILE'])(
    'are not read from a pipe, which might never end, a folder or a large file: %s',
    (name) => {
      const [pipe, large] = [join(DATA_DIR, `${name}-pipe`), join(DATA_DIR, `${name}-large`)];
      execFileSync('mkfifo', [pipe]);
      writeFileSync(large, 'k'.repeat(65_537));
      for (const path of [pipe, DATA_DIR, large, '/dev/zero']) {
        expect(problems(() => gateway({ [name]: path }))).toEqual([`${name} names no readable file of at most 64 KiB`]);
      }
    },
  );

  test('of cursors are one, or several while it is changed', () => {
    const bytes = (CURSOR_KEY: string) => gateway({ CURSOR_KEY }).cursorKeys.map(([first]) => first);
    expect(bytes(key(9))).toEqual([9]);
    expect(bytes(`${key(8)}, ${key(9)}`)).toEqual([8, 9]);
    expect(problems(() => gateway({ CURSOR_KEY: `${key(8)},${key(8)}` }))).toEqual(['CURSOR_KEY names a key twice']);
    for (const CURSOR_KEY of [`${key(8)},`, `${key(8)},AAAA`, `${key(8)} ${key(9)}`])
      expect(problems(() => gateway({ CURSOR_KEY }))).toEqual([
        'CURSOR_KEY must be 32 bytes in base64; while it is changed several, newest first, separated by commas',
      ]);
    const weak = `${key(8)},${constantKey(1)}`;
    expect(problems(() => gateway({ ...PRODUCTION, CURSOR_KEY: weak }))).toEqual([
      'CURSOR_KEY holds a key of one repeated byte: it must be random',
    ]);
  });

  test('for development are not made before they are asked for', () => {
    const folder = join(DATA_DIR, 'unused');
    const config = loadGatewayConfig(readEnvironment({ DATA_DIR: folder }));
    expect(existsSync(folder)).toBe(false);
    config.openSecrets();
    expect(existsSync(join(folder, 'secrets.json'))).toBe(true);
  });

  test('for development are made once, kept and readable by their owner only', () => {
    const first = gateway({});
    expect(gateway({}).sessionKeys).toEqual(first.sessionKeys);
    expect(gateway({}).vaultKeys).toEqual(first.vaultKeys);
    expect(statSync(join(DATA_DIR, 'secrets.json')).mode & 0o777).toBe(0o600);
    expect(first.vaultKeys[0]?.secret).not.toEqual(first.sessionKeys[0]?.secret);
  });
});

describe('the development key of the codes that confirm addresses', () => {
  const folder = (name: string) => ({ DATA_DIR: join(DATA_DIR, name) });
  const keyOf = (env: Env) => Buffer.from(gateway(env).emailCodeKey ?? []).toString('base64');

  test('is made once, with the others, for gateway and worker alike', () => {
    const env = folder('fresh');
    const made = keyOf(env);
    expect(Buffer.from(made, 'base64')).toHaveLength(32);
    expect(keyOf(env)).toBe(made);
    const worker = loadWorkerConfig(readEnvironment({ ...CHAIN, ...env })).openSecrets();
    expect(Buffer.from(worker.emailCodeKey ?? []).toString('base64')).toBe(made);
    expect(made).not.toBe(keyOf(folder('other')));
  });

  test('is added once to a file of an earlier version, whose keys stay', () => {
    const env = folder('earlier');
    const path = join(env.DATA_DIR, 'secrets.json');
    const earlier = { session: key(1), vault: key(2), cursor: key(3) };
    mkdirSync(env.DATA_DIR);
    writeFileSync(path, JSON.stringify(earlier), { mode: 0o600 });
    const added = keyOf(env);
    expect(Buffer.from(added, 'base64')).toHaveLength(32);
    expect(Object.values(earlier)).not.toContain(added);
    expect(JSON.parse(readFileSync(path, 'utf8'))).toEqual({ ...earlier, emailCode: added });
    expect(statSync(path).mode & 0o777).toBe(0o600);
    expect(readdirSync(env.DATA_DIR)).toEqual(['secrets.json']);
    // Another process that found the earlier file at the same time adds the same.
    writeFileSync(path, JSON.stringify(earlier), { mode: 0o600 });
    expect(keyOf(env)).toBe(added);
    const { sessionKeys, vaultKeys, cursorKeys } = gateway(env);
    expect([sessionKeys[0]?.secret[0], vaultKeys[0]?.secret[0], cursorKeys[0]?.[0]]).toEqual([1, 2, 3]);
  });
});

describe('the identity-check provider', () => {
  const provider = {
    IDENTITY_PROVIDER_URL: 'https://identity.example/v1',
    IDENTITY_PROVIDER_KEY: 'bearer-key-1',
    IDENTITY_WEBHOOK_SECRET: key(7),
  };
  const webhookSecret = new Uint8Array(Buffer.from(key(7), 'base64'));

  test('is over HTTP where it is given, in either profile', () => {
    const given = { kind: 'http', url: 'https://identity.example/v1', key: 'bearer-key-1', webhookSecret };
    for (const env of [{}, PRODUCTION]) expect(gateway({ ...env, ...provider }).identity).toEqual(given);
  });

  test('is one of our own in development, with a secret that is the same after a restart, and none in production', () => {
    const made = gateway({}).identity;
    expect(made).toEqual({ kind: 'development', webhookSecret: expect.any(Uint8Array) });
    expect(gateway({}).identity).toEqual(made);
    expect(made?.webhookSecret).not.toEqual(gateway({}).cursorKeys[0]);
    const given = { kind: 'development', webhookSecret };
    expect(gateway({ IDENTITY_WEBHOOK_SECRET: key(7) }).identity).toEqual(given);
    expect(gateway(PRODUCTION).identity).toBeUndefined();
  });

  test.each<[Env, string[]]>([
    [
      { IDENTITY_PROVIDER_URL: 'https://identity.example' },
      [
        'IDENTITY_PROVIDER_KEY is needed with IDENTITY_PROVIDER_URL',
        'IDENTITY_WEBHOOK_SECRET is needed with IDENTITY_PROVIDER_URL',
      ],
    ],
    [{ IDENTITY_PROVIDER_KEY: 'bearer-key-1' }, ['IDENTITY_PROVIDER_KEY is given without IDENTITY_PROVIDER_URL']],
    [
      { ...PRODUCTION, IDENTITY_WEBHOOK_SECRET: key(7) },
      ['IDENTITY_WEBHOOK_SECRET is given without IDENTITY_PROVIDER_URL'],
    ],
    [
      { ...provider, IDENTITY_PROVIDER_URL: 'http://identity.example' },
      ['IDENTITY_PROVIDER_URL must be https, or of this machine'],
    ],
    [
      { ...provider, IDENTITY_PROVIDER_URL: 'https://u:p@identity.example' },
      ['IDENTITY_PROVIDER_URL must not hold a user name or password'],
    ],
    [
      { ...provider, IDENTITY_PROVIDER_KEY: 'two words' },
      ['IDENTITY_PROVIDER_KEY must be a bearer token of 8 to 1024 letters'],
    ],
    [{ ...provider, IDENTITY_WEBHOOK_SECRET: 'c2hvcnQ=' }, ['IDENTITY_WEBHOOK_SECRET must be 32 bytes in base64']],
  ])('refuses %o', (env, problem) => {
    expect(problems(() => gateway(env))).toEqual(problem);
  });
});

describe('metrics and traces', () => {
  const OTLP = { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318' };

  test.each<[Env, boolean]>([
    [{}, false],
    [OTLP, true],
    [{ OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: 'https://collector/v1/traces' }, true],
    [{ OTEL_TRACES_EXPORTER: 'otlp' }, true],
    [{ ...OTLP, OTEL_TRACES_EXPORTER: 'none' }, false],
    [{ ...OTLP, OTEL_SDK_DISABLED: 'True' }, false],
    [{ ...OTLP, OTEL_SDK_DISABLED: 'false' }, true],
    [{ OTEL_SERVICE_NAME: 'alone', OTEL_ANYTHING: 'x' }, false],
  ])('traces with %o are on: %s', (env, traces) => {
    expect(gateway(env).telemetry.traces).toBe(traces);
    expect(loadWorkerConfig(readEnvironment({ ...CHAIN, ...env })).telemetry.traces).toBe(traces);
  });

  test.each([
    ['127.0.0.1:9464', { host: '127.0.0.1', port: 9464 }],
    ['0.0.0.0:0', { host: '0.0.0.0', port: 0 }],
    ['[::1]:9464', { host: '::1', port: 9464 }],
    ['metrics.internal:9464', { host: 'metrics.internal', port: 9464 }],
  ])('metrics are served at %s, in production too', (METRICS_ADDRESS, metrics) => {
    expect(gateway({ METRICS_ADDRESS }).telemetry.metrics).toEqual(metrics);
    expect(gateway({ ...PRODUCTION, METRICS_ADDRESS }).telemetry.metrics).toEqual(metrics);
  });

  test('operations are named once each', () => {
    expect(gateway({}).telemetry.operations).toEqual([]);
    expect(gateway({ METRICS_OPERATIONS: 'One, Two,One' }).telemetry.operations).toEqual(['One', 'Two']);
  });
});

describe('mail', () => {
  const smtp = {
    SMTP_URL: 'smtp://user:p%40ss@mail.example:587',
    MAIL_FROM: 'post@gateway.example',
    EMAIL_CODE_KEY: key(5),
  };
  const worker = (env: Env) => loadWorkerConfig(readEnvironment(env));

  test('goes nowhere until a server is named: as if sent in development, skipped in production', () => {
    expect(gateway({}).mail).toEqual({ kind: 'sink' });
    expect(gateway(PRODUCTION).mail).toEqual({ kind: 'none' });
  });

  test.each([
    ['production', 'smtp://mail.example', true],
    ['production', 'smtp://user:p%40ss@mail.example:587', true],
    ['production', 'smtps://mail.example', false],
    ['production', 'smtp://localhost:25', false],
    ['production', 'smtp://127.0.0.1:25', false],
    ['development', 'smtp://mail.example', false],
    ['production', 'SMTP://mail.example', true],
    ['production', 'sm\ttp://mail.example', true],
    ['production', 'SMTPS://mail.example', false],
  ])('in %s over %s needs STARTTLS: %s', (profile, url, requireTls) => {
    const env = { ...PRODUCTION, PROFILE: profile, ...smtp, SMTP_URL: url };
    const parsed = url.replace('\t', '').toLowerCase();
    expect(gateway(env).mail).toEqual({ kind: 'smtp', url: parsed, from: smtp.MAIL_FROM, requireTls });
    expect(worker(env).mail).toEqual(gateway(env).mail);
  });

  test('links to where people reach the gateway', () => {
    expect(worker({ ...PRODUCTION, ...smtp }).publicUrl).toBe(PRODUCTION.PUBLIC_URL);
    expect(worker(CHAIN).publicUrl).toBe('http://localhost:4000');
    expect(gateway({ PORT: '4100' }).publicUrl).toBe('http://localhost:4100');
  });

  test.each<[Env, string[]]>([
    [{ SMTP_URL: 'http://mail.example', MAIL_FROM: smtp.MAIL_FROM }, ['SMTP_URL must be a URL with smtp or smtps']],
    ...['?tls.rejectUnauthorized=false', '/x', '#x'].map((end): [Env, string[]] => [
      { ...smtp, SMTP_URL: `smtp://mail.example${end}` },
      ['SMTP_URL must be a mail server without path and parameters'],
    ]),
    [{ ...smtp, SMTP_URL: 'smtp://user:password@a.example,b.example' }, ['SMTP_URL must name one host, not several']],
    ...['mäil.example', 'a%2eexample'].map((host): [Env, string[]] => [
      { ...smtp, SMTP_URL: `smtp://user:password@${host}` },
      ['SMTP_URL must name one host in ASCII (xn--…)'],
    ]),
    [
      { ...smtp, SMTP_URL: 'smtp://user:100%sure@mail.example' },
      ['SMTP_URL must write % in user name and password as %25'],
    ],
    [{ SMTP_URL: smtp.SMTP_URL }, ['MAIL_FROM is needed with SMTP_URL']],
    [{ MAIL_FROM: smtp.MAIL_FROM }, ['MAIL_FROM is given without SMTP_URL']],
    ...[
      'a b@c.example',
      'Post <post@c.example>',
      'post',
      'a@b.example,c@d.example',
      'a..b@c.example',
      'a@-c.example',
    ].map((from): [Env, string[]] => [{ ...smtp, MAIL_FROM: from }, ['MAIL_FROM must be a bare mail address']]),
    [{ SMTP_PASSWORD: 'x' }, ['SMTP_PASSWORD is not a known variable']],
  ])('refuses %o', (env, expected) => {
    expect(problems(() => gateway(env))).toEqual(expected);
  });

  test('needs a random key for the codes that confirm addresses in production, in every process that sends it', () => {
    const { EMAIL_CODE_KEY: _, ...without } = { ...PRODUCTION, ...smtp };
    for (const load of [gateway, worker]) {
      const refused = (env: Env) => problems(() => load(env));
      expect(refused(without)).toEqual(['EMAIL_CODE_KEY is needed in production with SMTP_URL']);
      expect(refused({ ...without, EMAIL_CODE_KEY: 'c2hvcnQ=' })).toEqual([
        'EMAIL_CODE_KEY must be 32 bytes in base64',
      ]);
      expect(refused({ ...without, EMAIL_CODE_KEY: constantKey(7) })).toEqual([
        'EMAIL_CODE_KEY holds a key of one repeated byte: it must be random',
      ]);
      expect(refused({ ...without, EMAIL_CODE_KEYS: key(5) })).toEqual(['EMAIL_CODE_KEYS is not a known variable']);
      expect(refused({ ...without, PROFILE: 'development' })).toEqual([]);
      expect(refused(PRODUCTION)).toEqual([]);
    }
  });

  test('has codes where it is sent: by this process, or by a worker of the same key', () => {
    const keyOf = (env: Env) => gateway({ ...PRODUCTION, ...env }).emailCodeKey?.[0];
    expect(keyOf(smtp)).toBe(5);
    expect(keyOf({})).toBeUndefined();
    expect(keyOf({ EMAIL_CODE_KEY: key(6) })).toBeUndefined();
    expect(keyOf({ EMAIL_CODE_KEY: key(6), WORKER: 'off' })).toBe(6);
    expect(keyOf({ WORKER: 'off' })).toBeUndefined();
    const path = join(DATA_DIR, 'email-code.key');
    writeFileSync(path, `${key(8)}\n`);
    expect(worker({ ...PRODUCTION, EMAIL_CODE_KEY_FILE: path }).openSecrets().emailCodeKey?.[0]).toBe(8);
  });

  test('that links nowhere safe is refused in production', () => {
    const { PUBLIC_URL: _, ...env } = { ...PRODUCTION, ...smtp };
    const expected = ['PUBLIC_URL must be given with https in production: mails link to it'];
    expect(problems(() => worker(env))).toEqual(expected);
    expect(problems(() => gateway(env))).toEqual(expected);
  });
});

describe('the verifier configuration', () => {
  const env = {
    VERIFIER_KEY: `0x${'7'.repeat(64)}`,
    VERIFIER_WITNESSES: address('C'),
    VERIFIER_SOURCES: `0x${'E'.repeat(64)}`,
    EVM_SERIES_ADDRESS: address('A'),
  };
  test('takes its key, its witnesses and its domain', () => {
    const config = loadVerifierConfig(readEnvironment(env));
    expect(config).toMatchObject({
      witnesses: [address('c')],
      developmentWitnesses: [],
      witnessThreshold: 1,
      witnessEpoch: 1,
      sources: [`0x${'e'.repeat(64)}`],
      claimMaxAge: 600,
      hub: address('a'),
      chainId: 10143,
      http: { port: 4001 },
    });
    expect(config.key).toEqual(new Uint8Array(32).fill(0x77));
  });

  test('takes the program on a Solana cluster too, devnet’s in production', () => {
    const program = '11111111111111111111111111111112';
    const own = '4uhcVJyU9pJkvQyS88uRDiswHScCKQY3ZRwuZiMtZEbD';
    expect(loadVerifierConfig(readEnvironment(env)).solana).toBeUndefined();
    const { solana } = loadVerifierConfig(readEnvironment({ ...env, SOLANA_PROGRAM_ID: program }));
    expect(solana).toMatchObject({ kind: 'solana', programId: `0x${'0'.repeat(63)}1` });
    const other = { ...env, SOLANA_PROGRAM_ID: program, SOLANA_GENESIS_HASH: own };
    expect(loadVerifierConfig(readEnvironment(other)).solana?.genesisHash).not.toBe(solana?.genesisHash);
    expect(problems(() => loadVerifierConfig(readEnvironment({ ...other, PROFILE: 'production' })))).toEqual([
      'SOLANA_GENESIS_HASH must be that of devnet in production',
    ]);
    const alone = { ...env, SOLANA_GENESIS_HASH: own };
    expect(problems(() => loadVerifierConfig(readEnvironment(alone)))).toEqual([
      'SOLANA_GENESIS_HASH is given without SOLANA_PROGRAM_ID',
    ]);
  });

  test('believes development witnesses in development alone', () => {
    const { VERIFIER_WITNESSES: _, ...rest } = env;
    const development = { ...rest, VERIFIER_DEVELOPMENT_WITNESSES: address('D') };
    expect(loadVerifierConfig(readEnvironment(development))).toMatchObject({
      witnesses: [],
      developmentWitnesses: [address('d')],
    });
    expect(problems(() => loadVerifierConfig(readEnvironment({ ...development, PROFILE: 'production' })))).toEqual([
      'VERIFIER_DEVELOPMENT_WITNESSES is refused in production',
    ]);
  });

  test.each([
    [{ VERIFIER_WITNESS_THRESHOLD: '2' }, 'VERIFIER_WITNESS_THRESHOLD is more than there are witnesses'],
    [
      { VERIFIER_KEY: `0x${'0'.repeat(64)}` },
      'VERIFIER_KEY must be a private key: above zero and below the curve order',
    ],
    [{ VERIFIER_SOURCES: '0x12' }, 'VERIFIER_SOURCES must be 32-byte hashes, separated by commas'],
    [{ VERIFIER_SOURCES: `0X${'E'.repeat(64)}` }, 'VERIFIER_SOURCES must be 32-byte hashes, separated by commas'],
    [{ VERIFIER_KEY: `0X${'7'.repeat(64)}` }, 'VERIFIER_KEY must be a private key: 0x and 64 hex digits'],
    [
      { VERIFIER_WITNESSES: `${address('C')},${address('D').replace('0x', '0X')}` },
      'VERIFIER_WITNESSES must be 20-byte addresses, separated by commas',
    ],
    [
      { EVM_SERIES_ADDRESS: address('A').replace('0x', '0X') },
      'EVM_SERIES_ADDRESS must be a 20-byte address: 0x and 40 hex digits',
    ],
    [{ VERIFIER_WITNESS_EPOCH: '-1' }, 'VERIFIER_WITNESS_EPOCH must be a whole number from 0 to 4294967295'],
    [{ VERIFIER_WITNESS_EPOCH: '4294967296' }, 'VERIFIER_WITNESS_EPOCH must be a whole number from 0 to 4294967295'],
  ])('refuses %o', (wrong, problem) => {
    expect(problems(() => loadVerifierConfig(readEnvironment({ ...env, ...wrong })))).toEqual([problem]);
  });

  test('names what is missing', () => {
    expect(problems(() => loadVerifierConfig(readEnvironment({})))).toEqual([
      'VERIFIER_KEY is needed by the verifier',
      'VERIFIER_WITNESSES is needed by the verifier',
      'VERIFIER_SOURCES is needed by the verifier',
      'EVM_SERIES_ADDRESS is needed by the verifier',
    ]);
  });
});

describe('a name that is a letter or two from a variable', () => {
  // POSIX, shells and terminals, Node.js, npm, containers and their platforms, tools of tracing.
  const ORDINARY =
    `HOME HOSTNAME HOSTTYPE LOGNAME MAIL PATH PWD OLDPWD SHELL SHLVL TERM TMPDIR TZ USER LANG LC_ALL LINES COLUMNS EDITOR
    PAGER VISUAL DISPLAY COLORTERM FORCE_COLOR NO_COLOR CI DEBUG VERBOSE NODE_ENV NODE_OPTIONS NODE_PATH NODE_EXTRA_CA_CERTS NODE_DEBUG
    NODE_NO_WARNINGS UV_THREADPOOL_SIZE INIT_CWD npm_config_cache npm_lifecycle_event npm_package_name npm_execpath HTTP_PROXY HTTPS_PROXY
    NO_PROXY SSL_CERT_FILE SSL_CERT_DIR KUBERNETES_SERVICE_HOST KUBERNETES_SERVICE_PORT KUBERNETES_PORT POD_NAME POD_IP NAMESPACE DYNO
    SOURCE_VERSION WEB_CONCURRENCY K_SERVICE K_REVISION FLY_APP_NAME FLY_REGION RAILWAY_STATIC_URL RENDER_EXTERNAL_URL AWS_REGION
    AWS_ACCESS_KEY_ID AWS_LAMBDA_FUNCTION_NAME GOOGLE_CLOUD_PROJECT AZURE_CLIENT_ID ECS_CONTAINER_METADATA_URI PGHOST PGPORT PGUSER
    PGPASSWORD PGDATABASE REDIS_URL SENTRY_DSN OTEL_SERVICE_NAME OTEL_RESOURCE_ATTRIBUTES OTEL_METRICS_EXPORTER OTEL_LOGS_EXPORTER
    OTEL_EXPORTER_OTLP_HEADERS OTEL_EXPORTER_OTLP_METRICS_ENDPOINT OTEL_EXPORTER_OTLP_LOGS_ENDPOINT OTEL_TRACES_SAMPLER INVOCATION_ID
    JOURNAL_STREAM SYSTEMD_EXEC_PID XDG_DATA_DIRS XDG_RUNTIME_DIR DATABASE_NAME`.split(/\s+/);
  const warningsOf = (...names: string[]) =>
    readVariables(Object.fromEntries(names.map((name) => [name, '1']))).warnings;

  test.each([
    ['DATABSE_URL', 'DATABASE_URL'],
    ['DATABASE_ULR', 'DATABASE_URL'],
    ['WORKERS', 'WORKER'],
    ['CORS_ORIGIN', 'CORS_ORIGINS'],
    ['LOGLEVEL', 'LOG_LEVEL'],
    ['PUBLIC_URI', 'PUBLIC_URL'],
    ['ADMIN_WALLET', 'ADMIN_WALLETS'],
    ['CURSOR-KEY', 'CURSOR_KEY'],
  ])('%s is a warning that names %s', (name, meant) => {
    expect(warningsOf(name)).toEqual([`${name} is not a known variable; ${meant} is.`]);
  });

  test('is refused in production', () => {
    const refused = ['DATABSE_URL is not a known variable; DATABASE_URL is'];
    expect(problems(() => readEnvironment({ PROFILE: 'production', DATABSE_URL: 'x' }))).toEqual(refused);
    expect(problems(() => readEnvironment({ DATABSE_URL: 'x' }))).toEqual([]);
  });

  test('is none of the names that systems and platforms set', () => {
    expect(warningsOf(...ORDINARY)).toEqual([]);
    expect(warningsOf('PORTS')).toHaveLength(1); // the list above is judged at all
  });
});
