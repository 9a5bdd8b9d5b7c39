import { builder } from '../../graphql/builder.ts';
import { chainArgument } from '../../graphql/chain-argument.ts';
import { idempotencyKey, mutation } from '../../graphql/mutation.ts';
import { existing, newId, ofNew, ofRow, uuidOf } from '../../graphql/row-id.ts';
import {
  acts,
  addDocumentInput,
  askedAttestor,
  closeCaseInput,
  moveFields,
  resealDocumentInput,
} from '../cases/inputs.graphql.ts';
import { buildMutation } from '../transaction/graphql.ts';
import { rowStepInput } from '../transaction/step.graphql.ts';
import type { AnnualCaseService } from './index.ts';

declare module '../../graphql/context.ts' {
  interface Services {
    annual: AnnualCaseService;
  }
}

const OpenAnnualCaseInput = builder.inputType('OpenAnnualCaseInput', {
  fields: (t) => ({
    idempotencyKey: t.field(idempotencyKey),
    newId: t.field(newId),
    chain: t.field(chainArgument),
    seriesKey: t.field({ type: 'Bytes32', required: true }),
    year: t.int({ required: true, description: 'A year of the term that is over; the last one ends with the term.' }),
    attestorKey: t.field(askedAttestor),
  }),
});

const SignTrueUpInput = builder.inputType('SignTrueUpInput', {
  fields: (t) => ({
    idempotencyKey: t.field(idempotencyKey),
    id: t.id(existing),
    adjustment: t.field({ type: 'BigInt', required: true, description: 'Base units, not zero.' }),
    attestedAt: t.field({
      type: 'DateTime',
      required: true,
      description:
        'The member `attestationTs` of the signed TRUEUP: a whole second after the year’s end, not after now.',
    }),
    signature: t.field({
      type: 'Hex',
      required: true,
      description: '65 bytes r, s, v over TRUEUP with the chain’s nonce.',
    }),
  }),
});

const AddAnnualDocumentInput = addDocumentInput('AddAnnualDocumentInput', 'tier3_annual');
const ResealAnnualDocumentInput = resealDocumentInput('ResealAnnualDocumentInput', 'tier3_annual');
const MoveAnnualCaseInput = builder.inputType('MoveAnnualCaseInput', {
  fields: (t) => ({
    idempotencyKey: t.field(moveFields.idempotencyKey),
    id: t.id(moveFields.id),
    attestorKey: t.field(moveFields.attestorKey),
  }),
});
const BuildSubmitTrueUpInput = rowStepInput('BuildSubmitTrueUpInput');
const CloseAnnualCaseInput = closeCaseInput('CloseAnnualCaseInput');

const payload = (name: string) =>
  builder.objectRef<{ readonly id: string }>(name).implement({
    fields: (t) => ({
      annualCase: t.prismaField({
        type: 'Tier3Annual',
        nullable: true,
        access: 'traverse',
        resolve: (query, { id }, _, { db }) => db.tier3Annual.findUnique({ ...query, where: { id } }),
      }),
    }),
  });

mutation('openAnnualCase', {
  ...acts,
  type: payload('OpenAnnualCasePayload'),
  description: 'Asks an attestor to hold a year’s payments against the year’s documents.',
  input: OpenAnnualCaseInput,
  act: ({ caller, chain, input, services }) => services.annual.open(caller, ofNew({ ...input, chain })),
});

mutation('addAnnualDocument', {
  ...acts,
  type: payload('AddAnnualDocumentPayload'),
  description: 'Adds one sealed document to an open annual case of the issuer’s.',
  input: AddAnnualDocumentInput,
  act: ({ caller, input, services }) => services.annual.addDocument(caller, ofRow('AnnualCase', input)),
});

mutation('resealAnnualDocument', {
  ...acts,
  type: payload('ResealAnnualDocumentPayload'),
  description: 'The attestor seals a document of an open case to another key of its account, before it moves the case.',
  input: ResealAnnualDocumentInput,
  act: ({ caller, input, services }) => services.annual.reseal(caller, ofRow('AnnualCase', input)),
});

mutation('moveAnnualCase', {
  ...acts,
  type: payload('MoveAnnualCasePayload'),
  description:
    'The attestor addresses an open case to another key of its account; every document is sealed to it before.',
  input: MoveAnnualCaseInput,
  act: ({ caller, input, services }) => services.annual.move(caller, ofRow('AnnualCase', input)),
});

mutation('signTrueUp', {
  ...acts,
  type: payload('SignTrueUpPayload'),
  description:
    'The addressed attestor’s signature over the year’s adjustment, kept for the issuer’s transaction alone.',
  input: SignTrueUpInput,
  act: ({ caller, input, services }) => services.annual.sign(caller, ofRow('AnnualCase', input)),
});

buildMutation('buildSubmitTrueUp', {
  description: 'Builds `submitTrueUp` for the issuer’s own wallet. The signature comes out here and nowhere else.',
  input: BuildSubmitTrueUpInput,
  build: ({ caller, input, services }) => services.annual.prepare(caller, uuidOf('AnnualCase', input.id)),
});

mutation('closeAnnualCase', {
  ...acts,
  type: payload('CloseAnnualCasePayload'),
  description: 'The attestor declines an open case, or the issuer withdraws its own; an unused signature goes with it.',
  input: CloseAnnualCaseInput,
  act: ({ caller, input, services }) => services.annual.close(caller, ofRow('AnnualCase', input)),
});
