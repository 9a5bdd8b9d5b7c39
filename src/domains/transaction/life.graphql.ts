import type { Bytes32 } from '../../core/hex.ts';
import { builder } from '../../graphql/builder.ts';
import { NODE_ROUND } from '../../graphql/cost.ts';
import { idempotencyKey } from '../../graphql/idempotency-key.ts';
import { refusable } from '../../graphql/refusal.ts';
import { existing, ofRow, uuidOf } from '../../graphql/row-id.ts';
import { actOnce } from './act.graphql.ts';
import { EvmTransaction, TransactionPayload } from './graphql.ts';
import type { TransactionLife } from './index.ts';
import { callerOf } from './rules.ts';

declare module '../../graphql/context.ts' {
  interface Services {
    transactionLife: TransactionLife;
  }
}

const TransactionSentInput = builder.inputType('TransactionSentInput', {
  fields: (t) => ({
    idempotencyKey: t.field(idempotencyKey),
    id: t.id(existing),
    txHash: t.field({ type: 'Bytes32', required: true, description: 'As the wallet’s node answered it.' }),
  }),
});

builder.mutationField('transactionSent', (t) =>
  t.field({
    type: TransactionPayload,
    description:
      'Says that the owner of its wallet sent a built transaction, and under which hash. Another hash takes the place ' +
      'of one that no block held, as where a wallet replaces it for a higher fee.',
    access: 'traverse',
    errors: refusable,
    complexity: NODE_ROUND,
    args: { input: t.arg({ type: TransactionSentInput, required: true }) },
    resolve: (_, { input }, ctx) => {
      const named = ofRow('EvmTransaction', { ...input, txHash: input.txHash as Bytes32 });
      return actOnce(ctx, 'transactionSent', named, (caller) => ctx.services.transactionLife.sent(caller, named));
    },
  }),
);

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
      const begin = await ctx.services.transactionLife.feed(callerOf(ctx.viewer).accountId, key);
      return ctx.services.feeds.open(ctx, begin);
    },
    resolve: (query, key, _args, { db }) => db.builtTransaction.findUnique({ ...query, where: { id: String(key) } }),
  }),
);
