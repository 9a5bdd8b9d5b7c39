// What everybody is due, in money: of the curve's trades, of payments and treasury, and of a sale that fails.
import { leastCapOf } from '@income-series/protocol/curve-rules';
import { BPS, BUYOUT_NOTICE, FEE_BPS, LAMPORTS_PER_UNIT } from '@income-series/protocol/policy';
import { acceptedUnits, type TenderTerms } from '@income-series/protocol/tender';
import * as curve from '../../contracts/solana/support/curve.ts';
import type { ProgramEvent } from '../../contracts/solana/support/events.ts';
import { BOUNDS } from '../shared/bounds.ts';
import type { Life } from './life.ts';

/** Parts of a base unit in which shares are counted. */
const PARTS = 10n ** 12n;
const { virtualQuote: QUOTE, virtualBase: BASE, unitsOffered: OFFERED } = curve.PARAMS;
/** Of a base lamport of the last unit, rounded up. */
const LAST = (QUOTE * BASE) / (BASE - OFFERED * LAMPORTS_PER_UNIT) ** 2n + 1n;

/** Units of some, and of all of these. */
interface Holdings {
  readonly total: bigint;
  readonly units: ReadonlyMap<curve.Trader, bigint>;
}
type Amounts = Readonly<Record<string, bigint>>;

const ceil = (parts: bigint, of: bigint): bigint => (parts + of - 1n) / of;
const holdingsOf = (units: ReadonlyMap<curve.Trader, bigint>): Holdings => ({
  units,
  total: [...units.values()].reduce((sum, held) => sum + held, 0n),
});

export class Books {
  /** Honest people who cannot stake or do not: they are due what they staked. */
  readonly careless = new Set<curve.Trader>();
  /** Who tenders nothing, and may lose its share of the treasury. */
  readonly idle = new Set<curve.Trader>();
  /** Whether the sale has not begun for honest people: who buys now pays what others would leave it to pay. */
  opening = true;
  raised = 0n;
  private readonly life: Life;
  private readonly money = new Map<curve.Trader, bigint>();
  private readonly dues = new Map<curve.Trader, bigint>();
  private readonly trades = new Map<curve.Trader, bigint>();
  /** Of the treasury at first. */
  private readonly shares = new Map<curve.Trader, bigint>();
  /** Units that earn, as the last census found them. */
  private census: Holdings = holdingsOf(new Map());
  private openingSold = 0n;
  private rounds = 0n;
  private lastPrice = 0n;
  private noticedAt: bigint | null = null;
  private state: 'sold' | 'failed' | 'bought-out' | 'ended' | 'running' = 'sold';
  private amended = false;

  constructor(life: Life) {
    this.life = life;
    for (const each of life.everybody) this.money.set(each, life.moneyOf(each));
  }

  get ended(): boolean {
    return this.state === 'ended' || this.state === 'bought-out';
  }

  private add(trader: curve.Trader, parts: bigint): void {
    this.dues.set(trader, (this.dues.get(trader) ?? 0n) + parts);
  }

  private share(amount: bigint, { total, units }: Holdings, sign = 1n): void {
    if (total === 0n) return;
    for (const [trader, held] of units) this.add(trader, (sign * amount * PARTS * held) / total);
  }

  /** After a transaction, with all that it announced. */
  async note(events: readonly ProgramEvent[]): Promise<void> {
    const names = new Set(events.map(({ name }) => name));
    for (const { name, fields } of events) {
      const trader = this.life.traderOf(`${fields.trader ?? fields.holder ?? ''}`);
      const amounts = fields as Amounts;
      if (name === 'CurveBought' && trader !== undefined) this.bought(trader, amounts);
      if (name === 'CurveSold' && trader !== undefined) this.sold(trader, amounts);
      if (name === 'CurveActivated') await this.activated(amounts, events, names.has('CurveProceedsCollected'));
      if (name === 'SeriesFailed') this.failed(await this.holdings());
      if (name === 'CurveUnitsSynced') this.census = await this.earning();
      if (name === 'PaymentSplit' || name === 'TailPaid') this.paid(amounts, this.census);
      if (name === 'TermsAmended') this.amended = true;
      if (name === 'BuyOutAnnounced') this.noticedAt = this.life.now();
      if (name === 'BoughtOut') await this.boughtOut(amounts);
      if (name === 'TenderSettled' && (amounts.units ?? 0n) > 0n) this.rounds += 1n;
      if (name === 'RedemptionClaimed' && trader !== undefined) this.redeemed(trader, amounts, events);
      if (name === 'SeriesClosed' || name === 'SeriesExtinguished') {
        if (this.state !== 'bought-out') this.state = 'ended';
        await this.leaveTreasury();
      }
    }
  }

