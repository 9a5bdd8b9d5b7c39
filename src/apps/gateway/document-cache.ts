import { LRUCache } from 'lru-cache';

/** A cache of results by the text of the document. */
export interface DocumentCache<V> {
  get(document: string): V | undefined;
  set(document: string, value: V): void;
  /** Records that an operation of the document was accepted: rejected documents then cannot evict it. */
  confirm(document: string): void;
}

const MAX_DOCUMENTS = 200;
const MAX_CHARACTERS = 8 * 1024;

/**
 * Creates a cache of the results of the most recent documents. A document of more than `longest` characters is not cached. The cache is a
 * segmented LRU of two parts with `most` entries each: one for new documents, and one for documents with two accepted operations. So a
 * flood of documents that are each used a single time cannot evict the documents in use.
 */
export function createDocumentCache<V extends NonNullable<unknown>>(
  most = MAX_DOCUMENTS,
  longest = MAX_CHARACTERS,
): DocumentCache<V> {
  const newDocuments = new LRUCache<string, V>({ max: most });
  const reusedDocuments = new LRUCache<string, V>({ max: most });
  const confirmedOnce = new LRUCache<string, true>({ max: most });
  return {
    get: (document) => reusedDocuments.get(document) ?? newDocuments.get(document),
    set(document, value) {
      if (document.length > longest) return;
      if (reusedDocuments.get(document) === undefined) newDocuments.set(document, value);
      else reusedDocuments.set(document, value);
    },
    confirm(document) {
      const value = newDocuments.get(document);
      if (value === undefined) return;
      if (confirmedOnce.get(document) === undefined) {
        confirmedOnce.set(document, true);
        return;
      }
      confirmedOnce.delete(document);
      newDocuments.delete(document);
      reusedDocuments.set(document, value);
    },
  };
}
