// The claims of a wallet as the reader lists them are compared with the amounts that the program then pays.

import { readSolanaCalls } from '@income-series/client/calls';
import { CLAIM_KINDS, type ClaimKind, planClaims } from '@income-series/protocol/claims';
import { type Period, periodEnd } from '@income-series/protocol/period';
import { otherAccount, TOKEN_ACCOUNT_DEPOSIT } from '@income-series/protocol/program-accounts';
import { afterEach, describe, expect, it } from 'vitest';
import { createAddresses, kitAddress, ownAddress, SYSTEM_PROGRAM } from '../../../src/adapters/solana/addresses.ts';
import { readTokenAmount } from '../../../src/adapters/solana/records.ts';
import type { ContractCall } from '../../../src/domains/transaction/index.ts';
import { PROGRAM } from '../../contracts/solana/support/chain.ts';
import { buyOut, noticeBuyOut } from '../../contracts/solana/support/claims.ts';
import {
  type CurveWorld,
  createCurveWorld,
  DAY,
  putTokens,
  register,
  type Trader,
  WAD,
} from '../../contracts/solana/support/curve.ts';
import { OTHER, PAIR } from '../../contracts/solana/support/extinguishment.ts';
import {
  acceptAll,
  closeBid,
  closeBook,
  createRaiseWorld,
  deliverBid,
  passGate,
  placeBids,
  settle as settleRaise,
} from '../../contracts/solana/support/raises.ts';
import { openReportWorld, report } from '../../contracts/solana/support/reports.ts';
import { routedWorld, routerAccounts } from '../../contracts/solana/support/routing.ts';
import { ATTESTOR } from '../../contracts/solana/support/signed-rate.ts';
import {
  openWindow,
  placeOrders,
  readWindow,
  settleOrders,
  step,
  tradingWorld,
} from '../../contracts/solana/support/windows.ts';
import { associated, type Built, builds } from './support/builds.ts';

const FIRST = 20261 as Period;
const SECOND = 20262 as Period;
const NO_NOTES = { paidInto: null, paidFrom: null, openedFor: null };
const ALL: ReadonlySet<ClaimKind> = new Set(CLAIM_KINDS);
let built: Built;
afterEach(() => built?.node.stop());

async function open(world: CurveWorld): Promise<void> {
  built = await builds(world);
}
async function send({ signer }: Trader, call: object): Promise<void> {
  const whole = { seriesKey: built.seriesKey, ...call } as ContractCall;
  const prepared = await built.prepare(signer, whole);
  expect([whole.kind, prepared.simulation]).toMatchObject([whole.kind, { ok: true, errorName: null }]);
  expect(await built.land(signer, prepared)).toMatchObject({ ok: true });
}
const addressOf = ({ signer }: Trader) => ownAddress(signer.address);
const claims = async (holder: Trader, kinds?: ReadonlySet<ClaimKind>) =>
  (await built.reader.claims(built.seriesKey, addressOf(holder), kinds)).value.due;
async function moneyOf({ signer }: Trader): Promise<bigint> {
  const at = await createAddresses(PROGRAM).tokenAccount(signer.address, built.world.token);
  return readTokenAmount((built.node.chain.account(at, 'processed') ?? null) as never);
}

/** Sends all that is due, or some, in one transaction; answers what was listed, after it was paid to the base unit. */
async function claim(holder: Trader, by: Trader, kinds = ALL) {
  const listed = await claims(holder, kinds);
  const of = { seriesKey: built.seriesKey, holder: addressOf(holder) };
  const planned = planClaims(listed, of, kinds);
  const before = await moneyOf(holder);
  await send(by, { kind: 'claimAll', ...of, claims: planned.map(({ call }) => call) });
  const pays = planned.flatMap((each) => each.pays);
  expect((await moneyOf(holder)) - before).toBe(pays.reduce((sum, { amount }) => sum + amount, 0n));
  return pays.map(({ kind }) => kind);
}

/** A year whose one quarter is reported; what its documents say is still owed is paid in the tail. */
async function tail(): Promise<readonly [Trader, Trader, Trader]> {
  const world = await openReportWorld({ lastPeriod: FIRST }, { staked: [600n, 7n] });
  const issuer = await associated(world, world.issuer);
  await report(world, { period: FIRST, payment: 1_000_003n });
  const [one, two] = world.traders as [Trader, Trader];
  await open(world);
  const message = {
    ...{ seriesKey: built.seriesKey, year: 2026, trueupNonce: 0n },
    ...{ attestationTs: world.chain.now(), adjustment: 70_001n },
  };
  await send(issuer, { kind: 'submitTrueUp', ...message, signature: built.sign(ATTESTOR, 'TRUEUP', message) });
  await send(issuer, { kind: 'payTail', amount: 70_001n });
  return [issuer, one, two];
}

