/** The end of work that several signals may end. */
export interface JoinedSignal {
  /** Aborts with the first of them, for its reason. */
  readonly signal: AbortSignal;
  /** Leaves the signals, at the end of the work. */
  release(): void;
}

/**
 * Joins signals for the duration of some work. `AbortSignal.any` cannot be left, so that a signal which lives as long as the
 * process would keep each one that was made from it.
 */
export function joinSignals(...signals: readonly (AbortSignal | undefined)[]): JoinedSignal {
  const controller = new AbortController();
  const sources = signals.filter((source) => source !== undefined);
  const release = () => {
    for (const source of sources) source.removeEventListener('abort', abort);
  };
  function abort() {
    release();
    controller.abort(sources.find(({ aborted }) => aborted)?.reason);
  }
  for (const source of sources) source.addEventListener('abort', abort);
  if (sources.some(({ aborted }) => aborted)) abort();
  return { signal: controller.signal, release };
}
