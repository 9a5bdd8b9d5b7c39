import { parseJsonWithBigInts, stringifyJsonWithBigInts } from '@solana/rpc-spec-types';
import type { Methods } from './methods/context.ts';
import { RpcError } from './rpc-error.ts';

/** The greatest number of requests in a batch. */
const MAX_BATCH = 100;
/** The greatest depth of JSON that is parsed, because parsers are recursive. */
const MAX_DEPTH = 32;

/** A JSON-RPC request; `id` is undefined for a notification, which gets no answer. */
export interface RpcRequest {
  readonly id: unknown;
  readonly method: string;
  readonly params: readonly unknown[];
}

const responseHead = (id: unknown) => ({ jsonrpc: '2.0', id: id ?? null });

export const failure = (id: unknown, error: unknown): object => {
  if (!(error instanceof RpcError)) return { ...responseHead(id), error: { code: -32603, message: 'Internal error' } };
  const { code, message, data } = error;
  return { ...responseHead(id), error: { code, message, ...(data === undefined ? {} : { data }) } };
};

export const success = (id: unknown, result: unknown): object => ({ ...responseHead(id), result });

export const encodeJson = (value: unknown): string => stringifyJsonWithBigInts(value);

/** Parses JSON with integers as bigints. @throws RpcError if it is no JSON or too deep */
export function decodeJson(text: string): unknown {
  try {
    if (measureDepth(text) <= MAX_DEPTH) return parseJsonWithBigInts(text);
  } catch {
    // refused below
  }
  throw new RpcError(-32700, 'Parse error');
}

/** Measures the depth of nesting. Brackets in strings count too, which only makes the limit stricter. */
function measureDepth(text: string): number {
  let [depth, deepest] = [0, 0];
  for (const character of text) {
    if (character === '[' || character === '{') depth += 1;
    if (character === ']' || character === '}') depth -= 1;
    if (depth > deepest) deepest = depth;
  }
  return deepest;
}

/** Parses a request object. @throws RpcError if it is malformed */
export function readRequest(value: unknown): RpcRequest {
  if (typeof value !== 'object' || value === null) throw new RpcError(-32600, 'Invalid request');
  const { id, method, params = [], jsonrpc } = value as Record<string, unknown>;
  if (jsonrpc !== '2.0' || typeof method !== 'string') throw new RpcError(-32600, 'Invalid request');
  if (!Array.isArray(params)) throw RpcError.params('parameters are a list');
  return { id, method, params };
}

/** Answers one request; undefined for a notification. */
async function answerOne(value: unknown, methods: Methods): Promise<object | undefined> {
  let request: RpcRequest;
  try {
    request = readRequest(value);
  } catch (error) {
    return failure(undefined, error);
  }
  const { id, params } = request;
  const answer = await callMethod(request.method, params, methods).then(
    (result) => success(id, result),
    (error) => failure(id, error),
  );
  return id === undefined ? undefined : answer;
}

async function callMethod(name: string, params: readonly unknown[], methods: Methods): Promise<unknown> {
  const method = Object.hasOwn(methods, name) ? methods[name] : undefined;
  if (method === undefined) throw new RpcError(-32601, 'Method not found');
  return method(params);
}

/** Answers the text of a request or a batch, as text; null if there are only notifications. */
export async function answerText(text: string, methods: Methods): Promise<string | null> {
  let value: unknown;
  try {
    value = decodeJson(text);
    if (Array.isArray(value) && value.length > MAX_BATCH)
      throw new RpcError(-32600, `Batch too large; max ${MAX_BATCH}`);
    if (Array.isArray(value) && value.length === 0) throw new RpcError(-32600, 'Invalid request');
  } catch (error) {
    return encodeJson(failure(null, error));
  }
  if (!Array.isArray(value)) {
    const answer = await answerOne(value, methods);
    return answer === undefined ? null : encodeJson(answer);
  }
  const answers: object[] = [];
  for (const request of value) {
    const answer = await answerOne(request, methods);
    if (answer !== undefined) answers.push(answer);
  }
  return answers.length === 0 ? null : encodeJson(answers);
}
