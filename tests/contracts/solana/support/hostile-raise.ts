// Calls that anybody may try on a raise at any time, sound in everything but their time.
import type { Instruction } from '@solana/kit';
import { claimPayout } from './claims.ts';
import { type CurveWorld, collectFees, type Trader } from './curve.ts';
import {
  cancelRaise,
  closePlaces,
  commitBid,
  deliverBid,
  type Opening,
  passGate,
  RAISE,
  readPlaces,
  readRaise,
  revealBid,
  settleStep,
  withdrawProceeds,
} from './raise.ts';
import { setVerified } from './registry.ts';

const MILLION = 1_000_000n;
const traderOf = (world: CurveWorld, size: bigint): Trader =>
  world.traders[Number(size % BigInt(world.traders.length))] as Trader;

/** One opening for each trader, by its place, so that a reveal can know it. */
const openingOf = (world: CurveWorld, trader: Trader): Opening => {
  const place = BigInt(world.traders.indexOf(trader));
  const [price, quantity] = [(1n + (place % 3n)) * MILLION, 15n + 9n * place];
  const deposit = place % 4n === 3n ? price * quantity - 1n : price * quantity + place;
  return { price, quantity, deposit };
};

type Act = (world: CurveWorld, size: bigint) => Instruction | Promise<Instruction> | null | Promise<Instruction | null>;

/** The bidder of a place that is still in the book; null where there is none. */
async function bidderOf(world: CurveWorld, size: bigint): Promise<readonly [Trader, number] | null> {
  const places = await readPlaces(world);
  if (places.length === 0) return null;
  const sequence = 1 + Number(size % BigInt(places.length));
  const trader = world.traders.find(({ signer }) => signer.address === places[sequence - 1]?.bidder);
  return trader === undefined ? null : [trader, sequence];
}

/** `size` is any number, and means what the act makes of it. */
export const RAISE_ACTS = {
  commitBid: (world, size) => commitBid(world, traderOf(world, size), openingOf(world, traderOf(world, size))),
  revealBid: (world, size) => {
    const opening = openingOf(world, traderOf(world, size));
    const price = size % 7n === 0n ? opening.price + 1n : opening.price;
    return revealBid(world, traderOf(world, size), { ...opening, price });
  },
  settleStep: (world, size) => {
    const chosen = world.traders.filter((_, place) => (size >> BigInt(place + 4)) % 3n > 0n);
    return settleStep(world, Number(size % 12n), chosen);
  },
  passGate: (world) => passGate(world),
  cancelRaise: (world, size) => cancelRaise(world, size % 3n === 0n ? world.issuer : traderOf(world, size)),
  deliverBid: async (world, size) => {
    const found = await bidderOf(world, size);
    return found && deliverBid(world, found[0], found[1], size % 2n === 0n ? world.admin : found[0].signer);
  },
  withdrawProceeds: (world) => withdrawProceeds(world),
  closePlaces: async (world, size) => {
    const last = (await readPlaces(world)).reverse().slice(0, Number(size % 4n));
    const traders = last.map(({ bidder }) => world.traders.find(({ signer }) => signer.address === bidder) as Trader);
    return closePlaces(world, traders);
  },
  claimPayout: (world, size) => claimPayout(world, traderOf(world, size)),
  collectFees: (world) => collectFees(world),
  setVerified: (world, size) =>
    setVerified(world, world.admin, [traderOf(world, size).signer.address], size % 4n !== 0n),
} satisfies Record<string, Act>;
export type RaiseActName = keyof typeof RAISE_ACTS;

/** The answer; null where there is nothing to try it on. */
export async function attemptOnRaise(world: CurveWorld, name: RaiseActName, size: bigint): Promise<string | null> {
  const act: Act = RAISE_ACTS[name];
  const made = await act(world, size);
  return made && (await world.chain.send(made)).answer;
}

/** Brings a raise to its end by what anyone may do, and delivers and closes everything. */
export async function windUpRaise(world: CurveWorld): Promise<void> {
  const { chain } = world;
  if ((await readRaise(world)).status < 3 && chain.now() < RAISE.revealEndsAt) chain.setTime(RAISE.revealEndsAt);
  while ((await readRaise(world)).status < 3) await chain.accept(await settleStep(world, 20, world.traders));
  if ((await readRaise(world)).status === 3) {
    if (chain.now() <= RAISE.gateEndsAt) chain.setTime(RAISE.gateEndsAt + 1n);
    await chain.accept(await passGate(world));
  }
  const places = await readPlaces(world);
  const bidders = places.map(({ bidder }) => world.traders.find(({ signer }) => signer.address === bidder) as Trader);
  for (const [place, trader] of bidders.entries()) {
    if (!places[place]?.delivered) await chain.accept(await deliverBid(world, trader, place + 1));
  }
  await chain.accept(await closePlaces(world, bidders.reverse()));
}
