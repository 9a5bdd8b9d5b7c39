import { builder } from '../../graphql/builder.ts';
import { callerOf } from '../../graphql/caller.ts';
import { NODE_ROUND } from '../../graphql/cost.ts';
import { idempotencyKey, mutation } from '../../graphql/mutation.ts';
import { existing, ofRow, uuidOf } from '../../graphql/row-id.ts';
import { EvmTransaction, TransactionPayload } from './graphql.ts';
import type { TransactionStatusService } from './index.ts';

declare module '../../graphql/context.ts' {
  interface Services {
    transactionStatus: TransactionStatusService;
  }
}

const RecordTransactionHashInput = builder.inputType('RecordTransactionHashInput', {
  fields: (t) => ({
    idempotencyKey: t.field(idempotencyKey),
    id: t.id(existing),
    txHash: t.field({ type: 'TransactionId', required: true, description: 'As the wallet’s node answered it.' }),
  }),
});

mutation('recordTransactionHash', {
  type: TransactionPayload,
  description:
    'Records under which hash the owner of its wallet sent a built transaction: the hash of the transaction that holds ' +
    'the step, which is the last of several. Another hash takes the place of one that no block held, as where a wallet ' +
    'replaces it for a higher fee.',
  complexity: NODE_ROUND,
  input: RecordTransactionHashInput,
  parse: (input) => ofRow('EvmTransaction', input),
  attempt: ({ caller, parsed }) => ({ caller: `account:${caller.accountId}`, input: parsed }),
  act: ({ caller, parsed, services }) => services.transactionStatus.sent(caller, parsed),
});

builder.subscriptionField('transactionLife', (t) =>
  t.prismaField({
    type: EvmTransaction,
    nullable: true,
    description:
      'A built transaction as it stands, and whenever its life goes on. Ends once it is indexed, dropped or reverted, ' +
      'and with the session.',
    access: 'traverse',
    authScopes: { signedIn: true },
    args: { id: t.arg.id(existing) },
    subscribe: async (_, { id }, ctx) => {
      const key = uuidOf('EvmTransaction', id);
      const begin = await ctx.services.transactionStatus.feed(callerOf(ctx.viewer).accountId, key);
      return ctx.services.feeds.open(ctx, begin);
    },
    resolve: (query, key, _args, { db }) => db.builtTransaction.findUnique({ ...query, where: { id: String(key) } }),
  }),
);
