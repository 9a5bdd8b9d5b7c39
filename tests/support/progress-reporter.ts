import type { Reporter, TestSpecification } from 'vitest/node';

const INTERVAL_MS = 5_000;

/** A time as `4 min 17 s`. */
function durationText(ms: number): string {
  const seconds = Math.floor(ms / 1_000);
  const minutes = Math.floor(seconds / 60);
  return minutes === 0 ? `${seconds} s` : `${minutes} min ${seconds % 60} s`;
}

/**
 * Prints how many files of the run are done, and how long it has taken, every five seconds. On a terminal it prints nothing,
 * because Vitest's own reporter keeps such a line there.
 */
export default class ProgressReporter implements Reporter {
  #timer: NodeJS.Timeout | undefined;
  #done = 0;

  onTestRunStart(files: readonly TestSpecification[]): void {
    if (process.stdout.isTTY) return;
    this.#done = 0;
    const startedAt = Date.now();
    this.#timer = setInterval(() => {
      console.log(`${this.#done} of ${files.length} files done after ${durationText(Date.now() - startedAt)}`);
    }, INTERVAL_MS);
    this.#timer.unref();
  }

  onTestModuleEnd(): void {
    this.#done++;
  }

  onTestRunEnd(): void {
    clearInterval(this.#timer);
  }
}
