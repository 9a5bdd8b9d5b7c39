import { privateUrl } from '../../core/url.ts';
import { type Answer, noAnswer, type PayloadOf, payloadOf, readAnswer, wholeData } from './answer.ts';
import type { TypedDocument } from './document.ts';
import { GatewayError } from './errors.ts';
import { type FeedOptions, openFeed } from './feed.ts';
import { type Page, rowsOf } from './pages.ts';

export interface GatewayOptions {
  /** The gateway's address: https, or this machine. */
  readonly url: string;
  /** Of `signIn`; none: what everybody may read. A function is asked before each request. */
  readonly token?: string | (() => string | undefined) | undefined;
  /** Longest wait for one answer; a minute by default. */
  readonly timeoutMs?: number | undefined;
  /** Defaults to the platform's. */
  readonly fetch?: typeof fetch | undefined;
}

type InputOf<Variables> = Variables extends { readonly input: infer Input } ? Input : never;

/** A mutation's input with a fresh idempotency key. Keep the input to send the same again later, after a crash too. */
export const keyed = <Input extends object>(input: Input): Input & { readonly idempotencyKey: string } => ({
  idempotencyKey: crypto.randomUUID(),
  ...input,
});

export interface Gateway {
  /** Data and errors, as they were answered: what the viewer may not read is null. @throws GatewayError where there is no answer */
  answer<Data, Variables>(document: TypedDocument<Data, Variables>, variables: Variables): Promise<Answer<Data>>;
  /** The data of an answer without errors. @throws GatewayError */
  ask<Data, Variables>(document: TypedDocument<Data, Variables>, variables: Variables): Promise<Data>;
  /**
   * A mutation's payload. Where the answer was lost, it asks again with the same input, whose key makes that it is done once.
   * @throws RefusedError, GatewayError
   */
  act<Data extends object, Variables>(
    document: TypedDocument<Data, Variables>,
    input: InputOf<Variables>,
  ): Promise<PayloadOf<Data[keyof Data]>>;
  /**
   * All rows of a list, page by page. The document takes `$after`.
   * @param list finds the list in the data; the rows are read until it has no further page, or is null
   * @throws GatewayError
   */
  rows<Data, Variables, Row>(
    document: TypedDocument<Data, Variables>,
    variables: Omit<Variables, 'after'>,
    list: (data: Data) => Page<Row> | null | undefined,
  ): AsyncGenerator<Row, void>;
  /** A subscription, opened again where its connection is lost. @throws GatewayError where it is refused */
  feed<Data, Variables>(
    document: TypedDocument<Data, Variables>,
    variables: Variables,
    options?: FeedOptions,
  ): AsyncGenerator<Data, void>;
}

const TIMEOUT_MS = 60_000;
/** Answers that the same request again, with the same idempotency key, may turn into the result. */
const PASSING: ReadonlySet<string> = new Set(['NO_ANSWER', 'IDEMPOTENCY_IN_PROGRESS']);
const PAUSES_MS = [250, 1_000, 4_000];

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

async function untilAnswered<T>(attempt: () => Promise<T>): Promise<T> {
  for (const ms of PAUSES_MS) {
    try {
      return await attempt();
    } catch (error) {
      if (!(error instanceof GatewayError) || !PASSING.has(error.code)) throw error;
    }
    await pause(ms);
  }
  return attempt();
}

/** A client of one gateway. It follows no redirection: the token goes to this address alone. @throws DeviceError BAD_INPUT */
export function createGateway(options: GatewayOptions): Gateway {
  const endpoint = privateUrl(`${options.url.replace(/\/+$/, '')}/graphql`);
  const send = options.fetch ?? fetch;
  const token = () => (typeof options.token === 'function' ? options.token() : options.token);

  function post(document: { toString(): string }, variables: unknown, accept: string, signal: AbortSignal) {
    const bearer = token();
    const headers = {
      'content-type': 'application/json',
      accept,
      ...(bearer === undefined ? {} : { authorization: `Bearer ${bearer}` }),
    };
    const body = JSON.stringify({ query: document.toString(), variables });
    return send(endpoint, { method: 'POST', headers, body, redirect: 'error', signal });
  }

  async function answer<Data>(document: { toString(): string }, variables: unknown): Promise<Answer<Data>> {
    const signal = AbortSignal.timeout(options.timeoutMs ?? TIMEOUT_MS);
    const text = await post(document, variables, 'application/graphql-response+json, application/json', signal)
      .then((response) => response.text())
      .catch(() => {
        throw noAnswer(signal.aborted ? 'it took too long' : 'no connection');
      });
    return readAnswer<Data>(text);
  }

  return {
    answer,
    ask: async (document, variables) => wholeData(await answer(document, variables)),
    act: <Data extends object, Variables>(document: TypedDocument<Data, Variables>, input: InputOf<Variables>) =>
      untilAnswered(async () => payloadOf(wholeData(await answer<Data>(document, { input })))),
    rows: (document, variables, list) =>
      rowsOf(async (after) => list(wholeData(await answer(document, { ...variables, after })))),
    feed: (document, variables, feedOptions = {}) =>
      openFeed((signal) => post(document, variables, 'text/event-stream', signal), feedOptions),
  };
}
