// One life of a curve series: a coalition's moves, honest people who look once a week, and what everybody is due.
import type { Address, Instruction } from '@solana/kit';
import { most } from '../../../src/core/amounts.ts';
import { nextPeriod, type Period, periodEnd } from '../../../src/core/period.ts';
import {
  ACCRUAL_WAIT,
  CENSUS_WAIT,
  LAMPORTS_PER_UNIT,
  PROCEEDS_WAIT,
  SALE_NOTICE,
  TAIL_WINDOW,
} from '../../../src/core/policy.ts';
import { acceptedUnits, type TenderTerms } from '../../../src/core/tender.ts';
import type { Fields } from '../../contracts/solana/support/bytes.ts';
import { PROGRAM, type Sent, SYSTEM_PROGRAM } from '../../contracts/solana/support/chain.ts';
import * as claims from '../../contracts/solana/support/claims.ts';
import * as curve from '../../contracts/solana/support/curve.ts';
import { OTHER } from '../../contracts/solana/support/extinguishment.ts';
import { writeKey } from '../../contracts/solana/support/proof.ts';
import { publishRate } from '../../contracts/solana/support/registry.ts';
import { markMissed, RATE, TRUSTING } from '../../contracts/solana/support/reports.ts';
import { ATTESTOR, VERIFIER } from '../../contracts/solana/support/signed-rate.ts';
import * as tenders from '../../contracts/solana/support/tenders.ts';
import { START, TOKEN_PROGRAM } from '../../contracts/solana/support/world.ts';
import { BOUNDS } from '../shared/bounds.ts';
import { MUTANTS } from './mutants.ts';
import { withoutSignatures } from './unsigned.ts';

const { DAY } = curve;
const FIRST: Period = 20261;
const TOKEN = 1_000_000n;
/** Honest people look at least this often. */
const LOOK = 7n * DAY - 3_600n;
/** Parts of a base unit in which shares are counted. */
const PARTS = 10n ** 12n;
const STATES: Readonly<Record<string, string>> = {
  ...{ 3: 'ACTIVE', 4: 'PAUSED', 5: 'TAIL', 6: 'CLOSED', 7: 'FAILED', 8: 'EXTINGUISHED', 9: 'CURVE' },
};

export interface Setup {
  /** Whether the first quarter ends while units are sold. */
  readonly late: boolean;
  readonly quarters: number;
  readonly treasuryBps: number;
  readonly feeBps: number;
  /** Tokens that the holders may be paid. */
  readonly cap: number;
  /** Tokens for which each honest person buys before the coalition does anything. */
  readonly honest: readonly number[];
  /** Whether the second honest person tenders. */
  readonly tenders: boolean;
}

interface Account {
  readonly address: Address;
  readonly programAddress: Address;
  readonly data: Uint8Array;
}

/** The program with its registry, as every life finds it. */
export class Stage {
  readonly world: curve.CurveWorld;
  private readonly kept: readonly Account[];
  private constructor(world: curve.CurveWorld) {
    this.world = world;
    this.kept = this.accounts();
  }

  /** With the bytes of a mutant, or the committed ones. */
  static async open(mutant?: string): Promise<Stage> {
    const world = await curve.openCurveWorld(4, RATE);
    for (const [place, part] of TRUSTING.entries()) await world.chain.accept(await writeKey(world, place, part));
    for (const { address } of [ATTESTOR, OTHER]) await curve.register(world, 'attestor', address);
    await curve.register(world, 'verifier', VERIFIER.address);
    for (const { signer, units } of [world.issuer, ...world.traders]) {
      curve.putTokens(world, units, world.curve.mint, signer.address, 0n);
    }
    if (mutant !== undefined) world.chain.svm.addProgram(PROGRAM, MUTANTS.read(mutant));
    return new Stage({ ...world, chain: withoutSignatures(world.chain) });
  }

  private accounts(): Account[] {
    return [PROGRAM, TOKEN_PROGRAM as Address].flatMap((owner) =>
      this.world.chain.svm
        .getProgramAccounts(owner)
        .map(({ address, programAddress, data }) => ({ address, programAddress, data: Uint8Array.from(data) })),
    );
  }

