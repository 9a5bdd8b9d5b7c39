import { bounded, readText, repeated, unlessLost } from '../../../src/adapters/http/exchange.ts';
import { POSITION_HEADER } from '../../../src/core/position.ts';
import { privateUrl } from '../../../src/core/url.ts';
import { type Answer, type PayloadOf, payloadOf, readAnswer, unanswered, wholeData } from './answer.ts';
import type { TypedDocument } from './document.ts';
import { GatewayError } from './errors.ts';
import { type FeedOptions, openFeed } from './feed.ts';
import { type Page, rowsOf } from './pages.ts';

export interface GatewayOptions {
  /** The gateway's address: https, or this machine. */
  readonly url: string;
  /** Of `signIn`; none: what everybody may read. A function is asked before each request. */
  readonly token?: string | (() => string | undefined) | undefined;
  /** Longest wait for an answer, of `act` for all its attempts together; a minute by default. */
  readonly timeoutMs?: number | undefined;
  /** Ends what is asked, feeds too: its reason is thrown, a feed ends. */
  readonly signal?: AbortSignal | undefined;
  /** Defaults to the platform's. */
  readonly fetch?: typeof fetch | undefined;
}

/** Variables of a plain text, which says nothing of their types. */
type AnyVariables = Readonly<Record<string, unknown>>;

/** The argument of an operation's variables: left out where none of them is required. */
type VariablesArgument<Variables> =
  Record<string, never> extends Variables ? [variables?: Variables] : [variables: Variables];

type InputOf<Variables> = Variables extends { readonly input: infer Input } ? Input : never;

/** A mutation's input with a fresh idempotency key. Keep the input to send the same again later, after a crash too. */
export const keyed = <Input extends object>(input: Input): Input & { readonly idempotencyKey: string } => ({
  idempotencyKey: crypto.randomUUID(),
  ...input,
});

export interface Gateway {
  /** Data and errors, as they were answered: what the viewer may not read is null. @throws GatewayError where there is no answer */
  answer<Data, Variables = AnyVariables>(
    document: TypedDocument<Data, Variables>,
    ...variables: VariablesArgument<Variables>
  ): Promise<Answer<Data>>;
  /** The data of an answer without errors: `ask(document, variables)`, or `ask(text)`. @throws GatewayError */
  ask<Data, Variables = AnyVariables>(
    document: TypedDocument<Data, Variables>,
    ...variables: VariablesArgument<Variables>
  ): Promise<Data>;
  /**
   * A mutation's payload. Where the answer was lost, or the database was away, it asks again with the same input, up to four times
   * in all. The input's key makes that it is done once.
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
const ACCEPT = 'application/graphql-response+json, application/json';
/** Answers that the same request again, with the same idempotency key, may turn into the result. */
const PASSING: ReadonlySet<string> = new Set(['NO_ANSWER', 'IDEMPOTENCY_IN_PROGRESS', 'DATABASE_UNAVAILABLE']);
const passes = (error: unknown) => error instanceof GatewayError && PASSING.has(error.code);

/** A client of one gateway. It follows no redirection: the token goes to this address alone. @throws DeviceError BAD_INPUT */
export function createGateway(options: GatewayOptions): Gateway {
  const endpoint = privateUrl(`${options.url.replace(/\/+$/, '')}/graphql`);
  const send = options.fetch ?? fetch;
  /** Of the last mutation, as the gateway said it: what is read next has what was written. */
  let written: string | null = null;
  const token = () => (typeof options.token === 'function' ? options.token() : options.token);

  function post(document: { toString(): string }, variables: unknown, accept: string, signal: AbortSignal) {
    const bearer = token();
    const headers = {
      'content-type': 'application/json',
      accept,
      ...(bearer === undefined ? {} : { authorization: `Bearer ${bearer}` }),
      ...(written === null ? {} : { [POSITION_HEADER]: written }),
    };
    const body = JSON.stringify({ query: document.toString(), variables });
    return send(endpoint, { method: 'POST', headers, body, redirect: 'error', signal });
  }

  const bounds = { timeoutMs: options.timeoutMs ?? TIMEOUT_MS, signal: options.signal };
  async function attempt<Data>(document: { toString(): string }, variables: unknown, limit: AbortSignal) {
    const text = await unlessLost(
      post(document, variables, ACCEPT, limit).then((response) => {
        written = response.headers.get(POSITION_HEADER) ?? written;
        return readText(response);
      }),
    );
    return readAnswer<Data>(text);
  }

  const answer = <Data>(document: { toString(): string }, variables?: unknown): Promise<Answer<Data>> =>
    bounded(bounds, (limit) => attempt<Data>(document, variables, limit)).catch(unanswered);

  return {
    answer,
    ask: async <Data>(document: { toString(): string }, variables?: unknown) =>
      wholeData<Data>(await answer(document, variables)),
    act: <Data extends object, Variables>(document: TypedDocument<Data, Variables>, input: InputOf<Variables>) =>
      bounded(bounds, (limit) => {
        const once = () => attempt<Data>(document, { input }, limit).catch(unanswered);
        return repeated(async () => payloadOf(wholeData(await once())), passes, limit);
      }).catch(unanswered),
    rows: (document, variables, list) =>
      rowsOf(async (after) => list(wholeData(await answer(document, { ...variables, after })))),
    feed: (document, variables, feedOptions = {}) =>
      openFeed((signal) => post(document, variables, 'text/event-stream', signal), {
        ...feedOptions,
        signal: AbortSignal.any([options.signal ?? [], feedOptions.signal ?? []].flat()),
      }),
  };
}
