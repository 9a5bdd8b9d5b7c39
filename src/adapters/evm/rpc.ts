import { HttpRequestError, RpcRequestError, TimeoutError } from 'viem';
import { AppError } from '../../core/errors/app-error.ts';
import type { Breaker } from '../rpc/breaker.ts';
import { endpointOf, NodeHttpError, patiently, postJson } from '../rpc/http.ts';
import { unavailable } from '../rpc/unavailable.ts';
import { quantity } from './header.ts';
import { checkedAnswers, type RpcAnswer } from './rpc-answers.ts';

export interface RpcOptions {
  readonly rpcUrl: string;
  /** Longest wait for one HTTP answer, its body included. */
  readonly timeoutMs: number;
  /** Judges what each batch says of its chain. @throws CHAIN_MISMATCH, CHAIN_REFUSED */
  readonly checkChain: (chainId: number) => void;
  /** Left out: a node that did not answer in time is asked again at once. */
  readonly breaker?: Breaker | undefined;
}

export interface RpcCall {
  readonly method: string;
  readonly params?: unknown;
}

interface Waiting extends RpcCall {
  readonly resolve: (result: unknown) => void;
  readonly reject: (reason: unknown) => void;
}

/** Calls of one batch, at the most and at first. Providers that take fewer say so, each in its own way. */
const MOST = 99; // and the chain id's
/** After so many batches without a complaint a smaller size is doubled. */
const GROWS_AFTER = 16;

/**
 * JSON-RPC 2.0 over HTTP. Calls of one tick leave in one batch, and every batch begins with `eth_chainId`: what another
 * chain's node says is never believed, whichever answer would have been used first. Redirects are not followed. A batch
 * that is refused for its size, or not answered in time, makes the following ones smaller. While the breaker refuses,
 * nothing is sent.
 *
 * Rejects with viem's errors (without the URL, which may hold a key), and with AppErrors for what is no answer.
 */
export function createRpc({ rpcUrl, timeoutMs, checkChain, breaker }: RpcOptions) {
  const endpoint = endpointOf(rpcUrl);
  let queue: Waiting[] = [];
  let size = MOST;
  let good = 0;

  const post = (body: string): Promise<unknown> =>
    patiently(() => postJson(endpoint, body, { timeoutMs })).catch((error: unknown) => {
      throw asViemError(error);
    });

  async function ask(calls: readonly RpcCall[]): Promise<readonly RpcAnswer[]> {
    const all = [{ method: 'eth_chainId', params: [] }, ...calls];
    const body = all.map(({ method, params = [] }, id) => ({ jsonrpc: '2.0', id, method, params }));
    const [chain, ...answers] = checkedAnswers(await post(JSON.stringify(body)), all);
    if (chain === undefined || chain.error !== undefined) throw failed(all[0] as RpcCall, chain?.error);
    checkChain(Number(quantity(chain.result)));
    return answers;
  }

  async function carry(batch: readonly Waiting[]): Promise<void> {
    const ended = breaker?.sent();
    try {
      const answers = await ask(batch);
      ended?.('answered');
      batch.forEach((call, i) => {
        const answer = answers[i];
        if (answer?.error !== undefined) call.reject(failed(call, answer.error));
        else call.resolve(answer?.result);
      });
      good += 1;
      if (good % GROWS_AFTER === 0) size = Math.min(MOST, size * 2);
    } catch (error) {
      ended?.(error instanceof TimeoutError ? 'timeout' : 'answered');
      good = 0;
      if (batch.length > 1 && mayBeOfSize(error)) size = Math.max(1, Math.floor(Math.min(size, batch.length) / 2));
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
    for (let i = 0; i < waiting.length; i += step) void carry(waiting.slice(i, i + step));
  }

  return {
    request: (call: RpcCall): Promise<unknown> =>
      new Promise((resolve, reject) => {
        if (queue.length === 0) setTimeout(flush, 0);
        queue.push({ ...call, resolve, reject });
      }),
  };
}

/** As viem's transports throw it: by its error viem decides whether a request is tried again. */
function asViemError(error: unknown): unknown {
  if (!(error instanceof NodeHttpError)) return error;
  if (error.kind === 'timeout') return new TimeoutError({ body: {}, url: 'node' });
  return new HttpRequestError({ url: 'node', ...(error.status === undefined ? {} : { status: error.status }) });
}

/** Whether a smaller batch might be answered: not where there was no connection at all. */
const mayBeOfSize = (error: unknown): boolean =>
  error instanceof TimeoutError ||
  (error instanceof HttpRequestError && error.status !== undefined) ||
  (error instanceof AppError && error.code === 'CHAIN_UNAVAILABLE');

const failed = ({ method }: RpcCall, error: RpcAnswer['error'] = { code: -32603, message: '' }) =>
  new RpcRequestError({ body: { method }, error, url: 'node' });
