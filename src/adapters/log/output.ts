import { type DestinationStream, pino } from 'pino';

/** The interval between writes. Lines in between wait. */
const BETWEEN_WRITES_MS = 100;
/** The number of waiting bytes that are written at once. */
const BATCH_BYTES = 4 * 1024;
/** The most bytes that wait while nothing can be written. Further lines are lost. */
const MOST_WAITING_BYTES = 1024 * 1024;

/** An output of lines: a rare line is written at once, frequent ones in batches, because a write is expensive. */
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
 * Creates an output to an open file. If it cannot be written, as on a full disk (ENOSPC), the process goes on, and the first
 * megabyte of lines is written later.
 */
export function outputTo(fd: number): Output {
  const stream = pino.destination({ dest: fd, sync: true, minLength: BATCH_BYTES, maxLength: MOST_WAITING_BYTES });
  stream.on('error', () => {}); // without a listener an error would end the process
  let waiting: NodeJS.Timeout | undefined;
  let writtenAt = Number.NEGATIVE_INFINITY;
  const flush = () => {
    clearTimeout(waiting);
    waiting = undefined;
    writtenAt = performance.now();
    stream.flush();
  };
  process.on('exit', () => {
    if (waiting !== undefined) flush();
  });
  return {
    write(line) {
      stream.write(line);
      if (waiting !== undefined) return;
      const waitMs = BETWEEN_WRITES_MS - (performance.now() - writtenAt);
      if (waitMs <= 0) flush();
      else waiting = setTimeout(flush, waitMs).unref();
    },
    flush,
  };
}
