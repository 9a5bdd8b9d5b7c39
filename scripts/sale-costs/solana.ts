import { createKeyPairSignerFromPrivateKeyBytes, type Instruction, lamports } from '@solana/kit';
import { readBook } from '../../src/adapters/solana/raise.ts';
import { walletsOfStep } from '../../src/adapters/solana/settlement-wallets.ts';
import { STEP_WORK } from '../../src/domains/auction/worker/keeper.ts';
import { join, u32 } from '../../tests/contracts/solana/support/bytes.ts';
import { PROGRAM, type Sent, UNIT_LIMIT } from '../../tests/contracts/solana/support/chain.ts';
import {
  type CurveWorld,
  openCurveWorld,
  putTokens,
  type Trader,
  verify,
} from '../../tests/contracts/solana/support/curve.ts';
import * as raise from '../../tests/contracts/solana/support/raise.ts';
import { type Phase, priceOf, unitsOf } from './phase.ts';

/** The most places that one call closes, by the size of a transaction. */
const MOST_CLOSED = 16;
const RICH = 1_000_000_000n;
/** The lamports of a bidder: a tenth of a coin. */
const COINS = lamports(100_000_000n);

const keyOf = (byte: number, place: number) =>
  createKeyPairSignerFromPrivateKeyBytes(join(new Uint8Array(28).fill(byte), u32(place)));

/** Verified bidders with payment tokens. */
async function bidders(world: CurveWorld, count: number): Promise<readonly Trader[]> {
  const { chain } = world;
  const traders: Trader[] = [];
  for (let place = 0; place < count; place += 1) {
    const [signer, { address: money }] = await Promise.all([keyOf(0x61, place), keyOf(0x62, place)]);
    chain.fund(signer.address, COINS);
    putTokens(world, money, world.token, signer.address, RICH);
    traders.push({ signer, money, units: money });
  }
  await verify(
    world,
    traders.map(({ signer }) => signer.address),
  );
  return traders;
}

/** Sends the transactions of one phase, and sums what they cost. */
async function measure(
  world: CurveWorld,
  name: Phase['name'],
  held: () => Promise<bigint>,
  send: (accept: (instruction: Instruction) => Promise<Sent>) => Promise<void>,
): Promise<Phase> {
  const before = await held();
  let [transactions, work] = [0, 0];
  await send(async (instruction) => {
    const sent = await world.chain.accept(UNIT_LIMIT, instruction);
    transactions += 1;
    work += sent.units;
    return sent;
  });
  return { name, transactions, work, rent: (await held()) - before };
}

/** Settles in steps whose wallets are chosen as the gateway chooses them. */
async function settle(world: CurveWorld, traders: readonly Trader[], accept: (one: Instruction) => Promise<Sent>) {
  const byAddress = new Map(traders.map((trader) => [trader.signer.address as string, trader]));
  const book = await raise.bookAccount(world);
  while (await raise.isSettling(world)) {
    const state = await raise.readRaise(world);
    const account = world.chain.svm.getAccount(book);
    const data = account.exists ? account.data : new Uint8Array();
    const places = readBook({ owner: PROGRAM, lamports: 0n, data }, PROGRAM);
    const named = walletsOfStep(state, places, STEP_WORK);
    await accept(
      await raise.settleStep(
        world,
        STEP_WORK,
        named.map((wallet) => byAddress.get(wallet) as Trader),
      ),
    );
  }
}

/** A whole raise of many bids in LiteSVM, with the committed program. */
export async function measureOnSolana(bids: number): Promise<readonly Phase[]> {
  const world = await openCurveWorld(1);
  const { chain } = world;
  const units = unitsOf(bids);
  const terms = { unitsOffered: units, reservePrice: 100n, maxUnitsPerBid: units, minRaise: 0n };
  await chain.accept(await raise.createSeries(world, { ...terms, concentrationBps: 10_000n, cap: 10n ** 15n }));
  const traders = await bidders(world, bids);
  const openings = traders.map((_, place) => ({ price: priceOf(place), quantity: 1n, deposit: 200n }));
  const paths = [await raise.raiseAccount(world), await raise.bookAccount(world)];
  const records = await Promise.all(traders.map((trader) => raise.bidAccount(world, trader)));
  const held = async () => [...paths, ...records].reduce((sum, address) => sum + chain.balance(address), 0n);
  const phase = (name: Phase['name'], send: Parameters<typeof measure>[3]) => measure(world, name, held, send);
  const each = async (send: (trader: Trader, place: number) => Promise<unknown>) => {
    for (const [place, trader] of traders.entries()) await send(trader, place);
  };
  const opening = (place: number) => openings[place] as raise.Opening;
  const phases = [
    await phase('bids', (accept) =>
      each(async (trader, place) => accept(await raise.commitBid(world, trader, opening(place)))),
    ),
  ];
  chain.setTime(raise.REVEAL_FROM);
  phases.push(
    await phase('reveals', (accept) =>
      each(async (trader, place) => accept(await raise.revealBid(world, trader, opening(place)))),
    ),
  );
  chain.setTime(raise.RAISE.revealEndsAt);
  phases.push(await phase('settlement', (accept) => settle(world, traders, accept)));
  phases.push(await phase('gate', async (accept) => void (await accept(await raise.passGate(world)))));
  phases.push(
    await phase('deliveries', (accept) =>
      each(async (trader, place) => accept(await raise.deliverBid(world, trader, place + 1))),
    ),
  );
  phases.push(
    await phase('end', async (accept) => {
      for (let from = traders.length; from > 0; from -= MOST_CLOSED)
        await accept(await raise.closePlaces(world, traders.slice(Math.max(0, from - MOST_CLOSED), from).reverse()));
    }),
  );
  return phases;
}
