// Random lives of a curve series: the program executes them in LiteSVM, and the models say what the tables are to hold.

import { larger, smaller } from '@income-series/protocol/amounts';
import { nextPeriod, type Period, periodEnd } from '@income-series/protocol/period';
import { PROCEEDS_WAIT } from '@income-series/protocol/policy';
import { takeFee } from '@income-series/protocol/split';
import type { Instruction } from '@solana/kit';
import fc from 'fast-check';
import { submitTrueUp } from '../../../contracts/solana/support/amendments.ts';
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
} from '../../../contracts/solana/support/claims.ts';
import {
  activate,
  buy,
  type CurveWorld,
  collectFees,
  collectProceeds,
  createCurveWorld,
  DAY,
  PARAMS,
  readSeries,
  register,
  sell,
  stake,
  type Trader,
  unstake,
} from '../../../contracts/solana/support/curve.ts';
import { extinguish, OTHER, requestExtinguishment } from '../../../contracts/solana/support/extinguishment.ts';
import { endPause, pause, requestPause, withdrawPause } from '../../../contracts/solana/support/pauses.ts';
import { writeKey } from '../../../contracts/solana/support/proof.ts';
import {
  endQuarter,
  isCensusDue,
  miss,
  RATE,
  submitReport,
  TRUSTING,
} from '../../../contracts/solana/support/reports.ts';
import { ATTESTOR, VERIFIER } from '../../../contracts/solana/support/signed-rate.ts';
import { claimTender, openTender, settle, tender, withdrawTender } from '../../../contracts/solana/support/tenders.ts';
import * as books from '../../../models/curve.ts';
import * as payouts from '../../../models/curve-payouts.ts';
import { executedBy } from './recorded.ts';

const who = fc.nat({ max: 2 });
const units = fc.oneof(fc.bigInt(1n, 9n), fc.bigInt(1n, 90_000_000n));
const moves = fc.array(fc.record({ who, units, stakes: fc.boolean() }), { maxLength: 3 });

export const history = fc.record({
  trades: fc.array(
    fc.record({ who, buys: fc.boolean(), share: fc.bigInt(1n, 100n), wait: fc.constantFrom(0n, 0n, 45n, 7_200n) }),
    { maxLength: 10 },
  ),
  cap: fc.oneof(fc.bigInt(1n, 50_000n), fc.bigInt(1n, 1n << 39n)),
  quarters: fc.array(
    fc.record({
      before: moves,
      reported: fc.boolean(),
      payment: fc.oneof(fc.bigInt(0n, 20_000n), fc.bigInt(0n, 1n << 38n)),
      flag: fc.constantFrom(0, 0, 1),
      claims: fc.array(who, { maxLength: 2 }),
      price: fc.option(fc.bigInt(1n, 9_000_000n), { freq: 2 }),
      offers: fc.array(fc.record({ who, share: fc.bigInt(1n, 100n), back: fc.bigInt(0n, 40n) }), { maxLength: 3 }),
      settles: fc.boolean(),
    }),
    { minLength: 1, maxLength: 3 },
  ),
  pauses: fc.boolean(),
  trueUp: fc.bigInt(-(1n << 30n), 1n << 30n).filter((adjustment) => adjustment !== 0n),
  tail: fc.option(fc.bigInt(1n, 1n << 38n)),
  way: fc.constantFrom('close', 'buyOut', 'extinguish'),
  /** Whether an extinguishment comes before the claims of what was tendered last. */
  late: fc.boolean(),
});
export type History = typeof history extends fc.Arbitrary<infer T> ? T : never;

interface Person {
  staked: bigint;
  /** What it had until the series ended. What a tender bought is not among it. */
  burned: bigint;
  claimed: bigint;
  /** Whether it ever staked: only then it has a position. */
  known: boolean;
}

interface Quarter {
  readonly period: Period;
  readonly state: string;
  readonly gross: bigint | null;
  readonly fee: bigint | null;
  readonly net: bigint | null;
  readonly accrual: bigint | null;
  readonly unitsOutstanding: bigint | null;
}

/** What the tables are to hold once so many transactions are folded. */
export interface Expected {
  readonly transactions: number;
  readonly series: Readonly<Record<string, unknown>>;
  readonly curve: Readonly<Record<string, bigint>>;
  readonly positions: readonly Readonly<Record<string, unknown>>[];
  readonly periods: readonly Quarter[];
  readonly censuses: readonly (readonly [Period, bigint])[];
}