describe('what units earned', () => {
  it('is paid by two claims in one transaction, which opens the account that is paid', async () => {
    const [issuer, one] = await tail();
    expect((await claims(one)).map(({ kind }) => kind)).toEqual(['PAYOUT', 'TAIL']);
    expect(await claim(one, issuer)).toEqual(['PAYOUT', 'TAIL']);
    expect(await claims(one)).toEqual([]);
  });

  it('is nothing of a wallet that the series does not know', async () => {
    const [issuer] = await tail();
    expect(await claims(issuer)).toEqual([]);
    const { value } = await built.reader.claims(`0x${'11'.repeat(32)}` as const, addressOf(issuer));
    expect(value).toEqual({ due: [], heldBack: false });
  });

  it('is paid with the share of a closed series, and units that are not staked share what then is left', async () => {
    const [issuer, one, two] = await tail();
    built.node.chain.advance(90n * DAY);
    await send(two, { kind: 'unstake', units: 3n });
    await send(issuer, { kind: 'closeSeries' });
    expect(await claim(one, issuer)).toEqual(['PAYOUT', 'TAIL', 'FINAL']);
    expect(await claim(two, one, new Set(['FINAL']))).toEqual(['PAYOUT', 'TAIL', 'FINAL']);
    expect((await claims(two)).filter(({ kind }) => kind !== 'REDEEMED_UNITS')).toEqual([]);
  });
});

describe('a buy-out', () => {
  async function boughtOut(): Promise<readonly [Trader, Trader]> {
    const world = await openReportWorld({}, { staked: [600n, 7n] });
    const issuer = await associated(world, world.issuer);
    const [one, two] = [await associated(world, world.traders[0] as Trader), world.traders[1] as Trader];
    await report(world, { period: FIRST, payment: 1_000_003n });
    await open(world);
    await send(one, { kind: 'unstake', units: 211n });
    await send(issuer, { kind: 'announceBuyOut' });
    built.node.chain.advance(8n * DAY);
    await send(issuer, { kind: 'buyOut' });
    return [one, two];
  }

  it('pays staked units and those that are not in one transaction of their wallet', async () => {
    const [one, two] = await boughtOut();
    const list = await claims(one);
    expect(list.map(({ kind }) => kind)).toEqual(['PAYOUT', 'REDEMPTION', 'REDEEMED_UNITS']);
    expect(list.at(-1)?.units).toBe(211n);
    expect(await claim(one, one)).toEqual(['PAYOUT', 'REDEMPTION', 'REDEEMED_UNITS']);
    expect(await claims(one)).toEqual([]);
    expect(await claim(two, one)).toEqual(['PAYOUT', 'REDEMPTION']);
  });

  it('pays the units that are not staked alone where they alone are claimed', async () => {
    const [one] = await boughtOut();
    expect(await claim(one, one, new Set(['REDEEMED_UNITS']))).toEqual(['REDEEMED_UNITS']);
    expect(await claim(one, one, new Set(['REDEMPTION']))).toEqual(['PAYOUT', 'REDEMPTION']);
  });
});

describe('a share of units of which an order has some', () => {
  it('is listed with its refusal until the order is delivered', async () => {
    const world = await tradingWorld([100n, 0n]);
    const seller = await associated(world, world.traders[0] as Trader);
    const buyer = world.traders[1] as Trader;
    await world.chain.accept(openWindow(world));
    await placeOrders(world, [
      { trader: seller, side: 'SELL', price: 110n, quantity: 30n },
      { trader: buyer, side: 'BUY', price: 120n, quantity: 10n },
    ]);
    while ((await readWindow(world)).stage !== 3n) await step(world, 1);
    await noticeBuyOut(world);
    await settleOrders(world, 20);
    await world.chain.accept(buyOut(world));
    await open(world);
    const refused = { kind: 'REDEMPTION', refusal: 'UNITS_UNAVAILABLE' };
    expect(await claims(seller)).toMatchObject([refused]);
    const alone = {
      kind: 'claimRedemption',
      holder: addressOf(seller),
      pays: true,
      seriesKey: built.seriesKey,
    } as const;
    expect((await built.prepare(buyer.signer, alone)).simulation).toMatchObject({ errorName: 'UNITS_UNAVAILABLE' });
    await send(buyer, { kind: 'deliverOrder', window: 1, trader: addressOf(seller) });
    expect((await claims(seller)).map(({ refusal }) => refusal)).toEqual([undefined]);
    expect(await claim(seller, buyer)).toEqual(['REDEMPTION']);
    expect(await claims(seller)).toEqual([]);
  });
});

