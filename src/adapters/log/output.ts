import { type DestinationStream, pino } from 'pino';

/** A line waits at most so long for others to be written with it. */
const LONGEST_WAIT_MS = 100;
/** Lines of so many bytes are written at once. */
const BATCH_BYTES = 4 * 1024;

/** Where lines go in batches: a write of its own for each costs more than what most of the lines are about. */
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

/** Lines in batches to an open file. */
export function outputTo(fd: number): Output {
  const stream = pino.destination({ dest: fd, sync: true, minLength: BATCH_BYTES });
  let waiting: NodeJS.Timeout | undefined;
  const flush = () => {
    clearTimeout(waiting);
    waiting = undefined;
    stream.flush();
  };
  process.on('exit', () => {
    if (waiting !== undefined) flush();
  });
  return {
    write(line) {
      waiting ??= setTimeout(flush, LONGEST_WAIT_MS).unref();
      stream.write(line);
    },
    flush,
  };
}
