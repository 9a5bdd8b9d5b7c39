import { describeError } from '../../adapters/log/describe-error.ts';
import type { Logger } from '../../adapters/log/logger.ts';

/**
 * Ends the process with 1 at an error that nobody handles, in words of the log: what Node prints of it may quote a row or a URL.
 * `log`: the one that is used at that moment.
 */
export function endOnUncaught(log: () => Logger): void {
  process.on('uncaughtException', (error) => {
    log().fatal({ error: describeError(error) }, 'An error that nobody handled ends the process.');
    process.exit(1);
  });
}
