import ipaddr from 'ipaddr.js';
import { type Exchange, READS, type RouteHandler, respondJson } from '../gateway/http/exchange.ts';

/** The path that returns the signed-in people of a demo to its own pages. Other programs answer NOT_FOUND. */
const PATH = '/demo/people';

/** A person in a demo. Anyone on the same machine may read with their token. */
export interface DemoPerson {
  /** The name in the demo's story. */
  readonly name: string;
  /** The person's role in the story, in a few words. */
  readonly role: string;
  /** The chain of the wallet that signed in. */
  readonly chain: string;
  readonly wallet: string;
  /** The session token, for `authorization: Bearer …`. */
  readonly token: string;
}

/** Matches the host names by which a browser reaches its own machine. Requests to any other name are refused. */
const OWN_HOST = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::(\d+))?$/;

/**
 * Matches the headers that browsers and command-line clients send with a GET. Any other header is taken for a proxy's, because
 * each proxy has names of its own (`x-amzn-trace-id`, `fastly-client-ip`, `cdn-loop`).
 */
const CLIENT_HEADERS =
  /^(host|connection|keep-alive|user-agent|accept(-language|-encoding|-charset)?|referer|origin|sec-.*|cookie|cache-control|pragma|dnt|priority|te|upgrade-insecure-requests|if-(none-match|modified-since))$/;

const isLoopback = (address: string | undefined): boolean =>
  address !== undefined && ipaddr.isValid(address) && ipaddr.process(address).range() === 'loopback';

/**
 * Tests that a request comes from this machine without a proxy, and either from no page or from a page of this server. The
 * page is known by headers that browsers set and pages cannot change (Fetch Metadata, Origin).
 */
function isOwnPage({ req: { headers, socket } }: Exchange): boolean {
  const { host = '', origin, 'sec-fetch-site': site } = headers;
  const [hostMatch, port = '80'] = OWN_HOST.exec(host) ?? [];
  if (!isLoopback(socket.remoteAddress) || hostMatch === undefined || Number(port) !== socket.localPort) return false;
  if (!Object.keys(headers).every((name) => CLIENT_HEADERS.test(name))) return false;
  return (origin === undefined || origin === `http://${host}`) && (site === undefined || site === 'same-origin');
}

/** Creates the route of a demo that lists its signed-in people, with their tokens. */
export const createPeopleRoute =
  (list: () => Promise<readonly DemoPerson[]>): RouteHandler =>
  async (exchange) => {
    const { path, method, res } = exchange;
    if (path !== PATH || !READS.has(method) || !isOwnPage(exchange)) return false;
    respondJson(res, 200, await list());
    return true;
  };
