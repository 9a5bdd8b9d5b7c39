// Random histories of a series with its tenders and pauses: the program's books are the model's, to the base unit.

import { larger, smaller } from '@income-series/protocol/amounts';
import {
  deferrableFrom,
  nextPeriod,
  type Period,
  periodEnd,
  reportWindow,
  yearOf,
} from '@income-series/protocol/period';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as model from '../../models/curve-payouts.ts';
import { endPause as modelEndPause, pauseRefusal } from '../../models/pause.ts';
import { assertRuns, FULL } from '../../support/exhaustive.ts';
import { amendTerms, submitTrueUp } from './support/amendments.ts';
import type { Sending } from './support/chain.ts';
import {
  buyOut as buyOutSeries,
  claimFinal,
  claimPayout,
  claimRedemption,
  claimTail,
  closeSeries,
  noticeBuyOut,
  payTail,
  redeemUnits,
} from './support/claims.ts';
import {
  type CurveWorld,
  DAY,
  positionAccount,
  readPosition,
  readSeries,
  recordRate,
  register,
  stake,
  supplyOfMint,
  type Trader,
  tokensOf,
  U64_MAX,
  unstake,
  WAD,
} from './support/curve.ts';
import { extinguish, OTHER, requestExtinguishment } from './support/extinguishment.ts';
import { approvePause, endPause, requestPause } from './support/pauses.ts';
import { endQuarter, isCensusDue, markMissed, openReportWorld, RATE, submitReport } from './support/reports.ts';
import { signedRate } from './support/signed-rate.ts';
import { claimTender, openTender, settleTender, tender, withdrawTender } from './support/tenders.ts';

const amount = fc.oneof(fc.bigInt(0n, 9n), fc.bigInt(0n, 20_000n), fc.bigInt(0n, 1n << 39n), fc.constant(1n << 127n));
const move = fc.record({
  who: fc.integer({ min: 0, max: 2 }),
  units: fc.oneof(fc.bigInt(1n, 9n), fc.bigInt(1n, 90_000_000n)),
  stakes: fc.boolean(),
});
const moves = fc.array(move, { maxLength: 3 });
/** What happens to tenders at a time: each in its turn, where it can. */
const tenders = fc.record({
  price: fc.option(fc.oneof(fc.bigInt(1n, 9n), fc.bigInt(1n, 9_000_000n), fc.bigInt(1n, U64_MAX / 1_000n)), {
    freq: 4,
  }),
  offers: fc.array(fc.record({ who: fc.nat({ max: 2 }), share: fc.bigInt(0n, 100n), back: fc.bigInt(0n, 30n) }), {
    maxLength: 3,
  }),
  settles: fc.boolean(),
  claims: fc.array(fc.nat({ max: 2 }), { maxLength: 2 }),
});
/** A pause of so many days, asked for so many days later, or the end of the one that runs. */
const pauses = fc.option(
  fc.record({ length: fc.bigInt(1n, 190n), wait: fc.constantFrom(0n, 0n, 30n, 80n), ends: fc.boolean() }),
  { freq: 2 },
);
const quarter = fc.record({
  before: moves,
  between: moves,
  offersBefore: tenders,
  offersBetween: tenders,
  pauseBefore: pauses,
  pauseBetween: pauses,
  claims: fc.array(fc.integer({ min: 0, max: 2 }), { maxLength: 2 }),
  happens: fc.constantFrom('report', 'report', 'report', 'miss', 'defer'),
  payment: amount,
  trueUp: fc.tuple(fc.bigInt(1n, 1n << 30n), fc.constantFrom(1n, -1n)),
  room: fc.option(fc.bigInt(0n, 1n << 38n), { freq: 3 }), // that an amended cap leaves above what is paid and accrued
  flag: fc.constantFrom(0, 0, 1),
});
const history = fc.record({
  cap: fc.oneof(fc.bigInt(1n, 50_000n), fc.bigInt(1n, 1n << 39n)),
  quarters: fc.array(quarter, { minLength: 1, maxLength: 5 }),
  tail: fc.array(amount, { maxLength: 2 }),
  offersLast: tenders,
  way: fc.constantFrom('close', 'close', 'buyOut', 'extinguish'),
  pays: fc.boolean(), // whether the issuer pays what is left of its accruals
  backwards: fc.boolean(), // units that are not staked are burned first
  after: moves,
});
type Of<T> = T extends fc.Arbitrary<infer U> ? U : never;

