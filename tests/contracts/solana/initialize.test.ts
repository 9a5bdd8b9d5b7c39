import { type Address, lamports } from '@solana/kit';
import { describe, expect, it } from 'vitest';
import { addressBytes, fromHex, readFields, toHex, u8 } from './support/bytes.ts';
import {
  derive,
  GENESIS_HASH,
  instruction,
  keyPair,
  PROGRAM,
  paying,
  readonly,
  signing,
  writable,
} from './support/chain.ts';
import { refusals } from './support/errors.ts';
import { eventKinds, forgedEvent } from './support/events.ts';
import {
  createWorld,
  deploy,
  type Initialization,
  initialize,
  putMint,
  roleOf,
  TOKEN_2022_PROGRAM,
  type World,
} from './support/world.ts';

const SEPARATOR = '0xfdaa0834a990ea9289ae33397ed01f062db9de80487e17af595bcef1d5d5d340';

describe('initialize', () => {
  it('writes the configuration and the first administrator', async () => {
    const world = await deploy();
    const sent = await world.chain.accept(initialize(world));
    expect(sent.events).toEqual([
      {
        name: 'Initialized',
        fields: {
          genesisHash: toHex(GENESIS_HASH),
          token: world.token,
          feeCollector: world.collector.address,
          separator: SEPARATOR,
        },
      },
      { name: 'RoleGranted', fields: { roleId: 0n, account: world.admin.address } },
    ]);
    const layout = [
      ['kind', 'u8'],
      ['version', 'u8'],
      ['bump', 'u8'],
      ['eventBump', 'u8'],
      ['decimals', 'u8'],
      ['eventAuthority', 'address'],
      ['genesisHash', 32],
      ['separator', 32],
      ['token', 'address'],
      ['feeCollector', 'address'],
    ] as const;
    const { bump, eventBump, ...config } = readFields(layout, world.chain.data(world.config) ?? new Uint8Array());
    expect(config).toEqual({
      kind: 1n,
      version: 1n,
      decimals: 6n,
      eventAuthority: world.events,
      genesisHash: toHex(GENESIS_HASH),
      separator: SEPARATOR,
      token: world.token,
      feeCollector: world.collector.address,
    });
    for (const each of [bump, eventBump]) expect(Number(each)).toBeGreaterThan(200);
    const member = world.chain.data(await roleOf(0, world.admin.address)) ?? new Uint8Array();
    expect(toHex(member.slice(3))).toBe(toHex(Uint8Array.from([0, ...addressBytes(world.admin.address)])));
  });

  it('is done where somebody sent lamports to its addresses before', async () => {
    const world = await deploy();
    world.chain.fund(world.config, lamports(1_000_000n));
    world.chain.fund(await roleOf(0, world.admin.address), lamports(5_000_000n));
    expect(await world.chain.answer(initialize(world))).toBe('ACCEPTED');
  });

  it('is refused a second time', async () => {
    const world = await createWorld();
    expect(await world.chain.answer(initialize(world))).toBe('ALREADY_INITIALIZED');
    const { admin } = world;
    expect(await world.chain.answer(initialize(world, { admin: addressBytes(admin.address).reverse() }))).toBe(
      'ALREADY_INITIALIZED',
    );
  });

  it('is the upgrade authority’s alone, and nobody’s of a program that nobody can upgrade', async () => {
    const world = await deploy();
    const { admin, chain, deployer } = world;
    expect(await chain.answer(initialize(world, { deployer: paying(admin) }))).toBe('NOT_DEPLOYER');
    await chain.setUpgradeAuthority(null);
    expect(await chain.answer(initialize(world))).toBe('NOT_DEPLOYER');
    await chain.setUpgradeAuthority(admin.address);
    expect(await chain.answer(initialize(world, { deployer: paying(deployer) }))).toBe('NOT_DEPLOYER');
    expect(await chain.answer(initialize(world, { deployer: paying(admin) }))).toBe('ACCEPTED');
  });

  type Case = readonly [string, (world: World) => Promise<Initialization>, string];
  const stranger = '7o36UsWR1JQLpZ9PE2gn9L4SQ69CNNiWAXd4Jt7rqz9Z' as Address;
  const cases: readonly Case[] = [
    ['an unsigned deployer', async (w) => ({ deployer: writable(w.deployer) }), 'SIGNER_MISSING'],
    ['a deployer who is not writable', async (w) => ({ deployer: signing(w.deployer) }), 'ACCOUNT_READONLY'],
    ['a configuration that is not writable', async (w) => ({ config: readonly(w.config) }), 'ACCOUNT_READONLY'],
    ['another configuration', async () => ({ config: writable(stranger) }), 'ACCOUNT_INVALID'],
    ['another role', async (w) => ({ role: writable(await roleOf(1, w.admin.address)) }), 'ACCOUNT_INVALID'],
    ['the configuration as the role', async (w) => ({ role: writable(w.config) }), 'ACCOUNT_INVALID'],
    ['another event authority', async () => ({ events: readonly(stranger) }), 'ACCOUNT_INVALID'],
    ['another program', async () => ({ program: readonly(stranger) }), 'ACCOUNT_INVALID'],
    ['other program data', async () => ({ programData: readonly(stranger) }), 'ACCOUNT_INVALID'],
    ['no administrator', async () => ({ admin: new Uint8Array(32) }), 'ZERO_ADDRESS'],
    ['no fee collector', async () => ({ feeCollector: new Uint8Array(32) }), 'ZERO_ADDRESS'],
    ['a wallet as the token', async (w) => ({ token: readonly(w.admin) }), 'TOKEN_UNSUPPORTED'],
    ['a short argument', async () => ({ admin: new Uint8Array(31) }), 'INSTRUCTION_INVALID'],
    ['a long argument', async () => ({ admin: new Uint8Array(33) }), 'INSTRUCTION_INVALID'],
  ];
  it.each(cases)('refuses %s', async (_, change, answer) => {
    const world = await deploy();
    expect(await world.chain.answer(initialize(world, await change(world)))).toBe(answer);
    expect(world.chain.data(world.config)).toBeNull();
  });

  it.each([
    ['7 decimals', { decimals: 7 }, 'TOKEN_DECIMALS'],
    ['Token-2022', { program: TOKEN_2022_PROGRAM }, 'TOKEN_UNSUPPORTED'],
    ['no initialization', { initialized: false }, 'TOKEN_UNSUPPORTED'],
  ])('refuses a token of %s', async (_, options, answer) => {
    const world = await deploy();
    putMint(world.chain, world.token, world.admin.address, options);
    expect(await world.chain.answer(initialize(world))).toBe(answer);
  });

  it('takes neither fewer nor more accounts', async () => {
    const world = await deploy();
    const whole = await initialize(world);
    const accounts = whole.accounts ?? [];
    for (const [list, answer] of [
      [accounts.slice(0, 7), 'ACCOUNTS_MISSING'],
      [[...accounts, readonly(PROGRAM)], 'ACCOUNT_INVALID'],
    ] as const) {
      expect(await world.chain.answer({ ...whole, accounts: list })).toBe(answer);
    }
  });
});

