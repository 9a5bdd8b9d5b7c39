import { builder } from '../../graphql/builder.ts';
import { chainArgument } from '../../graphql/chain-argument.ts';
import { BUILD } from '../../graphql/cost.ts';
import { idempotencyKey, mutation } from '../../graphql/mutation.ts';
import { existing, uuidOf } from '../../graphql/row-id.ts';
import { BuiltTransaction } from '../transaction/graphql.ts';
import { SimulationFailed } from '../transaction/index.ts';
import { allowFailing } from '../transaction/step.graphql.ts';
import { Application } from './application.graphql.ts';

const Payload = builder
  .objectRef<{ readonly id: string; readonly transactionId: string }>('BuildApplicationTransactionPayload')
  .implement({
    fields: (t) => ({
      application: t.prismaField({
        type: Application,
        nullable: true,
        access: 'traverse',
        resolve: (query, { id }, _, { db }) => db.application.findUnique({ ...query, where: { id } }),
      }),
      transaction: t.field({
        type: BuiltTransaction,
        nullable: true,
        description: 'For the admin’s wallet with the role ALLOWLIST to sign and send.',
        access: 'traverse',
        resolve: ({ transactionId }, _, { db }) => db.builtTransaction.findUnique({ where: { id: transactionId } }),
      }),
    }),
  });

const BuildApplicationTransactionInput = builder.inputType('BuildApplicationTransactionInput', {
  fields: (t) => ({
    idempotencyKey: t.field(idempotencyKey),
    id: t.id(existing),
    chain: t.field(chainArgument),
    wallet: t.field({
      type: 'Address',
      description: 'A wallet of the applicant on the chain. May be left out where there is one alone.',
    }),
    allowFailing: t.field(allowFailing),
  }),
});

mutation('buildApplicationTransaction', {
  type: Payload,
  description:
    'Builds what a decision asks of the chain’s registry: of an approved issuer the approval of its wallet, of an approved ' +
    'backer the verification of its wallet, of a revoked one the opposite. For the first wallet with the role ALLOWLIST ' +
    'that the admin has linked. It may be built again, until the registry says so. For admins, and never for an own application.',
  authScopes: { admin: true },
  complexity: BUILD,
  input: BuildApplicationTransactionInput,
  refusals: [SimulationFailed],
  act: ({ caller, chain, input, services }) => {
    const { wallet, allowFailing: allowed } = input;
    const asked = { id: uuidOf('Application', input.id), chain, wallet, allowFailing: allowed };
    return services.applicationsOnChain.build(caller, asked);
  },
});
