import type { PrismaClient } from '../generated/prisma/client.ts';
import type { RequestAccess } from './request.ts';
import type { Viewer } from './viewer.ts';

/** What the access engine needs of a request's context. */
export interface AccessContext {
  readonly db: PrismaClient;
  readonly viewer: Viewer;
  readonly access: RequestAccess;
}
