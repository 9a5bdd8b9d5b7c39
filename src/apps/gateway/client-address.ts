import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';
import { LRUCache } from 'lru-cache';
import proxyAddr from 'proxy-addr';

/** An address with the port that some proxies write behind it. */
const WITH_PORT = /^(?:([\d.]+)|\[(.+)\]):\d{1,5}$/;

/** An IPv4 address, or the network of 64 bits that a site of IPv6 has at least; null for what is no address. */
function networkOf(text: string | undefined): string | null {
  const [, v4, v6] = WITH_PORT.exec(text ?? '') ?? [];
  const address = v4 ?? v6 ?? text ?? '';
  if (isIP(address) === 0 || !ipaddr.isValid(address)) return null;
  const ip = ipaddr.process(address); // an IPv4 address that is written in IPv6 is one of IPv4
  if (ip instanceof ipaddr.IPv4) return ip.toString();
  const network = ip.parts.slice(0, 4).map((part) => part.toString(16));
  return `${network.join(':')}::/64`;
}

/** Addresses whose networks are kept, because a client sends many requests from one. */
const MOST_ADDRESSES = 10_000;
/** An IPv6 address with a zone and a port. */
const LONGEST_ADDRESS = 80;

/** Whose request it is, for limits by address: all addresses of a client have one name. */
export type ClientAddress = (req: IncomingMessage) => string;

/**
 * The address of the connection; where that is a trusted proxy's, the last of `X-Forwarded-For` that is not. What stands
 * before that one is the client's own text, and counts for nothing. Where a trusted proxy names no address, it is its own.
 * @param trusted addresses, CIDR ranges, and proxy-addr's names: loopback, linklocal, uniquelocal
 */
export function createClientAddress(trusted: readonly string[]): ClientAddress {
  const trust = proxyAddr.compile([...trusted]);
  /** The network of each address, '' for what is none. */
  const networks = new LRUCache<string, string>({ max: MOST_ADDRESSES, memoMethod: (text) => networkOf(text) ?? '' });
  return (req) => {
    const path = proxyAddr.all(req, trust); // the connection first
    const addresses = path.filter((text) => text !== undefined && text.length <= LONGEST_ADDRESS);
    return addresses.map((text) => networks.memo(text)).findLast((network) => network !== '') ?? 'unknown';
  };
}
