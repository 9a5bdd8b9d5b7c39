import { AppError } from '@income-series/protocol/errors/app-error';
import { type ErrorCode, isErrorCode } from '@income-series/protocol/errors/codes';
import { privateUrl } from '@income-series/protocol/url';
import { parseJson, readText, Unanswered } from '../exchange.ts';

export interface JsonEndpoint {
  readonly url: string;
  /** Default: the platform's `fetch`. */
  readonly fetch?: typeof fetch | undefined;
  /** The longest time of an exchange, in milliseconds. */
  readonly timeoutMs?: number | undefined;
}

const DEFAULT_TIMEOUT_MS = 15_000;

const REDIRECTS = 'The server redirects to another address, which is not followed.';

/** The code of a refusal `{ error: { code } }`, or null. */
function codeOf(body: unknown): ErrorCode | null {
  const error = typeof body === 'object' && body !== null && 'error' in body ? body.error : null;
  const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : null;
  return isErrorCode(code) ? code : null;
}

/**
 * Posts JSON and reads the JSON answer.
 * @throws AppError with the server's own code if it refuses, `unavailable` if it cannot be reached or understood, BAD_INPUT
 *   for an unencrypted address. The errors have no cause, because a network error can quote the request
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
  const ask = endpoint.fetch ?? fetch;
  const [response, text] = await ask(url, { ...init, redirect: 'manual', signal })
    .then(async (answer) => [answer, await readText(answer)] as const)
    .catch((error: unknown) => {
      const isRedirected = error instanceof Unanswered && error.reason === 'redirected';
      throw new AppError(unavailable, isRedirected ? { message: REDIRECTS } : {});
    });
  const json = parseJson(text);
  if (response.ok && json !== undefined) return json;
  const code = codeOf(json);
  if (code !== null) throw new AppError(code);
  throw new AppError(unavailable, { message: `The server answered ${response.status} in another form than its own.` });
}
