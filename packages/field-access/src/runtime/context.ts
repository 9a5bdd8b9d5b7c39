import type { RequestAccess } from './request-access.ts';

/** The part of a request's context that the engine uses. */
export interface AccessContext<Viewer = unknown, Sources = unknown> {
  /** A Prisma client. */
  readonly db: object;
  readonly access: RequestAccess<Viewer, Sources>;
}