  // ---- trades

  /** A purchase costs what the curve asks for its units. */
  private bought(trader: curve.Trader, { amount = 0n, fee = 0n, units = 0n, reserve = 0n, sold = 0n }: Amounts): void {
    const [quote, base] = this.opening
      ? [(QUOTE * BASE) / (BASE - this.openingSold), BASE - this.openingSold]
      : [QUOTE + reserve - amount + fee, BASE - sold + units];
    if (this.opening) this.openingSold += units;
    this.add(trader, -ceil(PARTS * quote * units, base - units) - this.feeOf(amount));
    this.trades.set(trader, (this.trades.get(trader) ?? 0n) + 1n);
  }

  /** A sale gives what the curve pays. After a failure the units were counted as it failed. */
  private sold(trader: curve.Trader, { amount = 0n, fee = 0n, units = 0n, reserve = 0n, sold = 0n }: Amounts): void {
    this.trades.set(trader, (this.trades.get(trader) ?? 0n) + 1n);
    if (this.state === 'failed') return;
    const [quote, base] = [QUOTE + reserve + amount + fee, BASE - sold - units];
    this.add(trader, (PARTS * quote * units) / (base + units) - this.feeOf(amount + fee));
  }

  private feeOf = (amount: bigint): bigint => (PARTS * amount * BigInt(this.life.setup.feeBps)) / BPS;

  /** Every unit has the same share, whoever sells first. */
  private failed(holdings: Holdings): void {
    this.state = 'failed';
    this.share(this.life.series.reserve ?? 0n, holdings);
  }

  // ---- the treasury

  private get treasuryAtFirst(): bigint {
    return (this.raised * BigInt(this.life.setup.treasuryBps)) / BPS;
  }

  /** A threshold that is reached by money of one transaction is not reached: who bought is due what a failed sale pays. */
  private async activated(
    { raised = 0n }: Amounts,
    events: readonly ProgramEvent[],
    isBorrowed: boolean,
  ): Promise<void> {
    const { sold = 0n } = this.life.series;
    this.state = 'running';
    this.raised = raised;
    this.lastPrice = ceil((QUOTE + raised) * LAMPORTS_PER_UNIT, BASE - sold);
    const holdings = await this.holdings();
    for (const [each, held] of holdings.units) {
      this.shares.set(each, holdings.total === 0n ? 0n : ceil(this.treasuryAtFirst * held, holdings.total));
    }
    if (!isBorrowed) {
      this.share(this.treasuryAtFirst, holdings);
      this.add(this.life.issuer, (raised - this.treasuryAtFirst) * PARTS);
      return;
    }
    const bought = events.filter(({ name }) => name === 'CurveBought').map(({ fields }) => fields as Amounts);
    const [units, money] = bought.reduce(
      ([ofUnits, ofMoney], { units = 0n, amount = 0n, fee = 0n }) => [ofUnits + units, ofMoney + amount - fee],
      [0n, 0n],
    );
    const { honest } = this.life;
    const theirs = new Map([...holdings.units].filter(([each]) => honest.includes(each)));
    this.share(raised - money, { units: theirs, total: holdings.total - units });
  }

  /** What the treasury keeps is everybody's by units, and counts as theirs whether or not the program pays it. */
  async leaveTreasury(): Promise<void> {
    if (this.raised === 0n) return;
    const { total, units } = await this.holdings();
    const left = new Map<curve.Trader, bigint>();
    let sold = 0n;
    for (const [each, held] of units) {
      const accepted = await this.acceptedOf(each);
      left.set(each, held - accepted);
      sold += accepted;
    }
    this.share(this.life.series.treasury ?? 0n, { total: total - sold, units: left }, -1n);
  }

