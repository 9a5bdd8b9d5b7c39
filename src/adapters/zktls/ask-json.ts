import { AppError } from '../../core/errors/app-error.ts';
import { ERROR_CODES, type ErrorCode } from '../../core/errors/codes.ts';

export interface JsonEndpoint {
  readonly url: string;
  /** Defaults to the platform's. */
  readonly fetch?: typeof fetch | undefined;
  /** The whole exchange, milliseconds. */
  readonly timeoutMs?: number | undefined;
}

const DEFAULT_TIMEOUT_MS = 15_000;

const isCode = (code: unknown): code is ErrorCode => typeof code === 'string' && Object.hasOwn(ERROR_CODES, code);

/** The code of a refusal `{ error: { code } }`, or null. */
function codeOf(body: unknown): ErrorCode | null {
  const error = typeof body === 'object' && body !== null && 'error' in body ? body.error : null;
  const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : null;
  return isCode(code) ? code : null;
}

/**
 * Asks a JSON server: POST where there is a body, GET otherwise.
 * @throws AppError with the server's own code where it refuses, `unavailable` where it cannot be understood or reached.
 *   No cause: a network library's error can quote what was sent
 */
export async function askJson(
  endpoint: JsonEndpoint,
  path: string,
  body: unknown,
  unavailable: ErrorCode,
): Promise<unknown> {
  const post = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
  let answer: { readonly ok: boolean; readonly body: unknown };
  try {
    const signal = AbortSignal.timeout(endpoint.timeoutMs ?? DEFAULT_TIMEOUT_MS);
    const ask = endpoint.fetch ?? fetch;
    const response = await ask(new URL(path, endpoint.url), { ...(body === undefined ? {} : post), signal });
    answer = { ok: response.ok, body: await response.json() };
  } catch {
    throw new AppError(unavailable);
  }
  if (!answer.ok) throw new AppError(codeOf(answer.body) ?? unavailable);
  return answer.body;
}
