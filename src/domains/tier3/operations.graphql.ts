import { builder } from '../../graphql/builder.ts';
import { chainArgument } from '../../graphql/chain-argument.ts';
import { idempotencyKey, mutation } from '../../graphql/mutation.ts';
import { existing, ofRow, uuidOf } from '../../graphql/row-id.ts';
import { acts, addDocumentInput, askedAttestor, closeCaseInput, newCaseId } from '../cases/inputs.graphql.ts';
import { Groth16ProofInput, plain } from '../reporting/operations.graphql.ts';
import { buildMutation } from '../transaction/graphql.ts';
import { parseOpenCase, type Tier3CaseService } from './index.ts';

declare module '../../graphql/context.ts' {
  interface Services {
    tier3: Tier3CaseService;
  }
}

const OpenTier3CaseInput = builder.inputType('OpenTier3CaseInput', {
  fields: (t) => ({
    idempotencyKey: t.field(idempotencyKey),
    id: t.field(newCaseId),
    chain: t.string(chainArgument),
    seriesKey: t.field({ type: 'Bytes32', required: true }),
    period: t.int({ required: true, description: 'year * 10 + quarter.' }),
    attestorKey: t.field(askedAttestor),
    proof: t.field({ type: Groth16ProofInput, required: true }),
    publicSignals: t.stringList({
      required: true,
      description:
        'Terms commitment, units outstanding, FX rate, prior commitment, income commitment, payment: canonical decimals.',
    }),
    liquidityFlag: t.int({ required: true, description: '1: income that was not cash; the payment accrues.' }),
    opening: t.field({
      type: 'Envelope',
      required: true,
      description: 'Sealed for the attestor at (tier3_cases, id, opening_ciphertext).',
    }),
  }),
});

const AddTier3DocumentInput = addDocumentInput('AddTier3DocumentInput', 'tier3_cases');

const SignTier3CaseInput = builder.inputType('SignTier3CaseInput', {
  fields: (t) => ({
    idempotencyKey: t.field(idempotencyKey),
    id: t.id(existing),
    signature: t.string({ required: true, description: '65 bytes r, s, v over REPORT with tier 3.' }),
  }),
});

const PrepareTier3ReportInput = builder.inputType('PrepareTier3ReportInput', {
  fields: (t) => ({
    idempotencyKey: t.field(idempotencyKey),
    id: t.id(existing),
    proof: t.field({
      type: Groth16ProofInput,
      description: 'A later proof of the same commitments, where rate or units have changed since the case was opened.',
    }),
    publicSignals: t.stringList({ description: 'With `proof`, and only with it.' }),
  }),
});

const CloseTier3CaseInput = closeCaseInput('CloseTier3CaseInput');

const payload = (name: string) =>
  builder.objectRef<{ readonly id: string }>(name).implement({
    fields: (t) => ({
      tier3Case: t.prismaField({
        type: 'Tier3Case',
        nullable: true,
        access: 'traverse',
        resolve: (query, { id }, _, { db }) => db.tier3Case.findUnique({ ...query, where: { id } }),
      }),
    }),
  });

mutation('openTier3Case', {
  ...acts,
  type: payload('OpenTier3CasePayload'),
  description:
    'Asks an attestor to read the documents of a period’s report. The proof verifies and its signals are the chain’s; ' +
    'the figures are sealed for the attestor alone.',
  input: OpenTier3CaseInput,
  act: ({ caller, chain, input, services }) => services.tier3.open(caller, parseOpenCase(plain({ ...input, chain }))),
});

mutation('addTier3Document', {
  ...acts,
  type: payload('AddTier3DocumentPayload'),
  description: 'Adds one sealed document to an open case of the issuer’s.',
  input: AddTier3DocumentInput,
  act: ({ caller, input, services }) => services.tier3.addDocument(caller, ofRow('Tier3Case', input)),
});

mutation('signTier3Case', {
  ...acts,
  type: payload('SignTier3CasePayload'),
  description: 'The addressed attestor’s signature over the case’s commitments.',
  input: SignTier3CaseInput,
  act: ({ caller, input, services }) => services.tier3.sign(caller, ofRow('Tier3Case', input)),
});

buildMutation('prepareTier3Report', {
  description: 'Builds `submitReport` from an attested case for the issuer, held against the chain as it is now.',
  input: PrepareTier3ReportInput,
  build: ({ caller, input, services }) => {
    const { proof, publicSignals } = plain(input) as { proof?: unknown; publicSignals?: unknown };
    const fresh = proof == null && publicSignals == null ? null : { proof, publicSignals };
    return services.tier3.prepare(caller, uuidOf('Tier3Case', input.id), fresh);
  },
});

mutation('closeTier3Case', {
  ...acts,
  type: payload('CloseTier3CasePayload'),
  description: 'The attestor declines an open case, or the issuer withdraws its own.',
  input: CloseTier3CaseInput,
  act: ({ caller, input, services }) => services.tier3.close(caller, ofRow('Tier3Case', input)),
});
