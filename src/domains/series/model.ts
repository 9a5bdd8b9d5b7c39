import { z } from 'zod';
import { AppError } from '../../core/errors/app-error.ts';
import { type Address, type Bytes32, isLowerHex } from '../../core/hex.ts';
import type { SealedTerms } from '../terms/index.ts';
import { parsePrivateTerms } from '../terms/index.ts';

const bytes32 = z.custom<Bytes32>((v) => isLowerHex(v, 32));
const address = z.custom<Address>((v) => isLowerHex(v, 20));
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
 * @throws A-TERMS-5, TERMS_OUT_OF_RANGE for the private terms; BAD_INPUT for a public value its type cannot hold
 */
export function parseDraftInput(input: {
  readonly theta: string;
  readonly shareRate: string;
  readonly termsSalt: string;
  readonly [publicField: string]: unknown;
}): DraftInput {
  const terms = parsePrivateTerms(input);
  const parsed = PublicDraft.safeParse(input);
  if (!parsed.success) throw new AppError('BAD_INPUT');
  return { terms, draft: parsed.data };
}
