import { AppError } from '@income-series/protocol/errors/app-error';
import { type BodyOptions, readBody } from './body.ts';

/** The error of a node that gave no answer. It contains neither the URL, which may hold a key, nor the request. */
export class NodeHttpError extends Error {
  override readonly name = 'NodeHttpError';
  readonly kind: 'timeout' | 'connection' | 'status';
  /** The HTTP status of an unsuccessful answer. */
  readonly status: number | undefined;
  /** The system's code of a failed connection, as ECONNREFUSED or DEPTH_ZERO_SELF_SIGNED_CERT. */
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

/** Splits a node's URL into an endpoint; name and password become HTTP basic authentication (RFC 7617). */
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

/** The options of a request to a node. */
export interface PostOptions extends BodyOptions {
  /** The longest wait for the whole answer. */
  readonly timeoutMs: number;
}

/** The system's code of an error of `fetch`, whose message is not used, because it may name the host. */
function systemCode(error: unknown): string | undefined {
  const { code } = (error instanceof Error && error.cause instanceof Error ? error.cause : {}) as { code?: unknown };
  return typeof code === 'string' ? code : undefined;
}

/**
 * Posts JSON and returns the JSON answer. Redirects are not followed.
 *
 * @throws NodeHttpError without an answer; CHAIN_UNAVAILABLE for an answer that is too long or no JSON
 */
export async function postJson(
  { url, headers }: Endpoint,
  request: string,
  { timeoutMs, ...bodyOptions }: PostOptions,
): Promise<unknown> {
  const signal = AbortSignal.timeout(timeoutMs);
  try {
    const response = await fetch(url, { method: 'POST', headers, body: request, redirect: 'manual', signal });
    if (!response.ok) {
      await response.body?.cancel();
      throw new NodeHttpError('status', { status: response.status });
    }
    return await readBody(response, bodyOptions);
  } catch (error) {
    if (error instanceof NodeHttpError || error instanceof AppError) throw error;
    throw new NodeHttpError(signal.aborted ? 'timeout' : 'connection', { code: systemCode(error) });
  }
}

/** The number of retries at a busy node, and the first pause in ms, which doubles. */
const BUSY_TRIES = 3;
const BUSY_MS = 100;

/** Repeats a request a few times while the node reports that it is busy (429, 503). */
export async function repeatWhileBusy<T>(post: () => Promise<T>, tries = 0): Promise<T> {
  try {
    return await post();
  } catch (error) {
    const busy = error instanceof NodeHttpError && (error.status === 429 || error.status === 503);
    if (!busy || tries >= BUSY_TRIES) throw error;
    await new Promise((resolve) => setTimeout(resolve, BUSY_MS * 2 ** tries));
    return repeatWhileBusy(post, tries + 1);
  }
}
