import type { createLogger } from '../../adapters/log/logger.ts';

/**
 * Ends the process with 1 at an error that nobody handles, in words of the log: what Node prints of it may quote a row or a URL.
 * `log`: the one that is used at that moment.
 */
export function endOnUncaught(log: () => ReturnType<typeof createLogger>): void {
  process.on('uncaughtException', (err) => {
    log().fatal({ err }, 'An error that nobody handled ends the process.');
    process.exit(1);
  });
}
