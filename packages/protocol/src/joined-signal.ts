/** A signal that joins several others. */
export interface JoinedSignal {
  /** Aborts with the first of the joined signals, for its reason. */
  readonly signal: AbortSignal;
  /** Stops following the joined signals. Call it when the work is done. */
  release(): void;
}

/** The functions to call when a signal aborts. One listener serves all, because Node.js warns of a leak beyond ten of a signal. */
const followers = new WeakMap<AbortSignal, { readonly abort: () => void; readonly all: Set<() => void> }>();

/** Calls `follower` when the signal aborts. */
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

/** Ends what `follow` began, and removes the signal's listener after its last follower. */
function leave(source: AbortSignal, follower: () => void): void {
  const { abort, all } = followers.get(source) ?? {};
  if (!abort || !all?.delete(follower) || all.size > 0) return;
  followers.delete(source);
  source.removeEventListener('abort', abort);
}

/**
 * Joins signals until `release`. `AbortSignal.any` has no such end, so a signal that lives as long as the process would keep every
 * signal that was made from it.
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
