import { NOBODY, type Viewer } from '../../access/index.ts';
import type { EligibilityReader } from '../../access/ports.ts';
import { RequestAccess } from '../../access/request.ts';
import type { Clock } from '../../core/clock.ts';
import { AppError } from '../../core/errors/app-error.ts';
import type { Session } from '../../domains/account/index.ts';
import type { PrismaClient } from '../../generated/prisma/client.ts';
import type { GatewayContext, Services } from '../../graphql/context.ts';
import type { CursorSeal } from '../../graphql/cursor.ts';

export interface ContextDeps {
  readonly db: PrismaClient;
  readonly clock: Clock;
  readonly services: Services;
  readonly cursors: CursorSeal;
  readonly eligibility: EligibilityReader;
  /** Told of a relation that could not be loaded; its fields are answered with a typed error. */
  readonly onFailure: (error: unknown) => void;
}

/** RFC 6750, section 2.1. */
const BEARER = /^Bearer +([A-Za-z0-9._~+/-]+=*)$/i;

async function whoAsks(
  services: Services,
  authorization: string | null,
): Promise<{ viewer: Viewer; session: Session | null }> {
  if (authorization === null) return { viewer: NOBODY, session: null };
  const token = BEARER.exec(authorization)?.[1];
  if (token === undefined) throw new AppError('SESSION_INVALID');
  const { accountId, wallets, isAdmin, session } = await services.account.viewerOf(token);
  return { viewer: { accountId, wallets, isAdmin, sessionEpoch: session.epoch }, session };
}

/**
 * Makes the context of a request: who asks, found in at most one statement, and nothing known yet of what they may read.
 * A token that is not valid refuses the request; it is never taken for nobody's.
 */
export function createContextFactory({ db, clock, services, cursors, eligibility, onFailure }: ContextDeps) {
  return async (authorization: string | null, requestId: string): Promise<GatewayContext> => {
    const { viewer, session } = await whoAsks(services, authorization);
    const access = new RequestAccess({ viewer, db, eligibility, onFailure });
    return {
      db,
      clock,
      services,
      cursors,
      requestId,
      session,
      access,
      get viewer() {
        return access.viewer;
      },
    };
  };
}
