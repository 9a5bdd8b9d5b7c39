// One life of a curve series: a coalition's moves, honest people who look once a week, and what everybody is due.

import { larger } from '@income-series/protocol/amounts';
import { leastCapOf } from '@income-series/protocol/curve-rules';
import { nextPeriod, type Period, periodEnd } from '@income-series/protocol/period';
import {
  ACCRUAL_WAIT,
  CENSUS_WAIT,
  LAMPORTS_PER_UNIT,
  PROCEEDS_WAIT,
  SALE_NOTICE,
  TAIL_WINDOW,
} from '@income-series/protocol/policy';
import type { Address, KeyPairSigner } from '@solana/kit';
import { keyPair, PROGRAM, type Sending, SYSTEM_PROGRAM } from '../../contracts/solana/support/chain.ts';
import * as claims from '../../contracts/solana/support/claims.ts';
import * as curve from '../../contracts/solana/support/curve.ts';
import { OTHER } from '../../contracts/solana/support/extinguishment.ts';
import { writeKey } from '../../contracts/solana/support/proof.ts';
import { publishRate, setVerified } from '../../contracts/solana/support/registry.ts';
import { markMissed, RATE, TRUSTING } from '../../contracts/solana/support/reports.ts';
import { ATTESTOR, VERIFIER } from '../../contracts/solana/support/signed-rate.ts';
import * as tenders from '../../contracts/solana/support/tenders.ts';
import { START, TOKEN_PROGRAM } from '../../contracts/solana/support/world.ts';
import { Books } from './books.ts';
import { MUTANTS } from './mutants.ts';
import { withoutSignatures } from './unsigned.ts';

const { DAY } = curve;
const FIRST: Period = 20261;
const TOKEN = 1_000_000n;
/** Honest people look at least this often. */
const LOOK = 7n * DAY - 3_600n;
const STATES: Readonly<Record<string, string>> = {
  ...{ 3: 'ACTIVE', 4: 'PAUSED', 5: 'TAIL', 6: 'CLOSED', 7: 'FAILED', 8: 'EXTINGUISHED', 9: 'CURVE' },
};

export interface Setup {
  /** Whether the first quarter ends while units are sold. */
  readonly late: boolean;
  readonly quarters: number;
  readonly treasuryBps: number;
  readonly feeBps: number;
  /** Tokens that the holders may be paid; a base unit for 0. The least that a sale may have, where the program refuses that. */
  readonly cap: number;
  /** Tokens for which a wallet of the coalition would buy in the transaction that creates the series. */
  readonly first?: number;
  /** Tokens for which each honest person buys as the sale begins. The third stakes nothing and lends what it has. */
  readonly honest: readonly number[];
  /** Whether the second honest person tenders. */
  readonly tenders: boolean;
}

/** What coalitions borrow from within a transaction. */
export interface Lender {
  readonly signer: KeyPairSigner;
  readonly money: Address;
}

interface Account {
  readonly address: Address;
  readonly programAddress: Address;
  readonly data: Uint8Array;
}

/** The program with its registry, as every life finds it. */
export class Stage {
  readonly world: curve.CurveWorld;
  readonly lender: Lender;
  /** Another account of the issuer for the payment token. */
  readonly till: Address;
  private readonly kept: readonly Account[];
  private constructor(world: curve.CurveWorld, lender: Lender, till: Address) {
    this.world = world;
    this.lender = lender;
    this.till = till;
    this.kept = this.accounts();
  }

