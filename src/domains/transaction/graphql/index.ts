import { builder } from '../../../graphql/builder.ts';
import { keyset } from '../../../graphql/lists.ts';
import type { CallCatalogue } from '../calls.ts';
import type { TransactionKind as TransactionKindName } from '../model/index.ts';
import { BuiltTransaction, declareBuiltTransaction } from './built.ts';
import { callReaders, declareCallParts } from './call-fields.ts';
import { TransactionKind } from './enums.ts';
import { declareEvmTransaction } from './evm.ts';
import './refused.ts';
import { declareSolanaTransaction } from './solana.ts';

export { buildMutation, buildSteps } from './build-mutation.ts';
export { BuiltTransaction } from './built.ts';

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
