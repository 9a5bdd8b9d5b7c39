import fc from 'fast-check';
import { createSiweMessage, parseSiweMessage, type SiweMessage } from 'viem/siwe';
import { describe, expect, it } from 'vitest';
import type { Hex } from '../../core/hex.ts';
import type { SignInMessage } from '../../domains/account/index.ts';
import { signInText } from './sign-in-text.ts';

const message: SignInMessage = {
  domain: 'gateway.example:4000',
  address: '0x70997970c51812dc3a010c7d01b50e0d17dc79c8',
  statement: 'Sign in.',
  uri: 'https://gateway.example:4000/graphql',
  version: '1',
  chainId: 10143,
  nonce: 'a1b2c3d4e5f60718',
  issuedAt: new Date('2026-03-01T12:00:00.000Z'),
  expirationTime: new Date('2026-03-01T12:10:00.000Z'),
  notBefore: undefined,
  scheme: undefined,
  requestId: undefined,
  resources: undefined,
};
const text = signInText.write(message);

describe('EIP-4361 text', () => {
  it('reads back what was written', () => {
    expect(signInText.parse(text)).toEqual(message);
  });

  it('may state its times in another RFC 3339 form', () => {
    const seconds = text.replaceAll('.000Z', 'Z');
    expect(seconds).not.toBe(text);
    expect(signInText.parse(seconds)).toEqual(message);
    expect(signInText.parse(text.replace('12:00:00.000Z', '13:00:00+01:00'))).toEqual(message);
  });

  it.each<[string, (t: string) => string]>([
    ['without a nonce', (t) => t.replace(/Nonce: .*\n/, '')],
    ['with a nonce of seven characters', (t) => t.replace(/Nonce: .*/, 'Nonce: abcdefg')],
    ['without a version', (t) => t.replace('Version: 1\n', '')],
    ['of version 2', (t) => t.replace('Version: 1', 'Version: 2')],
    ['without a chain', (t) => t.replace(/Chain ID: .*\n/, '')],
    ['with an address that is not checksummed', (t) => t.replace(/0x[0-9a-fA-F]{40}/, (a) => a.toLowerCase())],
    ['with text before it', (t) => `Hello\n${t}`],
    ['with text after it', (t) => `${t}\nand all my money`],
    ['with a second set of fields', (t) => `${t}\n${t.slice(t.indexOf('URI:'))}`],
    [
      'with its fields in another order',
      (t) => t.replace('Version: 1\nChain ID: 10143', 'Chain ID: 10143\nVersion: 1'),
    ],
    ['with a time that is none', (t) => t.replace(/Issued At: .*/, 'Issued At: yesterday')],
    ['with a day that no month has', (t) => t.replace('2026-03-01T12:10', '2026-02-30T12:10')],
    ['with an hour that no day has', (t) => t.replace('2026-03-01T12:10', '2026-03-01T24:00')],
    ['issued on a day that no month has', (t) => t.replace('2026-03-01T12:00', '2026-02-29T12:00')],
    ['with a beginning that is none', (t) => `${t}\nNot Before: soon`],
    ['with a statement that has a line break', (t) => t.replace('Sign in.', 'Sign\nin.')],
    ['with a statement in another script', (t) => t.replace('Sign in.', 'Sign in。')],
    ['with a statement in quotes', (t) => t.replace('Sign in.', '"Sign in."')],
    ['with a percent sign in its statement', (t) => t.replace('Sign in.', '100% sure.')],
    ['with a tab in its statement', (t) => t.replace('Sign in.', 'Sign\tin.')],
    ['with an empty statement', (t) => t.replace('Sign in.', '')],
    ['with a nonce of other letters', (t) => t.replace(/Nonce: .*/, 'Nonce: a1b2c3d4-e5f60718')],
    ['with an address that begins with 0X', (t) => t.replace('\n0x', '\n0X')],
    ['with an address in capitals', (t) => t.replace(/0x[0-9a-fA-F]{40}/, (a) => `0x${a.slice(2).toUpperCase()}`)],
    ['with a chain id that begins with zero', (t) => t.replace('Chain ID: ', 'Chain ID: 0')],
    ['with a chain id that is no number', (t) => t.replace('Chain ID: 10143', 'Chain ID: 0x279f')],
    ['with a URI that has a space', (t) => t.replace('/graphql', '/graph ql')],
    ['with a URI of no scheme', (t) => t.replace('URI: https:', 'URI: ')],
    ['for a domain that is no authority', (t) => t.replace('gateway.example:4000 wants', 'gäteway.example wants')],
    ['with a request id that has a slash', (t) => `${t}\nRequest ID: a/b`],
    ['with a resource that is no URI', (t) => `${t}\nResources:\n- mine`],
    ['with a resource that is not listed', (t) => `${t}\nResources:\nhttps://a.example`],
    ['with a line feed at its end', (t) => `${t}\n`],
    ['with carriage returns', (t) => t.replaceAll('\n', '\r\n')],
    ['that is empty', () => ''],
  ])('refuses a message %s', (_, change) => {
    expect(signInText.parse(change(text))).toBeNull();
  });
});

