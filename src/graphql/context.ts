import type { CursorSeal } from 'field-access/lists';
import type { Chains } from '../chains/index.ts';
import type { Clock } from '../core/clock.ts';
import type { SessionClaims } from '../domains/account/index.ts';
import type { PrismaClient } from '../generated/prisma/client.ts';
import type { GatewayAccess, Viewer } from './access/index.ts';

/** The use cases that resolvers call: the result of `createServices`, which adds its type here, because nothing of apps is imported. */
// biome-ignore lint/suspicious/noEmptyInterface: apps/gateway/services.ts adds what it makes
export interface Services {}

/** What every resolver gets. One a request; one an event in a subscription. */
export interface GatewayContext {
  readonly db: PrismaClient;
  readonly viewer: Viewer;
  readonly access: GatewayAccess;
  /** What the request's token said; null for nobody. A sign-in replaces it. */
  session: SessionClaims | null;
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