  /** What lives have changed is as it was. */
  reset(): void {
    const { chain } = this.world;
    const kept = new Set(this.kept.map(({ address }) => address));
    const empty = { data: new Uint8Array(), executable: false, programAddress: SYSTEM_PROGRAM, space: 0n };
    for (const { address } of this.accounts()) {
      if (!kept.has(address)) chain.svm.setAccount({ ...empty, address, lamports: 0n as never });
    }
    for (const { address, programAddress, data } of this.kept) chain.put(address, programAddress, data);
    chain.setTime(START);
  }
}

type Sending = Instruction | Promise<Instruction>;

/** What somebody is due of what was paid for holders, in PARTS, and what rounding may take of it, in base units. */
interface Due {
  parts: bigint;
  rounding: bigint;
}

export class Life {
  readonly world: curve.CurveWorld;
  readonly setup: Setup;
  readonly story: string[] = [];
  readonly seen = new Set<string>();
  private readonly dues = new Map<curve.Trader, Due>();
  private readonly money = new Map<curve.Trader, bigint>();
  /** Money of trades, of payments by the issuer and of the raise: not paid for units that are held. */
  private readonly other = new Map<curve.Trader, bigint>();
  /** Units of all and of each as the last census found them. */
  private census: { supply: bigint; units: ReadonlyMap<curve.Trader, bigint> } = { supply: 0n, units: new Map() };
  private looked: bigint;
  private rated: Period | null = null;
  private raised = 0n;
  private rounds = 0n;
  private ended = false;

  private constructor(world: curve.CurveWorld, setup: Setup) {
    this.world = world;
    this.setup = setup;
    this.looked = world.chain.now();
    for (const each of this.everybody) {
      this.dues.set(each, { parts: 0n, rounding: 0n });
      this.money.set(each, curve.tokensOf(world, each.money));
      this.other.set(each, 0n);
    }
  }

  static async begin(stage: Stage, setup: Setup): Promise<Life> {
    stage.reset();
    const { world } = stage;
    if (setup.late) {
      world.chain.setTime(periodEnd(FIRST) - 10n * DAY);
      await world.chain.accept(await publishRate(world, world.admin, { currency: curve.EUR, rate: RATE }));
    }
    let lastPeriod = FIRST;
    for (let count = 1; count < setup.quarters; count += 1) lastPeriod = nextPeriod(lastPeriod);
    const [treasuryBps, feeBps, cap] = [BigInt(setup.treasuryBps), BigInt(setup.feeBps), BigInt(setup.cap) * TOKEN];
    const deadline = world.chain.now() + 30n * DAY;
    const terms = { treasuryBps, feeBps, lastPeriod, deadline, cap };
    await world.chain.accept(await curve.createCurve(world, terms));
    world.chain.setTime(world.chain.now() + SALE_NOTICE);
    const life = new Life(world, setup);
    for (const [place, tokens] of setup.honest.entries()) await life.honestBuys(place, BigInt(tokens) * TOKEN);
    return life;
  }

  // ---- people

  get issuer(): curve.Trader {
    return this.world.issuer;
  }
  /** The issuer, then its wallets. */
  get coalition(): readonly curve.Trader[] {
    return [this.world.issuer, ...this.world.traders.slice(0, 2)];
  }
  get honest(): readonly curve.Trader[] {
    return this.world.traders.slice(2);
  }
  get everybody(): readonly curve.Trader[] {
    return [...this.coalition, ...this.honest];
  }
  nameOf(trader: curve.Trader): string {
    const place = this.coalition.indexOf(trader);
    if (place === 0) return 'The issuer';
    return place > 0 ? `Wallet ${place}` : `Holder ${this.honest.indexOf(trader) + 1}`;
  }

  // ---- the chain

  get series(): Readonly<Record<string, bigint>> {
    return curve.readSeries(this.world) as Readonly<Record<string, bigint>>;
  }
  get state(): string {
    return STATES[`${this.series.state}`] ?? '';
  }
  get supply(): bigint {
    return curve.supplyOfMint(this.world, this.world.curve.mint);
  }
  now = (): bigint => this.world.chain.now();
  moneyOf = (trader: curve.Trader): bigint => curve.tokensOf(this.world, trader.money);
  looseOf = (trader: curve.Trader): bigint => curve.tokensOf(this.world, trader.units);

