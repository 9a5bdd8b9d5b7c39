import { setTimeout as wait } from 'node:timers/promises';
import type { RpcTransport } from '@solana/kit';
import { parseJsonWithBigInts, stringifyJsonWithBigInts } from '@solana/rpc-spec-types';
import { NO_TRACER, type Tracer } from '../../core/tracing.ts';
import type { Breaker } from '../rpc/breaker.ts';
import { endpointOf, NodeHttpError, postJson, repeatWhileBusy } from '../rpc/http.ts';
import { unavailable } from '../rpc/unavailable.ts';

export interface TransportOptions {
  /** The node's URL. It may contain an access key and must not be logged. */
  readonly rpcUrl: string;
  /** The maximum wait for one HTTP answer with its body, ms. */
  readonly timeoutMs: number;
  readonly tracer?: Tracer | undefined;
  /** Pauses requests after a timeout; without it the node is asked again at once. */
  readonly breaker?: Breaker | undefined;
}

/** The pause before an unanswered request is sent again, ms. */
const RETRY_MS = 100;

interface Call {
  readonly id: unknown;
  readonly method: string;
}

/**
 * The methods whose answers contain blocks or lists of transactions. JSON.parse reads them, because a parser without loss
 * takes twenty times as long. Slots, times and positions are below 2^53; only larger numbers, as an account's lamports, may
 * be rounded.
 */
const OF_BLOCKS: ReadonlySet<string> = new Set(['getBlock', 'getTransaction', 'getSignaturesForAddress']);

const isCall = (payload: unknown): payload is Call =>
  typeof payload === 'object' && payload !== null && 'method' in payload && typeof payload.method === 'string';

/** The trace span of a JSON-RPC call; it names the method and leaves out the parameters. */
const callSpan = (method: string) =>
  ({ name: method, kind: 'client', attributes: { 'rpc.system.name': 'jsonrpc', 'rpc.method': method } }) as const;

/** True if the same request may succeed later; false if the node understood and refused it. */
const mayAnswer = (error: unknown): boolean =>
  error instanceof NodeHttpError && (error.status === undefined || error.status >= 500 || error.status === 408);

/** Returns the body after a check that it answers this call. @throws CHAIN_UNAVAILABLE */
function checkAnswer(body: unknown, { id }: Call): unknown {
  if (typeof body !== 'object' || body === null) throw unavailable('AnswerMalformed');
  const answer = body as { readonly id?: unknown; readonly result?: unknown; readonly error?: unknown };
  if (String(answer.id) !== String(id)) throw unavailable('AnswerMalformed');
  if (answer.result === undefined && (typeof answer.error !== 'object' || answer.error === null)) {
    throw unavailable('AnswerMalformed');
  }
  return body;
}

/**
 * Sends kit's JSON-RPC 2.0 requests over HTTP. Every call is limited by the timeout and one retry. Integers of answers are
 * read without loss, except in blocks and their transactions. Nothing is sent while the breaker refuses.
 *
 * It rejects with NodeHttpError, and with CHAIN_UNAVAILABLE for an invalid answer.
 */
export function createTransport({ rpcUrl, timeoutMs, tracer = NO_TRACER, breaker }: TransportOptions): RpcTransport {
  const endpoint = endpointOf(rpcUrl);

  async function sendOnce(call: Call, body: string): Promise<unknown> {
    if (breaker?.refuses()) throw unavailable('NodeHangs');
    const reportOutcome = breaker?.sent();
    try {
      const parse = OF_BLOCKS.has(call.method) ? JSON.parse : parseJsonWithBigInts;
      const answer = await repeatWhileBusy(() => postJson(endpoint, body, { timeoutMs, parse }));
      reportOutcome?.('answered');
      return checkAnswer(answer, call);
    } catch (error) {
      reportOutcome?.(error instanceof NodeHttpError && error.kind === 'timeout' ? 'timeout' : 'answered');
      throw error;
    }
  }

  async function sendTwice(call: Call, body: string): Promise<unknown> {
    try {
      return await sendOnce(call, body);
    } catch (error) {
      if (!mayAnswer(error)) throw error;
      await wait(RETRY_MS);
      return sendOnce(call, body);
    }
  }

  const transport = ({ payload }: { readonly payload: unknown }): Promise<unknown> => {
    if (!isCall(payload)) throw unavailable('CallMalformed');
    const body = stringifyJsonWithBigInts(payload);
    return tracer.child(
      () => callSpan(payload.method),
      () => sendTwice(payload, body),
    );
  };
  return transport as RpcTransport;
}
