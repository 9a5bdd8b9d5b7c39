import { describeError } from '../../adapters/log/describe-error.ts';
import type { Logger } from '../../adapters/log/logger.ts';

/**
 * Ends the process with 1 at an exception that nobody caught, with a line of the log: what Node prints of it may quote a row or
 * a URL. So does a rejection that nobody handled, except in a process that calls `surviveRejections`. `log`: the current one.
 */
export function endOnUncaught(log: () => Logger): void {
  process.on('uncaughtException', (error) => {
    log().fatal({ error: describeError(error) }, 'An error that nobody handled ends the process.');
    process.exit(1);
  });
}

/**
 * Keeps the process running at a rejection that nobody handled, because a request that leaves a promise behind must not end the
 * service of everybody else. Each is logged, without its message, which may quote a value. Returns how many there were. Work that
 * the process lives for catches its own errors, and ends the process where it cannot go on.
 */
export function surviveRejections(log: () => Logger): () => number {
  let rejections = 0;
  process.on('unhandledRejection', (reason) => {
    rejections++;
    log().error({ error: describeError(reason) }, 'A rejection that nobody handled; the process goes on.');
  });
  return () => rejections;
}
