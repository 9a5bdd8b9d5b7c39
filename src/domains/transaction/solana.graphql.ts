import { builder } from '../../graphql/builder.ts';
import { accessOfKind, BUILT_COLUMNS, BuiltTransaction } from './built.graphql.ts';
import { guardedBytes } from './call-bytes.graphql.ts';
import { built, callAccess, type PartOf, transactionSubjects } from './call-fields.graphql.ts';
import { isSolanaRequest, type SolanaRequest as SolanaRequestModel } from './model.ts';

const request = callAccess('request');
const SolanaRequest = builder.objectRef<PartOf<SolanaRequestModel>>('SolanaRequest').implement({
  description:
    'A transaction that its wallet signs and sends; the service never does. Addresses and blockhash are base58.',
  access: { subjects: transactionSubjects, partOf: 'SolanaTransaction' },
  fields: (t) => ({
    transaction: t.exposeString('transaction', {
      description:
        'Base64 of the transaction, version 0 without lookup tables, 1,232 bytes at most: 64 zero bytes stand for each ' +
        'signature.',
      access: request,
    }),
    feePayer: t.exposeString('feePayer', {
      description: 'The wallet: it pays the fee and signs first.',
      access: request,
    }),
    requiredSigners: t.exposeStringList('requiredSigners', {
      description: 'Whose signatures it needs, in their order.',
      access: request,
    }),
    blockhash: t.exposeString('blockhash', {
      description: 'That it was built over. Once it is too old no block takes the transaction: `refreshTransaction`.',
      access: request,
    }),
    lastValidBlockHeight: t.field({
      type: 'BigInt',
      description: 'The last block height (not slot) at which the blockhash is taken.',
      access: request,
      resolve: ({ lastValidBlockHeight }) => BigInt(lastValidBlockHeight),
    }),
    computeUnitLimit: t.exposeInt('computeUnitLimit', {
      description: 'That the transaction sets: what its simulation used, and the margin of the kind of call.',
      access: request,
    }),
  }),
});

export const SolanaTransaction = builder.prismaNode('BuiltTransaction', {
  variant: 'SolanaTransaction',
  description: "A transaction built for one of the caller's wallets on a Solana cluster.",
  id: { field: 'id', access: built('id') },
  interfaces: [BuiltTransaction],
  access: accessOfKind('SolanaTransaction'),
  select: BUILT_COLUMNS,
  fields: (t) => ({
    request: t.field({
      type: SolanaRequest,
      description:
        'Null where it is gone: what is sealed goes when it expires or is replaced, or with the signature in it.',
      access: callAccess('request'),
      select: { request: true },
      resolve: async ({ id, accountId, kind, chain, wallet, request: plain }, _, ctx) => {
        const kept = (plain as SolanaRequestModel | null) ?? (await guardedBytes(ctx, { id, kind }))?.request;
        return kept && isSolanaRequest(kept) ? { ...kept, accountId, kind, chain, wallet } : null;
      },
    }),
  }),
});
