import { parseUrl } from '@income-series/protocol/url';

export const SEVERAL_HOSTS = 'must name one host, not several';
export const BAD_PORT = 'has a port that is no number up to 65535';
const UNWRITTEN = 'has a /, ? or # in user name or password that is not written %2F, %3F or %23';

/** Matches the parts of a text with an authority (RFC 3986). */
const PARTS = /^([a-z][a-z\d+.-]*):\/\/([^/?#]*)(.*)$/is;

/** Matches the port of an authority, whatever it consists of; the colons of an IPv6 address are in brackets. */
const PORT = /:[^:\]@]*$/;

/**
 * The reason why a text is no URL with one of these schemes; undefined if it is one. The reason names the wrong part if that is
 * certain, because the rest of the text has no fault.
 */
export function urlProblem(text: string, schemes: readonly string[]): string | undefined {
  const [, scheme = '', authority = '', rest = ''] = PARTS.exec(text) ?? [];
  const rule = `must be a URL with ${schemes.join(' or ')}`;
  const url = parseUrl(text);
  // The parsed host is looked at, because a comma may be written %2C or follow more than two slashes.
  const several = url?.hostname.includes(',') ? SEVERAL_HOSTS : undefined;
  if (!schemes.includes(scheme.toLowerCase())) return schemes.includes(schemeOf(url)) ? several : rule;
  if (authority.slice(authority.lastIndexOf('@') + 1).includes(',')) return SEVERAL_HOSTS;
  if (url !== null) return several;
  if (rest.includes('@')) return UNWRITTEN;
  return parseUrl(`${scheme}://${authority.replace(PORT, '')}${rest}`) === null ? rule : BAD_PORT;
}

const schemeOf = (url: URL | null): string => url?.protocol.slice(0, -1) ?? '';
