import { parseUrl } from '@income-series/protocol/url';
import { z } from 'zod';

const UNRESERVED = 'A-Za-z0-9._~\\-';
const SUB_DELIMS = "!$&'()*+,;=";
const ENCODED = '%[0-9A-Fa-f]{2}';

/** The scheme of a URI, as a regular expression without anchors (RFC 3986, appendix A). */
export const SCHEME = '[A-Za-z][A-Za-z0-9+.-]*';
export const PCHAR = `(?:[${UNRESERVED}${SUB_DELIMS}:@]|${ENCODED})`;
/** One reserved or unreserved character of a URI, as a regular expression. */
export const URI_CHARACTER = `[${UNRESERVED}:/?#\\[\\]@${SUB_DELIMS}]`;

const USER_INFO = `(?:[${UNRESERVED}${SUB_DELIMS}:]|${ENCODED})*`;
const REG_NAME = `(?:[${UNRESERVED}${SUB_DELIMS}]|${ENCODED})*`;
/** An IP literal of a future version, of which RFC 3986 defines only the form. */
const FUTURE = `[vV][0-9A-Fa-f]+\\.[${UNRESERVED}${SUB_DELIMS}:]+`;
const HOST = `(?:\\[(?:(?<ipv6>[0-9A-Fa-f:.]+)|${FUTURE})\\]|${REG_NAME})`;
const AUTHORITY = new RegExp(`^(?:${USER_INFO}@)?${HOST}(?::[0-9]*)?$`);
const URI = new RegExp(
  `^${SCHEME}:(?://(?<authority>[^/?#]*)(?:/${PCHAR}*)*|/?(?:${PCHAR}+(?:/${PCHAR}*)*)?)` +
    `(?:\\?(?:${PCHAR}|[/?])*)?(?:#(?:${PCHAR}|[/?])*)?$`,
);
const Ipv6 = z.ipv6();

/** Tests for an authority by RFC 3986, section 3.2: `host`, `host:port` or `[IPv6]:port`. */
export function isAuthority(text: string): boolean {
  const match = AUTHORITY.exec(text);
  if (match === null) return false;
  const literal = match.groups?.ipv6;
  return literal === undefined || Ipv6.safeParse(literal).success;
}

/** Tests for a URI by RFC 3986, section 3: with a scheme, in ASCII. */
export function isUri(text: string): boolean {
  const match = URI.exec(text);
  if (match === null) return false;
  const authority = match.groups?.authority;
  return authority === undefined || isAuthority(authority);
}

/**
 * Normalizes a service's address to the form in which it is signed and compared: that of the WHATWG URL parser, with the host as
 * ASCII in lower case and without a default port, and without a slash at the end. Null if the text is not a URL or has no form
 * by RFC 3986.
 */
export function serviceUri(text: string): string | null {
  const url = parseUrl(text);
  if (url === null) return null;
  const { origin, pathname, search, hash } = url;
  const uri = `${origin}${pathname.replace(/\/+$/, '')}${search}${hash}`;
  return isUri(uri) ? uri : null;
}
