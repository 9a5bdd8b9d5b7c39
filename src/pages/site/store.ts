import { useSyncExternalStore } from 'react';

/** A value whose changes components can follow. */
export interface Store<T> {
  get(): T;
  set(next: T): void;
  /** Calls the follower after each change, until the returned function is called. */
  follow(follower: () => void): () => void;
  use(): T;
}

/** Creates a store. A component that calls `use` renders again after each change. */
export function createStore<T>(first: T): Store<T> {
  let value = first;
  const followers = new Set<() => void>();
  const follow = (follower: () => void) => {
    followers.add(follower);
    return () => followers.delete(follower);
  };
  const get = () => value;
  return {
    get,
    follow,
    set(next) {
      value = next;
      for (const follower of followers) follower();
    },
    use: () => useSyncExternalStore(follow, get),
  };
}
