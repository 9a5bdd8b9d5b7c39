import { readInput } from '@income-series/protocol/errors/read-input';
import { type Bytes32, isLowerHex, type KeyAddress } from '@income-series/protocol/hex';
import { PAYMENT_LIMIT } from '@income-series/protocol/policy';
import { z } from 'zod';
import { readPrivateTerms, type VaultTerms } from './model/index.ts';

/**
 * The states of an amendment. PROPOSED: no reviewer is named. AWAITING_ATTESTOR: the reviewer has not signed, or the
 * signature became void. SIGNED: by the reviewer. LANDED: the chain holds the terms. WITHDRAWN: by the issuer.
 */
export type AmendmentState = 'PROPOSED' | 'AWAITING_ATTESTOR' | 'SIGNED' | 'LANDED' | 'WITHDRAWN';

/** The most amendments of one series, including withdrawn ones. */
export const MAX_AMENDMENTS = 128;

export interface Proposal {
  readonly chain: string;
  /** A UUID that the client chose. */
  readonly id: string;
  readonly seriesKey: Bytes32;
  readonly terms: VaultTerms;
  /** The new cap in base units: the most that is ever paid. */
  readonly newCap: bigint;
  /** The reviewer's key; null if none is named yet. */
  readonly attestorKey: KeyAddress | null;
}

const PublicProposal = z.object({
  id: z.uuid(),
  chain: z.string(),
  seriesKey: z.custom<Bytes32>((v) => isLowerHex(v, 32), '32 bytes in hexadecimal'),
  newCap: z
    .bigint()
    .min(1n)
    .max(PAYMENT_LIMIT - 1n),
  attestorKey: z
    .custom<KeyAddress>((v) => isLowerHex(v, 20), '20 bytes in hexadecimal')
    .nullish()
    .transform((key) => key ?? null),
});

/**
 * Parses a proposal from a mutation's input.
 * @throws A_TERMS_5, TERMS_OUT_OF_RANGE for the private terms; BAD_INPUT for a public value its type cannot hold
 */
export function parseProposal(input: VaultTerms & { readonly [publicField: string]: unknown }): Proposal {
  const terms = readPrivateTerms(input);
  return { ...readInput(PublicProposal, input), terms };
}
