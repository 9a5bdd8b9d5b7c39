import type { Tx } from '../../core/tx.ts';
import { builder } from '../../graphql/builder.ts';
import { callerOf } from '../../graphql/caller.ts';
import { BUILD, NODE_ROUND } from '../../graphql/cost.ts';
import { idempotencyKey, mutation } from '../../graphql/mutation.ts';
import { existing } from '../../graphql/row-id.ts';
import { BuiltTransaction, builtId, ofBuilt } from './built.graphql.ts';
import { answerWith } from './call-bytes.graphql.ts';
import { TransactionPayload } from './graphql.ts';
import type { RefreshService, TransactionStatusService } from './index.ts';
import { requireSendable, SimulationFailed } from './sendable.ts';
import { rowStepInput } from './step.graphql.ts';

declare module '../../graphql/context.ts' {
  interface Services {
    transactionStatus: TransactionStatusService;
    transactionRefresh: RefreshService;
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
  parse: (input) => ofBuilt(input),
  attempt: ({ caller, parsed }) => ({ caller: `account:${caller.accountId}`, input: parsed }),
  act: ({ caller, parsed, services }) => services.transactionStatus.sent(caller, parsed),
});

const RefreshTransactionInput = rowStepInput('RefreshTransactionInput');

mutation('refreshTransaction', {
  type: TransactionPayload,
  description:
    'The same transaction of a Solana cluster over a new blockhash, simulated again, where no block takes the one that it ' +
    'has; else as it is, since both could be sent. `CONFLICT` once it was sent, and where its bytes are gone: build it again. ' +
    '`CALL_NOT_ON_CHAIN` for a transaction of an EVM chain: it does not grow too old.',
  complexity: BUILD,
  input: RefreshTransactionInput,
  refusals: [SimulationFailed],
  parse: (input) => ofBuilt(input),
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
  answer({ transactionId }, { ctx }, acted) {
    if (acted?.bytes) answerWith(ctx, transactionId, acted.bytes);
    return { transactionId };
  },
});

builder.subscriptionField('transactionLife', (t) =>
  t.prismaField({
    type: BuiltTransaction,
    nullable: true,
    description:
      'A built transaction as it stands, and whenever its life goes on or it is refreshed. Ends once it is indexed, dropped or reverted, ' +
      'and with the session.',
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
