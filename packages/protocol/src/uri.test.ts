import { describe, expect, it } from 'vitest';
import { isAuthority, isUri, serviceUri } from './uri.ts';

describe('an authority', () => {
  it.each([
    'gateway.example',
    'gateway.example.',
    'gateway:4000',
    'my_gateway',
    'a~b!c',
    'xn--bcher-kva.example:443',
    '127.0.0.1:1',
    '[::1]',
    '[2001:db8::7f00:1]:4000',
    '[::ffff:1.2.3.4]',
    '[v1.a]',
    '[vF.a:b~!]:1',
    'user:pw@host',
    '%41',
    'host:',
    '',
  ])('may be %j', (text) => expect(isAuthority(text)).toBe(true));

  it.each([
    'a b',
    'bücher.example',
    'a/b',
    'a?b',
    'a#b',
    'a"b',
    'a`b',
    'a{b}',
    'a|b',
    '%4',
    '%zz',
    '::1',
    '[::1',
    '[1.2.3.4]',
    '[:::]',
    '[fe80::1%25eth0]',
    '[v.a]',
    '[vg.a]',
    '[v1.]',
    '[v1.a/b]',
    'host:4x',
    'a@b@c',
    'host\n',
  ])('is never %j', (text) => expect(isAuthority(text)).toBe(false));
});

describe('a URI', () => {
  it.each([
    'https://gateway.example',
    'http://[::1]:4000/a/b;c=d/%7e?x=/?&y#/z?',
    'https://gateway.example//a//',
    'urn:isbn:0451450523',
    'mailto:a@b.example',
    'file:///etc',
    'a:',
    'a:/',
    'a:/b',
    'ipfs://bafy/x',
  ])('may be %j', (text) => expect(isUri(text)).toBe(true));

  it.each([
    '',
    'gateway.example',
    '//gateway.example',
    '1a://x',
    'https://gateway.example/a b',
    'https://gateway.example/ä',
    'https://gateway.example/%',
    'https://gateway.example/a|b',
    'https://gateway.example/[a]',
    'https://gateway.example?a=[1]',
    'https://gateway.example#a#b',
    'https://bücher.example',
    'https://[::g]/',
    'https://gateway.example\n',
  ])('is never %j', (text) => expect(isUri(text)).toBe(false));
});

describe('a service’s address', () => {
  it.each([
    ['http://localhost:4000', 'http://localhost:4000'],
    ['https://gateway.example/', 'https://gateway.example'],
    ['https://gateway.example/app//', 'https://gateway.example/app'],
    ['HTTPS://Gateway.Example:443', 'https://gateway.example'],
    ['http://gateway.example.:4000', 'http://gateway.example.:4000'],
    ['https://Bücher.example/ä', 'https://xn--bcher-kva.example/%C3%A4'],
    ['http://[0:0::1]:80', 'http://[::1]'],
    ['http://gateway/a?b=c#d', 'http://gateway/a?b=c#d'],
  ])('%s is written %s', (text, uri) => expect(serviceUri(text)).toBe(uri));

  it('is the same however often it was asked before', () => {
    const text = 'https://Bücher.example/ä';
    const answers = new Set(Array.from({ length: 20_000 }, () => serviceUri(text)));
    expect([...answers]).toEqual(['https://xn--bcher-kva.example/%C3%A4']);
  });

  it.each(['', 'gateway', 'http://', 'http://a{b}', 'http://a"b', 'http://gateway/a|b', 'http://gateway/%'])(
    'is not %j',
    (text) => expect(serviceUri(text)).toBeNull(),
  );
});
