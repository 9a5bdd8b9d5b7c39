import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { listen } from '../listen.ts';
import { type Ask, type Call, createAnswers } from './answers.ts';
import { MANNERS_10143, type Manners, UNSERVED } from './manners.ts';

export { MANNERS_10143, type Manners } from './manners.ts';

/** A node in front of a test's own, with the manners of chain 10143 that are switched on. */
export interface ChainNode {
  readonly url: string;
  /** Methods that were asked for, in order, each as often as it was. */
  readonly asked: readonly string[];
  /** From the next request on: these, and no others. */
  behave(manners: Manners): void;
  stop(): Promise<void>;
}

/** An error of the node behind, with its code and data. */
class Refused extends Error {
  readonly code: number;
  readonly data: unknown;

  constructor({ code, message, data }: { code: number; message: string; data?: unknown }) {
    super(message);
    this.code = code;
    this.data = data;
  }
}

export async function startChainNode(target: string, initial: Manners = {}): Promise<ChainNode> {
  let manners = initial;
  let requests = 0;
  const asked: string[] = [];
  const headers = { 'content-type': 'application/json' };

  const ask: Ask = async <T>(method: string, ...params: unknown[]) => {
    const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params });
    const answer = (await (await fetch(target, { method: 'POST', headers, body })).json()) as {
      result: T;
      error?: { code: number; message: string; data?: unknown };
    };
    if (answer.error !== undefined) throw new Refused(answer.error);
    return answer.result;
  };
  const answer = createAnswers(ask, () => manners);

  /** The calls of a batch, one after the other, as Geth answers them. */
  async function inTurn(calls: readonly Call[]) {
    const replies = [];
    for (const call of calls) replies.push(await answer(call));
    return replies;
  }

  async function carry(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await text(request);
    const { redirectTo, busyEvery, batchCap, garbage } = manners;
    requests += 1;
    if (redirectTo !== undefined) {
      response.writeHead(307, { location: redirectTo }).end();
      return;
    }
    if (busyEvery !== undefined && requests % busyEvery === 0) {
      response.writeHead(429, { ...headers, 'retry-after': '60' }).end('{"error":"too many requests"}');
      return;
    }
    const calls = JSON.parse(body) as Call | Call[];
    const methods = [calls].flat().map(({ method }) => method);
    asked.push(...methods);
    if (Object.keys(manners).length === 0 && !methods.some((method) => UNSERVED.test(method))) {
      const answered = await fetch(target, { method: 'POST', headers, body });
      response.writeHead(200, headers).end(await answered.text());
      return;
    }
    if (Array.isArray(calls) && batchCap !== undefined && calls.length > batchCap) {
      const error = { code: -32600, message: `batch of ${calls.length} is over the limit` };
      response.writeHead(200, headers).end(JSON.stringify({ jsonrpc: '2.0', id: null, error }));
      return;
    }
    const replies = Array.isArray(calls) ? await inTurn(calls) : await answer(calls);
    const honest = JSON.stringify(replies);
    response.writeHead(200, headers).end(garbage === undefined ? honest : garbage(honest));
  }

  const server = createServer((request, response) => {
    carry(request, response).catch(() => request.socket.destroy());
  });
  return {
    ...(await listen(server)),
    asked,
    behave(next) {
      manners = next;
    },
  };
}

/** The nodes that tests run behind: one as it is, and one with all that chain 10143 does. */
export const NODES: readonly (readonly [name: string, manners: Manners | undefined])[] = [
  ['a node with the manners of chain 10143', MANNERS_10143],
  ['a node that answers every call', undefined],
];
