import { AppError } from '@income-series/protocol/errors/app-error';
import { HttpRequestError, RpcRequestError, TimeoutError } from 'viem';
import type { Breaker } from '../rpc/breaker.ts';
import { endpointOf, NodeHttpError, postJson, repeatWhileBusy } from '../rpc/http.ts';
import { unavailable } from '../rpc/unavailable.ts';
import { parseQuantity } from './header.ts';
import { checkAnswers, type RpcAnswer } from './rpc-answers.ts';

export interface RpcOptions {
  readonly rpcUrl: string;
  /** The maximum wait for one HTTP answer with its body, ms. */
  readonly timeoutMs: number;
  /** Checks the chain id that each batch answers. @throws CHAIN_MISMATCH, CHAIN_REFUSED */
  readonly checkChain: (chainId: number) => void;
  /** Pauses requests after a timeout; without it the node is asked again at once. */
  readonly breaker?: Breaker | undefined;
  /** The maximum number of calls of a batch, besides `eth_chainId`. Default: 99. */
  readonly batchSize?: number | undefined;
  /** The longest HTTP answer, in bytes. Default: 64 MiB. */
  readonly maxBytes?: number | undefined;
}

export interface RpcCall {
  readonly method: string;
  readonly params?: unknown;
}

interface QueuedCall extends RpcCall {
  readonly resolve: (result: unknown) => void;
  readonly reject: (reason: unknown) => void;
}

/** The default of `batchSize`, with which a client begins, too. A provider that accepts fewer calls refuses the batch. */
const MOST = 99;
/** The number of successful batches after which a reduced size is doubled. */
const GROWS_AFTER = 16;

/**
 * Sends JSON-RPC 2.0 requests over HTTP. The calls of one tick leave in one batch, and every batch begins with
 * `eth_chainId`, so that no answer of another chain's node is used. Redirects are not followed. A batch that is refused for
 * its size or times out makes the following ones smaller. Nothing is sent while the breaker refuses.
 *
 * It rejects with viem's errors without the URL, because that may contain a key, and with AppErrors for invalid answers.
 */
export function createRpc({ rpcUrl, timeoutMs, checkChain, breaker, batchSize = MOST, maxBytes }: RpcOptions) {
  const endpoint = endpointOf(rpcUrl);
  let queue: QueuedCall[] = [];
  let size = batchSize;
  let successes = 0;

  const post = (body: string): Promise<unknown> =>
    repeatWhileBusy(() => postJson(endpoint, body, { timeoutMs, maxBytes })).catch((error: unknown) => {
      throw asViemError(error);
    });

  async function requestBatch(calls: readonly RpcCall[]): Promise<readonly RpcAnswer[]> {
    const all = [{ method: 'eth_chainId', params: [] }, ...calls];
    const body = all.map(({ method, params = [] }, id) => ({ jsonrpc: '2.0', id, method, params }));
    const [chain, ...answers] = checkAnswers(await post(JSON.stringify(body)), all);
    if (chain === undefined || chain.error !== undefined) throw rpcErrorOf(all[0] as RpcCall, chain?.error);
    checkChain(Number(parseQuantity(chain.result)));
    return answers;
  }

  async function sendBatch(batch: readonly QueuedCall[]): Promise<void> {
    const reportOutcome = breaker?.sent();
    try {
      const answers = await requestBatch(batch);
      reportOutcome?.('answered');
      batch.forEach((call, i) => {
        const answer = answers[i];
        if (answer?.error !== undefined) call.reject(rpcErrorOf(call, answer.error));
        else call.resolve(answer?.result);
      });
      successes += 1;
      if (successes % GROWS_AFTER === 0) size = Math.min(batchSize, size * 2);
    } catch (error) {
      reportOutcome?.(error instanceof TimeoutError ? 'timeout' : 'answered');
      successes = 0;
      if (batch.length > 1 && mayDependOnSize(error)) size = Math.max(1, Math.floor(Math.min(size, batch.length) / 2));
      for (const { reject } of batch) reject(error);
    }
  }

  function flush(): void {
    const waiting = queue;
    queue = [];
    if (breaker?.refuses()) {
      for (const { reject } of waiting) reject(unavailable('NodeHangs'));
      return;
    }
    const step = size;
    for (let i = 0; i < waiting.length; i += step) void sendBatch(waiting.slice(i, i + step));
  }

  return {
    request: (call: RpcCall): Promise<unknown> =>
      new Promise((resolve, reject) => {
        if (queue.length === 0) setTimeout(flush, 0);
        queue.push({ ...call, resolve, reject });
      }),
  };
}

/** Converts an HTTP error to viem's, because viem decides by the error's class whether it retries. */
function asViemError(error: unknown): unknown {
  if (!(error instanceof NodeHttpError)) return error;
  if (error.kind === 'timeout') return new TimeoutError({ body: {}, url: 'node' });
  return new HttpRequestError({ url: 'node', ...(error.status === undefined ? {} : { status: error.status }) });
}

/** True if a smaller batch might succeed: the node timed out or answered, so that it is reachable. */
const mayDependOnSize = (error: unknown): boolean =>
  error instanceof TimeoutError ||
  (error instanceof HttpRequestError && error.status !== undefined) ||
  (error instanceof AppError && error.code === 'CHAIN_UNAVAILABLE');

const rpcErrorOf = ({ method }: RpcCall, error: RpcAnswer['error'] = { code: -32603, message: '' }) =>
  new RpcRequestError({ body: { method }, error, url: 'node' });