const text8 = (characters: string) => fc.string({ unit: fc.constantFrom(...characters), minLength: 8, maxLength: 40 });
const alphanumeric = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
const millisecond = fc.date({ min: new Date('2000-01-01'), max: new Date('2100-01-01'), noInvalidDate: true });
const optional = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined });
const uri = fc.constantFrom(
  'https://gateway.example',
  'http://[::1]:4000/a?b=c#d',
  'urn:isbn:0451450523',
  'ipfs://bafy/x',
);
const fields = fc.record({
  scheme: optional(fc.constantFrom('https', 'http', 'app+x')),
  address: fc
    .uint8Array({ minLength: 20, maxLength: 20 })
    .map((bytes): Hex => `0x${Buffer.from(bytes).toString('hex')}`),
  statement: optional(text8(`${alphanumeric} .,:/?#[]@!$&'()*+;=-_~`)),
  uri,
  version: fc.constant('1' as const),
  chainId: fc.integer({ min: 1, max: 2 ** 31 }),
  nonce: text8(alphanumeric),
  issuedAt: millisecond,
  expirationTime: optional(millisecond),
  notBefore: optional(millisecond),
  requestId: optional(text8(`${alphanumeric}-._~:@!$`)),
  resources: optional(fc.array(uri, { minLength: 1, maxLength: 3 })),
});

describe('compared with viem', () => {
  const asViem = (own: SignInMessage) => ({ ...own, resources: own.resources?.slice() }) as SiweMessage;

  it('writes the same text, and reads the same fields', () => {
    fc.assert(
      fc.property(
        fields,
        fc.constantFrom('gateway.example', 'a-b.example:4000', 'localhost', '127.0.0.1:1'),
        (generated, domain) => {
          const own: SignInMessage = { ...generated, domain };
          const written = signInText.write(own);
          expect(written).toBe(createSiweMessage(asViem(own)));
          expect(signInText.parse(written)).toEqual(own);
          const { address, ...read } = parseSiweMessage(written);
          expect({ ...own, ...read, address: address?.toLowerCase() }).toEqual(own);
        },
      ),
    );
  });

  it.each([
    'gateway',
    'my_gateway:4000',
    'gateway.example.',
    '[::1]:4000',
    '[2001:db8::1]',
    'xn--e1afmkfd.xn--p1ai',
    'a~b',
  ])('has the domain %s, which viem has not', (domain) => {
    expect(() => createSiweMessage(asViem({ ...message, domain }))).toThrow(/domain/i);
    expect(signInText.parse(signInText.write({ ...message, domain }))).toEqual({ ...message, domain });
  });

  it.each<[string, Partial<SignInMessage>]>([
    ['nonce', { nonce: 'short' }],
    ['nonce', { nonce: 'a1b2c3d4e5f60718\nIssued At: x' }],
    ['statement', { statement: 'Sign\nin' }],
    ['statement', { statement: '' }],
    ['domain', { domain: 'gateway.example wants' }],
    ['URI', { uri: 'gateway.example' }],
    ['version', { version: '2' }],
    ['chain', { chainId: 0.5 }],
  ])('writes no text with such a %s', (_, change) => {
    expect(() => signInText.write({ ...message, ...change })).toThrow(TypeError);
  });
});
