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
const OWN_HOST = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/;

/** What proxies add to a request. */
const OF_PROXY =
  /^(forwarded|via|x-(forwarded|real|client|envoy|original|cluster|scheme|request-start).*|cf-.*|true-client-ip|fly-.*|tailscale-.*)$/;

const isLoopback = (address: string | undefined): boolean =>
  address !== undefined && ipaddr.isValid(address) && ipaddr.process(address).range() === 'loopback';

/**
 * Whether a request comes from this machine, not through a proxy, and from no page or from a page of this server. Browsers say
 * the latter by themselves (Fetch Metadata, Origin), and a page cannot change it.
 */
export function isOwnPage({ req: { headers, socket } }: Exchange): boolean {
  const { host = '', origin, 'sec-fetch-site': site } = headers;
  if (!isLoopback(socket.remoteAddress) || !OWN_HOST.test(host)) return false;
  if (Object.keys(headers).some((name) => OF_PROXY.test(name))) return false;
  return (origin === undefined || origin === `http://${host}`) && (site === undefined || site === 'same-origin');
}
