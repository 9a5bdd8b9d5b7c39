import type { StoredProof } from '@income-series/protocol/report-proof';
import { byChain, bySeries } from '../../../graphql/access/index.ts';
import {
  FX_FALLBACK,
  INCOME_COMMITMENT,
  PAYMENT_AMOUNT,
  PUBLIC_RECORD,
  ROUTED_INCOME,
} from '../../../graphql/access/presets.ts';
import { builder } from '../../../graphql/builder.ts';
import { chainRow } from '../../../graphql/chain-row.ts';
import type { ReportAttestation } from '../model/index.ts';
import { LiquidityFlag, ReportTier, SourceKind } from './enums.ts';
import { PROOF_DESCRIPTION, proofFields } from './proof.ts';

type OfSeries<T> = T & { readonly chain: string; readonly seriesKey: string };

/** Adds the columns that decide the readers to a stored JSON value; null stays null. */
const withReaderColumns = <T extends object, M extends object>(stored: unknown, more: M): (T & M) | null =>
  stored === null ? null : { ...(stored as T), ...more };

const subjects = { issuer: bySeries('seriesKey'), holder: bySeries('seriesKey') };

/** Access to a report's proof and public inputs. */
const PROOF = { class: 'plain', readers: ['issuer', 'holder', 'admin'], deletion: 'end of retention' } as const;
/** Access to a report's REPORT signature, by a verifier or an attestor. */
const ATTESTATION = {
  class: 'plain',
  readers: ['issuer', 'holder', 'admin'],
  deletion: 'none',
  onchain: true,
} as const;

const proof = { ...PROOF, storedIn: 'reports.proof' };
const attestation = { ...ATTESTATION, storedIn: 'reports.attestation' };

const proven = proofFields(proof);
const ReportProof = builder.objectRef<OfSeries<StoredProof>>('ReportProof').implement({
  description: PROOF_DESCRIPTION,
  access: { subjects },
  fields: (t) => ({
    a: t.field(proven.a),
    b: t.field({ ...proven.b, type: t.listRef(t.listRef('BaseFieldElement')) }),
    c: t.field(proven.c),
    publicSignals: t.field(proven.publicSignals),
  }),
});

const Attestation = builder.objectRef<OfSeries<ReportAttestation>>('Attestation').implement({
  description:
    'The signature over REPORT: of a verifier key in tier 2, of an attestor key in tier 3. It contains no figure and ' +
    'no source.',
  access: { subjects },
  fields: (t) => ({
    signer: t.expose('signer', { type: 'KeyAddress', description: 'The key that signed.', access: attestation }),
    signature: t.expose('signature', {
      type: 'Hex',
      description: 'The signature over the EIP-712 message REPORT: 65 bytes r, s, v.',
      access: attestation,
    }),
  }),
});

const fxFallback = { ...FX_FALLBACK, storedIn: 'reports.fx_fallback', onchain: true };

const FxSignature = builder.objectRef<OfSeries<ReportAttestation>>('FxSignature').implement({
  description: 'An attestor’s signature over FX, for a quarter for which the feed had no rate.',
  access: { subjects: { issuer: bySeries('seriesKey'), attestor: byChain('chain') } },
  fields: (t) => ({
    signer: t.expose('signer', {
      type: 'KeyAddress',
      description: 'The attestor key that signed.',
      access: fxFallback,
    }),
    signature: t.expose('signature', {
      type: 'Hex',
      description: 'The signature over the EIP-712 message FX: 65 bytes r, s, v.',
      access: fxFallback,
    }),
  }),
});

