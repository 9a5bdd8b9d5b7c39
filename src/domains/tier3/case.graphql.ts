import type { MessageSignature } from '../../core/signing/index.ts';
import { builder } from '../../graphql/builder.ts';
import { chainArgument, chainWhere } from '../../graphql/chain-argument.ts';
import { storedEnum } from '../../graphql/enum-type.ts';
import { envelopeField } from '../../graphql/envelope-field.ts';
import { keyset, row } from '../../graphql/list-builders.ts';
import { relatedKeyset } from '../../graphql/related-list.ts';
import { existing, uuidOf } from '../../graphql/row-id.ts';
import { casesOfSeries, caseAccess, caseFields, caseSubjects, MY_CASES, SEALED } from '../cases/fields.graphql.ts';
import { LiquidityFlag } from '../reporting/enums.graphql.ts';
import { PROOF_DESCRIPTION, proofFields, type StoredProof } from '../reporting/proof.graphql.ts';
import { Series } from '../series/series.graphql.ts';
import { OPENING } from './index.ts';

type OfCase<T> = T & { readonly chain: string; readonly issuer: string; readonly attestorKey: string };

const { stored, documents, ...columns } = caseFields('tier3_cases');
const commitment = (column: string) => ({ ...stored(column), class: 'hash' }) as const;
const proof = stored('proof');
const attestation = stored('attestation');

const proven = proofFields(proof);
const Tier3Proof = builder.objectRef<OfCase<StoredProof>>('Tier3Proof').implement({
  description: PROOF_DESCRIPTION,
  access: { subjects: caseSubjects },
  fields: (t) => ({
    a: t.field(proven.a),
    b: t.field({ ...proven.b, type: t.listRef(t.listRef('BaseFieldElement')) }),
    c: t.field(proven.c),
    publicSignals: t.field(proven.publicSignals),
  }),
});

const Tier3Attestation = builder.objectRef<OfCase<MessageSignature>>('Tier3Attestation').implement({
  description:
    'The attestor’s signature over REPORT with tier 3. Only the series’ issuer can submit a report, so it authorises nothing by itself.',
  access: { subjects: caseSubjects },
  fields: (t) => ({
    signer: t.expose('signer', { type: 'KeyAddress', nullable: true, access: attestation }),
    signature: t.expose('signature', {
      type: 'Hex',
      nullable: true,
      description: '65 bytes r, s, v over the EIP-712 message REPORT.',
      access: attestation,
    }),
    digest: t.expose('digest', { type: 'Bytes32', nullable: true, access: attestation }),
  }),
});

const Tier3CaseState = storedEnum('Tier3CaseState', 'How far a tier-3 case is.', {
  OPEN: 'The attestor has not signed yet.',
  ATTESTED: 'The attestor signed; the issuer can submit the report.',
  REPORTED: 'The chain accepted the report.',
  CLOSED: 'It was closed without a report.',
});

/** A report whose documents an attestor reads. */
builder.prismaNode('Tier3Case', {
  description:
    'A report of tier 3 before it is submitted. Opening and documents are sealed on the issuer’s device for the chosen ' +
    'attestor: the service cannot open them.',
  id: { field: 'id', access: stored('id') },
  access: caseAccess,
  select: { id: true },
  fields: (t) => ({
    seriesKey: t.expose('seriesKey', columns.seriesKey),
    chain: t.expose('chain', { type: 'Chain', ...columns.chain }),
    issuer: t.expose('issuer', columns.issuer),
    attestorKey: t.expose('attestorKey', columns.attestorKey),
    period: t.expose('period', {
      type: 'Period',
      nullable: false,
      description: 'The quarter, as `2027-Q1`.',
      access: stored('period'),
    }),
    state: t.expose('state', {
      type: Tier3CaseState,
      nullable: false,
      description: 'How far it is.',
      access: stored('state'),
    }),
    closedReason: t.expose('closedReason', columns.closedReason),
    liquidityFlag: t.expose('liquidityFlag', {
      type: LiquidityFlag,
      nullable: false,
      description: 'Whether the income is cash.',
      access: stored('liquidity_flag'),
    }),
    incomeCommitment: t.expose('incomeCommitment', {
      type: 'Bytes32',
      nullable: false,
      access: commitment('income_commitment'),
    }),
    priorIncomeCommitment: t.expose('priorIncomeCommitment', {
      type: 'Bytes32',
      nullable: false,
      access: commitment('prior_income_commitment'),
    }),
    payment: t.expose('payment', {
      type: 'Amount',
      nullable: false,
      description:
        'What the case’s proof proves is owed, before the cap; a later proof at another rate proves another.',
      access: stored('payment'),
    }),
    proof: t.field({
      type: Tier3Proof,
      nullable: true,
      access: proof,
      select: { proof: true, chain: true, issuer: true, attestorKey: true },
      resolve: ({ proof: stored, chain, issuer, attestorKey }) => ({
        ...(stored as unknown as StoredProof),
        chain,
        issuer,
        attestorKey,
      }),
    }),
    opening: t.expose(
      'openingCiphertext',
      envelopeField(OPENING, { ...SEALED, description: 'Figures and salts of the quarter and its prior, sealed.' }),
    ),
    documentCount: t.field(documents.count),
    document: t.field(documents.one),
    attestation: t.field({
      type: Tier3Attestation,
      nullable: true,
      description: 'Null until the attestor signed.',
      access: attestation,
      select: { attestation: true, chain: true, issuer: true, attestorKey: true },
      resolve: ({ attestation: stored, chain, issuer, attestorKey }) =>
        stored === null ? null : { ...(stored as unknown as MessageSignature), chain, issuer, attestorKey },
    }),
    openedAt: t.expose('openedAt', columns.openedAt),
    attestedAt: t.expose('attestedAt', { type: 'DateTime', nullable: true, access: stored('attested_at') }),
    closedAt: t.expose('closedAt', columns.closedAt),
    series: t.relation('series', columns.series),
  }),
});

builder.prismaObjectFields(Series, (t) => ({
  tier3Cases: relatedKeyset(t, 'tier3Cases', {
    ...casesOfSeries(
      'The tier-3 cases of the series, newest first. An attestor sees the cases addressed to its keys; the issuer ' +
        'and admins see all; others see none.',
    ),
    filter: { state: Tier3CaseState, period: 'Period' },
  }),
}));

builder.queryFields((t) => ({
  tier3Case: row(t, {
    type: 'Tier3Case',
    description: 'A tier-3 case by its id: for its issuer, the attestor it is addressed to, and admins.',
    access: 'traverse',
    args: { id: t.arg.id(existing) },
    where: ({ id }) => ({ id: uuidOf('Tier3Case', id) }),
  }),
  tier3Cases: keyset(t, {
    type: 'Tier3Case',
    ...MY_CASES,
    description: 'The tier-3 cases that the viewer opened, is addressed by, or administers, newest first.',
    args: { chain: t.arg(chainArgument) },
    where: (args, ctx) => chainWhere(ctx, args),
    filter: { state: Tier3CaseState, seriesKey: 'Bytes32', period: 'Period' },
  }),
}));
