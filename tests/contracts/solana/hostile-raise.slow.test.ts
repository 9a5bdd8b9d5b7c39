// A series that a raise sells, under acts of anybody in any order, with accounts frozen and wallets unverified at any time.

import { nextPeriod, type Period } from '@income-series/protocol/period';
import { ACCRUAL_WAIT, TAIL_WINDOW } from '@income-series/protocol/policy';
import type { Address } from '@solana/kit';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { assertRuns, EXHAUSTIVE } from '../../support/exhaustive.ts';
import type { Sending } from './support/chain.ts';
import { claimFinal, claimRedemption, closePosition, closeSeries, releaseResidue } from './support/claims.ts';
import { collectFees, DAY, keptAccount, readPosition, register, type Trader, tokensOf } from './support/curve.ts';
import { prepareReports } from './support/extinguishment.ts';
import { closesAt, freeze, hasPosition, KNOWN, nextOf, seriesOf, sum, until } from './support/hostile.ts';
import {
  daysOf,
  instructionsOf,
  nextPhase,
  RAISE_ACTS,
  type RaiseActName,
  traderAt,
  windowPlan,
  windowsOf,
} from './support/hostile-raise.ts';
import { endPause } from './support/pauses.ts';
import {
  claimKept,
  closeBid,
  closeBook,
  closeRaise,
  collectCharges,
  createRaiseWorld,
  deliverBid,
  passGate,
  placeBids,
  type RaiseWorld,
  readBook,
  readKept,
  readRaise,
  settle,
  withdrawProceeds,
} from './support/raises.ts';
import { endQuarter, markMissed } from './support/reports.ts';
import { VERIFIER } from './support/signed-rate.ts';
import {
  closeOrder,
  closeWindow,
  deliverOrder,
  readOrders,
  readWindow,
  settleOrders,
  toPhase,
  windowAccounts,
} from './support/windows.ts';

const TRADERS = 5;
/** Seconds after which a usual run begins no other history, once it has reached what it must. */
const SECONDS = 8;
/** The acts and events that a usual run reaches. */
const ALWAYS = [
  ...['UnitsTraded', 'UnitsHeld', 'UnitsReleased', 'PaymentKept', 'PaymentSplit', 'WindowVoided'],
  ...['claimPayout', 'closeOrder'],
];

const KEEPING: readonly RaiseActName[] = ['deliverBid', 'deliverOrder', 'hold', 'claimFinal', 'claimRedemption'];
const LAST: readonly RaiseActName[] = ['buyOut', 'extinguish', 'closeSeries']; // tried seldom: they end a series
const WINDOW: readonly RaiseActName[] = ['order', 'revealOrder', 'settleWindow', 'deliverOrder', 'deliverOrder'];
const step = fc.record({
  act: fc.oneof(
    { weight: 8, arbitrary: fc.constantFrom(...RAISE_ACTS.filter((act) => !LAST.includes(act))) },
    { weight: 8, arbitrary: fc.constantFrom(...WINDOW) },
    { weight: 4, arbitrary: fc.constantFrom<RaiseActName>('hold', 'release', 'claimKept', 'submitReport') },
    { weight: 3, arbitrary: fc.constantFrom<RaiseActName>('claimPayout', 'claimTail', 'closeOrder', 'closeWindow') },
    { weight: 4, arbitrary: fc.constant('window' as const) },
    { weight: 3, arbitrary: fc.constantFrom('freeze' as const, 'thaw' as const) },
    { weight: 1, arbitrary: fc.constantFrom(...LAST) },
  ),
  size: fc.bigInt(0n, (1n << 40n) - 1n),
  wait: fc.constantFrom(...['no', 'no', 'no', 'no', 'no', 'days', 'phase', 'phase', 'period', 'closing', 'pause']),
});
const bid = fc.record({
  price: fc.bigInt(95n, 106n),
  quantity: fc.bigInt(1n, 60n),
  reveal: fc.constantFrom(true, true, true, true, false),
  delivered: fc.constantFrom(true, true, true, false), // at once, or by chance
});
const history = fc.record({
  quarters: fc.integer({ min: 1, max: 3 }),
  cap: fc.constantFrom(200_000n, 10_000_000n),
  bids: fc.array(bid, { minLength: 2, maxLength: TRADERS }),
  steps: fc.array(step, { minLength: 15, maxLength: 50 }),
});

const moneyOf = (world: RaiseWorld): readonly bigint[] =>
  [world.issuer, ...world.traders]
    .map(({ money }) => money)
    .concat(world.collectorMoney, world.curve.vault, world.deposits)
    .filter((account) => world.chain.data(account) !== null)
    .map((account) => tokensOf(world, account));

