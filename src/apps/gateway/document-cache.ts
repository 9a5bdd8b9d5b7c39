/** What was made of recent documents, by their text. */
export interface DocumentCache<V> {
  get(document: string): V | undefined;
  set(document: string, value: V): void;
}

const MOST = 200;
const LONGEST = 8 * 1024;

/**
 * Keeps what was made of the last `most` documents; one that is longer than `longest` characters is not kept. Both
 * bounds together bound the memory that callers can fill with documents of their own.
 */
export function createDocumentCache<V>(most = MOST, longest = LONGEST): DocumentCache<V> {
  const kept = new Map<string, V>();
  return {
    get(document) {
      const value = kept.get(document);
      if (value === undefined) return undefined;
      kept.delete(document);
      kept.set(document, value);
      return value;
    },
    set(document, value) {
      if (document.length > longest) return;
      kept.delete(document);
      kept.set(document, value);
      for (const oldest of kept.keys()) {
        if (kept.size <= most) return;
        kept.delete(oldest);
      }
    },
  };
}
