// Raises under attack: accounts of another raise, orders of calls, rent, rounding at the ends of the range, and dead ends.
import { type Address, type Instruction, lamports } from '@solana/kit';
import { AccountState, getTokenEncoder } from '@solana-program/token';
import { Rent } from 'litesvm';
import { beforeEach, describe, expect, it } from 'vitest';
import { getRaiseEncoder } from '../../../src/adapters/solana/generated/index.ts';
import { join } from './support/bytes.ts';
import { keyPair, PROGRAM, paying, SYSTEM_PROGRAM, writable } from './support/chain.ts';
import {
  type CurveWorld,
  collectFees,
  curveOf,
  DAY,
  positionAccount,
  putTokens,
  readPosition,
  readSeries,
  type Trader,
  tokensOf,
  U64_MAX,
} from './support/curve.ts';
import {
  bidAccount,
  bookAccount,
  cancelRaise,
  closePlaces,
  commitBid,
  createSeries,
  deliverBid,
  hasRaise,
  type Opening,
  openRaise,
  passGate,
  RAISE,
  REVEAL_FROM,
  raiseAccount,
  readPlaces,
  readRaise,
  revealBid,
  settleStep,
  withdrawProceeds,
} from './support/raise.ts';
import { setIssuerApproval, setVerified } from './support/registry.ts';
import { TOKEN_PROGRAM } from './support/world.ts';

const MILLION = 1_000_000n;
const BID: Opening = { price: 2n * MILLION, quantity: 40n, deposit: 90n * MILLION };
/** Lamports that a bidder pays for its place. */
const PLACE_RENT = 73n * 6_960n;

let world: CurveWorld;
let first: Trader;
let second: Trader;
let third: Trader;
const accept = async (...sent: readonly (Instruction | Promise<Instruction>)[]) =>
  world.chain.accept(...(await Promise.all(sent)));
const answer = async (...sent: readonly (Instruction | Promise<Instruction>)[]) =>
  (await world.chain.send(...(await Promise.all(sent)))).answer;
async function open(change: Partial<typeof RAISE> = {}) {
  world = await openRaise(change);
  [first, second, third] = world.traders as [Trader, Trader, Trader];
}

/** Commits and reveals these bids, one a trader, and ends the time of reveals. */
async function place(bids: readonly Opening[]) {
  for (const [at, bid] of bids.entries()) await accept(commitBid(world, world.traders[at] as Trader, bid));
  world.chain.setTime(REVEAL_FROM);
  for (const [at, bid] of bids.entries()) await accept(revealBid(world, world.traders[at] as Trader, bid));
  world.chain.setTime(RAISE.revealEndsAt);
}
const settle = () => settleStep(world, 60, world.traders);

beforeEach(() => open());

describe('accounts of another raise', () => {
  const OTHER = new Uint8Array(32).fill(3);
  const ownAccounts = async (each: CurveWorld): Promise<Address[]> => [
    each.curve.series,
    each.curve.vault,
    await raiseAccount(each),
    await bookAccount(each),
    await bidAccount(each, first),
    await positionAccount(each, first),
  ];

  /** The call with the other raise's accounts in every choice of places but none and all. */
  async function mix(call: Instruction, own: readonly Address[], others: readonly Address[]): Promise<string[]> {
    const used = own.filter((each) => call.accounts?.some(({ address }) => address === each));
    const answers: string[] = [];
    for (let choice = 1; choice < 2 ** used.length - 1; choice += 1) {
      const accounts = (call.accounts ?? []).map((meta) => {
        const at = used.indexOf(meta.address);
        return at >= 0 && choice & (1 << at)
          ? { ...meta, address: others[own.indexOf(meta.address)] as Address }
          : meta;
      });
      answers.push(await answer({ ...call, accounts }));
    }
    return answers;
  }

  it('are never taken in a choice of places, in any phase', async () => {
    await accept(createSeries(world, { draftSalt: OTHER }));
    const other = { ...world, curve: await curveOf(world.issuer.signer.address, OTHER) };
    const [own, others] = [await ownAccounts(world), await ownAccounts(other)];
    const both = [world, other];
    const check = async (make: (each: CurveWorld) => Promise<Instruction>, done = true) => {
      const call = await make(world);
      const answers = await mix(call, own, others);
      expect(answers.length).toBeGreaterThan(0);
      expect(answers.filter((each) => each === 'ACCEPTED')).toEqual([]);
      if (done) for (const each of both) await accept(make(each));
    };
    await check((each) => cancelRaise(each, each.issuer), false);
    await check((each) => commitBid(each, first, BID));
    world.chain.setTime(REVEAL_FROM);
    await check((each) => revealBid(each, first, BID));
    world.chain.setTime(RAISE.revealEndsAt);
    await check((each) => settleStep(each, 30, [first]));
    await check((each) => passGate(each));
    await check((each) => withdrawProceeds(each));
    await check((each) => deliverBid(each, first, 1));
    await check((each) => closePlaces(each, [first]));
  });
});

