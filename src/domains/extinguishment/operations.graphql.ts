import { builder } from '../../graphql/builder.ts';
import { chainArgument } from '../../graphql/chain-argument.ts';
import { BUILD } from '../../graphql/cost.ts';
import { idempotencyKey, mutation, rowInput } from '../../graphql/mutation.ts';
import { existing, newId, ofNew, uuidOf } from '../../graphql/row-id.ts';
import { buildMutation } from '../transaction/graphql.ts';
import { allowFailing, seriesStepInput } from '../transaction/step.graphql.ts';
import type { ExtinguishmentService } from './index.ts';
import { ExtinguishmentRequest } from './request.graphql.ts';

declare module '../../graphql/context.ts' {
  interface Services {
    extinguishment: ExtinguishmentService;
  }
}

const OpenExtinguishmentInput = builder.inputType('OpenExtinguishmentInput', {
  fields: (t) => ({
    idempotencyKey: t.field(idempotencyKey),
    newId: t.field(newId),
    chain: t.field(chainArgument),
    seriesKey: t.field({ type: 'Bytes32', required: true }),
    attestorKeys: t.field({ type: ['KeyAddress'], required: true, description: 'Two distinct keys, in any order.' }),
    evidence: t.field({ type: 'Envelope', required: true, description: 'Sealed to both keys.' }),
  }),
});

const BuildRequestExtinguishmentInput = builder.inputType('BuildRequestExtinguishmentInput', {
  fields: (t) => ({
    idempotencyKey: t.field(idempotencyKey),
    id: t.id(existing),
    deadlineAt: t.field({
      type: 'DateTime',
      required: true,
      description: 'Until when the signatures count, in whole seconds: 14 to 90 days from the block that takes it.',
    }),
    allowFailing: t.field(allowFailing),
  }),
});

const SignExtinguishmentInput = builder.inputType('SignExtinguishmentInput', {
  fields: (t) => ({
    idempotencyKey: t.field(idempotencyKey),
    id: t.id(existing),
    key: t.field({ type: 'KeyAddress', required: true, description: 'Which of the two keys signs.' }),
    signature: t.field({ type: 'Hex', required: true, description: 'The key’s over EXTINGUISH.' }),
  }),
});

const rowOf = (id: string) => uuidOf('ExtinguishmentRequest', id);

const RelayExtinguishmentInput = rowInput('RelayExtinguishmentInput');

/** One type for each mutation, all of them the request as it then is. */
const payload = (name: string) =>
  builder.objectRef<{ readonly extinguishmentRequestId: string }>(name).implement({
    fields: (t) => ({
      extinguishmentRequest: t.prismaField({
        type: ExtinguishmentRequest,
        nullable: false,
        access: 'traverse',
        resolve: (query, { extinguishmentRequestId: id }, _, { db }) =>
          db.extinguishmentRequest.findUniqueOrThrow({ ...query, where: { id } }),
      }),
    }),
  });

const shared = { complexity: BUILD } as const;

mutation('openExtinguishment', {
  ...shared,
  type: payload('OpenExtinguishmentPayload'),
  description: 'Writes down that the issuer asks two attestors to extinguish its series.',
  input: OpenExtinguishmentInput,
  act: ({ caller, chain, input, services }) => services.extinguishment.open(caller, ofNew({ ...input, chain })),
});

mutation('signExtinguishment', {
  ...shared,
  type: payload('SignExtinguishmentPayload'),
  description:
    'Signs as one of the two named keys, once the chain has the issuer’s request with the keys and the deadline that the ' +
    'row shows. With the second signature both are relayed; the state says how that went.',
  input: SignExtinguishmentInput,
  parse: ({ id, key, signature }) => ({ id: rowOf(id), key, signature }),
  act: ({ caller, parsed, services }) => services.extinguishment.sign(caller, parsed),
  async answer(saved, { caller, parsed, services }) {
    // The signature is written and answered for by its own record; the relay is safe to run any number of times.
    await services.extinguishment.relayIfSigned(caller, parsed.id);
    return saved;
  },
});

mutation('relayExtinguishment', {
  ...shared,
  type: payload('RelayExtinguishmentPayload'),
  description: 'Relays both signatures, again after a refusal or when the first relay was lost sight of.',
  input: RelayExtinguishmentInput,
  act: ({ caller, input, services }) => services.extinguishment.relay(caller, rowOf(input.id)),
});

buildMutation('buildRequestExtinguishment', {
  description:
    'Builds the issuer’s request on the chain to the two named keys: public, and without it the chain takes no ' +
    'signature. Their signatures count from seven days after it to its deadline.',
  input: BuildRequestExtinguishmentInput,
  build: ({ caller, input, services }) =>
    services.extinguishment.prepareRequest(caller, rowOf(input.id), input.deadlineAt),
});

buildMutation('buildVoidExtinguishment', {
  description: 'Builds the issuer’s void of every signature given so far: the nonce moves.',
  input: seriesStepInput('BuildVoidExtinguishmentInput'),
  build: ({ caller, chain, input, services }) =>
    services.extinguishment.prepareVoid(caller, chain, input.wallet, input.seriesKey),
});
