import type { EvmAddress } from '@income-series/protocol/hex';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { billOf, intrinsic, type Step, type Traced } from '../../scripts/gas/calculator.ts';
import { CHAIN_10143, ETHEREUM, NOTHING_WRITTEN, precompilePrice } from '../../scripts/gas/prices.ts';
import { traceLast } from '../../scripts/gas/trace.ts';
import { ISSUER, prepare, seriesParams } from './support/raise.ts';
import { createWorld, type World } from './support/world.ts';

const [FROM, TO, OTHER] = [1n, 2n, 3n].map((n) => `0x${(n << 100n).toString(16).padStart(40, '0')}` as EvmAddress) as [
  EvmAddress,
  EvmAddress,
  EvmAddress,
];
const hex = (value: bigint): string => `0x${value.toString(16)}`;
/** A step with the top of its stack given first. */
const step = (op: string, top: readonly bigint[] = [], depth = 1): Step => ({
  op,
  depth,
  gas: 1_000_000,
  stack: top.toReversed().map(hex),
});
const traced = (steps: readonly Step[], stored: Record<string, bigint> = {}): Traced => ({
  from: FROM,
  to: TO,
  coinbase: FROM,
  data: '0x',
  steps,
  stored: (account, slot) => stored[`${account === TO ? '' : 'other '}${slot}`] ?? 0n,
});
const call = (to: EvmAddress, depth = 1) => step('CALL', [0xffff_ffffn, BigInt(to), 0n, 0n, 0n, 0n, 0n], depth);
const both = (steps: readonly Step[], stored: Record<string, bigint> = {}) => {
  const transaction = traced(steps, stored);
  return [billOf(transaction), billOf(transaction, CHAIN_10143)].map(({ used }) => used - 21_000);
};

describe('the price of a trace', () => {
  it.each<[string, Step[], Record<string, bigint>, number, number]>([
    ['a cold slot, then its neighbour on the page', [step('SLOAD', [0n]), step('SLOAD', [127n])], {}, 4_200, 8_200],
    ['slots of two pages', [step('SLOAD', [127n]), step('SLOAD', [128n])], {}, 4_200, 16_200],
    ['the same slot twice', [step('SLOAD', [5n]), step('SLOAD', [5n])], {}, 2_200, 8_200],
    ['a new word', [step('SSTORE', [0n, 1n])], {}, 22_100, 27_900],
    ['two new words on a page', [step('SSTORE', [0n, 1n]), step('SSTORE', [1n, 1n])], {}, 44_200, 45_000],
    ['a changed word', [step('SSTORE', [0n, 2n])], { 0: 1n }, 5_000, 10_900],
    ['a word changed after it was read', [step('SLOAD', [0n]), step('SSTORE', [0n, 2n])], { 0: 1n }, 5_000, 11_000],
    ['a word written with what it holds', [step('SSTORE', [0n, 1n])], { 0: 1n }, 2_200, 8_100],
    ['a word cleared: a fifth is refunded at most', [step('SSTORE', [0n, 0n])], { 0: 1n }, 200, 10_900],
    ['one cleared, its neighbour new', [step('SSTORE', [0n, 0n]), step('SSTORE', [1n, 1n])], { 0: 1n }, 22_300, 11_000],
    [
      'a new word cleared and written again',
      [1n, 0n, 2n].map((next) => step('SSTORE', [0n, next])),
      {},
      29_560,
      28_100,
    ],
    ['a cold account, then a warm one', [1, 2].map(() => step('EXTCODESIZE', [BigInt(OTHER)])), {}, 2_700, 10_200],
    ['ecRecover', [step('STATICCALL', [0xffff_ffffn, 1n, 0n, 0x80n, 0n, 0n])], {}, 3_112, 6_102],
    ['a check of four pairs', [step('STATICCALL', [0xffff_ffffn, 8n, 0n, 768n, 0n, 0n])], {}, 181_173, 905_112],
    ['32 words of memory', [step('MSTORE', [992n, 0n])], {}, 101, 19],
    ['a log of two words and a hash', [step('LOG1', [0n, 64n, 9n]), step('KECCAK256', [0n, 64n])], {}, 1_310, 1_305],
  ])('is that of %s', (_, steps, stored, ethereum, chain10143) => {
    expect(both(steps, stored)).toEqual([ethereum, chain10143]);
  });

  it('undoes what a call within accessed and wrote where it reverted', () => {
    const inner = [call(OTHER), step('SSTORE', [0n, 1n], 2), step('REVERT', [0n, 0n], 2)];
    const again = [call(OTHER), step('SSTORE', [0n, 1n], 2), step('STOP', [], 2), step('POP', [1n])];
    const failed = billOf(traced([...inner, step('POP', [0n]), ...again]), CHAIN_10143);
    const went = billOf(traced([...inner, step('POP', [1n]), ...again]), CHAIN_10143);
    expect(failed.used - went.used).toBe(27_900 - 100);
    expect(failed.inside.get(OTHER)).toBe(55_800);
  });

  it('asks for a limit of which 63 parts in 64 are enough for the calls within', () => {
    const { used, least } = billOf(
      traced([call(OTHER), step('SSTORE', [0n, 1n], 2), step('STOP', [], 2), step('STOP', [1n])]),
    );
    expect(used).toBe(21_000 + 2_600 + 22_100);
    expect(least).toBe(21_000 + 2_600 + 22_100 + Math.floor(22_099 / 63));
  });

  it('has a floor by what is sent, and charges for each byte', () => {
    expect(intrinsic('0x')).toEqual({ cost: 21_000, floor: 21_000 });
    expect(intrinsic('0x00ff')).toEqual({ cost: 21_020, floor: 21_050 });
  });

  it('is refused where none is known', () => {
    expect(() => billOf(traced([step('CREATE', [0n, 0n, 0n])]))).toThrow('CREATE');
    expect(() => precompilePrice(ETHEREUM, 5n, 0)).toThrow('precompile 5');
    expect(() => both([step('CALL', [1n, BigInt(OTHER), 1n, 0n, 0n, 0n, 0n])])).toThrow('value');
  });

  it('never grows by a write that changes nothing', () => {
    const same = { original: 0n, present: 0n, next: 0n };
    for (const prices of [ETHEREUM, CHAIN_10143]) expect(prices.write(same, NOTHING_WRITTEN).gas).toBe(100);
  });
});

describe('a node’s receipt', () => {
  let world: World;
  beforeAll(async () => {
    world = await createWorld();
    await prepare(world, 1);
  });
  afterAll(() => world?.stop());

  it('says what the steps cost by Ethereum’s prices, and a limit one less than the least fails', async () => {
    const issuer = world.account(ISSUER);
    const { gas } = await world.send(issuer, 'hub', 'createSeries', [await seriesParams(world)]);
    const transaction = await traceLast(world.anvil);
    const bill = billOf(transaction);
    expect(BigInt(bill.used)).toBe(gas);
    expect(billOf(transaction, CHAIN_10143).used).toBeGreaterThan(bill.used);

    const request = { from: issuer, to: transaction.to, data: transaction.data };
    const before = hex(BigInt(await world.anvil.rpc<string>('eth_blockNumber')) - 1n);
    const runs = async (limit: number): Promise<boolean> =>
      !(
        await world.anvil.rpc<{ failed: boolean }>(
          'debug_traceCall',
          { ...request, gas: hex(BigInt(limit)) },
          before,
          {},
        )
      ).failed;
    expect([await runs(bill.least), await runs(bill.least - 1)]).toEqual([true, false]);
  });
});
