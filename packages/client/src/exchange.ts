// Requests to a gateway with limits of time and size, for the client and the attestor's tool, which convert its errors.

export interface Bounds {
  /** The longest wait, for all attempts together. */
  readonly timeoutMs: number;
  /** The caller's signal; its reason is thrown. */
  readonly signal?: AbortSignal | undefined;
}

/** The largest answer, in bytes; far beyond a page of a hundred rows with an envelope each. */
const MAX_ANSWER_BYTES = 32 * 1024 * 1024;

/** The error of a missing answer: it was late, too large, a redirect, or the connection was lost. */
export class Unanswered extends Error {
  readonly reason: 'late' | 'large' | 'redirected' | 'lost';

  constructor(reason: Unanswered['reason']) {
    super(reason);
    this.name = 'Unanswered';
    this.reason = reason;
  }
}

/**
 * Runs requests until they end, time out, or the caller aborts them, even if they ignore the signal that they get.
 * @throws Unanswered (late), the reason of the caller's signal, the error of `run`
 */
export async function runBounded<T>(bounds: Bounds, run: (limit: AbortSignal) => Promise<T>): Promise<T> {
  const { timeoutMs, signal } = bounds;
  signal?.throwIfAborted();
  // No AbortSignal.any or .timeout, because a signal that only fetch refers to may be garbage-collected before it fires.
  const limit = new AbortController();
  const abortion = new Promise<never>((_, reject) =>
    limit.signal.addEventListener('abort', () => reject(limit.signal.reason)),
  );
  const stop = () => limit.abort(signal?.reason);
  const timer = setTimeout(() => limit.abort(new Unanswered('late')), timeoutMs);
  signal?.addEventListener('abort', stop);
  try {
    return await Promise.race([abortion, run(limit.signal)]);
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', stop);
  }
}

/** Awaits a request, and replaces any network error, because its message may quote the request. @throws Unanswered (lost) */
export async function awaitAnswer<T>(request: Promise<T>): Promise<T> {
  try {
    return await request;
  } catch (error) {
    throw error instanceof Unanswered ? error : new Unanswered('lost');
  }
}

/** Reads the body of an answer up to `maxBytes`. @throws Unanswered (large), the connection's error */
export async function readBytes(response: Response, maxBytes: number): Promise<Uint8Array<ArrayBuffer>> {
  const reader = response.body?.getReader();
  const chunks: Uint8Array[] = [];
  let length = 0;
  for (let next = await reader?.read(); next?.value; next = await reader?.read()) {
    length += next.value.length;
    if (length > maxBytes) {
      reader?.cancel().catch(() => undefined);
      throw new Unanswered('large');
    }
    chunks.push(next.value);
  }
  const body = new Uint8Array(length);
  let at = 0;
  for (const chunk of chunks) {
    body.set(chunk, at);
    at += chunk.length;
  }
  return body;
}

const REDIRECTS = new Set([301, 302, 303, 307, 308]);
/** Tests for a redirect that was not followed (`redirect: 'manual'`). Browsers hide its status. */
const isRedirect = ({ type, status }: Response): boolean => type === 'opaqueredirect' || REDIRECTS.has(status);

/** Reads the text of a gateway's answer. @throws Unanswered (redirected), as `readBytes` */
export async function readText(response: Response): Promise<string> {
  if (isRedirect(response)) throw new Unanswered('redirected');
  return new TextDecoder().decode(await readBytes(response, MAX_ANSWER_BYTES));
}

/** Parses JSON; undefined for any other text, such as a page of a proxy. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const PAUSES_MS = [250, 1_000, 4_000];

/** Waits for a time. @throws the signal's reason if it aborts */
const pause = (ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer);
      reject(signal.reason);
    };
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', stop);
      resolve();
    }, ms);
    signal.addEventListener('abort', stop);
    if (signal.aborted) stop();
  });

/**
 * Makes up to four attempts with growing pauses, as long as the errors are transient. @throws the last attempt's error,
 * the signal's reason
 */
export async function repeatRequest<T>(
  attempt: () => Promise<T>,
  isTransient: (error: unknown) => boolean,
  signal: AbortSignal,
): Promise<T> {
  for (const ms of PAUSES_MS) {
    try {
      return await attempt();
    } catch (error) {
      if (signal.aborted || !isTransient(error)) throw error;
    }
    await pause(ms, signal);
  }
  return attempt();
}
