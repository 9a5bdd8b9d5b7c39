import { columnText, type KeyValue } from '../model/column-values.ts';
import type { AnyLoader, RelationOrigin } from '../model/labels.ts';
import { uuidTexts } from '../model/own-keys.ts';

/** Waits for everything that is ready now, so that sibling lists join one batch. */
const afterThisTick = () => Promise.resolve().then(() => new Promise<void>((resolve) => process.nextTick(resolve)));

/** A key to load, and whether its column holds UUIDs, which a loader may answer in other letters. */
interface AskedKey {
  readonly value: KeyValue;
  readonly uuid: boolean;
}

interface RelationStoreOptions {
  readonly load: AnyLoader;
  /** The scope of all keys. */
  readonly scope: string;
  readonly sources: unknown;
  readonly codeOf: (failure: unknown) => string;
  /** Called after every load, with the error if it failed. */
  readonly onLoaded: (failure?: { readonly error: unknown }) => void;
}

/**
 * The viewer's relation to subjects of one scope: the keys that are loaded, and those in flight, by their texts. Keys of one tick are
 * loaded in one call, and a key in flight is not loaded again.
 */
export class RelationStore {
  /** The failure of the last load; its keys stay unknown. */
  failed: { readonly code: string; readonly keys: ReadonlySet<string> } | null = null;
  /** The source of the relation, if its loader names one. */
  readAt: RelationOrigin = null;
  #loaded = new Map<string, boolean>();
  #inFlight = new Map<string, Promise<void>>();
  #next: { keys: Map<string, AskedKey>; done: Promise<void> } | null = null;
  readonly #options: RelationStoreOptions;

  constructor(options: RelationStoreOptions) {
    this.#options = options;
  }

  /** Tests that the relation holds on the subject; undefined while it is not loaded. */
  get(key: string): boolean | 'failed' | undefined {
    return this.#loaded.get(key) ?? (this.failed?.keys.has(key) ? 'failed' : undefined);
  }

  /** Loads the subject's relation. The promise never rejects: it resolves when the relation is loaded or its load failed. */
  load(key: string, asked: AskedKey): Promise<void> {
    const pending = this.#inFlight.get(key);
    if (pending) return pending;
    if (!this.#next) {
      const keys = new Map<string, AskedKey>();
      this.#next = { keys, done: afterThisTick().then(() => this.#run(keys)) };
    }
    this.#next.keys.set(key, asked);
    this.#inFlight.set(key, this.#next.done);
    return this.#next.done;
  }

  async #run(keys: ReadonlyMap<string, AskedKey>): Promise<void> {
    this.#next = null;
    const { load, scope, sources, codeOf, onLoaded } = this.#options;
    try {
      const related = await load(sources, [...keys.values()].map(({ value }) => value) as never[], scope);
      const holding = new Set([...related.keys].map(columnText));
      const uuids = uuidTexts(holding);
      for (const [key, { uuid }] of keys) this.#loaded.set(key, (uuid ? uuids : holding).has(key));
      if (related.readAt !== undefined) this.readAt = related.readAt;
      onLoaded();
    } catch (error) {
      this.failed = { code: codeOf(error), keys: new Set([...(this.failed?.keys ?? []), ...keys.keys()]) };
      await Promise.resolve({ error })
        .then(onLoaded)
        .catch(() => {}); // the load has failed, whatever is done with its error
    } finally {
      for (const key of keys.keys()) this.#inFlight.delete(key);
    }
  }
}