/** A series and what the model says of it. */
class Life {
  private claimed = 0n;
  private inARow = 0;
  private pause = { used: 0n, lastEndedAt: 0n };
  /** The running pause, or the last one. */
  private window: { from: bigint; until: bigint } | null = null;
  private runs = false;
  readonly seen = new Set<string>();
  readonly world: CurveWorld;
  private readonly lastPeriod: Period;
  private book: model.CurvePayouts;
  private readonly vault: bigint;
  private readonly treasury: bigint;
  private constructor(world: CurveWorld, lastPeriod: Period, cap: bigint) {
    this.world = world;
    this.lastPeriod = lastPeriod;
    this.treasury = readSeries(world).treasury as bigint;
    this.book = model.openPayouts(cap, 3, this.treasury, supplyOfMint(world, world.curve.mint));
    this.vault = tokensOf(world, world.curve.vault);
  }

  static async start(cap: bigint, quarters: number): Promise<Life> {
    let lastPeriod = 20261 as Period;
    for (let place = 1; place < quarters; place += 1) lastPeriod = nextPeriod(lastPeriod);
    const world = await openReportWorld({ cap, lastPeriod }, { staked: [] });
    await register(world, 'attestor', OTHER.address);
    return new Life(world, lastPeriod, cap);
  }

  private readonly trader = (who: number) => this.world.traders[who] as Trader;
  private readonly now = () => this.world.chain.now();
  private readonly accept = async (sending: Sending) => this.world.chain.accept(sending);
  private readonly hasPosition = async (who: number) =>
    this.world.chain.data(await positionAccount(this.world, this.trader(who))) !== null;

  private until(time: bigint): void {
    if (this.now() < time) this.world.chain.setTime(time);
  }

  // ---- comparisons

  private async samePosition(who: number): Promise<void> {
    const position = await readPosition(this.world, this.trader(who));
    const { payoutCarry: carry, staked, counted, tailCarry, tendered, round } = position;
    expect({ carry, staked, counted, tail: tailCarry, tendered, round }).toEqual(this.book.holders[who]);
  }

  /** What came in is what is there and what went out; every part of it is somebody's. */
  private sameBooks(): void {
    const { cap: _, holders, residue, remainder, rounds, supply, ...books } = this.book;
    expect(supplyOfMint(this.world, this.world.curve.mint)).toBe(supply);
    const series = readSeries(this.world) as Record<string, bigint>;
    expect(series).toMatchObject({ ...books, payoutsRemainder: remainder });
    const { staked, tendered, unclaimed, owed = 0n, feesHeld = 0n, proceeds = 0n, treasury = 0n } = series;
    expect({ staked, tendered, unclaimed }).toEqual({
      staked: holders.reduce((sum, each) => sum + each.staked, 0n),
      tendered: model.openRound(this.book)?.total ?? 0n,
      unclaimed: model.unclaimedUnits(this.book),
    });
    const there = tokensOf(this.world, this.world.curve.vault);
    expect(there).toBe(feesHeld + proceeds + treasury + owed);
    expect(this.vault + this.book.paid).toBe(there + this.claimed);
    const parts = holders.reduce((sum, each) => sum + each.carry + each.tail, 0n);
    const shared = residue ?? remainder + this.book.tailRemainder;
    expect(owed * WAD).toBe(parts + shared + model.keptForRounds(this.book) * WAD);
  }

  // ---- stakes and claims