  /** Null where the wallet never staked. */
  async positionOf(trader: curve.Trader): Promise<Readonly<Record<string, bigint>> | null> {
    const there = this.world.chain.data(await curve.positionAccount(this.world, trader)) !== null;
    return there ? ((await curve.readPosition(this.world, trader)) as Readonly<Record<string, bigint>>) : null;
  }

  async unitsOf(trader: curve.Trader): Promise<bigint> {
    return this.looseOf(trader) + ((await this.positionOf(trader))?.staked ?? 0n);
  }

  /** Sends what may be refused; what is accepted is in the books, and in the story with a sentence. */
  async send(sending: Sending, sentence?: string): Promise<boolean> {
    const before = await this.balances();
    const sent = await this.world.chain.send(await sending);
    if (sent.answer !== 'ACCEPTED') return false;
    for (const { name, fields } of sent.events) await this.note(name, fields);
    this.bookOther(sent, before);
    if (sentence !== undefined) this.story.push(sentence);
    return true;
  }

  private async balances(): Promise<ReadonlyMap<curve.Trader, bigint>> {
    return new Map(this.everybody.map((each) => [each, this.moneyOf(each)]));
  }

  private bookOther({ events }: Sent, before: ReadonlyMap<curve.Trader, bigint>): void {
    const other = ['CurveBought', 'CurveSold', 'PaymentSplit', 'TailPaid', 'BoughtOut'];
    if (!events.some(({ name }) => other.includes(name))) return;
    for (const each of this.everybody) {
      const change = this.moneyOf(each) - (before.get(each) ?? 0n);
      this.other.set(each, (this.other.get(each) ?? 0n) + change);
    }
  }

  // ---- what everybody is due

  private async note(name: string, fields: Fields): Promise<void> {
    const { net = 0n, units = 0n, raised = 0n } = fields as Record<string, bigint>;
    if (name === 'CurveUnitsSynced') this.census = await this.holdings();
    if (name === 'PaymentSplit' || name === 'TailPaid') this.share(net, this.census);
    if (name === 'BoughtOut') this.share(net, await this.holdings());
    if (name === 'TenderSettled' && units > 0n) this.rounds += 1n;
    if (name === 'CurveActivated') {
      this.raised = raised;
      this.share(this.treasuryAtFirst, await this.holdings());
    }
    if (name === 'SeriesClosed' || name === 'SeriesExtinguished') {
      this.ended = true;
      await this.leaveTreasury();
    }
  }

  private get treasuryAtFirst(): bigint {
    return (this.raised * BigInt(this.setup.treasuryBps)) / 10_000n;
  }

  private async holdings(): Promise<{ supply: bigint; units: ReadonlyMap<curve.Trader, bigint> }> {
    const units = new Map<curve.Trader, bigint>();
    for (const each of this.everybody) units.set(each, await this.unitsOf(each));
    return { supply: this.supply, units };
  }

  private share(amount: bigint, { supply, units }: Awaited<ReturnType<Life['holdings']>>, sign = 1n): void {
    if (supply === 0n) return;
    for (const [trader, held] of units) {
      const due = this.dues.get(trader);
      if (due !== undefined) due.parts += (sign * amount * PARTS * held) / supply;
    }
  }

  /** What the treasury keeps is everybody's by units, and counts as theirs whether or not the program pays it. */
  private async leaveTreasury(): Promise<void> {
    const { supply, units } = await this.holdings();
    const left = new Map<curve.Trader, bigint>();
    let sold = 0n;
    for (const [each, held] of units) {
      const accepted = await this.acceptedOf(each);
      left.set(each, held - accepted);
      sold += accepted;
    }
    this.share(this.series.treasury ?? 0n, { supply: supply - sold, units: left }, -1n);
  }

  /** Units of a settled round that are paid for and burned with their claim. */
  private async acceptedOf(trader: curve.Trader): Promise<bigint> {
    const { tendered = 0n, round = 0n } = (await this.positionOf(trader)) ?? {};
    if (tendered === 0n || (round === this.series.round && this.series.roundState !== 2n)) return 0n;
    const { price = 0n, treasury = 0n, units: total = 0n } = await curve.readRound(this.world, Number(round));
    return acceptedUnits({ price, treasury, total } as TenderTerms, tendered);
  }

