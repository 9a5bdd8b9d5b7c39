// A payee that no payment reaches holds nobody else up, because its money is kept. Nobody else chooses the account that it is paid into.

import type { Address, Instruction, KeyPairSigner } from '@solana/kit';
import { describe, expect, it } from 'vitest';
import { keyPair, type Sending, SYSTEM_PROGRAM } from './support/chain.ts';
import { claimFinal, claimPayout, claimTail, closePosition } from './support/claims.ts';
import {
  type CurveWorld,
  collectFees,
  collectProceeds,
  DAY,
  keptAccount,
  putTokens,
  readPosition,
  readSeries,
  register,
  type Trader,
  tokensOf,
} from './support/curve.ts';
import { extinguish, OTHER, requestExtinguishment } from './support/extinguishment.ts';
import {
  acceptAll,
  claimKept,
  closeBid,
  collectCharges,
  createRaiseWorld,
  deliverBid,
  passGate,
  placeBids,
  putFrozen,
  readKept,
  settle as settleRaise,
  withdrawProceeds,
} from './support/raises.ts';
import { openReportWorld, report } from './support/reports.ts';
import { claimTender, openTender, settle, tender } from './support/tenders.ts';
import { closeOrder, deliverOrder, openWindow, placeOrders, settleOrders, tradingWorld } from './support/windows.ts';

/** The states of a wallet's associated account in which it takes no payment. */
const WAYS = {
  'is frozen': (world, { money, signer }) => putFrozen(world, money, signer.address),
  'was given away': (world, { money }) => putTokens(world, money, world.token, world.issuer.signer.address, 0n),
  'is missing': ({ chain }, { money }) => chain.put(money, SYSTEM_PROGRAM, new Uint8Array()),
} satisfies Record<string, (world: CurveWorld, payee: Trader) => void>;

/** An account of the payment token that a wallet has beside its associated one. */
async function otherAccount(world: CurveWorld, { signer }: Trader): Promise<Address> {
  const { address } = await keyPair(777);
  putTokens(world, address, world.token, signer.address, 0n);
  return address;
}

const answer = async (world: CurveWorld, sending: Sending) => await world.chain.answer(sending);

describe.each(Object.entries(WAYS))('a payee whose associated account %s', (_, take) => {
  it('holds up neither the end of a series by its tender nor the rent of others by its last claim', async () => {
    const world = await openReportWorld({}, { staked: [40_000_000n, 25_000_000n] });
    const { chain } = world;
    const [held, other] = world.traders as [Trader, Trader, Trader];
    await register(world, 'attestor', OTHER.address);
    await chain.accept(openTender(world, readSeries(world).lastPrice as bigint));
    await chain.accept(tender(world, held, 1_000_000n));
    await settle(world);
    await chain.accept(requestExtinguishment(world));
    chain.setTime(chain.now() + 7n * DAY);
    await chain.accept(extinguish(world));
    expect(await answer(world, claimFinal(world, other))).toBe('TENDER_UNCLAIMED');
    take(world, held);
    const { events } = await chain.accept(claimTender(world, held));
    const { amount } = events.find(({ name }) => name === 'RedemptionClaimed')?.fields ?? {};
    const wallet = held.signer.address;
    expect(events.at(-1)).toMatchObject({ name: 'PaymentKept', fields: { wallet, amount } });
    expect(await readKept(world, held)).toMatchObject({ wallet, amount, payer: chain.payer.address });
    expect(await readPosition(world, held)).toMatchObject({ staked: 39_000_000n, tendered: 0n });
    await chain.accept(claimFinal(world, other));
    const last = await chain.accept(claimFinal(world, held));
    const { amount: left } = last.events.find(({ name }) => name === 'FinalClaimed')?.fields ?? {};
    expect(await readKept(world, held)).toMatchObject({ amount: (amount as bigint) + (left as bigint) });
    for (const trader of [held, other]) await chain.accept(closePosition(world, trader));
    expect(readSeries(world)).toMatchObject({ positions: 0n, owed: expect.any(BigInt) });
    const money = await otherAccount(world, held);
    const claimed = (sender?: KeyPairSigner) => claimKept(world, { ...held, money }, chain.payer.address, sender);
    expect(await answer(world, claimed())).toBe('ACCOUNT_INVALID');
    await chain.accept(claimed(held.signer));
    expect(tokensOf(world, money)).toBe((amount as bigint) + (left as bigint));
  });

  it('holds up no rent of earlier bids, and costs who delivers nothing where the bid has a rent to spare', async () => {
    const world = await createRaiseWorld();
    const { chain } = world;
    const [early, late, lost] = world.traders as [Trader, Trader, Trader];
    await placeBids(world, [
      { bidder: early, price: 200n, quantity: 4n },
      { bidder: lost, price: 100n, quantity: 1n, deposit: 1_000n, reveal: false },
      { bidder: late, price: 100n, quantity: 1n, deposit: 101n },
    ]);
    await settleRaise(world, 20);
    await acceptAll(world, passGate(world), deliverBid(world, early));
    for (const bidder of [late, lost]) take(world, bidder);
    const cost = async (bidder: Trader) => {
      const before = chain.balance(chain.payer.address);
      await chain.accept(deliverBid(world, bidder));
      return before - chain.balance(chain.payer.address) - 5_000n; // the transaction's own fee
    };
    expect(await cost(lost)).toBe(0n); // a position's rent is left
    expect(await readKept(world, lost)).toMatchObject({ payer: lost.signer.address });
    expect(await cost(late)).toBe(chain.balance(await keptAccount(world, late))); // its position took that rent
    expect(await readKept(world, late)).toMatchObject({ payer: chain.payer.address, amount: 1n });
    await acceptAll(world, closeBid(world, late), closeBid(world, lost), closeBid(world, early));
    const rent = chain.balance(await keptAccount(world, lost));
    const before = chain.balance(lost.signer.address);
    const money = await otherAccount(world, lost);
    await chain.accept(claimKept(world, { ...lost, money }, lost.signer.address, lost.signer));
    expect(chain.balance(lost.signer.address) - before).toBe(rent);
    expect(readSeries(world)).toMatchObject({ owed: 1n });
  });

  it('holds up no rent of earlier orders', async () => {
    const world = await tradingWorld([30n, 0n]);
    const [seller, buyer] = world.traders as [Trader, Trader];
    await world.chain.accept(openWindow(world));
    await placeOrders(world, [
      { trader: seller, side: 'SELL', price: 100n, quantity: 20n },
      { trader: buyer, side: 'BUY', price: 90n, quantity: 10n },
    ]);
    await settleOrders(world);
    take(world, buyer);
    await acceptAll(world, deliverOrder(world, seller), deliverOrder(world, buyer));
    expect(await readKept(world, buyer)).toMatchObject({ amount: 900n, payer: buyer.signer.address });
    await acceptAll(world, closeOrder(world, buyer), closeOrder(world, seller));
  });
});