/** The escrow of a window is what its orders are owed; answers it with the units that its buyers and its sellers wait for. */
async function soundWindow(world: RaiseWorld, number: number) {
  const { price = 0n } = (await readWindow(world, number)) as Record<string, bigint>;
  const { slots } = (await readOrders(world, number)) as { slots: readonly Record<string, bigint>[] };
  const waiting = slots.filter(({ delivered }) => delivered === 0n);
  const owed = waiting.map(({ side, escrow = 0n, filled = 0n }) =>
    side === 0n ? escrow - filled * price : filled * price,
  );
  const escrow = tokensOf(world, (await windowAccounts(world, number)).escrow);
  expect(escrow).toBe(sum(owed));
  const bought = waiting.filter(({ side }) => side === 0n).map(({ filled = 0n }) => filled);
  const ordered = waiting
    .filter(({ side }) => side === 1n)
    .map(({ trader, escrow: units = 0n, filled = 0n }) => [trader as unknown as string, units - filled] as const);
  return { escrow, bought: sum(bought), ordered };
}

/** Money and units are all somebody's, and none came or went. */
async function sound(world: RaiseWorld, money: bigint): Promise<void> {
  const series = seriesOf(world);
  const windows = await Promise.all((await windowsOf(world)).map((number) => soundWindow(world, number)));
  expect(sum([...moneyOf(world), ...windows.map(({ escrow }) => escrow)])).toBe(money);
  expect(tokensOf(world, world.curve.vault)).toBe((series.feesHeld ?? 0n) + (series.owed ?? 0n));
  expect((series.paid ?? 0n) + (series.accrued ?? 0n) <= (series.cap ?? 0n)).toBe(true);
  const ordered = windows.flatMap((each) => each.ordered);
  const staked: bigint[] = [];
  const isOpen = [3n, 4n, 5n].includes(series.state ?? 0n);
  for (const trader of world.traders) {
    const own = sum(ordered.filter(([address]) => address === trader.signer.address).map(([, units]) => units));
    if (!(await hasPosition(world, trader))) {
      expect(own).toBe(0n);
      continue;
    }
    const position = (await readPosition(world, trader)) as Record<string, bigint>;
    const { locked = 0n, held = 0n } = position;
    expect(locked - held).toBe(own);
    if (isOpen) expect(position.counted).toBe(position.staked);
    expect(locked <= (position.staked ?? 0n)).toBe(true);
    staked.push(position.staked ?? 0n);
  }
  if (series.state === 7n) return;
  const undelivered = world.chain.data(world.book) === null ? [] : readBook(world).slots;
  const sold = undelivered.filter(({ delivered }) => delivered === 0n).map(({ units }) => units as bigint);
  expect(sum([...staked, ...sold, ...windows.map(({ bought }) => bought)])).toBe(series.staked);
}

/** Waits for what the next act may turn on. */
async function pass(world: RaiseWorld, kind: string, size: bigint): Promise<void> {
  if (kind === 'days') world.chain.setTime(world.chain.now() + daysOf(size));
  if (kind === 'phase') await nextPhase(world);
  if (kind === 'period') await endQuarter(world, nextOf(world), { census: false });
  if (kind === 'closing' && size % 5n === 0n) until(world, closesAt(world, nextOf(world)));
  if (kind === 'pause') until(world, seriesOf(world).pauseEnd);
}