/** One life, as the program and the models live it together. */
export class Life {
  readonly expected: Expected[] = [];
  readonly periods: Quarter[] = [];
  readonly censuses: (readonly [Period, bigint])[] = [];
  readonly people: Person[];
  sale = books.emptyBooks;
  book: payouts.CurvePayouts;
  state = 'CURVE';
  /** All fees that were taken, and those of them that were collected. */
  fees = 0n;
  collected = 0n;
  /** Nobody claims what is tendered now before the series ends. */
  waits = false;
  readonly world: CurveWorld;
  private constructor(world: CurveWorld, cap: bigint) {
    this.world = world;
    this.book = payouts.openPayouts(cap, world.traders.length, 0n);
    this.people = world.traders.map(() => ({ staked: 0n, burned: 0n, claimed: 0n, known: false }));
  }

  static async of(plan: History): Promise<Life> {
    let lastPeriod = 20261 as Period;
    for (let place = 1; place < plan.quarters.length; place += 1) lastPeriod = nextPeriod(lastPeriod);
    const world = await createCurveWorld({ cap: plan.cap, lastPeriod }, 3, RATE);
    for (const [place, part] of TRUSTING.entries()) await world.chain.accept(writeKey(world, place, part));
    await register(world, 'attestor', ATTESTOR.address);
    await register(world, 'verifier', VERIFIER.address);
    await register(world, 'attestor', OTHER.address);
    const life = new Life(world, plan.cap);
    life.note();
    await life.sell(plan.trades);
    if (plan.pauses) await life.pause();
    let period = 20261 as Period;
    for (const quarter of plan.quarters) {
      life.waits = period === lastPeriod && plan.late && plan.way === 'extinguish';
      await life.quarter(period, quarter, period === lastPeriod ? plan.trueUp : null);
      period = nextPeriod(period);
    }
    await life.end(plan);
    return life;
  }

  private trader(place: number): Trader {
    return this.world.traders[place] as Trader;
  }
  private person(place: number): Person {
    return this.people[place] as Person;
  }
  private accept(whole: Instruction) {
    return this.world.chain.accept(whole);
  }

  /** Remembers what the tables are to hold now. */
  note(): void {
    const { book, sale, people } = this;
    const trading = this.state === 'CURVE';
    this.expected.push({
      transactions: executedBy(this.world.chain).length,
      series: {
        state: this.state,
        unitsOutstanding: trading ? 0n : book.supply,
        paidTotal: book.paid,
        accruedTotal: book.accrued,
        creditTotal: book.credit,
        stakedTotal: people.reduce((sum, one) => sum + one.staked, 0n),
        tenderedTotal: payouts.openRound(book)?.total ?? 0n,
      },
      curve: {
        reserve: sale.reserve,
        sold: sale.sold,
        feesHeld: this.fees - this.collected,
        proceeds: sale.proceeds,
        treasury: trading ? 0n : book.treasury,
      },
      positions: people.flatMap(({ staked, burned: gone, claimed, known }, place) =>
        known
          ? [
              {
                holder: this.trader(place).signer.address,
                units: staked,
                stakedUnits: staked,
                burnedUnits: gone,
                claimedTotal: claimed,
              },
            ]
          : [],
      ),
      periods: [...this.periods],
      censuses: [...this.censuses],
    });
  }

  private async trade(place: number, given: bigint): Promise<void> {
    await this.accept(buy(this.world, this.trader(place), { given }));
    const [next, { fee, units: bought }] = books.buy(PARAMS, this.sale, given);
    this.sale = next;
    this.fees += fee;
    this.free[place] = (this.free[place] ?? 0n) + bought;
  }
  private readonly free: bigint[] = [];

