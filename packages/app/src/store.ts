import { useSyncExternalStore } from 'react';

/** A value that components follow. It lives in the page's memory alone. */
export interface ValueStore<T> {
  get(): T;
  set(value: T): void;
  subscribe(listener: () => void): () => void;
}

/** Creates a store with its first value. */
export function createStore<T>(value: T): ValueStore<T> {
  const listeners = new Set<() => void>();
  let current = value;
  return {
    get: () => current,
    set(next) {
      current = next;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** The store's value in a component, which renders again when it changes. */
export const useStore = <T>(store: ValueStore<T>): T => useSyncExternalStore(store.subscribe, store.get);
