import {
  type CurveSale,
  curveFault,
  deriveRate,
  holdersReachable,
  LAMPORTS_PER_UNIT,
  largestBid,
  leastCapOf,
  leastRaiseCap,
  phaseFault,
  readPeriod,
  reportWindow,
} from '@income-series/client/terms';
import { formatMoney, formatUnits, readMoney, type Token } from '../formats.ts';
import type { ChangeSeriesDraftMutationVariables } from '../generated/operations.ts';
import { formatShare, minorDigits } from '../series/income.ts';
import { addQuarters } from './quarters.ts';

/** The fields of a draft as an issuer typed them. Shares are percentages, times are of the reader's zone as `2027-01-31T12:00`. */
export interface DraftText {
  readonly title: string;
  readonly currency: string;
  readonly routed: string;
  readonly theta: string;
  readonly share: string;
  readonly indexing: string;
  readonly firstPeriod: string;
  readonly quarters: string;
  readonly units: string;
  /** `CURVE` or `RAISE`. It is read on Solana alone, because an EVM chain has raises alone. */
  readonly sale: string;
  readonly cap: string;
  // a raise
  readonly reservePrice: string;
  readonly minRaise: string;
  readonly minHolders: string;
  readonly maxUnits: string;
  readonly concentration: string;
  readonly commitEnds: string;
  readonly revealDays: string;
  readonly gateDays: string;
  // a curve
  readonly firstPrice: string;
  readonly rise: string;
  readonly threshold: string;
  readonly saleEnds: string;
  readonly fee: string;
  readonly treasury: string;
}

export type DraftField = keyof DraftText;

/** The fields of an amendment. The series keeps its currency, its units and the way of its income. */
export type AmendmentText = Pick<DraftText, 'currency' | 'routed' | 'theta' | 'share' | 'units' | 'cap'>;

/** The things that a draft is read by. */
export interface DraftRules {
  readonly token: Token;
  /** True where units are sold on a curve. */
  readonly isCurve: boolean;
  /** The chain's time in milliseconds. */
  readonly nowMs: number;
}

type Figures = Omit<
  ChangeSeriesDraftMutationVariables['input'],
  'id' | 'idempotencyKey' | 'shareRate' | 'termsSalt' | 'theta'
>;

/** The private terms that were typed. */
export interface TypedTerms {
  /** The annual threshold, in minor units of the currency; of routed income in base units of the payment token. */
  readonly theta: bigint;
  /** The share of all units as a decimal in (0, 1], as `0.05`. */
  readonly shareRate: string;
  /** The payment for one unit, or one base lamport of a curve, and one minor unit of income, as WAD. */
  readonly rate: bigint;
  /** Whole units, and on a curve series too. */
  readonly unitsOffered: bigint;
}

export interface ReadDraft {
  /** The public figures; null if a field is at fault. */
  readonly figures: Figures | null;
  /** The private terms, once they can be read. */
  readonly terms: TypedTerms | null;
  readonly faults: Readonly<Partial<Record<DraftField, string>>>;
}

const DAY_MS = 86_400_000;
const PERCENT_DECIMALS = 2;
const SHARE_DECIMALS = 16;
const WAD = 10n ** 18n;
const INCOME_LIMIT = 1n << 64n;

const secondsOf = (ms: number): bigint => BigInt(Math.floor(ms / 1_000));
/** A time in whole seconds, as the gateway takes it. */
const isoOf = (ms: number): string => new Date(Math.floor(ms / 1_000) * 1_000).toISOString();

/** Reads a whole number from 1 to a limit; null for any other text. */
function readCount(text: string, most: number): number | null {
  const count = readMoney(text, 0);
  return count === null || count < 1n || count > BigInt(most) ? null : Number(count);
}

/** A number as a decimal text of 1, from a percentage of 1: 500 of ten thousand is `0.05`. */
const decimalOfWad = (wad: bigint): string => {
  const digits = wad.toString().padStart(19, '0');
  return `${digits.slice(0, -18)}.${digits.slice(-18)}`.replace(/\.?0+$/, '');
};

