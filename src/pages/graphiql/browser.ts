/** Removes stored request headers from a JSON text; returns any other text unchanged. */
export function withoutHeaders(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), (name, value: unknown) => (name === 'headers' ? null : value));
  } catch {
    return text;
  }
}

/**
 * The tab's storage for GraphiQL. It deletes the entries of earlier versions of the page, and never stores headers, which
 * GraphiQL's history would keep with each operation.
 */
export function tabStorage(): Storage {
  for (const key of Object.keys(localStorage)) if (key.startsWith('graphiql:')) localStorage.removeItem(key);
  const storage = sessionStorage;
  return {
    get length() {
      return storage.length;
    },
    key: (at) => storage.key(at),
    getItem: (key) => storage.getItem(key),
    setItem: (key, value) => storage.setItem(key, withoutHeaders(value)),
    removeItem: (key) => storage.removeItem(key),
    clear: () => storage.clear(),
  };
}

/** True if the reader has not yet chosen a panel next to the editors. */
export const isFirstVisit = (storage: Storage): boolean => storage.getItem('graphiql:visiblePlugin') === null;

/** True if the window has room for a panel next to the editors; style.css has the same width. */
export const isWide = (): boolean => window.matchMedia('(min-width: 701px)').matches;

/** The field in the page's address (`#Series.paidTotal`), to which the data map links; an empty text if there is none. */
export const addressedField = (): string => /^#(\w+\.\w+)$/.exec(location.hash)?.[1] ?? '';