/** Expects that the owner of an account beside its associated one collects into it, and nobody else does. */
async function expectOwnersAlone<World extends CurveWorld>(
  world: World,
  collect: (world: World, to: Address, sender?: KeyPairSigner) => Instruction,
  withdraw: typeof collect,
): Promise<void> {
  const { issuer, collector } = world;
  const collected = [
    [collect, collector, 778],
    [withdraw, issuer.signer, 779],
  ] as const;
  for (const [send, owner, number] of collected) {
    const { address } = await keyPair(number);
    putTokens(world, address, world.token, owner.address, 0n);
    expect(await answer(world, send(world, address))).toBe('ACCOUNT_INVALID');
    expect(await answer(world, send(world, address, owner))).toBe('ACCEPTED');
  }
}

describe('an account that is not the payee’s associated one', () => {
  it('is paid by a call that the payee sends, and by no other', async () => {
    const world = await openReportWorld();
    const holder = world.traders[0] as Trader;
    const { chain } = world;
    await report(world, { period: 20261, payment: 1_000n });
    chain.setTime(chain.now() + 7n * DAY);
    const other = { ...holder, money: await otherAccount(world, holder) };
    for (const claim of [claimPayout, claimTail, claimFinal]) {
      expect(await answer(world, claim(world, other))).toMatch(
        claim === claimFinal ? 'WRONG_STATE' : 'ACCOUNT_INVALID',
      );
    }
    await chain.accept(claimPayout(world, other, holder.signer));
    expect(tokensOf(world, other.money)).toBeGreaterThan(0n);
    await expectOwnersAlone(world, collectFees, collectProceeds);
  });

  it('takes neither a refund nor the proceeds of a raise, unless the payee sends the call', async () => {
    const world = await createRaiseWorld();
    const { chain } = world;
    const [early, late] = world.traders as [Trader, Trader];
    await placeBids(world, [
      { bidder: early, price: 200n, quantity: 4n, deposit: 900n },
      { bidder: late, price: 100n, quantity: 1n, deposit: 1_000n, reveal: false },
    ]);
    await settleRaise(world, 20);
    await chain.accept(passGate(world));
    const other = { ...early, money: await otherAccount(world, early) };
    expect(await answer(world, deliverBid(world, other, late.signer))).toBe('ACCOUNT_INVALID');
    await chain.accept(deliverBid(world, other, early.signer));
    await expectOwnersAlone(world, collectCharges, withdrawProceeds);
  });
});
