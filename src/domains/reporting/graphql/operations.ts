import { RESPONSE_ONLY } from 'field-access';
import { builder } from '../../../graphql/builder.ts';
import { chainArgument } from '../../../graphql/chain-argument.ts';
import { idempotencyKey, keyedInput, mutation } from '../../../graphql/mutation.ts';
import { globalId } from '../../../graphql/row-id.ts';
import { buildMutation } from '../../transaction/graphql/index.ts';
import { allowFailing } from '../../transaction/graphql/step.ts';
import { parseReportInput, parseSessionInput } from '../index.ts';
import { LiquidityFlag, SourceKind } from './enums.ts';
import { encodeClaim, Groth16ProofInput, SIGNALS_DESCRIPTION } from './proof.ts';

const StartZktlsSessionInput = keyedInput('StartZktlsSessionInput', (t) => ({
  chain: t.field(chainArgument),
  seriesKey: t.field({ type: 'Bytes32', required: true }),
  period: t.field({ type: 'Period', required: true, description: 'The quarter, as `2027-Q1`.' }),
  source: t.field({
    type: SourceKind,
    required: true,
    description:
      'The kind of income source. It is kept for the issuer and admins, never attested and never on the chain.',
  }),
}));

const StartZktlsSessionPayload = builder
  .objectRef<{ readonly sessionId: string }>('StartZktlsSessionPayload')
  .implement({
    description:
      'The recorded start of a session. The zkTLS session itself runs between the issuer’s device and the provider.',
    fields: (t) => ({
      sessionId: t.field({
        type: 'ID',
        nullable: false,
        description: 'The id of the record. No query returns the record.',
        access: RESPONSE_ONLY,
        resolve: ({ sessionId }) => globalId('ZktlsSession', sessionId),
      }),
    }),
  });

const AttestationInput = builder.inputType('AttestationInput', {
  description: 'The signature of a verifier key over REPORT.',
  fields: (t) => ({
    signer: t.field({ type: 'KeyAddress', required: true, description: 'The verifier key that signed.' }),
    signature: t.field({
      type: 'Hex',
      required: true,
      description: 'The signature: 65 bytes r, s, v with low s and v 27 or 28.',
    }),
  }),
});

mutation('startZktlsSession', {
  type: StartZktlsSessionPayload,
  description:
    'Records the kind of income source before the issuer’s device opens its zkTLS session with the provider.',
  input: StartZktlsSessionInput,
  act: async ({ caller, chain, input, services }) => {
    const save = await services.reporting.startSession(caller, parseSessionInput({ ...input, chain }));
    return async (tx) => ({ sessionId: await save(tx) });
  },
});

buildMutation('buildSubmitReport', {
  description:
    'Checks proof, public signals and attestation as the contract will, and builds `submitReport` for the issuer. ' +
    'None of them contains the income figure.',
  fields: (t) => ({
    idempotencyKey: t.field(idempotencyKey),
    chain: t.field(chainArgument),
    seriesKey: t.field({ type: 'Bytes32', required: true }),
    period: t.field({ type: 'Period', required: true, description: 'The quarter, as `2027-Q1`.' }),
    proof: t.field({
      type: Groth16ProofInput,
      required: true,
      description: 'The proof of the payment, as the issuer’s device made it.',
    }),
    publicSignals: t.field({ type: ['FieldElement'], required: true, description: SIGNALS_DESCRIPTION }),
    attestation: t.field({
      type: AttestationInput,
      required: true,
      description: 'The verifier’s signature over REPORT.',
    }),
    liquidityFlag: t.field({
      type: LiquidityFlag,
      required: true,
      description: 'The liquidity flag as it was attested.',
    }),
    allowFailing: t.field(allowFailing),
  }),
  build: ({ caller, chain, input, services }) => {
    const claim = encodeClaim(input.proof, input.publicSignals);
    return services.reporting.prepareReport(caller, parseReportInput({ ...input, ...claim, chain }));
  },
});
