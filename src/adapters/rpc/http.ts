import { AppError } from '../../core/errors/app-error.ts';
import { readBody } from './body.ts';

/** Why a node gave no answer. Neither the URL, which may hold a key, nor what was asked is in it. */
export class NodeHttpError extends Error {
  override readonly name = 'NodeHttpError';
  readonly kind: 'timeout' | 'connection' | 'status';
  /** Of an HTTP answer that is no success. */
  readonly status: number | undefined;
  /** What the system says of a connection that failed: ECONNREFUSED, DEPTH_ZERO_SELF_SIGNED_CERT. */
  readonly code: string | undefined;

  constructor(kind: NodeHttpError['kind'], { status, code }: Partial<Pick<NodeHttpError, 'status' | 'code'>> = {}) {
    super(kind);
    this.kind = kind;
    this.status = status;
    this.code = code;
  }
}

export interface Endpoint {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** A name and password in a URL are sent as HTTP's basic authentication (RFC 7617). */
export function endpointOf(rpcUrl: string): Endpoint {
  const url = new URL(rpcUrl);
  const headers: Record<string, string> = { 'content-type': 'application/json' };
  if (url.username !== '' || url.password !== '') {
    const pair = [url.username, url.password].map(decodeURIComponent).join(':');
    headers.authorization = `Basic ${Buffer.from(pair).toString('base64')}`;
    url.username = '';
    url.password = '';
  }
  return { url: url.href, headers };
}

/** How a request is sent, and how its answer is read. */
export interface PostOptions {
  /** Longest wait for the answer, its body included. */
  readonly timeoutMs: number;
  /** By default JSON.parse. */
  readonly parse?: (text: string) => unknown;
}

/** Of what `fetch` threw; its message may name the host. */
function systemCode(error: unknown): string | undefined {
  const { code } = (error instanceof Error && error.cause instanceof Error ? error.cause : {}) as { code?: unknown };
  return typeof code === 'string' ? code : undefined;
}

/**
 * Posts JSON and answers the JSON that comes back. Redirects are not followed.
 *
 * @throws NodeHttpError where none came; CHAIN_UNAVAILABLE for an answer that is too long or no JSON
 */
export async function postJson(
  { url, headers }: Endpoint,
  body: string,
  { timeoutMs, parse }: PostOptions,
): Promise<unknown> {
  const signal = AbortSignal.timeout(timeoutMs);
  try {
    const response = await fetch(url, { method: 'POST', headers, body, redirect: 'manual', signal });
    if (!response.ok) {
      await response.body?.cancel();
      throw new NodeHttpError('status', { status: response.status });
    }
    return await readBody(response, parse);
  } catch (error) {
    if (error instanceof NodeHttpError || error instanceof AppError) throw error;
    throw new NodeHttpError(signal.aborted ? 'timeout' : 'connection', { code: systemCode(error) });
  }
}

/** How often a busy node is asked again, and after how long at first, ms. */
const BUSY_TRIES = 3;
const BUSY_MS = 100;

/** Asks a node that says that it is busy again, a few times. */
export async function patiently<T>(post: () => Promise<T>, tries = 0): Promise<T> {
  try {
    return await post();
  } catch (error) {
    const busy = error instanceof NodeHttpError && (error.status === 429 || error.status === 503);
    if (!busy || tries >= BUSY_TRIES) throw error;
    await new Promise((resolve) => setTimeout(resolve, BUSY_MS * 2 ** tries));
    return patiently(post, tries + 1);
  }
}
