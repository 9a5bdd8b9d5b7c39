import { z } from 'zod';
import { readInput } from '../../core/errors/read-input.ts';
import { type Bytes32, isLowerHex, type KeyAddress } from '../../core/hex.ts';
import { PAYMENT_LIMIT } from '../../core/policy.ts';
import { readPrivateTerms, type VaultTerms } from './model.ts';

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
  readonly terms: VaultTerms;
  /** Most that is ever paid, base units. */
  readonly newCap: bigint;
  /** The reviewer, where one is named at once. */
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
 * A proposal as it is given.
 * @throws A_TERMS_5, TERMS_OUT_OF_RANGE for the private terms; BAD_INPUT for a public value its type cannot hold
 */
export function parseProposal(input: VaultTerms & { readonly [publicField: string]: unknown }): Proposal {
  const terms = readPrivateTerms(input);
  return { ...readInput(PublicProposal, input), terms };
}
