import { builder } from '../../graphql/builder.ts';
import { chainArgument } from '../../graphql/chain-argument.ts';
import { nodeRounds } from '../../graphql/cost.ts';
import { idempotencyKey, mutation, rowInput } from '../../graphql/mutation.ts';
import { existing, newId, ofNew, uuidOf } from '../../graphql/row-id.ts';
import { buildMutation } from '../transaction/graphql.ts';
import { rowStepInput } from '../transaction/step.graphql.ts';
import { TermsAmendment } from './amendment.graphql.ts';
import { type AmendmentService, parseProposal } from './index.ts';
import { privateTerms } from './private-terms.graphql.ts';

declare module '../../graphql/context.ts' {
  interface Services {
    amendments: AmendmentService;
  }
}

const ProposeAmendmentInput = builder.inputType('ProposeAmendmentInput', {
  fields: (t) => ({
    idempotencyKey: t.field(idempotencyKey),
    newId: t.field(newId),
    chain: t.field(chainArgument),
    seriesKey: t.field({ type: 'Bytes32', required: true }),
    ...privateTerms(t),
    newCap: t.field({ type: 'Amount', required: true, description: 'No less than what was paid and accrued.' }),
    attestorKey: t.field({ type: 'KeyAddress', description: 'The reviewer, where one is named at once.' }),
  }),
});
const uuid = ({ id }: { readonly id: string }) => uuidOf('TermsAmendment', id);

const NameReviewerInput = builder.inputType('NameReviewerInput', {
  fields: (t) => ({
    idempotencyKey: t.field(idempotencyKey),
    id: t.id(existing),
    attestorKey: t.field({ type: 'KeyAddress', required: true, description: 'An active key of the chain’s registry.' }),
  }),
});
const SignAmendmentInput = builder.inputType('SignAmendmentInput', {
  fields: (t) => ({
    idempotencyKey: t.field(idempotencyKey),
    id: t.id(existing),
    signature: t.field({
      type: 'Hex',
      required: true,
      description: '65 bytes r, s, v with low s and v 27 or 28, over AMEND.',
    }),
  }),
});
const WithdrawAmendmentInput = rowInput('WithdrawAmendmentInput');
const BuildAmendTermsInput = rowStepInput('BuildAmendTermsInput');

const payload = (name: string) =>
  builder.objectRef<{ readonly amendmentId: string }>(name).implement({
    fields: (t) => ({
      termsAmendment: t.prismaField({
        type: TermsAmendment,
        nullable: false,
        access: 'traverse',
        resolve: (query, { amendmentId }, _, { db }) =>
          db.termsAmendment.findUniqueOrThrow({ ...query, where: { id: amendmentId } }),
      }),
    }),
  });

/** What every mutation of an amendment says. */
const acts = { complexity: nodeRounds(2) } as const;

mutation('proposeAmendment', {
  ...acts,
  type: payload('ProposeAmendmentPayload'),
  description:
    'Seals new terms of the issuer’s own series and commits to them. Nobody reads them but a named reviewer. A quarter ' +
    'that is over need not be reported yet; `buildAmendTerms` waits for it.',
  input: ProposeAmendmentInput,
  act: ({ caller, chain, input, services }) =>
    services.amendments.propose(caller, parseProposal(ofNew({ ...input, chain }))),
});

mutation('nameReviewer', {
  ...acts,
  type: payload('NameReviewerPayload'),
  description: 'The issuer names the attestor who reviews, or another, as long as none has signed.',
  input: NameReviewerInput,
  act: ({ caller, input, services }) => services.amendments.nameReviewer(caller, uuid(input), input.attestorKey),
});

mutation('withdrawAmendment', {
  ...acts,
  type: payload('WithdrawAmendmentPayload'),
  description: 'The issuer withdraws an amendment that nobody has signed.',
  input: WithdrawAmendmentInput,
  act: ({ caller, input, services }) => services.amendments.withdraw(caller, uuid(input)),
});

mutation('signAmendment', {
  ...acts,
  type: payload('SignAmendmentPayload'),
  description:
    'The reviewing attestor’s signature over AMEND with the series’ amendment nonce of now. It is answered nowhere: it ' +
    'appears in the issuer’s built `amendTerms` alone.',
  input: SignAmendmentInput,
  act: ({ caller, input, services }) => services.amendments.sign(caller, uuid(input), input.signature),
});

buildMutation('buildAmendTerms', {
  description:
    'Builds `amendTerms` with the reviewer’s signature, for the issuer’s own wallet alone; of a routed series ' +
    '`amendRoutedTerms`, which makes the new terms public. Refused (`PERIOD_UNSETTLED`) while a quarter that is over is ' +
    'neither reported nor missed.',
  input: BuildAmendTermsInput,
  build: async ({ caller, input, services }) => services.amendments.prepare(caller, uuid(input)),
});
