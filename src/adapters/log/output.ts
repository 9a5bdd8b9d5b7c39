import { type DestinationStream, pino } from 'pino';

/** The least time between two writes. Lines of this time wait for the second write. */
const BETWEEN_WRITES_MS = 100;
/** The number of waiting bytes at which they are written without a further wait. */
const BATCH_BYTES = 4 * 1024;
/** The most bytes that wait while the output cannot be written. Further lines are lost. */
const MOST_WAITING_BYTES = 1024 * 1024;

/** An output of lines. A rare line is written immediately, and frequent lines in batches, because a write is expensive. */
export interface Output extends DestinationStream {
  /** Writes the waiting lines. */
  flush(): void;
}

let output: Output | undefined;

/** The process's standard output. Waiting lines are written when the process exits, and lost when it is killed. */
export function standardOutput(): Output {
  output ??= outputTo(1);
  return output;
}

/**
 * Creates an output to an open file. The process continues if the file cannot be written, as on a full disk (ENOSPC). Up to a megabyte of
 * lines then waits, and is written when that is possible again.
 */
export function outputTo(fd: number): Output {
  const stream = pino.destination({ dest: fd, sync: true, minLength: BATCH_BYTES, maxLength: MOST_WAITING_BYTES });
  stream.on('error', () => {}); // without a listener an error would end the process
  let flushTimer: NodeJS.Timeout | undefined;
  let lastFlushAt = Number.NEGATIVE_INFINITY;
  const flush = () => {
    clearTimeout(flushTimer);
    flushTimer = undefined;
    lastFlushAt = performance.now();
    stream.flush();
  };
  process.on('exit', () => {
    if (flushTimer !== undefined) flush();
  });
  return {
    write(line) {
      stream.write(line);
      if (flushTimer !== undefined) return;
      const remainingMs = BETWEEN_WRITES_MS - (performance.now() - lastFlushAt);
      if (remainingMs <= 0) flush();
      else flushTimer = setTimeout(flush, remainingMs).unref();
    },
    flush,
  };
}
