import { builder } from '../../graphql/builder.ts';
import { accessOfKind, BUILT_COLUMNS, BuiltTransaction } from './built.graphql.ts';
import { guardedBytes } from './call-bytes.graphql.ts';
import { built, callAccess, EvmRequest, WalletSendCalls } from './call-fields.graphql.ts';
import { type CallBytes, type EvmRequest as EvmRequestModel, isSolanaRequest } from './model.ts';

export const EvmTransaction = builder.prismaNode('BuiltTransaction', {
  name: 'EvmTransaction',
  description: "A transaction built for one of the caller's wallets on an EVM chain.",
  id: { field: 'id', access: built('id') },
  interfaces: [BuiltTransaction],
  access: accessOfKind('EvmTransaction'),
  select: BUILT_COLUMNS,
  fields: (t) => ({
    request: t.field({
      type: EvmRequest,
      description:
        'The step alone; where `sendCalls` has an approval, that is sent first. Null where it was answered once and not ' +
        'kept (a reveal), and where it is gone: what is sealed goes when it expires or is replaced, or with the ' +
        'signature in it.',
      access: callAccess('request'),
      select: { request: true },
      resolve: async ({ id, accountId, kind, chain, wallet, request }, _, ctx) => {
        const found = (request as EvmRequestModel | null) ?? evmBytes(await guardedBytes(ctx, { id, kind }))?.request;
        return found ? { ...found, accountId, kind, chain, wallet } : null;
      },
    }),
    sendCalls: t.field({
      type: WalletSendCalls,
      description:
        'All that the wallet sends for the step, in order, as EIP-5792’s `wallet_sendCalls` takes it: an approval of the ' +
        'payment token first, if the step takes more than the wallet has allowed. Null where the request is.',
      access: callAccess('request', 'approval'),
      select: { request: true, approval: true },
      resolve: async ({ id, accountId, kind, chain, wallet, request, approval }, _, ctx) => {
        const plain = request && ({ request, approval } as unknown as Calls);
        const found = plain ?? evmBytes(await guardedBytes(ctx, { id, kind }));
        return found ? { ...sendCallsOf(found), accountId, kind, chain, wallet } : null;
      },
    }),
  }),
});

type Calls = Pick<CallBytes, 'approval'> & { readonly request: EvmRequestModel };

const evmBytes = (bytes: CallBytes | null): Calls | null => {
  if (bytes === null || isSolanaRequest(bytes.request)) return null;
  return { request: bytes.request, approval: bytes.approval };
};

/** The parameter of `wallet_sendCalls`, version 2.0.0. A wallet that cannot batch sends the calls one by one. */
const sendCallsOf = ({ request: { from, chainId, to, data, value }, approval }: Calls) => ({
  version: '2.0.0',
  from,
  chainId,
  atomicRequired: false,
  calls: [...(approval ? [approval] : []), { to, data, value }],
});
