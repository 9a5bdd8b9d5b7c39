/** Work that is under way at once, and shares what it loads. */
export interface SharedLoad<K, V> {
  /** Runs work that loads some keys, a few times at most. Work that does not load is waited for by nobody. */
  run<T>(work: (load: (keys: readonly K[]) => Promise<V>) => Promise<T>): Promise<T>;
}

/** How long keys wait for those of other work at the most, ms. */
const PATIENCE_MS = 100;

interface Waiting<K, V> {
  readonly keys: readonly K[];
  readonly resolve: (value: V) => void;
  readonly reject: (reason: unknown) => void;
}

/**
 * Loads the keys of all work that is under way in one go, once all of it waits for keys. Work whose keys do not fit with the
 * others' is loaded by itself.
 *
 * @param most keys of one go, unless one piece of work has more
 */
export function createSharedLoad<K, V>(most: number, load: (keys: readonly K[]) => Promise<V>): SharedLoad<K, V> {
  let busy = 0;
  let waiting: Waiting<K, V>[] = [];
  let timer: NodeJS.Timeout | undefined;

  function flush(): void {
    clearTimeout(timer);
    timer = undefined;
    const all = waiting;
    waiting = [];
    for (const group of grouped(all, most)) {
      const keys = [...new Set(group.flatMap((each) => each.keys))];
      load(keys).then(
        (value) => {
          for (const { resolve } of group) resolve(value);
        },
        (error: unknown) => {
          for (const { reject } of group) reject(error);
        },
      );
    }
  }

  function flushIfIdle(): void {
    if (busy === 0 && waiting.length > 0) flush();
  }

  /** One piece of work less is busy: what it loads is the last to be waited for, where all others wait too. */
  function idle(): void {
    busy -= 1;
    if (busy === 0) setImmediate(flushIfIdle);
  }

  return {
    async run(work) {
      busy += 1;
      const loading = async (keys: readonly K[]): Promise<V> => {
        idle();
        try {
          return await new Promise<V>((resolve, reject) => {
            waiting.push({ keys, resolve, reject });
            timer ??= setTimeout(flush, PATIENCE_MS);
          });
        } finally {
          busy += 1;
        }
      };
      try {
        return await work(loading);
      } finally {
        idle();
      }
    },
  };
}

/** Pieces of work whose keys together are at most so many; one with more is alone. */
function grouped<K, V>(all: readonly Waiting<K, V>[], most: number): readonly (readonly Waiting<K, V>[])[] {
  const groups: { readonly members: Waiting<K, V>[]; readonly keys: Set<K> }[] = [];
  for (const each of all) {
    const fits = groups.find(({ keys }) => new Set([...keys, ...each.keys]).size <= most);
    if (fits === undefined) groups.push({ members: [each], keys: new Set(each.keys) });
    else {
      fits.members.push(each);
      for (const key of each.keys) fits.keys.add(key);
    }
  }
  return groups.map(({ members }) => members);
}
