import type { Clock } from '@income-series/protocol/clock';
import { AppError } from '@income-series/protocol/errors/app-error';
import type { AccessRules } from 'field-access';
import type { Confirmation } from 'field-access/compiled';
import type { CursorSeal } from 'field-access/lists';
import type { Chains } from '../../../chains/index.ts';
import type { SessionClaims } from '../../../domains/account/index.ts';
import type { PrismaClient } from '../../../generated/prisma/client.ts';
import {
  createGatewayAccess,
  type EligibilityReader,
  type GatewayAccess,
  type KeyReader,
  NOBODY,
  type Viewer,
} from '../../../graphql/access/index.ts';
import type { GatewayContext, Services } from '../../../graphql/context.ts';

export interface ContextDeps {
  readonly db: PrismaClient;
  readonly clock: Clock;
  readonly services: Services;
  readonly chains: Chains;
  readonly cursors: CursorSeal;
  readonly eligibility: EligibilityReader;
  readonly reader: KeyReader;
  /** The access rules of the schema. */
  readonly rules: AccessRules;
  /** Receives the error of a relation that could not be loaded. Its fields return a typed error. */
  readonly onFailure: (error: unknown) => void;
}

/**
 * Matches a bearer header: the scheme in any case, one space or more (RFC 9110, sections 11.1 and 11.4), a token of three parts
 * (RFC 7515, section 7.1), and nothing more.
 */
const BEARER = /^Bearer +([A-Za-z0-9_-]+(?:\.[A-Za-z0-9_-]+){2})$/i;

const OTHER_SCHEME = { message: 'The header `authorization` has another scheme than `Bearer`.' };

/** Extracts the token from a bearer header. @throws SESSION_INVALID for any other header */
function parseToken(authorization: string): string {
  const token = BEARER.exec(authorization)?.[1];
  if (token === undefined)
    throw new AppError('SESSION_INVALID', /^(Bearer\b|$)/i.test(authorization) ? {} : OTHER_SCHEME);
  return token;
}

/**
 * The viewer of a request as of now, because a sign-in, a sign-out or a changed wallet replaces the viewer in the middle of a
 * request. Its properties are getters, because Yoga copies the context's properties once.
 */
class CurrentViewer implements Viewer {
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

/** A context whose viewer may come from memory; `confirmation` is null if it does not. */
interface RememberedContext {
  readonly context: GatewayContext;
  readonly confirmation: Confirmation | null;
}

export interface ContextFactory {
  /**
   * Creates the context of a request. Reads the viewer in at most one statement.
   * @throws SESSION_INVALID for an invalid token, which never counts as an anonymous request
   */
  create(authorization: string | null, requestId: string): Promise<GatewayContext>;
  /**
   * Creates the context with the viewer from memory, without a statement if it is there. Until the viewer is confirmed, no
   * resolver may run with the context and no answer may be sent. @throws SESSION_INVALID
   */
  createFromMemory(authorization: string | null, requestId: string): Promise<RememberedContext>;
  /** Verifies a header's token without a statement, and returns its account; null without a header. @throws SESSION_INVALID */
  accountOf(authorization: string | null): Promise<string | null>;
  /** The account of a header whose token this process has verified; null for any other. It reads no statement. */
  verifiedAccount(authorization: string | null): string | null;
  /**
   * Creates the context for the next event of a subscription, with session and wallets read again. Null if the session has
   * ended.
   */
  renew(context: GatewayContext): Promise<GatewayContext | null>;
}

/** Creates the factory of request contexts. The services of accounts verify tokens and read, or remember, viewers. */
export function createContextFactory(deps: ContextDeps): ContextFactory {
  const { db, clock, services, chains, cursors, rules, eligibility, reader, onFailure } = deps;

  const createContext = (viewer: Viewer, session: SessionClaims | null, requestId: string): GatewayContext => {
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
      viewer: new CurrentViewer(access),
    };
  };

  return {
    async create(authorization, requestId) {
      if (authorization === null) return createContext(NOBODY, null, requestId);
      const { viewer, session } = await services.account.viewerOf(parseToken(authorization));
      return createContext(viewer, session, requestId);
    },

    async createFromMemory(authorization, requestId) {
      const remembered = authorization === null ? null : await services.account.recall(parseToken(authorization));
      if (remembered === null) return { context: await this.create(authorization, requestId), confirmation: null };
      return {
        context: createContext(remembered.viewer, remembered.session, requestId),
        confirmation: remembered.confirmation,
      };
    },

    accountOf: async (authorization) =>
      authorization === null ? null : services.account.verifyToken(parseToken(authorization)),

    verifiedAccount(authorization) {
      const token = BEARER.exec(authorization ?? '')?.[1];
      return token === undefined ? null : services.account.verifiedAccount(token);
    },

    async renew({ session, requestId }) {
      if (session === null) return createContext(NOBODY, null, requestId);
      try {
        const { viewer } = await services.account.viewerOfSession(session);
        return createContext(viewer, session, requestId);
      } catch (error) {
        if (error instanceof AppError && error.code === 'SESSION_INVALID') return null;
        throw error;
      }
    },
  };
}
