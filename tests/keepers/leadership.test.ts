import type { EvmAddress } from '@income-series/protocol/hex';
import { expect, it } from 'vitest';
import type { CappedRelayer } from '../../src/domains/transaction/index.ts';
import type { Keeper } from '../../src/keepers/keeper.ts';
import { type KeepersOptions, startKeepers } from '../../src/keepers/start.ts';
import { createTestClock } from '../support/clock.ts';
import { createTestDatabase } from '../support/database.ts';
import { eventually } from '../support/eventually.ts';
import { forFile } from '../support/for-file.ts';

const database = await forFile(createTestDatabase());

const notAsked = () => Promise.reject(new Error('not asked'));
const lines: string[] = [];
const note = (_fields: object, message: string) => void lines.push(message);
const optionsOf = (): KeepersOptions => ({
  db: database.prisma,
  url: database.url,
  chain: { name: 'evm:10143', head: notAsked },
  modules: [],
  relayer: null,
  evm: null,
  prices: async () => ({ cost: () => 0n, booking: () => 0n }),
  clock: createTestClock(),
  log: { info: note, warn: note, error: note },
  dailyLimit: 0n,
  intervalMs: 20,
  leaderPollMs: 20,
});

it('is not sought by a process that runs no keeper, which others would wait for', async () => {
  lines.length = 0;
  const options = optionsOf();
  const idle = startKeepers({ ...options, purges: false });
  const purging = startKeepers(options);
  await eventually(() => expect(purging.status().leads).toBe(true));
  await purging.stop();
  expect(idle.status().leads).toBe(false);
  expect(lines.filter((line) => line === 'This process leads the keepers.')).toHaveLength(1);
  await idle.stop();
});

/** An account that could pay, and is asked to send nothing. */
const payer: CappedRelayer = {
  address: `0x${'4e'.repeat(20)}` as EvmAddress,
  ...{ quote: notAsked, attempt: notAsked, refusal: notAsked, relay: notAsked },
};

it('passes from a process with the old key to one with the new key once the old one ends, and is never with both', async () => {
  const address = `0x${'5f'.repeat(20)}` as EvmAddress;
  const runs: string[] = [];
  const keepersOf = (who: string) => {
    const keeper: Keeper = { name: 'curve', everyMs: 20, run: async ({ pays }) => void (pays && runs.push(who)) };
    return [{ keepers: () => [keeper] }];
  };
  const old = startKeepers({ ...optionsOf(), modules: keepersOf('old'), relayer: payer });
  await eventually(() => expect(old.status()).toMatchObject({ leads: true, address: payer.address }));
  const fresh = startKeepers({ ...optionsOf(), modules: keepersOf('new'), relayer: { ...payer, address } });
  await eventually(() => expect(runs.length).toBeGreaterThan(10));
  expect([old.status().leads, fresh.status().leads]).toEqual([true, false]);

  await old.stop();
  const before = runs.length;
  await eventually(() => expect(fresh.status()).toMatchObject({ leads: true, wallet: true, address }));
  await eventually(() => expect(runs.length).toBeGreaterThan(before));
  expect(new Set(runs.slice(0, before))).toEqual(new Set(['old']));
  expect(new Set(runs.slice(before))).toEqual(new Set(['new']));
  await fresh.stop();
});

it('passes from a process without a key to one that has one, which pays for what is due, and back once that ends', async () => {
  /** Whether each run could pay. */
  const runs: boolean[] = [];
  const keeper: Keeper = { name: 'curve', everyMs: 20, run: async ({ pays }) => void runs.push(pays) };
  const options = { ...optionsOf(), modules: [{ keepers: () => [keeper] }] };
  const keyless = startKeepers(options);
  await eventually(() => expect(runs).toContain(false));
  expect(keyless.status()).toMatchObject({ leads: true, wallet: false });

  const keyed = startKeepers({ ...options, relayer: payer });
  await eventually(() => expect(keyed.status()).toMatchObject({ leads: true, wallet: true, address: payer.address }));
  expect(keyless.status().leads).toBe(false);
  await eventually(() => expect(runs).toContain(true));
  runs.length = 0;
  await eventually(() => expect(runs.length).toBeGreaterThan(10));
  expect(new Set(runs)).toEqual(new Set([true]));

  await keyed.stop();
  await eventually(() => expect(keyless.status().leads).toBe(true));
  runs.length = 0;
  await eventually(() => expect(runs).toContain(false));
  await keyless.stop();
});
