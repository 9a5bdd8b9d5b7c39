// What a coalition may do: calls that the program takes, and waiting.

import { type Period, periodEnd, previousPeriod, yearOf } from '@income-series/protocol/period';
import { LAMPORTS_PER_UNIT } from '@income-series/protocol/policy';
import { getBurnInstruction, getTransferInstruction } from '@solana-program/token';
import { amendTerms, submitTrueUp } from '../../contracts/solana/support/amendments.ts';
import * as claims from '../../contracts/solana/support/claims.ts';
import * as curve from '../../contracts/solana/support/curve.ts';
import {
  extinguish,
  requestExtinguishment,
  voidExtinguishment,
} from '../../contracts/solana/support/extinguishment.ts';
import { approvePause, endPause, requestPause } from '../../contracts/solana/support/pauses.ts';
import { markMissed, submitReport } from '../../contracts/solana/support/reports.ts';
import * as tenders from '../../contracts/solana/support/tenders.ts';
import { type Random, SIZES, sized } from '../shared/random.ts';
import type { Life } from './life.ts';

const { DAY } = curve;
const TOKEN = 1_000_000n;

export interface Move {
  readonly kind: string;
  /** Of the coalition's wallets, or of everybody for claims. */
  readonly who: number;
  readonly size: number;
}

/** Of the next period; of the first before the term. */
const quarterEnd = ({ series }: Life): bigint => periodEnd(Number(series.nextPeriod || series.firstPeriod) as Period);

/** Times that matter, from a moment of the series. */
const TIMES: readonly [name: string, time: (life: Life) => bigint][] = [
  ['an hour', (life) => life.now() + 3_600n],
  ['a day', (life) => life.now() + DAY],
  ['a week', (life) => life.now() + 7n * DAY],
  ['thirty days', (life) => life.now() + 30n * DAY],
  ['the end of the sale', ({ series }) => series.deadline ?? 0n],
  ['the end of the quarter', quarterEnd],
  ['the end of the quarter’s windows', (life) => quarterEnd(life) + 90n * DAY],
  ['the first moment of a census', ({ series }) => (series.activatedAt ?? 0n) + 7n * DAY],
  ['the end of the round', ({ series }) => series.roundEndsAt ?? 0n],
  ['the first moment of the buy-out', ({ series }) => series.possibleAt ?? 0n],
  ['the end of the notice', ({ series }) => series.noticeEndsAt ?? 0n],
  ['the end of the tail', ({ series }) => (series.tailStartedAt ?? 0n) + 90n * DAY],
];

type Play = (life: Life, who: curve.Trader, size: number, name: string) => Promise<boolean>;

const wait: Play = async (life, _, size) => {
  const [name, time] = TIMES[size % TIMES.length] as (typeof TIMES)[number];
  const [until, now] = [time(life), life.now()];
  if (until <= now || until > now + 200n * DAY) return false;
  const at = life.story.length;
  await life.wait(until);
  life.story.splice(at, 0, `Time goes on to ${name}.`);
  return true;
};

const missingOf = ({ series, setup }: Life): bigint => {
  const { reserve = 0n, threshold = 0n } = series;
  return ((threshold - reserve) * 10_000n) / (10_000n - BigInt(setup.feeBps)) + 1n;
};

/** What reaches the threshold, for the largest size. */
const buy: Play = (life, who, size, name) => {
  const missing = missingOf(life);
  const given = sized(size, missing > 0n ? missing : TOKEN);
  return life.send(curve.buy(life.world, who, { given }), `${name} buys units for ${given}.`);
};

const sell: Play = (life, who, size, name) => {
  const given = sized(size, life.looseOf(who));
  return life.send(curve.sell(life.world, who, { given }), `${name} sells ${given} base lamports.`);
};

const stake: Play = (life, who, size, name) => {
  const units = sized(size, life.looseOf(who));
  return life.send(curve.stake(life.world, who, units), `${name} stakes ${units} base lamports.`);
};

const unstake: Play = async (life, who, size, name) => {
  const { staked = 0n, tendered = 0n } = (await life.positionOf(who)) ?? {};
  const units = sized(size, staked - tendered);
  return life.send(curve.unstake(life.world, who, units), `${name} unstakes ${units} base lamports.`);
};

const transfer: Play = (life, who, size, name) => {
  const to = life.coalition[(life.coalition.indexOf(who) + 1) % 3] as curve.Trader;
  const amount = sized(size, life.looseOf(who));
  const sending = getTransferInstruction({ source: who.units, destination: to.units, authority: who.signer, amount });
  return life.send(sending, `${name} sends ${amount} base lamports to ${life.nameOf(to)}.`);
};

