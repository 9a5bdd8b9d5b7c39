import { builder } from '../../../graphql/builder.ts';
import { chainArgument } from '../../../graphql/chain-argument.ts';
import { BUILD } from '../../../graphql/cost.ts';
import { keyedInput, mutation, rowInput } from '../../../graphql/mutation.ts';
import { existing, newId, renameNewId, uuidOf } from '../../../graphql/row-id.ts';
import { buildMutation, buildSteps } from '../../transaction/graphql/index.ts';
import { rowStep } from '../../transaction/graphql/step.ts';
import { ExtinguishmentRequest } from './request.ts';

const OpenExtinguishmentInput = keyedInput('OpenExtinguishmentInput', (t) => ({
  newId: t.field(newId),
  chain: t.field(chainArgument),
  seriesKey: t.field({ type: 'Bytes32', required: true }),
  attestorKeys: t.field({
    type: ['KeyAddress'],
    required: true,
    description: 'Two different attestor keys, in any order.',
  }),
  evidence: t.field({ type: 'Envelope', required: true, description: 'The evidence, sealed for both keys.' }),
}));

const SignExtinguishmentInput = keyedInput('SignExtinguishmentInput', (t) => ({
  id: t.id(existing),
  key: t.field({ type: 'KeyAddress', required: true, description: 'The named key that signs.' }),
  signature: t.field({
    type: 'Hex',
    required: true,
    description: 'The key’s signature over EXTINGUISH: 65 bytes r, s, v.',
  }),
}));

/** The row's id in the global id of a request. */
const requestId = (id: string) => uuidOf('ExtinguishmentRequest', id);

const RelayExtinguishmentInput = rowInput('RelayExtinguishmentInput');

/** Defines the payload of a mutation that returns the request. */
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

/** The options that all mutations of requests share. */
const BUILD_COST = { complexity: BUILD } as const;

mutation('openExtinguishment', {
  ...BUILD_COST,
  type: payload('OpenExtinguishmentPayload'),
  description: 'Stores the issuer’s request to two attestors to extinguish its series.',
  input: OpenExtinguishmentInput,
  act: ({ caller, chain, input, services }) => services.extinguishment.open(caller, renameNewId({ ...input, chain })),
});

mutation('signExtinguishment', {
  ...BUILD_COST,
  type: payload('SignExtinguishmentPayload'),
  description:
    'Signs as one of the two named keys, once the chain has the request with these keys and deadline. With the ' +
    'second key’s signature the service sends both to the chain; `state` then says how that ended.',
  input: SignExtinguishmentInput,
  parse: ({ id, key, signature }) => ({ id: requestId(id), key, signature }),
  act: ({ caller, parsed, services }) => services.extinguishment.sign(caller, parsed),
  async answer(saved, { caller, parsed, services }) {
    // The relay runs again when the mutation is repeated. The call may be repeated any number of times.
    await services.extinguishment.relayIfSigned(caller, parsed.id);
    return saved;
  },
});

mutation('relayExtinguishment', {
  ...BUILD_COST,
  type: payload('RelayExtinguishmentPayload'),
  description: 'Relays both signatures again, after a refusal or if the result of the first relay is unknown.',
  input: RelayExtinguishmentInput,
  act: ({ caller, input, services }) => services.extinguishment.relay(caller, requestId(input.id)),
});

buildMutation('buildRequestExtinguishment', {
  description:
    'Builds the issuer’s request on the chain to the two named keys. The request is public, and without it the chain ' +
    'accepts no signature. Signatures count from seven days after the request until its deadline. It voids a trading window without a price, ' +
    'but only once in 180 days; until then another request is refused while such a window exists.',
  fields: (t) => ({
    ...rowStep(t),
    deadlineAt: t.field({
      type: 'DateTime',
      required: true,
      description:
        'The last moment at which the chain accepts the two signatures: a whole second, 14 to 90 days after the ' +
        'block that has the request.',
    }),
  }),
  build: ({ caller, input, services }) =>
    services.extinguishment.prepareRequest(caller, requestId(input.id), input.deadlineAt),
});

buildSteps((services) => services.extinguishment.prepareVoid, {
  buildVoidExtinguishment: {
    kind: 'voidExtinguishment',
    description: 'Builds the issuer’s voiding of its request and of every signature given for it, by moving the nonce.',
  },
});
