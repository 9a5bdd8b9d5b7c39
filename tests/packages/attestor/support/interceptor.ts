import { createServer } from 'node:http';
import { json } from 'node:stream/consumers';
import { listen } from '../../../support/listen.ts';

/** One operation that passes, as the tool sent it. */
export interface Passing {
  readonly operation: string;
  readonly variables: Readonly<Record<string, unknown>>;
  readonly authorization: string | undefined;
}

export type Json = Record<string, unknown>;

/** What becomes of an answer on its way; undefined: the connection breaks after the gateway has done its work. */
type Change = (passing: Passing, answer: Json) => Json | undefined | Promise<Json | undefined>;

/** A gateway of somebody else's in front of the real one, which may lie. */
export interface Interceptor {
  readonly url: string;
  /** Everything that passed, in order. */
  readonly passed: readonly Passing[];
  /** Until `reset`. */
  change(how: Change): void;
  /** Changes what the gateway is asked, until `reset`. */
  rewrite(query: (text: string) => string): void;
  /** Another gateway is asked, until `reset`. */
  lead(gateway: string): void;
  reset(): void;
  close(): Promise<void>;
}

const asItIs: Change = (_, answer) => answer;
const asItWas = (query: string) => query;

export async function startInterceptor(gateway: string): Promise<Interceptor> {
  const passed: Passing[] = [];
  let how = asItIs;
  let asked = gateway;
  let rewritten = asItWas;
  const server = createServer(async (request, response) => {
    if (request.method === 'GET') return void response.end(await (await fetch(`${asked}${request.url}`)).text());
    const { query, variables } = (await json(request)) as { query: string; variables: Passing['variables'] };
    const { authorization } = request.headers;
    const operation = /(?:query|mutation) (\w+)/.exec(query)?.[1] ?? '';
    const passing = { operation, variables, authorization };
    passed.push(passing);
    const answered = await fetch(`${asked}${request.url}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(authorization ? { authorization } : {}) },
      body: JSON.stringify({ query: rewritten(query), variables }),
    });
    const changed = await how(passing, (await answered.json()) as Json);
    if (changed === undefined) return void response.destroy();
    response.writeHead(answered.status, { 'content-type': 'application/json' });
    response.end(JSON.stringify(changed));
  });
  const { url, stop } = await listen(server);
  return {
    url,
    passed,
    change: (next) => {
      how = next;
    },
    rewrite: (next) => {
      rewritten = next;
    },
    lead: (next) => {
      asked = next;
    },
    reset: () => {
      how = asItIs;
      asked = gateway;
      rewritten = asItWas;
    },
    close: stop,
  };
}

/** The answer with one part of it replaced: `path` as `signingRequest.digest`, under `data`. */
export function replaced(answer: Json, path: string, by: (value: never) => unknown): Json {
  const copy = structuredClone(answer);
  const steps = ['data', ...path.split('.')];
  const last = steps.pop() ?? '';
  const parent = steps.reduce<Json>((at, step) => at[step] as Json, copy);
  parent[last] = by(parent[last] as never);
  return copy;
}
