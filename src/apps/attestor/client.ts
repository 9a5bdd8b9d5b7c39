import { bounded, readText, repeated, Unanswered, unlessLost } from '../../adapters/http/exchange.ts';
import { Failure, type FailureDetail, type FailureHelp } from './exit.ts';
import type { TypedDocumentString } from './generated/operations.ts';
import { plain } from './plain.ts';
import type { Terminal } from './terminal.ts';

/** A mutation's answer that is no payload: an `Error` of the schema, with what its type says beyond the code. */
interface RefusalAnswer {
  readonly __typename: string;
  readonly code: string;
  readonly message: string;
  readonly mend?: string;
  readonly link?: string;
  /** What a refusal of a type of its own says more. */
  readonly detail?: object;
}

export interface GatewayClient {
  /** @throws Failure network, signIn, refused */
  ask<R, V>(document: TypedDocumentString<R, V>, variables: V): Promise<R>;
}

export interface GatewayClientOptions {
  readonly url: string;
  readonly token?: string | undefined;
  readonly timeoutMs: number;
  readonly signal: AbortSignal;
  readonly terminal: Pick<Terminal, 'working'>;
}

/** A wait that is shorter is not shown. */
const WAITING_SHOWN_MS = 2_000;
const SIGNED_OUT = new Set(['UNAUTHENTICATED', 'SESSION_INVALID']);

/** What the service says of a code, as it may be shown: its link is a path of the pinned gateway and of no other. */
function helpOf(url: string, { mend, link }: { readonly mend?: unknown; readonly link?: unknown }): FailureHelp {
  return {
    ...(typeof mend === 'string' ? { mend: plain(mend) } : {}),
    ...(typeof link === 'string' && /^\/[\w/#.-]*$/.test(link) ? { link: `${url}${link}` } : {}),
  };
}

/** What the service refused with. Codes and constants of the service, shown without control characters. */
function refused(code: string, message: string, detail?: unknown, help: FailureHelp = {}): Failure {
  const more = typeof detail === 'object' && detail !== null ? (detail as FailureDetail) : undefined;
  if (SIGNED_OUT.has(code)) {
    return new Failure('signIn', code, 'Not signed in, or not any more: run `income-series attestor login`.', {
      detail: more,
    });
  }
  return new Failure('refused', plain(code), `Refused by the service: ${plain(message)} (${plain(code)})`, {
    detail: more,
    help,
  });
}

/** What came is no answer of a gateway. */
export const noAnswer = (why: string, detail?: FailureDetail) =>
  new Failure('network', 'NO_ANSWER', `The gateway does not answer: ${why}.`, { detail });

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

/** What one answer is bounded by, and where it is shown that it is waited for. */
type Waiting = Pick<GatewayClientOptions, 'timeoutMs' | 'signal' | 'terminal'>;

/** Runs a request until it is answered, its time is over, or the tool is stopped. @throws Failure network, the signal's */
async function awaited<T>({ terminal, ...bounds }: Waiting, request: (limit: AbortSignal) => Promise<T>): Promise<T> {
  const done = terminal.working('Waiting for the gateway', WAITING_SHOWN_MS);
  try {
    return await bounded(bounds, (limit) => unlessLost(request(limit)));
  } catch (error) {
    if (!(error instanceof Unanswered)) throw error;
    if (error.why === 'large') throw new Failure('network', 'ANSWER_TOO_LARGE', 'The gateway’s answer is too large.');
    if (error.why === 'lost') throw noAnswer('no connection');
    const waitedSeconds = bounds.timeoutMs / 1_000;
    throw noAnswer(`it took longer than ${waitedSeconds} s (--timeout)`, { waitedSeconds });
  } finally {
    done();
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
export const readPage = (url: string, waiting: Waiting): Promise<PublicPage> =>
  awaited(waiting, async (signal) => {
    const response = await fetch(url, { redirect: 'error', signal });
    const text = await readText(response);
    const date = new Date(response.headers.get('date') ?? '');
    return { json: jsonOf(text), date: Number.isNaN(date.getTime()) ? null : date };
  });

/** A GraphQL client over fetch. It follows no redirection: the token goes to the pinned gateway and nowhere else. */
export function createGateway({ url, token, ...waiting }: GatewayClientOptions): GatewayClient {
  const post = async (body: string): Promise<Answer> => {
    const [text, status] = await awaited(waiting, async (signal) => {
      const headers = {
        'content-type': 'application/json',
        accept: 'application/graphql-response+json, application/json',
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      };
      const response = await fetch(`${url}/graphql`, { method: 'POST', headers, body, redirect: 'error', signal });
      return [await readText(response), response.status] as const;
    });
    return parseAnswer(text, status);
  };

  return {
    async ask(document, variables) {
      const { data, errors } = await post(JSON.stringify({ query: `${document}`, variables }));
      const [error] = errors ?? [];
      if (error) {
        const { code, detail, mend, link } = error.extensions ?? {};
        const help = helpOf(url, { mend, link });
        throw refused(typeof code === 'string' ? code : 'UNKNOWN', error.message ?? '', detail, help);
      }
      if (!data) throw noAnswer('an empty answer');
      for (const value of Object.values(data)) {
        if (!isRefusal(value)) continue;
        const { __typename: _, code, message, detail, mend, link, ...more } = value;
        throw refused(code, message, { ...more, ...detail }, helpOf(url, { mend, link }));
      }
      return data as never;
    },
  };
}

/** Answers that another attempt with the same idempotency key may turn into the result. */
const PASSING = new Set(['NO_ANSWER', 'IDEMPOTENCY_IN_PROGRESS', 'RELAY_PENDING', 'DATABASE_UNAVAILABLE']);
/** Where its time was over, another attempt would take as long. */
const passes = (error: unknown) =>
  error instanceof Failure && PASSING.has(error.code) && error.detail?.waitedSeconds === undefined;

/**
 * Sends a mutation again, with the same idempotency key in `attempt`, where its answer was lost or the database was away: the
 * service does it once.
 * @throws Failure of the last attempt
 */
export const untilAnswered = <R>(attempt: () => Promise<R>, signal: AbortSignal): Promise<R> =>
  repeated(attempt, passes, signal);

/** The payload of a union without its refusal, which `ask` has thrown. */
export type MutationPayload<U> = Exclude<U, { readonly code: string } | null | undefined>;
