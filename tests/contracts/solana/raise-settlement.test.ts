// Settlements of raises: every result is that of the model, whatever the steps and the records that they bring.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { EvmAddress } from '../../../src/core/hex.ts';
import { type AuctionSettlement, settleAuction } from '../../models/auction.ts';
import { type CurveWorld, readSeries, type Trader, tokensOf } from './support/curve.ts';
import {
  cancelRaise,
  closePlaces,
  commitBid,
  deliverBid,
  type Opening,
  openRaise,
  passGate,
  RAISE,
  REVEAL_FROM,
  readRaise,
  revealBid,
  settleStep,
  withdrawProceeds,
} from './support/raise.ts';
import { setVerified } from './support/registry.ts';

/** Lamports of a position's rent, which its holder gets back when it is closed. */
const POSITION_RENT = 2_025_360n;

interface DrawnBid extends Opening {
  readonly isRevealed: boolean;
  /** Whether the wallet loses its verification between its reveal and the settlement. */
  readonly isLost: boolean;
}

const bid = fc
  .record({
    price: fc.integer({ min: 1, max: 4 }).map((tokens) => BigInt(tokens) * 1_000_000n),
    quantity: fc.bigInt({ min: 1n, max: 55n }),
    over: fc.constantFrom(0n, 0n, 7n, 1_000_000n),
    isFunded: fc.constantFrom(true, true, true, true, false),
    isRevealed: fc.constantFrom(true, true, true, true, false),
    isLost: fc.constantFrom(true, false, false, false),
  })
  .map(({ over, isFunded, ...drawn }): DrawnBid => {
    const cost = drawn.price * drawn.quantity;
    const deposit = isFunded ? cost + over : cost - 1n;
    return { ...drawn, deposit: deposit < RAISE.reservePrice ? RAISE.reservePrice : deposit };
  });
const raise = fc.record({
  bids: fc.array(bid, { minLength: 1, maxLength: 10 }),
  minRaise: fc.constantFrom(0n, 50_000_000n, 150_000_000n, 300_000_000n),
  steps: fc.array(fc.record({ work: fc.integer({ min: 1, max: 9 }), records: fc.nat({ max: 1023 }) }), {
    maxLength: 20,
  }),
});

async function placeBids(world: CurveWorld, bids: readonly DrawnBid[]): Promise<void> {
  const traders = [...bids.entries()].map(([place, drawn]) => ({ trader: world.traders[place] as Trader, drawn }));
  for (const { trader, drawn } of traders) await world.chain.accept(await commitBid(world, trader, drawn));
  world.chain.setTime(REVEAL_FROM);
  for (const { trader, drawn } of traders)
    if (drawn.isRevealed) await world.chain.accept(await revealBid(world, trader, drawn));
  world.chain.setTime(RAISE.revealEndsAt);
  const lost = traders.filter(({ drawn }) => drawn.isLost).map(({ trader }) => trader.signer.address);
  for (const wallet of lost) await world.chain.accept(await setVerified(world, world.admin, [wallet], false));
}

type Events = readonly { readonly name: string; readonly fields: Readonly<Record<string, unknown>> }[];

/** Sends the drawn steps, then whole ones, until the settlement is over. A step without the record that it needs is refused. */
async function settle(world: CurveWorld, steps: readonly { work: number; records: number }[]): Promise<Events> {
  const events: Events[number][] = [];
  const whole = Array.from({ length: 60 }, () => ({ work: 20, records: 1023 }));
  for (const { work, records } of [...steps, ...whole]) {
    if ((await readRaise(world)).status > 2) break;
    const chosen = world.traders.filter((_, place) => records & (1 << place));
    const sent = await world.chain.send(await settleStep(world, work, chosen));
    expect(['ACCEPTED', ...(records === 1023 ? [] : ['ACCOUNTS_MISSING'])]).toContain(sent.answer);
    if (sent.answer === 'ACCEPTED') events.push(...sent.events);
  }
  return events;
}

const REASONS = { NO_VALID_BIDS: 1n, ROUND_LIMIT: 4n } as const;
const PROCESSINGS = ['PENDING', 'FULL', 'PARTIAL', 'LOST', 'REJECTED'];
const of = (events: Events, name: string) => events.filter((event) => event.name === name).map(({ fields }) => fields);

/** That the events of a settlement are those that the model's result has. */
function expectResult(events: Events, result: AuctionSettlement): void {
  expect(of(events, 'BidProcessed')).toMatchObject(
    result.bids.map(({ bidder, processing, units, refund }) => ({
      bidder,
      processing: BigInt(PROCESSINGS.indexOf(processing)),
      units,
      refund,
    })),
  );
  expect(of(events, 'SettlementRound')).toMatchObject(
    result.rounds.map(({ round, clearingPrice, units, rejections }) => ({
      round: BigInt(round),
      clearingPrice,
      units,
      rejected: BigInt(rejections.length),
    })),
  );
  const rejections = result.rounds.flatMap((round) =>
    round.rejections.map(({ bidder }) => ({ bidder, round: round.round })),
  );
  expect(of(events, 'BidRejected')).toMatchObject(
    rejections.map(({ bidder, round }) => ({ bidder, round: BigInt(round), reason: 1n })),
  );
  const charges = result.bids.filter(({ charge }) => charge > 0n);
  expect(of(events, 'NonRevealCharged')).toMatchObject(
    charges.map(({ bidder, charge }) => ({ bidder, amount: charge })),
  );
  const { clearingPrice, unitsSold, proceeds, failure } = result;
  expect(of(events, 'SeriesFailed')).toMatchObject(failure === null ? [] : [{ reason: REASONS[failure] }]);
  expect(of(events, 'RaiseSettled')).toMatchObject(failure === null ? [{ clearingPrice, unitsSold, proceeds }] : []);
}

