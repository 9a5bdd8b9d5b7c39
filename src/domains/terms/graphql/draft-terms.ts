import type { Address } from '@income-series/protocol/address';
import type { Bytes32 } from '@income-series/protocol/hex';
import { byWallet } from '../../../graphql/access/index.ts';
import { builder } from '../../../graphql/builder.ts';
import { type TermsBasis, termsKey } from '../index.ts';
import { termFields } from './opened-terms.ts';

/** The draft whose terms were selected. Its terms are opened only after a field passed its access check. */
interface TermsOfDraft extends TermsBasis {
  readonly chain: string;
  readonly seriesKey: Bytes32;
  readonly issuer: Address;
  readonly termsCommitment: Bytes32;
}

/** Access to the terms of a draft. Its account reads them while the issuing wallet is its own, also before the series exists. */
const term = {
  storedIn: 'terms_vault.ciphertext',
  class: 'vault',
  readers: ['issuer'],
  deletion: 'series end + retention',
} as const;

export const DraftTerms = builder.objectRef<TermsOfDraft>('DraftTerms').implement({
  description:
    'The private terms of a draft, sealed in the vault and opened for its issuer. Each read is recorded in the ' +
    'series’ access log first.',
  access: { subjects: { issuer: byWallet('issuer') }, partOf: 'SeriesDraft' },
  fields: termFields(term, {
    name: 'draftTerms',
    key: (draft: TermsOfDraft) => termsKey(draft),
    authorization: async (_ctx, { issuer }) => ({ relation: 'issuer', wallet: issuer, blockNumber: null }),
    open: ({ terms }) => terms.open,
  }),
});
