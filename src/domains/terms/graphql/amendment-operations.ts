import { builder } from '../../../graphql/builder.ts';
import { chainArgument } from '../../../graphql/chain-argument.ts';
import { nodeRounds } from '../../../graphql/cost.ts';
import { keyedInput, mutation, rowInput } from '../../../graphql/mutation.ts';
import { existing, newId, renameNewId, uuidOf } from '../../../graphql/row-id.ts';
import { buildMutation } from '../../transaction/graphql/index.ts';
import { rowStep } from '../../transaction/graphql/step.ts';
import { parseProposal } from '../index.ts';
import { TermsAmendment } from './amendment.ts';
import { privateTerms } from './private-terms.ts';

const ProposeAmendmentInput = keyedInput('ProposeAmendmentInput', (t) => ({
  newId: t.field(newId),
  chain: t.field(chainArgument),
  seriesKey: t.field({ type: 'Bytes32', required: true }),
  ...privateTerms(t),
  newCap: t.field({
    type: 'Amount',
    required: true,
    description: 'The new cap, at least what was paid and accrued.',
  }),
  attestorKey: t.field({
    type: 'KeyAddress',
    description: 'The attestor key that reviews the amendment; `nameReviewer` can name it later.',
  }),
}));
const uuid = ({ id }: { readonly id: string }) => uuidOf('TermsAmendment', id);

const NameReviewerInput = keyedInput('NameReviewerInput', (t) => ({
  id: t.id(existing),
  attestorKey: t.field({
    type: 'KeyAddress',
    required: true,
    description: 'An active attestor key of the chain’s registry.',
  }),
}));
const SignAmendmentInput = keyedInput('SignAmendmentInput', (t) => ({
  id: t.id(existing),
  signature: t.field({
    type: 'Hex',
    required: true,
    description: 'The key’s signature over AMEND: 65 bytes r, s, v with low s and v 27 or 28.',
  }),
}));
const WithdrawAmendmentInput = rowInput('WithdrawAmendmentInput');

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

/** The complexity of a mutation that is checked on the chain, by two rounds of calls to its node. */
const CHECKED_ON_CHAIN = { complexity: nodeRounds(2) } as const;

mutation('proposeAmendment', {
  ...CHECKED_ON_CHAIN,
  type: payload('ProposeAmendmentPayload'),
  description:
    'Proposes new terms for a series of the issuer: seals them and commits to them. Only a named attestor may read ' +
    'them. A past quarter need not be reported yet, but `buildAmendTerms` waits for its report.',
  input: ProposeAmendmentInput,
  act: ({ caller, chain, input, services }) =>
    services.amendments.propose(caller, parseProposal(renameNewId({ ...input, chain }))),
});

mutation('nameReviewer', {
  ...CHECKED_ON_CHAIN,
  type: payload('NameReviewerPayload'),
  description:
    'Names the attestor who reviews an amendment, or replaces the attestor before the amendment is signed. For its issuer.',
  input: NameReviewerInput,
  act: ({ caller, input, services }) => services.amendments.nameReviewer(caller, uuid(input), input.attestorKey),
});

mutation('withdrawAmendment', {
  ...CHECKED_ON_CHAIN,
  type: payload('WithdrawAmendmentPayload'),
  description: 'Withdraws an amendment that nobody has signed. For its issuer.',
  input: WithdrawAmendmentInput,
  act: ({ caller, input, services }) => services.amendments.withdraw(caller, uuid(input)),
});

mutation('signAmendment', {
  ...CHECKED_ON_CHAIN,
  type: payload('SignAmendmentPayload'),
  description:
    'Signs an amendment as its reviewing attestor: over AMEND with the series’ present amendment nonce. Only the ' +
    'issuer’s built `amendTerms` contains the signature.',
  input: SignAmendmentInput,
  act: ({ caller, input, services }) => services.amendments.sign(caller, uuid(input), input.signature),
});

buildMutation('buildAmendTerms', {
  description:
    'Builds `amendTerms` with the attestor’s signature, for the issuer’s own wallet. For a routed series it is ' +
    '`amendRoutedTerms`, which makes the new terms public. Refused with `PERIOD_UNSETTLED` while a past quarter is ' +
    'neither reported nor missed.',
  fields: rowStep,
  build: async ({ caller, input, services }) => services.amendments.prepare(caller, uuid(input)),
});