const Report = builder.prismaNode('Report', {
  description:
    'A report that the chain accepted. Everybody sees that it exists; the payment and its evidence are for their ' +
    'readers only.',
  ...chainRow('id', { ...PUBLIC_RECORD, storedIn: 'reports.id' }),
  access: { subjects },
  select: { chain: true, id: true },
  fields: (t) => ({
    period: t.expose('period', {
      type: 'Period',
      description: 'The quarter that was reported.',
      access: PUBLIC_RECORD,
    }),
    incomeCommitment: t.expose('incomeCommitment', {
      type: 'Bytes32',
      description:
        'The commitment to the year-to-date income that was reported; null in tier 1, where the income is public.',
      access: INCOME_COMMITMENT,
    }),
    priorIncomeCommitment: t.expose('priorIncomeCommitment', {
      type: 'Bytes32',
      description: 'The commitment to the year-to-date income of the prior report; null in tier 1.',
      access: INCOME_COMMITMENT,
    }),
    payment: t.expose('payment', {
      type: 'Amount',
      description: 'The payment that the proof shows to be owed, before credit and cap.',
      access: PAYMENT_AMOUNT,
    }),
    gross: t.expose('gross', {
      type: 'Amount',
      description: 'The part of the payment that became owed: after credit was netted, and as far as the cap allows.',
      access: PAYMENT_AMOUNT,
    }),
    fee: t.expose('fee', {
      type: 'Amount',
      description: 'The protocol’s fee on the money that fell due with this report; 0 if the payment accrues.',
      access: PAYMENT_AMOUNT,
    }),
    net: t.expose('net', {
      type: 'Amount',
      description: 'The money that the holders received with this report, after the fee; 0 if the payment accrues.',
      access: PAYMENT_AMOUNT,
    }),
    accrual: t.expose('accrual', {
      type: 'Amount',
      description: 'The money that is owed and not yet due after this report.',
      access: PAYMENT_AMOUNT,
    }),
  }),
});

/** Adds the evidence: how the income was attested, the proof and the signatures. */
builder.prismaObjectFields(Report, (t) => ({
  tier: t.expose('tier', {
    type: ReportTier,
    description: 'The tier, which says how the income was attested.',
    access: ATTESTATION,
  }),
  liquidityFlag: t.expose('liquidityFlag', {
    type: LiquidityFlag,
    description: 'The liquidity flag: whether the attested income was cash.',
    access: ATTESTATION,
  }),
  routedIncome: t.expose('routedIncome', {
    type: 'Amount',
    description: 'The year-to-date income in tier 1, in base units of the payment token; null in other tiers.',
    access: ROUTED_INCOME,
  }),
  fxRate: t.expose('fxRate', {
    type: 'Wad',
    description:
      'The FX rate of the quarter’s end: base units of the payment token for one minor unit of the income ' +
      'currency.',
    access: { ...PROOF, onchain: true },
  }),
  proof: t.field({
    type: ReportProof,
    description: 'The proof of the payment; null in tier 1, which needs none.',
    access: proof,
    select: { proof: true, chain: true, seriesKey: true },
    resolve: ({ proof: stored, ...row }) => withReaderColumns<StoredProof, typeof row>(stored, row),
  }),
  attestation: t.field({
    type: Attestation,
    description: 'The signature of the verifier or attestor; null in tier 1.',
    access: attestation,
    select: { attestation: true, chain: true, seriesKey: true },
    resolve: ({ attestation: stored, ...row }) => withReaderColumns<ReportAttestation, typeof row>(stored, row),
  }),
  fxFallback: t.field({
    type: FxSignature,
    description: 'The attestor’s signature over the rate that was submitted with the report; null if there was none.',
    access: 'traverse',
    select: { fxFallback: true, chain: true, seriesKey: true },
    resolve: ({ fxFallback: stored, chain, seriesKey }) =>
      withReaderColumns<ReportAttestation, { seriesKey: string; chain: string }>(stored, { seriesKey, chain }),
  }),
}));

/** Adds the source of the income, and the transaction that submitted the report. */
builder.prismaObjectFields(Report, (t) => ({
  source: t.expose('source', {
    type: SourceKind,
    description:
      'The kind of income source that the issuer’s device named. It is not attested and not on the chain. Null if ' +
      'none was named.',
    access: { class: 'plain', readers: ['issuer', 'admin'], deletion: 'end of retention' },
  }),
  txHash: t.expose('txHash', {
    type: 'TransactionId',
    description: 'The transaction that submitted the report.',
    access: PUBLIC_RECORD,
  }),
  blockNumber: t.expose('blockNumber', {
    type: 'BigInt',
    description: 'The block in which the report was accepted.',
    access: PUBLIC_RECORD,
  }),
  acceptedAt: t.expose('acceptedAt', {
    type: 'DateTime',
    description: 'The time of the block in which the report was accepted.',
    access: PUBLIC_RECORD,
  }),
  series: t.relation('series', { access: 'traverse', nullable: false }),
}));
