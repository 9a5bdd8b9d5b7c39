import { z } from 'zod';
import { AppError } from '../../core/errors/app-error.ts';
import { type Address, type Bytes32, isLowerHex } from '../../core/hex.ts';
import { PAYMENT_LIMIT } from '../../core/policy.ts';
import { parsePrivateTerms, type SealedTerms } from './model.ts';

/**
 * PROPOSED while no reviewer is named, AWAITING_ATTESTOR with one, SIGNED with the reviewer's signature and back once it
 * is dead, LANDED once the chain holds the terms, WITHDRAWN by the issuer.
 */
export type AmendmentState = 'PROPOSED' | 'AWAITING_ATTESTOR' | 'SIGNED' | 'LANDED' | 'WITHDRAWN';

/** Of one series, withdrawn ones among them. */
export const MAX_AMENDMENTS = 128;

export interface Proposal {
  readonly chain: string;
  /** Of the client's choice. */
  readonly id: string;
  readonly seriesKey: Bytes32;
  readonly terms: SealedTerms;
  /** Most that is ever paid, base units. */
  readonly newCap: bigint;
  /** The reviewer, where one is named at once. */
  readonly attestorKey: Address | null;
}

const PublicProposal = z.object({
  id: z.uuid(),
  chain: z.string(),
  seriesKey: z.custom<Bytes32>((v) => isLowerHex(v, 32)),
  newCap: z
    .bigint()
    .min(1n)
    .max(PAYMENT_LIMIT - 1n),
  attestorKey: z
    .custom<Address>((v) => isLowerHex(v, 20))
    .nullish()
    .transform((key) => key ?? null),
});

/**
 * A proposal as it is given.
 * @throws A-TERMS-5, TERMS_OUT_OF_RANGE for the private terms; BAD_INPUT for a public value its type cannot hold
 */
export function parseProposal(input: {
  readonly theta: string;
  readonly shareRate: string;
  readonly termsSalt: string;
  readonly [publicField: string]: unknown;
}): Proposal {
  const terms = parsePrivateTerms(input);
  const parsed = PublicProposal.safeParse(input);
  if (!parsed.success) throw new AppError('BAD_INPUT');
  return { ...parsed.data, terms };
}
