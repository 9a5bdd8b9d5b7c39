import { builder } from '../../../graphql/builder.ts';
import { chainArgument } from '../../../graphql/chain-argument.ts';
import { BUILD } from '../../../graphql/cost.ts';
import { keyedInput, mutation } from '../../../graphql/mutation.ts';
import { existing, newId, renameNewId, replaceRowId } from '../../../graphql/row-id.ts';
import { BuiltTransaction, buildSteps } from '../../transaction/graphql/index.ts';
import { allowFailing } from '../../transaction/graphql/step.ts';
import { SimulationFailed } from '../../transaction/index.ts';
import './refused.ts';
import { PauseRefused } from '../rules.ts';
import { HardshipDecision, HardshipDecisionCode } from './enums.ts';
import { HardshipRequest } from './request.ts';

const OpenHardshipInput = keyedInput('OpenHardshipInput', (t) => ({
  newId: t.field(newId),
  chain: t.field(chainArgument),
  seriesKey: t.field({ type: 'Bytes32', required: true }),
  attestorKey: t.field({
    type: 'KeyAddress',
    required: true,
    description: 'The attestor key that the request is addressed to.',
  }),
  reason: t.field({
    type: 'Envelope',
    required: true,
    description: 'The reason and evidence, sealed for the attestor key.',
  }),
  allowFailing: t.field(allowFailing),
}));

const DecideHardshipInput = keyedInput('DecideHardshipInput', (t) => ({
  id: t.id(existing),
  decision: t.field({ type: HardshipDecision, required: true, description: 'The decision.' }),
  decisionCode: t.field({
    type: HardshipDecisionCode,
    required: true,
    description: 'The reason, as a code that fits the decision.',
  }),
  pauseEndsAt: t.field({
    type: 'DateTime',
    description:
      'The end of the pause, a whole second. An approval needs it: it is `pauseEnd` of the signed message PAUSE.',
  }),
  signature: t.field({
    type: 'Hex',
    description: 'The addressed key’s signature of the message PAUSE. An approval needs it.',
  }),
}));

/** The ids of a written request and of its transaction, if one was built. */
interface WrittenIds {
  readonly hardshipRequestId: string;
  readonly transactionId?: string;
}

/** Defines the payload of a mutation that returns the request and, if it builds one, a transaction. */
const payload = (name: string, { builds }: { readonly builds: boolean }) =>
  builder.objectRef<WrittenIds>(name).implement({
    fields: (t) => ({
      hardshipRequest: t.prismaField({
        type: HardshipRequest,
        description: 'The request; null if another request has replaced a PREPARED one since.',
        access: 'traverse',
        resolve: (query, { hardshipRequestId: id }, _, { db }) =>
          db.hardshipRequest.findUnique({ ...query, where: { id } }),
      }),
      ...(builds && {
        transaction: t.field({
          type: BuiltTransaction,
          nullable: false,
          description: 'The `requestPause` transaction for the issuer to sign and send.',
          access: 'traverse',
          resolve: ({ transactionId }, _, { db }) =>
            db.builtTransaction.findUniqueOrThrow({ where: { id: transactionId as string } }),
        }),
      }),
    }),
  });

mutation('openHardship', {
  complexity: BUILD,
  type: payload('OpenHardshipPayload', { builds: true }),
  description:
    'Stores the issuer’s request for a pause and builds `requestPause`. A refusal of either step undoes both.',
  input: OpenHardshipInput,
  refusals: [SimulationFailed],
  act: ({ caller, chain, input, services }) => services.hardship.open(caller, renameNewId({ ...input, chain })),
});

mutation('decideHardship', {
  complexity: BUILD,
  type: payload('DecideHardshipPayload', { builds: false }),
  description:
    'Decides on a pause as the addressed attestor. An approval is relayed to the chain and returned once a block has ' +
    'it; if the chain refuses, nothing is stored. After RELAY_PENDING, send the same input again: nothing is sent ' +
    'twice.',
  input: DecideHardshipInput,
  refusals: [PauseRefused],
  act: ({ caller, input, services }) => services.hardship.decide(caller, replaceRowId('HardshipRequest', input)),
});

buildSteps((services) => services.hardship.prepareStep, {
  buildWithdrawPause: {
    kind: 'withdrawPause',
    description:
      'Builds the issuer’s withdrawal of an open request for a pause, which also voids a signature for the request.',
  },
  buildEndPause: {
    kind: 'endPause',
    description:
      'Builds the end of a pause. The issuer may send it at any time, anyone else once the pause’s end has passed.',
  },
});