  private async sell(trades: History['trades']): Promise<void> {
    for (const { who: place, buys, share, wait } of trades) {
      this.world.chain.setTime(this.world.chain.now() + wait);
      const given = ((this.free[place] ?? 0n) * share) / 100n;
      if (buys) {
        if (this.sale.sold < books.supplyOf(PARAMS)) await this.trade(place, share * 2_000_000n);
      } else if (given > 0n) {
        await this.accept(sell(this.world, this.trader(place), { given }));
        const [next, { fee }] = books.sell(PARAMS, this.sale, given);
        this.sale = next;
        this.fees += fee;
        this.free[place] = (this.free[place] ?? 0n) - given;
      }
      this.note();
    }
    for (let place = 0; !books.isReached(PARAMS, this.sale); place = (place + 1) % 3) {
      await this.trade(place, 600_000_000n);
    }
    await this.accept(activate(this.world));
    this.sale = books.activate(PARAMS, this.sale);
    this.state = 'ACTIVE';
    this.book = { ...this.book, treasury: this.sale.treasury, supply: this.sale.sold };
    this.note();
    this.world.chain.setTime(this.world.chain.now() + PROCEEDS_WAIT);
    await this.accept(collectProceeds(this.world));
    this.sale = { ...this.sale, proceeds: 0n };
    await this.collect();
  }

  private async collect(): Promise<void> {
    if (this.fees > this.collected) await this.accept(collectFees(this.world));
    this.collected = this.fees;
    this.note();
  }

  private async pause(): Promise<void> {
    const { world } = this;
    await this.accept(await requestPause(world));
    await this.accept(withdrawPause(world));
    await pause(world);
    this.state = 'PAUSED';
    this.note();
    world.chain.setTime(world.chain.now() + 5n * DAY);
    await this.accept(endPause(world));
    this.state = 'ACTIVE';
    this.note();
  }

  private async move(list: History['quarters'][number]['before']): Promise<void> {
    for (const { who: place, units: asked, stakes } of list) {
      const { staked } = this.person(place);
      const tendered = this.book.holders[place]?.tendered ?? 0n;
      const moved = smaller(asked, stakes ? (this.free[place] ?? 0n) : staked - tendered);
      if (moved === 0n || (stakes && isCensusDue(this.world))) continue;
      const change = stakes ? moved : -moved;
      await this.accept(await (stakes ? stake : unstake)(this.world, this.trader(place), moved));
      this.book = payouts.stakeUnits(this.book, place, change);
      this.free[place] = (this.free[place] ?? 0n) - change;
      this.people[place] = { ...this.person(place), staked: staked + change, known: true };
      this.note();
    }
  }

  private async quarter(period: Period, plan: History['quarters'][number], trueUp: bigint | null): Promise<void> {
    const { world } = this;
    await this.move(plan.before);
    await endQuarter(world, period);
    this.book = payouts.takeCensus(this.book);
    this.censuses.push([period, this.book.counted]);
    await this.redeemAll();
    const nothing = { gross: null, fee: null, net: null, accrual: null, unitsOutstanding: null };
    if (plan.reported) {
      const { payment, flag } = plan;
      await this.accept(await submitReport(world, { period, payment, flag }));
      const { book, split } = payouts.reportPayment(this.book, payment, flag === 1);
      const { gross, fee, net, accrualOut: accrual } = split;
      const unitsOutstanding = this.book.counted;
      this.periods.push({ period, state: 'REPORTED', gross, fee, net, accrual, unitsOutstanding });
      this.book = book;
      this.fees += fee;
    } else {
      await miss(world, period, { counted: true });
      this.periods.push({ period, state: 'MISSED', ...nothing });
    }
    if (trueUp !== null) this.state = 'TAIL';
    this.note();
    if (trueUp !== null) {
      await this.accept(await submitTrueUp(world, { year: 2026, adjustment: trueUp }));
      this.book = payouts.trueUp(this.book, trueUp);
    }
    for (const place of plan.claims) await this.claim(place);
    await this.tender(period, plan);
  }

  private async claim(place: number): Promise<void> {
    if (!this.person(place).known) return;
    await this.accept(await claimPayout(this.world, this.trader(place)));
    this.take(place, 'carry');
    await this.accept(await claimTail(this.world, this.trader(place)));
    this.take(place, 'tail');
    this.note();
  }
  private take(place: number, kind: 'carry' | 'tail'): void {
    const { book, amount } = payouts.claim(this.book, place, kind);
    this.book = book;
    this.person(place).claimed += amount;
  }

