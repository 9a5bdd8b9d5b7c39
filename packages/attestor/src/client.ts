import {
  awaitAnswer,
  parseJson,
  readText,
  repeatRequest,
  runBounded,
  Unanswered,
} from '@income-series/client/internal/exchange';
import { Failure, type FailureDetail, type FailureHelp } from './exit.ts';
import type { TypedDocumentString } from './generated/operations.ts';
import { toPlain } from './plain.ts';
import type { Terminal } from './terminal.ts';

/** A mutation's answer that is a refusal (an `Error` of the schema), with further fields of its type. */
interface RefusalAnswer {
  readonly __typename: string;
  readonly code: string;
  readonly message: string;
  readonly mend?: string;
  readonly link?: string;
  /** More data about the refusal, from types of refusals that have it. */
  readonly detail?: object;
}

export interface GatewayClient {
  /** Runs an operation and returns its data. @throws Failure network, signIn, refused */
  ask<R, V>(document: TypedDocumentString<R, V>, variables: V): Promise<R>;
}

export interface GatewayClientOptions {
  readonly url: string;
  readonly token?: string | undefined;
  readonly timeoutMs: number;
  readonly signal: AbortSignal;
  readonly terminal: Pick<Terminal, 'showProgress'>;
}

/** A shorter wait is not shown. */
const WAITING_SHOWN_MS = 2_000;
const SIGNED_OUT = new Set(['UNAUTHENTICATED', 'SESSION_INVALID']);

/** The service's help on a code, made safe to show: the link must be a path on the pinned gateway. */
function readHelp(url: string, { mend, link }: { readonly mend?: unknown; readonly link?: unknown }): FailureHelp {
  return {
    ...(typeof mend === 'string' ? { mend: toPlain(mend) } : {}),
    ...(typeof link === 'string' && /^\/[\w/#.-]*$/.test(link) ? { link: `${url}${link}` } : {}),
  };
}

/** Converts a refusal of the service to a failure. Its texts are shown without control characters. */
function createRefusal(code: string, message: string, detail?: unknown, help: FailureHelp = {}): Failure {
  const detailObject = typeof detail === 'object' && detail !== null ? (detail as FailureDetail) : undefined;
  if (SIGNED_OUT.has(code)) {
    return new Failure('signIn', code, 'There is no session, or it has ended: run `income-series attestor login`.', {
      detail: detailObject,
    });
  }
  return new Failure('refused', toPlain(code), `Refused by the service: ${toPlain(message)} (${toPlain(code)})`, {
    detail: detailObject,
    help,
  });
}

/** The failure of a gateway that sends no usable answer. */
export const createNoAnswer = (reason: string, detail?: FailureDetail) =>
  new Failure('network', 'NO_ANSWER', `The gateway does not answer: ${reason}.`, { detail });

const REDIRECTED =
  'The gateway’s address redirects to another one, which is not followed: give its own by `init --force`, or by --gateway.';

interface Answer {
  readonly data?: Record<string, unknown> | null;
  readonly errors?: readonly { readonly message?: string; readonly extensions?: Record<string, unknown> }[];
}

function parseAnswer(text: string, status: number): Answer {
  const answer = parseJson(text);
  if (typeof answer === 'object' && answer !== null && ('data' in answer || 'errors' in answer)) {
    return answer as Answer;
  }
  throw createNoAnswer(`no GraphQL answer, status ${status}`);
}

const isRefusal = (value: unknown): value is RefusalAnswer =>
  typeof value === 'object' && value !== null && typeof (value as RefusalAnswer).code === 'string';

/** The limits of one wait, and the terminal that shows it. */
type WaitOptions = Pick<GatewayClientOptions, 'timeoutMs' | 'signal' | 'terminal'>;

/**
 * Runs a request until its answer, its timeout, or the end of the tool, and shows the wait. @throws Failure network, the
 * signal's reason
 */
async function runWithinLimits<T>(
  { terminal, ...bounds }: WaitOptions,
  request: (limit: AbortSignal) => Promise<T>,
): Promise<T> {
  const stopShowing = terminal.showProgress('Waiting for the gateway', WAITING_SHOWN_MS);
  try {
    return await runBounded(bounds, (limit) => awaitAnswer(request(limit)));
  } catch (error) {
    if (!(error instanceof Unanswered)) throw error;
    if (error.reason === 'large')
      throw new Failure('network', 'ANSWER_TOO_LARGE', 'The gateway’s answer is too large.');
    if (error.reason === 'lost') throw createNoAnswer('no connection');
    if (error.reason === 'redirected') throw new Failure('network', 'GATEWAY_REDIRECTS', REDIRECTED);
    const waitedSeconds = bounds.timeoutMs / 1_000;
    throw createNoAnswer(`it took longer than ${waitedSeconds} s (--timeout)`, { waitedSeconds });
  } finally {
    stopShowing();
  }
}

/** A public page of the gateway. */
export interface PublicPage {
  /** The parsed body; null if it is no JSON. */
  readonly json: unknown;
  readonly status: number;
  /** The gateway's clock, by the `Date` header. */
  readonly date: Date | null;
}

/** Reads one of the gateway's JSON pages, whatever its status. @throws Failure network */
export const readPage = (url: string, waitOptions: WaitOptions): Promise<PublicPage> =>
  runWithinLimits(waitOptions, async (signal) => {
    const response = await fetch(url, { redirect: 'manual', signal });
    const text = await readText(response);
    const date = new Date(response.headers.get('date') ?? '');
    return { json: parseJson(text), status: response.status, date: Number.isNaN(date.getTime()) ? null : date };
  });

/** Creates a GraphQL client over fetch. It follows no redirection, so that the token goes to the pinned gateway only. */
export function createGateway({ url, token, ...waitOptions }: GatewayClientOptions): GatewayClient {
  const post = async (body: string): Promise<Answer> => {
    const [text, status] = await runWithinLimits(waitOptions, async (signal) => {
      const headers = {
        'content-type': 'application/json',
        accept: 'application/graphql-response+json, application/json',
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      };
      const response = await fetch(`${url}/graphql`, { method: 'POST', headers, body, redirect: 'manual', signal });
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
        const help = readHelp(url, { mend, link });
        throw createRefusal(typeof code === 'string' ? code : 'UNKNOWN', error.message ?? '', detail, help);
      }
      if (!data) throw createNoAnswer('an empty answer');
      for (const value of Object.values(data)) {
        if (!isRefusal(value)) continue;
        const { __typename: _, code, message, detail, mend, link, ...fields } = value;
        throw createRefusal(code, message, { ...fields, ...detail }, readHelp(url, { mend, link }));
      }
      return data as never;
    },
  };
}

/** Codes of failures after which another attempt with the same idempotency key may succeed. */
const RETRIED_CODES = new Set(['NO_ANSWER', 'IDEMPOTENCY_IN_PROGRESS', 'RELAY_PENDING', 'DATABASE_UNAVAILABLE']);
/** Tests that another attempt makes sense. After a timeout it does not, because it would take as long. */
const isRetried = (error: unknown) =>
  error instanceof Failure && RETRIED_CODES.has(error.code) && error.detail?.waitedSeconds === undefined;

/**
 * Repeats a mutation with the same idempotency key if its answer was lost or the database was unavailable. The service
 * executes it once.
 * @throws Failure of the last attempt
 */
export const retryMutation = <R>(attempt: () => Promise<R>, signal: AbortSignal): Promise<R> =>
  repeatRequest(attempt, isRetried, signal);

/** The payload of a union without its refusal, which `ask` has thrown. */
export type MutationPayload<U> = Exclude<U, { readonly code: string } | null | undefined>;
