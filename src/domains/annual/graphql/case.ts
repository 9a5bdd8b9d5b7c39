import { builder } from '../../../graphql/builder.ts';
import { chainArgument, chainWhere } from '../../../graphql/chain-argument.ts';
import { storedEnum } from '../../../graphql/enum-type.ts';
import { keyset, relatedKeyset, row } from '../../../graphql/lists.ts';
import { existing, uuidOf } from '../../../graphql/row-id.ts';
import { CASE, caseAccess, caseFields, casesOfSeries, MY_CASES } from '../../cases/graphql/fields.ts';
import { Series } from '../../series/graphql/series.ts';

const { documents, ...columns } = caseFields('tier3_annual');
const AnnualCaseState = storedEnum('AnnualCaseState', 'A state of an annual case.', {
  OPEN: 'The attestor has not signed yet.',
  SIGNED: 'The attestor signed, and the issuer can submit the true-up.',
  LANDED: 'The true-up is on the chain.',
  CLOSED: 'The case was closed without a true-up.',
});

builder.prismaNode('Tier3Annual', {
  name: 'AnnualCase',
  description:
    'The review of a past year of a series: an attestor compares the year’s payments with its documents and signs ' +
    'the adjustment. The documents are sealed for that attestor. Only the transaction that the issuer builds with ' +
    '`buildSubmitTrueUp` contains the attestor’s signature.',
  id: { field: 'id', access: { ...CASE, storedIn: 'tier3_annual.id' } },
  access: caseAccess,
  select: { id: true },
  fields: (t) => ({
    seriesKey: t.expose('seriesKey', columns.seriesKey),
    chain: t.expose('chain', columns.chain),
    issuer: t.expose('issuer', columns.issuer),
    attestorKey: t.expose('attestorKey', columns.attestorKey),
    year: t.exposeInt('year', { description: 'The year that is reviewed, as `2027`.', access: CASE }),
    state: t.expose('state', {
      type: AnnualCaseState,
      description:
        'The state of the case. It returns from SIGNED to OPEN, without the signature, if the signed nonce moved or ' +
        'the key is no longer active.',
      access: CASE,
    }),
    closedReason: t.expose('closedReason', columns.closedReason),
    documentCount: t.field(documents.count),
    document: t.field(documents.document),
    trueupSigner: t.expose('trueupSigner', {
      type: 'KeyAddress',
      description: 'The attestor key that signed the true-up; null until it is signed.',
      access: CASE,
    }),
    trueupNonce: t.expose('trueupNonce', {
      type: 'BigInt',
      description: 'The series’ true-up nonce that was signed over; null until it is signed.',
      access: CASE,
    }),
    trueupDigest: t.expose('trueupDigest', {
      type: 'Bytes32',
      description: 'The digest of the EIP-712 message TRUEUP that was signed; null until it is signed.',
      access: CASE,
    }),
    attestedAt: t.expose('attestationTs', {
      type: 'DateTime',
      description: 'The time that was signed as `attestationTs` in TRUEUP; null until it is signed.',
      access: CASE,
    }),
    adjustment: t.expose('adjustment', {
      type: 'BigInt',
      description:
        'The signed adjustment of the year’s payments, in base units of the payment token. If it is positive, it raises ' +
        'the amount owed; if it is negative, it is netted from later payments. It is a payment, never income. Null until it is ' +
        'signed.',
      access: CASE,
    }),
    txHash: t.expose('txHash', {
      type: 'TransactionId',
      description: 'The transaction that brought the true-up to the chain; null until then.',
      access: CASE,
    }),
    openedAt: t.expose('openedAt', columns.openedAt),
    closedAt: t.expose('closedAt', columns.closedAt),
    series: t.relation('series', columns.series),
  }),
});

builder.prismaObjectFields(Series, (t) => ({
  annualCases: relatedKeyset(t, 'tier3Annuals', {
    ...casesOfSeries(
      'The annual cases of the series, newest first. An attestor sees the cases addressed to its keys; the issuer ' +
        'and admins see all; others see none.',
    ),
    filter: { state: AnnualCaseState, year: 'Int' },
  }),
}));

builder.queryFields((t) => ({
  annualCase: row(t, {
    type: 'Tier3Annual',
    description: 'An annual case by its id, for its issuer, its attestor and admins.',
    access: 'traverse',
    args: { id: t.arg.id(existing) },
    where: ({ id }) => ({ id: uuidOf('AnnualCase', id) }),
  }),
  annualCases: keyset(t, {
    type: 'Tier3Annual',
    ...MY_CASES,
    description: 'The annual cases of the viewer as issuer or attestor, or all cases for an admin; newest first.',
    args: { chain: t.arg(chainArgument) },
    where: (args, ctx) => chainWhere(ctx, args),
    filter: { state: AnnualCaseState, seriesKey: 'Bytes32', year: 'Int' },
  }),
}));