describe('the program', () => {
  it('refuses what is no instruction', async () => {
    const { chain } = await createWorld();
    for (const data of [new Uint8Array(), u8(255), fromHex('0x1d9acb512ea545')]) {
      expect(await chain.answer(instruction([], data))).toBe('INSTRUCTION_INVALID');
    }
  });

  it('takes an event from nobody but itself', async () => {
    const world = await createWorld();
    const bump = world.chain.data(world.config)?.[3] ?? 0;
    const forged = forgedEvent(bump, 1, new Uint8Array(40));
    const answers = async (accounts: Parameters<typeof instruction>[0]) =>
      await world.chain.answer(instruction(accounts, forged));
    expect(await answers([])).toBe('ACCOUNTS_MISSING');
    expect(await answers([readonly(world.events)])).toBe('SIGNER_MISSING');
    expect(await answers([signing(world.admin)])).toBe('ACCOUNT_INVALID');
    expect(await answers([signing(await keyPair(77))])).toBe('ACCOUNT_INVALID');
  });

  it('has an address of its own for each purpose', async () => {
    expect(await derive('config')).not.toBe(await derive('__event_authority'));
  });

  it('names every refusal and event once, in the order of their numbers', () => {
    expect(refusals[0]).toMatchObject({ number: 6000, name: 'INSTRUCTION_INVALID' });
    expect(new Set(refusals.map(({ name }) => name)).size).toBe(refusals.length);
    expect(new Set(eventKinds.map(({ name }) => name)).size).toBe(eventKinds.length);
    expect(eventKinds[0]?.name).toBe('Initialized');
  });
});
