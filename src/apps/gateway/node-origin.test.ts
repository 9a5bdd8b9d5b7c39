import { describe, expect, it } from 'vitest';
import { nodeOriginOf } from './node-origin.ts';

const cookie = (value: string) => `income-series-solana-node=${value}`;
const LONG = `https://${Array.from({ length: 4 }, () => 'a'.repeat(63)).join('.')}`;

describe('the origin of a node in the cookies of a request', () => {
  it.each([
    ['https://api.devnet.solana.com'],
    ['https://node.example:8899'],
    ['https://10.0.0.7:8899'],
    ['http://localhost:8899'],
    ['http://127.0.0.1'],
  ])('is %s', (origin) => {
    expect(nodeOriginOf(cookie(origin), false)).toBe(origin);
    expect(nodeOriginOf(`other=1; ${cookie(origin)}; more=a=b`, false)).toBe(origin);
  });

  it.each([
    ['no cookie', undefined],
    ['another cookie', 'solana-node=https://node.example'],
    ['an empty one', cookie('')],
    ['http elsewhere', cookie('http://node.example')],
    ['a name that begins as this machine', cookie('http://localhost.example')],
    ['another scheme', cookie('wss://node.example')],
    ['a scheme alone', cookie('https:')],
    ['a wildcard', cookie('*')],
    ['a wildcard of names', cookie('https://*.example')],
    ['a wildcard of ports', cookie('https://node.example:*')],
    ['a path', cookie('https://node.example/')],
    ['a query', cookie('https://node.example?key=1')],
    ['a user', cookie('https://a@node.example')],
    ['two origins', cookie('https://node.example https://other.example')],
    ['a keyword', cookie("'unsafe-inline'")],
    ['a comma, which begins another policy', cookie('https://node.example,script-src')],
    ['a line break', cookie('https://node.example\r\nx: y')],
    ['capital letters', cookie('https://NODE.example')],
    ['the port that https has', cookie('https://node.example:443')],
    ['a port that does not exist', cookie('https://node.example:99999')],
    ['an address with too large a number', cookie('https://999.1.1.1')],
    ['letters beyond ASCII', cookie('https://n\u00f6de.example')],
    ['too many characters', cookie(`${LONG}.a.example:65535`)],
    ['two cookies of the name', `${cookie('https://node.example')}; ${cookie('https://other.example')}`],
    ['the same twice', `${cookie('https://node.example')}; ${cookie('https://node.example')}`],
  ])('is none for %s', (name, cookies) => {
    expect([name, nodeOriginOf(cookies, false)]).toEqual([name, null]);
  });

  it('ends at a semicolon, where the next cookie begins', () => {
    expect(nodeOriginOf(cookie('https://node.example;script-src *'), false)).toBe('https://node.example');
    expect(nodeOriginOf(cookie('https://node.example script-src;a=b'), false)).toBeNull();
  });

  it('is taken with TLS only from a cookie that this host alone can set', () => {
    const origin = 'https://node.example';
    expect(nodeOriginOf(`__Host-${cookie(origin)}`, true)).toBe(origin);
    expect(nodeOriginOf(cookie(origin), true)).toBeNull();
    expect(nodeOriginOf(`${cookie('https://other.example')}; __Host-${cookie(origin)}`, true)).toBe(origin);
    expect(nodeOriginOf(`__Host-${cookie(origin)}`, false)).toBeNull();
  });
});
