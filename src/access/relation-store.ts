import { AppError } from '../core/errors/app-error.ts';
import type { ErrorCode } from '../core/errors/codes.ts';
import type { ReadBlock } from './ports.ts';
import type { RelationLoader, RelationSources } from './relations/loader.ts';

/** Runs after everything that is ready now, so that sibling lists join one batch. */
const afterThisTick = () => Promise.resolve().then(() => new Promise<void>((resolve) => process.nextTick(resolve)));

/**
 * The viewer's standing to subjects under one label: what is known, what is being asked. Keys wanted in one tick are
 * asked in one call; a key in flight is not asked again.
 */
export class RelationStore {
  /** Why the last load failed; its keys stay unknown. */
  failed: { readonly code: ErrorCode; readonly keys: ReadonlySet<string> } | null = null;
  /** The block of a relation that came from the chain. */
  block: ReadBlock | null = null;
  #known = new Map<string, boolean>();
  #inFlight = new Map<string, Promise<void>>();
  #next: { keys: Set<string>; done: Promise<void> } | null = null;
  readonly #load: RelationLoader;
  readonly #sources: RelationSources;
  readonly #onLoaded: (failure?: unknown) => void;

  constructor(load: RelationLoader, sources: RelationSources, onLoaded: (failure?: unknown) => void) {
    this.#load = load;
    this.#sources = sources;
    this.#onLoaded = onLoaded;
  }

  /** Whether the label holds on the subject; undefined while nobody has asked. */
  get(key: string): boolean | undefined {
    return this.#known.get(key);
  }

  /** A promise that settles (never rejects) when the subject's standing is known or its load failed. */
  want(key: string): Promise<void> {
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
    try {
      const { held, block } = await this.#load(this.#sources, [...keys]);
      for (const key of keys) this.#known.set(key, held.has(key));
      if (block) this.block = block;
      this.#onLoaded();
    } catch (error) {
      const code = error instanceof AppError ? error.code : 'DATABASE_UNAVAILABLE';
      this.failed = { code, keys: new Set([...(this.failed?.keys ?? []), ...keys]) };
      this.#onLoaded(error);
    } finally {
      for (const key of keys) this.#inFlight.delete(key);
    }
  }
}
