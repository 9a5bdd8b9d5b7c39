import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { loadGatewayConfig, loadWorkerConfig } from '../../src/config/config.ts';
import { readEnvironment } from '../../src/config/env.ts';
import { mendOf } from '../../src/config/mends.ts';
import { readStartTargets } from '../../src/config/targets.ts';
import { SOLANA_VARIABLES } from '../../src/config/variables.ts';
import { folderForFile } from '../support/for-file.ts';
import { address, type Env, PRODUCTION_WITHOUT_CHAINS, problems } from './support/environment.ts';

const DATA_DIR = folderForFile('income-series-solana-config-');

const DEVNET = 'EtWTRABZaYq6iMfeYKouRu166VU2xqa1wcaWoxPkrZBG';
const MAINNET = '5eykt4UsFv8P8NJdTREpY1vzqKqZKvdpKuc147dw2N9d';
/** The settings of a cluster of our own. */
const OTHER = '4uhcVJyU9pJkvQyS88uRDiswHXSCkY3zQawwpjk2NsNY';
const PROGRAM = 'DK5VBneoY3FtjWpXwU5VptMRGKtfE7AfpZqLJDZDkG6U';
/** The mint of wrapped SOL. */
const MINT = 'So11111111111111111111111111111111111111112';
const EVM_WALLET = `0x${'b'.repeat(40)}`;

const CLUSTER: Env = {
  SOLANA_RPC_URL: 'https://cluster.example/secret-access-key',
  SOLANA_PROGRAM_ID: PROGRAM,
  SOLANA_TOKEN_MINT: MINT,
};
const CONTRACTS = [
  'REGISTRY',
  'SERIES',
  'RAISE',
  'HARDSHIP',
  'ROUTER',
  'WINDOWS',
  'FX_FEED',
  'RATES',
  'TOKEN',
  'ACCESS',
].map((role, i) => [`EVM_${role}_ADDRESS`, address(`${i}`)] as const);
const EVM: Env = { EVM_RPC_URL: 'https://node.example/', ...Object.fromEntries(CONTRACTS) };
const PRODUCTION: Env = { ...EVM, ...CLUSTER, ...PRODUCTION_WITHOUT_CHAINS };

const gateway = (env: Env) => loadGatewayConfig(readEnvironment({ DATA_DIR, ...env }));
const worker = (env: Env) => loadWorkerConfig(readEnvironment({ DATA_DIR, ...EVM, ...env }));

