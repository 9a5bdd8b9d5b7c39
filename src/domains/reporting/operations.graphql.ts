import { RESPONSE_ONLY } from '../../access/index.ts';
import { SOURCE_KINDS } from '../../core/source-kinds.ts';
import { builder } from '../../graphql/builder.ts';
import { chainArgument } from '../../graphql/chain-argument.ts';
import { idempotencyKey, mutation } from '../../graphql/mutation.ts';
import { buildMutation } from '../transaction/graphql.ts';
import { parseReportInput, parseSessionInput, type ReportingService } from './index.ts';

declare module '../../graphql/context.ts' {
  interface Services {
    reporting: ReportingService;
  }
}

export const SourceKind = builder.enumType('SourceKind', {
  description: 'Where an income figure came from.',
  values: SOURCE_KINDS,
});

const StartZktlsSessionInput = builder.inputType('StartZktlsSessionInput', {
  fields: (t) => ({
    idempotencyKey: t.field(idempotencyKey),
    chain: t.string(chainArgument),
    seriesKey: t.field({ type: 'Bytes32', required: true }),
    period: t.int({ required: true, description: 'year * 10 + quarter.' }),
    source: t.field({
      type: SourceKind,
      required: true,
      description: 'Kept for the issuer and the operator; never attested, never on the chain.',
    }),
  }),
});

const StartZktlsSessionPayload = builder
  .objectRef<{ readonly sessionId: string }>('StartZktlsSessionPayload')
  .implement({
    description: 'The session itself runs between the issuer’s device and the provider.',
    fields: (t) => ({ sessionId: t.expose('sessionId', { type: 'UUID', nullable: false, access: RESPONSE_ONLY }) }),
  });

export const Groth16ProofInput = builder.inputType('Groth16ProofInput', {
  description: 'A proof exactly as snarkjs and the device package write it.',
  fields: (t) => ({
    pi_a: t.stringList({ required: true }),
    pi_b: t.field({ type: t.listRef(t.listRef('String')), required: true }),
    pi_c: t.stringList({ required: true }),
    protocol: t.string({ required: true }),
    curve: t.string({ required: true }),
  }),
});

const AttestationInput = builder.inputType('AttestationInput', {
  fields: (t) => ({
    signer: t.field({ type: 'Address', required: true }),
    signature: t.string({ required: true, description: '65 bytes r, s, v with low s and v 27 or 28.' }),
  }),
});

const PrepareReportInput = builder.inputType('PrepareReportInput', {
  fields: (t) => ({
    idempotencyKey: t.field(idempotencyKey),
    chain: t.string(chainArgument),
    seriesKey: t.field({ type: 'Bytes32', required: true }),
    period: t.int({ required: true, description: 'year * 10 + quarter.' }),
    proof: t.field({ type: Groth16ProofInput, required: true }),
    publicSignals: t.stringList({
      required: true,
      description:
        'Terms commitment, units outstanding, FX rate, prior commitment, income commitment, payment: canonical decimals.',
    }),
    attestation: t.field({ type: AttestationInput, required: true }),
    liquidityFlag: t.int({ required: true, description: '1: attested income that was not cash; the payment accrues.' }),
  }),
});

mutation('startZktlsSession', {
  type: StartZktlsSessionPayload,
  description: 'Notes the kind of source before the issuer’s device opens its session with it.',
  input: StartZktlsSessionInput,
  act: async ({ caller, chain, input, services }) => {
    const save = await services.reporting.startSession(caller, parseSessionInput({ ...input, chain }));
    return async (tx) => ({ sessionId: await save(tx) });
  },
});

buildMutation('prepareReport', {
  description:
    'Checks proof, public signals and attestation as the contract will, and builds `submitReport` for the issuer. ' +
    'The figure itself is in none of them.',
  input: PrepareReportInput,
  build: ({ caller, chain, input, services }) =>
    services.reporting.prepareReport(caller, parseReportInput(plain({ ...input, chain }))),
});

/** The coerced input with ordinary prototypes: the proof's reader looks at its own keys only. */
export const plain = (input: object): unknown => JSON.parse(JSON.stringify(input));
