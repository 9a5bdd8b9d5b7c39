/** Runs pieces of work at once and combines the keys that they load. */
export interface SharedLoad<K, V> {
  /** Runs work that loads keys a few times at most. Work that does not load delays no other work. */
  run<T>(work: (load: (keys: readonly K[]) => Promise<V>) => Promise<T>): Promise<T>;
}

/** The maximum time for which keys wait for the keys of other work, ms. */
const PATIENCE_MS = 100;

interface Waiting<K, V> {
  readonly keys: readonly K[];
  readonly resolve: (value: V) => void;
  readonly reject: (reason: unknown) => void;
}

/**
 * Combines the loads of all running work into one as soon as all of it waits for keys. Keys that do not fit into it are loaded
 * separately.
 *
 * @param most the maximum number of keys in one load, unless one piece of work has more
 */
export function createSharedLoad<K, V>(most: number, load: (keys: readonly K[]) => Promise<V>): SharedLoad<K, V> {
  let busy = 0;
  let queue: Waiting<K, V>[] = [];
  let timer: NodeJS.Timeout | undefined;

  function flush(): void {
    clearTimeout(timer);
    timer = undefined;
    const all = queue;
    queue = [];
    for (const group of groupByLimit(all, most)) {
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
    if (busy === 0 && queue.length > 0) flush();
  }

  /** Counts one piece of work as waiting, and starts the load if all others wait too. */
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
            queue.push({ keys, resolve, reject });
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

/** Groups work so that the keys of a group are at most `most`; work with more is a group of its own. */
function groupByLimit<K, V>(all: readonly Waiting<K, V>[], most: number): readonly (readonly Waiting<K, V>[])[] {
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
