import { builder } from '../../graphql/builder.ts';
import { chainArgument } from '../../graphql/chain-argument.ts';
import { BUILD } from '../../graphql/cost.ts';
import { idempotencyKey, mutation } from '../../graphql/mutation.ts';
import { existing, newId, ofNew, ofRow } from '../../graphql/row-id.ts';
import { BuiltTransaction, buildMutation } from '../transaction/graphql.ts';
import { SimulationFailed } from '../transaction/index.ts';
import { allowFailing, seriesStepInput } from '../transaction/step.graphql.ts';
import type { HardshipService } from './index.ts';
import './refused.graphql.ts';
import { HardshipDecision, HardshipDecisionCode } from './enums.graphql.ts';
import { HardshipRequest } from './request.graphql.ts';
import { PauseRefused } from './rules.ts';

declare module '../../graphql/context.ts' {
  interface Services {
    hardship: HardshipService;
  }
}

const OpenHardshipInput = builder.inputType('OpenHardshipInput', {
  fields: (t) => ({
    idempotencyKey: t.field(idempotencyKey),
    newId: t.field(newId),
    chain: t.field(chainArgument),
    seriesKey: t.field({ type: 'Bytes32', required: true }),
    attestorKey: t.field({ type: 'KeyAddress', required: true, description: 'The attestor who is to decide.' }),
    reason: t.field({ type: 'Envelope', required: true, description: 'Sealed to the attestor key.' }),
    allowFailing: t.field(allowFailing),
  }),
});

const DecideHardshipInput = builder.inputType('DecideHardshipInput', {
  fields: (t) => ({
    idempotencyKey: t.field(idempotencyKey),
    id: t.id(existing),
    decision: t.field({ type: HardshipDecision, required: true, description: 'Whether the pause is approved.' }),
    decisionCode: t.field({
      type: HardshipDecisionCode,
      required: true,
      description: 'Why, by a code of the decision.',
    }),
    pauseEndsAt: t.field({
      type: 'DateTime',
      description: 'Of an approval: the member `pauseEnd` of the signed PAUSE, a whole second.',
    }),
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
  refusals: [SimulationFailed],
  act: ({ caller, chain, input, services }) => services.hardship.open(caller, ofNew({ ...input, chain })),
});

mutation('decideHardship', {
  complexity: BUILD,
  type: payload('DecideHardshipPayload', false),
  description:
    'Decides as the addressed attestor. An approval is relayed to the chain and answered once a block has it; what ' +
    'the chain refuses leaves nothing behind. RELAY_PENDING: ask again, nothing is sent twice.',
  input: DecideHardshipInput,
  refusals: [PauseRefused],
  act: ({ caller, input, services }) => services.hardship.decide(caller, ofRow('HardshipRequest', input)),
});

buildMutation('buildWithdrawPause', {
  description: 'Builds the issuer’s withdrawal of an open request: a signature given for it is void.',
  input: seriesStepInput('BuildWithdrawPauseInput'),
  build: ({ caller, chain, input: { seriesKey, wallet }, services }) =>
    services.hardship.prepareStep(caller, chain, wallet, { kind: 'withdrawPause', seriesKey }),
});

buildMutation('buildEndPause', {
  description: 'Builds the end of a pause: the issuer’s at any time, anyone’s once its end is reached.',
  input: seriesStepInput('BuildEndPauseInput'),
  build: ({ caller, chain, input: { seriesKey, wallet }, services }) =>
    services.hardship.prepareStep(caller, chain, wallet, { kind: 'endPause', seriesKey }),
});