  /** Units of a settled round that are paid for and burned with their claim. */
  private async acceptedOf(trader: curve.Trader): Promise<bigint> {
    const { series, world } = this.life;
    const { tendered = 0n, round = 0n } = (await this.life.positionOf(trader)) ?? {};
    if (tendered === 0n || (round === series.round && series.roundState !== 2n)) return 0n;
    const { price = 0n, treasury = 0n, units: total = 0n } = await curve.readRound(world, Number(round));
    return acceptedUnits({ price, treasury, total } as TenderTerms, tendered);
  }

  /** What a round pays for a unit above the price of the last is nobody's to take. */
  private redeemed(trader: curve.Trader, { amount = 0n }: Amounts, events: readonly ProgramEvent[]): void {
    if (this.state === 'bought-out' || this.life.honest.includes(trader)) return;
    const burned = events.find(({ name }) => name === 'UnitsBurned')?.fields as Amounts;
    const most = ceil((burned.units ?? 0n) * this.lastPrice, LAMPORTS_PER_UNIT);
    if (amount > most) this.add(trader, (most - amount) * PARTS);
  }

  // ---- payments

  private paid({ fee = 0n, net = 0n }: Amounts, to: Holdings): void {
    this.add(this.life.issuer, -(fee + net) * PARTS);
    this.share(net, to);
  }

  /** A cap pays each unit the price of the last, unless an attestor lowered it. Nobody but holders is due what is paid unannounced. */
  private async boughtOut({ amount = 0n, fee = 0n, net = 0n }: Amounts): Promise<void> {
    this.state = 'bought-out';
    const before = (this.life.series.paid ?? 0n) - amount;
    const promised = this.amended ? 0n : leastCapOf(curve.PARAMS, OFFERED) - before;
    const least = promised > amount ? promised - (promised * FEE_BPS) / BPS : net;
    const holdings = await this.holdings();
    const noticed = this.noticedAt !== null && this.life.now() >= this.noticedAt + BUYOUT_NOTICE;
    const { honest } = this.life;
    const theirs = new Map([...holdings.units].filter(([each]) => noticed || honest.includes(each)));
    this.add(this.life.issuer, -(fee + net) * PARTS);
    this.share(least > net ? least : net, noticed ? holdings : holdingsOf(theirs));
  }

  private async holdings(): Promise<Holdings> {
    const units = new Map<curve.Trader, bigint>();
    for (const each of this.life.everybody) units.set(each, await this.life.unitsOf(each));
    return { total: this.life.supply, units };
  }

  /** Honest people stake all that they have; of everybody else what is staked once the transaction is over counts. */
  private async earning(): Promise<Holdings> {
    const units = new Map<curve.Trader, bigint>();
    for (const each of this.life.everybody) {
      const stakesAll = this.life.honest.includes(each) && !this.careless.has(each);
      const staked = (await this.life.positionOf(each))?.staked ?? 0n;
      units.set(each, stakesAll ? await this.life.unitsOf(each) : staked);
    }
    return holdingsOf(units);
  }

  // ---- the end

  /** What the bounds allow more or less than what was due; the larger of the coalition's gain and the honest people's losses. */
  result(): { excess: bigint; losses: readonly bigint[]; gain: bigint } {
    let [excess, gain, allowed] = [-(1n << 64n), 0n, 0n];
    const losses: bigint[] = [];
    for (const each of this.life.honest) {
      const lost = this.lossOf(each);
      const rounding = this.roundingOf(each);
      const bound = rounding + (this.idle.has(each) ? (this.shares.get(each) ?? 0n) : 0n);
      losses.push(lost);
      allowed += lost < rounding ? rounding : lost < bound ? lost : bound;
      if (lost - bound > excess) excess = lost - bound;
    }
    for (const each of this.life.coalition) gain -= this.lossOf(each);
    if (gain - allowed > excess) excess = gain - allowed;
    return { excess, losses, gain };
  }

  private roundingOf(trader: curve.Trader): bigint {
    const rounds = this.rounds * (BOUNDS.round + this.treasuryAtFirst / LAMPORTS_PER_UNIT + 1n);
    return BOUNDS.claim + rounds + (this.trades.get(trader) ?? 0n) * (BOUNDS.trade + LAST);
  }

  /** Rounded up. */
  private lossOf(trader: curve.Trader): bigint {
    const got = this.life.moneyOf(trader) - (this.money.get(trader) ?? 0n);
    const lost = (this.dues.get(trader) ?? 0n) - got * PARTS;
    return lost > 0n ? ceil(lost, PARTS) : lost / PARTS;
  }
}