describe('a payee whose associated account was given away', () => {
  it('is paid into another account of its own where it signs, which is opened once', async () => {
    const world = await openReportWorld({}, { staked: [600n] });
    const { issuer, traders } = world;
    const one = await associated(world, traders[0] as Trader);
    putTokens(world, one.money, world.token, issuer.signer.address, 0n);
    await report(world, { period: FIRST, payment: 1_000_003n });
    await open(world);
    const { node } = built;
    const other = kitAddress(otherAccount(addressOf(one), world.token));
    // Somebody else has paid lamports to the address, so that it is not empty.
    const dust = { owner: SYSTEM_PROGRAM, lamports: 890_880n, data: new Uint8Array(), executable: false };
    node.chain.put(new Map([[other, dust]]));
    const of = { seriesKey: built.seriesKey, holder: addressOf(one) };
    const payout = { kind: 'claimPayout', ...of, pays: true } as const;
    const foreign = await built.prepare(issuer.signer, payout);
    expect(foreign).toMatchObject({ notes: { ...NO_NOTES }, simulation: { errorName: 'ACCOUNT_INVALID' } });
    const [due] = await claims(one);
    const paid = () => readTokenAmount((node.chain.account(other, 'processed') ?? null) as never);
    for (const openedFor of [one.signer.address, null]) {
      const prepared = await built.prepare(one.signer, payout);
      expect(prepared).toMatchObject({ notes: { ...NO_NOTES, paidInto: other, openedFor }, simulation: { ok: true } });
      expect(readSolanaCalls(prepared.request.transaction, addressOf(one))).toMatchObject([
        { functionName: 'claimPayout' },
      ]);
      expect(await built.land(one.signer, prepared)).toMatchObject({ ok: true });
      expect(paid()).toBe(due?.amount);
      expect(node.chain.account(other, 'processed')?.lamports).toBe(TOKEN_ACCOUNT_DEPOSIT + dust.lamports);
    }
  });
});

describe('a wallet that lost its associated account', () => {
  const calledBy = async ({ signer }: Trader, call: object) => {
    const prepared = await built.prepare(signer, { seriesKey: built.seriesKey, ...call } as ContractCall);
    expect(prepared.simulation).toMatchObject({ ok: true, errorName: null });
    const calls = readSolanaCalls(prepared.request.transaction, ownAddress(signer.address));
    expect(await built.land(signer, prepared)).toMatchObject({ ok: true });
    return { notes: prepared.notes, name: calls?.[0]?.functionName };
  };
  const balanceAt = (at: Trader['money']) =>
    readTokenAmount((built.node.chain.account(at, 'processed') ?? null) as never);

  it('pays a bid out of its other one, where that has the deposit', async () => {
    const world = await createRaiseWorld();
    const { issuer, token } = world;
    const [gave, poor] = world.traders as [Trader, Trader];
    const others = [gave, poor].map(({ signer }) => kitAddress(otherAccount(ownAddress(signer.address), token)));
    const [ofGave, ofPoor] = others as [Trader['money'], Trader['money']];
    putTokens(world, gave.money, token, issuer.signer.address, 5_000n);
    putTokens(world, ofGave, token, gave.signer.address, 800n);
    putTokens(world, poor.money, token, poor.signer.address, 799n);
    putTokens(world, ofPoor, token, poor.signer.address, 801n);
    await open(world);
    const bid = { kind: 'commitBid', commitment: `0x${'52'.repeat(32)}`, deposit: 800n };
    expect(await calledBy(gave, bid)).toEqual({ notes: { ...NO_NOTES, paidFrom: ofGave }, name: 'commitBid' });
    expect(await calledBy(poor, bid)).toEqual({ notes: { ...NO_NOTES, paidFrom: ofPoor }, name: 'commitBid' });
    expect([ofGave, ofPoor, gave.money, poor.money].map(balanceAt)).toEqual([0n, 1n, 5_000n, 799n]);
  });

  it('buys units into its other one, which it opens, and sells them out of it', async () => {
    const world = await createCurveWorld();
    const { issuer, token } = world;
    const buyer = await associated(world, world.traders[0] as Trader);
    const wallet = ownAddress(buyer.signer.address);
    const [money, units] = [token, world.curve.mint].map((mint) => kitAddress(otherAccount(wallet, mint))) as [
      Trader['money'],
      Trader['money'],
    ];
    putTokens(world, buyer.money, token, issuer.signer.address, 0n);
    putTokens(world, buyer.units, world.curve.mint, issuer.signer.address, 0n);
    putTokens(world, money, token, buyer.signer.address, 1_000_000n);
    await open(world);
    const deadline = built.node.chain.now() + 600n;
    const bought = await calledBy(buyer, { kind: 'buy', amount: 1_000_000n, units: 1n, deadline });
    const opened = { paidFrom: money, paidInto: units, openedFor: buyer.signer.address };
    expect(bought).toEqual({ notes: opened, name: 'buy' });
    const loose = balanceAt(units);
    expect([loose > 0n, balanceAt(buyer.units)]).toEqual([true, 0n]);
    const position = await built.reader.curvePosition(built.seriesKey, wallet);
    expect(position.value?.looseUnits).toBe(loose);
    const sold = await calledBy(buyer, { kind: 'sell', units: loose, amount: 1n, deadline });
    expect(sold).toEqual({ notes: { ...NO_NOTES, paidFrom: units, paidInto: money }, name: 'sell' });
    expect([balanceAt(units), balanceAt(money) > 0n]).toEqual([0n, true]);
  });
});