describe('a destination of money', () => {
  it('is neither the vault nor somebody else’s account', async () => {
    await place([BID]);
    await accept(settle(), passGate(world));
    const delivery = await deliverBid(world, first, 1);
    const withdrawal = await withdrawProceeds(world);
    for (const [call, at, others] of [
      [delivery, 11, [world.curve.vault, second.money, world.issuer.money]],
      [withdrawal, 6, [world.curve.vault, first.money]],
    ] as const) {
      for (const other of others) {
        const accounts = (call.accounts ?? []).with(at, writable(other));
        expect(await answer({ ...call, accounts })).toBe('ACCOUNT_INVALID');
      }
    }
  });

  it('may be another account of the bidder, so that one that is closed or frozen stops nothing', async () => {
    await place([BID]);
    await accept(settle(), passGate(world));
    const none = { delegate: null, isNative: null, delegatedAmount: 0n, closeAuthority: null };
    const frozen = { mint: world.token, owner: first.signer.address, amount: 0n, state: AccountState.Frozen, ...none };
    world.chain.put(first.money, TOKEN_PROGRAM, Uint8Array.from(getTokenEncoder().encode(frozen)));
    expect(await answer(deliverBid(world, first, 1))).not.toBe('ACCEPTED');
    world.chain.put(first.money, SYSTEM_PROGRAM, new Uint8Array());
    expect(await answer(deliverBid(world, first, 1))).toBe('ACCOUNT_INVALID');
    const money = (await keyPair(600)).address;
    putTokens(world, money, world.token, first.signer.address, 0n);
    await accept(deliverBid(world, { ...first, money }, 1));
    expect(tokensOf(world, money)).toBe(10n * MILLION);
  });
});

describe('calls in one transaction', () => {
  it('do nothing twice, and a whole end fits in one', async () => {
    expect(await answer(commitBid(world, first, BID), commitBid(world, first, BID))).toBe('ALREADY_BID');
    await accept(commitBid(world, first, BID));
    world.chain.setTime(REVEAL_FROM);
    expect(await answer(revealBid(world, first, BID), revealBid(world, first, BID))).toBe('ALREADY_REVEALED');
    await accept(revealBid(world, first, BID));
    world.chain.setTime(RAISE.revealEndsAt);
    expect(await answer(settle(), passGate(world), passGate(world))).toBe('WRONG_PHASE');
    expect(await answer(settle(), passGate(world), withdrawProceeds(world), withdrawProceeds(world))).toBe('NOT_DUE');
    const delivery = deliverBid(world, first, 1, first.signer);
    expect(await answer(settle(), passGate(world), delivery, delivery)).toBe('NOT_DUE');
    await accept(settle(), passGate(world), delivery, closePlaces(world, [first]));
    expect(await hasRaise(world)).toBe(false);
    expect(await readPosition(world, first)).toMatchObject({ staked: 40n });
    for (const call of [settle(), passGate(world), delivery, cancelRaise(world, world.issuer)]) {
      expect(await answer(call)).toBe('ACCOUNT_INVALID');
    }
    expect(await answer(createSeries(world))).toBe('SERIES_EXISTS');
  });

  it('of a cancelled raise take no bid and no settlement', async () => {
    await accept(commitBid(world, first, BID));
    await accept(cancelRaise(world, world.issuer));
    expect(await answer(commitBid(world, second, BID))).toBe('WRONG_PHASE');
    world.chain.setTime(RAISE.revealEndsAt);
    expect(await answer(settle())).toBe('WRONG_PHASE');
    await accept(deliverBid(world, first, 1));
    expect(await answer(commitBid(world, first, BID))).toBe('WRONG_PHASE');
    expect(tokensOf(world, world.curve.vault)).toBe(0n);
    await accept(closePlaces(world, [first]));
  });
});

