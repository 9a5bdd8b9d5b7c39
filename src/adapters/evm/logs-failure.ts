import { BaseError, HttpRequestError, RpcRequestError, TimeoutError } from 'viem';
import { AppError } from '../../core/errors/app-error.ts';

/** Why a node did not answer `eth_getLogs` for a range of blocks. */
export type LogsFailure =
  /** Fewer blocks may be answered; `cap` where the node says how many. */
  | { readonly kind: 'LONG'; readonly cap: number | null }
  /** It does not have the newest of them yet; another one behind the same address may. */
  | { readonly kind: 'BEHIND' }
  /** Too much is asked of it at the time. */
  | { readonly kind: 'BUSY' }
  | { readonly kind: 'OTHER' };

const RATE = /rate|too many requests|capacity|compute units|throughput|per second|try again/i;
const LACKS =
  /invalid block range|unknown block|block (\S+ )?not found|header not found|(beyond|after|past) .*(head|latest|last)/i;

/**
 * Judges a failure by what nodes and providers say, each in its own words (`logs-failure.test.ts` has some). Whatever a
 * node refuses otherwise may be for the length of the range, so a shorter one is tried.
 */
export function logsFailure(error: unknown, asked: number): LogsFailure {
  const found = <T>(type: abstract new (...args: never[]) => T): T | null =>
    (error instanceof BaseError ? error.walk((cause) => cause instanceof type) : null) as T | null;
  const status = found(HttpRequestError)?.status;
  if (status === 413) return { kind: 'LONG', cap: null };
  if (status === 429 || (status !== undefined && status >= 500)) return { kind: 'BUSY' };
  if (found(TimeoutError) !== null || reasonOf(found(AppError)) === 'AnswerTooLarge')
    return { kind: 'LONG', cap: null };
  const refused = found(RpcRequestError);
  if (refused === null || refused.code === -32601) return { kind: 'OTHER' };
  const { details } = refused;
  if (LACKS.test(details)) return { kind: 'BEHIND' };
  if (RATE.test(details)) return { kind: 'BUSY' };
  return { kind: 'LONG', cap: capIn(details, asked) };
}

const reasonOf = (error: AppError | null): string | undefined =>
  error?.cause instanceof Error ? error.cause.message : undefined;

/**
 * The most blocks of a range that a message allows: the greatest number in it that is less than what was asked. Heights
 * (in hexadecimal) and numbers of results are none.
 */
function capIn(message: string, asked: number): number | null {
  const bare = message
    .replace(/0x[0-9a-f]+/gi, ' ')
    .replace(/(\d),(?=\d{3})/g, '$1')
    .replace(/(\d+)\s*(results|logs|seconds|ms)\b/gi, ' ')
    .replace(/(\d+)k\b/gi, '$1000');
  const numbers = [...bare.matchAll(/(?<![\w.-])\d+(?![\w.])/g)].map(([text]) => Number(text));
  const caps = numbers.filter((number) => number >= 1 && number < asked);
  return caps.length === 0 ? null : Math.max(...caps);
}