it('builds nothing that pays units to whom a wallet gave both its accounts', async () => {
  const world = await createCurveWorld();
  const { issuer, curve } = world;
  const buyer = await associated(world, world.traders[0] as Trader);
  const other = kitAddress(otherAccount(ownAddress(buyer.signer.address), curve.mint));
  for (const account of [buyer.units, other]) putTokens(world, account, curve.mint, issuer.signer.address, 0n);
  await open(world);
  const deadline = built.node.chain.now() + 600n;
  const buy = { kind: 'buy', seriesKey: built.seriesKey, amount: 1_000n, units: 1n, deadline } as const;
  await expect(built.prepare(buyer.signer, buy)).rejects.toMatchObject({ errorName: 'ACCOUNT_INVALID' });
  // An account of another mint at that address is none that the units can be paid into.
  putTokens(world, other, world.token, buyer.signer.address, 0n);
  await expect(built.prepare(buyer.signer, buy)).rejects.toMatchObject({ errorName: 'ACCOUNT_INVALID' });
});

describe('an issuer without a token account', () => {
  const isMissing = (at: Trader['money']) => (built.node.chain.account(at, 'processed')?.data.length ?? 0) === 0;

  it('has its raise closed once it has opened one, at the cost of nobody else', async () => {
    const world = await createRaiseWorld();
    const { issuer, chain } = world;
    const [bidder, sender] = world.traders as [Trader, Trader];
    await placeBids(world, [{ bidder, price: 200n, quantity: 4n }]);
    await settleRaise(world, 20);
    await acceptAll(world, passGate(world), deliverBid(world, bidder), closeBid(world, bidder), closeBook(world));
    chain.put(issuer.money, SYSTEM_PROGRAM, new Uint8Array());
    await open(world);
    const call = { kind: 'closeAccount', seriesKey: built.seriesKey, account: { kind: 'raise' } } as const;
    const early = await built.prepare(sender.signer, call);
    expect([early.simulation.errorName, isMissing(issuer.money)]).toEqual(['ACCOUNT_INVALID', true]);
    await send(issuer, { kind: 'withdrawProceeds' });
    expect(isMissing(issuer.money)).toBe(false);
    await send(sender, call);
  });

  it('has its part of routed income kept, and opens the account by its own claim', async () => {
    const world = await routedWorld([9n], { theta: 1_000n, ratePerUnit: WAD / 100n });
    const { issuer, chain } = world;
    const [sender] = world.traders as [Trader];
    const { receipts } = await routerAccounts(world);
    putTokens(world, receipts, world.token, world.curve.series, 3_000n);
    chain.put(issuer.money, SYSTEM_PROGRAM, new Uint8Array());
    await open(world);
    await send(sender, { kind: 'route' });
    expect([(await claims(issuer)).map(({ kind }) => kind), isMissing(issuer.money)]).toEqual([
      ['KEPT_BID_REFUND'],
      true,
    ]);
    expect(await claim(issuer, issuer)).toEqual(['KEPT_BID_REFUND']);
  });
});

