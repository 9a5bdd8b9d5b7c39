import { type BuiltFragment, RefreshTransactionDocument } from '@income-series/client/operations';
import { keyed } from '@income-series/client/requests';
import type { PersonSession } from './session.ts';

type SolanaTransaction = Extract<BuiltFragment, { readonly __typename: 'SolanaTransaction' }>;

/** Requires that a transaction that was built again has the call that the person read, and a fee within the bound. @throws Error */
async function requireSameCall(built: SolanaTransaction, { request, wallet }: SolanaTransaction): Promise<void> {
  const [before, after] = [built.request?.transaction, request?.transaction];
  const { isSameCall } = await import('../wallets/solana-call.ts');
  if (before && after && wallet === built.wallet && isSameCall(before, after, wallet)) return;
  throw new Error('The gateway built another transaction than the one that you read. Nothing was signed or sent.');
}

/** The kinds whose bytes have an opening. The gateway keeps them nowhere before they are on the chain, so it cannot build them again. */
const UNKEPT: ReadonlySet<string> = new Set(['REVEAL_BID', 'REVEAL_ORDER']);

/** True for a transaction on Solana that the page itself has to build again once no block takes it any more. */
export const isUnkept = ({ __typename, kind }: BuiltFragment): boolean =>
  __typename === 'SolanaTransaction' && UNKEPT.has(kind);

/**
 * Returns the transaction, on Solana with a new blockhash if the gateway says that it needs one, because no block takes a transaction
 * about a minute after it was built. @throws GatewayError if it would fail now; Error if the gateway built another one
 */
export async function renew({ gateway }: PersonSession, built: BuiltFragment): Promise<BuiltFragment> {
  if (built.__typename !== 'SolanaTransaction' || isUnkept(built)) return built;
  const { transaction } = await gateway.act(RefreshTransactionDocument, keyed({ id: built.id }));
  if (transaction.__typename !== 'SolanaTransaction')
    throw new Error('The gateway built a transaction of another chain.');
  await requireSameCall(built, transaction);
  return { ...built, request: transaction.request };
}

/** Tests that a transaction was built again over another blockhash. */
export const isRenewal = (fresh: BuiltFragment, built: BuiltFragment): boolean =>
  fresh.__typename === 'SolanaTransaction' &&
  built.__typename === 'SolanaTransaction' &&
  fresh.request?.transaction !== built.request?.transaction;
