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
import { buildMutation } from '../../transaction/graphql/index.ts';
import { rowStep } from '../../transaction/graphql/step.ts';

const OpenAnnualCaseInput = keyedInput('OpenAnnualCaseInput', (t) => ({
  newId: t.field(newId),
  chain: t.field(chainArgument),
  seriesKey: t.field({ type: 'Bytes32', required: true }),
  year: t.int({
    required: true,
    description: 'A past year of the term, as `2027`. The last year is past once the term is over.',
  }),
  attestorKey: t.field(addressedAttestor),
}));

const SignTrueUpInput = keyedInput('SignTrueUpInput', (t) => ({
  id: t.id(existing),
  adjustment: t.field({
    type: 'BigInt',
    required: true,
    description: 'The adjustment of the year’s payments, in base units of the payment token. It is not zero.',
  }),
  attestedAt: t.field({
    type: 'DateTime',
    required: true,
    description:
      'The time that was signed as `attestationTs` in TRUEUP: a whole second, after the year’s end and not in the ' +
      'future.',
  }),
  signature: t.field({
    type: 'Hex',
    required: true,
    description: 'The key’s signature over TRUEUP with the series’ present true-up nonce: 65 bytes r, s, v.',
  }),
}));

const AddAnnualDocumentInput = addDocumentInput('AddAnnualDocumentInput', 'tier3_annual');
const ResealAnnualDocumentInput = resealDocumentInput('ResealAnnualDocumentInput', 'tier3_annual');
const MoveAnnualCaseInput = keyedInput('MoveAnnualCaseInput', moveFields);
const CloseAnnualCaseInput = closeCaseInput('CloseAnnualCaseInput');

/** Defines the payload of a mutation that returns an annual case. */
const payload = (name: string) =>
  builder.objectRef<{ readonly id: string }>(name).implement({
    fields: (t) => ({
      annualCase: t.prismaField({
        type: 'Tier3Annual',
        access: 'traverse',
        resolve: (query, { id }, _, { db }) => db.tier3Annual.findUnique({ ...query, where: { id } }),
      }),
    }),
  });

mutation('openAnnualCase', {
  ...CHECKED_ON_CHAIN,
  type: payload('OpenAnnualCasePayload'),
  description: 'Asks an attestor to compare a past year’s payments with the year’s documents.',
  input: OpenAnnualCaseInput,
  act: ({ caller, chain, input, services }) => services.annual.open(caller, renameNewId({ ...input, chain })),
});

mutation('addAnnualDocument', {
  ...CHECKED_ON_CHAIN,
  type: payload('AddAnnualDocumentPayload'),
  description: 'Adds one sealed document to an open annual case of the issuer.',
  input: AddAnnualDocumentInput,
  act: ({ caller, input, services }) => services.annual.addDocument(caller, replaceRowId('AnnualCase', input)),
});

mutation('resealAnnualDocument', {
  ...CHECKED_ON_CHAIN,
  type: payload('ResealAnnualDocumentPayload'),
  description:
    'Replaces a document of an open annual case by the same document sealed for another key of the attestor. It ' +
    'comes before `moveAnnualCase`.',
  input: ResealAnnualDocumentInput,
  act: ({ caller, input, services }) => services.annual.reseal(caller, replaceRowId('AnnualCase', input)),
});

mutation('moveAnnualCase', {
  ...CHECKED_ON_CHAIN,
  type: payload('MoveAnnualCasePayload'),
  description:
    'Addresses an open annual case to another key of its attestor’s account. Every document must be sealed for that ' +
    'key first.',
  input: MoveAnnualCaseInput,
  act: ({ caller, input, services }) => services.annual.move(caller, replaceRowId('AnnualCase', input)),
});

mutation('signTrueUp', {
  ...CHECKED_ON_CHAIN,
  type: payload('SignTrueUpPayload'),
  description:
    'Signs the year’s adjustment as the addressed attestor. The signature is kept for the issuer’s own transaction ' +
    'only.',
  input: SignTrueUpInput,
  act: ({ caller, input, services }) => services.annual.sign(caller, replaceRowId('AnnualCase', input)),
});

buildMutation('buildSubmitTrueUp', {
  description:
    'Builds `submitTrueUp` for the issuer’s own wallet. Only this transaction contains the attestor’s signature.',
  fields: rowStep,
  build: ({ caller, input, services }) => services.annual.prepare(caller, uuidOf('AnnualCase', input.id)),
});

mutation('closeAnnualCase', {
  ...CHECKED_ON_CHAIN,
  type: payload('CloseAnnualCasePayload'),
  description:
    'Closes an annual case: the attestor declines it, or the issuer withdraws it. A signature that was not used is ' +
    'deleted.',
  input: CloseAnnualCaseInput,
  act: ({ caller, input, services }) => services.annual.close(caller, replaceRowId('AnnualCase', input)),
});