  // ---- time

  /** Moves to a time; rates are published and honest people look meanwhile. */
  async wait(until: bigint): Promise<void> {
    while (this.now() < until) {
      const rate = this.nextRate();
      const next = [until, this.looked + LOOK, ...(rate === null ? [] : [periodEnd(rate) - 3_600n])].reduce((a, b) =>
        a < b ? a : b,
      );
      if (next > this.now()) this.world.chain.setTime(next);
      if (rate !== null && this.now() === periodEnd(rate) - 3_600n) await this.publish(rate);
      if (this.now() >= this.looked + LOOK) await this.look();
    }
  }

  private nextRate(): Period | null {
    const period = this.rated === null ? FIRST : nextPeriod(this.rated);
    return Number(this.series.lastPeriod) >= period && periodEnd(period) - 3_600n >= this.now() ? period : null;
  }

  private async publish(period: Period): Promise<void> {
    const { chain, admin } = this.world;
    await chain.accept(await publishRate(this.world, admin, { currency: curve.EUR, rate: RATE }));
    this.rated = period;
  }

  // ---- honest people

  async honestBuys(place: number, amount: bigint): Promise<boolean> {
    const trader = this.honest[place % 2] as curve.Trader;
    return this.send(
      curve.buy(this.world, trader, { given: amount }),
      `${this.nameOf(trader)} buys units for at most ${amount}.`,
    );
  }

  /** What the documentation tells holders to do once a week. */
  async look(): Promise<void> {
    this.looked = this.now();
    const { state } = this;
    if (state === 'FAILED') await this.honestSell();
    if (state === 'ACTIVE' || state === 'PAUSED') await this.honestStake();
    if (this.series.roundState === 1n) await this.honestTender();
  }

  private async honestSell(): Promise<void> {
    for (const each of this.honest) {
      const given = this.looseOf(each);
      if (given > 0n) await this.send(curve.sell(this.world, each, { given }));
    }
  }

  private async honestStake(): Promise<void> {
    for (const each of this.honest) {
      const units = this.looseOf(each);
      if (units > 0n && (await this.send(curve.stake(this.world, each, units))))
        this.story.push(`${this.nameOf(each)} stakes all units.`);
    }
  }

  /** A holder tenders where the price is above a unit's share of the treasury. */
  private async honestTender(): Promise<void> {
    const { roundPrice = 0n, treasury = 0n, round = 0n } = this.series;
    if (roundPrice * this.supply <= treasury * LAMPORTS_PER_UNIT) return;
    for (const [place, each] of this.honest.entries()) {
      if (place === 1 && !this.setup.tenders) continue;
      const position = await this.positionOf(each);
      const offered = position?.round === round ? position.tendered : 0n;
      const units = (position?.staked ?? 0n) - (offered ?? 0n);
      if (units > 0n && (await this.send(tenders.tender(this.world, each, units))))
        this.story.push(`${this.nameOf(each)} tenders all units.`);
    }
  }

  /** Anyone may send everybody's claims of settled rounds, once each quarter that is over has its census. */
  async claimTenders(): Promise<void> {
    if ((this.series.unclaimed ?? 0n) > 0n) await this.countAll();
    for (const each of this.everybody) {
      const { tendered = 0n } = (await this.positionOf(each)) ?? {};
      if (tendered > 0n) await this.send(tenders.claimTender(this.world, each));
    }
  }

  // ---- the end

  /** Everybody takes what is theirs: the coalition first. */
  async settle(): Promise<void> {
    const { roundState, roundEndsAt = 0n } = this.series;
    if (roundState === 1n && !this.ended) {
      await this.wait(roundEndsAt);
      await this.send(tenders.settleTender(this.world));
    }
    await this.claimTenders();
    if (this.state === 'FAILED') await this.honestSell();
    if (this.raised > 0n && !this.ended) await this.leaveTreasury();
    for (const each of this.everybody) await this.leave(each);
    this.world.chain.setTime(most(this.now(), (this.series.activatedAt ?? 0n) + PROCEEDS_WAIT));
    await this.send(curve.collectProceeds(this.world));
  }

