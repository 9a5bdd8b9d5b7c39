import type { CursorSeal } from 'field-access/lists';
import type { Chains } from '../chains/index.ts';
import type { Clock } from '../core/clock.ts';
import type { PrismaClient } from '../generated/prisma/client.ts';
import type { GatewayAccess, Viewer } from './access/index.ts';

/**
 * The use cases that resolvers call and a noun's module.ts makes. Open: each domain's graphql.ts adds its own by
 * `declare module '../../graphql/context.ts' { interface ModuleServices { backups: BackupService } }`.
 */
// biome-ignore lint/suspicious/noEmptyInterface: opened by the domains
export interface ModuleServices {}

/** All use cases. Open in the same way, for those that apps/gateway/services.ts makes. */
export interface Services extends ModuleServices {}

/** What every resolver gets. One a request; one an event in a subscription. */
export interface GatewayContext {
  readonly db: PrismaClient;
  readonly viewer: Viewer;
  readonly access: GatewayAccess;
  readonly clock: Clock;
  readonly services: Services;
  /** The chains that are served. */
  readonly chains: Chains;
  readonly cursors: CursorSeal;
  readonly requestId: string;
  /** Aborts when the answer has ended, or the caller has disconnected; absent where no caller can. */
  readonly closed?: AbortSignal;
  /** Ends the answer whatever of it was read: the connection is gone. */
  readonly hangUp?: () => void;
}
