import { AppError } from '../../core/errors/app-error.ts';
import { type ErrorCode, isErrorCode } from '../../core/errors/codes.ts';
import { privateUrl } from '../../core/url.ts';
import { isRedirect } from '../http/exchange.ts';

export interface JsonEndpoint {
  readonly url: string;
  /** Default: the platform's `fetch`. */
  readonly fetch?: typeof fetch | undefined;
  /** The longest time of an exchange, in milliseconds. */
  readonly timeoutMs?: number | undefined;
}

const DEFAULT_TIMEOUT_MS = 15_000;

const REDIRECTS = 'The server redirects to another address, which is not followed.';

/** Sends a request and reads the text of its answer; null if no whole answer comes. */
async function exchange(url: URL, request: RequestInit, ask: typeof fetch) {
  try {
    const response = await ask(url, request);
    return { response, text: await response.text() };
  } catch {
    return null;
  }
}

/** Parses JSON; undefined if the text is none. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The code of a refusal `{ error: { code } }`, or null. */
function codeOf(body: unknown): ErrorCode | null {
  const error = typeof body === 'object' && body !== null && 'error' in body ? body.error : null;
  const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : null;
  return isErrorCode(code) ? code : null;
}

/**
 * Posts JSON and reads the JSON answer.
 * @throws AppError with the server's own code if it refuses, `unavailable` if it cannot be reached or understood, BAD_INPUT
 * for an
 *   unencrypted address. There is no cause, because a network error can quote the request
 */
export async function postJson(
  endpoint: JsonEndpoint,
  path: string,
  body: unknown,
  unavailable: ErrorCode,
): Promise<unknown> {
  const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
  const url = privateUrl(path, endpoint.url);
  const signal = AbortSignal.timeout(endpoint.timeoutMs ?? DEFAULT_TIMEOUT_MS);
  const answer = await exchange(url, { ...init, redirect: 'manual', signal }, endpoint.fetch ?? fetch);
  if (answer === null) throw new AppError(unavailable);
  const { response, text } = answer;
  if (isRedirect(response)) throw new AppError(unavailable, { message: REDIRECTS });
  const json = parseJson(text);
  if (response.ok && json !== undefined) return json;
  const code = codeOf(json);
  if (code !== null) throw new AppError(code);
  throw new AppError(unavailable, { message: `The server answered ${response.status} in another form than its own.` });
}
