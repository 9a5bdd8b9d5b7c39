import ipaddr from 'ipaddr.js';
import { type Exchange, isJson, refuse, respondJson } from './exchange.ts';

/** The path that returns the signed-in people of a demo to its own pages. Other programs answer NOT_FOUND. */
const PEOPLE_PATH = '/demo/people';
/** The path that takes the requests of a demo's own pages to its people's wallets. Other programs do not have it. */
const WALLET_PATH = '/demo/wallet';
/** The largest body of a request to a wallet, in bytes. */
const MAX_BODY = 262_144;

/** A person in a demo. Anyone on the same machine can read with their token. */
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
  /** True if the demo signs for this wallet. The others sign elsewhere, as attestors' tools do. */
  readonly hasWallet: boolean;
}

/** A request of EIP-1193 to the wallet of a person, or of the Wallet Standard in the same form. */
export interface WalletRequest {
  readonly chain: string;
  readonly wallet: string;
  readonly method: string;
  readonly params: readonly unknown[];
}

/** The answer of a wallet, in the form of JSON-RPC. */
export type WalletAnswer =
  | { readonly result: unknown }
  | { readonly error: { readonly code: number; readonly message: string } };

/** A demo's people, and their wallets, whose keys are public. Only a development profile with embedded chains may have one. */
export interface DemoAccess {
  people(): Promise<readonly DemoPerson[]>;
  askWallet(request: WalletRequest): Promise<WalletAnswer>;
}

/**
 * Matches the host names by which a browser reaches its own machine, with a port as browsers write it: a number without zeros before it.
 * Requests to any other name are refused.
 */
const OWN_HOST = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::([1-9]\d{0,4}))?$/;

/**
 * Matches the headers that browsers and command-line clients send. Any other header is taken for a proxy's, because
 * each proxy has names of its own (`x-amzn-trace-id`, `fastly-client-ip`, `cdn-loop`).
 */
const CLIENT_HEADERS =
  /^(host|connection|content-(type|length)|keep-alive|user-agent|accept(-language|-encoding|-charset)?|referer|origin|sec-fetch-(site|mode|dest|user)|sec-ch-ua(-[a-z-]+)?|sec-gpc|cookie|cache-control|pragma|dnt|priority|te|upgrade-insecure-requests|if-(none-match|modified-since))$/;

const isLoopback = (address: string | undefined): boolean =>
  address !== undefined && ipaddr.isValid(address) && ipaddr.process(address).range() === 'loopback';

/**
 * Tests that a request comes from this machine without a proxy, and from a page of this server. The page is known by headers that
 * browsers set and pages cannot change (Fetch Metadata, Origin). A program of this machine has to send `Sec-Fetch-Site` itself.
 */
function isOwnPage({ req: { headers, socket } }: Exchange): boolean {
  const { host = '', origin, 'sec-fetch-site': site } = headers;
  const [hostMatch, port = '80'] = OWN_HOST.exec(host) ?? [];
  if (!isLoopback(socket.remoteAddress) || hostMatch === undefined || port !== `${socket.localPort}`) return false;
  if (!Object.keys(headers).every((name) => CLIENT_HEADERS.test(name))) return false;
  return (origin === undefined || origin === `http://${host}`) && site === 'same-origin';
}

/** Parses a request to a wallet; null if it is none. */
function parseWalletRequest(body: Buffer): WalletRequest | null {
  try {
    const { chain, wallet, method, params = [] } = JSON.parse(body.toString()) as Record<string, unknown>;
    if (typeof chain !== 'string' || typeof wallet !== 'string' || typeof method !== 'string') return null;
    return Array.isArray(params) ? { chain, wallet, method, params } : null;
  } catch {
    return null;
  }
}

/**
 * Tests that a request comes from a script of this server's own page. A browser sends `Origin` with each POST, so a request
 * without it is refused.
 */
const isOwnScript = (exchange: Exchange): boolean =>
  exchange.req.headers.origin !== undefined && isJson(exchange.req.headers['content-type']) && isOwnPage(exchange);

/** Answers a request to a demo's paths; resolves to false for any other request. */
export async function answerDemo(demo: DemoAccess, exchange: Exchange): Promise<boolean> {
  const { path, method, res } = exchange;
  if (path === PEOPLE_PATH && method === 'GET' && isOwnPage(exchange)) {
    respondJson(res, 200, await demo.people());
    return true;
  }
  if (path !== WALLET_PATH || method !== 'POST' || !isOwnScript(exchange)) return false;
  const request = parseWalletRequest(await exchange.body(MAX_BODY));
  if (request === null) refuse(exchange, 'BAD_REQUEST');
  else respondJson(res, 200, await demo.askWallet(request));
  return true;
}
