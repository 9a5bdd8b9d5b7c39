import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';
import { LRUCache } from 'lru-cache';
import proxyAddr from 'proxy-addr';

/** Matches an address followed by a port, as some proxies write it. */
const WITH_PORT = /^(?:([\d.]+)|\[(.+)\]):\d{1,5}$/;

/**
 * Returns an IPv4 address, or the /64 network of an IPv6 address, because a site has at least that network; null if the
 * text is no address.
 */
function parseNetwork(text: string | undefined): string | null {
  const [, v4, v6] = WITH_PORT.exec(text ?? '') ?? [];
  const address = v4 ?? v6 ?? text ?? '';
  if (isIP(address) === 0 || !ipaddr.isValid(address)) return null;
  const ip = ipaddr.process(address); // converts an IPv4 address in IPv6 notation to IPv4
  if (ip instanceof ipaddr.IPv4) return ip.toString();
  const network = ip.parts.slice(0, 4).map((part) => part.toString(16));
  return `${network.join(':')}::/64`;
}

/** Addresses whose networks are kept, because a client sends many requests from one. */
const MOST_ADDRESSES = 10_000;
/** An IPv6 address with a zone and a port. */
const LONGEST_ADDRESS = 80;

/** Names the client of a request by its address or network, for limits by address. */
export type ClientAddress = (req: IncomingMessage) => string;

/**
 * Creates the function that names a client: the address of the connection or, if that is a trusted proxy, the last address in
 * `X-Forwarded-For` that is not a trusted proxy. Addresses before it are ignored, because the client may have written them. If
 * a trusted proxy forwards no address, its own address counts.
 * @param trusted addresses, CIDR ranges, and proxy-addr's names: loopback, linklocal, uniquelocal
 */
export function createClientAddress(trusted: readonly string[]): ClientAddress {
  const trust = proxyAddr.compile([...trusted]);
  /** The networks by address; an empty text for an invalid address. */
  const networks = new LRUCache<string, string>({
    max: MOST_ADDRESSES,
    memoMethod: (text) => parseNetwork(text) ?? '',
  });
  return (req) => {
    const path = proxyAddr.all(req, trust); // the connection first
    const addresses = path.filter((text) => text !== undefined && text.length <= LONGEST_ADDRESS);
    return addresses.map((text) => networks.memo(text)).findLast((network) => network !== '') ?? 'unknown';
  };
}
