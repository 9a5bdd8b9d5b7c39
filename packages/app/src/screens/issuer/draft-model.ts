import { AppError, computePayment, currencyNumber, type SealedTerms, sealTerms } from '@income-series/client';
import { amountError, currencyToken, type MoneyToken, parseDecimal, WAD_DECIMALS } from '../../format/money.ts';
import { chainNow } from '../../gateway/chain-time.ts';
import type { IssuerDraftQuery } from '../../generated/operations.ts';
import { kindOfChain } from '../../wallets/wallet.ts';

export type SavedFigures = Extract<NonNullable<IssuerDraftQuery['node']>, { readonly __typename: 'SeriesDraft' }>;

/** What the units are sold by. */
export type SaleKind = 'raise' | 'curve';

/** The kinds of sale that a chain has. */
export const salesOn = (chain: string): readonly SaleKind[] =>
  chain !== '' && kindOfChain(chain) === 'solana' ? ['raise', 'curve'] : ['raise'];

/** True for a chain that has income routers. */
export const hasRouters = (chain: string): boolean => chain === '' || kindOfChain(chain) === 'evm';

/** The public figures of a draft as they were typed. This tab may keep them. */
export interface FormFigures {
  readonly title: string;
  readonly wallet: string;
  readonly chain: string;
  readonly firstPeriod: string;
  readonly lastPeriod: string;
  readonly currency: string;
  readonly units: string;
  readonly indexing: 'NONE' | 'ANNUAL';
  readonly routed: 'yes' | 'no';
  readonly sale: SaleKind;
  readonly cap: string;
  readonly reservePrice: string;
  readonly minRaise: string;
  readonly minHolders: string;
  readonly maxUnits: string;
  readonly concentration: string;
  readonly bidDays: string;
  readonly revealDays: string;
  readonly gateDays: string;
  readonly firstPrice: string;
  readonly threshold: string;
  readonly saleDays: string;
  readonly fee: string;
  readonly treasury: string;
}

/** The private terms, which are in the page's memory alone. */
export interface PrivateFigures {
  readonly threshold: string;
  readonly share: string;
}

export const EMPTY: FormFigures = {
  title: '',
  wallet: '',
  chain: '',
  firstPeriod: '',
  lastPeriod: '',
  currency: '',
  units: '',
  indexing: 'NONE',
  routed: 'no',
  sale: 'raise',
  cap: '',
  reservePrice: '',
  minRaise: '',
  minHolders: '2',
  maxUnits: '',
  concentration: '50',
  bidDays: '7',
  revealDays: '2',
  gateDays: '7',
  firstPrice: '',
  threshold: '',
  saleDays: '30',
  fee: '1',
  treasury: '10',
};

const DAY_MS = 86_400_000;
const LAMPORTS_PER_UNIT = 1_000_000n;
/** The decimals of a percentage whose share has 18. */
export const PERCENT_DECIMALS = WAD_DECIMALS - 2;
/** The share of 100%, in 18 decimals. */
const FULL_SHARE = 10n ** BigInt(WAD_DECIMALS);

export const isCurve = ({ chain, sale }: FormFigures): boolean => sale === 'curve' && salesOn(chain).includes('curve');

/** True for a draft whose income comes through the router. */
const isRouted = ({ chain, routed }: FormFigures): boolean => routed === 'yes' && hasRouters(chain);

/** Reads a whole number above zero; null for any other text. */
export function readCount(text: string): bigint | null {
  const count = parseDecimal(text, 0);
  return count === null || count === 0n ? null : count;
}

/** Reads a percentage as hundredths of a percent; null for any other text. */
export const readBps = (text: string): number | null => {
  const bps = parseDecimal(text, 2);
  return bps === null ? null : Number(bps);
};

/** The time that is a number of hundredths of a day from the chain's present. It is a whole second, because a chain counts seconds. */
const timeFromNow = (chain: string, hundredths: bigint): string =>
  new Date(Math.trunc((chainNow(chain) + (Number(hundredths) * DAY_MS) / 100) / 1_000) * 1_000).toISOString();

/** The time that is a number of days from the chain's present; null for a text that is no number. */
export function dayFromNow(chain: string, days: string): string | null {
  const hundredths = parseDecimal(days, 2);
  return hundredths === null ? null : timeFromNow(chain, hundredths);
}

/** The money in which the threshold is counted: the token if income is routed, else the currency. */
export const thresholdToken = (figures: FormFigures, token: MoneyToken): MoneyToken =>
  isRouted(figures) ? token : currencyToken(currencyNumber(figures.currency) === null ? null : figures.currency);

/** A decimal text of a share of 18 decimals, as `sealTerms` takes it. */
export function shareText(wad: bigint): string {
  const digits = `${wad}`.padStart(WAD_DECIMALS + 1, '0');
  return `${digits.slice(0, -WAD_DECIMALS)}.${digits.slice(-WAD_DECIMALS)}`;
}

