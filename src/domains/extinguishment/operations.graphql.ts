import type { Address, Bytes32, Hex } from '../../core/hex.ts';
import { builder } from '../../graphql/builder.ts';
import { BUILD } from '../../graphql/cost.ts';
import { idempotencyKey } from '../../graphql/idempotency-key.ts';
import { refusable } from '../../graphql/refusal.ts';
import { existing, uuidOf } from '../../graphql/row-id.ts';
import { actOnce, rowInput } from '../transaction/act.graphql.ts';
import { builds, builtOnce } from '../transaction/graphql.ts';
import { callerOf } from '../transaction/index.ts';
import { SeriesStepInput } from '../transaction/step.graphql.ts';
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
    id: t.field({ type: 'UUID', required: true, description: 'Chosen by the client; the evidence is sealed for it.' }),
    seriesKey: t.field({ type: 'Bytes32', required: true }),
    attestorKeys: t.field({ type: ['Address'], required: true, description: 'Two distinct keys, in any order.' }),
    evidence: t.field({ type: 'Envelope', required: true, description: 'Sealed to both keys.' }),
  }),
});

const RequestExtinguishmentInput = builder.inputType('RequestExtinguishmentInput', {
  fields: (t) => ({
    idempotencyKey: t.field(idempotencyKey),
    id: t.id(existing),
    deadline: t.field({
      type: 'DateTime',
      required: true,
      description: 'Until when the signatures count, in whole seconds: 14 to 90 days from the block that takes it.',
    }),
  }),
});

const SignExtinguishmentInput = builder.inputType('SignExtinguishmentInput', {
  fields: (t) => ({
    idempotencyKey: t.field(idempotencyKey),
    id: t.id(existing),
    key: t.field({ type: 'Address', required: true, description: 'Which of the two keys signs.' }),
    signature: t.field({ type: 'Hex', required: true, description: 'The key’s over EXTINGUISH.' }),
  }),
});

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

const shared = { access: 'traverse', errors: refusable, complexity: BUILD } as const;

builder.mutationFields((t) => ({
  openExtinguishment: t.field({
    ...shared,
    type: payload('OpenExtinguishmentPayload'),
    description: 'Writes down that the issuer asks two attestors to extinguish its series.',
    args: { input: t.arg({ type: OpenExtinguishmentInput, required: true }) },
    resolve: (_, { input }, ctx) =>
      actOnce(ctx, 'openExtinguishment', input, (caller) =>
        ctx.services.extinguishment.open(caller, {
          ...input,
          seriesKey: input.seriesKey as Bytes32,
          attestorKeys: input.attestorKeys as Address[],
        }),
      ),
  }),
  signExtinguishment: t.field({
    ...shared,
    type: payload('SignExtinguishmentPayload'),
    description:
      'Signs as one of the two named keys, once the chain has the issuer’s request with the keys and the deadline that the ' +
      'row shows. With the second signature both are relayed; the state says how that went.',
    args: { input: t.arg({ type: SignExtinguishmentInput, required: true }) },
    resolve: async (_, { input }, ctx) => {
      const id = uuidOf('ExtinguishmentRequest', input.id);
      const signed = await actOnce(ctx, 'signExtinguishment', input, (caller) =>
        ctx.services.extinguishment.sign(caller, {
          id,
          key: input.key as Address,
          signature: input.signature as Hex,
        }),
      );
      // The signature is written and answered for by its own record; the relay is safe to run any number of times.
      await ctx.services.extinguishment.relayIfSigned(callerOf(ctx.viewer), id);
      return signed;
    },
  }),
  relayExtinguishment: t.field({
    ...shared,
    type: payload('RelayExtinguishmentPayload'),
    description: 'Relays both signatures, again after a refusal or when the first relay was lost sight of.',
    args: { input: t.arg({ type: RelayExtinguishmentInput, required: true }) },
    resolve: (_, { input }, ctx) =>
      actOnce(ctx, 'relayExtinguishment', input, (caller) =>
        ctx.services.extinguishment.relay(caller, uuidOf('ExtinguishmentRequest', input.id)),
      ),
  }),
  requestExtinguishment: t.field({
    ...builds,
    description:
      'Builds the issuer’s request on the chain to the two named keys: public, and without it the chain takes no ' +
      'signature. Their signatures count from seven days after it to its deadline.',
    args: { input: t.arg({ type: RequestExtinguishmentInput, required: true }) },
    resolve: (_, { input }, ctx) =>
      builtOnce(ctx, 'requestExtinguishment', input, (caller) =>
        ctx.services.extinguishment.prepareRequest(caller, uuidOf('ExtinguishmentRequest', input.id), input.deadline),
      ),
  }),
  voidExtinguishment: t.field({
    ...builds,
    description: 'Builds the issuer’s void of every signature given so far: the nonce moves.',
    args: { input: t.arg({ type: SeriesStepInput, required: true }) },
    resolve: (_, { input }, ctx) =>
      builtOnce(ctx, 'voidExtinguishment', input, (caller) =>
        ctx.services.extinguishment.prepareVoid(caller, input.wallet as Address, input.seriesKey as Bytes32),
      ),
  }),
}));
