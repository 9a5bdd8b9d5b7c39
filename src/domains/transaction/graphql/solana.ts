import { builder } from '../../../graphql/builder.ts';
import { isSolanaRequest, type SolanaRequest as SolanaRequestModel } from '../model/index.ts';
import { accessOfType, BUILT_COLUMNS, BuiltTransaction } from './built.ts';
import { guardedBytes } from './call-bytes.ts';
import { type CallReaders, OWN, type PartOf } from './call-fields.ts';

/** Declares the type `SolanaTransaction`, whose bytes have the readers of the call's kind. */
export function declareSolanaTransaction(readers: CallReaders): void {
  const { accessTo, subjects } = readers;
  const request = accessTo('request');
  const SolanaRequest = builder.objectRef<PartOf<SolanaRequestModel>>('SolanaRequest').implement({
    description:
      'A transaction for the wallet to sign and send; the service never sends it. Addresses and the blockhash are in ' +
      'base58.',
    access: { subjects, partOf: 'SolanaTransaction' },
    fields: (t) => ({
      transaction: t.exposeString('transaction', {
        description:
          'The transaction in Base64: version 0 without lookup tables, at most 1,232 bytes, with 64 zero bytes for ' +
          'each signature.',
        access: request,
      }),
      feePayer: t.exposeString('feePayer', {
        description: 'The wallet that pays the fee and signs first.',
        access: request,
      }),
      requiredSigners: t.exposeStringList('requiredSigners', {
        description: 'The addresses that must sign, in order.',
        access: request,
      }),
      blockhash: t.exposeString('blockhash', {
        description:
          'The recent blockhash in the transaction. Once it is too old no block takes the transaction: use ' +
          '`refreshTransaction`.',
        access: request,
      }),
      lastValidBlockHeight: t.field({
        type: 'BigInt',
        description: 'The last block height (not slot) at which the blockhash is accepted.',
        access: request,
        resolve: ({ lastValidBlockHeight }) => BigInt(lastValidBlockHeight),
      }),
      computeUnitLimit: t.exposeInt('computeUnitLimit', {
        description:
          'The compute unit limit that the transaction sets: the units that its simulation used, with a margin.',
        access: request,
      }),
    }),
  });

  builder.prismaNode('BuiltTransaction', {
    variant: 'SolanaTransaction',
    description: 'A built transaction for a wallet on a Solana cluster.',
    id: { field: 'id', access: { ...OWN, storedIn: 'built_transactions.id' } },
    interfaces: [BuiltTransaction],
    access: accessOfType('SolanaTransaction', readers),
    select: BUILT_COLUMNS,
    fields: (t) => ({
      request: t.field({
        type: SolanaRequest,
        description:
          'The transaction to sign. Null if it is no longer stored: sealed bytes are deleted when they expire, when ' +
          'they are replaced, or when the signature in them is dropped.',
        access: accessTo('request'),
        select: { request: true },
        resolve: async ({ id, accountId, kind, chain, wallet, request: plain }, _, ctx) => {
          const readable = (plain as SolanaRequestModel | null) ?? (await guardedBytes(ctx, { id, kind }))?.request;
          return readable && isSolanaRequest(readable) ? { ...readable, accountId, kind, chain, wallet } : null;
        },
      }),
    }),
  });
}