const burn: Play = (life, who, size, name) => {
  const amount = sized(size, life.looseOf(who));
  const { mint } = life.world.curve;
  const burning = getBurnInstruction({ account: who.units, mint, authority: who.signer, amount });
  return life.send(burning, `${name} burns ${amount} base lamports.`);
};

/** Units of somebody who lends them for a transaction are staked while a census is taken. */
const borrow: Play = async (life, who, size, name) => {
  const { world } = life;
  const lender = life.honest[2] as curve.Trader;
  const { nextCensus = 0n, nextPeriod = 0n } = life.series;
  const amount = sized(size, life.looseOf(lender));
  const lent = { source: lender.units, destination: who.units, authority: lender.signer, amount };
  const returned = { source: who.units, destination: lender.units, authority: who.signer, amount };
  return life.sendAll(
    [
      getTransferInstruction(lent),
      curve.stake(world, who, amount),
      ...(nextPeriod === nextCensus ? [] : [markMissed(world, Number(nextPeriod))]),
      curve.syncCensus(world, Number(nextCensus)),
      curve.unstake(world, who, amount, await curve.censusAccount(world, Number(nextCensus))),
      getTransferInstruction(returned),
    ],
    `${name} borrows ${amount} base lamports, which the census of ${nextCensus} counts, and returns them in the same transaction.`,
  );
};

/** Money that is lent for a transaction reaches the threshold, and the issuer's proceeds return it. */
const fill: Play = async (life, who, _, name) => {
  const { world, stage } = life;
  const { signer, money } = stage.lender;
  const amount = missingOf(life);
  if (amount <= 1n) return false;
  const { signer: issuer } = life.issuer;
  return life.sendAll(
    [
      getTransferInstruction({ source: money, destination: who.money, authority: signer, amount }),
      curve.buy(world, who, { given: amount }),
      curve.activate(world),
      curve.collectProceeds(world, stage.till, issuer),
      getTransferInstruction({ source: stage.till, destination: money, authority: issuer, amount }),
    ],
    `${name} borrows ${amount} and buys, the series is activated, and the issuer returns it in the same transaction.`,
  );
};

const loseVerification: Play = (life, _, size) => life.loseVerification(size, false);
const regainVerification: Play = (life, _, size) => life.loseVerification(size, true);

const closePosition: Play = async (life, who, _, name) =>
  (await life.positionOf(who)) !== null &&
  life.send(claims.closePosition(life.world, who), `${name} closes its position.`);

/** Of the first quarter's census, or of a round. */
const closeRecord: Play = async (life, _, size) => {
  const { world } = life;
  const { firstPeriod = 0n, round = 0n } = life.series;
  const census = await curve.censusAccount(world, Number(firstPeriod));
  const closed = size % 2 === 0 ? census : await curve.roundAccount(world, Number(round));
  const by = world.chain.payer.address;
  return life.send(claims.closeAccount(world, closed, by), 'Somebody closes a record of the series.');
};

const report: Play = (life, _, size) => {
  const { nextPeriod: period = 0n, cap = 0n } = life.series;
  const payment = sized(size, cap / 2n);
  const flag = size % 5 === 4 ? 1 : 0;
  return life.send(
    submitReport(life.world, { period: Number(period), payment, flag }),
    `The issuer reports ${period} with a payment of ${payment}${flag === 1 ? ', which accrues' : ''}.`,
  );
};

const trueUp: Play = (life, _, size) => {
  const { nextPeriod: period = 0n, lastPeriod = 0n, cap = 0n } = life.series;
  const last = Number(period === 0n ? lastPeriod : period);
  const year = yearOf(period === 0n ? (last as Period) : previousPeriod(last as Period));
  const adjustment = sized(size, cap / 2n);
  return life.send(
    submitTrueUp(life.world, { year, adjustment }),
    `The issuer submits a true-up of ${adjustment} for ${year}.`,
  );
};

const openTender: Play = (life, _, size) => {
  const { treasury = 0n, unitsOffered = 1n } = life.series;
  const most = size % 2 === 0 ? treasury : curve.U64_MAX / unitsOffered;
  const price = sized(size, most);
  return life.send(
    tenders.openTender(life.world, price),
    `The issuer opens a round of tenders at ${price} for a unit, with ${treasury} in the treasury.`,
  );
};

