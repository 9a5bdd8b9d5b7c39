import type { Clock } from '@income-series/protocol/clock';
import type { CursorSeal } from 'field-access/lists';
import type { Chains } from '../chains/index.ts';
import type { SessionClaims } from '../domains/account/index.ts';
import type { PrismaClient } from '../generated/prisma/client.ts';
import type { GatewayAccess, Viewer } from './access/index.ts';

/**
 * The use cases that resolvers call: the result of `createServices`, which adds its type here, because nothing of apps is
 * imported.
 */
// biome-ignore lint/suspicious/noEmptyInterface: apps/gateway/services.ts adds what it makes
export interface Services {}

/** The context of resolvers: one for each request, and one for each event of a subscription. */
export interface GatewayContext {
  readonly db: PrismaClient;
  readonly viewer: Viewer;
  readonly access: GatewayAccess;
  /** The claims of the request's token; null without one. A sign-in replaces it. */
  session: SessionClaims | null;
  readonly clock: Clock;
  readonly services: Services;
  readonly chains: Chains;
  readonly cursors: CursorSeal;
  readonly requestId: string;
  /** Aborts when the answer has ended or the caller has disconnected; absent if there is no connection. */
  readonly closed?: AbortSignal;
  /** The client's address; absent if there is no connection. */
  readonly quota?: { readonly address: string };
  /** Closes the connection at once, even if the caller has not read the whole answer. */
  readonly hangUp?: () => void;
}
