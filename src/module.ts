import type { AccountEnd } from './core/account-end.ts';
import type { Clock } from './core/clock.ts';
import type { UnservedRecord } from './core/unserved.ts';
import type { SealedTable, Vault } from './core/vault/index.ts';
import type { OpenWork } from './domains/account/index.ts';
import type { AnnouncementService } from './domains/announcements/index.ts';
import type { NotificationCatalogue, Notifications } from './domains/notifications/index.ts';
import type { CallCatalogue, CallDeclarations, TransactionService } from './domains/transaction/index.ts';
import type { PrismaClient } from './generated/prisma/client.ts';
import type { RestRoute } from './graphql/rest/route.ts';
import type { IndexedModule } from './indexing/parts.ts';
import type { KeeperModule } from './keepers/start.ts';

/** What a gateway gives the services of a noun. One that needs more is made in apps/gateway/services.ts. */
export interface ServiceParts {
  readonly db: PrismaClient;
  readonly vault: Vault;
  readonly clock: Clock;
  readonly announcements: AnnouncementService;
  readonly transactions: TransactionService;
}

/**
 * All that a noun brings to the product, said once in its `module.ts`. Gateway, worker and keepers iterate `modules.ts` and
 * know no noun by name.
 */
export interface Module extends IndexedModule, KeeperModule {
  readonly name: string;
  /** The contract calls that people sign, and what they read before. */
  readonly calls?: Partial<CallDeclarations>;
  /** What people are notified of, who, and in which words. */
  readonly notifications?: Notifications;
  /** Its work that is addressed to a signer key. */
  readonly openWork?: OpenWork;
  /** Its use cases, for resolvers, by name: `ServiceModule` says which. */
  readonly services?: (parts: ServiceParts) => object;
  /** What of its rows goes, stays or names nobody any more when an account is deleted, and its work that prevents it. */
  readonly accountEnd?: AccountEnd;
  /** Where it keeps values that the vault seals: a change of the vault key seals them again. */
  readonly sealed?: readonly SealedTable[];
  /** What it keeps and no field serves, and what the service never has of it: rows of the data map. */
  readonly unserved?: readonly UnservedRecord[];
  /** Its REST paths. */
  readonly rest?: readonly RestRoute[];
  /** Loads the files that register its GraphQL types and fields. A worker never does. */
  readonly schema?: () => Promise<unknown>;
}

/** A module that makes use cases: resolvers have them as `services.<name>`. */
export type ServiceModule<Own extends object> = Module & { readonly services: (parts: ServiceParts) => Own };

/** What all modules together declare. */
export interface Catalogues {
  readonly calls: CallCatalogue;
  readonly notifications: NotificationCatalogue;
  /** Their work that is addressed to a signer key. */
  readonly openWork: readonly OpenWork[];
}

/** A module that needs what all of them declare; it declares nothing of that itself. */
export type CatalogueModule = (catalogues: Catalogues) => Omit<Module, 'calls' | 'notifications' | 'openWork'>;

/** An entry of the list of modules. */
export type ListedModule = Module | CatalogueModule;

type ServicesOfOne<M> = M extends ServiceModule<infer Own> ? Own : object;

/** The use cases that all modules of a list make. */
export type ServicesOf<List extends readonly unknown[]> = List extends readonly [infer First, ...infer Rest]
  ? ServicesOfOne<First> & ServicesOf<Rest>
  : object;