  /** With the bytes of a mutant, or the committed ones. */
  static async open(mutant?: string): Promise<Stage> {
    const world = await curve.openCurveWorld(5, RATE);
    for (const [place, part] of TRUSTING.entries()) await world.chain.accept(writeKey(world, place, part));
    for (const { address } of [ATTESTOR, OTHER]) await curve.register(world, 'attestor', address);
    await curve.register(world, 'verifier', VERIFIER.address);
    for (const { signer, units } of [world.issuer, ...world.traders]) {
      curve.putTokens(world, units, world.curve.mint, signer.address, 0n);
    }
    const [till, signer, money] = await Promise.all([501, 502, 503].map(keyPair));
    if (!till || !signer || !money) throw new Error('three key pairs');
    curve.putTokens(world, till.address, world.token, world.issuer.signer.address, 0n);
    curve.putTokens(world, money.address, world.token, signer.address, 1_000_000n * TOKEN);
    if (mutant !== undefined) world.chain.svm.addProgram(PROGRAM, MUTANTS.read(mutant));
    const lender = { signer, money: money.address };
    return new Stage({ ...world, chain: withoutSignatures(world.chain) }, lender, till.address);
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

export class Life {
  readonly world: curve.CurveWorld;
  readonly setup: Setup;
  readonly story: string[] = [];
  readonly seen = new Set<string>();
  readonly stage: Stage;
  readonly books: Books;
  private looked: bigint;
  private rated: Period | null = null;

  private constructor(stage: Stage, setup: Setup) {
    this.stage = stage;
    this.world = stage.world;
    this.setup = setup;
    this.looked = this.now();
    this.books = new Books(this);
    const [, second, third] = this.honest as readonly [curve.Trader, curve.Trader, curve.Trader];
    this.books.careless.add(third);
    for (const idle of setup.tenders ? [third] : [second, third]) this.books.idle.add(idle);
  }

  static async begin(stage: Stage, setup: Setup): Promise<Life> {
    stage.reset();
    const { world } = stage;
    if (setup.late) {
      world.chain.setTime(periodEnd(FIRST) - 10n * DAY);
      await world.chain.accept(publishRate(world, world.admin, { currency: curve.EUR, rate: RATE }));
    }
    let lastPeriod = FIRST;
    for (let count = 1; count < setup.quarters; count += 1) lastPeriod = nextPeriod(lastPeriod);
    const [treasuryBps, feeBps] = [BigInt(setup.treasuryBps), BigInt(setup.feeBps)];
    const deadline = world.chain.now() + 30n * DAY;
    const cap = setup.cap === 0 ? 1n : BigInt(setup.cap) * TOKEN;
    const life = new Life(stage, setup);
    await life.create({ treasuryBps, feeBps, lastPeriod, deadline, cap });
    world.chain.setTime(world.chain.now() + SALE_NOTICE);
    for (const [place, tokens] of setup.honest.entries()) await life.honestBuys(place, BigInt(tokens) * TOKEN);
    life.books.opening = false;
    return life;
  }

  /** With the first purchase, if the program takes it, and with the least cap, if it takes no other. */
  private async create(terms: Partial<curve.CurveParams>): Promise<void> {
    const { world, setup } = this;
    const wallet = this.coalition[1] as curve.Trader;
    const created = await curve.createCurve(world, terms);
    this.books.opening = false;
    const purchase = curve.buy(world, wallet, { given: BigInt(setup.first ?? 0) * TOKEN });
    const least = { ...terms, cap: leastCapOf(curve.PARAMS, curve.PARAMS.unitsOffered) };
    const early = 'The issuer creates the series, and Wallet 1 buys in the same transaction.';
    const accepted =
      (await this.sendAll([created, purchase], early)) ||
      (await this.send(created)) ||
      (await this.send(curve.createCurve(world, least)));
    if (!accepted) throw new Error('a series is created');
    this.books.opening = true;
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
  traderOf(address: string): curve.Trader | undefined {
    return this.everybody.find(({ signer }) => signer.address === address);
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
  moneyOf = (trader: curve.Trader): bigint =>
    curve.tokensOf(this.world, trader.money) +
    (trader === this.issuer ? curve.tokensOf(this.world, this.stage.till) : 0n);
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
    return this.sendAll([sending], sentence);
  }

  /** The same of several instructions in one transaction. */
  async sendAll(sendings: readonly Sending[], sentence?: string): Promise<boolean> {
    const sent = await this.world.chain.send(...(await Promise.all(sendings)));
    if (sent.answer !== 'ACCEPTED') return false;
    await this.books.note(sent.events);
    if (sentence !== undefined) this.story.push(sentence);
    return true;
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
    await chain.accept(publishRate(this.world, admin, { currency: curve.EUR, rate: RATE }));
    this.rated = period;
  }

  // ---- honest people

  async honestBuys(place: number, amount: bigint): Promise<boolean> {
    const trader = this.honest[place % 3] as curve.Trader;
    return this.send(
      curve.buy(this.world, trader, { given: amount }),
      `${this.nameOf(trader)} buys units for at most ${amount}.`,
    );
  }

  async loseVerification(place: number, verified: boolean): Promise<boolean> {
    const trader = this.honest[place % 3] as curve.Trader;
    if (!verified) for (const group of [this.books.careless, this.books.idle]) group.add(trader);
    const { admin } = this.world;
    return this.send(
      setVerified(this.world, admin, [trader.signer.address], verified),
      `${this.nameOf(trader)} ${verified ? 'is verified' : 'loses its verification'}.`,
    );
  }

  /** What honest people do once a week, as docs/security.md says. */
  async look(): Promise<void> {
    this.looked = this.now();
    const { state } = this;
    if (state === 'FAILED') await this.sellBack(this.honest);
    if (state === 'ACTIVE' || state === 'PAUSED') await this.honestStake();
    if (this.series.roundState === 1n) await this.honestTender();
  }

  private async sellBack(sellers: readonly curve.Trader[]): Promise<void> {
    for (const each of sellers) {
      const given = this.looseOf(each);
      if (given > 0n) await this.send(curve.sell(this.world, each, { given }));
    }
  }

  private async honestStake(): Promise<void> {
    for (const each of this.honest.slice(0, 2)) {
      const units = this.looseOf(each);
      if (units > 0n && (await this.send(curve.stake(this.world, each, units))))
        this.story.push(`${this.nameOf(each)} stakes all units.`);
    }
  }

  /** A holder tenders where the price is above a unit's share of the treasury. */
  private async honestTender(): Promise<void> {
    const { roundPrice = 0n, treasury = 0n, round = 0n } = this.series;
    if (roundPrice * this.supply <= treasury * LAMPORTS_PER_UNIT) return;
    for (const each of this.honest) {
      if (this.books.idle.has(each)) continue;
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
    if (this.state === 'CURVE') await this.endSale();
    const { roundState, roundEndsAt = 0n } = this.series;
    if (roundState === 1n && !this.books.ended) {
      await this.wait(roundEndsAt);
      await this.send(tenders.settleTender(this.world));
    }
    await this.claimTenders();
    if (this.state === 'FAILED') await this.sellBack(this.everybody);
    if (!this.books.ended) await this.books.leaveTreasury();
    for (const each of this.everybody) await this.leave(each);
    this.world.chain.setTime(larger(this.now(), (this.series.activatedAt ?? 0n) + PROCEEDS_WAIT));
    await this.send(curve.collectProceeds(this.world));
  }

  private async leave(trader: curve.Trader): Promise<void> {
    const { world } = this;
    const { ended } = this.books;
    if ((await this.positionOf(trader)) !== null) {
      const closed = ended ? [claims.claimFinal, claims.claimRedemption] : [];
      for (const claim of [...closed, claims.claimPayout, claims.claimTail]) await this.send(claim(world, trader));
    }
    const loose = this.looseOf(trader);
    if (ended && loose > 0n) await this.send(claims.redeemUnits(world, trader, loose));
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
    const { nextPeriod: next = 0n, tailStartedAt = 0n, roundState, roundEndsAt = 0n } = series;
    if (state === 'CURVE') return this.endSale();
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

  private async endSale(): Promise<void> {
    await this.wait(this.series.deadline ?? 0n);
    if (!(await this.send(curve.activate(this.world)))) await this.send(curve.fail(this.world));
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
}