class Reading {
  readonly faults: Partial<Record<DraftField, string>> = {};
  readonly #text: Partial<DraftText>;
  readonly #token: Token;

  constructor(text: Partial<DraftText>, token: Token) {
    this.#text = text;
    this.#token = token;
  }

  /** Notes what is wrong with a field, unless something else is already. */
  blame(field: DraftField, message: string): null {
    this.faults[field] ??= message;
    return null;
  }

  money(field: DraftField): bigint | null {
    const { symbol, decimals } = this.#token;
    const amount = readMoney(this.#text[field] ?? '', decimals);
    return (
      amount ??
      this.blame(
        field,
        `Enter an amount in ${symbol || 'the payment token'}, as 12.50, with at most ${decimals} decimals.`,
      )
    );
  }

  count(field: DraftField, most: number, message: string): number | null {
    return readCount(this.#text[field] ?? '', most) ?? this.blame(field, message);
  }

  /** Reads a percentage in basis points. */
  percent(field: DraftField, most: number): number | null {
    const bps = readMoney(this.#text[field] ?? '', PERCENT_DECIMALS);
    if (bps !== null && bps <= BigInt(most)) return Number(bps);
    return this.blame(field, `Enter a percentage from 0 to ${most / 100}, as 2.5, with at most 2 decimals.`);
  }

  /** Reads a time of the reader's zone, in milliseconds. */
  time(field: DraftField): number | null {
    const ms = Date.parse(this.#text[field] ?? '');
    return Number.isNaN(ms) ? this.blame(field, 'Enter a day and a time.') : ms;
  }
}

const MOST_UNITS = 1_000_000_000;

/** Tests that the income comes through the router. A series on a curve has none, whatever was chosen before. */
export const isRoutedText = ({ routed }: Pick<DraftText, 'routed'>, isCurve: boolean): boolean =>
  routed === 'yes' && !isCurve;

/** Reads the private terms, which the preview shows as soon as they are whole. */
function readTerms(
  reading: Reading,
  text: AmendmentText,
  { token, isCurve }: Pick<DraftRules, 'token' | 'isCurve'>,
): TypedTerms | null {
  const units = reading.count('units', MOST_UNITS, 'Enter a whole number of units, 1 or more.');
  const digits = isRoutedText(text, isCurve) ? token.decimals : minorDigits(text.currency);
  const theta = readMoney(text.theta, digits);
  if (theta === null || theta >= INCOME_LIMIT)
    reading.blame('theta', `Enter the yearly income from which you pay, as 40,000, with at most ${digits} decimals.`);
  const share = readMoney(text.share, SHARE_DECIMALS);
  if (share === null || share === 0n || share > WAD)
    reading.blame('share', 'Enter a percentage above 0 and at most 100, as 5.');
  if (units === null || theta === null || share === null || Object.keys(reading.faults).length > 0) return null;
  const unitsOffered = BigInt(units);
  const parts = isCurve ? unitsOffered * LAMPORTS_PER_UNIT : unitsOffered;
  if (share % parts !== 0n) {
    const below = share - (share % parts);
    const near = below === 0n ? '' : ` ${formatShare(`${below}`)} does.`;
    reading.blame('share', `This share does not divide exactly by ${formatUnits(unitsOffered)} units.${near}`);
    return null;
  }
  return {
    theta,
    shareRate: decimalOfWad(share),
    rate: deriveRate(share, unitsOffered, { curve: isCurve }),
    unitsOffered,
  };
}

interface SaleRules extends DraftRules {
  /** Null while they cannot be read: the rules that depend on them wait. */
  readonly unitsOffered: bigint | null;
}

const PHASES = {
  commitEndsAt: ['commitEnds', 'Bidding ends at least 12 hours and at most 90 days from now.'],
  revealEndsAt: ['revealDays', 'Bids are revealed for 1 to 30 days.'],
  gateEndsAt: ['gateDays', 'The settlement takes 1 to 90 days.'],
} as const;

function readRaise(reading: Reading, { token, nowMs, unitsOffered }: SaleRules) {
  const most = Number(unitsOffered ?? MOST_UNITS);
  const reservePrice = reading.money('reservePrice');
  const minRaise = reading.money('minRaise');
  const cap = reading.money('cap');
  const minHolders = reading.count('minHolders', most, 'Enter a number of people, 1 or more.');
  const maxUnits = reading.count('maxUnits', most, 'Enter a number of units, at most those that you offer.');
  const concentrationBps = reading.percent('concentration', 10_000);
  const commitMs = reading.time('commitEnds');
  const revealDays = reading.count('revealDays', 30, PHASES.revealEndsAt[1]);
  const gateDays = reading.count('gateDays', 90, PHASES.gateEndsAt[1]);
  if (reservePrice === 0n) reading.blame('reservePrice', 'The least price is above zero.');
  if (
    reservePrice === null ||
    minRaise === null ||
    cap === null ||
    minHolders === null ||
    maxUnits === null ||
    concentrationBps === null ||
    commitMs === null ||
    revealDays === null ||
    gateDays === null ||
    unitsOffered === null
  )
    return null;
  const leastCap = leastRaiseCap({ unitsOffered, reservePrice, minRaise });
  if (cap < leastCap)
    reading.blame('cap', `The cap is at least ${formatMoney(leastCap, token)}: what the raise may bring.`);
  const maxUnitsPerBid = BigInt(maxUnits);
  const limits = { supply: unitsOffered, maxUnitsPerBid, concentrationBps: BigInt(concentrationBps) };
  if (largestBid(limits) === 0n) reading.blame('concentration', 'One winner may hold at least one unit.');
  else if (!holdersReachable(limits, BigInt(minHolders)))
    reading.blame(
      'minHolders',
      'Fewer bidders could take all units, and the raise would fail: lower this, or what one may hold.',
    );
  const [revealMs, gateMs] = [commitMs + revealDays * DAY_MS, commitMs + (revealDays + gateDays) * DAY_MS];
  const ends = { commitEndsAt: secondsOf(commitMs), revealEndsAt: secondsOf(revealMs), gateEndsAt: secondsOf(gateMs) };
  const fault = phaseFault(secondsOf(nowMs), ends);
  if (fault !== null) {
    const [field, message] = PHASES[fault];
    reading.blame(field, message);
  }
  const raise = {
    reservePrice: `${reservePrice}`,
    minRaise: `${minRaise}`,
    cap: `${cap}`,
    maxUnitsPerBid: `${maxUnitsPerBid}`,
    minHolders,
    concentrationBps,
    commitEndsAt: isoOf(commitMs),
    revealEndsAt: isoOf(revealMs),
    gateEndsAt: isoOf(gateMs),
  };
  return { raise, endsAt: ends.gateEndsAt };
}

const MOST_RISE = 100;
const RISE_DECIMALS = 4;
const CURVE_FIELDS: Readonly<Record<keyof CurveSale, readonly [DraftField, string]>> = {
  virtualQuote: ['firstPrice', 'This price does not suit a curve of so many units.'],
  virtualBase: ['units', 'A curve cannot sell so many units.'],
  threshold: ['threshold', 'The series begins with an amount above zero, which the sale of all units can reach.'],
  cap: ['cap', 'The cap is too low.'],
  feeBps: ['fee', 'The fee is at most 10 %.'],
  treasuryBps: ['treasury', 'The treasury’s share is at most 100 %.'],
  deadline: ['saleEnds', 'The sale ends at least 12 hours and at most 90 days from now.'],
};

/** The parameters of a curve whose last unit costs `rise` times the first: the price grows with the square of what is left. */
function poolOf(firstPrice: bigint, rise: number, unitsOffered: bigint) {
  const supply = Number(unitsOffered * LAMPORTS_PER_UNIT);
  const virtualBase = BigInt(Math.ceil(supply / (1 - 1 / Math.sqrt(rise))));
  return { virtualBase, virtualQuote: (firstPrice * virtualBase) / LAMPORTS_PER_UNIT };
}

function readCurve(reading: Reading, text: DraftText, { token, nowMs, unitsOffered }: SaleRules) {
  const firstPrice = reading.money('firstPrice');
  const rise = readMoney(text.rise, RISE_DECIMALS);
  const times = rise === null ? 0 : Number(rise) / 10 ** RISE_DECIMALS;
  if (times <= 1 || times > MOST_RISE) reading.blame('rise', `Enter a number above 1 and at most ${MOST_RISE}, as 4.`);
  const threshold = reading.money('threshold');
  const cap = reading.money('cap');
  const feeBps = reading.percent('fee', 1_000);
  const treasuryBps = reading.percent('treasury', 10_000);
  const endsMs = reading.time('saleEnds');
  if (
    firstPrice === null ||
    threshold === null ||
    cap === null ||
    feeBps === null ||
    treasuryBps === null ||
    endsMs === null ||
    reading.faults.rise !== undefined ||
    unitsOffered === null
  )
    return null;
  const pool = poolOf(firstPrice, times, unitsOffered);
  const deadline = secondsOf(endsMs);
  const fault = curveFault({ ...pool, threshold, cap, feeBps, treasuryBps, deadline }, unitsOffered, secondsOf(nowMs));
  if (fault === 'cap')
    reading.blame(
      'cap',
      `The cap is at least ${formatMoney(leastCapOf(pool, unitsOffered), token)}: what all units cost at the last price.`,
    );
  else if (fault !== null) {
    const [field, message] = CURVE_FIELDS[fault];
    reading.blame(field, message);
  }
  const curve = {
    virtualQuote: `${pool.virtualQuote}`,
    virtualBase: `${pool.virtualBase}`,
    threshold: `${threshold}`,
    cap: `${cap}`,
    feeBps,
    treasuryBps,
    endsAt: isoOf(endsMs),
  };
  return { curve, endsAt: deadline };
}

const MOST_QUARTERS = 80;

/** Reads what an issuer typed, and says beside which field what is wrong. */
export function readDraft(text: DraftText, rules: DraftRules): ReadDraft {
  const reading = new Reading(text, rules.token);
  const terms = readTerms(reading, text, rules);
  const quarters = reading.count('quarters', MOST_QUARTERS, `Enter a number of quarters from 1 to ${MOST_QUARTERS}.`);
  const first = readPeriod(text.firstPeriod) ?? reading.blame('firstPeriod', 'Choose the first quarter.');
  const units = readCount(text.units, MOST_UNITS);
  const sized = { ...rules, unitsOffered: units === null ? null : BigInt(units) };
  const sale = rules.isCurve ? readCurve(reading, text, sized) : readRaise(reading, sized);
  if (first !== null && sale !== null && sale.endsAt >= reportWindow(first).lateUntil)
    reading.blame('firstPeriod', 'The sale would end after this quarter’s report is due: choose a later quarter.');
  if (first === null || quarters === null || sale === null || terms === null || Object.keys(reading.faults).length > 0)
    return { figures: null, terms, faults: reading.faults };
  const { endsAt, ...offer } = sale;
  const figures: Figures = {
    ...offer,
    title: text.title.trim() === '' ? null : text.title,
    currency: text.currency,
    indexingRule: text.indexing === 'ANNUAL' ? 'ANNUAL' : 'NONE',
    unitsOffered: `${terms.unitsOffered}`,
    firstPeriod: text.firstPeriod,
    lastPeriod: addQuarters(text.firstPeriod, quarters - 1),
    ...(rules.isCurve ? {} : { routed: isRoutedText(text, false) }),
  };
  return { figures, terms, faults: {} };
}

export interface ReadAmendment extends Pick<ReadDraft, 'terms' | 'faults'> {
  /** The new cap in base units; null if it cannot be read. */
  readonly newCap: bigint | null;
}

/** Reads the new terms of a series that an issuer typed, and says beside which field what is wrong. */
export function readAmendment(text: AmendmentText, rules: Pick<DraftRules, 'token' | 'isCurve'>): ReadAmendment {
  const reading = new Reading(text, rules.token);
  const terms = readTerms(reading, text, rules);
  return { terms, newCap: reading.money('cap'), faults: reading.faults };
}
