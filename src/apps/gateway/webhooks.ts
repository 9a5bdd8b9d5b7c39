import { AppError } from '../../core/errors/app-error.ts';
import type { ErrorCode } from '../../core/errors/codes.ts';
import type { IdentityService } from '../../domains/identity/index.ts';
import { type Exchange, refuse } from './exchange.ts';

/** Answers an exchange of one of the webhooks' paths; false where the path is none. */
export type WebhookHandler = (exchange: Exchange) => Promise<boolean>;

const PATH = /^\/webhooks\/identity\/([a-z-]{1,32})$/;
/** Largest body in bytes. */
const MAX_BODY = 16_384;

/** Refused before the body was read to its end: the server answers as on every path, and ends the connection. */
const UNREAD: ReadonlySet<ErrorCode> = new Set(['BODY_TOO_LARGE', 'OVERLOADED']);

/** `POST /webhooks/identity/{provider}`: 204 once what it says is written, or was before. */
export function createWebhooks(identity: Pick<IdentityService, 'receive'>): WebhookHandler {
  return async (exchange) => {
    const { path, method, req, res, body } = exchange;
    const provider = PATH.exec(path)?.[1];
    if (provider === undefined) return false;
    if (method !== 'POST') {
      refuse(exchange, 'BAD_REQUEST', { status: 405, headers: { allow: 'POST' } });
      return true;
    }
    try {
      await identity.receive(provider, await body(MAX_BODY), req.headers);
      res.writeHead(204).end();
    } catch (error) {
      if (!(error instanceof AppError) || UNREAD.has(error.code)) throw error;
      refuse(exchange, error.code);
    }
    return true;
  };
}