/** At what a unit of all that exist would get of the treasury; a base unit above it where the size is odd. */
const openAtShare: Play = (life, _, size) => {
  const { treasury = 0n } = life.series;
  const price = (life.supply === 0n ? 0n : (treasury * LAMPORTS_PER_UNIT) / life.supply) + BigInt(size % 2);
  return life.send(
    tenders.openTender(life.world, price),
    `The issuer opens a round of tenders at ${price} for a unit, whose share of the treasury that is.`,
  );
};

const tender: Play = async (life, who, size, name) => {
  const { staked = 0n } = (await life.positionOf(who)) ?? {};
  const units = sized(size, staked);
  return life.send(tenders.tender(life.world, who, units), `${name} tenders ${units} base lamports.`);
};

const withdraw: Play = async (life, who, size, name) => {
  const units = sized(size, (await life.positionOf(who))?.tendered ?? 0n);
  return life.send(tenders.withdrawTender(life.world, who, units), `${name} takes ${units} base lamports back.`);
};

const redeem: Play = (life, who, size, name) => {
  const units = sized(size, life.looseOf(who));
  return life.send(claims.redeemUnits(life.world, who, units), `${name} redeems ${units} base lamports.`);
};

const amend: Play = (life, _, size) => {
  const { paid = 0n, accrued = 0n, cap = 0n } = life.series;
  const newCap = paid + accrued + sized(size, cap);
  return life.send(amendTerms(life.world, { cap: newCap }), `The issuer amends the cap to ${newCap}.`);
};

const payTail: Play = (life, _, size) => {
  const amount = sized(size, life.series.accrued ?? 0n);
  return life.send(claims.payTail(life.world, amount), `The issuer pays ${amount} in the tail.`);
};

const pause: Play = async (life) => {
  await life.send(requestPause(life.world), 'The issuer requests a pause.');
  return life.send(approvePause(life.world, life.now() + 30n * DAY), 'The attestor approves a pause of thirty days.');
};

const honestBuys: Play = (life, _, size) => life.honestBuys(size % 3, sized(40 + (size % 24), 700n * TOKEN));

const census: Play = (life) => {
  const { nextCensus = 0n } = life.series;
  return life.send(curve.syncCensus(life.world, Number(nextCensus)), `Somebody takes the census of ${nextCensus}.`);
};

const miss: Play = (life) => {
  const { nextPeriod: period = 0n } = life.series;
  return life.send(markMissed(life.world, Number(period)), `Somebody marks ${period} as missed.`);
};

type Sender = (world: curve.CurveWorld) => Parameters<Life['send']>[0];
const plain =
  (sentence: string, make: Sender): Play =>
  (life) =>
    life.send(make(life.world), sentence);

const claimFor =
  (verb: string, make: (world: curve.CurveWorld, trader: curve.Trader) => Parameters<Life['send']>[0]): Play =>
  async (life, _, size) => {
    const holder = life.everybody[size % 6] as curve.Trader;
    if ((await life.positionOf(holder)) === null) return false;
    return life.send(make(life.world, holder), `Somebody sends the ${verb} of ${life.nameOf(holder)}.`);
  };

