import { Failure, type FailureDetail } from './exit.ts';
import type { TypedDocumentString } from './generated/operations.ts';
import { plain } from './plain.ts';

/** A mutation's answer that is no payload: an `Error` of the schema, with what its type says beyond the code. */
interface RefusalAnswer {
  readonly __typename: string;
  readonly code: string;
  readonly message: string;
  /** What a refusal of a type of its own says more. */
  readonly detail?: object;
}

export interface Gateway {
  /** @throws Failure network, signIn, refused */
  ask<R, V>(document: TypedDocumentString<R, V>, variables: V): Promise<R>;
}

export interface GatewayOptions {
  readonly url: string;
  readonly token?: string | undefined;
  readonly timeoutMs: number;
  readonly signal: AbortSignal;
}

/** 100 envelopes are never asked for at once: far beyond any answer to this tool. */
const MAX_ANSWER_BYTES = 32 * 1024 * 1024;
const SIGNED_OUT = new Set(['UNAUTHENTICATED', 'SESSION_INVALID']);

/** What the service refused with. Codes and constants of the service, shown without control characters. */
export function refused(code: string, message: string, detail?: unknown): Failure {
  const more = typeof detail === 'object' && detail !== null ? (detail as FailureDetail) : undefined;
  if (SIGNED_OUT.has(code)) {
    return new Failure('signIn', code, 'Not signed in, or not any more: run `income-series attestor login`.', more);
  }
  return new Failure('refused', plain(code), `Refused by the service: ${plain(message)} (${plain(code)})`, more);
}

/** What came is no answer of a gateway. */
export const noAnswer = (why: string) => new Failure('network', 'NO_ANSWER', `The gateway does not answer: ${why}.`);

/** Bounded, so that no answer fills this machine's memory. */
async function readBody(response: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of response.body ?? []) {
    bytes += chunk.length;
    if (bytes > MAX_ANSWER_BYTES) throw noAnswer('the answer is too large');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

interface Answer {
  readonly data?: Record<string, unknown> | null;
  readonly errors?: readonly { readonly message?: string; readonly extensions?: Record<string, unknown> }[];
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null; // a page of a proxy
  }
}

function parseAnswer(text: string, status: number): Answer {
  const answer = jsonOf(text);
  if (typeof answer === 'object' && answer !== null && ('data' in answer || 'errors' in answer)) {
    return answer as Answer;
  }
  throw noAnswer(`no GraphQL answer, status ${status}`);
}

const isRefusal = (value: unknown): value is RefusalAnswer =>
  typeof value === 'object' && value !== null && typeof (value as RefusalAnswer).code === 'string';

/** What one answer is bounded by. */
type Bounds = Pick<GatewayOptions, 'timeoutMs' | 'signal'>;

/** Runs a request until it is answered, its time is over, or the tool is stopped. @throws Failure network, the signal's */
async function bounded<T>({ timeoutMs, signal }: Bounds, request: (limit: AbortSignal) => Promise<T>): Promise<T> {
  // a signal of AbortSignal.any that is held by fetch alone may be collected before it fires
  const limit = new AbortController();
  const end = () => limit.abort();
  const timer = setTimeout(end, timeoutMs);
  signal.addEventListener('abort', end);
  if (signal.aborted) end();
  try {
    return await request(limit.signal);
  } catch (error) {
    if (error instanceof Failure) throw error;
    if (signal.aborted) throw signal.reason;
    throw noAnswer(limit.signal.aborted ? 'it took too long' : 'no connection');
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', end);
  }
}

/** A page of the gateway that is for everybody. */
export interface PublicPage {
  /** Null for what is no JSON. */
  readonly json: unknown;
  /** The gateway's clock, by the `Date` header. */
  readonly date: Date | null;
}

/** Reads one of the gateway's JSON pages, whatever its status. @throws Failure network */
export const readPage = (url: string, bounds: Bounds): Promise<PublicPage> =>
  bounded(bounds, async (signal) => {
    const response = await fetch(url, { redirect: 'error', signal });
    const text = await readBody(response);
    const date = new Date(response.headers.get('date') ?? '');
    return { json: jsonOf(text), date: Number.isNaN(date.getTime()) ? null : date };
  });

/** A GraphQL client over fetch. It follows no redirection: the token goes to the pinned gateway and nowhere else. */
export function createGateway({ url, token, ...bounds }: GatewayOptions): Gateway {
  const post = (body: string): Promise<Answer> =>
    bounded(bounds, async (signal) => {
      const headers = {
        'content-type': 'application/json',
        accept: 'application/graphql-response+json, application/json',
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      };
      const response = await fetch(`${url}/graphql`, { method: 'POST', headers, body, redirect: 'error', signal });
      return parseAnswer(await readBody(response), response.status);
    });

  return {
    async ask(document, variables) {
      const { data, errors } = await post(JSON.stringify({ query: `${document}`, variables }));
      const [error] = errors ?? [];
      if (error) {
        const { code, detail } = error.extensions ?? {};
        throw refused(typeof code === 'string' ? code : 'UNKNOWN', error.message ?? '', detail);
      }
      if (!data) throw noAnswer('an empty answer');
      for (const value of Object.values(data)) {
        if (!isRefusal(value)) continue;
        const { __typename: _, code, message, detail, ...more } = value;
        throw refused(code, message, { ...more, ...detail });
      }
      return data as never;
    },
  };
}

/** Answers that another attempt with the same idempotency key may turn into the result. */
const PASSING = new Set(['NO_ANSWER', 'IDEMPOTENCY_IN_PROGRESS', 'RELAY_PENDING']);
const PAUSES_MS = [250, 1_000, 4_000];

/**
 * Sends a mutation again, with the same idempotency key in `attempt`, where its answer was lost: the service does it once.
 * @throws Failure of the last attempt
 */
export async function untilAnswered<R>(attempt: () => Promise<R>, signal: AbortSignal): Promise<R> {
  for (const pause of PAUSES_MS) {
    try {
      return await attempt();
    } catch (error) {
      if (!(error instanceof Failure) || !PASSING.has(error.code)) throw error;
    }
    await new Promise<void>((resolve, reject) => {
      const timer = setTimeout(resolve, pause);
      signal.addEventListener('abort', () => {
        clearTimeout(timer);
        reject(signal.reason);
      });
    });
  }
  return attempt();
}

/** The payload of a union without its refusal, which `ask` has thrown. */
export type PayloadOf<U> = Exclude<U, { readonly code: string } | null | undefined>;
