/** The end of work that several signals may end. */
export interface JoinedSignal {
  /** Aborts with the first of them, for its reason. */
  readonly signal: AbortSignal;
  /** Leaves the signals, at the end of the work. */
  release(): void;
}

/** The functions to call when a signal aborts. One listener serves all, because Node.js warns of a leak beyond ten of a signal. */
const followers = new WeakMap<AbortSignal, { readonly abort: () => void; readonly all: Set<() => void> }>();

function follow(source: AbortSignal, follower: () => void): void {
  const earlier = followers.get(source);
  if (earlier !== undefined) {
    earlier.all.add(follower);
    return;
  }
  const all = new Set([follower]);
  const abort = () => {
    for (const each of all) each();
  };
  followers.set(source, { abort, all });
  source.addEventListener('abort', abort);
}

function leave(source: AbortSignal, follower: () => void): void {
  const { abort, all } = followers.get(source) ?? {};
  if (!abort || !all?.delete(follower) || all.size > 0) return;
  followers.delete(source);
  source.removeEventListener('abort', abort);
}

/**
 * Joins signals for the duration of some work. `AbortSignal.any` cannot be left, so that a signal which lives as long as the
 * process would keep each one that was made from it.
 */
export function joinSignals(...signals: readonly (AbortSignal | undefined)[]): JoinedSignal {
  const controller = new AbortController();
  const sources = signals.filter((source) => source !== undefined);
  const release = () => {
    for (const source of sources) leave(source, abort);
  };
  function abort() {
    release();
    controller.abort(sources.find(({ aborted }) => aborted)?.reason);
  }
  for (const source of sources) follow(source, abort);
  if (sources.some(({ aborted }) => aborted)) abort();
  return { signal: controller.signal, release };
}
