// A payee whose own token account takes no payment holds others up only until another account of its is given, which anybody can open.

import type { Address } from '@solana/kit';
import { describe, expect, it } from 'vitest';
import { keyPair } from './support/chain.ts';
import { claimFinal } from './support/claims.ts';
import { DAY, putTokens, readSeries, register, type Trader } from './support/curve.ts';
import { extinguish, OTHER, requestExtinguishment } from './support/extinguishment.ts';
import {
  acceptAll,
  closeBid,
  createRaiseWorld,
  deliverBid,
  passGate,
  placeBids,
  putFrozen,
  settle as settleRaise,
} from './support/raises.ts';
import { openReportWorld } from './support/reports.ts';
import { claimTender, openTender, settle, tender } from './support/tenders.ts';
import type { World } from './support/world.ts';

/** An empty account of the payment token that a stranger opened for a wallet. */
async function openFor(world: World, { signer }: Trader): Promise<Address> {
  const { address } = await keyPair(777);
  putTokens(world, address, world.token, signer.address, 0n);
  return address;
}

describe('a payee whose token account takes no payment', () => {
  it('holds up the end of a series by its tender until another account of its is given', async () => {
    const world = await openReportWorld({}, { staked: [40_000_000n, 25_000_000n] });
    const { chain } = world;
    const [held, other] = world.traders as [Trader, Trader, Trader];
    await register(world, 'attestor', OTHER.address);
    await chain.accept(openTender(world, readSeries(world).lastPrice as bigint));
    await chain.accept(await tender(world, held, 1_000_000n));
    await settle(world);
    await chain.accept(await requestExtinguishment(world));
    chain.setTime(chain.now() + 7n * DAY);
    await chain.accept(await extinguish(world));
    putFrozen(world, held.money, held.signer.address);
    expect((await chain.send(await claimTender(world, held))).answer).toBe('Custom(17)'); // the token program: frozen
    expect((await chain.send(await claimFinal(world, other))).answer).toBe('TENDER_UNCLAIMED');
    await chain.accept(await claimTender(world, { ...held, money: await openFor(world, held) }));
    await chain.accept(await claimFinal(world, other));
  });

  it('holds up the rent of earlier bids until another account of its is given', async () => {
    const world = await createRaiseWorld();
    const { chain } = world;
    const [early, late] = world.traders as [Trader, Trader, Trader];
    await placeBids(world, [
      { bidder: early, price: 200n, quantity: 4n },
      { bidder: late, price: 100n, quantity: 1n, deposit: 101n },
    ]);
    await settleRaise(world, 20);
    await acceptAll(world, passGate(world), deliverBid(world, early));
    putTokens(world, late.money, world.token, early.signer.address, 0n); // it gave its account away
    expect((await chain.send(await deliverBid(world, late))).answer).toBe('ACCOUNT_INVALID');
    expect((await chain.send(await closeBid(world, early))).answer).toBe('ACCOUNT_NEEDED');
    const money = await openFor(world, late);
    await acceptAll(world, deliverBid(world, { ...late, money }), closeBid(world, late), closeBid(world, early));
  });
});
