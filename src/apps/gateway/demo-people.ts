import ipaddr from 'ipaddr.js';
import type { Exchange } from './exchange.ts';

/** Where a demo answers who is signed in, for its own pages. Every other program answers NOT_FOUND. */
export const DEMO_PEOPLE_PATH = '/demo/people';

/** Somebody in a demo, by whose token anyone on the same machine may read. */
export interface DemoPerson {
  /** As the demo's story calls them. */
  readonly name: string;
  /** What they are there, in a few words. */
  readonly role: string;
  /** The chain of the wallet that signed in. */
  readonly chain: string;
  readonly wallet: string;
  /** Of the session, for `authorization: Bearer …`. */
  readonly token: string;
}

/** The names by which a browser reaches this machine; a page of another name cannot have its requests answered. */
const OWN_HOST = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::(\d+))?$/;

/**
 * What browsers and command-line clients send with a GET. Any other header is taken for a proxy's, because each proxy has names of its
 * own (`x-amzn-trace-id`, `fastly-client-ip`, `cdn-loop`).
 */
const OF_CLIENTS =
  /^(host|connection|keep-alive|user-agent|accept(-language|-encoding|-charset)?|referer|origin|sec-.*|cookie|cache-control|pragma|dnt|priority|te|upgrade-insecure-requests|if-(none-match|modified-since))$/;

const isLoopback = (address: string | undefined): boolean =>
  address !== undefined && ipaddr.isValid(address) && ipaddr.process(address).range() === 'loopback';

/**
 * Whether a request comes from this machine, not through a proxy, and from no page or from a page of this server. Browsers say
 * the latter by themselves (Fetch Metadata, Origin), and a page cannot change it.
 */
export function isOwnPage({ req: { headers, socket } }: Exchange): boolean {
  const { host = '', origin, 'sec-fetch-site': site } = headers;
  const [own, port = '80'] = OWN_HOST.exec(host) ?? [];
  if (!isLoopback(socket.remoteAddress) || own === undefined || Number(port) !== socket.localPort) return false;
  if (!Object.keys(headers).every((name) => OF_CLIENTS.test(name))) return false;
  return (origin === undefined || origin === `http://${host}`) && (site === undefined || site === 'same-origin');
}