describe('the Solana chain', () => {
  test('is not served where no node of one is named', () => {
    expect([gateway({}).solana, worker({}).solana, readStartTargets({}).solana]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });

  test('is devnet, served in addition to the first one, with a default for all but node, program and token', () => {
    const expected = {
      name: 'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1',
      genesisHash: DEVNET,
      rpcUrl: CLUSTER.SOLANA_RPC_URL,
      programId: PROGRAM,
      tokenMint: MINT,
      startSlot: 0n,
      node: { commitment: 'finalized', maxBehind: 10, maxAge: 60, priorityFee: 10_000n, reserveBalance: 10n ** 9n },
      reorgBound: 64,
      keeperKey: undefined,
      keeperDailyLimit: 5n * 10n ** 8n,
      variables: { node: 'SOLANA_RPC_URL', program: 'SOLANA_PROGRAM_ID', token: 'SOLANA_TOKEN_MINT' },
    };
    expect(gateway(CLUSTER)).toMatchObject({ chains: [{ chain: { kind: 'embedded' } }], solana: expected });
    expect(worker(CLUSTER)).toMatchObject({ chains: [{ chain: { kind: 'given' } }], solana: expected });
    expect(gateway(PRODUCTION).solana).toEqual(expected);
  });

  test('takes everything that is said of it', () => {
    const given = {
      ...CLUSTER,
      SOLANA_GENESIS_HASH: OTHER,
      SOLANA_START_SLOT: '77',
      SOLANA_INDEX_COMMITMENT: 'confirmed',
      SOLANA_MAX_SLOTS_BEHIND: '4',
      SOLANA_MAX_SLOT_AGE: '0',
      SOLANA_REORG_BOUND: '9',
      SOLANA_PRIORITY_FEE: '0',
      SOLANA_RESERVE_BALANCE: '5',
      SOLANA_KEEPER_KEY: `0x${'Ff'.repeat(32)}`,
      SOLANA_KEEPER_DAILY_LIMIT: '7',
    };
    expect(gateway(given).solana).toMatchObject({
      name: `solana:${OTHER.slice(0, 32)}`,
      genesisHash: OTHER,
      startSlot: 77n,
      node: { commitment: 'confirmed', maxBehind: 4, maxAge: 0, priorityFee: 0n, reserveBalance: 5n },
      reorgBound: 9,
      keeperKey: new Uint8Array(32).fill(255), // no key of secp256k1, which is bounded by its order
      keeperDailyLimit: 7n,
    });
  });

  test('takes node and key from files', () => {
    const file = (name: string, text: string) => {
      const path = join(DATA_DIR, name);
      writeFileSync(path, `${text}\n`);
      return path;
    };
    const files = {
      SOLANA_PROGRAM_ID: PROGRAM,
      SOLANA_TOKEN_MINT: MINT,
      SOLANA_RPC_URL_FILE: file('node', CLUSTER.SOLANA_RPC_URL as string),
      SOLANA_KEEPER_KEY_FILE: file('key', `0x${'0b'.repeat(32)}`),
    };
    expect(gateway(files).solana).toMatchObject({
      rpcUrl: CLUSTER.SOLANA_RPC_URL,
      keeperKey: new Uint8Array(32).fill(11),
    });
    expect(problems(() => gateway({ ...files, ...CLUSTER }))).toEqual([
      'SOLANA_RPC_URL is given twice, also as SOLANA_RPC_URL_FILE',
    ]);
  });

  test.each<[string, Env, string[]]>([
    [
      'program and token that are missing',
      { SOLANA_PROGRAM_ID: '', SOLANA_TOKEN_MINT: '' },
      ['SOLANA_PROGRAM_ID is needed with SOLANA_RPC_URL', 'SOLANA_TOKEN_MINT is needed with SOLANA_RPC_URL'],
    ],
    [
      'a token of an EVM chain',
      { SOLANA_TOKEN_MINT: EVM_WALLET },
      ['SOLANA_TOKEN_MINT must be an address of Solana: 32 bytes in base58'],
    ],
    ...[EVM_WALLET, PROGRAM.slice(12), `${PROGRAM}1`, `1${PROGRAM}`, PROGRAM.replace('D', '0'), 'x'.repeat(70_000)].map(
      (text): [string, Env, string[]] => [
        `a program that is no address: ${text.slice(0, 50)}`,
        { SOLANA_PROGRAM_ID: text },
        ['SOLANA_PROGRAM_ID must be an address of Solana: 32 bytes in base58'],
      ],
    ),
    [
      'mainnet-beta by its name',
      { SOLANA_GENESIS_HASH: MAINNET },
      ['SOLANA_GENESIS_HASH is of a chain that is refused (CHAIN_REFUSED)'],
    ],
    [
      'a genesis hash that is none',
      { SOLANA_GENESIS_HASH: 'devnet' },
      ['SOLANA_GENESIS_HASH must be a genesis hash: 32 bytes in base58'],
    ],
    ['another scheme', { SOLANA_RPC_URL: 'wss://x' }, ['SOLANA_RPC_URL must be a URL with http or https']],
    ['no URL', { SOLANA_RPC_URL: 'devnet' }, ['SOLANA_RPC_URL must be a URL with http or https']],
    [
      'another commitment',
      { SOLANA_INDEX_COMMITMENT: 'processed' },
      ['SOLANA_INDEX_COMMITMENT must be one of finalized, confirmed'],
    ],
    ['a slot with a sign', { SOLANA_START_SLOT: '-1' }, ['SOLANA_START_SLOT must be a slot']],
    ['a bound of 0', { SOLANA_REORG_BOUND: '0' }, ['SOLANA_REORG_BOUND must be a whole number from 1 to 10000']],
    [
      'an age beyond a day',
      { SOLANA_MAX_SLOT_AGE: '86401' },
      ['SOLANA_MAX_SLOT_AGE must be a whole number from 0 to 86400'],
    ],
    [
      'half a lamport',
      { SOLANA_RESERVE_BALANCE: '0.5' },
      ['SOLANA_RESERVE_BALANCE must be an amount in lamports: up to 18 digits'],
    ],
    [
      'a price of words',
      { SOLANA_PRIORITY_FEE: 'low' },
      ['SOLANA_PRIORITY_FEE must be a price in micro-lamports: up to 15 digits'],
    ],
    [
      'a key in base58',
      { SOLANA_KEEPER_KEY: PROGRAM },
      ['SOLANA_KEEPER_KEY must be a private key: 0x and 64 hex digits'],
    ],
    [
      'a limit without a key',
      { SOLANA_KEEPER_DAILY_LIMIT: '1' },
      ['SOLANA_KEEPER_DAILY_LIMIT is given without SOLANA_KEEPER_KEY'],
    ],
    ['a name that only looks like one', { SOLANA_RPC_ULR: 'x' }, ['SOLANA_RPC_ULR is not a known variable']],
  ])('refuses %s', (_, env, expected) => {
    expect(problems(() => gateway({ ...CLUSTER, ...env }))).toEqual(expected);
    expect(problems(() => worker({ ...CLUSTER, ...env }))).toEqual(expected);
  });

  test.each(SOLANA_VARIABLES.filter((name) => name !== 'SOLANA_RPC_URL'))('refuses %s without a node', (name) => {
    expect(problems(() => gateway({ [name]: '1' }))).toEqual([`${name} is given without SOLANA_RPC_URL`]);
  });

  test('says of a variable that needs a node to give that too, or to leave the variable out', () => {
    const without = { variable: 'SOLANA_PROGRAM_ID', problem: 'is given without SOLANA_RPC_URL' };
    expect(mendOf(without)).toBe('give SOLANA_RPC_URL too, or leave SOLANA_PROGRAM_ID out');
    expect(mendOf({ ...without, problem: 'is needed with SOLANA_RPC_URL' })).toMatch(/^give the address/);
    expect(mendOf({ variable: 'CHAINS', problem: '' })).toContain('SOLANA_RPC_URL serves Solana');
  });

  test('names what mends each variable’s problem, and never a value', () => {
    for (const variable of SOLANA_VARIABLES) expect(mendOf({ variable, problem: '' })).toMatch(/\w/);
    const bad = Object.fromEntries(SOLANA_VARIABLES.map((name) => [name, 'leak']));
    expect(problems(() => gateway(bad))).toHaveLength(SOLANA_VARIABLES.length);
    try {
      gateway(bad);
    } catch (error) {
      expect(`${error} ${JSON.stringify(error)}`).not.toMatch(/leak/);
    }
  });

  test('is looked at before a start where node and genesis hash can be read', () => {
    const target = { genesisHash: DEVNET, rpcUrl: CLUSTER.SOLANA_RPC_URL, programId: PROGRAM, tokenMint: MINT };
    expect(readStartTargets({ ...CLUSTER, PORT: 'x' }).solana).toMatchObject(target);
    expect(readStartTargets({ ...CLUSTER, SOLANA_PROGRAM_ID: 'x' }).solana).toMatchObject({
      ...target,
      programId: undefined,
    });
    expect(readStartTargets({ ...CLUSTER, SOLANA_RPC_URL: 'x' }).solana).toBeUndefined();
    expect(readStartTargets({ ...CLUSTER, SOLANA_GENESIS_HASH: MAINNET }).solana).toBeUndefined();
  });
});

describe('a production gateway', () => {
  test.each<[Env, string]>([
    [{ SOLANA_RPC_URL: 'http://cluster.example' }, 'SOLANA_RPC_URL must be https, or of this machine, in production'],
    [{ SOLANA_GENESIS_HASH: OTHER }, 'SOLANA_GENESIS_HASH must be that of devnet in production'],
    [{ SOLANA_MAX_SLOT_AGE: '0' }, 'SOLANA_MAX_SLOT_AGE must be from 1 to 86400 in production'],
    [{ SOLANA_MAX_SLOTS_BEHIND: '1001' }, 'SOLANA_MAX_SLOTS_BEHIND must be at most 1000 in production'],
  ])('refuses %o', (env, problem) => {
    expect(problems(() => gateway({ ...PRODUCTION, ...env }))).toEqual([problem]);
    expect(problems(() => gateway({ ...CLUSTER, ...env }))).toEqual([]);
  });

  test('takes a node of this machine, and devnet by its hash', () => {
    const own = { ...PRODUCTION, SOLANA_RPC_URL: 'http://127.0.0.1:8899', SOLANA_GENESIS_HASH: DEVNET };
    expect(gateway(own).solana).toMatchObject({ rpcUrl: 'http://127.0.0.1:8899/', genesisHash: DEVNET });
  });
});

describe('ADMIN_WALLETS', () => {
  test('takes wallets of both kinds of chain, each once: hex in any case, base58 as it is', () => {
    const ADMIN_WALLETS = `${PROGRAM}, ${EVM_WALLET.toUpperCase().replace('X', 'x')},${EVM_WALLET} ,${PROGRAM}`;
    expect(gateway({ ...CLUSTER, ADMIN_WALLETS }).adminWallets).toEqual([PROGRAM, EVM_WALLET]);
  });

  test('takes no EVM wallet with the capitals of another one', () => {
    const MISTYPED = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAee';
    for (const ADMIN_WALLETS of [MISTYPED, `${EVM_WALLET},${MISTYPED}`]) {
      expect(problems(() => gateway({ ADMIN_WALLETS }))).toEqual([
        'ADMIN_WALLETS has an address whose capitals are not its checksum (EIP-55): a digit is mistyped',
      ]);
    }
    expect(gateway({ ADMIN_WALLETS: MISTYPED.replace(/e$/, 'd') }).adminWallets).toEqual([
      MISTYPED.toLowerCase().replace(/e$/, 'd'),
    ]);
  });

  test('takes none of Solana where no cluster is served', () => {
    const ADMIN_WALLETS = `${EVM_WALLET},${PROGRAM}`;
    expect(problems(() => gateway({ CHAINS: 'evm:10143', ADMIN_WALLETS }))).toEqual([
      'ADMIN_WALLETS names a wallet of Solana without SOLANA_RPC_URL',
    ]);
    expect(gateway({ ADMIN_WALLETS }).adminWallets).toEqual([EVM_WALLET, PROGRAM]); // a Solana chain is started
  });

  test('a Solana chain is started with an EVM chain of our own, unless a variable says what is served', () => {
    const embeds = (given: Record<string, string>) => gateway(given).embedsSolana;
    expect([embeds({}), embeds({ CHAINS: 'evm:10143' }), embeds(CLUSTER), embeds(PRODUCTION)]).toEqual([
      true,
      false,
      false,
      false,
    ]);
  });

  test.each([PROGRAM.toLowerCase(), `${PROGRAM},`, `${EVM_WALLET}00`])('refuses %s', (ADMIN_WALLETS) => {
    expect(problems(() => gateway({ ...CLUSTER, ADMIN_WALLETS }))).toEqual([
      'ADMIN_WALLETS must be 20-byte addresses in hex, or 32-byte ones in base58, separated by commas',
    ]);
  });
});