  async go(list: Of<typeof moves>): Promise<void> {
    for (const { who, units, stakes } of list) {
      const { staked = 0n, tendered = 0n } = this.book.holders[who] ?? {};
      const moved = smaller(units, stakes ? tokensOf(this.world, this.trader(who).units) : staked - tendered);
      if (moved === 0n) continue;
      if (stakes && isCensusDue(this.world)) {
        expect(await this.refusal(stake(this.world, this.trader(who), moved))).toBe('CENSUS_MISSING');
        continue;
      }
      await this.accept((stakes ? stake : unstake)(this.world, this.trader(who), moved));
      this.book = model.stakeUnits(this.book, who, stakes ? moved : -moved);
      await this.samePosition(who);
    }
  }

  private take(who: number, kind: 'carry' | 'tail', paid: unknown): void {
    const expected = model.claim(this.book, who, kind);
    expect(paid).toBe(expected.amount);
    this.claimed += expected.amount;
    this.book = expected.book;
  }

  async claim(who: number, kind: 'carry' | 'tail'): Promise<void> {
    if (!(await this.hasPosition(who))) return;
    const { events } = await this.accept((kind === 'carry' ? claimPayout : claimTail)(this.world, this.trader(who)));
    this.take(who, kind, events.at(-1)?.fields.amount);
  }

  // ---- tenders

  private isClaimable(who: number): boolean {
    const { tendered = 0n, round = 0n } = this.book.holders[who] ?? {};
    return tendered > 0n && this.book.rounds[Number(round) - 1]?.left !== null;
  }

  private async claimOffer(who: number): Promise<void> {
    const { state, nextCensus = 0n } = readSeries(this.world) as Record<string, bigint>;
    const isRunning = state === 3n || state === 4n;
    if (isRunning && nextCensus > 0n && this.now() >= periodEnd(Number(nextCensus) as Period)) {
      expect(await this.refusal(claimTender(this.world, this.trader(who)))).toBe('CENSUS_MISSING');
      return;
    }
    const { events } = await this.accept(claimTender(this.world, this.trader(who)));
    this.take(who, 'carry', events[0]?.fields.amount);
    this.take(who, 'tail', events[1]?.fields.amount);
    const { amount: paid, units, dust, book } = model.claimRound(this.book, who);
    // Of a series that has ended, the treasury that gets the rest shares it at once.
    const rest = dust > 0n ? [dust, ...(book.residue === null ? [] : [dust])] : [];
    expect(events.slice(2).map(({ fields }) => fields.amount ?? fields.units)).toEqual([paid, units, ...rest]);
    this.claimed += paid;
    this.book = book;
    this.seen.add('a claim of a tender');
    await this.samePosition(who);
    this.sameBooks();
  }

  private async place({ who, share, back }: Of<typeof tenders>['offers'][number]): Promise<void> {
    const { staked = 0n, tendered = 0n } = this.book.holders[who] ?? {};
    const units = ((staked - tendered) * share) / 100n;
    const endsAt = readSeries(this.world).roundEndsAt as bigint;
    if (units === 0n || model.openRound(this.book) === null || this.now() >= endsAt) return;
    await this.accept(tender(this.world, this.trader(who), units));
    this.book = model.tenderUnits(this.book, who, units);
    const less = (units * back) / 100n;
    if (less > 0n) {
      await this.accept(withdrawTender(this.world, this.trader(who), less));
      this.book = model.tenderUnits(this.book, who, -less);
    }
    this.sameBooks();
  }

  private async settleRound(): Promise<void> {
    const endsAt = readSeries(this.world).roundEndsAt as bigint;
    const next = Number(readSeries(this.world).nextPeriod) as Period;
    if (next === 0 || endsAt < periodEnd(next) - DAY) this.until(endsAt);
    if (this.now() < endsAt) return;
    await this.accept(settleTender(this.world));
    this.book = model.settleRound(this.book);
    this.sameBooks();
  }

  async offer({ price, offers, settles, claims }: Of<typeof tenders>): Promise<void> {
    if (price !== null && model.openRound(this.book) === null && this.book.treasury > 0n) {
      const offered = smaller(smaller(price, this.book.treasury), readSeries(this.world).lastPrice as bigint);
      if (model.unclaimedUnits(this.book) > 0n) {
        expect(await this.refusal(openTender(this.world, offered))).toBe('TENDER_UNCLAIMED');
        await this.claimAllOffers();
      }
      if (model.unclaimedUnits(this.book) === 0n && this.book.treasury > 0n) {
        await this.accept(openTender(this.world, smaller(offered, this.book.treasury)));
        this.book = model.startRound(this.book, smaller(offered, this.book.treasury));
      }
    }
    for (const each of offers) await this.place(each);
    if (settles && model.openRound(this.book) !== null) await this.settleRound();
    for (const who of claims) if (this.isClaimable(who)) await this.claimOffer(who);
  }

