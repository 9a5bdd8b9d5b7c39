// A way to a Solana node that may change what it answers.
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { parseJsonWithBigInts, stringifyJsonWithBigInts } from '@solana/rpc-spec-types';
import { listen } from '../listen.ts';

/** biome-ignore lint/suspicious/noExplicitAny: answers of any method */
type Result = any;
/** Changes the node's answer, at once or later. A thrown value becomes the error of the answer. */
export type Change = (method: string, result: Result, params: readonly Result[]) => Result;

export interface RpcProxy {
  readonly url: string;
  /** How often each method was asked. */
  readonly asked: Map<string, number>;
  /** Undefined: nothing is changed. */
  change: Change | undefined;
  stop(): Promise<void>;
}

export async function startRpcProxy(target: string): Promise<RpcProxy> {
  const requests = new Map<string, number>();
  const proxy = { asked: requests, change: undefined as Change | undefined };
  const server = createServer(async (request, response) => {
    const body = await text(request);
    const { method, params, id } = parseJsonWithBigInts(body) as Result;
    requests.set(method, (requests.get(method) ?? 0) + 1);
    const real = await fetch(target, { method: 'POST', headers: { 'content-type': 'application/json' }, body });
    let answer = parseJsonWithBigInts(await real.text()) as Result;
    if (proxy.change !== undefined && 'result' in answer) {
      try {
        answer = { ...answer, result: await proxy.change(method, answer.result, params) };
      } catch (error) {
        answer = { jsonrpc: '2.0', id, error };
      }
    }
    response.writeHead(200, { 'content-type': 'application/json' }).end(stringifyJsonWithBigInts(answer));
  });
  return Object.assign(proxy, await listen(server));
}
