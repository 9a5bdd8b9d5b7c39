import { LAMPORTS_PER_UNIT } from '@income-series/client/terms';
import { formatUnits, type Token, writeDecimal } from '../formats.ts';
import type { DraftFiguresFragment, DraftTermsQuery } from '../generated/operations.ts';
import { minorDigits } from '../series/income.ts';
import type { DraftText } from './draft-text.ts';
import type { PaidTerms } from './preview.ts';
import { addQuarters, countQuarters, quarterAt } from './quarters.ts';

export type DraftedTerms = Extract<
  NonNullable<DraftTermsQuery['node']>,
  { readonly __typename: 'SeriesDraft' }
>['terms'];

const DAY_MS = 86_400_000;
const PERCENT_DIGITS = 2;
const SHARE_DIGITS = 16;

/** Writes a time as a field for day and time takes it, in the reader's zone. */
function writeLocalTime(ms: number): string {
  const offset = new Date(ms).getTimezoneOffset() * 60_000;
  return new Date(ms - offset).toISOString().slice(0, 16);
}

/** The text of a new draft: figures that fit each other, but for the threshold, which only the issuer knows. */
export function newDraftText(nowMs: number): DraftText {
  const ends = writeLocalTime(nowMs + 14 * DAY_MS);
  return {
    title: '',
    currency: 'USD',
    routed: 'no',
    theta: '',
    share: '5',
    indexing: 'NONE',
    firstPeriod: addQuarters(quarterAt(nowMs), 1),
    quarters: '8',
    units: '1,000',
    sale: 'CURVE',
    cap: '30,000',
    reservePrice: '10',
    minRaise: '5,000',
    minHolders: '3',
    maxUnits: '250',
    concentration: '30',
    commitEnds: ends,
    revealDays: '3',
    gateDays: '7',
    firstPrice: '5',
    rise: '4',
    threshold: '5,000',
    saleEnds: ends,
    fee: '1',
    treasury: '20',
  };
}

const percent = (bps: number | null): string => writeDecimal(BigInt(bps ?? 0), PERCENT_DIGITS);
const days = (from: string | null, to: string | null): string =>
  `${Math.round((Date.parse(to ?? '') - Date.parse(from ?? '')) / DAY_MS)}`;

function raiseText(raise: NonNullable<DraftFiguresFragment['raise']>, money: (amount: string | null) => string) {
  return {
    routed: raise.routed ? 'yes' : 'no',
    cap: money(raise.cap),
    reservePrice: money(raise.reservePrice),
    minRaise: money(raise.minRaise),
    minHolders: `${raise.minHolders ?? ''}`,
    maxUnits: formatUnits(raise.maxUnitsPerBid),
    concentration: percent(raise.concentrationBps),
    commitEnds: writeLocalTime(Date.parse(raise.commitEndsAt ?? '')),
    revealDays: days(raise.commitEndsAt, raise.revealEndsAt),
    gateDays: days(raise.revealEndsAt, raise.gateEndsAt),
  };
}

function curveText(
  curve: NonNullable<DraftFiguresFragment['curve']>,
  unitsOffered: string,
  money: (amount: string | bigint | null) => string,
) {
  const base = BigInt(curve.virtualBase ?? 1);
  const left = Number(base) - Number(unitsOffered) * Number(LAMPORTS_PER_UNIT);
  return {
    cap: money(curve.cap),
    firstPrice: money((BigInt(curve.virtualQuote ?? 0) * LAMPORTS_PER_UNIT + base / 2n) / base),
    rise: `${Number(((Number(base) / left) ** 2).toFixed(4))}`,
    threshold: money(curve.threshold),
    saleEnds: writeLocalTime(Date.parse(curve.endsAt ?? '')),
    fee: percent(curve.feeBps),
    treasury: percent(curve.treasuryBps),
  };
}

/** The text of a draft that is to be changed. */
export function draftTextOf(
  { title, currency, indexingRule, unitsOffered, raise, curve }: DraftFiguresFragment,
  terms: DraftedTerms,
  token: Token,
  nowMs: number,
): DraftText {
  const money = (amount: string | bigint | null) => writeDecimal(BigInt(amount ?? 0), token.decimals);
  const { firstPeriod, lastPeriod } = raise ?? curve ?? { firstPeriod: null, lastPeriod: null };
  const digits = raise?.routed ? token.decimals : minorDigits(currency);
  return {
    ...newDraftText(nowMs),
    ...(raise && raiseText(raise, money)),
    ...(curve && curveText(curve, unitsOffered, money)),
    title: title ?? '',
    currency,
    theta: writeDecimal(BigInt(terms.theta ?? 0), digits),
    share: writeDecimal(BigInt(terms.shareRate ?? 0), SHARE_DIGITS),
    indexing: indexingRule,
    firstPeriod: firstPeriod ?? '',
    quarters: firstPeriod && lastPeriod ? `${countQuarters(firstPeriod, lastPeriod)}` : '',
    units: formatUnits(unitsOffered),
    sale: curve === null ? 'RAISE' : 'CURVE',
  };
}

/** The private terms of a draft, for the preview of what they would pay. Null if the reader may not read them. */
export function typedTermsOf(
  { unitsOffered, curve }: Pick<DraftFiguresFragment, 'unitsOffered' | 'curve'>,
  { theta, shareRate }: DraftedTerms,
): PaidTerms | null {
  if (theta === null || shareRate === null) return null;
  const units = BigInt(unitsOffered);
  const rate = BigInt(shareRate) / (curve === null ? units : units * LAMPORTS_PER_UNIT);
  return { theta: BigInt(theta), rate, unitsOffered: units };
}
