// Requests to a gateway within bounds, for the client and the attestor's tool: each in its own words of what went wrong.

export interface Bounds {
  /** Longest wait, all attempts together. */
  readonly timeoutMs: number;
  /** The caller's: its reason is thrown. */
  readonly signal?: AbortSignal | undefined;
}

/** Far beyond any answer: a page of a hundred rows, each with an envelope. */
const MAX_ANSWER_BYTES = 32 * 1024 * 1024;

/** Why there is no answer: its time was over, it was too large, or the connection was lost. */
export class Unanswered extends Error {
  readonly why: 'late' | 'large' | 'lost';

  constructor(why: Unanswered['why']) {
    super(why);
    this.name = 'Unanswered';
    this.why = why;
  }
}

/**
 * Runs requests until they are done, their time is over, or the caller stops them, whether or not they heed the signal they get.
 * @throws Unanswered (late), the caller's reason, what `run` throws
 */
export async function bounded<T>(bounds: Bounds, run: (limit: AbortSignal) => Promise<T>): Promise<T> {
  const { timeoutMs, signal } = bounds;
  signal?.throwIfAborted();
  // a signal of AbortSignal.any or AbortSignal.timeout that is held by fetch alone may be collected before it fires
  const limit = new AbortController();
  const ended = new Promise<never>((_, reject) =>
    limit.signal.addEventListener('abort', () => reject(limit.signal.reason)),
  );
  const stop = () => limit.abort(signal?.reason);
  const timer = setTimeout(() => limit.abort(new Unanswered('late')), timeoutMs);
  signal?.addEventListener('abort', stop);
  try {
    return await Promise.race([ended, run(limit.signal)]);
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', stop);
  }
}

/** A request's result. What a network library says may quote what was sent, so it is not repeated. @throws Unanswered (lost) */
export async function unlessLost<T>(request: Promise<T>): Promise<T> {
  try {
    return await request;
  } catch (error) {
    throw error instanceof Unanswered ? error : new Unanswered('lost');
  }
}

/** An answer's body, read no further than it may be long. @throws Unanswered (large), what the connection throws */
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
  const whole = new Uint8Array(length);
  let at = 0;
  for (const chunk of chunks) {
    whole.set(chunk, at);
    at += chunk.length;
  }
  return whole;
}

/** The text of an answer of a gateway. @throws as `readBytes` */
export const readText = async (response: Response): Promise<string> =>
  new TextDecoder().decode(await readBytes(response, MAX_ANSWER_BYTES));

const PAUSES_MS = [250, 1_000, 4_000];

/** @throws the signal's reason */
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

/** Up to four attempts, as long as what is thrown may pass. @throws what the last attempt throws, the signal's reason */
export async function repeated<T>(
  attempt: () => Promise<T>,
  passes: (error: unknown) => boolean,
  signal: AbortSignal,
): Promise<T> {
  for (const ms of PAUSES_MS) {
    try {
      return await attempt();
    } catch (error) {
      if (signal.aborted || !passes(error)) throw error;
    }
    await pause(ms, signal);
  }
  return attempt();
}
