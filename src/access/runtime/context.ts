import type { RequestAccess } from './request-access.ts';

/** What the engine needs of a request's context. */
export interface AccessContext<Viewer = unknown, Sources = unknown> {
  /** A Prisma client. */
  readonly db: object;
  readonly access: RequestAccess<Viewer, Sources>;
}
