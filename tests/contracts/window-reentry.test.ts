import type { EvmAddress } from '@income-series/protocol/hex';
import { encodeFunctionData, type Hex, toFunctionSelector } from 'viem';
import { expect, it } from 'vitest';
import { forFile } from '../support/for-file.ts';
import { activeSeries, prepare } from './support/raise.ts';
import { money, report } from './support/report.ts';
import {
  deliverOrder,
  lockedOf,
  openWindow,
  type PlannedOrder,
  placeOrders,
  sealed,
  settleAll,
  toPhase,
  unitsOf,
} from './support/windows.ts';
import { ABIS, createWorld } from './support/world.ts';

const [HONEST, ANSWERS_FALSE, REVERTS, ANSWERS_NOTHING, CALLS_BACK] = [0, 1, 2, 3, 4];
const world = await forFile(createWorld({ hostileToken: true }));
const [seller, buyer] = (await prepare(world, 2)) as [EvmAddress, EvmAddress];
const { seriesKey, params } = await activeSeries(world, [[seller, 100n]]);
await report(world, seriesKey, params.firstPeriod, { payment: 1_000_000n });
const turnBack = await world.mark();

const behave = (mode: number, target: EvmAddress = world.owner, payload: Hex = '0x') =>
  world.send(world.owner, 'hostile', 'set', [mode, target, payload]);
const orders = (): PlannedOrder[] => [
  { trader: buyer, side: 'BUY', price: 12n, quantity: 30n },
  { trader: seller, side: 'SELL', price: 10n, quantity: 40n },
];
const restart = async () => {
  await turnBack();
  await openWindow(world, seriesKey);
};
/** What becomes of a call that the token makes while money moves in `run`. */
async function meanwhile(target: EvmAddress, payload: Hex, run: () => Promise<unknown>): Promise<string> {
  await behave(CALLS_BACK, target, payload);
  await run();
  const done = await world.read('hostile', 'callbackSucceeded', []);
  const error = await world.read('hostile', 'callbackError', []);
  await behave(HONEST);
  if (done) return 'done';
  return error === toFunctionSelector('ReentrancyGuardReentrantCall()') ? 'ReentrancyGuardReentrantCall' : error;
}

it('a token cannot call back into the windows while money moves there', async () => {
  await restart();
  const { windows } = world.addresses;
  const abi = ABIS.windows;
  const commitment = sealed(seriesKey, orders()[0] as PlannedOrder).commit;
  const calls = [
    encodeFunctionData({ abi, functionName: 'openWindow', args: [seriesKey] }),
    encodeFunctionData({ abi, functionName: 'commitOrder', args: [seriesKey, `0x${'1'.repeat(64)}`, 1n, 0n] }),
    encodeFunctionData({ abi, functionName: 'settleWindow', args: [seriesKey, 10] }),
    encodeFunctionData({ abi, functionName: 'deliverOrder', args: [seriesKey, 1, buyer] }),
  ];
  for (const call of calls) {
    await restart();
    const commit = () => world.send(buyer, 'windows', 'commitOrder', commitment);
    expect(await meanwhile(windows, call, commit)).toBe('ReentrancyGuardReentrantCall');
    await restart();
    await placeOrders(world, seriesKey, orders());
    await settleAll(world, seriesKey);
    const deliver = () => deliverOrder(world, seriesKey, buyer);
    expect(await meanwhile(windows, call, deliver)).toBe('ReentrancyGuardReentrantCall');
  }
});

it('a window that moves on while the hub pays, and a claim while the windows pay, leave the books right', async () => {
  await restart();
  await placeOrders(world, seriesKey, orders());
  const before = await money(world, [seller]);
  const settle = encodeFunctionData({ abi: ABIS.windows, functionName: 'settleWindow', args: [seriesKey, 100] });
  const claim = () => world.send(world.owner, 'hub', 'claimPayout', [seriesKey, seller]);
  expect(await meanwhile(world.addresses.windows, settle, claim)).toBe('done');
  expect(await money(world, [seller])).toBe(before + 990_000n);
  expect([await unitsOf(world, seriesKey, seller), await unitsOf(world, seriesKey, buyer)]).toEqual([70n, 30n]);

  const claims = encodeFunctionData({ abi: ABIS.hub, functionName: 'claimPayout', args: [seriesKey, seller] });
  const deliver = () => deliverOrder(world, seriesKey, seller);
  expect(await meanwhile(world.addresses.hub, claims, deliver)).toBe('done');
  expect(await money(world, [seller])).toBe(before + 990_000n + 300n);
  expect([await lockedOf(world, seriesKey, seller), await world.balance(world.addresses.windows)]).toEqual([0n, 60n]);
});

it.each([
  ['answers false', ANSWERS_FALSE, 'SafeERC20FailedOperation'],
  ['reverts', REVERTS, 'REVERT'],
])('a token that %s takes no order, and holds up no settlement and no delivery', async (_, mode, error) => {
  await restart();
  const [bought] = orders() as [PlannedOrder];
  await behave(mode);
  const { commit } = sealed(seriesKey, bought);
  expect(await world.refusal(buyer, 'windows', 'commitOrder', commit)).toBe(error);
  await behave(HONEST);
  await placeOrders(world, seriesKey, [bought]);
  await behave(mode);
  await settleAll(world, seriesKey);
  const delivery = [seriesKey, 1, buyer] as const;
  await deliverOrder(world, seriesKey, buyer);
  const kept = [seriesKey, buyer] as const;
  expect(await world.refusal(seller, 'windows', 'claimKept', kept)).toBe(error);
  await behave(ANSWERS_NOTHING);
  await world.send(seller, 'windows', 'claimKept', kept);
  expect(await world.balance(world.addresses.windows)).toBe(0n);
  await toPhase(world, seriesKey, 'OVERDUE');
  expect(await world.refusal(seller, 'windows', 'deliverOrder', delivery)).toBe('NOT_DUE');
});
