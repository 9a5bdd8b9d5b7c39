import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';
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

/** Whose request it is, for limits by address: all addresses of a client have one name. */
export type ClientAddress = (req: IncomingMessage) => string;

/**
 * The address of the connection; where that is a trusted proxy's, the last of `X-Forwarded-For` that is not. What stands
 * before that one is the client's own text, and counts for nothing. Where a trusted proxy names no address, it is its own.
 * @param trusted addresses, CIDR ranges, and proxy-addr's names: loopback, linklocal, uniquelocal
 */
export function createClientAddress(trusted: readonly string[]): ClientAddress {
  const trust = proxyAddr.compile([...trusted]);
  return (req) => {
    const path = proxyAddr.all(req, trust); // the connection first
    const known = path.map(networkOf).filter((network) => network !== null);
    return known.at(-1) ?? 'unknown';
  };
}
