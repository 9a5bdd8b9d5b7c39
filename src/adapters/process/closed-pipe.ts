/**
 * Lets a program go on, and end with its own exit code, where nobody reads what it writes any more, as behind `| head` (EPIPE).
 * To be called before anything is written.
 */
export function ignoreClosedPipes(): void {
  for (const stream of [process.stdout, process.stderr]) {
    stream.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EPIPE') throw error;
    });
  }
}
