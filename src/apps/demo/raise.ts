import { sealBid } from '../device/index.ts';
import { type Draft, TOKEN } from './draft.ts';
import type { Narrator } from './narrator.ts';
import type { Person } from './people.ts';
import type { World } from './world.ts';

interface Wish {
  readonly bidder: Person;
  /** Whole tokens a unit. */
  readonly price: bigint;
  readonly quantity: bigint;
  /** Whole tokens; more than price times quantity, to hide the size. */
  readonly deposit: bigint;
}

/** Commit, reveal, settle, gate, deliver: three bid, two win. */
export async function runRaise(
  { step, say }: Narrator,
  world: World,
  draft: Draft,
  people: { readonly issuer: Person; readonly ada: Person; readonly ben: Person; readonly cleo: Person },
): Promise<void> {
  const { seriesKey } = draft;
  const { issuer, ada, ben, cleo } = people;
  const { clock } = world.devnet.anvil;
  const wishes: readonly Wish[] = [
    { bidder: ada, price: 14n, quantity: 60n, deposit: 1_000n },
    { bidder: ben, price: 12n, quantity: 50n, deposit: 700n },
    { bidder: cleo, price: 11n, quantity: 30n, deposit: 400n },
  ];
  const sealed = wishes.map(({ bidder, price, quantity, deposit }) => ({
    bidder,
    deposit: (deposit * TOKEN).toString(),
    ...sealBid({ price: price * TOKEN, quantity, wallet: bidder.address }),
  }));

  await step('Commit: three sealed bids, each with a deposit', async () => {
    for (const { bidder, commitment, deposit } of sealed) {
      const wallet = bidder.address;
      await bidder.transact('approvePaymentToken', { seriesKey, wallet, spender: 'RAISE', amount: deposit });
      await bidder.transact('commitBid', { seriesKey, wallet, commitment, deposit });
    }
  });
  await clock.set(draft.commitEndsAt + 1n);
  await step('Reveal: the chain checks each against its commitment', async () => {
    for (const { bidder, opening } of sealed) {
      const { price, quantity, salt } = opening;
      await bidder.transact('revealBid', {
        seriesKey,
        wallet: bidder.address,
        price: price.toString(),
        quantity: quantity.toString(),
        salt,
      });
    }
  });
  await clock.set(draft.revealEndsAt + 1n);
  await step('Settle, step by step, and pass the mint gate', async () => {
    const state = `query State($key: Bytes32!) { series(key: $key) { auction { phase } } }`;
    const phase = async () => {
      const { data } = await issuer.ask<{ series: { auction: { phase: string } } }>(state, { key: seriesKey });
      return data?.series.auction.phase;
    };
    const wallet = issuer.address;
    while ((await phase()) !== 'GATE') await issuer.transact('settleStep', { seriesKey, wallet, maxBids: 10 });
    await issuer.transact('passGate', { seriesKey, wallet });
  });
  await step('Deliver: units and refunds, to the bidders alone', async () => {
    for (const { bidder } of sealed) {
      // anyone may deliver any bid: here the issuer does
      await issuer.transact('deliverBid', { seriesKey, wallet: issuer.address, bidder: bidder.address });
    }
    await issuer.transact('withdrawProceeds', { seriesKey, wallet: issuer.address });
  });
  say('Ada and Ben hold units now; Cleo lost and has her deposit back.');
}
