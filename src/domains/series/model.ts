import { z } from 'zod';
import { type Address, readAddress } from '../../core/address.ts';
import { readInput } from '../../core/errors/read-input.ts';
import { type Bytes32, isLowerHex } from '../../core/hex.ts';
import type { SealedTerms } from '../terms/index.ts';
import { readPrivateTerms } from '../terms/index.ts';

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

const Figures = z.object({
  currencyCode: smallUint(32),
  indexingRule: smallUint(8),
  unitsOffered: uint(64),
  firstPeriod: smallUint(32),
  lastPeriod: smallUint(32),
  routed: z
    .boolean()
    .nullish()
    .transform((routed) => routed ?? false),
  raise: z.object({
    reservePrice: uint(256),
    maxUnitsPerBid: uint(64),
    minRaise: uint(256),
    minHolders: smallUint(32),
    concentrationBps: smallUint(16),
    cap: uint(256),
    commitEndsAt: seconds,
    revealEndsAt: seconds,
    gateEndsAt: seconds,
  }),
});

const Key = z.object({ issuer: address, draftSalt: bytes32.nullish().transform((salt) => salt ?? null) });

/** The public figures of a series, which a draft may change. Money in base units, times in unix seconds. */
export type DraftFigures = z.output<typeof Figures>;
/** What the key of a series is made of. Null: the service draws the salt. */
export type DraftKey = z.output<typeof Key>;

export interface FiguresInput {
  readonly terms: SealedTerms;
  readonly figures: DraftFigures;
}
export interface DraftInput extends FiguresInput {
  readonly key: DraftKey;
}

/** As a mutation's input names them. */
type Given = SealedTerms & { readonly [publicField: string]: unknown };

/**
 * The figures of a draft as they are given, all of them.
 * @throws A_TERMS_5, TERMS_OUT_OF_RANGE for the private terms; BAD_INPUT for a public value its type cannot hold
 */
export function parseFigures(input: Given): FiguresInput {
  const terms = readPrivateTerms(input);
  return { terms, figures: readInput(Figures, input) };
}

/** A draft as it is given. @throws as `parseFigures` */
export const parseDraftInput = (input: Given): DraftInput => ({ ...parseFigures(input), key: readInput(Key, input) });

/** The raise's arguments as a draft's row holds them: integers as decimal strings, times in unix seconds. */
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

/** As the row of a draft holds what was given of the raise, the term and the router. */
export function storedRaise({ raise, firstPeriod, lastPeriod, routed }: DraftFigures) {
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

/** What the row of a draft says of its figures. */
export interface StoredFigures {
  readonly currencyCode: number;
  readonly indexingRule: number;
  readonly unitsOffered: bigint;
  /** A `StoredRaise`. */
  readonly raise: unknown;
}

/** The figures of a draft's row, as they were given. */
export function figuresOf({ currencyCode, indexingRule, unitsOffered, raise }: StoredFigures): DraftFigures {
  const { firstPeriod, lastPeriod, routed = false, minHolders, concentrationBps, ...texts } = raise as StoredRaise;
  return {
    currencyCode,
    indexingRule,
    unitsOffered,
    firstPeriod,
    lastPeriod,
    routed,
    raise: {
      reservePrice: BigInt(texts.reservePrice),
      maxUnitsPerBid: BigInt(texts.maxUnitsPerBid),
      minRaise: BigInt(texts.minRaise),
      cap: BigInt(texts.cap),
      commitEndsAt: BigInt(texts.commitEndsAt),
      revealEndsAt: BigInt(texts.revealEndsAt),
      gateEndsAt: BigInt(texts.gateEndsAt),
      minHolders,
      concentrationBps,
    },
  };
}
