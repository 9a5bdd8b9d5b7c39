import type { ReadAt, RelationLoader } from '../model/labels.ts';

/** Runs after everything that is ready now, so that sibling lists join one batch. */
const afterThisTick = () => Promise.resolve().then(() => new Promise<void>((resolve) => process.nextTick(resolve)));

interface RelationStoreOptions {
  readonly load: RelationLoader;
  /** Of all keys. */
  readonly scope: string;
  readonly sources: unknown;
  readonly codeOf: (failure: unknown) => string;
  /** After every load, with what it failed of. */
  readonly onLoaded: (failure?: { readonly error: unknown }) => void;
}

/**
 * What the viewer is to subjects by one relation: what is known, what is being loaded. Keys that are asked for in one tick
 * are loaded in one call; a key in flight is not asked again.
 */
export class RelationStore {
  /** Why the last load failed; its keys stay unknown. */
  failed: { readonly code: string; readonly keys: ReadonlySet<string> } | null = null;
  /** Where a relation was read, if its loader says so. */
  readAt: ReadAt = null;
  #known = new Map<string, boolean>();
  #inFlight = new Map<string, Promise<void>>();
  #next: { keys: Set<string>; done: Promise<void> } | null = null;
  readonly #options: RelationStoreOptions;

  constructor(options: RelationStoreOptions) {
    this.#options = options;
  }

  /** Whether the relation holds on the subject; undefined while it is not loaded. */
  get(key: string): boolean | 'failed' | undefined {
    return this.#known.get(key) ?? (this.failed?.keys.has(key) ? 'failed' : undefined);
  }

  /** A promise that resolves (never rejects) when the subject's relation is known or its load failed. */
  load(key: string): Promise<void> {
    const asked = this.#inFlight.get(key);
    if (asked) return asked;
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
      const found = await load(sources, [...keys], scope);
      for (const key of keys) this.#known.set(key, found.keys.has(key));
      if (found.readAt !== undefined) this.readAt = found.readAt;
      onLoaded();
    } catch (error) {
      this.failed = { code: codeOf(error), keys: new Set([...(this.failed?.keys ?? []), ...keys]) };
      onLoaded({ error });
    } finally {
      for (const key of keys) this.#inFlight.delete(key);
    }
  }
}
