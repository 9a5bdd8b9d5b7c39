// Steps of a window with more orders than a transaction names records: chosen from the book, and again where another step came first.
import { type Address, getBase64Encoder } from '@solana/kit';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { getWindowDecoder } from '../../../src/adapters/solana/generated/accounts/index.ts';
import { MAX_TRANSACTION_BYTES } from '../../../src/adapters/solana/message.ts';
import { readWindowBook } from '../../../src/adapters/solana/window.ts';
import type { Account } from '../../../src/apps/devnet/node/index.ts';
import type { ContractCall } from '../../../src/domains/transaction/index.ts';
import { PROGRAM } from '../../contracts/solana/support/chain.ts';
import type { CurveWorld, Trader } from '../../contracts/solana/support/curve.ts';
import { setVerified } from '../../contracts/solana/support/registry.ts';
import {
  commitOrder,
  openTrading,
  openWindow,
  type PlannedOrder,
  revealOrder,
  toPhase,
  windowAccount,
  windowBook,
} from '../../contracts/solana/support/window.ts';
import { type Built, builds } from './support/builds.ts';

/** Three sellers of 30 units each, and 27 buyers of 2 units each; one is not verified any more, and one never reveals. */
const [SELLERS, BUYERS] = [3, 27];
const MILLION = 1_000_000n;
const SALE: PlannedOrder = { price: MILLION, quantity: 30n, units: 30n };
const PURCHASE: PlannedOrder = { price: 2n * MILLION, quantity: 2n, money: 4n * MILLION };

let world: CurveWorld;
let built: Built;

beforeAll(async () => {
  world = await openTrading([...Array(SELLERS).fill(30n), ...Array(BUYERS).fill(0n)]);
  const { chain, traders } = world;
  const planOf = (place: number) => (place < SELLERS ? SALE : PURCHASE);
  await chain.accept(await openWindow(world));
  for (const [place, trader] of traders.entries()) await chain.accept(await commitOrder(world, trader, planOf(place)));
  toPhase(world, 'REVEAL');
  for (const [place, trader] of traders.slice(0, -1).entries())
    await chain.accept(await revealOrder(world, trader, planOf(place)));
  await chain.accept(await setVerified(world, world.admin, [(traders[5] as Trader).signer.address], false));
  toPhase(world, 'SETTLE');
  built = await builds(world);
});
afterAll(() => built?.node.stop());

it('settles the window by steps of two senders, one of which another’s step overtook', async () => {
  const [one, other] = world.traders.map(({ signer }) => signer) as [Trader['signer'], Trader['signer']];
  const call = { kind: 'settleWindow', seriesKey: built.seriesKey, maxOrders: 50 } as const satisfies ContractCall;
  const prepare = async (by: Trader['signer']) => {
    const prepared = await built.prepare(by, call);
    const size = getBase64Encoder().encode(prepared.request.transaction).length;
    expect(size).toBeLessThanOrEqual(MAX_TRANSACTION_BYTES);
    return prepared;
  };
  const [first, overtaken] = [await prepare(one), await prepare(other)];
  expect(await built.land(one, first)).toMatchObject({ ok: true });
  // The orders that it names are screened, and it has no record of the next one.
  expect(await built.land(other, overtaken)).toMatchObject({ ok: false });
  let steps = 1;
  for (const by of [other, one, other, one, other, one, other, one]) {
    const next = await prepare(by);
    if (next.simulation.errorName === 'WRONG_PHASE') break;
    expect(next.simulation).toMatchObject({ ok: true });
    expect(await built.land(by, next)).toMatchObject({ ok: true });
    steps += 1;
  }
  expect(steps).toBeGreaterThan(2);
  const accountOf = (address: Address) => built.node.chain.account(address, 'processed') as Account;
  const window = getWindowDecoder().decode(accountOf(await windowAccount(world)).data);
  expect(window).toMatchObject({ status: 2, clearing: { price: MILLION, volume: 50n } });
  const places = readWindowBook(accountOf(await windowBook(world)), PROGRAM);
  const filled = (side: string) => places.filter((place) => place.side === side).map((place) => Number(place.filled));
  expect(filled('SELL')).toEqual([17, 17, 16]);
  expect(filled('BUY')).toEqual([2, 2, 0, ...Array(BUYERS - 4).fill(2), 0]);
});
