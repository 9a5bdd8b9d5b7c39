import type { Reporter, TestSpecification, Vitest } from 'vitest/node';

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
  readonly #terminal: boolean;
  #timer: NodeJS.Timeout | undefined;
  #shard = { index: 1, count: 1 };
  #done = 0;

  constructor({ terminal = Boolean(process.stdout.isTTY) }: { readonly terminal?: boolean } = {}) {
    this.#terminal = terminal;
  }

  onInit({ config }: Pick<Vitest, 'config'>): void {
    if (config.shard) this.#shard = config.shard;
  }

  onTestRunStart(files: readonly TestSpecification[]): void {
    if (this.#terminal) return;
    this.#done = 0;
    // Vitest names the files of all shards here, because its sequencer divides them later: the first shards take what is over
    const { index, count } = this.#shard;
    const total = Math.floor(files.length / count) + (index <= files.length % count ? 1 : 0);
    const startedAt = Date.now();
    this.#timer = setInterval(() => {
      console.log(`${this.#done} of ${total} files done after ${durationText(Date.now() - startedAt)}`);
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
