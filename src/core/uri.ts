import { z } from 'zod';
import { parseUrl } from './url.ts';

const UNRESERVED = 'A-Za-z0-9._~\\-';
const SUB_DELIMS = "!$&'()*+,;=";
const ENCODED = '%[0-9A-Fa-f]{2}';

/** Regular expressions of RFC 3986 (appendix A), to be anchored by the caller. */
export const SCHEME = '[A-Za-z][A-Za-z0-9+.-]*';
export const PCHAR = `(?:[${UNRESERVED}${SUB_DELIMS}:@]|${ENCODED})`;
/** One character, reserved or unreserved. */
export const URI_CHARACTER = `[${UNRESERVED}:/?#\\[\\]@${SUB_DELIMS}]`;

const USER_INFO = `(?:[${UNRESERVED}${SUB_DELIMS}:]|${ENCODED})*`;
const REG_NAME = `(?:[${UNRESERVED}${SUB_DELIMS}]|${ENCODED})*`;
/** A literal of an address version that is still to come, of which RFC 3986 fixes the form alone. */
const FUTURE = `[vV][0-9A-Fa-f]+\\.[${UNRESERVED}${SUB_DELIMS}:]+`;
const HOST = `(?:\\[(?:(?<ipv6>[0-9A-Fa-f:.]+)|${FUTURE})\\]|${REG_NAME})`;
const AUTHORITY = new RegExp(`^(?:${USER_INFO}@)?${HOST}(?::[0-9]*)?$`);
const URI = new RegExp(
  `^${SCHEME}:(?://(?<authority>[^/?#]*)(?:/${PCHAR}*)*|/?(?:${PCHAR}+(?:/${PCHAR}*)*)?)` +
    `(?:\\?(?:${PCHAR}|[/?])*)?(?:#(?:${PCHAR}|[/?])*)?$`,
);
const Ipv6 = z.ipv6();

/** An authority of RFC 3986, section 3.2: `host`, `host:port`, `[IPv6]:port`. */
export function isAuthority(text: string): boolean {
  const match = AUTHORITY.exec(text);
  if (match === null) return false;
  const literal = match.groups?.ipv6;
  return literal === undefined || Ipv6.safeParse(literal).success;
}

/** A URI of RFC 3986, section 3: with a scheme, in ASCII. */
export function isUri(text: string): boolean {
  const match = URI.exec(text);
  if (match === null) return false;
  const authority = match.groups?.authority;
  return authority === undefined || isAuthority(authority);
}

/**
 * A service's address in the one form in which it is signed and compared: the URL parser's (WHATWG), so that the host is
 * ASCII (`xn--` labels) in lower case and the scheme's own port is left out; without a slash at the end. Null where the
 * text is no URL, or RFC 3986 has no way to write it.
 */
export function serviceUri(text: string): string | null {
  const url = parseUrl(text);
  if (url === null) return null;
  const { origin, pathname, search, hash } = url;
  const uri = `${origin}${pathname.replace(/\/+$/, '')}${search}${hash}`;
  return isUri(uri) ? uri : null;
}