  // ---- pauses

  private finishPause(): void {
    if (this.window === null || !this.runs) return;
    this.pause = modelEndPause(this.pause, { startedAt: this.window.from, pauseEnd: this.window.until }, this.now());
    this.window = { from: this.window.from, until: this.pause.lastEndedAt };
    this.runs = false;
  }

  private readonly isPaused = () => this.runs && this.now() < (this.window?.until ?? 0n);

  async rest(plan: Of<typeof pauses>, period: Period): Promise<void> {
    if (plan === null || readSeries(this.world).state === 5n) return;
    if (this.now() + plan.wait * DAY < reportWindow(period, this.window).lateUntil - DAY) {
      if (this.now() >= periodEnd(period)) this.until(this.now() + plan.wait * DAY);
    }
    if (this.isPaused()) {
      if (!plan.ends) return;
      await this.accept(endPause(this.world));
      this.finishPause();
    } else {
      if (readSeries(this.world).pauseState !== 1n) {
        await this.accept(requestPause(this.world));
        this.finishPause();
      }
      const until = this.now() + plan.length * DAY;
      const { answer } = await this.world.chain.send(approvePause(this.world, until));
      const refusal = pauseRefusal(this.pause, this.now(), until);
      expect(answer).toBe(refusal ?? 'ACCEPTED');
      this.seen.add(answer === 'ACCEPTED' ? 'a pause' : answer);
      if (refusal !== null) return;
      this.window = { from: this.now(), until };
      this.runs = true;
    }
    const { used, pauseEnd, startedAt, state } = readSeries(this.world);
    expect({ used, from: startedAt, until: pauseEnd }).toEqual({ used: this.pause.used, ...this.window });
    expect(state).toBe(this.runs ? 4n : 3n);
  }

  // ---- quarters

  /** The rate that an attestor signs where the feed's is too old. */
  private async sendReport(plan: Parameters<typeof submitReport>[1], period: Period) {
    const first = await this.world.chain.send(submitReport(this.world, plan));
    if (first.answer === 'ACCEPTED') return first;
    expect(first.answer).toBe('FX_STALE');
    const rate = await signedRate(this.world, { period, rate: RATE });
    await this.accept(recordRate(this.world, rate, periodEnd(period)));
    return this.accept(submitReport(this.world, plan));
  }

  private async report(period: Period, payment: bigint, flag: number): Promise<void> {
    const deferred = flag === 1 && this.inARow < 4;
    const sent = await this.sendReport({ period, payment, flag: deferred ? 1 : 0 }, period);
    const expected = model.reportPayment(this.book, payment, deferred || this.isPaused());
    expect(sent.events.find(({ name }) => name === 'PaymentSplit')?.fields).toMatchObject({ ...expected.split });
    if (this.isPaused() && !deferred) this.seen.add('a report in a pause');
    this.book = expected.book;
    if (deferred) this.inARow += 1;
    else if (this.book.accrued === 0n) this.inARow = 0;
  }

  /** Moves past the period's 90 days; true where it is deferred now. */
  private async defer(period: Period): Promise<boolean> {
    this.until(deferrableFrom(period));
    const { lateUntil } = reportWindow(period, this.window);
    if (this.now() >= lateUntil) return false;
    const { events } = await this.accept(markMissed(this.world, period));
    expect(events.map(({ name }) => name)).toEqual(['PeriodDeferred']);
    expect(readSeries(this.world)).toMatchObject({ deferred: BigInt(period), nextPeriod: BigInt(period) });
    this.seen.add('a deferred period');
    return true;
  }

