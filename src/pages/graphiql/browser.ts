/** JSON without anybody's headers; other text as it is. */
export function withoutHeaders(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), (name, value: unknown) => (name === 'headers' ? null : value));
  } catch {
    return text;
  }
}

/**
 * What the page stores goes with the tab, and what its earlier versions left behind is deleted. Headers are never stored:
 * GraphiQL's history keeps them with each operation.
 */
export function tabStorage(): Storage {
  for (const key of Object.keys(localStorage)) if (key.startsWith('graphiql:')) localStorage.removeItem(key);
  const kept = sessionStorage;
  return {
    get length() {
      return kept.length;
    },
    key: (at) => kept.key(at),
    getItem: (key) => kept.getItem(key),
    setItem: (key, value) => kept.setItem(key, withoutHeaders(value)),
    removeItem: (key) => kept.removeItem(key),
    clear: () => kept.clear(),
  };
}

/** Whether the reader has not yet chosen what is shown next to the editors. */
export const isFirstVisit = (storage: Storage): boolean => storage.getItem('graphiql:visiblePlugin') === null;

/** Whether there is room for a panel next to the editors: style.css has the same width. */
export const isWide = (): boolean => window.matchMedia('(min-width: 701px)').matches;

/** The field that the page's address names (`#Series.paidTotal`), as the data map links to it; empty where it names none. */
export const fieldAsked = (): string => /^#(\w+\.\w+)$/.exec(location.hash)?.[1] ?? '';
