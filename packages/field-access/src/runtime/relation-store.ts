import type { RelationLoader, RelationOrigin } from '../model/labels.ts';

/** Waits until everything that can run now has run, so that the keys of sibling lists join one batch. */
const afterThisTick = () => Promise.resolve().then(() => new Promise<void>((resolve) => process.nextTick(resolve)));

interface RelationStoreOptions {
  readonly load: RelationLoader;
  /** The scope of all keys. */
  readonly scope: string;
  readonly sources: unknown;
  readonly codeOf: (failure: unknown) => string;
  /** Called after every load, with the error if it failed. */
  readonly onLoaded: (failure?: { readonly error: unknown }) => void;
}

/**
 * One relation of the viewer to subjects of one scope, by their keys. Keys of one tick are loaded in one call, and a key whose load is
 * running is not loaded again.
 */
export class RelationStore {
  /** The code of the last failure, and the keys of all failures. These keys stay unknown. */
  failed: { readonly code: string; readonly keys: ReadonlySet<string> } | null = null;
  /** The source of the relation, if its loader names one. */
  readAt: RelationOrigin = null;
  #loaded = new Map<string, boolean>();
  #inFlight = new Map<string, Promise<void>>();
  #next: { keys: Set<string>; done: Promise<void> } | null = null;
  readonly #options: RelationStoreOptions;

  constructor(options: RelationStoreOptions) {
    this.#options = options;
  }

  /** True if the relation holds on the subject; undefined while it is not loaded; `failed` if its load failed. */
  get(key: string): boolean | 'failed' | undefined {
    return this.#loaded.get(key) ?? (this.failed?.keys.has(key) ? 'failed' : undefined);
  }

  /** Loads the subject's relation. The promise never rejects: it resolves when the relation is loaded or its load failed. */
  load(key: string): Promise<void> {
    const pending = this.#inFlight.get(key);
    if (pending) return pending;
    if (!this.#next) {
      const keys = new Set<string>();
      this.#next = { keys, done: afterThisTick().then(() => this.#run(keys)) };
    }
    this.#next.keys.add(key);
    this.#inFlight.set(key, this.#next.done);
    return this.#next.done;
  }

  async #run(keys: Set<string>): Promise<void> {
    this.#next = null;
    const { load, scope, sources, codeOf, onLoaded } = this.#options;
    try {
      const related = await load(sources, [...keys], scope);
      for (const key of keys) this.#loaded.set(key, related.keys.has(key));
      if (related.readAt !== undefined) this.readAt = related.readAt;
      onLoaded();
    } catch (error) {
      this.failed = { code: codeOf(error), keys: new Set([...(this.failed?.keys ?? []), ...keys]) };
      onLoaded({ error });
    } finally {
      for (const key of keys) this.#inFlight.delete(key);
    }
  }
}
