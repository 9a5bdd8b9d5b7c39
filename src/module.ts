import type { Notifications } from './domains/notifications/index.ts';
import type { IndexedModule } from './indexing/parts.ts';
import type { KeptModule } from './keepers/start.ts';

/**
 * All that a noun brings to the product, said once in its `module.ts`. Gateway, worker and keepers iterate `modules.ts` and
 * know no noun by name.
 */
export interface Module extends IndexedModule, KeptModule {
  readonly name: string;
  /** What people are notified of, who, and in which words. */
  readonly notifications?: Notifications;
  /** Loads the files that register its GraphQL types and fields. A worker never does. */
  readonly schema?: () => Promise<unknown>;
}