describe('rent', () => {
  const gift = lamports(50n * MILLION);

  it('of accounts that a stranger funded first stops no creation', async () => {
    for (const account of [
      await bidAccount(world, first),
      await positionAccount(world, first),
      await bookAccount(world),
    ])
      world.chain.fund(account, gift);
    const [issuer, bidder] = [world.issuer, first].map(({ signer }) => world.chain.balance(signer.address)) as [
      bigint,
      bigint,
    ];
    await place([BID]);
    await accept(settle(), passGate(world), deliverBid(world, first, 1, first.signer), closePlaces(world, [first]));
    // What strangers gave stays with the position, and goes to the bidder and the issuer otherwise.
    const after = world.chain.balance(first.signer.address) + world.chain.balance(await positionAccount(world, first));
    expect(after - bidder + world.chain.balance(world.issuer.signer.address) - issuer).toBeGreaterThanOrEqual(
      3n * gift,
    );
  });

  it('of a place is the issuer’s where the bidder’s wallet is too empty to hold it, and keeps no book open', async () => {
    await place([BID, BID]);
    await accept(settle(), passGate(world));
    for (const [at, trader] of [first, second].entries()) await accept(deliverBid(world, trader, at + 1));
    const account = world.chain.svm.getAccount(second.signer.address);
    if (!account.exists) throw new Error('a wallet');
    world.chain.svm.setAccount({ ...account, lamports: lamports(0n) });
    const before = world.chain.balance(first.signer.address);
    await accept(closePlaces(world, [second, first]));
    expect(world.chain.balance(first.signer.address) - before).toBe(PLACE_RENT);
    expect(world.chain.balance(second.signer.address)).toBe(0n);
    expect(await hasRaise(world)).toBe(false);
  });

  it.each([
    ['fell', 696n],
    ['rose a little', 6_970n],
    ['rose tenfold', 69_600n],
  ])('that %s since the bids is returned as it was paid, as far as the chain lets the book pay', async (_, perByte) => {
    await place([BID, BID]);
    await accept(settle(), passGate(world));
    for (const [at, trader] of [first, second].entries()) await accept(deliverBid(world, trader, at + 1));
    const { exemptionThreshold, burnPercent } = world.chain.svm.getRent();
    world.chain.svm.setRent(new Rent(perByte, exemptionThreshold, burnPercent));
    const wallets = [first, second, world.issuer].map(({ signer }) => signer.address);
    const before = wallets.map((each) => world.chain.balance(each));
    const held = [await bookAccount(world), await raiseAccount(world)].map((each) => world.chain.balance(each));
    await accept(closePlaces(world, [second, first]));
    const [one, two, issuer] = wallets.map((each, at) => world.chain.balance(each) - (before[at] as bigint));
    if (perByte === 696n) expect([one, two]).toEqual([PLACE_RENT, PLACE_RENT]);
    expect((one ?? 0n) + (two ?? 0n) + (issuer ?? 0n)).toBe((held[0] ?? 0n) + (held[1] ?? 0n));
  });

  it('of a book that is full refuses one bid more by name', async () => {
    const bids = Math.floor((10 * 1_048_576 - 35) / 73);
    await accept(commitBid(world, first, BID));
    const [raise, book] = [await raiseAccount(world), await bookAccount(world)];
    const record = await readRaise(world);
    world.chain.put(raise, PROGRAM, Uint8Array.from(getRaiseEncoder().encode({ ...record, bids })));
    world.chain.put(book, PROGRAM, join(world.chain.data(book) ?? new Uint8Array(), new Uint8Array((bids - 1) * 73)));
    expect(await answer(commitBid(world, second, BID))).toBe('BOOK_FULL');
  });

  it('is nobody’s to take while a bid is not delivered, or by a list in another order', async () => {
    await place([BID, BID]);
    expect(await answer(closePlaces(world, []))).toBe('ACCOUNT_NEEDED');
    await accept(settle(), passGate(world), deliverBid(world, first, 1));
    expect(await answer(closePlaces(world, [first]))).toBe('ACCOUNT_INVALID');
    expect(await answer(closePlaces(world, [second]))).toBe('ACCOUNT_NEEDED');
    await accept(closePlaces(world, [])); // takes nothing off
    await accept(deliverBid(world, second, 2));
    expect(await answer(closePlaces(world, [first, second]))).toBe('ACCOUNT_INVALID');
    expect(await answer(closePlaces(world, [second, second]))).toBe('ACCOUNT_INVALID');
    expect(await answer(closePlaces(world, [second, first, first]))).toBe('BID_UNKNOWN');
    await accept(closePlaces(world, [second]));
    expect(await readPlaces(world)).toHaveLength(1);
    await accept(closePlaces(world, [first]));
  });
});

