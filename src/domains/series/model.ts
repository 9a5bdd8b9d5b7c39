import { z } from 'zod';
import { readInput } from '../../core/errors/read-input.ts';
import { type Address, type Bytes32, isLowerHex } from '../../core/hex.ts';
import type { SealedTerms } from '../terms/index.ts';
import { readPrivateTerms } from '../terms/index.ts';

const bytes32 = z.custom<Bytes32>((v) => isLowerHex(v, 32), '32 bytes in hexadecimal');
const address = z.custom<Address>((v) => isLowerHex(v, 20), '20 bytes in hexadecimal');
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

const PublicDraft = z.object({
  issuer: address,
  contractHash: bytes32,
  draftSalt: bytes32.nullish().transform((salt) => salt ?? null),
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

/** What an issuer says of a series except its private terms. Money in base units, times in unix seconds. */
export type PublicDraft = z.output<typeof PublicDraft>;
export type RaiseInput = PublicDraft['raise'];

export interface DraftInput {
  readonly terms: SealedTerms;
  readonly draft: PublicDraft;
}

/**
 * A draft as it is given.
 * @throws A_TERMS_5, TERMS_OUT_OF_RANGE for the private terms; BAD_INPUT for a public value its type cannot hold
 */
export function parseDraftInput(input: SealedTerms & { readonly [publicField: string]: unknown }): DraftInput {
  const terms = readPrivateTerms(input);
  return { terms, draft: readInput(PublicDraft, input) };
}

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
