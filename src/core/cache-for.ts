/**
 * Caches the result of an asynchronous function for `ms` milliseconds after it ends, and its error for `errorMs`. Callers meanwhile
 * share one call.
 */
export function cacheFor<T>(ms: number, load: () => Promise<T>, errorMs = ms): () => Promise<T> {
  let staleAt = 0;
  let result: Promise<T> | undefined;
  async function loadOnce(): Promise<T> {
    let cachedMs = errorMs;
    try {
      const loaded = await load();
      cachedMs = ms;
      return loaded;
    } finally {
      staleAt = performance.now() + cachedMs;
    }
  }
  return () => {
    if (result === undefined || performance.now() >= staleAt) {
      staleAt = Number.POSITIVE_INFINITY; // while the call runs
      result = loadOnce();
    }
    return result;
  };
}
