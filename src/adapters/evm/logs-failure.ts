import { AppError } from '@income-series/protocol/errors/app-error';
import { BaseError, HttpRequestError, RpcRequestError, TimeoutError } from 'viem';

/** The reason for which a node did not answer `eth_getLogs` for a range of blocks. */
export type LogsFailure =
  /** The range is too long; `cap` is the number of blocks that the node allows, null where it states none. */
  | { readonly kind: 'LONG'; readonly cap: number | null }
  /** The node does not have the newest block yet, although another node behind the same address may have it. */
  | { readonly kind: 'BEHIND' }
  /** The node limits the rate of requests. */
  | { readonly kind: 'BUSY' }
  | { readonly kind: 'OTHER' };

const RATE = /rate|too many requests|capacity|compute units|throughput|per second|try again/i;
const LACKS =
  /invalid block range|unknown block|block (\S+ )?not found|header not found|(beyond|after|past) .*(head|latest|last)/i;

/**
 * Classifies a failure by the messages of nodes and providers (`logs-failure.test.ts` has examples). Any other refusal counts
 * as a range that is too long, because a shorter one may succeed.
 */
export function logsFailure(error: unknown, requestedBlocks: number): LogsFailure {
  const causeOf = <T>(type: abstract new (...args: never[]) => T): T | null =>
    (error instanceof BaseError ? error.walk((cause) => cause instanceof type) : null) as T | null;
  const status = causeOf(HttpRequestError)?.status;
  if (status === 413) return { kind: 'LONG', cap: null };
  if (status === 429 || (status !== undefined && status >= 500)) return { kind: 'BUSY' };
  if (causeOf(TimeoutError) !== null || reasonOf(causeOf(AppError)) === 'AnswerTooLarge')
    return { kind: 'LONG', cap: null };
  const rpcError = causeOf(RpcRequestError);
  if (rpcError === null || rpcError.code === -32601) return { kind: 'OTHER' };
  const { details } = rpcError;
  if (LACKS.test(details)) return { kind: 'BEHIND' };
  if (RATE.test(details)) return { kind: 'BUSY' };
  return { kind: 'LONG', cap: capIn(details, requestedBlocks) };
}

const reasonOf = (error: AppError | null): string | undefined =>
  error?.cause instanceof Error ? error.cause.message : undefined;

/**
 * The maximum number of blocks that a message allows: the greatest number in it that is less than the requested count.
 * Hexadecimal heights and counts of results are ignored.
 */
function capIn(message: string, requestedBlocks: number): number | null {
  const bare = message
    .replace(/0x[0-9a-f]+/gi, ' ')
    .replace(/(\d),(?=\d{3})/g, '$1')
    .replace(/(\d+)\s*(results|logs|seconds|ms)\b/gi, ' ')
    .replace(/(\d+)k\b/gi, '$1000');
  const numbers = [...bare.matchAll(/(?<![\w.-])\d+(?![\w.])/g)].map(([text]) => Number(text));
  const caps = numbers.filter((number) => number >= 1 && number < requestedBlocks);
  return caps.length === 0 ? null : Math.max(...caps);
}