describe('amounts at the ends of their range', () => {
  it('of a bid of all that 64 bits hold are sold and paid', async () => {
    await open({
      unitsOffered: (1n << 48n) - 1n,
      maxUnitsPerBid: (1n << 48n) - 1n,
      concentrationBps: 10_000n,
      reservePrice: 1n,
    });
    putTokens(world, first.money, world.token, first.signer.address, U64_MAX);
    const quantity = (1n << 48n) - 1n;
    const price = U64_MAX / quantity;
    await place([{ price, quantity, deposit: U64_MAX }]);
    await accept(settle(), passGate(world), deliverBid(world, first, 1), withdrawProceeds(world));
    expect(readSeries(world)).toMatchObject({ sold: quantity, staked: quantity, proceeds: 0n });
    expect(tokensOf(world, first.money)).toBe(U64_MAX - price * quantity);
    expect(tokensOf(world, world.curve.vault)).toBe(0n);
  });

  it('of one unit at the least price are sold, and the charge of a deposit of one is nothing', async () => {
    await open({ reservePrice: 1n, minRaise: 0n });
    const least = { price: 1n, quantity: 1n, deposit: 1n };
    await accept(commitBid(world, second, least));
    await accept(commitBid(world, first, least));
    world.chain.setTime(REVEAL_FROM);
    await accept(revealBid(world, first, least));
    world.chain.setTime(RAISE.revealEndsAt);
    await accept(settle(), passGate(world), deliverBid(world, first, 2), deliverBid(world, second, 1));
    expect(readSeries(world)).toMatchObject({ sold: 1n, proceeds: 1n, feesHeld: 0n });
  });

  it('at equal prices are shared by sequence, not by the order of reveals', async () => {
    await open({ unitsOffered: 5n, maxUnitsPerBid: 5n, concentrationBps: 10_000n, minRaise: 0n });
    const equal = { price: MILLION, quantity: 3n, deposit: 3n * MILLION };
    for (const trader of world.traders) await accept(commitBid(world, trader, equal));
    world.chain.setTime(REVEAL_FROM);
    for (const trader of [third, first, second]) await accept(revealBid(world, trader, equal));
    world.chain.setTime(RAISE.revealEndsAt);
    await accept(settle());
    expect((await readPlaces(world)).map(({ units }) => units)).toEqual([2n, 2n, 1n]);
  });
});

describe('a raise without a sale', () => {
  /** What every dead end has in common: each bidder gets what is due, and nothing is left but fees. */
  async function leave(charges = 0n) {
    const sequences = [...(await readPlaces(world)).entries()];
    for (const [at, { bidder }] of sequences) {
      const trader = world.traders.find(({ signer }) => signer.address === bidder) as Trader;
      await accept(deliverBid(world, trader, at + 1));
    }
    expect(tokensOf(world, world.curve.vault)).toBe(charges);
    expect(await answer(withdrawProceeds(world))).toBe('NOT_DUE');
    if (charges > 0n) await accept(collectFees(world));
    const bidders = sequences.map(([at]) => world.traders[at] as Trader);
    await accept(closePlaces(world, bidders.reverse()));
    expect(readSeries(world)).toMatchObject({ state: 7n });
    expect(await hasRaise(world)).toBe(false);
  }

  it('ends where nobody bids', async () => {
    world.chain.setTime(RAISE.revealEndsAt);
    const { events } = await accept(settle());
    expect(events.at(-1)).toMatchObject({ name: 'SeriesFailed', fields: { reason: 1n } });
    await leave();
  });

  it('ends where nobody reveals, and charges each', async () => {
    for (const trader of world.traders) await accept(commitBid(world, trader, BID));
    world.chain.setTime(RAISE.revealEndsAt);
    const { events } = await accept(settle());
    expect(events.at(-1)).toMatchObject({ name: 'SeriesFailed', fields: { reason: 1n } });
    await leave((3n * BID.deposit * 500n) / 10_000n);
  });

  it('ends where every winner is rejected', async () => {
    await place([BID, BID]);
    const wallets = [first, second].map(({ signer }) => signer.address);
    await accept(setVerified(world, world.admin, wallets, false));
    const { events } = await accept(settle());
    expect(events.at(-1)).toMatchObject({ name: 'SeriesFailed', fields: { reason: 1n } });
    await leave();
  });

  it('ends at the gate’s end, whoever settles late or never passes it', async () => {
    await place([BID]);
    world.chain.setTime(RAISE.gateEndsAt);
    await accept(settle());
    await accept(setIssuerApproval(world, world.admin, world.issuer.signer.address, false));
    expect(await answer(passGate(world))).toBe('ISSUER_NOT_APPROVED');
    world.chain.setTime(RAISE.gateEndsAt + 1n);
    const { events } = await accept(passGate(world));
    expect(events).toMatchObject([{ name: 'SeriesFailed', fields: { reason: 3n } }]);
    await leave();
    await open();
    await place([BID]);
    world.chain.setTime(RAISE.gateEndsAt + 1n);
    const late = await accept(settleStep(world, 1, []));
    expect(late.events.at(-1)).toMatchObject({ name: 'SeriesFailed', fields: { reason: 5n } });
    await leave();
  });
});

