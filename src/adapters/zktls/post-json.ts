import { AppError } from '../../core/errors/app-error.ts';
import { type ErrorCode, isErrorCode } from '../../core/errors/codes.ts';
import { privateUrl } from '../../core/url.ts';

export interface JsonEndpoint {
  readonly url: string;
  /** Default: the platform's `fetch`. */
  readonly fetch?: typeof fetch | undefined;
  /** The longest time of an exchange, in milliseconds. */
  readonly timeoutMs?: number | undefined;
}

const DEFAULT_TIMEOUT_MS = 15_000;

/** The code of a refusal `{ error: { code } }`, or null. */
function codeOf(body: unknown): ErrorCode | null {
  const error = typeof body === 'object' && body !== null && 'error' in body ? body.error : null;
  const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : null;
  return isErrorCode(code) ? code : null;
}

/**
 * Posts JSON and reads the JSON answer.
 * @throws AppError with the server's own code if it refuses, with the code `unavailable` if it cannot be reached or understood,
 *   BAD_INPUT for an unencrypted address. The error has no cause, because a network error can quote the request
 */
export async function postJson(
  endpoint: JsonEndpoint,
  path: string,
  body: unknown,
  unavailable: ErrorCode,
): Promise<unknown> {
  const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
  const url = privateUrl(path, endpoint.url);
  let answer: { readonly ok: boolean; readonly body: unknown };
  try {
    const signal = AbortSignal.timeout(endpoint.timeoutMs ?? DEFAULT_TIMEOUT_MS);
    const ask = endpoint.fetch ?? fetch;
    const response = await ask(url, { ...init, redirect: 'error', signal });
    answer = { ok: response.ok, body: await response.json() };
  } catch {
    throw new AppError(unavailable);
  }
  if (!answer.ok) throw new AppError(codeOf(answer.body) ?? unavailable);
  return answer.body;
}
