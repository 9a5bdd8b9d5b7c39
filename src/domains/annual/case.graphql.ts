import { builder } from '../../graphql/builder.ts';
import { chainArgument, chainWhere } from '../../graphql/chain-argument.ts';
import { storedEnum } from '../../graphql/enum-type.ts';
import { keyset, row } from '../../graphql/list-builders.ts';
import { relatedKeyset } from '../../graphql/related-list.ts';
import { existing, uuidOf } from '../../graphql/row-id.ts';
import { CASES_OF_SERIES, caseAccess, caseFields, MY_CASES } from '../cases/fields.graphql.ts';
import { Series } from '../series/series.graphql.ts';

const { stored, documents, ...columns } = caseFields('tier3_annual');
/** Annual TRUEUP signature: what is said of it. The signature itself is in the issuer's built transaction alone. */
const trueup = stored;

const AnnualCaseState = storedEnum('AnnualCaseState', 'How far the review of a year is.', {
  OPEN: 'The attestor has not signed.',
  SIGNED: 'The attestor signed; the issuer can submit the true-up.',
  LANDED: 'The chain has the true-up.',
  CLOSED: 'It was closed without a true-up.',
});

/** A year's payments compared with a year's documents. */
builder.prismaNode('Tier3Annual', {
  name: 'AnnualCase',
  description:
    'The review of a year that is over: the attestor signs by how much the payments are to be made up. The documents ' +
    'are sealed for the chosen attestor; the signature comes out in the issuer’s own transaction and nowhere else.',
  id: { field: 'id', access: stored('id') },
  access: caseAccess,
  select: { id: true },
  fields: (t) => ({
    seriesKey: t.expose('seriesKey', columns.seriesKey),
    chain: t.expose('chain', { type: 'Chain', ...columns.chain }),
    issuer: t.expose('issuer', columns.issuer),
    attestorKey: t.expose('attestorKey', columns.attestorKey),
    year: t.exposeInt('year', { nullable: false, access: stored('year') }),
    state: t.expose('state', {
      type: AnnualCaseState,
      nullable: false,
      description: 'A signature over a moved nonce, or of a key that is not active any more, is dropped: OPEN again.',
      access: stored('state'),
    }),
    closedReason: t.expose('closedReason', columns.closedReason),
    documentCount: t.field(documents.count),
    document: t.field(documents.one),
    trueupSigner: t.expose('trueupSigner', { type: 'KeyAddress', nullable: true, access: trueup('trueup_signer') }),
    trueupNonce: t.expose('trueupNonce', { type: 'BigInt', nullable: true, access: trueup('trueup_nonce') }),
    trueupDigest: t.expose('trueupDigest', { type: 'Bytes32', nullable: true, access: trueup('trueup_digest') }),
    attestedAt: t.expose('attestationTs', {
      type: 'DateTime',
      nullable: true,
      description: 'The member `attestationTs` of the signed TRUEUP.',
      access: trueup('attestation_ts'),
    }),
    adjustment: t.expose('adjustment', {
      type: 'BigInt',
      nullable: true,
      description:
        'Base units: above zero raises what is owed, below is netted from what comes. A payment, never income.',
      access: trueup('adjustment'),
    }),
    txHash: t.expose('txHash', { type: 'TransactionId', nullable: true, access: stored('tx_hash') }),
    openedAt: t.expose('openedAt', columns.openedAt),
    closedAt: t.expose('closedAt', columns.closedAt),
    series: t.relation('series', columns.series),
  }),
});

builder.prismaObjectFields(Series, (t) => ({
  annualCases: relatedKeyset(t, 'tier3Annuals', {
    ...CASES_OF_SERIES,
    filter: { state: AnnualCaseState, year: 'Int' },
  }),
}));

builder.queryFields((t) => ({
  annualCase: row(t, {
    type: 'Tier3Annual',
    description: 'An annual case by its id: for its issuer, the attestor it is addressed to, and admins.',
    access: 'traverse',
    args: { id: t.arg.id(existing) },
    where: ({ id }) => ({ id: uuidOf('AnnualCase', id) }),
  }),
  annualCases: keyset(t, {
    type: 'Tier3Annual',
    ...MY_CASES,
    description: 'The annual cases that the viewer opened, is addressed by, or administers, newest first.',
    args: { chain: t.arg(chainArgument) },
    where: (args, ctx) => chainWhere(ctx, args),
    filter: { state: AnnualCaseState, seriesKey: 'Bytes32', year: 'Int' },
  }),
}));
