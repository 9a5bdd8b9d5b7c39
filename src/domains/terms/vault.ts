import { opensTerms } from '../../core/commitments.ts';
import type { Bytes32 } from '../../core/hex.ts';
import { storedChainKey } from '../../core/on-chain.ts';
import { type SealedTable, sealedById, type Vault, type VaultColumn, vaultColumn } from '../../core/vault/index.ts';
import { decodeTerms, encodeTerms, type Terms, type TermsBasis, type VaultTerms } from './model.ts';

/** What opened terms are compared with. */
export interface CommittedTerms extends TermsBasis {
  /** What the terms must open: the commitment of the chain's series, or of an amendment. */
  readonly termsCommitment: Bytes32;
}

/** By chain and key (`storedChainKey`). */
export const draftedTable: SealedTable = {
  table: 'terms_vault',
  column: 'ciphertext',
  key: { chain: 'text', series_key: 'text' },
  row: (chain = '', seriesKey = '') => storedChainKey(chain, seriesKey),
};
export const amendedTable = sealedById('terms_amendments', 'ciphertext');

const columnOf =
  (table: SealedTable) =>
  (vault: Vault): VaultColumn<VaultTerms, Terms | null, CommittedTerms> =>
    vaultColumn(vault, {
      ...table,
      encode: encodeTerms,
      /** Null where they do not open the commitment. */
      decode(plaintext, { termsCommitment, ...basis }: CommittedTerms) {
        const { currencyCode, indexingRule } = basis;
        const terms = decodeTerms(plaintext, basis);
        const { theta, rate: r, termsSalt } = terms;
        return opensTerms({ theta, r, currencyCode, indexingRule, termsSalt }, termsCommitment) ? terms : null;
      },
    });

/** The terms a series was drafted with. */
export const draftedTerms = columnOf(draftedTable);
/** The terms of amendments, by their ids. */
export const amendedTerms = columnOf(amendedTable);
