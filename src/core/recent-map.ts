/** A map of a bounded size that keeps what was used last. */
export interface RecentMap<V> {
  /** The value, which is then the last that was used. */
  get(key: string): V | undefined;
  /** Removes what was used longest ago, where there are more than the most. */
  set(key: string, value: V): void;
  delete(key: string): boolean;
}

/** @param most the most entries that it keeps */
export function createRecentMap<V>(most: number): RecentMap<V> {
  const kept = new Map<string, V>();
  return {
    get(key) {
      const value = kept.get(key);
      if (value === undefined) return undefined;
      kept.delete(key);
      kept.set(key, value);
      return value;
    },
    set(key, value) {
      kept.delete(key);
      kept.set(key, value);
      for (const oldest of kept.keys()) {
        if (kept.size <= most) return;
        kept.delete(oldest);
      }
    },
    delete: (key) => kept.delete(key),
  };
}