describe('an extinguishment', () => {
  it('pays staked units and those that are not, once its settled rounds are claimed', async () => {
    const world = await openReportWorld({}, { staked: [200_000_000n, 7_000_000n] });
    await register(world, 'attestor', OTHER.address);
    const [one, two] = [await associated(world, world.traders[0] as Trader), world.traders[1] as Trader];
    await open(world);
    const { issuer } = world;
    await send(issuer, { kind: 'openTender', price: 2_000_000n, endsAt: built.node.chain.now() + 7n * DAY + 60n });
    await send(one, { kind: 'tender', units: 10_000_000n, leastPrice: 1n });
    await send(one, { kind: 'unstake', units: 1_000_000n });
    built.node.chain.advance(8n * DAY);
    await send(one, { kind: 'settleTender' });
    const [keyA, keyB] = PAIR.map(({ address }) => address.toLowerCase());
    await send(issuer, { kind: 'requestExtinguishment', keyA, keyB, deadline: built.node.chain.now() + 20n * DAY });
    built.node.chain.advance(7n * DAY);
    const message = { seriesKey: built.seriesKey, extinguishNonce: 0n };
    const [signatureA, signatureB] = PAIR.map((key) => built.sign(key, 'EXTINGUISH', message));
    await send(issuer, { kind: 'extinguish', ...message, signatureA, signatureB });
    expect((await claims(two)).map(({ kind }) => kind)).toEqual([]);
    expect(await claim(one, issuer)).toEqual(['TENDER']);
    expect((await claims(one)).map(({ kind }) => kind)).toEqual(['FINAL', 'REDEEMED_UNITS']);
    expect(await claim(one, one)).toEqual(['FINAL', 'REDEEMED_UNITS']);
    expect(await claim(two, one, new Set(['FINAL']))).toEqual(['FINAL']);
    expect((await claims(one)).map(({ kind }) => kind)).toEqual([]);
  });
});

describe('a round of tenders', () => {
  it('is claimed with what the units earned, once it is settled', async () => {
    const world = await openReportWorld({}, { staked: [600n, 7n] });
    await report(world, { period: FIRST, payment: 1_000_003n });
    const [one] = world.traders as [Trader];
    await open(world);
    const { issuer } = world;
    const endsAt = built.node.chain.now() + 7n * DAY + 60n;
    await send(issuer, { kind: 'openTender', price: 2_000_000n, endsAt });
    await send(one, { kind: 'tender', units: 599n, leastPrice: 1n });
    expect((await claims(one)).map(({ kind }) => kind)).toEqual(['PAYOUT']);
    built.node.chain.advance(8n * DAY);
    await send(one, { kind: 'settleTender' });
    expect((await claims(one)).map(({ kind }) => kind)).toEqual(['PAYOUT', 'TENDER']);
    expect(await claim(one, issuer)).toEqual(['PAYOUT', 'TENDER']);
    expect(await claims(one)).toEqual([]);
  });

  it('is refused without the census of a quarter that is over, which leaves what the units earned to be claimed', async () => {
    const world = await openReportWorld({}, { staked: [600n, 7n] });
    await report(world, { period: FIRST, payment: 1_000_003n });
    const [one] = world.traders as [Trader];
    await open(world);
    const { issuer } = world;
    await send(issuer, { kind: 'openTender', price: 2_000_000n, endsAt: built.node.chain.now() + 7n * DAY + 60n });
    await send(one, { kind: 'tender', units: 599n, leastPrice: 1n });
    built.node.chain.advance(8n * DAY);
    await send(one, { kind: 'settleTender' });
    built.node.chain.advance(periodEnd(SECOND) - built.node.chain.now());
    built.node.chain.produce();
    expect(await claims(one)).toMatchObject([{ kind: 'PAYOUT' }, { kind: 'TENDER', refusal: 'CENSUS_MISSING' }]);
    expect(await claim(one, issuer)).toEqual(['PAYOUT']);
    const tenderAlone = { kind: 'claimTender', holder: addressOf(one), seriesKey: built.seriesKey } as ContractCall;
    expect((await built.prepare(one.signer, tenderAlone)).simulation).toMatchObject({
      ok: false,
      errorName: 'CENSUS_MISSING',
    });
    await send(one, { kind: 'syncCensus', period: SECOND });
    expect(await claim(one, issuer)).toEqual(['TENDER']);
  });
});
