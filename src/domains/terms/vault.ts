import { opensTerms } from '@income-series/protocol/commitments';
import type { Bytes32 } from '@income-series/protocol/hex';
import { storedChainKey } from '../../core/on-chain.ts';
import { type SealedTable, sealedById, type Vault, type VaultColumn, vaultColumn } from '../../core/vault/index.ts';
import { decodeTerms, encodeTerms, type Terms, type TermsBasis, type VaultTerms } from './model/index.ts';

/** The public values of sealed terms, which opened terms are checked against. */
export interface CommittedTerms extends TermsBasis {
  /** The commitment that the terms must open: of the series on the chain, or of an amendment. */
  readonly termsCommitment: Bytes32;
}

/** The table of drafted terms, whose rows are identified by chain and series key (`storedChainKey`). */
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
      /** Returns null if the terms do not open the commitment. */
      decode(plaintext, { termsCommitment, ...basis }: CommittedTerms) {
        const { currencyCode, indexingRule } = basis;
        const terms = decodeTerms(plaintext, basis);
        const { theta, rate: r, termsSalt } = terms;
        return opensTerms({ theta, r, currencyCode, indexingRule, termsSalt }, termsCommitment) ? terms : null;
      },
    });

/** The sealed terms of drafts. */
export const draftedTerms = columnOf(draftedTable);
/** The sealed terms of amendments, by amendment id. */
export const amendedTerms = columnOf(amendedTable);