  private async miss(period: Period): Promise<void> {
    const { lateUntil } = reportWindow(period, this.window);
    if (this.now() < lateUntil) {
      const { answer } = await this.world.chain.send(markMissed(this.world, period));
      expect(answer).toBe('PERIOD_STILL_OPEN');
    }
    this.until(lateUntil);
    const { events } = await this.accept(markMissed(this.world, period));
    expect(events[0]?.name).toBe('PeriodMissed');
  }

  private async settlePeriod(period: Period, { happens, payment, flag }: Of<typeof quarter>): Promise<void> {
    const over = this.now() >= reportWindow(period, this.window).lateUntil;
    const deferred = !over && happens !== 'report' && (await this.defer(period));
    if (over || happens === 'miss' || (happens === 'defer' && !deferred)) await this.miss(period);
    else await this.report(period, payment, flag);
  }

  async quarter(period: Period, plan: Of<typeof quarter>): Promise<void> {
    const { world, lastPeriod } = this;
    await this.go(plan.before);
    await this.offer(plan.offersBefore);
    await this.rest(plan.pauseBefore, period);
    await endQuarter(world, period);
    this.book = model.takeCensus(this.book);
    await this.go(plan.between);
    await this.offer(plan.offersBetween);
    await this.rest(plan.pauseBetween, period);
    await this.settlePeriod(period, plan);
    const settled = period === lastPeriod || this.now() < periodEnd(nextPeriod(period));
    if ((period % 10 === 4 || period === lastPeriod) && settled) {
      const adjustment = plan.trueUp[0] * plan.trueUp[1];
      await this.accept(submitTrueUp(world, { year: yearOf(period), adjustment }));
      this.book = model.trueUp(this.book, adjustment);
    }
    if (plan.room !== null && settled && period !== lastPeriod) {
      const cap = larger(this.book.paid + this.book.accrued + plan.room, 1n);
      const answer = await this.refusal(amendTerms(world, { cap }));
      expect(answer).toBe(cap === this.book.cap ? 'TERMS_UNCHANGED' : 'ACCEPTED');
      this.book = { ...this.book, cap };
    }
    for (const who of plan.claims) await this.claim(who, 'carry');
    this.sameBooks();
  }

  // ---- the end

  async payTail(given: bigint): Promise<void> {
    if (this.book.counted === 0n) return;
    const paid = smaller(given, U64_MAX);
    await this.accept(payTail(this.world, paid));
    this.book = model.payTail(this.book, paid);
    await this.claim(0, 'tail');
    this.sameBooks();
  }

  private readonly refusal = async (sending: Sending) => await this.world.chain.answer(sending);

  private async claimAllOffers(): Promise<void> {
    for (const who of this.world.traders.keys()) if (this.isClaimable(who)) await this.claimOffer(who);
  }

  private async extinguish(): Promise<void> {
    await this.accept(requestExtinguishment(this.world));
    this.world.chain.setTime(this.now() + 7n * DAY);
    await this.accept(extinguish(this.world));
  }

  /** By term or cap, where what is owed is paid, or not in time. */
  private async close(pays: boolean): Promise<void> {
    const owes = this.book.paid < this.book.cap && this.book.accrued > 0n && this.book.counted > 0n;
    if (owes && pays) {
      await this.accept(payTail(this.world, this.book.accrued));
      this.book = model.payTail(this.book, this.book.accrued);
    }
    this.world.chain.setTime(this.now() + 90n * DAY);
    if (owes && !pays) {
      expect(await this.refusal(closeSeries(this.world))).toBe('ACCRUAL_DUE');
      this.world.chain.setTime(this.now() + 90n * DAY);
      this.seen.add('an end with unpaid accruals');
    }
    await this.accept(closeSeries(this.world));
  }

  private async buyOut(): Promise<void> {
    await noticeBuyOut(this.world);
    await this.accept(buyOutSeries(this.world));
  }

  /** What a call answers that waits until tenders are claimed. */
  private async waits(sending: () => Sending): Promise<void> {
    if (model.unclaimedUnits(this.book) > 0n) expect(await this.refusal(sending())).toBe('TENDER_UNCLAIMED');
  }