  private async leave(trader: curve.Trader): Promise<void> {
    const { world } = this;
    if ((await this.positionOf(trader)) !== null) {
      const closed = this.ended ? [claims.claimFinal, claims.claimRedemption] : [];
      for (const claim of [...closed, claims.claimPayout, claims.claimTail]) await this.send(claim(world, trader));
    }
    const loose = this.looseOf(trader);
    if (this.ended && loose > 0n) await this.send(claims.redeemUnits(world, trader, loose));
  }

  /** Runs a series to its end, by calls that anyone may send. */
  async finish(): Promise<boolean> {
    for (let step = 0; step < 12 && !['CLOSED', 'FAILED', 'EXTINGUISHED'].includes(this.state); step += 1) {
      await this.step();
    }
    return ['CLOSED', 'FAILED', 'EXTINGUISHED'].includes(this.state);
  }

  private async step(): Promise<void> {
    const { state, series, world } = this;
    const { nextPeriod: next = 0n, deadline = 0n, tailStartedAt = 0n, roundState, roundEndsAt = 0n } = series;
    if (state === 'CURVE') {
      await this.wait(deadline);
      if (!(await this.send(curve.activate(world)))) await this.send(curve.fail(world));
      return;
    }
    if (roundState === 1n) {
      await this.wait(roundEndsAt);
      await this.send(tenders.settleTender(world));
    }
    await this.claimTenders();
    if (next === 0n) {
      await this.wait(tailStartedAt + TAIL_WINDOW + ACCRUAL_WAIT);
      await this.send(claims.closeSeries(world));
      return;
    }
    await this.count(Number(next) as Period);
    await this.miss(Number(next) as Period);
  }

  private async countAll(): Promise<void> {
    for (let step = 0; step < 12; step += 1) {
      const { nextCensus = 0n, nextPeriod: next = 0n } = this.series;
      const running = this.state === 'ACTIVE' || this.state === 'PAUSED';
      if (!running || nextCensus === 0n || this.now() < periodEnd(Number(nextCensus) as Period)) return;
      if (next === nextCensus) await this.count(Number(next) as Period);
      else await this.miss(Number(next) as Period);
    }
  }

  private async count(period: Period): Promise<void> {
    await this.wait(periodEnd(period));
    await this.wait((this.series.activatedAt ?? 0n) + CENSUS_WAIT);
    await this.send(curve.syncCensus(this.world, period));
  }

  private async miss(period: Period): Promise<void> {
    const { pauseEnd = 0n, startedAt = 0n } = this.series;
    await this.wait(periodEnd(period) + 90n * DAY + pauseEnd - startedAt);
    await this.send(markMissed(this.world, period));
  }

  /** What the bounds allow more or less than what was paid; the larger of the coalition's gain and the honest people's losses. */
  result(): { excess: bigint; losses: readonly bigint[]; gain: bigint } {
    const roundingOf = BOUNDS.claim + this.rounds * (BOUNDS.round + this.treasuryAtFirst / LAMPORTS_PER_UNIT + 1n);
    let [excess, gain, allowed] = [-(1n << 64n), 0n, 0n];
    const losses: bigint[] = [];
    for (const [place, each] of this.honest.entries()) {
      const idle = place === 1 && !this.setup.tenders;
      const lost = this.lossOf(each);
      const bound = roundingOf + (idle ? this.treasuryAtFirst : 0n);
      allowed += bound;
      losses.push(lost);
      if (lost - bound > excess) excess = lost - bound;
    }
    for (const each of this.coalition) gain -= this.lossOf(each);
    gain -= this.raised - this.treasuryAtFirst;
    if (gain - allowed > excess) excess = gain - allowed;
    return { excess, losses, gain };
  }

  /** Rounded up. */
  private lossOf(trader: curve.Trader): bigint {
    const { parts = 0n } = this.dues.get(trader) ?? {};
    const got = this.moneyOf(trader) - (this.money.get(trader) ?? 0n) - (this.other.get(trader) ?? 0n);
    const lost = parts - got * PARTS;
    return lost > 0n ? (lost + PARTS - 1n) / PARTS : lost / PARTS;
  }
}
