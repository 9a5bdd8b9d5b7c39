import type { StoredProof } from '@income-series/protocol/report-proof';
import type { MessageSignature } from '@income-series/protocol/signing';
import { builder } from '../../../graphql/builder.ts';
import { chainArgument, chainWhere } from '../../../graphql/chain-argument.ts';
import { storedEnum } from '../../../graphql/enum-type.ts';
import { envelopeField } from '../../../graphql/envelope-field.ts';
import { keyset, relatedKeyset, row } from '../../../graphql/lists.ts';
import { existing, uuidOf } from '../../../graphql/row-id.ts';
import {
  CASE,
  caseAccess,
  caseFields,
  caseSubjects,
  casesOfSeries,
  MY_CASES,
  SEALED,
} from '../../cases/graphql/fields.ts';
import { LiquidityFlag } from '../../reporting/graphql/enums.ts';
import { PROOF_DESCRIPTION, proofFields } from '../../reporting/graphql/proof.ts';
import { Series } from '../../series/graphql/series.ts';
import { OPENING } from '../index.ts';

type OfCase<T> = T & { readonly chain: string; readonly issuer: string; readonly attestorKey: string };

const { documents, ...columns } = caseFields('tier3_cases');
const COMMITMENT = { ...CASE, class: 'hash' } as const;
const PROOF = { ...CASE, storedIn: 'tier3_cases.proof' } as const;
const ATTESTATION = { ...CASE, storedIn: 'tier3_cases.attestation' } as const;

const proven = proofFields(PROOF);
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
    'The attestor’s signature over REPORT with tier 3. It authorises nothing by itself, because only the series’ ' +
    'issuer can submit a report.',
  access: { subjects: caseSubjects },
  fields: (t) => ({
    signer: t.expose('signer', {
      type: 'KeyAddress',
      description: 'The attestor key that signed.',
      access: ATTESTATION,
    }),
    signature: t.expose('signature', {
      type: 'Hex',
      description: 'The signature over the EIP-712 message REPORT: 65 bytes r, s, v.',
      access: ATTESTATION,
    }),
    digest: t.expose('digest', {
      type: 'Bytes32',
      description: 'The digest of the message that was signed.',
      access: ATTESTATION,
    }),
  }),
});

const Tier3CaseState = storedEnum('Tier3CaseState', 'A state of a tier-3 case.', {
  OPEN: 'The attestor has not signed yet.',
  ATTESTED: 'The attestor signed, and the issuer can submit the report.',
  REPORTED: 'The chain accepted the report.',
  CLOSED: 'The case was closed without a report.',
});

const Tier3Case = builder.prismaNode('Tier3Case', {
  description:
    'A tier-3 report before it is submitted: an attestor reads the documents and signs. The opening and the ' +
    'documents are sealed on the issuer’s device for that attestor; the service cannot open them.',
  id: { field: 'id', access: { ...CASE, storedIn: 'tier3_cases.id' } },
  access: caseAccess,
  select: { id: true },
  fields: (t) => ({
    seriesKey: t.expose('seriesKey', columns.seriesKey),
    chain: t.expose('chain', columns.chain),
    issuer: t.expose('issuer', columns.issuer),
    attestorKey: t.expose('attestorKey', columns.attestorKey),
    period: t.expose('period', { type: 'Period', description: 'The quarter, as `2027-Q1`.', access: CASE }),
    state: t.expose('state', { type: Tier3CaseState, description: 'The state of the case.', access: CASE }),
    closedReason: t.expose('closedReason', columns.closedReason),
    liquidityFlag: t.expose('liquidityFlag', {
      type: LiquidityFlag,
      description: 'The liquidity flag: whether the income is cash.',
      access: CASE,
    }),
    incomeCommitment: t.expose('incomeCommitment', {
      type: 'Bytes32',
      description: 'The commitment to the year-to-date income that the report states.',
      access: COMMITMENT,
    }),
    priorIncomeCommitment: t.expose('priorIncomeCommitment', {
      type: 'Bytes32',
      description: 'The commitment to the year-to-date income of the prior report, as the chain expects it.',
      access: COMMITMENT,
    }),
    payment: t.expose('payment', {
      type: 'Amount',
      description:
        'The payment that the case’s proof shows to be owed, before the cap, in base units of the payment token. A ' +
        'later proof at another rate shows another payment.',
      access: CASE,
    }),
  }),
});

/** Adds the evidence: the proof, the sealed opening and the sealed documents. */
builder.prismaObjectFields(Tier3Case, (t) => ({
  proof: t.field({
    type: Tier3Proof,
    description: 'The proof that the case was opened with.',
    access: PROOF,
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
    envelopeField(OPENING, {
      ...SEALED,
      description: 'The year-to-date figures and salts of the quarter and of its prior, sealed for the attestor.',
    }),
  ),
  documentCount: t.field(documents.count),
  document: t.field(documents.document),
}));

/** Adds the signature of the attestor, and the times at which the case moved on. */
builder.prismaObjectFields(Tier3Case, (t) => ({
  attestation: t.field({
    type: Tier3Attestation,
    description: 'The attestor’s signature; null until the attestor signed.',
    access: ATTESTATION,
    select: { attestation: true, chain: true, issuer: true, attestorKey: true },
    resolve: ({ attestation: stored, chain, issuer, attestorKey }) =>
      stored === null ? null : { ...(stored as unknown as MessageSignature), chain, issuer, attestorKey },
  }),
  openedAt: t.expose('openedAt', columns.openedAt),
  attestedAt: t.expose('attestedAt', {
    type: 'DateTime',
    description: 'When the attestor signed; null until then.',
    access: CASE,
  }),
  closedAt: t.expose('closedAt', columns.closedAt),
  series: t.relation('series', columns.series),
}));

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
    description: 'A tier-3 case by its id, for its issuer, its attestor and admins.',
    access: 'traverse',
    args: { id: t.arg.id(existing) },
    where: ({ id }) => ({ id: uuidOf('Tier3Case', id) }),
  }),
  tier3Cases: keyset(t, {
    type: 'Tier3Case',
    ...MY_CASES,
    description: 'The tier-3 cases of the viewer as issuer or attestor, or all cases for an admin; newest first.',
    args: { chain: t.arg(chainArgument) },
    where: (args, ctx) => chainWhere(ctx, args),
    filter: { state: Tier3CaseState, seriesKey: 'Bytes32', period: 'Period' },
  }),
}));