describe('the ends of times', () => {
  it('belong to the phase that begins', async () => {
    world.chain.setTime(REVEAL_FROM - 1n);
    await accept(commitBid(world, first, BID));
    expect(await answer(revealBid(world, first, BID))).toBe('WRONG_PHASE');
    world.chain.setTime(REVEAL_FROM);
    expect(await answer(commitBid(world, second, BID))).toBe('WRONG_PHASE');
    expect(await answer(cancelRaise(world, world.issuer))).toBe('WRONG_PHASE');
    world.chain.setTime(RAISE.revealEndsAt - 1n);
    expect(await answer(settle())).toBe('WRONG_PHASE');
    await accept(revealBid(world, first, BID));
    world.chain.setTime(RAISE.revealEndsAt);
    expect(await answer(revealBid(world, first, BID))).toBe('WRONG_PHASE');
    expect(await answer(passGate(world))).toBe('WRONG_PHASE');
    await accept(settle());
    expect(await answer(settle())).toBe('WRONG_PHASE');
    world.chain.setTime(RAISE.gateEndsAt);
    await accept(passGate(world));
    expect(readSeries(world)).toMatchObject({ state: 3n });
    world.chain.setTime(RAISE.gateEndsAt + 90n * DAY);
    await accept(deliverBid(world, first, 1));
  });
});

describe('steps of many senders', () => {
  it('that bring wrong records, or none, end before what they lack and change no result', async () => {
    await place([BID, BID, { ...BID, price: MILLION, deposit: 40n * MILLION }]);
    const sequence: readonly (readonly Trader[])[] = [[], [third], [third], [first, third], [second]];
    let refused = 0;
    for (let turn = 0; (await readRaise(world)).status < 3; turn += 1) {
      const sent = await answer(settleStep(world, 3, sequence[turn % sequence.length] ?? []));
      expect(['ACCEPTED', 'ACCOUNTS_MISSING']).toContain(sent);
      if (sent !== 'ACCEPTED') refused += 1;
      expect(turn).toBeLessThan(60);
    }
    expect(refused).toBeGreaterThan(0);
    expect((await readPlaces(world)).map(({ units }) => units)).toEqual([40n, 40n, 20n]);
  });

  it('need the signature of nobody, and a signature where one is needed', async () => {
    for (const call of [
      await createSeries(world, { draftSalt: new Uint8Array(32).fill(3) }),
      await cancelRaise(world, world.issuer),
      await commitBid(world, first, BID),
    ]) {
      const accounts = (call.accounts ?? []).with(3, writable(call.accounts?.[3]?.address as Address));
      expect(await answer({ ...call, accounts })).toBe('SIGNER_MISSING');
    }
    const stranger = await keyPair(666);
    world.chain.fund(stranger.address);
    await place([BID]);
    await accept(settle(), passGate(world));
    const delivery = await deliverBid(world, first, 1);
    const unsigned = (delivery.accounts ?? []).with(3, writable(world.admin.address));
    expect(await answer({ ...delivery, accounts: unsigned })).toBe('SIGNER_MISSING');
    const anybody = (delivery.accounts ?? []).with(3, paying(stranger));
    expect(await answer({ ...delivery, accounts: anybody })).toBe('ACCEPTED');
  });
});
