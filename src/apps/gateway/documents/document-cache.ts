import { LRUCache } from 'lru-cache';

/** A cache of results by the text of the document. */
export interface DocumentCache<V> {
  get(document: string): V | undefined;
  set(document: string, value: V): void;
  /** Records that an operation of the document was accepted: rejected documents then cannot evict it. */
  confirm(document: string): void;
}

const MOST = 200;
const LONGEST = 8 * 1024;

/**
 * Creates a cache of the results of the most recent documents. A document of more than `longest` characters is not cached.
 * New documents, and documents with two accepted operations, have separate parts of `most` entries each (a segmented LRU),
 * because a flood of documents that are used once must not evict documents in use.
 */
export function createDocumentCache<V extends NonNullable<unknown>>(most = MOST, longest = LONGEST): DocumentCache<V> {
  const fresh = new LRUCache<string, V>({ max: most });
  const reused = new LRUCache<string, V>({ max: most });
  const confirmedOnce = new LRUCache<string, true>({ max: most });
  return {
    get: (document) => reused.get(document) ?? fresh.get(document),
    set(document, value) {
      if (document.length > longest) return;
      if (reused.get(document) === undefined) fresh.set(document, value);
      else reused.set(document, value);
    },
    confirm(document) {
      const value = fresh.get(document);
      if (value === undefined) return;
      if (confirmedOnce.get(document) === undefined) {
        confirmedOnce.set(document, true);
        return;
      }
      confirmedOnce.delete(document);
      fresh.delete(document);
      reused.set(document, value);
    },
  };
}
