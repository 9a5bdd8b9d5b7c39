import { byChain, byWallet } from '../../../graphql/access/index.ts';
import { PUBLIC_RECORD, TERMS_COMMITMENT } from '../../../graphql/access/presets.ts';
import { builder } from '../../../graphql/builder.ts';
import { chainArgument, chainWhere } from '../../../graphql/chain-argument.ts';
import { storedEnum } from '../../../graphql/enum-type.ts';
import { keyset, relatedKeyset, row } from '../../../graphql/lists.ts';
import { existing, uuidOf } from '../../../graphql/row-id.ts';
import { Series } from '../../series/graphql/series.ts';
import type { AmendmentState as AmendmentStateName } from '../amendment-model.ts';
import { AmendmentTerms } from './amendment-terms.ts';

const listed = { class: 'plain', readers: ['issuer', 'attestor', 'admin'] } as const;
/** Access to the public parts of the AMEND signature. The signature itself is only in the issuer's built bytes. */
const SIGNATURE = { ...listed, deletion: 'dropped when the signature dies' } as const;
/** Access to a proposed value, which is kept as long as the sealed terms. */
const PROPOSAL = { ...listed, deletion: 'series end + retention' } as const;

const AmendmentState = storedEnum<AmendmentStateName>('AmendmentState', 'A state of an amendment.', {
  PROPOSED: 'The issuer proposed it and has not named an attestor.',
  AWAITING_ATTESTOR: 'The named attestor has not signed yet.',
  SIGNED: 'The attestor signed, and the issuer can submit it.',
  LANDED: 'The amendment is on the chain.',
  WITHDRAWN: 'The issuer withdrew the amendment.',
});

export const TermsAmendment = builder.prismaNode('TermsAmendment', {
  description:
    'A proposed change of a series’ private terms and cap. It needs the signature of an attestor over the new ' +
    'commitment; the issuer sends both to the chain.',
  id: { field: 'id', access: { ...PROPOSAL, storedIn: 'terms_amendments.id' } },
  access: {
    subjects: { issuer: byWallet('issuer'), attestor: byChain('chain') },
    seenBy: ['issuer', 'attestor', 'admin'],
  },
  select: { id: true },
  fields: (t) => ({
    chain: t.expose('chain', { type: 'Chain', description: 'The chain of the series.', access: PROPOSAL }),
    seriesKey: t.expose('seriesKey', { type: 'Bytes32', description: 'The key of the series.', access: PROPOSAL }),
    issuer: t.expose('issuer', {
      type: 'Address',
      description: 'The wallet that issued the series.',
      access: PROPOSAL,
    }),
    state: t.expose('state', {
      type: AmendmentState,
      description:
        'The state of the amendment. It returns from SIGNED to AWAITING_ATTESTOR, without the signature, if the ' +
        'signed nonce moved or the key is no longer active.',
      access: PROPOSAL,
    }),
    attestorKey: t.expose('attestorKey', {
      type: 'KeyAddress',
      description:
        'The attestor key that reviews the amendment; null if none is named. Its holder may read the terms in ' +
        'AWAITING_ATTESTOR and SIGNED only.',
      access: PROPOSAL,
    }),
    termsCommitment: t.expose('termsCommitment', {
      type: 'Bytes32',
      description: 'The commitment to the new terms, with the series’ currency and indexing rule.',
      access: { ...TERMS_COMMITMENT, readers: listed.readers },
    }),
    newCap: t.expose('newCap', {
      type: 'Amount',
      description: 'The new cap: the most that is ever paid, from then on.',
      access: PROPOSAL,
    }),
  }),
});

/** Adds the signature of the attestor, and the way of the amendment to the chain. */
builder.prismaObjectFields(TermsAmendment, (t) => ({
  amendmentNonce: t.expose('amendmentNonce', {
    type: 'BigInt',
    description: 'The series’ amendment nonce that was signed over; null until it is signed.',
    access: SIGNATURE,
  }),
  digest: t.expose('digest', {
    type: 'Bytes32',
    description: 'The digest of the EIP-712 message AMEND that was signed; null until it is signed.',
    access: SIGNATURE,
  }),
  signedAt: t.expose('signedAt', {
    type: 'DateTime',
    description: 'When the attestor signed; null until then.',
    access: SIGNATURE,
  }),
  proposedAt: t.expose('proposedAt', {
    type: 'DateTime',
    description: 'When the issuer proposed the amendment.',
    access: PROPOSAL,
  }),
  landedAt: t.expose('landedAt', {
    type: 'DateTime',
    description: 'When the amendment reached the chain, as the block’s time; null until then.',
    access: PROPOSAL,
  }),
  txHash: t.expose('txHash', {
    type: 'TransactionId',
    description: 'The transaction that brought the amendment to the chain; null until then.',
    access: { ...PROPOSAL, onchain: true },
  }),
}));

/** Adds the proposed terms, which only some may open. */
builder.prismaObjectFields(TermsAmendment, (t) => ({
  terms: t.field({
    type: AmendmentTerms,
    description: 'The proposed terms; null while the index does not hold the series.',
    access: 'traverse',
    select: {
      id: true,
      chain: true,
      seriesKey: true,
      issuer: true,
      attestorKey: true,
      state: true,
      termsCommitment: true,
      series: { select: { phase: true, unitsOffered: true, currencyCode: true, indexingRule: true } },
    },
    resolve: ({ id, chain, seriesKey, issuer, attestorKey, state, termsCommitment, series }) =>
      series && {
        id,
        chain,
        seriesKey,
        issuer: issuer,
        attestorKey: attestorKey,
        state,
        termsCommitment: termsCommitment,
        curve: series.phase === null,
        unitsOffered: series.unitsOffered,
        currencyCode: series.currencyCode,
        indexingRule: series.indexingRule,
      },
  }),
  series: t.relation('series', { access: 'traverse', nullable: true }),
}));

builder.prismaObjectFields(Series, (t) => ({
  amendmentNonce: t.expose('amendmentNonce', {
    type: 'BigInt',
    description: 'The number of amendments that the chain accepted. The next AMEND signature covers this number.',
    access: PUBLIC_RECORD,
  }),
  amendments: relatedKeyset(t, 'amendments', {
    description: 'The amendments of the series’ terms, newest first. For the issuer, the chain’s attestors and admins.',
    access: 'traverse',
    order: { by: 'proposedAt', direction: 'desc' },
    filter: { state: AmendmentState },
  }),
}));

builder.queryFields((t) => ({
  termsAmendment: row(t, {
    type: 'TermsAmendment',
    description: 'An amendment by its id, for its issuer, the chain’s attestors and admins.',
    access: 'traverse',
    args: { id: t.arg.id(existing) },
    where: ({ id }) => ({ id: uuidOf('TermsAmendment', id) }),
  }),
  termsAmendments: keyset(t, {
    type: 'TermsAmendment',
    description:
      'The amendments of the viewer’s own series, and of all series on the chains where the viewer is an attestor; ' +
      'all of them for an admin. Newest first.',
    access: 'traverse',
    order: { by: 'proposedAt', direction: 'desc' },
    args: { chain: t.arg(chainArgument) },
    where: (args, ctx) => chainWhere(ctx, args),
    filter: { state: AmendmentState, seriesKey: 'Bytes32', attestorKey: 'KeyAddress' },
  }),
}));
