import type { InputRef } from '@pothos/core';
import { AppError } from '../../core/errors/app-error.ts';
import type { Tx } from '../../core/tx.ts';
import { builder } from '../../graphql/builder.ts';
import type { GatewayContext } from '../../graphql/context.ts';
import { BUILD } from '../../graphql/cost.ts';
import { keyset } from '../../graphql/lists.ts';
import { type MutationCall, mutation } from '../../graphql/mutation.ts';
import type { KeyedInput } from '../operations/index.ts';
import { BuiltTransaction, declareBuiltTransaction } from './built.graphql.ts';
import { keepForAnswer } from './call-bytes.graphql.ts';
import { callReaders, declareCallParts } from './call-fields.graphql.ts';
import type { CallCatalogue } from './calls.ts';
import { TransactionKind } from './enums.graphql.ts';
import { declareEvmTransaction } from './evm.graphql.ts';
import type { TransactionKind as TransactionKindName } from './model.ts';
import './refused.graphql.ts';
import { requireSendable, type SendableOptions, SimulationFailed } from './sendable.ts';
import type { PreparedCall } from './service.ts';
import { declareSolanaTransaction } from './solana.graphql.ts';

export { BuiltTransaction } from './built.graphql.ts';

/** Declares the GraphQL types of transactions, whose enum values and readers come from the kinds of call. */
export function declareTransactions(calls: CallCatalogue): void {
  const sentences = Object.fromEntries(calls.kinds.map((kind) => [kind, calls.meaningOf(kind)]));
  TransactionKind.implement(sentences as Readonly<Record<TransactionKindName, string>>);
  const readers = callReaders(calls);
  declareCallParts(readers);
  declareBuiltTransaction(readers);
  declareEvmTransaction(readers);
  declareSolanaTransaction(readers);
}

/** The payload of every mutation that only builds a transaction. */
export const TransactionPayload = builder
  .objectRef<{ readonly transactionId: string }>('TransactionPayload')
  .implement({
    description: 'The transaction that a mutation built or changed.',
    fields: (t) => ({
      transaction: t.field({
        type: BuiltTransaction,
        nullable: false,
        access: 'traverse',
        resolve: ({ transactionId }, _, { db }) =>
          db.builtTransaction.findUniqueOrThrow({ where: { id: transactionId } }),
      }),
    }),
  });

/** The input of a mutation that builds a transaction. */
type BuildInput = KeyedInput & SendableOptions;

interface BuildMutation<Input> {
  readonly description: string;
  readonly input: InputRef<Input>;
  /** Checks the call, encodes and simulates it. */
  readonly build: (call: MutationCall<Input>) => Promise<PreparedCall>;
}

/**
 * Declares a mutation that builds one transaction and writes its row. A transaction that would fail is refused, unless the
 * input allows it. On a retry with the same key, bytes that are not stored are built again from the input; once the phase of
 * the call is over that fails with WRONG_STATE, and the answer has no bytes.
 */
export const buildMutation = <Input extends BuildInput>(
  name: string,
  { build, ...shown }: BuildMutation<Input>,
): void =>
  mutation(name, {
    ...shown,
    type: TransactionPayload,
    complexity: BUILD,
    refusals: [SimulationFailed],
    async act(call: MutationCall<Input>) {
      const prepared = await build(call);
      requireSendable(prepared, call.input);
      const { bytes, save } = prepared;
      return { bytes, save: async (tx: Tx) => ({ transactionId: await save(tx) }) };
    },
    async answer({ transactionId }, call, result) {
      const isGone = result === null && !(await isStored(call.ctx, transactionId));
      const bytes = isGone ? await buildAgain(build(call)) : result?.bytes;
      if (bytes) keepForAnswer(call.ctx, transactionId, bytes);
      return { transactionId };
    },
  });

const buildAgain = (prepared: Promise<PreparedCall>): Promise<PreparedCall['bytes'] | undefined> =>
  prepared.then(
    ({ bytes }) => bytes,
    (error: unknown) => {
      if (error instanceof AppError && error.code === 'WRONG_STATE') return undefined;
      throw error;
    },
  );

async function isStored({ db, services }: GatewayContext, id: string): Promise<boolean> {
  const row = await db.builtTransaction.findUnique({ where: { id }, select: { kind: true } });
  return row === null || services.calls.accessOf(row.kind).class !== 'none';
}

builder.queryField('builtTransactions', (t) =>
  keyset(t, {
    type: 'BuiltTransaction',
    variant: BuiltTransaction,
    description: 'The transactions that were built for the signed-in account, newest first.',
    access: 'traverse',
    authScopes: { signedIn: true },
    order: { by: 'createdAt', direction: 'desc' },
    filter: { kind: TransactionKind },
    ranges: ['createdAt'],
  }),
);
