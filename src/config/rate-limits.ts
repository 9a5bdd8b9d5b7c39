import { BlockList, isIP } from 'node:net';
import type { VariableReader } from './reader.ts';
import type { RateLimits } from './types.ts';
import * as value from './values.ts';

/** The first and last of ::ffff:0:0/96, the IPv6 form of IPv4 addresses (RFC 4291, section 2.5.5.2). */
const MAPPED_IPV4 = ['::ffff:0:0', '::ffff:ffff:ffff'] as const;

/** True if an IPv6 range contains all IPv4 addresses, because proxy-addr would then trust every IPv4 peer as a proxy. */
function holdsEveryIpv4(range: string): boolean {
  const [address = '', size] = range.split('/');
  if (size === undefined || isIP(address) !== 6) return false;
  const ranges = new BlockList();
  ranges.addSubnet(address, Number(size), 'ipv6');
  return MAPPED_IPV4.every((end) => ranges.check(end, 'ipv6'));
}

const proxies = value.networks.refine(
  (ranges) => !ranges.some(holdsEveryIpv4),
  'must not hold a range of every IPv4 address',
);

/** Reads the limits by address; without a variable there is no limit. */
export const readRateLimits = ({ optional }: VariableReader): RateLimits => ({
  points: optional('RATE_LIMIT', value.integer(100, 1_000_000_000)),
  signIns: optional('RATE_LIMIT_SIGN_INS', value.integer(2, 1_000_000)),
  trustedProxies: optional('TRUSTED_PROXIES', proxies) ?? [],
});
