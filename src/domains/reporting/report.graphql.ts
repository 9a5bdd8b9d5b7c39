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
import type { Attestation as AttestationModel } from './model.ts';

interface StoredProof {
  readonly piA: readonly string[];
  readonly piB: readonly (readonly string[])[];
  readonly piC: readonly string[];
  readonly publicSignals: readonly string[];
}
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

const ReportProof = builder.objectRef<OfSeries<StoredProof>>('ReportProof').implement({
  description: 'A Groth16 proof as snarkjs writes it (protocol groth16, curve bn128), with its six public signals.',
  access: { subjects },
  fields: (t) => ({
    pi_a: t.field({ type: ['String'], access: proof, resolve: ({ piA }) => piA }),
    pi_b: t.field({
      type: t.listRef(t.listRef('String')),
      access: proof,
      resolve: ({ piB }) => piB.map((pair) => [...pair]),
    }),
    pi_c: t.field({ type: ['String'], access: proof, resolve: ({ piC }) => piC }),
    publicSignals: t.field({
      type: ['FieldElement'],
      description:
        'Terms commitment, units outstanding, FX rate, prior commitment, income commitment, payment: decimal field elements.',
      access: proof,
      resolve: ({ publicSignals }) => publicSignals.map(BigInt),
    }),
  }),
});

const Attestation = builder.objectRef<OfSeries<AttestationModel>>('Attestation').implement({
  description:
    'The signature over REPORT: of a verifier key in tier 2, of an attestor key in tier 3. It holds no figure and no source.',
  access: { subjects },
  fields: (t) => ({
    signer: t.expose('signer', { type: 'Address', access: attestation }),
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
    signer: t.expose('signer', { type: 'Address', nullable: true, access: fxFallback }),
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
    period: t.exposeInt('period', { nullable: false, access: { ...PUBLIC_RECORD, storedIn: 'reports.period' } }),
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
    tier: t.exposeInt('tier', {
      nullable: true,
      description: '1: the on-chain router; 2: zkTLS, attested by the verifier; 3: documents, attested by an attestor.',
      access: { ...ATTESTATION, storedIn: 'reports.tier' },
    }),
    liquidityFlag: t.exposeInt('liquidityFlag', {
      nullable: true,
      description: '1: attested income that was not cash; the payment accrues.',
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
    source: t.exposeString('source', {
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
      type: 'Bytes32',
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
