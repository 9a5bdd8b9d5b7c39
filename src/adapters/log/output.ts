import { type DestinationStream, pino } from 'pino';

/** From one write to the next: lines that come before wait for it. */
const BETWEEN_WRITES_MS = 100;
/** Lines of so many bytes are written at once. */
const BATCH_BYTES = 4 * 1024;
/** Bytes that wait at most where nothing can be written: further lines are lost. */
const MOST_WAITING_BYTES = 1024 * 1024;

/** Where lines go: by themselves where they are few, else in batches, since a write costs more than what most lines are about. */
export interface Output extends DestinationStream {
  /** Writes what waits. */
  flush(): void;
}

let output: Output | undefined;

/** Standard output, one for the process. What waits when the process exits is written; what waits when it is killed is lost. */
export function standardOutput(): Output {
  output ??= outputTo(1);
  return output;
}

/**
 * Lines to an open file. Where it takes none, as on a full disk (ENOSPC), the process goes on, and the first megabyte of the lines
 * is written once the file takes them.
 */
export function outputTo(fd: number): Output {
  const stream = pino.destination({ dest: fd, sync: true, minLength: BATCH_BYTES, maxLength: MOST_WAITING_BYTES });
  stream.on('error', () => {}); // without a listener it would end the process
  let waiting: NodeJS.Timeout | undefined;
  let written = Number.NEGATIVE_INFINITY;
  const flush = () => {
    clearTimeout(waiting);
    waiting = undefined;
    written = performance.now();
    stream.flush();
  };
  process.on('exit', () => {
    if (waiting !== undefined) flush();
  });
  return {
    write(line) {
      stream.write(line);
      if (waiting !== undefined) return;
      const rest = BETWEEN_WRITES_MS - (performance.now() - written);
      if (rest <= 0) flush();
      else waiting = setTimeout(flush, rest).unref();
    },
    flush,
  };
}
