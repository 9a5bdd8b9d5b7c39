import type { Tx } from '../../../core/tx.ts';
import { builder } from '../../../graphql/builder.ts';
import { callerOf } from '../../../graphql/caller.ts';
import { BUILD, NODE_ROUND } from '../../../graphql/cost.ts';
import { keyedInput, mutation } from '../../../graphql/mutation.ts';
import { existing } from '../../../graphql/row-id.ts';
import { requireSendable, SimulationFailed } from '../sendable.ts';
import { TransactionPayload } from './build-mutation.ts';
import { BuiltTransaction, builtId, withBuiltId } from './built.ts';
import { keepForAnswer } from './call-bytes.ts';
import { rowStep } from './step.ts';

const RecordTransactionHashInput = keyedInput('RecordTransactionHashInput', (t) => ({
  id: t.id(existing),
  txHash: t.field({
    type: 'TransactionId',
    required: true,
    description: 'The hash or signature that the wallet’s node returned.',
  }),
}));

mutation('recordTransactionHash', {
  type: TransactionPayload,
  description:
    'Reports the hash under which the wallet sent a built transaction. If the wallet sent several calls, it is the ' +
    'hash of the last one. If one transaction makes the calls of several built transactions, it is the hash of each. ' +
    'A new hash replaces one that no block has, for example after a wallet raised the fee.',
  complexity: NODE_ROUND,
  input: RecordTransactionHashInput,
  parse: (input) => withBuiltId(input),
  attempt: ({ caller, parsed }) => ({ caller: `account:${caller.accountId}`, input: parsed }),
  act: ({ caller, parsed, services }) => services.transactionStatus.recordHash(caller, parsed),
});

const RefreshTransactionInput = builder.inputType('RefreshTransactionInput', { fields: rowStep });

mutation('refreshTransaction', {
  type: TransactionPayload,
  description:
    'Gives a built Solana transaction a new blockhash and simulates it again, if no block can take its present one; ' +
    'otherwise returns it unchanged, because both could be sent. Refused with `CONFLICT` once it was sent or its ' +
    'bytes are gone, and with `CALL_NOT_ON_CHAIN` for an EVM transaction, which does not expire.',
  complexity: BUILD,
  input: RefreshTransactionInput,
  refusals: [SimulationFailed],
  parse: (input) => withBuiltId(input),
  attempt: ({ caller, parsed }) => ({ caller: `account:${caller.accountId}`, input: parsed }),
  async act({ caller, parsed, input, services }) {
    const { id } = parsed;
    const { simulation, bytes, save } = await services.transactionRefresh.refresh(caller, id);
    if (simulation !== null) requireSendable({ simulation }, input);
    const write = async (tx: Tx) => {
      await save(tx);
      return { transactionId: id };
    };
    return { bytes, save: write };
  },
  answer({ transactionId }, { ctx }, result) {
    if (result?.bytes) keepForAnswer(ctx, transactionId, result.bytes);
    return { transactionId };
  },
});

builder.subscriptionField('transactionLife', (t) =>
  t.prismaField({
    type: BuiltTransaction,
    description:
      'A built transaction now, and again whenever its life goes on or it is refreshed. It ends once the transaction ' +
      'is indexed, dropped or reverted, and with the session.',
    access: 'traverse',
    authScopes: { signedIn: true },
    args: { id: t.arg.id(existing) },
    subscribe: async (_, { id }, ctx) => {
      const key = builtId(id);
      const begin = await ctx.services.transactionStatus.feed(callerOf(ctx.viewer).accountId, key);
      return ctx.services.feeds.open(ctx, begin);
    },
    resolve: (query, key, _args, { db }) => db.builtTransaction.findUnique({ ...query, where: { id: String(key) } }),
  }),
);
