import type { AccessRules } from 'field-access';
import type { Confirmation } from 'field-access/compiled';
import type { CursorSeal } from 'field-access/lists';
import type { Chains } from '../../chains/index.ts';
import type { Clock } from '../../core/clock.ts';
import { AppError } from '../../core/errors/app-error.ts';
import type { SessionClaims } from '../../domains/account/index.ts';
import type { PrismaClient } from '../../generated/prisma/client.ts';
import {
  createGatewayAccess,
  type EligibilityReader,
  type GatewayAccess,
  type KeyReader,
  NOBODY,
  type Viewer,
} from '../../graphql/access/index.ts';
import type { GatewayContext, Services } from '../../graphql/context.ts';

export interface ContextDeps {
  readonly db: PrismaClient;
  readonly clock: Clock;
  readonly services: Services;
  readonly chains: Chains;
  readonly cursors: CursorSeal;
  readonly eligibility: EligibilityReader;
  readonly reader: KeyReader;
  /** Of the schema that is served. */
  readonly rules: AccessRules;
  /** Called for a relation that could not be loaded; its fields are answered with a typed error. */
  readonly onFailure: (error: unknown) => void;
}

/**
 * The scheme in any case (RFC 9110, section 11.1), one space, a token of three parts (RFC 7515, section 7.1), nothing
 * more.
 */
const BEARER = /^Bearer ([A-Za-z0-9_-]+(?:\.[A-Za-z0-9_-]+){2})$/i;

/** @throws SESSION_INVALID for any other header */
function tokenIn(authorization: string): string {
  const token = BEARER.exec(authorization)?.[1];
  if (token === undefined) throw new AppError('SESSION_INVALID');
  return token;
}

/**
 * Who the request is from now: a sign-in, a sign-out or a changed wallet makes the rest of it somebody else's. Live
 * in itself, because the server copies the context's properties once.
 */
class Current implements Viewer {
  readonly #access: GatewayAccess;
  constructor(access: GatewayAccess) {
    this.#access = access;
  }
  get accountId() {
    return this.#access.viewer.accountId;
  }
  get wallets() {
    return this.#access.viewer.wallets;
  }
  get isAdmin() {
    return this.#access.viewer.isAdmin;
  }
  get signerKeys() {
    return this.#access.viewer.signerKeys;
  }
  get signerChains() {
    return this.#access.viewer.signerChains;
  }
  get sessionEpoch() {
    return this.#access.viewer.sessionEpoch;
  }
}

/** A context, and what has to be confirmed of its viewer; null: nothing. */
interface RecalledContext {
  readonly context: GatewayContext;
  readonly confirmation: Confirmation | null;
}

export interface ContextFactory {
  /**
   * The context of a request: who asks, found in at most one statement, and nothing known yet of what they may read.
   * @throws SESSION_INVALID for a token that is not valid: it is never taken for nobody's
   */
  of(authorization: string | null, requestId: string): Promise<GatewayContext>;
  /**
   * The same for the viewer as it was last read, without a statement where it is known: no resolver may run with it, and nothing
   * be answered, before it is confirmed. @throws SESSION_INVALID
   */
  recalled(authorization: string | null, requestId: string): Promise<RecalledContext>;
  /**
   * The same request with its session and wallets read again: for the next event of a subscription. Null if the
   * session is over.
   */
  renewed(context: GatewayContext): Promise<GatewayContext | null>;
}

export function createContextFactory(deps: ContextDeps): ContextFactory {
  const { db, clock, services, chains, cursors, rules, eligibility, reader, onFailure } = deps;

  const contextOf = (viewer: Viewer, session: SessionClaims | null, requestId: string): GatewayContext => {
    const access = createGatewayAccess({
      viewer,
      firstChain: chains.first.name,
      db,
      rules,
      eligibility,
      reader,
      onFailure,
    });
    return {
      db,
      clock,
      services,
      chains,
      cursors,
      requestId,
      session,
      access,
      viewer: new Current(access),
    };
  };

  return {
    async of(authorization, requestId) {
      if (authorization === null) return contextOf(NOBODY, null, requestId);
      const { viewer, session } = await services.account.viewerOf(tokenIn(authorization));
      return contextOf(viewer, session, requestId);
    },

    async recalled(authorization, requestId) {
      const found = authorization === null ? null : await services.account.recall(tokenIn(authorization));
      if (found === null) return { context: await this.of(authorization, requestId), confirmation: null };
      return { context: contextOf(found.viewer, found.session, requestId), confirmation: found.confirmation };
    },

    async renewed({ session, requestId }) {
      if (session === null) return contextOf(NOBODY, null, requestId);
      try {
        const { viewer } = await services.account.viewerOfSession(session);
        return contextOf(viewer, session, requestId);
      } catch (error) {
        if (error instanceof AppError && error.code === 'SESSION_INVALID') return null;
        throw error;
      }
    },
  };
}