  private async tender(period: Period, { price, offers, settles }: History['quarters'][number]): Promise<void> {
    const { world } = this;
    if (price === null || this.book.treasury === 0n || payouts.openRound(this.book) !== null) return;
    const bound = smaller(this.book.treasury, readSeries(world).lastPrice as bigint);
    const offered = smaller(price, bound);
    await this.accept(openTender(world, offered));
    this.book = payouts.startRound(this.book, offered);
    for (const { who: place, share, back } of offers) {
      const { staked = 0n, tendered = 0n, round = 0n } = this.book.holders[place] ?? {};
      const offered = ((staked - tendered) * share) / 100n;
      const earlier = tendered > 0n && round !== BigInt(this.book.rounds.length);
      if (offered === 0n || earlier) continue;
      await this.accept(await tender(world, this.trader(place), offered));
      this.book = payouts.tenderUnits(this.book, place, offered);
      const less = (offered * back) / 100n;
      if (less > 0n) {
        await this.accept(await withdrawTender(world, this.trader(place), less));
        this.book = payouts.tenderUnits(this.book, place, -less);
      }
      this.note();
    }
    if (!settles) return;
    await settle(world);
    this.book = payouts.settleRound(this.book);
    this.note();
    // A round may end after the next quarter. Its holders then claim later, because the census of that quarter comes first.
    if (!this.waits && world.chain.now() < periodEnd(nextPeriod(period))) await this.redeemAll();
  }

  /** Claims what was tendered in rounds that are settled. */
  private async redeemAll(): Promise<void> {
    if (payouts.openRound(this.book) !== null) return;
    for (const place of this.people.keys()) await this.redeem(place);
  }

  private async redeem(place: number): Promise<void> {
    if ((this.book.holders[place]?.tendered ?? 0n) === 0n) return;
    await this.accept(await claimTender(this.world, this.trader(place)));
    this.take(place, 'carry');
    this.take(place, 'tail');
    const { book, amount, units: gone } = payouts.claimRound(this.book, place);
    this.book = book;
    this.leave(place, amount, gone);
  }

  private leave(place: number, amount: bigint, gone: bigint): void {
    const person = this.person(place);
    person.claimed += amount;
    person.staked -= gone;
    this.note();
  }

  private async send(way: History['way']): Promise<void> {
    const { world } = this;
    if (way === 'close') await this.accept(closeSeries(world));
    if (way === 'buyOut') {
      await noticeBuyOut(world);
      await this.accept(buyOutSeries(world));
    }
    if (way === 'extinguish') {
      await this.accept(await requestExtinguishment(world));
      world.chain.setTime(world.chain.now() + 7n * DAY);
      await this.accept(await extinguish(world));
    }
  }

  private async end({ tail, way: planned }: History): Promise<void> {
    const { world } = this;
    if (!this.waits) await this.redeemAll();
    const pay = async (amount: bigint) => {
      await this.accept(payTail(world, amount));
      this.fees += takeFee(smaller(amount, this.book.accrued)).fee;
      this.book = payouts.payTail(this.book, amount);
      this.note();
    };
    if (tail !== null && this.book.accrued > 0n && this.book.counted > 0n) await pay(tail);
    const capped = this.book.paid === this.book.cap;
    const way = planned !== 'extinguish' && (capped || this.book.supply === 0n) ? 'close' : planned;
    const buys = way === 'buyOut';
    if (way === 'close' && !capped && this.book.accrued > 0n && this.book.counted > 0n) await pay(this.book.accrued);
    world.chain.setTime(larger(world.chain.now(), readSeries(world).tailStartedAt as bigint) + 90n * DAY);
    if (buys) this.fees += takeFee(this.book.cap - this.book.paid).fee;
    await this.send(way);
    this.book = payouts.end(this.book, way);
    this.state = way === 'extinguish' ? 'EXTINGUISHED' : 'CLOSED';
    this.note();
    if (this.waits) await this.redeemAll();
    for (const [place, person] of this.people.entries()) {
      if (!person.known) continue;
      await this.accept(await (buys ? claimRedemption : claimFinal)(world, this.trader(place)));
      const { book, amount } = payouts.leave(this.book, place);
      this.book = book;
      person.burned = person.staked;
      this.leave(place, amount, person.staked);
    }
    for (const [place, trader] of world.traders.entries()) {
      const units = this.free[place] ?? 0n;
      if (units === 0n) continue;
      await this.accept(redeemUnits(world, trader, units));
      this.book = payouts.redeem(this.book, units).book;
      this.note();
    }
    await this.collect();
  }
}
