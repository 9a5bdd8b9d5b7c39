import { type Address, readAddress } from '@income-series/protocol/address';
import { InputError } from '@income-series/protocol/errors/input-error';
import { readInput } from '@income-series/protocol/errors/read-input';
import { type Bytes32, isLowerHex } from '@income-series/protocol/hex';
import { z } from 'zod';
import { readSeriesTitle } from '../../../core/series-title.ts';
import type { VaultTerms } from '../../terms/index.ts';
import { readPrivateTerms } from '../../terms/index.ts';

const bytes32 = z.custom<Bytes32>((v) => isLowerHex(v, 32), '32 bytes in hexadecimal');
const address = z.custom<Address>((v) => typeof v === 'string' && readAddress(v) === v, 'an address');
const uint = (bits: number) =>
  z
    .bigint()
    .min(0n)
    .max((1n << BigInt(bits)) - 1n);
const smallUint = (bits: number) =>
  z
    .number()
    .int()
    .min(0)
    .max(2 ** bits - 1);
const seconds = z.date().transform((at) => BigInt(Math.floor(at.getTime() / 1000)));

const Raise = z.object({
  reservePrice: uint(256),
  maxUnitsPerBid: uint(64),
  minRaise: uint(256),
  minHolders: smallUint(32),
  concentrationBps: smallUint(16),
  cap: uint(256),
  commitEndsAt: seconds,
  revealEndsAt: seconds,
  gateEndsAt: seconds,
});

const Curve = z
  .object({
    virtualQuote: uint(64),
    virtualBase: uint(64),
    threshold: uint(64),
    endsAt: seconds,
    feeBps: smallUint(16),
    treasuryBps: smallUint(16),
    cap: uint(64),
  })
  .transform(({ endsAt, ...sale }) => ({ ...sale, deadline: endsAt }));

const Common = z.object({
  currencyCode: smallUint(32),
  indexingRule: smallUint(8),
  unitsOffered: uint(64),
  firstPeriod: smallUint(32),
  lastPeriod: smallUint(32),
  routed: z
    .boolean()
    .nullish()
    .transform((routed) => routed ?? false),
});

const Sale = z.object({ raise: Raise.nullish(), curve: Curve.nullish() });

const Title = z.object({
  title: z
    .string()
    .transform((text, ctx) => {
      const reading = readSeriesTitle(text);
      if ('title' in reading) return reading.title;
      ctx.addIssue(reading.expected);
      return z.NEVER;
    })
    .nullish(),
});

const Key = z.object({ issuer: address, draftSalt: bytes32.nullish().transform((salt) => salt ?? null) });

/** The public figures of a series, which a draft may change. Money in base units, times in unix seconds. */
export type DraftFigures = RaiseFigures | CurveFigures;
export type RaiseFigures = z.output<typeof Common> & { readonly raise: z.output<typeof Raise>; readonly curve: null };
export type CurveFigures = z.output<typeof Common> & { readonly raise: null; readonly curve: z.output<typeof Curve> };
/** The issuer and the salt that the key of a series is derived from. Null: the service draws the salt. */
type DraftKey = z.output<typeof Key>;

export interface FiguresInput {
  readonly terms: VaultTerms;
  readonly figures: DraftFigures;
  /** Null: no title. Undefined: a change keeps the draft's title. */
  readonly title: string | null | undefined;
}
export interface DraftInput extends FiguresInput {
  readonly key: DraftKey;
}

/** The figures as fields of a mutation's input. */
type FigureFields = VaultTerms & { readonly [publicField: string]: unknown };

/**
 * Parses the private terms, the public figures and the title of a draft.
 * @throws A_TERMS_5, TERMS_OUT_OF_RANGE for the private terms; BAD_INPUT for a public value that its type cannot hold, a title
 * that `readSeriesTitle` refuses, or figures without exactly one kind of sale
 */
export function parseFigures(input: FigureFields): FiguresInput {
  const terms = readPrivateTerms(input);
  const figures = { ...readInput(Common, input), ...readSale(input) };
  return { terms, figures, title: readInput(Title, input).title };
}

/** Reads how the units are sold: by a raise or on a curve. @throws BAD_INPUT for neither or both */
function readSale(input: FigureFields): Pick<RaiseFigures, 'raise' | 'curve'> | Pick<CurveFigures, 'raise' | 'curve'> {
  const { raise, curve } = readInput(Sale, input);
  if (raise && curve) throw new InputError('curve', 'either `raise` or `curve`, not both');
  if (raise) return { raise, curve: null };
  if (curve) return { raise: null, curve };
  throw new InputError('raise', 'how the units are sold: by a `raise`, or on a `curve` on a Solana cluster');
}

/** Parses a new draft: its terms, figures, issuer and salt. @throws as `parseFigures` */
export const parseDraftInput = (input: FigureFields): DraftInput => ({
  ...parseFigures(input),
  key: readInput(Key, input),
});

