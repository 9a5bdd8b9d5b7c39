import { LRUCache } from 'lru-cache';

/** What was made of recent documents, by their text. */
export interface DocumentCache<V> {
  get(document: string): V | undefined;
  set(document: string, value: V): void;
  /** Records that an operation of the document was accepted: rejected documents then cannot evict it. */
  confirm(document: string): void;
}

const MOST = 200;
const LONGEST = 8 * 1024;

/**
 * Caches the results of the last documents; one that is longer than `longest` characters is not cached. Both bounds together
 * bound the memory that callers can fill with their own documents. New documents and those with an operation that was accepted
 * twice are cached separately (a segmented LRU), `most` of each: a flood of documents that are used once evicts none that is
 * in use.
 */
export function createDocumentCache<V extends NonNullable<unknown>>(most = MOST, longest = LONGEST): DocumentCache<V> {
  const fresh = new LRUCache<string, V>({ max: most });
  const used = new LRUCache<string, V>({ max: most });
  const seen = new LRUCache<string, true>({ max: most });
  return {
    get: (document) => used.get(document) ?? fresh.get(document),
    set(document, value) {
      if (document.length > longest) return;
      if (used.get(document) === undefined) fresh.set(document, value);
      else used.set(document, value);
    },
    confirm(document) {
      const value = fresh.get(document);
      if (value === undefined) return;
      if (seen.get(document) === undefined) {
        seen.set(document, true);
        return;
      }
      seen.delete(document);
      fresh.delete(document);
      used.set(document, value);
    },
  };
}
