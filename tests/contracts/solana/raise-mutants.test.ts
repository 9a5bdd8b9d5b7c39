// Defects of raises, each put into the program: what the program does right, the defect does wrong.
import { readFileSync } from 'node:fs';
import { lamports } from '@solana/kit';
import { Rent } from 'litesvm';
import { describe, expect, it } from 'vitest';
import { PROGRAM, writable } from './support/chain.ts';
import { type CurveWorld, readSeries, type Trader } from './support/curve.ts';
import { RAISE_FOLDER, RAISE_MUTANTS } from './support/mutants.ts';
import {
  bidAccount,
  closePlaces,
  commitBid,
  deliverBid,
  type Opening,
  openRaise,
  passGate,
  RAISE,
  REVEAL_FROM,
  readPlaces,
  readRaise,
  revealBid,
  settleStep,
} from './support/raise.ts';
import { setVerified } from './support/registry.ts';

const MILLION = 1_000_000n;
const BID: Opening = { price: 2n * MILLION, quantity: 30n, deposit: 60n * MILLION };
type Pair = readonly [Trader, Trader];

/** Two bids of one price, or of these, of which so many are revealed, and the program with a defect or as it is. */
async function openPair(mutant: string | null, bids: readonly Opening[] = [BID, BID], revealed = 2) {
  const world = await openRaise({ minRaise: 50n * MILLION }, 2);
  if (mutant !== null) world.chain.svm.addProgram(PROGRAM, RAISE_MUTANTS.read(mutant));
  for (const [at, bid] of bids.entries())
    await world.chain.accept(await commitBid(world, world.traders[at] as Trader, bid));
  world.chain.setTime(REVEAL_FROM);
  for (const [at, bid] of bids.slice(0, revealed).entries())
    await world.chain.accept(await revealBid(world, world.traders[at] as Trader, bid));
  world.chain.setTime(RAISE.revealEndsAt);
  return world;
}
const pairOf = (world: CurveWorld) => world.traders as readonly Trader[] as Pair;
const settle = async (world: CurveWorld) => world.chain.accept(await settleStep(world, 60, world.traders));

async function openDelivered(mutant: string | null): Promise<CurveWorld> {
  const world = await openPair(mutant);
  await settle(world);
  await world.chain.accept(await passGate(world));
  for (const [at, trader] of world.traders.entries()) await world.chain.accept(await deliverBid(world, trader, at + 1));
  return world;
}

/** What shows each defect. */
const SHOWN: Record<string, (mutant: string | null) => Promise<unknown>> = {
  'empty-wallet': async (mutant) => {
    const world = await openDelivered(mutant);
    const [first, second] = pairOf(world);
    const account = world.chain.svm.getAccount(second.signer.address);
    if (!account.exists) throw new Error('a wallet');
    world.chain.svm.setAccount({ ...account, lamports: lamports(0n) });
    return (await world.chain.send(await closePlaces(world, [second, first]))).answer === 'ACCEPTED';
  },
  'rent-of-the-day': async (mutant) => {
    const world = await openDelivered(mutant);
    const [first, second] = pairOf(world);
    const { exemptionThreshold, burnPercent } = world.chain.svm.getRent();
    world.chain.svm.setRent(new Rent(696n, exemptionThreshold, burnPercent));
    const before = world.chain.balance(second.signer.address);
    await world.chain.accept(await closePlaces(world, [second, first]));
    return world.chain.balance(second.signer.address) - before === 73n * 6_960n;
  },
  'missing-record': async (mutant) => {
    const world = await openPair(mutant);
    await world.chain.accept(await settleStep(world, 60, []));
    return (await readRaise(world)).settlement.round === 1; // a rejection starts another round
  },
  'other-bid': async (mutant) => {
    const world = await openPair(mutant);
    await settle(world);
    await world.chain.accept(await passGate(world));
    const [first, second] = pairOf(world);
    const delivery = await deliverBid(world, first, 1);
    const accounts = (delivery.accounts ?? []).with(7, writable(await bidAccount(world, second)));
    return (await world.chain.send({ ...delivery, accounts })).answer === 'ACCOUNT_INVALID';
  },
  'late-gate': async (mutant) => {
    const world = await openPair(mutant);
    await settle(world);
    world.chain.setTime(RAISE.gateEndsAt + 1n);
    await world.chain.accept(await passGate(world));
    return readSeries(world).state === 7n;
  },
  charge: async (mutant) => {
    const world = await openPair(mutant, [BID, BID], 1);
    const [, second] = pairOf(world);
    await world.chain.accept(await setVerified(world, world.admin, [second.signer.address], false));
    await settle(world);
    return !(await readPlaces(world))[1]?.charged;
  },
  minimum: async (mutant) => {
    const world = await openPair(mutant, [BID, { price: MILLION, quantity: 1n, deposit: MILLION }]);
    await settle(world);
    return (await readRaise(world)).settlement.price === 2n * MILLION;
  },
};

describe('the program with a defect of raises', () => {
  it('is built from the sources and changes that are there', () => {
    expect(readFileSync(`${RAISE_FOLDER}/CHECKSUMS`, 'utf8'), 'run npm run solana:mutants').toBe(
      RAISE_MUTANTS.checksums(),
    );
    expect(RAISE_MUTANTS.all.map(({ bytes }) => bytes)).toEqual(Object.keys(SHOWN));
  });

  it.each(RAISE_MUTANTS.all)('is found out: $name', async ({ bytes }) => {
    const isRight = SHOWN[bytes];
    expect(await isRight?.(null)).toBe(true);
    expect(await isRight?.(bytes)).toBe(false);
  });
});
