import { AppError } from '@income-series/protocol/errors/app-error';
import type { ErrorCode } from '@income-series/protocol/errors/codes';
import type { IdentityService } from '../../../domains/identity/index.ts';
import { type RouteHandler, refuse, refuseMethod } from '../http/exchange.ts';

const PATH = /^\/webhooks\/identity\/([a-z-]{1,32})$/;
/** The largest body, in bytes. */
const MAX_BODY = 16_384;

/** Codes of bodies that were not read to their end. They are thrown on, because the server answers them on every path in one way. */
const UNREAD: ReadonlySet<ErrorCode> = new Set(['BODY_TOO_LARGE', 'OVERLOADED', 'CONTENT_ENCODING_REFUSED']);

/**
 * Creates the handler of `POST /webhooks/identity/{provider}`. It answers 204 when the notification is stored, also if it was
 * stored before.
 */
export function createWebhooks(identity: Pick<IdentityService, 'receive'>): RouteHandler {
  return async (exchange) => {
    const { path, method, req, res, body } = exchange;
    const provider = PATH.exec(path)?.[1];
    if (provider === undefined) return false;
    if (method !== 'POST') {
      refuseMethod(exchange, 'POST');
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
