import { createSolanaRpcFromTransport, type Rpc, type SolanaRpcApi } from '@solana/kit';
import { endpointOf, postJson } from '../rpc/http.ts';

export type ReadRpc = Rpc<SolanaRpcApi>;

const TIMEOUT_MS = 10_000;

/** To look at a node once: nothing is asked again. @throws NodeHttpError and what `postJson` throws */
export function createReadRpc(rpcUrl: string): ReadRpc {
  const endpoint = endpointOf(rpcUrl);
  return createSolanaRpcFromTransport(
    async <T>({ payload }: { readonly payload: unknown }) =>
      (await postJson(endpoint, JSON.stringify(payload), { timeoutMs: TIMEOUT_MS })) as T,
  );
}
