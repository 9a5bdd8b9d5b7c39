import type { Fetcher } from '@graphiql/toolkit';
import type { LensSchema } from 'field-access/lens';
import { type DocumentNode, getOperationAST, parse } from 'graphql';
import { ask, type GraphQLAnswer, type GraphQLRequest, subscribe } from '../site/fetcher.ts';
import { headersOf, session } from '../site/session.ts';
import { createStore } from '../site/store.ts';
import type { AnsweredRun } from './saved-operation.ts';

/** The schema and its access declarations; null before its text is loaded. */
export const access = createStore<LensSchema | null>(null);

/** An operation that was sent, with its answer. */
export interface Run {
  readonly request: GraphQLRequest;
  readonly document: DocumentNode;
  readonly headers: Record<string, string>;
  /** The name of the signed-in account; null if nobody was signed in. */
  readonly viewerName: string | null;
  readonly events: readonly { readonly at: Date; readonly answer: GraphQLAnswer }[];
}
export const run = createStore<Run | null>(null);

/** The last answered run of each operation, by the operation's name. */
const answeredRuns = new Map<string, Run>();

/** The last answer to a named operation; null if none was sent as the signed-in account. */
export function lastRunOf(name: string): AnsweredRun | null {
  const last = answeredRuns.get(name);
  const answer = last?.events.at(-1)?.answer;
  if (!last || !answer || last.headers.authorization !== headersOf(session.get()).authorization) return null;
  return { variables: last.request.variables, answer };
}

/** The maximum number of a subscription's events that are stored. */
const MOST_EVENTS = 100;

export const isSubscription = ({ document, request }: Run): boolean =>
  getOperationAST(document, request.operationName)?.operation === 'subscription';

/** Parses the request's document, because the editor's own lags behind the typed text; null if it is invalid. */
function documentOf({ query }: GraphQLRequest): DocumentNode | null {
  try {
    return parse(query);
  } catch {
    return null;
  }
}

/** Creates a fetcher that sends the editor's operation with the page's session; the editor's headers have precedence. */
export function createFetcher(endpoint: string): Fetcher {
  return (params, options) => {
    const { headers: own = {} } = options ?? {};
    const request = params as GraphQLRequest;
    const document = documentOf(request);
    const headers = { ...headersOf(session.get()), ...(own as Record<string, string>) };
    if (document === null) return ask(endpoint, request, headers) as ReturnType<Fetcher>;
    const viewerName = 'authorization' in own ? 'the token in Headers' : (session.get()?.name ?? null);
    const start: Run = { request, document, headers, viewerName, events: [] };
    run.set(start);
    let latest = start;
    const note = (answer: GraphQLAnswer) => {
      const next = { ...latest, events: [...latest.events, { at: new Date(), answer }].slice(-MOST_EVENTS) };
      const name = getOperationAST(document, request.operationName)?.name?.value;
      if (name !== undefined) answeredRuns.set(name, next);
      if (run.get() !== latest) return; // another operation was sent during the request
      latest = next;
      run.set(latest);
    };
    const send = isSubscription(start) ? sendSubscription : sendOnce;
    return send(endpoint, start, note) as ReturnType<Fetcher>;
  };
}

type Note = (answer: GraphQLAnswer) => void;
async function sendOnce(endpoint: string, { request, headers }: Run, note: Note): Promise<GraphQLAnswer> {
  const answer = await ask(endpoint, request, headers);
  note(answer);
  return answer;
}

async function* sendSubscription(
  endpoint: string,
  { request, headers }: Run,
  note: Note,
): AsyncGenerator<GraphQLAnswer, void> {
  for await (const answer of subscribe(endpoint, request, headers)) {
    note(answer);
    yield answer;
  }
}
