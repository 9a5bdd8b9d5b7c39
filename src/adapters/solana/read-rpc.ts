import { createSolanaRpcFromTransport } from '@solana/kit';
import { stringifyJsonWithBigInts } from '@solana/rpc-spec-types';
import { endpointOf, postJson } from '../rpc/http.ts';
import type { SolanaRpc } from './client.ts';

const TIMEOUT_MS = 10_000;

/** A client without retries, whose errors are those of the connection. @throws the errors of `postJson` */
export function createReadRpc(rpcUrl: string): SolanaRpc {
  const endpoint = endpointOf(rpcUrl);
  const post = async <T>({ payload }: { readonly payload: unknown }) =>
    (await postJson(endpoint, stringifyJsonWithBigInts(payload), { timeoutMs: TIMEOUT_MS })) as T;
  return createSolanaRpcFromTransport(post) as unknown as SolanaRpc;
}
