import { createSolanaRpcFromTransport, type Rpc, type SolanaRpcApi } from '@solana/kit';

export type ReadRpc = Rpc<SolanaRpcApi>;

/** For one HTTP answer, ms. */
const TIMEOUT_MS = 10_000;
/** The program and its records are a tenth of it in base64. */
const MAX_BYTES = 16 * 1024 * 1024;

/** An HTTP answer that is none. */
class HttpStatus extends Error {
  readonly status: number;

  constructor(status: number) {
    super('the node answered no 200');
    this.status = status;
  }
}

async function textOf(response: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of response.body ?? []) {
    bytes += chunk.byteLength;
    if (bytes > MAX_BYTES) throw new Error('an answer of too many bytes');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

/** A name and password in a URL are sent as HTTP's basic authentication (RFC 7617). */
function endpointOf(rpcUrl: string) {
  const url = new URL(rpcUrl);
  const { username, password } = url;
  const pair = [username, password].map(decodeURIComponent).join(':');
  const headers: Record<string, string> = { 'content-type': 'application/json' };
  if (pair !== ':') headers.authorization = `Basic ${Buffer.from(pair).toString('base64')}`;
  url.username = '';
  url.password = '';
  return { url: url.href, headers };
}

/** To look at a node once: no redirect is followed, nothing is asked again. Errors have no part of the URL in them. */
export function createReadRpc(rpcUrl: string): ReadRpc {
  const { url, headers } = endpointOf(rpcUrl);
  return createSolanaRpcFromTransport(async <T>({ payload }: { payload: unknown }): Promise<T> => {
    const body = JSON.stringify(payload);
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const response = await fetch(url, { method: 'POST', headers, body, redirect: 'manual', signal });
    if (response.ok) return JSON.parse(await textOf(response)) as T;
    await response.body?.cancel();
    throw new HttpStatus(response.status);
  });
}
