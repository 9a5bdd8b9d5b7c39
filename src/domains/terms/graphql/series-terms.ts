import type { Address } from '@income-series/protocol/address';
import { AppError } from '@income-series/protocol/errors/app-error';
import type { Bytes32 } from '@income-series/protocol/hex';
import { grantOf } from 'field-access';
import { addressesOn } from '../../../core/on-chain.ts';
import { bySeries, byWallet, type ReadBlock } from '../../../graphql/access/index.ts';
import { builder } from '../../../graphql/builder.ts';
import { type TermsBasis, termsKey } from '../index.ts';
import { termFields } from './opened-terms.ts';

/** The series whose terms were selected. Its terms are opened only after a field passed its access check. */
interface TermsOfSeries extends TermsBasis {
  readonly chain: string;
  readonly seriesKey: Bytes32;
  readonly issuer: Address;
  readonly termsCommitment: Bytes32;
}

const term = {
  storedIn: ['terms_vault.ciphertext', 'terms_amendments.ciphertext'],
  class: 'vault',
  readers: ['issuer', 'backer'],
  deletion: 'series end + retention',
} as const;

export const SeriesTerms = builder.objectRef<TermsOfSeries>('SeriesTerms').implement({
  description:
    'The private terms of a series, sealed in the vault and opened only for the readers of each field; backers are ' +
    'checked live on the chain. Each read is recorded in the series’ access log first. All fields are null if the ' +
    'series was not drafted here, or if the chain has the commitment of other terms. After an amendment these are the amended terms.',
  access: { subjects: { issuer: byWallet('issuer'), backer: bySeries('seriesKey') } },
  fields: termFields(term, {
    name: 'terms',
    key: (series) => termsKey(series),
    async authorization(ctx, series: TermsOfSeries) {
      const grant = await grantOf(ctx, 'SeriesTerms', series, term);
      if (grant === null) throw new AppError('FORBIDDEN');
      if (grant.label === 'issuer') return { relation: 'issuer', wallet: series.issuer, blockNumber: null };
      const [wallet, another] = addressesOn(ctx.viewer.wallets, series.chain);
      return {
        relation: 'backer',
        wallet: another === undefined ? (wallet ?? null) : null,
        blockNumber: (grant.readAt as ReadBlock | null)?.number ?? null,
      };
    },
    open: ({ terms }) => terms.open,
  }),
});
