import { setTimeout as wait } from 'node:timers/promises';
import type { RpcTransport } from '@solana/kit';
import { parseJsonWithBigInts, stringifyJsonWithBigInts } from '@solana/rpc-spec-types';
import { NO_TRACER, type Tracer } from '../../core/tracing.ts';
import type { Breaker } from '../rpc/breaker.ts';
import { endpointOf, NodeHttpError, patiently, postJson } from '../rpc/http.ts';
import { unavailable } from '../rpc/unavailable.ts';

export interface TransportOptions {
  /** May hold an access key: never log it. */
  readonly rpcUrl: string;
  /** Longest wait for one HTTP answer, its body included. */
  readonly timeoutMs: number;
  readonly tracer?: Tracer | undefined;
  /** Left out: a node that did not answer in time is asked again at once. */
  readonly breaker?: Breaker | undefined;
}

/** Before a request that was not answered is sent once more, ms. */
const RETRY_MS = 100;

interface Call {
  readonly id: unknown;
  readonly method: string;
}

/**
 * Methods whose answers grow with what strangers put into blocks, read by the engine's own parser: the other takes twenty times as
 * long, of everybody. Slots, times and places are below 2^53; what may be above is rounded (lamports of an account).
 */
const OF_BLOCKS: ReadonlySet<string> = new Set(['getBlock', 'getTransaction', 'getSignaturesForAddress']);

const isCall = (payload: unknown): payload is Call =>
  typeof payload === 'object' && payload !== null && 'method' in payload && typeof payload.method === 'string';

/** The method's name is ours; what it is asked with is not said. */
const callSpan = (method: string) =>
  ({ name: method, kind: 'client', attributes: { 'rpc.system.name': 'jsonrpc', 'rpc.method': method } }) as const;

/** Whether the same request may be answered later: not where the node understood and refused it. */
const mayAnswer = (error: unknown): boolean =>
  error instanceof NodeHttpError && (error.status === undefined || error.status >= 500 || error.status === 408);

/** That the answer is one to this call. @throws CHAIN_UNAVAILABLE */
function checked(body: unknown, { id }: Call): unknown {
  if (typeof body !== 'object' || body === null) throw unavailable('AnswerMalformed');
  const answer = body as { readonly id?: unknown; readonly result?: unknown; readonly error?: unknown };
  if (String(answer.id) !== String(id)) throw unavailable('AnswerMalformed');
  if (answer.result === undefined && (typeof answer.error !== 'object' || answer.error === null)) {
    throw unavailable('AnswerMalformed');
  }
  return body;
}

/**
 * JSON-RPC 2.0 over HTTP, for kit. Every call is bounded by the timeout and one retry; integers of answers are read without
 * loss, but of blocks and their transactions. While the breaker refuses, nothing is sent.
 *
 * Rejects with NodeHttpError, and CHAIN_UNAVAILABLE for what is no answer.
 */
export function createTransport({ rpcUrl, timeoutMs, tracer = NO_TRACER, breaker }: TransportOptions): RpcTransport {
  const endpoint = endpointOf(rpcUrl);

  async function once(call: Call, body: string): Promise<unknown> {
    if (breaker?.refuses()) throw unavailable('NodeHangs');
    const ended = breaker?.sent();
    try {
      const parse = OF_BLOCKS.has(call.method) ? JSON.parse : parseJsonWithBigInts;
      const answer = await patiently(() => postJson(endpoint, body, { timeoutMs, parse }));
      ended?.('answered');
      return checked(answer, call);
    } catch (error) {
      ended?.(error instanceof NodeHttpError && error.kind === 'timeout' ? 'timeout' : 'answered');
      throw error;
    }
  }

  async function twice(call: Call, body: string): Promise<unknown> {
    try {
      return await once(call, body);
    } catch (error) {
      if (!mayAnswer(error)) throw error;
      await wait(RETRY_MS);
      return once(call, body);
    }
  }

  const transport = ({ payload }: { readonly payload: unknown }): Promise<unknown> => {
    if (!isCall(payload)) throw unavailable('CallMalformed');
    const body = stringifyJsonWithBigInts(payload);
    return tracer.child(
      () => callSpan(payload.method),
      () => twice(payload, body),
    );
  };
  return transport as RpcTransport;
}
