// Random raises: those of the EVM contracts (`auction-model.test.ts`), which both settle as the model does, to the base unit.

import { enumName } from '@income-series/protocol/chain-enums';
import type { EvmAddress } from '@income-series/protocol/hex';
import { MAX_ROUNDS } from '@income-series/protocol/policy';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type AuctionBid, type AuctionTerms, decideGate, settleAuction } from '../../models/auction.ts';
import {
  BIDDERS,
  depositOf,
  greedyOf,
  limitsOf,
  type RaisePlan,
  RESERVE_PRICE,
  raisePlans,
} from '../../models/raise-plans.ts';
import { assertRuns } from '../../support/exhaustive.ts';
import type { Sent } from './support/chain.ts';
import { readPosition, readSeries, type Trader, tokensOf } from './support/curve.ts';
import {
  bidAccount,
  closeBid,
  closeBook,
  closeRaise,
  collectCharges,
  createRaiseWorld,
  deliverBid,
  nextRecords,
  passGate,
  placeBids,
  RAISE,
  type RaiseWorld,
  readRaise,
  settle,
  settleStep,
  withdrawProceeds,
} from './support/raises.ts';
import { setVerified } from './support/registry.ts';

/** Stands for a bidder in the model, by its sequence. */
const standIn = (i: number): EvmAddress => `0x${(i + 1).toString(16).padStart(40, '0')}` as const;
const SCREEN = 2n;

/** The winners of the first rounds, one each, lose their verification after they were taken and before they are screened. */
async function loseInTheirRounds(world: RaiseWorld, losing: readonly Trader[]): Promise<Sent[]> {
  const steps: Sent[] = [];
  const step = async () => steps.push(await world.chain.accept(settleStep(world, 1, await nextRecords(world, 1))));
  for (const { signer } of losing.slice(0, MAX_ROUNDS)) {
    while (readRaise(world).stage !== SCREEN) await step();
    await world.chain.accept(setVerified(world, world.admin, [signer.address], false));
    while (readRaise(world).stage === SCREEN) await step();
  }
  return steps;
}

/** A world with the plan's bids placed and settled, what the settlement said, and what the model says. */
async function settled(plan: RaisePlan) {
  const { maxUnitsPerBid, minHolders } = limitsOf(plan);
  const shared = { maxUnitsPerBid, minRaise: plan.minRaise };
  const { concentrationBps, supply } = plan;
  const world = await createRaiseWorld({ ...shared, unitsOffered: supply, concentrationBps, minHolders }, BIDDERS);
  const planned = plan.bids.map((bid, i) => ({
    bidder: world.traders[i] as Trader,
    ...{ price: bid.price, quantity: bid.quantity, deposit: depositOf(bid), reveal: bid.reveal },
  }));
  await placeBids(world, planned);
  const dropped = world.traders.filter((_, i) => plan.bids[i]?.verified === false);
  if (dropped.length > 0) {
    const wallets = dropped.map(({ signer }) => signer.address);
    await world.chain.accept(setVerified(world, world.admin, wallets, false));
  }
  const losing = plan.shape === 'round after round' ? world.traders.slice(0, greedyOf(plan)) : [];
  const steps = [...(await loseInTheirRounds(world, losing)), ...(await settle(world, plan.steps))];
  const terms: AuctionTerms = {
    ...{ ...shared, supply, reservePrice: RESERVE_PRICE, concentrationBps: BigInt(concentrationBps) },
  };
  const bids = planned.map(({ price, quantity, deposit, reveal }, i): AuctionBid => {
    const opening = reveal ? { price, quantity } : null;
    return { sequence: i + 1, bidder: standIn(i), deposit, opening };
  });
  const isLost = (wallet: EvmAddress, round: number, stage: string) =>
    plan.bids[Number(wallet) - 1]?.verified === false ||
    (stage === 'SCREEN' && round <= losing.length && wallet === standIn(round - 1));
  const model = settleAuction(terms, bids, (wallet, { round, stage }) => !isLost(wallet, round, stage));
  const events = steps.flatMap((step) => step.events);
  const only = (name: string) => events.filter((event) => event.name === name).map(({ fields }) => fields);
  return { world, planned, model, only, minHolders };
}

