/** Caches the result of an asynchronous function for `ms` milliseconds after it ends. Callers meanwhile share one call. */
export function cacheFor<T>(ms: number, load: () => Promise<T>): () => Promise<T> {
  let staleAt = 0;
  let result: Promise<T> | undefined;
  async function loadOnce(): Promise<T> {
    try {
      return await load();
    } finally {
      staleAt = performance.now() + ms;
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