describe('settleStep', () => {
  it('settles as the model does, to the base unit, whatever the steps', async () => {
    await fc.assert(
      fc.asyncProperty(raise, async ({ bids, minRaise, steps }) => {
        const world = await openRaise({ minRaise }, bids.length);
        await placeBids(world, bids);
        const bidders = world.traders.map(({ signer }) => signer.address as string as EvmAddress);
        const lost = new Set(bidders.filter((_, place) => bids[place]?.isLost));
        const terms = { supply: RAISE.unitsOffered, concentrationBps: RAISE.concentrationBps, minRaise };
        const result = settleAuction(
          { ...terms, maxUnitsPerBid: RAISE.maxUnitsPerBid, reservePrice: RAISE.reservePrice },
          bids.map(({ deposit, isRevealed, ...opening }, place) => ({
            sequence: place + 1,
            bidder: bidders[place] as EvmAddress,
            deposit,
            opening: isRevealed ? opening : null,
          })),
          (wallet) => !lost.has(wallet),
        );
        expectResult(await settle(world, steps), result);
        const { settlement, status } = await readRaise(world);
        expect(status).toBe(result.failure === null ? 3 : 5);
        if (result.failure === null) expect(settlement).toMatchObject({ holders: result.holders });
        expect(readSeries(world)).toMatchObject({
          state: result.failure === null ? 2n : 7n,
          feesHeld: result.bids.reduce((sum, { charge }) => sum + charge, 0n),
        });
      }),
      { numRuns: Number(process.env.RUNS ?? 15) },
    );
  });
});

/** What bidders hold: payment tokens, and lamports with those of the chain's fees left out. */
const holdings = (world: CurveWorld) =>
  world.traders.map(({ money, signer }) => ({
    money: tokensOf(world, money),
    rent: world.chain.balance(signer.address),
  }));

describe('the end of a raise', () => {
  it('pays everybody what the settlement says, and returns all rent but that of positions', async () => {
    await fc.assert(
      fc.asyncProperty(raise, async ({ bids, minRaise, steps }) => {
        const world = await openRaise({ minRaise }, bids.length);
        const before = holdings(world);
        await placeBids(world, bids);
        const settled = of(await settle(world, steps), 'BidProcessed');
        const { settlement, status } = await readRaise(world);
        let isSold = status === 3;
        if (isSold) {
          const { events } = await world.chain.accept(await passGate(world));
          isSold = events[0]?.name === 'MintGatePassed';
          expect(isSold).toBe(settlement.price * settlement.sold >= minRaise);
        }
        const fees = readSeries(world).feesHeld as bigint;
        const price = settlement.price;
        const sender = world.chain.balance(world.admin.address);
        for (const [place, trader] of world.traders.entries()) {
          const { events } = await world.chain.accept(await deliverBid(world, trader, place + 1));
          const units = isSold ? (settled[place]?.units as bigint) : 0n;
          const refund = (settled[place]?.refund as bigint) + (isSold ? 0n : (settled[place]?.units as bigint) * price);
          expect(events).toMatchObject([
            { name: 'BidDelivered', fields: { bidder: trader.signer.address, units, refund } },
          ]);
          expect((await world.chain.send(await deliverBid(world, trader, place + 1))).answer).toBe('NOT_DUE');
        }
        const proceeds = isSold ? price * settlement.sold : 0n;
        expect(tokensOf(world, world.curve.vault)).toBe(fees + proceeds);
        const withdrawal = await world.chain.send(await withdrawProceeds(world));
        expect(withdrawal.answer).toBe(proceeds > 0n ? 'ACCEPTED' : 'NOT_DUE');
        expect(tokensOf(world, world.curve.vault)).toBe(fees);
        await world.chain.accept(await closePlaces(world, [...world.traders].reverse()));
        for (const [place, after] of holdings(world).entries()) {
          const { units, refund } = settled[place] as { units: bigint; refund: bigint };
          const paid = (bids[place] as DrawnBid).deposit - refund - (isSold ? 0n : units * price);
          expect((before[place]?.money ?? 0n) - after.money).toBe(paid);
          expect((before[place]?.rent ?? 0n) - after.rent).toBe(isSold && units > 0n ? POSITION_RENT : 0n);
        }
        expect(sender - world.chain.balance(world.admin.address)).toBe(0n);
      }),
      { numRuns: Number(process.env.RUNS ?? 15) },
    );
  });
});

describe('cancelRaise', () => {
  it('is the issuer’s, while bids are committed', async () => {
    const world = await openRaise();
    const [trader] = world.traders as [Trader];
    expect((await world.chain.send(await cancelRaise(world, trader))).answer).toBe('NOT_ISSUER');
    const { events } = await world.chain.accept(await cancelRaise(world, world.issuer));
    expect(events).toMatchObject([{ name: 'SeriesFailed', fields: { reason: 6n } }]);
    expect((await world.chain.send(await cancelRaise(world, world.issuer))).answer).toBe('WRONG_PHASE');
    expect(tokensOf(world, world.curve.vault)).toBe(0n);
  });
});
