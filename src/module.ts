import type { Clock } from '@income-series/protocol/clock';
import type { AccountEnd } from './core/account-end.ts';
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

/** The parts that a module's services are made from. Services that need more are made in apps/gateway/services.ts. */
export interface ServiceParts {
  readonly db: PrismaClient;
  readonly vault: Vault;
  readonly clock: Clock;
  readonly announcements: AnnouncementService;
  readonly transactions: TransactionService;
}

/**
 * The contribution of a domain to the product, declared in its `module.ts`. Gateway, worker and keepers iterate `modules.ts`
 * and name no domain.
 */
export interface Module extends IndexedModule, KeeperModule {
  readonly name: string;
  /** The contract calls that people sign, with the texts that they read before signing. */
  readonly calls?: Partial<CallDeclarations>;
  /** The notifications that the module sends: their events, recipients and texts. */
  readonly notifications?: Notifications;
  /** Its open work for signer keys. */
  readonly openWork?: OpenWork;
  /** Makes the module's use cases for resolvers, by name; `ServiceModule` gives them their types. */
  readonly services?: (parts: ServiceParts) => object;
  /**
   * The effect of an account's deletion on its rows (deleted, kept or made anonymous), and its open work that blocks the
   * deletion.
   */
  readonly accountEnd?: AccountEnd;
  /** The tables with values that the vault seals. A change of the vault key seals them again. */
  readonly sealed?: readonly SealedTable[];
  /** Rows of the data map for stored data that no field returns, and for data that the service never has. */
  readonly unserved?: readonly UnservedRecord[];
  /** Its REST paths. */
  readonly rest?: readonly RestRoute[];
  /** Loads the files that register the module's GraphQL types and fields. A worker never calls this. */
  readonly schema?: () => Promise<unknown>;
}

/** A module with use cases, which resolvers call as `services.<name>`. */
export type ServiceModule<Own extends object> = Module & { readonly services: (parts: ServiceParts) => Own };

/** The combined declarations of all modules. */
export interface Catalogues {
  readonly calls: CallCatalogue;
  readonly notifications: NotificationCatalogue;
  /** Open work for signer keys. */
  readonly openWork: readonly OpenWork[];
}

/** A module that is made from the combined declarations of the others, and adds none of these itself. */
export type CatalogueModule = (catalogues: Catalogues) => Omit<Module, 'calls' | 'notifications' | 'openWork'>;

/** An entry of the list of modules. */
export type ListedModule = Module | CatalogueModule;

type ServicesOfOne<M> = M extends ServiceModule<infer Own> ? Own : object;

/** The combined use cases of a list of modules. */
export type ServicesOf<List extends readonly unknown[]> = List extends readonly [infer First, ...infer Rest]
  ? ServicesOfOne<First> & ServicesOf<Rest>
  : object;
