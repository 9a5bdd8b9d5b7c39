import { builder } from '../../graphql/builder.ts';
import { chainArgument } from '../../graphql/chain-argument.ts';
import { BUILD } from '../../graphql/cost.ts';
import { idempotencyKey, mutation } from '../../graphql/mutation.ts';
import { existing, ofRow } from '../../graphql/row-id.ts';
import { BuiltTransaction, buildMutation } from '../transaction/graphql.ts';
import { SeriesStepInput } from '../transaction/step.graphql.ts';
import { DECISION_CODES, type DecisionCode, type DecisionKind, type HardshipService } from './index.ts';
import { HardshipRequest } from './request.graphql.ts';

declare module '../../graphql/context.ts' {
  interface Services {
    hardship: HardshipService;
  }
}

const HardshipDecision = builder.enumType('HardshipDecision', {
  values: { APPROVE: {}, REFUSE: {} } satisfies Record<DecisionKind, object>,
});

type DecisionCodes = Record<DecisionCode, { readonly value: DecisionCode; readonly description: string }>;
const HardshipDecisionCode = builder.enumType('HardshipDecisionCode', {
  description: 'Why: a code of the decision’s own kind.',
  values: Object.fromEntries(
    Object.entries(DECISION_CODES).map(([code, kind]) => [code, { value: code, description: `Of ${kind}.` }]),
  ) as unknown as DecisionCodes,
});

const OpenHardshipInput = builder.inputType('OpenHardshipInput', {
  fields: (t) => ({
    idempotencyKey: t.field(idempotencyKey),
    id: t.field({ type: 'UUID', required: true, description: 'Chosen by the client; the reason is sealed for it.' }),
    chain: t.string(chainArgument),
    seriesKey: t.field({ type: 'Bytes32', required: true }),
    attestorKey: t.field({ type: 'Address', required: true }),
    reason: t.field({ type: 'Envelope', required: true, description: 'Sealed to the attestor key.' }),
  }),
});

const DecideHardshipInput = builder.inputType('DecideHardshipInput', {
  fields: (t) => ({
    idempotencyKey: t.field(idempotencyKey),
    id: t.id(existing),
    decision: t.field({ type: HardshipDecision, required: true }),
    decisionCode: t.field({ type: HardshipDecisionCode, required: true }),
    pauseEnd: t.field({ type: 'DateTime', description: 'Of an approval, in whole seconds.' }),
    signature: t.field({ type: 'Hex', description: 'Of an approval: the addressed key’s over PAUSE.' }),
  }),
});

interface Written {
  readonly hardshipRequestId: string;
  readonly transactionId?: string;
}

/** `<Mutation>Payload`: the request as it then is, and the transaction where one was built. */
const payload = (name: string, builds: boolean) =>
  builder.objectRef<Written>(name).implement({
    fields: (t) => ({
      hardshipRequest: t.prismaField({
        type: HardshipRequest,
        nullable: true,
        description: 'Null where another request has taken the place of a PREPARED one since.',
        access: 'traverse',
        resolve: (query, { hardshipRequestId: id }, _, { db }) =>
          db.hardshipRequest.findUnique({ ...query, where: { id } }),
      }),
      ...(builds && {
        transaction: t.field({
          type: BuiltTransaction,
          nullable: false,
          description: 'The built `requestPause`.',
          access: 'traverse',
          resolve: ({ transactionId }, _, { db }) =>
            db.builtTransaction.findUniqueOrThrow({ where: { id: transactionId as string } }),
        }),
      }),
    }),
  });

mutation('openHardship', {
  complexity: BUILD,
  type: payload('OpenHardshipPayload', true),
  description: 'Writes the issuer’s request to an attestor down and builds `requestPause`. Both or none.',
  input: OpenHardshipInput,
  act: ({ caller, chain, input, services }) => services.hardship.open(caller, { ...input, chain }),
});

mutation('decideHardship', {
  complexity: BUILD,
  type: payload('DecideHardshipPayload', false),
  description:
    'Decides as the addressed attestor. An approval is relayed to the chain and answered once a block has it; what ' +
    'the chain refuses leaves nothing behind. RELAY_PENDING: ask again, nothing is sent twice.',
  input: DecideHardshipInput,
  act: ({ caller, input, services }) => services.hardship.decide(caller, ofRow('HardshipRequest', input)),
});

buildMutation('withdrawPause', {
  description: 'Builds the issuer’s withdrawal of an open request: a signature given for it is void.',
  input: SeriesStepInput,
  build: ({ caller, chain, input: { seriesKey, wallet }, services }) =>
    services.hardship.prepareStep(caller, chain, wallet, { kind: 'withdrawPause', seriesKey }),
});

buildMutation('endPause', {
  description: 'Builds the end of a pause: the issuer’s at any time, anyone’s once its end is reached.',
  input: SeriesStepInput,
  build: ({ caller, chain, input: { seriesKey, wallet }, services }) =>
    services.hardship.prepareStep(caller, chain, wallet, { kind: 'endPause', seriesKey }),
});
