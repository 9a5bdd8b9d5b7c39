/**
 * The cookie in which the app names the origin of the user's Solana node (packages/app/src/device/solana-node.ts). With TLS it has a
 * prefix, by which browsers take it from this host alone, never from a neighbour of the same domain, and never without TLS.
 */
const COOKIE = 'income-series-solana-node';
const cookieName = (hasTls: boolean): string => (hasTls ? `__Host-${COOKIE}` : COOKIE);

/** The longest origin: `https://`, a name of 253 characters, a colon and a port. */
const MOST_CHARACTERS = 267;

const LABEL = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?';
const HTTPS = new RegExp(`^https://${LABEL}(?:\\.${LABEL})*(?::[1-9][0-9]{0,4})?$`);
const THIS_MACHINE = /^http:\/\/(?:localhost|127\.0\.0\.1)(?::[1-9][0-9]{0,4})?$/;

/** Tests that a text is one origin with https, or with http on this machine, written as browsers write it. */
function isNodeOrigin(text: string): boolean {
  if (text.length > MOST_CHARACTERS || !(HTTPS.test(text) || THIS_MACHINE.test(text))) return false;
  try {
    return new URL(text).origin === text;
  } catch {
    return false;
  }
}

/**
 * The origin that the page of the app may connect to besides its server: that of the user's node, or null. A cookie with any other
 * text is ignored, and so are two cookies of the name, because one of them came from elsewhere.
 *
 * The page names the node in a cookie and not in its address, because anybody can send a link, but only a page of this site can
 * set a cookie. `SameSite=Strict` keeps it out of other sites' requests. The cookie permits a connection and starts none: the page asks
 * only the node that its own database has.
 *
 * @param hasTls whether people reach the site with TLS: then the cookie's name has the prefix `__Host-`
 */
export function nodeOriginOf(cookies: string | undefined, hasTls: boolean): string | null {
  const own = cookieName(hasTls);
  const values = (cookies ?? '').split(';').flatMap((pair) => {
    const [name, ...rest] = pair.trim().split('=');
    return name === own ? [rest.join('=')] : [];
  });
  const [value] = values;
  return values.length === 1 && value !== undefined && isNodeOrigin(value) ? value : null;
}