/** How often each is drawn in the sale, in the term, and towards the end. */
const KINDS: Readonly<Record<string, readonly [play: Play, sale: number, term: number, end: number]>> = {
  wait: [wait, 2, 5, 4],
  buy: [buy, 5, 0, 0],
  sell: [sell, 2, 0, 0],
  honestBuys: [honestBuys, 2, 0, 0],
  activate: [plain('Somebody activates the series.', curve.activate), 2, 1, 0],
  fail: [plain('Somebody lets the sale fail.', curve.fail), 0, 0, 1],
  proceeds: [plain('Somebody collects the proceeds for the issuer.', (world) => curve.collectProceeds(world)), 0, 1, 1],
  fees: [plain('Somebody collects the fees.', (world) => curve.collectFees(world)), 0, 1, 0],
  stake: [stake, 0, 4, 1],
  unstake: [unstake, 0, 2, 1],
  transfer: [transfer, 1, 1, 1],
  burn: [burn, 1, 1, 1],
  fill: [fill, 1, 0, 0],
  borrow: [borrow, 0, 2, 0],
  loseVerification: [loseVerification, 1, 1, 0],
  regainVerification: [regainVerification, 0, 1, 0],
  closePosition: [closePosition, 0, 1, 1],
  closeRecord: [closeRecord, 0, 1, 1],
  release: [plain('Somebody releases the residue.', claims.releaseResidue), 0, 0, 1],
  census: [census, 0, 4, 1],
  report: [report, 0, 4, 1],
  miss: [miss, 0, 1, 1],
  trueUp: [trueUp, 0, 1, 1],
  amend: [amend, 0, 1, 0],
  pause: [pause, 0, 1, 0],
  endPause: [plain('The issuer ends the pause.', (world) => endPause(world)), 0, 1, 0],
  openTender: [openTender, 0, 3, 1],
  openAtShare: [openAtShare, 0, 2, 1],
  tender: [tender, 0, 3, 1],
  withdraw: [withdraw, 0, 1, 0],
  settle: [plain('Somebody settles the round.', tenders.settleTender), 0, 2, 1],
  claimTender: [claimFor('claim of a tender', tenders.claimTender), 0, 2, 1],
  claimPayout: [claimFor('claim of payouts', claims.claimPayout), 0, 1, 1],
  claimTail: [claimFor('claim of the tail', claims.claimTail), 0, 0, 1],
  claimFinal: [claimFor('final claim', claims.claimFinal), 0, 0, 1],
  claimRedemption: [claimFor('claim of the buy-out', claims.claimRedemption), 0, 0, 2],
  redeem: [redeem, 0, 0, 1],
  payTail: [payTail, 0, 0, 2],
  announce: [plain('The issuer announces a buy-out.', (world) => claims.announceBuyOut(world)), 0, 1, 3],
  buyOut: [plain('The issuer buys the series out.', (world) => claims.buyOut(world)), 0, 1, 4],
  close: [plain('Somebody closes the series.', claims.closeSeries), 0, 0, 2],
  request: [plain('The issuer requests an extinguishment.', (world) => requestExtinguishment(world)), 0, 1, 1],
  extinguish: [plain('Two attestors extinguish the series.', (world) => extinguish(world)), 0, 1, 1],
  void: [plain('The issuer voids its request.', (world) => voidExtinguishment(world)), 0, 0, 1],
};

const BAGS = [1, 2, 3].map((phase) =>
  Object.entries(KINDS).flatMap(([kind, entry]) => new Array<string>(entry[phase] as number).fill(kind)),
);

export function drawMove(random: Random, phase: number, kind = random.pick(BAGS[phase] as readonly string[])): Move {
  return { kind, who: random.below(3), size: random.below(SIZES) };
}

export const waitFor = (name: string): number => TIMES.findIndex(([each]) => each === name);

/** Moves that are of use one after the other, each with a size where it matters. */
const CHAINS: readonly (readonly (string | [kind: string, size: number])[])[][] = [
  [
    [['buy', SIZES - 1], 'activate', 'stake'],
    [['wait', waitFor('the end of the sale')], 'fail', 'sell'],
    [['wait', waitFor('a week')], 'honestBuys', ['buy', SIZES - 1], 'activate'],
  ],
  [
    [['wait', waitFor('the end of the quarter')], 'census', 'report'],
    [['wait', waitFor('the end of the quarter')], 'borrow', 'report'],
    ['openTender', 'tender', 'tender', ['wait', waitFor('the end of the round')], 'settle'],
    ['openAtShare', 'tender', ['wait', waitFor('the end of the round')], 'settle'],
    ['announce', 'stake', ['wait', waitFor('the first moment of the buy-out')], 'buyOut'],
    ['request', ['wait', waitFor('the end of the notice')], 'extinguish'],
    [['wait', waitFor('the end of the quarter’s windows')], 'census', 'miss'],
  ],
  [
    ['trueUp', 'payTail'],
    ['announce', ['wait', waitFor('the first moment of the buy-out')], 'buyOut'],
    [['wait', waitFor('the end of the tail')], 'close'],
  ],
];

/** A move, or now and then some that belong together. */
export function drawMoves(random: Random, phase: number): Move[] {
  if (random.below(4) > 0) return [drawMove(random, phase)];
  return random.pick(CHAINS[phase] ?? []).map((each) => {
    const [kind, size] = typeof each === 'string' ? [each] : each;
    const move = drawMove(random, phase, kind);
    return size === undefined ? move : { ...move, size };
  });
}

/** Whether it was accepted. */
export async function playMove(life: Life, { kind, who, size }: Move): Promise<boolean> {
  const entry = KINDS[kind];
  if (entry === undefined) throw new Error(`no move is called ${kind}`);
  const trader = life.coalition[who] as curve.Trader;
  const { state } = life;
  const accepted = await entry[0](life, trader, size, life.nameOf(trader));
  if (accepted) life.seen.add(`${kind} in ${state}`);
  return accepted;
}
