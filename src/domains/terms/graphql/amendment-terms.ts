import type { Address } from '@income-series/protocol/address';
import { AppError } from '@income-series/protocol/errors/app-error';
import type { Bytes32, KeyAddress } from '@income-series/protocol/hex';
import { grantOf, isIn } from 'field-access';
import { bySignerKey, byWallet, type ReadBlock } from '../../../graphql/access/index.ts';
import { builder } from '../../../graphql/builder.ts';
import { type TermsBasis, UNDER_REVIEW } from '../index.ts';
import { termFields } from './opened-terms.ts';

/** The amendment whose terms were selected. Its terms are opened only after a field passed its access check. */
interface TermsOfAmendment extends TermsBasis {
  readonly id: string;
  readonly chain: string;
  readonly seriesKey: Bytes32;
  readonly issuer: Address;
  readonly attestorKey: KeyAddress | null;
  readonly state: string;
  readonly termsCommitment: Bytes32;
}

/** Access to the proposed theta, rate, share rate and terms salt. */
const term = {
  storedIn: 'terms_amendments.ciphertext',
  class: 'vault',
  readers: ['issuer', 'attestor'],
  deletion: 'series end + retention',
} as const;

export const AmendmentTerms = builder.objectRef<TermsOfAmendment>('AmendmentTerms').implement({
  description:
    'The private terms of an amendment, sealed in the vault and opened for its issuer, and for the reviewing ' +
    'attestor while the amendment awaits or has the signature. Each read is recorded in the series’ access log ' +
    'first.',
  access: {
    subjects: {
      issuer: byWallet('issuer'),
      attestor: bySignerKey('attestorKey', { when: isIn('state', UNDER_REVIEW) }),
    },
    partOf: 'TermsAmendment',
  },
  fields: termFields(term, {
    name: 'amendmentTerms',
    key: ({ id }) => id,
    async authorization(ctx, amendment) {
      const grant = await grantOf(ctx, 'AmendmentTerms', amendment, term);
      if (grant === null) throw new AppError('FORBIDDEN');
      if (grant.label === 'issuer') return { relation: 'issuer', wallet: amendment.issuer, blockNumber: null };
      return {
        relation: 'attestor',
        wallet: amendment.attestorKey,
        blockNumber: (grant.readAt as ReadBlock | null)?.number ?? null,
      };
    },
    open: ({ terms }) => terms.openAmendments,
  }),
});