/** The raise of a stored draft. Integers as decimal strings, times in Unix seconds. */
export interface StoredRaise {
  readonly reservePrice: string;
  readonly maxUnitsPerBid: string;
  readonly minRaise: string;
  readonly minHolders: number;
  readonly concentrationBps: number;
  readonly cap: string;
  readonly firstPeriod: number;
  readonly lastPeriod: number;
  readonly commitEndsAt: string;
  readonly revealEndsAt: string;
  readonly gateEndsAt: string;
  readonly routed?: boolean;
}

/** The curve of a stored draft. Integers as decimal strings, `deadline` in Unix seconds. */
export interface StoredCurve {
  readonly virtualQuote: string;
  readonly virtualBase: string;
  readonly threshold: string;
  readonly deadline: string;
  readonly feeBps: number;
  readonly treasuryBps: number;
  readonly cap: string;
  readonly firstPeriod: number;
  readonly lastPeriod: number;
}

/** Converts raise, term and router to the form that a draft's row stores. */
function toStoredRaise({ raise, firstPeriod, lastPeriod, routed }: RaiseFigures) {
  const { minHolders, concentrationBps } = raise;
  return {
    reservePrice: `${raise.reservePrice}`,
    maxUnitsPerBid: `${raise.maxUnitsPerBid}`,
    minRaise: `${raise.minRaise}`,
    cap: `${raise.cap}`,
    commitEndsAt: `${raise.commitEndsAt}`,
    revealEndsAt: `${raise.revealEndsAt}`,
    gateEndsAt: `${raise.gateEndsAt}`,
    minHolders,
    concentrationBps,
    firstPeriod,
    lastPeriod,
    routed,
  } satisfies StoredRaise;
}

/** Converts curve and term to the form that a draft's row stores. */
function toStoredCurve({ curve, firstPeriod, lastPeriod }: CurveFigures) {
  const { feeBps, treasuryBps } = curve;
  return {
    virtualQuote: `${curve.virtualQuote}`,
    virtualBase: `${curve.virtualBase}`,
    threshold: `${curve.threshold}`,
    deadline: `${curve.deadline}`,
    cap: `${curve.cap}`,
    feeBps,
    treasuryBps,
    firstPeriod,
    lastPeriod,
  } satisfies StoredCurve;
}

/** The column of a draft's row that holds its sale: `raise` or `curve`. */
export const saleColumn = (figures: DraftFigures) =>
  figures.curve === null ? { raise: toStoredRaise(figures) } : { curve: toStoredCurve(figures) };

/** The columns of a draft's row that hold its figures. */
export interface StoredFigures {
  readonly currencyCode: number;
  readonly indexingRule: number;
  readonly unitsOffered: bigint;
  /** A `StoredRaise`; null for a curve series. */
  readonly raise: unknown;
  /** A `StoredCurve`; null for a raise. */
  readonly curve: unknown;
}

/** Reads the figures of a draft's row. */
export function figuresOf({ currencyCode, indexingRule, unitsOffered, raise, curve }: StoredFigures): DraftFigures {
  const common = { currencyCode, indexingRule, unitsOffered };
  return curve === null
    ? { ...common, ...fromStoredRaise(raise as StoredRaise) }
    : { ...common, ...fromStoredCurve(curve as StoredCurve) };
}

/** Reads raise, term and router from the form that a draft's row stores. */
function fromStoredRaise({ firstPeriod, lastPeriod, routed = false, ...stored }: StoredRaise) {
  const { minHolders, concentrationBps } = stored;
  return {
    firstPeriod,
    lastPeriod,
    routed,
    curve: null,
    raise: {
      reservePrice: BigInt(stored.reservePrice),
      maxUnitsPerBid: BigInt(stored.maxUnitsPerBid),
      minRaise: BigInt(stored.minRaise),
      cap: BigInt(stored.cap),
      commitEndsAt: BigInt(stored.commitEndsAt),
      revealEndsAt: BigInt(stored.revealEndsAt),
      gateEndsAt: BigInt(stored.gateEndsAt),
      minHolders,
      concentrationBps,
    },
  } as const;
}

/** Reads curve and term from the form that a draft's row stores. */
function fromStoredCurve({ firstPeriod, lastPeriod, ...stored }: StoredCurve) {
  const { feeBps, treasuryBps } = stored;
  return {
    firstPeriod,
    lastPeriod,
    routed: false,
    raise: null,
    curve: {
      virtualQuote: BigInt(stored.virtualQuote),
      virtualBase: BigInt(stored.virtualBase),
      threshold: BigInt(stored.threshold),
      deadline: BigInt(stored.deadline),
      cap: BigInt(stored.cap),
      feeBps,
      treasuryBps,
    },
  } as const;
}