const baseUnits = (figures: FormFigures): bigint =>
  (readCount(figures.units) ?? 0n) * (isCurve(figures) ? LAMPORTS_PER_UNIT : 1n);

/** The largest share that is at most the typed one and divides by the units; null where none does. */
function nearestShare(figures: FormFigures, { share }: PrivateFigures): string | null {
  const shareWad = parseDecimal(share, PERCENT_DECIMALS);
  const units = baseUnits(figures);
  if (shareWad === null || units === 0n) return null;
  const nearest = shareWad - (shareWad % units);
  if (nearest === 0n) return null;
  const digits = `${nearest}`.padStart(PERCENT_DECIMALS + 1, '0');
  const fraction = digits.slice(-PERCENT_DECIMALS).replace(/0+$/, '');
  return `${digits.slice(0, -PERCENT_DECIMALS)}${fraction === '' ? '' : `.${fraction}`}`;
}

/** The sealed terms, or the error of each of the two fields; null for a field without one. */
export type TermsReading =
  | { readonly sealed: SealedTerms }
  | { readonly threshold: string | null; readonly share: string | null };

const faultIn = (field: 'threshold' | 'share', text: string): TermsReading => ({
  threshold: null,
  share: null,
  [field]: text,
});

/** Seals the typed private terms under a fresh salt, or says which field is wrong. A share that the units do not divide gets a proposal. */
export function sealTypedTerms(figures: FormFigures, typed: PrivateFigures, token: MoneyToken): TermsReading {
  const { decimals } = thresholdToken(figures, token);
  const theta = parseDecimal(typed.threshold, decimals ?? 0);
  const shareWad = parseDecimal(typed.share, PERCENT_DECIMALS);
  const currencyCode = currencyNumber(figures.currency);
  const unitsOffered = readCount(figures.units);
  if (theta === null) return faultIn('threshold', amountError(decimals ?? 0));
  if (shareWad === null || shareWad === 0n) return faultIn('share', 'This is no percentage above zero.');
  if (shareWad > FULL_SHARE) return faultIn('share', 'A share is at most 100%.');
  if (currencyCode === null || unitsOffered === null) return faultIn('share', 'Currency and units come first.');
  const indexingRule = figures.indexing === 'ANNUAL' ? 1 : 0;
  try {
    const curve = isCurve(figures);
    return {
      sealed: sealTerms({ theta, shareRate: shareText(shareWad), unitsOffered, currencyCode, indexingRule, curve }),
    };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    if (error.code === 'TERMS_OUT_OF_RANGE') return faultIn('threshold', 'Threshold or share is too large.');
    // The other error of sealTerms is A_TERMS_5.
    const nearest = nearestShare(figures, typed);
    return faultIn('share', `The share does not divide by the units.${nearest ? ` ${nearest}% does.` : ''}`);
  }
}

/** The yearly payment of one unit at an income, at one token for one unit of the currency, before the fee and the cap. */
export function paymentOfUnit(figures: FormFigures, sealed: SealedTerms, income: bigint, token: MoneyToken): bigint {
  const shift = (token.decimals ?? 0) - (thresholdToken(figures, token).decimals ?? 0);
  const wad = 10n ** BigInt(WAD_DECIMALS);
  const fx = shift >= 0 ? wad * 10n ** BigInt(shift) : wad / 10n ** BigInt(-shift);
  const units = isCurve(figures) ? LAMPORTS_PER_UNIT : 1n;
  return computePayment({ units, r: sealed.terms.r, fx, theta: sealed.terms.theta, ytd: income, prior: 0n });
}

/** The raise of `draftSeries`; null while one of its figures is missing or no number. */
function raiseInput(figures: FormFigures, { decimals }: MoneyToken) {
  const amount = (text: string) => parseDecimal(text, decimals ?? 0)?.toString() ?? null;
  const days = [figures.bidDays, figures.revealDays, figures.gateDays].map((text) => parseDecimal(text, 2));
  const [bid, reveal, gate] = days;
  if (bid == null || reveal == null || gate == null) return null;
  const at = (hundredths: bigint) => timeFromNow(figures.chain, hundredths);
  const raise = {
    reservePrice: amount(figures.reservePrice),
    maxUnitsPerBid: readCount(figures.maxUnits === '' ? figures.units : figures.maxUnits)?.toString() ?? null,
    minRaise: amount(figures.minRaise),
    minHolders: Number(readCount(figures.minHolders) ?? 0n),
    concentrationBps: readBps(figures.concentration),
    cap: amount(figures.cap),
    commitEndsAt: at(bid),
    revealEndsAt: at(bid + reveal),
    gateEndsAt: at(bid + reveal + gate),
  };
  return withoutNulls(raise);
}

