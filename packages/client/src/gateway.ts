import { joinSignals } from '@income-series/protocol/joined-signal';
import { POSITION_HEADER } from '@income-series/protocol/position';
import { privateUrl } from '@income-series/protocol/url';
import { type GatewayAnswer, type PayloadOf, payloadOf, readAnswer, requireData, throwUnanswered } from './answer.ts';
import type { TypedDocument } from './document.ts';
import { GatewayError } from './errors.ts';
import { awaitAnswer, readText, repeatRequest, runBounded } from './exchange.ts';
import { type FeedOptions, openFeed } from './feed.ts';
import { type ConnectionPage, rowsOf } from './pages.ts';

export interface GatewayOptions {
  /** The gateway's URL: https, or on this machine. */
  readonly url: string;
  /** The session token of `signIn`; without it requests are anonymous. A function is called before each request. */
  readonly token?: string | (() => string | undefined) | undefined;
  /** The milliseconds to wait for an answer, in `act` for all attempts together; one minute by default. */
  readonly timeoutMs?: number | undefined;
  /** The signal that ends running requests and feeds when it aborts. Requests throw its reason. */
  readonly signal?: AbortSignal | undefined;
  /** The fetch function, by default the platform's. */
  readonly fetch?: typeof fetch | undefined;
}

/** The variables of an operation that is a plain text, whose types are unknown. */
type AnyVariables = Readonly<Record<string, unknown>>;

/** The argument for an operation's variables, which is optional if none of them is required. */
type VariablesArgument<Variables> =
  Record<string, never> extends Variables ? [variables?: Variables] : [variables: Variables];

type InputOf<Variables> = Variables extends { readonly input: infer Input } ? Input : never;

/** Adds an idempotency key to a mutation's input. Store the input to repeat the same request later, also after a crash. */
export const keyed = <Input extends object>(input: Input): Input & { readonly idempotencyKey: string } => ({
  idempotencyKey: crypto.randomUUID(),
  ...input,
});

export interface Gateway {
  /** Returns data and errors; fields that the viewer may not read are null. @throws GatewayError without an answer */
  answer<Data, Variables = AnyVariables>(
    document: TypedDocument<Data, Variables>,
    ...variables: VariablesArgument<Variables>
  ): Promise<GatewayAnswer<Data>>;
  /** Returns the data of an answer without errors: `ask(document, variables)`, or `ask(text)`. @throws GatewayError */
  ask<Data, Variables = AnyVariables>(
    document: TypedDocument<Data, Variables>,
    ...variables: VariablesArgument<Variables>
  ): Promise<Data>;
  /**
   * Runs a mutation and returns its payload. If the answer is lost or the database is down, it retries with the same input, up to
   * four attempts in all. The input's idempotency key makes sure that the mutation takes effect only once.
   * @throws RefusedError, GatewayError
   */
  act<Data extends object, Variables>(
    document: TypedDocument<Data, Variables>,
    input: InputOf<Variables>,
  ): Promise<PayloadOf<Data[keyof Data]>>;
  /**
   * Yields all rows of a list, page by page. The document must take `$after`.
   * @param list finds the list in the data; reading ends when it has no further page, or is null
   * @throws GatewayError
   */
  rows<Data, Variables, Row>(
    document: TypedDocument<Data, Variables>,
    variables: Omit<Variables, 'after'>,
    list: (data: Data) => ConnectionPage<Row> | null | undefined,
  ): AsyncGenerator<Row, void>;
  /** Yields the data of a subscription, and opens it again after a lost connection. @throws GatewayError if it is refused */
  feed<Data, Variables>(
    document: TypedDocument<Data, Variables>,
    variables: Variables,
    options?: FeedOptions,
  ): AsyncGenerator<Data, void>;
}

const TIMEOUT_MS = 60_000;
const ACCEPT = 'application/graphql-response+json, application/json';
/** The codes after which the same request, with the same idempotency key, is repeated. */
const REPEATABLE: ReadonlySet<string> = new Set(['NO_ANSWER', 'IDEMPOTENCY_IN_PROGRESS', 'DATABASE_UNAVAILABLE']);
const isRepeatable = (error: unknown) => error instanceof GatewayError && REPEATABLE.has(error.code);

/** Creates the client of one gateway. It follows no redirects, so that the token goes to this URL only. @throws DeviceError BAD_INPUT */
export function createGateway(options: GatewayOptions): Gateway {
  const endpoint = privateUrl(`${options.url.replace(/\/+$/, '')}/graphql`);
  const send = options.fetch ?? fetch;
  /** The database position of the last mutation, which later requests send, so that they read what it wrote. */
  let position: string | null = null;
  const token = () => (typeof options.token === 'function' ? options.token() : options.token);

  function post(document: { toString(): string }, variables: unknown, accept: string, signal: AbortSignal) {
    const bearer = token();
    const headers = {
      'content-type': 'application/json',
      accept,
      ...(bearer === undefined ? {} : { authorization: `Bearer ${bearer}` }),
      ...(position === null ? {} : { [POSITION_HEADER]: position }),
    };
    const body = JSON.stringify({ query: document.toString(), variables });
    return send(endpoint, { method: 'POST', headers, body, redirect: 'manual', signal });
  }

  const bounds = { timeoutMs: options.timeoutMs ?? TIMEOUT_MS, signal: options.signal };
  async function attempt<Data>(document: { toString(): string }, variables: unknown, limit: AbortSignal) {
    const [text, response] = await awaitAnswer(
      post(document, variables, ACCEPT, limit).then(async (answered) => {
        position = answered.headers.get(POSITION_HEADER) ?? position;
        return [await readText(answered), answered] as const;
      }),
    );
    return readAnswer<Data>(text, response);
  }

  const answer = <Data>(document: { toString(): string }, variables?: unknown): Promise<GatewayAnswer<Data>> =>
    runBounded(bounds, (limit) => attempt<Data>(document, variables, limit)).catch(throwUnanswered);

  return {
    answer,
    ask: async <Data>(document: { toString(): string }, variables?: unknown) =>
      requireData<Data>(await answer(document, variables)),
    act: <Data extends object, Variables>(document: TypedDocument<Data, Variables>, input: InputOf<Variables>) =>
      runBounded(bounds, (limit) => {
        const once = () => attempt<Data>(document, { input }, limit).catch(throwUnanswered);
        return repeatRequest(async () => payloadOf(requireData(await once())), isRepeatable, limit);
      }).catch(throwUnanswered),
    rows: (document, variables, list) =>
      rowsOf(async (after) => list(requireData(await answer(document, { ...variables, after })))),
    async *feed<Data, Variables>(
      document: TypedDocument<Data, Variables>,
      variables: Variables,
      feedOptions: FeedOptions = {},
    ) {
      const { signal, release } = joinSignals(options.signal, feedOptions.signal);
      try {
        const open = (limit: AbortSignal) => post(document, variables, 'text/event-stream', limit);
        yield* openFeed<Data>(open, { ...feedOptions, signal });
      } finally {
        release();
      }
    },
  };
}
