import { byChain, bySeries } from '../../graphql/access/index.ts';
import {
  FX_FALLBACK,
  INCOME_COMMITMENT,
  PAYMENT_AMOUNT,
  PUBLIC_RECORD,
  ROUTED_INCOME,
} from '../../graphql/access/presets.ts';
import { builder } from '../../graphql/builder.ts';
import { chainRow } from '../../graphql/chain-row.ts';
import { LiquidityFlag, ReportTier, SourceKind } from './enums.graphql.ts';
import type { Attestation as AttestationModel } from './model.ts';
import { PROOF_DESCRIPTION, proofFields, type StoredProof } from './proof.graphql.ts';

type OfSeries<T> = T & { readonly chain: string; readonly seriesKey: string };

/** A stored JSON value together with what decides its readers; null where there is none. */
const together = <T extends object, M extends object>(stored: unknown, more: M): (T & M) | null =>
  stored === null ? null : { ...(stored as T), ...more };

const subjects = { issuer: bySeries('seriesKey'), holder: bySeries('seriesKey') };

/** Report proof and public inputs. */
const PROOF = { class: 'plain', readers: ['issuer', 'holder', 'admin'], deletion: 'end of retention' } as const;
/** Verifier attestation and tier-3 attestation (REPORT signature), once the chain accepted the report. */
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

const Attestation = builder.objectRef<OfSeries<AttestationModel>>('Attestation').implement({
  description:
    'The signature over REPORT: of a verifier key in tier 2, of an attestor key in tier 3. It holds no figure and no source.',
  access: { subjects },
  fields: (t) => ({
    signer: t.expose('signer', { type: 'KeyAddress', access: attestation }),
    signature: t.expose('signature', {
      type: 'Hex',
      description: '65 bytes r, s, v over the EIP-712 message REPORT.',
      access: attestation,
    }),
  }),
});

const fxFallback = { ...FX_FALLBACK, storedIn: 'reports.fx_fallback', onchain: true };

const FxSignature = builder.objectRef<OfSeries<AttestationModel>>('FxSignature').implement({
  description: 'The signature of an attestor key over FX, for a period whose feed was stale.',
  access: { subjects: { issuer: bySeries('seriesKey'), attestor: byChain('chain') } },
  fields: (t) => ({
    signer: t.expose('signer', { type: 'KeyAddress', nullable: true, access: fxFallback }),
    signature: t.expose('signature', {
      type: 'Hex',
      nullable: true,
      description: '65 bytes r, s, v over the EIP-712 message FX.',
      access: fxFallback,
    }),
  }),
});

/** An accepted report. That it exists is public; what it paid and on what evidence is not. */
builder.prismaNode('Report', {
  description: 'A report that the chain accepted.',
  ...chainRow('id', { ...PUBLIC_RECORD, storedIn: 'reports.id' }),
  access: { subjects },
  select: { chain: true, id: true },
  fields: (t) => ({
    period: t.expose('period', {
      type: 'Period',
      nullable: false,
      access: { ...PUBLIC_RECORD, storedIn: 'reports.period' },
    }),
    incomeCommitment: t.expose('incomeCommitment', {
      type: 'Bytes32',
      nullable: true,
      description: 'Null in tier 1, where the income itself is public.',
      access: { ...INCOME_COMMITMENT, storedIn: 'reports.income_commitment' },
    }),
    priorIncomeCommitment: t.expose('priorIncomeCommitment', {
      type: 'Bytes32',
      nullable: true,
      access: { ...INCOME_COMMITMENT, storedIn: 'reports.prior_income_commitment' },
    }),
    payment: t.expose('payment', {
      type: 'Amount',
      nullable: true,
      description: 'What the proof proves is owed, before the cap.',
      access: { ...PAYMENT_AMOUNT, storedIn: 'reports.payment' },
    }),
    gross: t.expose('gross', {
      type: 'Amount',
      nullable: true,
      access: { ...PAYMENT_AMOUNT, storedIn: 'reports.gross' },
    }),
    fee: t.expose('fee', { type: 'Amount', nullable: true, access: { ...PAYMENT_AMOUNT, storedIn: 'reports.fee' } }),
    net: t.expose('net', { type: 'Amount', nullable: true, access: { ...PAYMENT_AMOUNT, storedIn: 'reports.net' } }),
    accrual: t.expose('accrual', {
      type: 'Amount',
      nullable: true,
      access: { ...PAYMENT_AMOUNT, storedIn: 'reports.accrual' },
    }),
    tier: t.expose('tier', {
      type: ReportTier,
      nullable: true,
      description: 'What it is attested by.',
      access: { ...ATTESTATION, storedIn: 'reports.tier' },
    }),
    liquidityFlag: t.expose('liquidityFlag', {
      type: LiquidityFlag,
      nullable: true,
      description: 'Whether the attested income is cash.',
      access: { ...ATTESTATION, storedIn: 'reports.liquidity_flag' },
    }),
    routedIncome: t.expose('routedIncome', {
      type: 'Amount',
      nullable: true,
      description: 'Tier 1 alone: the income of the year to date, base units of the payment token.',
      access: { ...ROUTED_INCOME, storedIn: 'reports.routed_income' },
    }),
    fxRate: t.expose('fxRate', {
      type: 'Wad',
      nullable: true,
      description: 'Payment-token base units for one minor unit of the income currency.',
      access: { ...PROOF, storedIn: 'reports.fx_rate', onchain: true },
    }),
    proof: t.field({
      type: ReportProof,
      nullable: true,
      description: 'Null in tier 1: there is nothing to prove.',
      access: proof,
      select: { proof: true, chain: true, seriesKey: true },
      resolve: ({ proof: stored, ...row }) => together<StoredProof, typeof row>(stored, row),
    }),
    attestation: t.field({
      type: Attestation,
      nullable: true,
      access: attestation,
      select: { attestation: true, chain: true, seriesKey: true },
      resolve: ({ attestation: stored, ...row }) => together<AttestationModel, typeof row>(stored, row),
    }),
    fxFallback: t.field({
      type: FxSignature,
      nullable: true,
      description: 'The rate’s own attestation, where the feed was stale; null elsewhere.',
      access: 'traverse',
      select: { fxFallback: true, chain: true, seriesKey: true },
      resolve: ({ fxFallback: stored, chain, seriesKey }) =>
        together<AttestationModel, { seriesKey: string; chain: string }>(stored, { seriesKey, chain }),
    }),
    source: t.expose('source', {
      type: SourceKind,
      nullable: true,
      description: 'The kind of source the issuer’s device named. Not attested, not on the chain.',
      access: {
        storedIn: 'reports.source',
        class: 'plain',
        readers: ['issuer', 'admin'],
        deletion: 'end of retention',
      },
    }),
    txHash: t.expose('txHash', {
      type: 'TransactionId',
      nullable: false,
      access: { ...PUBLIC_RECORD, storedIn: 'reports.tx_hash' },
    }),
    blockNumber: t.expose('blockNumber', {
      type: 'BigInt',
      nullable: false,
      access: { ...PUBLIC_RECORD, storedIn: 'reports.block_number' },
    }),
    acceptedAt: t.expose('acceptedAt', {
      type: 'DateTime',
      nullable: false,
      access: { ...PUBLIC_RECORD, storedIn: 'reports.accepted_at' },
    }),
    series: t.relation('series', { access: 'traverse', nullable: false }),
  }),
});
