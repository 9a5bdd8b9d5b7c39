import { builder } from '../../../graphql/builder.ts';
import { chainArgument } from '../../../graphql/chain-argument.ts';
import { BUILD } from '../../../graphql/cost.ts';
import { keyedInput, mutation, rowInput } from '../../../graphql/mutation.ts';
import { existing, uuidOf } from '../../../graphql/row-id.ts';
import { BuiltTransaction } from '../../transaction/graphql/index.ts';
import { allowFailing, rowStep } from '../../transaction/graphql/step.ts';
import { SimulationFailed } from '../../transaction/index.ts';
import { AttestorAction } from './enums.ts';
import { AttestorProposal } from './proposals.ts';

interface ProposalResult {
  readonly proposalId: string;
  readonly transactionId?: string | null;
}

/** Declares a mutation's payload: the proposal as it is now, and for a mutation that builds one, the transaction. */
const payload = (name: string, { builds }: { readonly builds: boolean }) =>
  builder.objectRef<ProposalResult>(name).implement({
    fields: (t) => ({
      attestorProposal: t.prismaField({
        type: AttestorProposal,
        access: 'traverse',
        resolve: (query, { proposalId }, _, { db }) =>
          db.attestorProposal.findUnique({ ...query, where: { id: proposalId } }),
      }),
      ...(builds && {
        transaction: t.field({
          type: BuiltTransaction,
          description:
            'The transaction for the wallet that registers keys to sign and send; null for a rejected proposal.',
          access: 'traverse',
          resolve: ({ transactionId }, _, { db }) =>
            transactionId ? db.builtTransaction.findUnique({ where: { id: transactionId } }) : null,
        }),
      }),
    }),
  });

const ProposeAttestorInput = keyedInput('ProposeAttestorInput', (t) => ({
  chain: t.field(chainArgument),
  key: t.field({ type: 'KeyAddress', required: true, description: 'The attestor key.' }),
  action: t.field({ type: AttestorAction, required: true, description: 'The proposed action.' }),
  graceEndsAt: t.field({
    type: 'DateTime',
    description:
      'The time until which a revoked key’s signatures are still accepted, at most 30 days ahead. If it is left out, ' +
      'the revocation takes effect at once.',
  }),
}));

const DecideProposalInput = keyedInput('DecideProposalInput', (t) => ({
  id: t.id(existing),
  approve: t.boolean({ required: true, description: 'True approves the proposal, false rejects it.' }),
  allowFailing: t.field(allowFailing),
}));

const proposalId = ({ id }: { readonly id: string }) => uuidOf('AttestorProposal', id);

const forAdmins = { authScopes: { admin: true } } as const;

mutation('proposeAttestor', {
  ...forAdmins,
  type: payload('ProposeAttestorPayload', { builds: false }),
  description: 'Proposes to register or revoke an attestor key. Another admin decides.',
  input: ProposeAttestorInput,
  act: ({ caller, chain, input, services }) => services.proposals.propose(caller, { ...input, chain }),
});

mutation('decideProposal', {
  ...forAdmins,
  type: payload('DecideProposalPayload', { builds: true }),
  description:
    'Approves or rejects the proposal of another admin. An approval builds the transaction for a wallet that ' +
    'registers keys.',
  complexity: BUILD,
  input: DecideProposalInput,
  refusals: [SimulationFailed],
  act: ({ caller, input, services }) => services.proposals.decide(caller, proposalId(input), input.approve, input),
});

mutation('buildProposalTransaction', {
  ...forAdmins,
  type: payload('BuildProposalTransactionPayload', { builds: true }),
  description:
    'Builds the transaction of an approved proposal again, for an admin who has none or whose transaction expired.',
  complexity: BUILD,
  input: builder.inputType('BuildProposalTransactionInput', { fields: rowStep }),
  refusals: [SimulationFailed],
  act: ({ caller, input, services }) => services.proposals.rebuild(caller, proposalId(input), input),
});

mutation('withdrawProposal', {
  ...forAdmins,
  type: payload('WithdrawProposalPayload', { builds: false }),
  description: 'Withdraws an undecided proposal of the signed-in admin.',
  input: rowInput('WithdrawProposalInput'),
  act: ({ caller, input, services }) => services.proposals.withdraw(caller, proposalId(input)),
});