/** Brings the series to its end by what anyone may do, delivers and pays everybody out, and closes every account: the issuer does nothing. */
async function windUp(world: RaiseWorld): Promise<void> {
  const { chain, traders } = world;
  const accept = async (sending: Sending) => chain.accept(sending);
  const state = () => seriesOf(world).state;
  if (state() === 4n) {
    until(world, seriesOf(world).pauseEnd);
    await accept(endPause(world, traders[0]));
  }
  const last = Number(seriesOf(world).window);
  if ((await windowsOf(world)).includes(last) && (await readWindow(world)).status === 1n) {
    if (chain.now() < (seriesOf(world).openedAt ?? 0n) + 5n * DAY) toPhase(world, 'SETTLE');
    await settleOrders(world);
  }
  while (state() === 3n) {
    until(world, closesAt(world, nextOf(world)));
    await accept(markMissed(world, nextOf(world)));
  }
  if (state() === 5n) {
    until(world, (seriesOf(world).tailStartedAt ?? 0n) + TAIL_WINDOW + ACCRUAL_WAIT);
    await accept(closeSeries(world));
  }
  const isDelivered = ({ delivered }: { readonly delivered?: unknown }) => delivered === 1n;
  if (chain.data(world.book) !== null) {
    const { slots } = readBook(world);
    for (const slot of slots) if (!isDelivered(slot)) await accept(deliverBid(world, traderAt(world, slot.bidder)));
    for (const slot of slots.toReversed()) await accept(closeBid(world, traderAt(world, slot.bidder)));
    await accept(closeBook(world));
  }
  for (const number of await windowsOf(world)) {
    const { slots } = await readOrders(world, number);
    for (const slot of slots)
      if (!isDelivered(slot)) await accept(deliverOrder(world, traderAt(world, slot.trader), { number }));
    for (const slot of slots.toReversed()) await accept(closeOrder(world, traderAt(world, slot.trader), { number }));
    await accept(closeWindow(world, { number }));
  }
  const leave = seriesOf(world).closeReason === 3n ? claimRedemption : claimFinal;
  for (const trader of traders) {
    if (!(await hasPosition(world, trader))) continue;
    await accept(leave(world, trader));
    await accept(closePosition(world, trader));
  }
  for (const trader of traders) {
    freeze(world, trader, false);
    if (chain.data(await keptAccount(world, trader)) === null) continue;
    await accept(claimKept(world, trader, (await readKept(world, trader)).payer as Address));
  }
  for (const collect of [collectCharges(world), withdrawProceeds(world), releaseResidue(world), collectFees(world)]) {
    expect(['ACCEPTED', 'NOT_DUE', 'WRONG_PHASE', 'WRONG_STATE']).toContain(await chain.answer(collect));
  }
  await accept(closeRaise(world));
}

it('a series that a raise sold stays sound, and a frozen holder holds up nobody’s end', async () => {
  const reached = new Set<string>();
  const ends = Date.now() + SECONDS * 1_000;
  await assertRuns(
    fc.asyncProperty(history, async ({ quarters, cap, bids, steps }) => {
      if (!EXHAUSTIVE && Date.now() > ends && ALWAYS.every((name) => reached.has(name))) return;
      let lastPeriod = 20261 as Period;
      for (let place = 1; place < quarters; place += 1) lastPeriod = nextPeriod(lastPeriod);
      const world = await createRaiseWorld({ unitsOffered: 100n, maxUnitsPerBid: 60n, lastPeriod, cap }, TRADERS);
      await prepareReports(world);
      await register(world, 'verifier', VERIFIER.address);
      const money = sum(moneyOf(world));
      await placeBids(
        world,
        bids.map(({ price, quantity, reveal }, place) => ({
          bidder: world.traders[place] as Trader,
          ...{ price, quantity, reveal, deposit: price * quantity < 100n ? 100n : price * quantity },
        })),
      );
      await settle(world);
      if (readRaise(world).status === 3n) await world.chain.accept(passGate(world));
      for (const [place, { delivered }] of bids.entries()) {
        if (delivered) await world.chain.accept(deliverBid(world, world.traders[place] as Trader));
      }
      const attempt = async (act: RaiseActName, size: bigint) => {
        const sending = await instructionsOf(world, act, size);
        if (sending.length === 0) return;
        const { answer, events } = await world.chain.send(...sending);
        expect(KNOWN).toContain(answer);
        if (KEEPING.includes(act)) expect(answer).not.toBe('Custom(17)'); // a frozen payee is no refusal
        if (answer !== 'ACCEPTED') return;
        for (const name of [act, ...events.map((event) => event.name)]) reached.add(name);
        await sound(world, money);
      };
      for (const { act, size, wait } of steps) {
        await pass(world, wait, size);
        const trader = world.traders[Number(size % BigInt(TRADERS))] as Trader;
        if (act === 'freeze' || act === 'thaw') freeze(world, trader, act === 'freeze');
        else if (act !== 'window') await attempt(act, size);
        else {
          for (const [each, number] of windowPlan(TRADERS, size)) {
            if (each === 'phase') await nextPhase(world);
            else await attempt(each, number);
          }
        }
      }
      await windUp(world);
      expect(seriesOf(world)).toMatchObject({ owed: 0n, feesHeld: 0n, positions: 0n });
      expect(tokensOf(world, world.curve.vault)).toBe(0n);
    }),
    { all: 400, quick: 20, endOnFailure: true, ...(EXHAUSTIVE ? {} : { seed: 5 }) },
  );
  // With one seed: by chance, random histories may leave one out.
  if (!EXHAUSTIVE) expect(ALWAYS.filter((name) => !reached.has(name))).toEqual([]);
});
