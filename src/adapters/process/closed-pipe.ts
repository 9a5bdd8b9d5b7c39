/**
 * Ignores EPIPE errors of stdout and stderr, so that a program behind `| head` continues and ends with its own exit code. Call it
 * before anything is written.
 */
export function ignoreClosedPipes(): void {
  for (const stream of [process.stdout, process.stderr]) {
    stream.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EPIPE') throw error;
    });
  }
}
