import { builder } from '../../../graphql/builder.ts';
import { type CallBytes, type EvmRequest as EvmRequestModel, isSolanaRequest } from '../model/index.ts';
import { accessOfType, BUILT_COLUMNS, BuiltTransaction } from './built.ts';
import { guardedBytes } from './call-bytes.ts';
import { type CallReaders, EvmRequest, OWN, WalletSendCalls } from './call-fields.ts';

/** Declares the type `EvmTransaction`, whose bytes have the readers of the call's kind. */
export function declareEvmTransaction(readers: CallReaders): void {
  const { accessTo } = readers;
  builder.prismaNode('BuiltTransaction', {
    name: 'EvmTransaction',
    description: 'A built transaction for a wallet on an EVM chain.',
    id: { field: 'id', access: { ...OWN, storedIn: 'built_transactions.id' } },
    interfaces: [BuiltTransaction],
    access: accessOfType('EvmTransaction', readers),
    select: BUILT_COLUMNS,
    fields: (t) => ({
      request: t.field({
        type: EvmRequest,
        description:
          'The transaction of the step itself; if `sendCalls` begins with an approval, that is sent first. Null if ' +
          'it is not stored: a reveal is returned only once, and sealed bytes are deleted when they expire, when ' +
          'they are replaced, or when the signature in them is dropped.',
        access: accessTo('request'),
        select: { request: true },
        resolve: async ({ id, accountId, kind, chain, wallet, request }, _, ctx) => {
          const plain = request as EvmRequestModel | null;
          const readable = plain ?? evmBytes(await guardedBytes(ctx, { id, kind }))?.request;
          return readable ? { ...readable, accountId, kind, chain, wallet } : null;
        },
      }),
      sendCalls: t.field({
        type: WalletSendCalls,
        description:
          'All calls that the wallet sends for the step, in order, as `wallet_sendCalls` of EIP-5792 takes them. A ' +
          'token approval comes first if the step takes more than the wallet has allowed. An approval of zero comes ' +
          'before that if the token can change an allowance only from zero (USDT). Null whenever `request` is.',
        access: accessTo('request', 'approval'),
        select: { request: true, approval: true },
        resolve: async ({ id, accountId, kind, chain, wallet, request, approval }, _, ctx) => {
          const plain = request && ({ request, approval } as unknown as Calls);
          const readable = plain ?? evmBytes(await guardedBytes(ctx, { id, kind }));
          return readable ? { ...sendCallsOf(readable), accountId, kind, chain, wallet } : null;
        },
      }),
    }),
  });
}

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
  calls: [...(approval?.reset ? [approval.reset] : []), ...(approval ? [approval] : []), { to, data, value }],
});