  async end({ way: planned, pays }: Pick<Of<typeof history>, 'way' | 'pays'>): Promise<void> {
    const way = planned === 'buyOut' && this.book.supply === 0n ? 'close' : planned;
    if (way === 'buyOut') {
      await noticeBuyOut(this.world);
      await this.waits(() => buyOutSeries(this.world));
    }
    if (way !== 'extinguish') await this.claimAllOffers();
    if ((model.openRound(this.book)?.total ?? 0n) > 0n) this.seen.add('a void tender');
    if (this.book.treasury > 0n) this.seen.add(`a treasury shared by ${way}`);
    if (way === 'extinguish') await this.extinguish();
    else await (way === 'buyOut' ? this.buyOut() : this.close(pays));
    this.book = model.end(this.book, way);
    this.sameBooks();
    for (const [who, trader] of this.world.traders.entries()) {
      if (await this.hasPosition(who)) await this.waits(() => claimFinal(this.world, trader));
    }
    await this.claimAllOffers();
  }

  readonly hasUnits = () => this.book.supply > 0n;

  async leave(): Promise<void> {
    const boughtOut = readSeries(this.world).closeReason === 3n;
    for (const [who, trader] of this.world.traders.entries()) {
      if (!(await this.hasPosition(who))) continue;
      const before = tokensOf(this.world, trader.money);
      await this.accept((boughtOut ? claimRedemption : claimFinal)(this.world, trader));
      const expected = model.leave(this.book, who);
      expect(tokensOf(this.world, trader.money) - before).toBe(expected.amount);
      this.claimed += expected.amount;
      this.book = expected.book;
      this.sameBooks();
    }
  }

  /** Units that are not staked are burned too. */
  async redeem(): Promise<void> {
    for (const trader of this.world.traders) {
      const units = tokensOf(this.world, trader.units);
      if (units === 0n) continue;
      const before = tokensOf(this.world, trader.money);
      await this.accept(redeemUnits(this.world, trader, units));
      const expected = model.redeem(this.book, units);
      expect(tokensOf(this.world, trader.money) - before).toBe(expected.amount);
      this.claimed += expected.amount;
      this.book = expected.book;
      this.sameBooks();
    }
  }

  /** What came in went out, but for fees and less than a base unit of each holder by reports and in the tail, and of the pool. */
  balance(shared: boolean): void {
    const { owed = 0n, treasury, feesHeld = 0n, proceeds = 0n } = readSeries(this.world) as Record<string, bigint>;
    const fees = feesHeld + proceeds - (this.vault - this.treasury);
    expect(this.book.paid + this.treasury).toBe(this.claimed + fees + owed);
    expect(treasury).toBe(0n);
    expect(this.book.supply).toBe(0n);
    if (shared) expect(owed < 2n * BigInt(this.book.holders.length) + 1n).toBe(true);
  }
}

describe('a random history of a series', () => {
  it('pays as the model says, and pays out exactly what came in', async () => {
    const seen = new Set<string>();
    await assertRuns(
      fc.asyncProperty(history, async ({ cap, quarters, tail, offersLast, way, pays, backwards, after }) => {
        const life = await Life.start(cap, quarters.length);
        let period = 20261 as Period;
        for (const each of quarters) {
          await life.quarter(period, each);
          period = nextPeriod(period);
        }
        for (const given of tail) await life.payTail(given);
        await life.offer(offersLast);
        await life.end({ way, pays });
        const shared = life.hasUnits();
        await life.go(after.map((each) => ({ ...each, stakes: false })));
        if (backwards) await life.redeem();
        await life.leave();
        await life.redeem();
        life.balance(shared);
        for (const each of life.seen) seen.add(each);
      }),
      { all: 60, quick: 10, endOnFailure: true, ...(FULL ? {} : { seed: 11 }) },
    );
    const ends = ['close', 'buyOut', 'extinguish'].map((way) => `a treasury shared by ${way}`);
    const others = ['a pause', 'a report in a pause', 'a deferred period', 'an end with unpaid accruals'];
    expect([...seen]).toEqual(expect.arrayContaining(['a claim of a tender', ...others, ...ends]));
  });
});
