import { POSITION_HEADER } from '@income-series/protocol/position';
import { allowAskedHeaders } from '../../../adapters/http/preflight.ts';
import type { Exchange } from './exchange.ts';

const EXPOSED_HEADERS = `x-request-id, retry-after, ${POSITION_HEADER}`;
const MAX_AGE_S = '7200';

/**
 * Sets the CORS headers for the configured origins. Credentials are not allowed, because sessions travel in a header that
 * only a script of an allowed origin can set. Returns true if the request was a preflight, which is then answered.
 */
export function applyCors({ req, res, method }: Exchange, origins: readonly string[]): boolean {
  const { origin } = req.headers;
  res.setHeader('vary', 'Origin');
  if (origin !== undefined && origins.includes(origin)) {
    res.setHeader('access-control-allow-origin', origin);
    res.setHeader('access-control-expose-headers', EXPOSED_HEADERS);
    if (method === 'OPTIONS') {
      res.setHeader('access-control-allow-methods', 'GET, POST, PUT, DELETE');
      res.setHeaders(new Map(Object.entries(allowAskedHeaders(req))));
      res.setHeader('access-control-max-age', MAX_AGE_S);
    }
  }
  if (method !== 'OPTIONS') return false;
  res.writeHead(204, { allow: 'GET, HEAD, POST, OPTIONS' }).end();
  return true;
}