/** The curve of `draftSeries`; null while one of its figures is missing. Its virtual base is twice the units, so the last unit costs four times the first. */
function curveInput(figures: FormFigures, { decimals }: MoneyToken) {
  const amount = (text: string) => parseDecimal(text, decimals ?? 0);
  const [price, units] = [amount(figures.firstPrice), readCount(figures.units)];
  if (price === null || units === null) return null;
  return withoutNulls({
    virtualBase: `${2n * units * LAMPORTS_PER_UNIT}`,
    virtualQuote: `${2n * units * price}`,
    threshold: amount(figures.threshold)?.toString() ?? null,
    cap: amount(figures.cap)?.toString() ?? null,
    endsAt: dayFromNow(figures.chain, figures.saleDays),
    feeBps: readBps(figures.fee),
    treasuryBps: readBps(figures.treasury),
  });
}

type WithoutNulls<Values> = { readonly [Name in keyof Values]: NonNullable<Values[Name]> };

/** The values, if none of them is null. */
const withoutNulls = <Values extends object>(values: Values): WithoutNulls<Values> | null =>
  Object.values(values).includes(null) ? null : (values as WithoutNulls<Values>);

/** The input of `draftSeries`, without the wallet; null while a figure of the sale is missing. */
export function draftInput(figures: FormFigures, { terms, shareRate }: SealedTerms, token: MoneyToken) {
  const sale = isCurve(figures) ? { curve: curveInput(figures, token) } : { raise: raiseInput(figures, token) };
  if (Object.values(sale).includes(null)) return null;
  return {
    theta: `${terms.theta}`,
    shareRate: `${shareRate}`,
    termsSalt: `${terms.termsSalt}`,
    ...(figures.title.trim() === '' ? {} : { title: figures.title.trim() }),
    currency: figures.currency,
    indexingRule: figures.indexing,
    unitsOffered: `${readCount(figures.units)}`,
    firstPeriod: figures.firstPeriod,
    lastPeriod: figures.lastPeriod,
    ...(isRouted(figures) ? { routed: true } : {}),
    ...(sale as { readonly raise?: NonNullable<ReturnType<typeof raiseInput>> }),
  };
}

const percent = (bps: number | null | undefined): string => `${(bps ?? 0) / 100}`;
const daysBetween = (from: number, to: string | null | undefined): string =>
  to ? `${Math.max(0, Math.ceil((Date.parse(to) - from) / DAY_MS))}` : '';

function plainAmount(amount: string | null | undefined, { decimals }: MoneyToken): string {
  if (!amount) return '';
  const digits = amount.padStart((decimals ?? 0) + 1, '0');
  const at = digits.length - (decimals ?? 0);
  const fraction = digits.slice(at).replace(/0+$/, '');
  return digits.slice(0, at) + (fraction === '' ? '' : `.${fraction}`);
}

/** The figures of a saved draft, to change them. */
export function figuresOfDraft(draft: SavedFigures, chain: string): FormFigures {
  const { raise, curve, paymentToken: token, unitsOffered, issuer, currency, indexingRule } = draft;
  const sale = raise ?? curve;
  const common = {
    ...EMPTY,
    title: draft.title ?? '',
    wallet: issuer,
    chain,
    currency,
    units: unitsOffered,
    indexing: indexingRule,
    firstPeriod: sale?.firstPeriod ?? '',
    lastPeriod: sale?.lastPeriod ?? '',
    cap: plainAmount(sale?.cap, token),
  };
  if (raise)
    return {
      ...common,
      routed: raise.routed ? 'yes' : 'no',
      reservePrice: plainAmount(raise.reservePrice, token),
      minRaise: plainAmount(raise.minRaise, token),
      minHolders: `${raise.minHolders ?? 2}`,
      maxUnits: raise.maxUnitsPerBid ?? '',
      concentration: percent(raise.concentrationBps),
      bidDays: daysBetween(chainNow(chain), raise.commitEndsAt),
      revealDays: daysBetween(Date.parse(raise.commitEndsAt ?? ''), raise.revealEndsAt),
      gateDays: daysBetween(Date.parse(raise.revealEndsAt ?? ''), raise.gateEndsAt),
    };
  return {
    ...common,
    sale: 'curve',
    firstPrice: plainAmount(firstPriceOf(curve)?.toString(), token),
    threshold: plainAmount(curve?.threshold, token),
    saleDays: daysBetween(chainNow(chain), curve?.endsAt),
    fee: percent(curve?.feeBps),
    treasury: percent(curve?.treasuryBps),
  };
}

/** The price of a curve's first unit, in base units of the token; null without a curve. */
export const firstPriceOf = (curve: SavedFigures['curve']): bigint | null =>
  curve?.virtualQuote && curve.virtualBase
    ? (BigInt(curve.virtualQuote) * LAMPORTS_PER_UNIT) / BigInt(curve.virtualBase)
    : null;

/** The quarters that a term may begin or end with, from the chain's present one on. */
export function quartersFrom(chain: string, count = 48): readonly string[] {
  const now = new Date(chainNow(chain));
  const first = now.getUTCFullYear() * 4 + Math.trunc(now.getUTCMonth() / 3);
  return Array.from({ length: count }, (_, at) => `${Math.trunc((first + at) / 4)}-Q${((first + at) % 4) + 1}`);
}
