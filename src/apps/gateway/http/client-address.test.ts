import type { IncomingMessage } from 'node:http';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { networks } from '../../../config/values.ts';
import { createClientAddress } from './client-address.ts';

const request = (remoteAddress: string | undefined, forwarded?: string) =>
  ({
    socket: { remoteAddress },
    headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded },
  }) as unknown as IncomingMessage;

describe('the address of a client', () => {
  const PROXIES = ['10.0.0.0/8', 'loopback', '2001:db8:ff::/48'];
  it.each([
    ['of the connection, without a proxy', [], '203.0.113.7', undefined, '203.0.113.7'],
    ['of the connection, if no proxy is trusted', [], '203.0.113.7', '192.0.2.1', '203.0.113.7'],
    ['of the connection, if no proxy has it', PROXIES, '203.0.113.7', '10.0.0.1, 192.0.2.1', '203.0.113.7'],
    ['forwarded by the proxy', PROXIES, '10.1.2.3', '192.0.2.1', '192.0.2.1'],
    ['forwarded by several proxies', PROXIES, '10.1.2.3', '192.0.2.1, 127.0.0.1,10.9.9.9', '192.0.2.1'],
    ['the last one that is not a proxy’s', PROXIES, '10.1.2.3', '198.51.100.1, 192.0.2.1', '192.0.2.1'],
    ['with a port', PROXIES, '10.1.2.3', '192.0.2.1:4711', '192.0.2.1'],
    ['of IPv6 with a port', PROXIES, '10.1.2.3', '[2001:db8::1]:4711', '2001:db8:0:0::/64'],
    ['written in IPv6, of an IPv4 connection', PROXIES, '::ffff:10.1.2.3', '::ffff:192.0.2.1', '192.0.2.1'],
    ['of IPv6: its network', PROXIES, '2001:db8:ff::1', '2001:DB8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['of a link, with its zone', [], 'fe80::1%eth0', undefined, 'fe80:0:0:0::/64'],
    ['the proxy’s, if it forwards none', PROXIES, '10.1.2.3', undefined, '10.1.2.3'],
    ['the proxy’s, if it forwards an invalid one', PROXIES, '10.1.2.3', '192.0.2.1, unknown', '10.1.2.3'],
    ['the proxy’s, if it forwards a number', PROXIES, '10.1.2.3', '7', '10.1.2.3'],
    ['the proxy’s, if all addresses are proxies', PROXIES, '10.1.2.3', '10.4.4.4', '10.4.4.4'],
    ['unknown, of a closed connection', PROXIES, undefined, '192.0.2.1', 'unknown'],
  ])('is %s', (_, trusted, peer, forwarded, expected) => {
    expect(createClientAddress(trusted)(request(peer, forwarded))).toBe(expected);
  });
});

it('takes every range that the configuration accepts', () => {
  const address = fc.oneof(fc.ipV4(), fc.ipV6(), fc.ipV4Extended());
  const range = fc.tuple(address, fc.option(fc.nat(140))).map(([ip, size]) => (size === null ? ip : `${ip}/${size}`));
  fc.assert(
    fc.property(range, (text) => {
      const { data } = networks.safeParse(text);
      if (data) expect(createClientAddress(data)(request('203.0.113.7'))).toBeTypeOf('string');
    }),
  );
});