/** Delivers every bid, and pays and closes everything: nothing is left of the raise. */
async function windUp(world: RaiseWorld, { planned, model }: Awaited<ReturnType<typeof settled>>) {
  const { chain } = world;
  const done = readRaise(world).status === 4n;
  const sold = readSeries(world).staked as bigint;
  let minted = 0n;
  for (const [place, { bidder, deposit }] of planned.entries()) {
    const bid = model.bids[place];
    const before = tokensOf(world, bidder.money);
    await chain.accept(deliverBid(world, bidder));
    const due = done ? bid?.refund : deposit - (bid?.charge ?? 0n);
    expect(tokensOf(world, bidder.money) - before).toBe(due);
    if (done && (bid?.units ?? 0n) > 0n) minted += (await readPosition(world, bidder)).staked as bigint;
  }
  expect(minted).toBe(done ? model.unitsSold : 0n);
  expect(minted).toBe(sold);
  const charges = model.bids.reduce((sum, { charge }) => sum + charge, 0n);
  expect(readRaise(world).feesHeld).toBe(charges);
  if (charges > 0n) await chain.accept(collectCharges(world));
  if (done) await chain.accept(withdrawProceeds(world));
  expect(tokensOf(world, world.deposits)).toBe(0n);
  for (const { bidder } of planned.toReversed()) {
    await chain.accept(closeBid(world, bidder));
    expect(chain.data(await bidAccount(world, bidder))).toBeNull();
  }
  await chain.accept(closeBook(world));
  await chain.accept(closeRaise(world));
}

describe('a random raise', () => {
  it('settles as the model says, conserves money, and leaves nothing', async () => {
    const seen = { passed: 0, rounds: 0, eight: 0, partial: 0, charged: 0 };
    await assertRuns(
      fc.asyncProperty(raisePlans, async (plan) => {
        const all = await settled(plan);
        const { world, model, only, minHolders } = all;
        expect(
          only('SettlementRound').map(({ round, clearingPrice, units, rejected }) => [
            ...[round, clearingPrice, units, rejected],
          ]),
        ).toEqual(
          model.rounds.map(({ round, clearingPrice, units, rejections }) => [
            ...[BigInt(round), clearingPrice, units, BigInt(rejections.length)],
          ]),
        );
        const sequences = new Map(world.traders.map(({ signer }, i) => [signer.address as string, standIn(i)]));
        expect(only('BidRejected').map(({ bidder, round }) => [sequences.get(String(bidder)), Number(round)])).toEqual(
          model.rounds.flatMap(({ round, rejections }) => rejections.map(({ bidder }) => [bidder, round])),
        );
        expect(
          only('BidProcessed').map(({ bidder, processing, units, refund }) => [
            ...[sequences.get(String(bidder)), enumName('Processing', Number(processing)), units, refund],
          ]),
        ).toEqual(model.bids.map(({ bidder, processing, units, refund }) => [bidder, processing, units, refund]));
        expect(only('NonRevealCharged').map(({ amount }) => amount)).toEqual(
          model.bids.flatMap(({ charge }) => (charge > 0n ? [charge] : [])),
        );
        if (model.rounds.length > 1) seen.rounds += 1;
        if (model.rounds.length === 8) seen.eight += 1;
        if (model.bids.some(({ processing }) => processing === 'PARTIAL')) seen.partial += 1;
        if (model.bids.some(({ charge }) => charge > 0n)) seen.charged += 1;
        const failures = only('SeriesFailed').map(({ reason }) => enumName('FailureReason', Number(reason)));
        expect(failures).toEqual(model.failure === null ? [] : [model.failure]);
        if (model.failure === null) {
          const { clearingPrice, unitsSold, proceeds, holders } = model;
          expect(only('RaiseSettled')).toMatchObject([{ clearingPrice, unitsSold, proceeds }]);
          const { gateEndsAt } = RAISE;
          const gate = decideGate({
            ...{ proceeds, holders, minHolders, minRaise: plan.minRaise, gateEndsAt },
            now: world.chain.now(),
            termsUnchanged: true,
          });
          const { events } = await world.chain.accept(passGate(world));
          const closed = events.filter(({ name }) => name === 'SeriesFailed').map(({ fields }) => fields.reason);
          expect(closed.map((reason) => enumName('FailureReason', Number(reason)))).toEqual(
            gate === 'PASS' ? [] : [gate],
          );
          if (gate === 'PASS') seen.passed += 1;
        }
        await windUp(world, all);
      }),
      { all: 60, quick: 6, seed: 7, endOnFailure: true },
    );
    for (const times of Object.values(seen)) expect(times).toBeGreaterThan(0);
  });
});
