import type { IncomingMessage } from 'node:http';

/** A name of a header: a token (RFC 9110, section 5.6.2) of at most 64 characters. */
const NAME = /^[!#$%&'*+.^_`|~0-9a-z-]{1,64}$/i;
/** The greatest number of names that a preflight may ask for. */
const MOST_NAMES = 64;

/**
 * The headers of the answer to a preflight that allow the names it asks for. Names are not listed here, because tracing and client
 * libraries of a page add names of their own, and without credentials a header gives a page nothing that another client lacks.
 * Names that are no tokens, and those after the first 64, are left out.
 */
export function allowAskedHeaders(request: IncomingMessage): Record<string, string> {
  const listed = request.headers['access-control-request-headers']?.split(',', MOST_NAMES) ?? [];
  const names = listed.map((name) => name.trim()).filter((name) => NAME.test(name));
  return {
    ...(names.length > 0 ? { 'access-control-allow-headers': names.join(', ') } : {}),
    vary: 'Origin, Access-Control-Request-Headers',
  };
}
