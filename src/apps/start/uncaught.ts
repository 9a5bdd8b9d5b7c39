import { describeError } from '../../adapters/log/describe-error.ts';
import type { Logger } from '../../adapters/log/logger.ts';

/**
 * Ends the process with exit code 1 on an uncaught exception or (unless `surviveRejections` was called) an unhandled rejection.
 * It logs one line instead of Node's output, because that may quote a row or a URL. `log` returns the current logger.
 */
export function endOnUncaught(log: () => Logger): void {
  process.on('uncaughtException', (error) => {
    log().fatal({ error: describeError(error) }, 'An error that nobody handled ends the process.');
    process.exit(1);
  });
}

/**
 * Keeps the process running after an unhandled rejection, because one request's forgotten promise must not end the service for
 * everybody. Each one is logged without its message, which may quote a value. The main work of the process must catch its own
 * errors, and end the process if it cannot continue.
 *
 * @returns a function that returns the number of rejections until then
 */
export function surviveRejections(log: () => Logger): () => number {
  let rejections = 0;
  process.on('unhandledRejection', (reason) => {
    rejections++;
    log().error({ error: describeError(reason) }, 'A rejection that nobody handled; the process goes on.');
  });
  return () => rejections;
}
