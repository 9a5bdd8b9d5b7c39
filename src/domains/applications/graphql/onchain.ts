import { builder } from '../../../graphql/builder.ts';
import { chainArgument } from '../../../graphql/chain-argument.ts';
import { BUILD } from '../../../graphql/cost.ts';
import { keyedInput, mutation } from '../../../graphql/mutation.ts';
import { existing, uuidOf } from '../../../graphql/row-id.ts';
import { BuiltTransaction } from '../../transaction/graphql/index.ts';
import { allowFailing } from '../../transaction/graphql/step.ts';
import { SimulationFailed } from '../../transaction/index.ts';
import { Application } from './application.ts';

const Payload = builder
  .objectRef<{ readonly id: string; readonly transactionId: string }>('BuildApplicationTransactionPayload')
  .implement({
    fields: (t) => ({
      application: t.prismaField({
        type: Application,
        access: 'traverse',
        resolve: (query, { id }, _, { db }) => db.application.findUnique({ ...query, where: { id } }),
      }),
      transaction: t.field({
        type: BuiltTransaction,
        description: 'The transaction for the admin’s own wallet, which has the role ALLOWLIST, to sign and send.',
        access: 'traverse',
        resolve: ({ transactionId }, _, { db }) => db.builtTransaction.findUnique({ where: { id: transactionId } }),
      }),
    }),
  });

const BuildApplicationTransactionInput = keyedInput('BuildApplicationTransactionInput', (t) => ({
  id: t.id(existing),
  chain: t.field(chainArgument),
  wallet: t.field({
    type: 'Address',
    description: 'A wallet of the applicant on the chain. It may be left out if the applicant has only one there.',
  }),
  allowFailing: t.field(allowFailing),
}));

mutation('buildApplicationTransaction', {
  type: Payload,
  description:
    'Builds the registry transaction that follows a decision: it approves the wallet of an approved issuer, verifies ' +
    'the wallet of an approved backer, or takes this back after a revocation. It is for the first wallet with the ' +
    'role ALLOWLIST that the admin linked, and may be built again until the registry follows. For admins, and never ' +
    'for their own application.',
  authScopes: { admin: true },
  complexity: BUILD,
  input: BuildApplicationTransactionInput,
  refusals: [SimulationFailed],
  act: ({ caller, chain, input, services }) => {
    const { wallet, allowFailing: allowed } = input;
    const id = uuidOf('Application', input.id);
    return services.applicationsOnChain.build(caller, { id, chain, wallet, allowFailing: allowed });
  },
});
