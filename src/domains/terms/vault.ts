import { opensTerms } from '../../core/commitments.ts';
import type { Bytes32 } from '../../core/hex.ts';
import { type Vault, type VaultColumn, vaultColumn } from '../../core/vault/index.ts';
import { decodeTerms, encodeTerms, type SealedTerms, type Terms, type TermsBasis } from './model.ts';

/** What opened terms are compared with. */
export interface CommittedTerms extends TermsBasis {
  /** What the terms must open: the commitment of the chain's series, or of an amendment. */
  readonly termsCommitment: Bytes32;
}

const columnOf =
  (table: string) =>
  (vault: Vault): VaultColumn<SealedTerms, Terms | null, CommittedTerms> =>
    vaultColumn(vault, {
      table,
      column: 'ciphertext',
      encode: encodeTerms,
      /** Null where they do not open the commitment. */
      decode(plaintext, { termsCommitment, ...basis }: CommittedTerms) {
        const { currencyCode, indexingRule } = basis;
        const terms = decodeTerms(plaintext, basis);
        const { theta, rate: r, termsSalt } = terms;
        return opensTerms({ theta, r, currencyCode, indexingRule, termsSalt }, termsCommitment) ? terms : null;
      },
    });

/** The terms a series was drafted with, by its chain and key (`storedChainKey`). */
export const draftedTerms = columnOf('terms_vault');
/** The terms of amendments, by their ids. */
export const amendedTerms = columnOf('terms_amendments');
