import { InputError } from '@income-series/protocol/errors/input-error';
import { builder } from '../../../graphql/builder.ts';
import { chainArgument } from '../../../graphql/chain-argument.ts';
import { keyedInput, mutation } from '../../../graphql/mutation.ts';
import { existing, newId, renameNewId, replaceRowId, uuidOf } from '../../../graphql/row-id.ts';
import {
  addDocumentInput,
  addressedAttestor,
  CHECKED_ON_CHAIN,
  closeCaseInput,
  moveFields,
  resealDocumentInput,
} from '../../cases/graphql/inputs.ts';
import { LiquidityFlag } from '../../reporting/graphql/enums.ts';
import { encodeClaim, Groth16ProofInput, SIGNALS_DESCRIPTION } from '../../reporting/graphql/proof.ts';
import { buildMutation } from '../../transaction/graphql/index.ts';
import { rowStep } from '../../transaction/graphql/step.ts';
import { parseOpenCase } from '../index.ts';

const OpenTier3CaseInput = keyedInput('OpenTier3CaseInput', (t) => ({
  newId: t.field(newId),
  chain: t.field(chainArgument),
  seriesKey: t.field({ type: 'Bytes32', required: true }),
  period: t.field({ type: 'Period', required: true, description: 'The quarter, as `2027-Q1`.' }),
  attestorKey: t.field(addressedAttestor),
  proof: t.field({
    type: Groth16ProofInput,
    required: true,
    description: 'The proof of the payment, as the issuer’s device made it.',
  }),
  publicSignals: t.field({ type: ['FieldElement'], required: true, description: SIGNALS_DESCRIPTION }),
  liquidityFlag: t.field({
    type: LiquidityFlag,
    required: true,
    description: 'The liquidity flag that the attestor is asked to attest: whether the income is cash.',
  }),
  opening: t.field({
    type: 'Envelope',
    required: true,
    description:
      'The opening, sealed for the attestor. The envelope’s context has the record tier3_cases, the case’s id and ' +
      'the field opening_ciphertext.',
  }),
}));

const AddTier3DocumentInput = addDocumentInput('AddTier3DocumentInput', 'tier3_cases');

const SignTier3CaseInput = keyedInput('SignTier3CaseInput', (t) => ({
  id: t.id(existing),
  signature: t.field({
    type: 'Hex',
    required: true,
    description: 'The key’s signature over REPORT with tier 3: 65 bytes r, s, v.',
  }),
}));

const ResealTier3DocumentInput = resealDocumentInput('ResealTier3DocumentInput', 'tier3_cases');
const MoveTier3CaseInput = keyedInput('MoveTier3CaseInput', (t) => ({
  ...moveFields(t),
  opening: t.field({
    type: 'Envelope',
    required: true,
    description:
      'The same opening, sealed for the new key. The envelope’s context has the record tier3_cases, the case’s id ' +
      'and the field opening_ciphertext.',
  }),
}));

const CloseTier3CaseInput = closeCaseInput('CloseTier3CaseInput');

const payload = (name: string) =>
  builder.objectRef<{ readonly id: string }>(name).implement({
    fields: (t) => ({
      tier3Case: t.prismaField({
        type: 'Tier3Case',
        access: 'traverse',
        resolve: (query, { id }, _, { db }) => db.tier3Case.findUnique({ ...query, where: { id } }),
      }),
    }),
  });

mutation('openTier3Case', {
  ...CHECKED_ON_CHAIN,
  type: payload('OpenTier3CasePayload'),
  description:
    'Asks an attestor to read the documents of a period’s report. The service checks the proof and its signals ' +
    'against the chain; the figures are sealed for the attestor only.',
  input: OpenTier3CaseInput,
  act: ({ caller, chain, input, services }) => {
    const claim = encodeClaim(input.proof, input.publicSignals);
    return services.tier3.open(caller, parseOpenCase(renameNewId({ ...input, ...claim, chain })));
  },
});

mutation('addTier3Document', {
  ...CHECKED_ON_CHAIN,
  type: payload('AddTier3DocumentPayload'),
  description: 'Adds one sealed document to an open tier-3 case of the issuer.',
  input: AddTier3DocumentInput,
  act: ({ caller, input, services }) => services.tier3.addDocument(caller, replaceRowId('Tier3Case', input)),
});

mutation('resealTier3Document', {
  ...CHECKED_ON_CHAIN,
  type: payload('ResealTier3DocumentPayload'),
  description:
    'Replaces a document of an open tier-3 case by the same document sealed for another key of the attestor. It ' +
    'comes before `moveTier3Case`.',
  input: ResealTier3DocumentInput,
  act: ({ caller, input, services }) => services.tier3.reseal(caller, replaceRowId('Tier3Case', input)),
});

mutation('moveTier3Case', {
  ...CHECKED_ON_CHAIN,
  type: payload('MoveTier3CasePayload'),
  description:
    'Addresses an open tier-3 case to another key of its attestor’s account. Every document must be sealed for that ' +
    'key first.',
  input: MoveTier3CaseInput,
  act: ({ caller, input, services }) => services.tier3.move(caller, replaceRowId('Tier3Case', input)),
});

mutation('signTier3Case', {
  ...CHECKED_ON_CHAIN,
  type: payload('SignTier3CasePayload'),
  description: 'Signs the case’s commitments as the addressed attestor.',
  input: SignTier3CaseInput,
  act: ({ caller, input, services }) => services.tier3.sign(caller, replaceRowId('Tier3Case', input)),
});

buildMutation('buildSubmitTier3Report', {
  description:
    'Builds `submitReport` from an attested case for the issuer, after checking it against the chain as it is now.',
  fields: (t) => ({
    ...rowStep(t),
    proof: t.field({
      type: Groth16ProofInput,
      description:
        'A newer proof of the same commitments, if the rate or the units have changed since the case was opened.',
    }),
    publicSignals: t.field({ type: ['FieldElement'], description: 'The public signals of `proof`, required with it.' }),
  }),
  build: ({ caller, input, services }) => {
    const { proof, publicSignals } = input;
    if ((proof == null) !== (publicSignals == null))
      throw new InputError(proof == null ? 'proof' : 'publicSignals', 'both `proof` and `publicSignals`, or neither');
    const fresh = proof == null || publicSignals == null ? null : encodeClaim(proof, publicSignals);
    return services.tier3.prepare(caller, uuidOf('Tier3Case', input.id), fresh);
  },
});

mutation('closeTier3Case', {
  ...CHECKED_ON_CHAIN,
  type: payload('CloseTier3CasePayload'),
  description: 'Closes a tier-3 case: the attestor declines it while it is open, or the issuer withdraws it.',
  input: CloseTier3CaseInput,
  act: ({ caller, input, services }) => services.tier3.close(caller, replaceRowId('Tier3Case', input)),
});
