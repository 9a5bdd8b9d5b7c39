import type { Hex } from '@income-series/protocol/hex';
import fc from 'fast-check';
import { getAddress } from 'viem';
import { createSiweMessage, parseSiweMessage, type SiweMessage } from 'viem/siwe';
import { describe, expect, it } from 'vitest';
import type { SignInMessage } from './sign-in.ts';
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

  it.each<[string, (t: string) => string, Partial<SignInMessage>]>([
    ['with an empty statement', (t) => t.replace('Sign in.', ''), { statement: '' }],
    ['without a statement', (t) => t.replace('Sign in.\n', ''), { statement: undefined }],
    ['with leading zeros of its chain', (t) => t.replace('Chain ID: ', 'Chain ID: 000'), {}],
    ['for the chain 0', (t) => t.replace('10143', '0'), { chainId: 0 }],
    [
      'with an address of a later version',
      (t) => t.replace('gateway.example:4000 ', '[v1.a:b]:1 '),
      { domain: '[v1.a:b]:1' },
    ],
    ['with userinfo', (t) => t.replace('gateway.example:4000 ', 'a:b%40@[::1]: '), { domain: 'a:b%40@[::1]:' }],
    ['with a time in lower case', (t) => t.replace('2026-03-01T12:00:00.000Z', '2026-03-01t12:00:00z'), {}],
    ['with many digits of a second', (t) => t.replace('12:00:00.000Z', `12:00:00.000${'9'.repeat(90)}Z`), {}],
    ['with an unknown offset', (t) => t.replace('12:00:00.000Z', '12:00:00-00:00'), {}],
    ['with a list of no resources', (t) => `${t}\nResources:`, { resources: [] }],
    ['with an empty request id', (t) => `${t}\nRequest ID: `, { requestId: '' }],
    ['with an encoded request id', (t) => `${t}\nRequest ID: a%2fb:@!`, { requestId: 'a%2fb:@!' }],
  ])('reads a message %s', (_, change, fields) => {
    const other = change(text);
    expect(other).not.toBe(text);
    expect(signInText.parse(other)).toEqual({ ...message, ...fields });
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
    ['with a nonce of other letters', (t) => t.replace(/Nonce: .*/, 'Nonce: a1b2c3d4-e5f60718')],
    ['with an address that begins with 0X', (t) => t.replace('\n0x', '\n0X')],
    ['with an address in capitals', (t) => t.replace(/0x[0-9a-fA-F]{40}/, (a) => `0x${a.slice(2).toUpperCase()}`)],
    [
      'with an address in lower case but for one letter',
      (t) => t.replace(/0x[0-9a-fA-F]{40}/, (a) => `${a.slice(0, -1).toLowerCase()}C`),
    ],
    ['with a chain id that is rounded', (t) => t.replace('Chain ID: 10143', 'Chain ID: 9007199254740993')],
    ['without a chain id’s digits', (t) => t.replace('Chain ID: 10143', 'Chain ID: ')],
    ['with a chain id that is no number', (t) => t.replace('Chain ID: 10143', 'Chain ID: 0x279f')],
    ['with a URI that has a space', (t) => t.replace('/graphql', '/graph ql')],
    ['with a URI of no scheme', (t) => t.replace('URI: https:', 'URI: ')],
    ['for a domain that is no authority', (t) => t.replace('gateway.example:4000 wants', 'gäteway.example wants')],
    ['with a request id that has a slash', (t) => `${t}\nRequest ID: a/b`],
    ['with a resource that is no URI', (t) => `${t}\nResources:\n- mine`],
    ['with a resource that is not listed', (t) => `${t}\nResources:\nhttps://a.example`],
    ['with a line feed at its end', (t) => `${t}\n`],
    ['with carriage returns', (t) => t.replaceAll('\n', '\r\n')],
    ['of no domain', (t) => t.slice('gateway.example:4000'.length)],
    ['of a scheme and no domain', (t) => `https://${t.slice('gateway.example:4000'.length)}`],
    ['without an address', (t) => t.replace(/0x[0-9a-fA-F]{40}/, '')],
    ['with an empty line before its statement', (t) => t.replace('Sign in.', '\nSign in.')],
    ['with an empty line in the place of its version', (t) => t.replace('Version: 1', '')],
    ['without its time of issue', (t) => t.replace(/Issued At: .*\n/, '')],
    ['with its nonce on the line of its chain', (t) => t.replace('10143\nNonce', '10143Nonce')],
    [
      'that begins before its expiration is said',
      (t) => t.replace(/(Expiration.*)/, 'Not Before: 2026-03-01T12:00:00Z\n$1'),
    ],
    ['with its resources before its request id', (t) => `${t}\nResources:\n- urn:a\nRequest ID: a`],
    ['with two resources on one line', (t) => `${t}\nResources:\n- urn:a - urn:b`],
    ['with a second resource that is no URI', (t) => `${t}\nResources:\n- urn:a\n- mine`],
    [
      'with an expiration in the words of another clock',
      (t) => t.replace(/Time: .*/, 'Time: Wed Oct 05 2011 16:48:00 GMT+0200'),
    ],
    ['issued in a leap second', (t) => t.replace('2026-03-01T12:00:00.000Z', '2016-12-31T23:59:60Z')],
    ['issued in the year 0', (t) => t.replace('2026-03-01T12:00', '0000-03-01T12:00')],
    ['with a label for a field in another case', (t) => t.replace('URI: ', 'Uri: ')],
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

/** Texts by the rules of RFC 3986, appendix A. */
function uriTexts() {
  const text = (unit: fc.Arbitrary<string>, minLength = 0) => fc.string({ unit, minLength, maxLength: 6 });
  const digits = '0123456789';
  const delimiters = "!$&'()*+,;=";
  const hex = fc.constantFrom(...digits, ...'abcdefABCDEF');
  const own = fc.constantFrom(...alphanumeric, ...'-._~', ...delimiters);
  const encoded = fc.tuple(hex, hex).map(([a, b]) => `%${a}${b}`);
  const pchar = fc.oneof(own, encoded, fc.constantFrom(':', '@'));
  const userInfo = text(fc.oneof(own, encoded, fc.constant(':'))).map((info) => `${info}@`);
  const future = fc.tuple(text(hex, 1), text(fc.oneof(own, fc.constant(':')), 1)).map(([v, rest]) => `[v${v}.${rest}]`);
  const host = fc.oneof(
    text(fc.oneof(own, encoded), 1),
    fc.ipV4(),
    fc.ipV6().map((address) => `[${address}]`),
    future,
  );
  const port = text(fc.constantFrom(...digits)).map((number) => `:${number}`);
  const maybe = (part: fc.Arbitrary<string>) => fc.oneof(fc.constant(''), part);
  const join = (...parts: fc.Arbitrary<string>[]) => fc.tuple(...parts).map((each) => each.join(''));
  const authority = join(maybe(userInfo), host, maybe(port));
  const scheme = join(fc.constantFrom(...'aZ'), text(fc.constantFrom(...alphanumeric, ...'+-.')));
  const rooted = fc
    .array(
      text(pchar).map((segment) => `/${segment}`),
      { maxLength: 3 },
    )
    .map((each) => each.join(''));
  const rootless = join(text(pchar, 1), rooted);
  const path = fc.oneof(
    join(fc.constant('//'), authority, rooted),
    rootless.map((rest) => `/${rest}`),
    rootless,
    maybe(fc.constant('/')),
  );
  const rest = text(fc.oneof(pchar, fc.constantFrom('/', '?')));
  const tail = (sign: string) => maybe(rest.map((characters) => sign + characters));
  return { authority, scheme, pchar, uri: join(scheme, fc.constant(':'), path, tail('?'), tail('#')) };
}

/** An instant with its date-time by RFC 3339, section 5.6: any offset, letters in either case, digits beyond the millisecond. */
const dateTime = fc
  .record({
    at: fc.date({ min: new Date('0002-01-01'), max: new Date('9998-12-31'), noInvalidDate: true }),
    offset: fc.integer({ min: -1_439, max: 1_439 }),
    zulu: fc.boolean(),
    digits: fc.string({ unit: fc.constantFrom(...'0123456789'), maxLength: 30 }),
    lower: fc.boolean(),
  })
  .map(({ at, offset, zulu, digits, lower }) => {
    const local = new Date(at.getTime() + (zulu ? 0 : offset * 60_000)).toISOString();
    const two = (value: number) => `${value}`.padStart(2, '0');
    const size = Math.abs(offset);
    const zone = zulu ? 'Z' : `${offset < 0 ? '-' : '+'}${two(Math.floor(size / 60))}:${two(size % 60)}`;
    const written = `${local.slice(0, -1)}${digits}${zone}`;
    return { at, written: lower ? written.toLowerCase() : written };
  });

const { authority, scheme, pchar, uri: anyUri } = uriTexts();
/** The EIP's rules, each field as text and as what it means. */
const grammar = fc.record({
  scheme: optional(scheme),
  domain: authority,
  address: fields.map(({ address }) => address),
  statement: optional(
    fc.string({ unit: fc.constantFrom(...alphanumeric, ..." -._~:/?#[]@!$&'()*+,;="), maxLength: 40 }),
  ),
  uri: anyUri,
  chainId: fc.nat({ max: Number.MAX_SAFE_INTEGER }),
  zeros: fc.nat({ max: 3 }),
  nonce: text8(alphanumeric),
  issuedAt: dateTime,
  expirationTime: optional(dateTime),
  notBefore: optional(dateTime),
  requestId: optional(fc.string({ unit: pchar, maxLength: 20 })),
  resources: optional(fc.array(anyUri, { maxLength: 3 })),
});

it('reads every text of the EIP’s grammar', () => {
  fc.assert(
    fc.property(grammar, ({ zeros, issuedAt, expirationTime, notBefore, ...rest }) => {
      const line = (name: string, value: string | undefined) => (value === undefined ? '' : `\n${name}: ${value}`);
      const { scheme: origin, domain, address, statement, resources } = rest;
      const written =
        `${origin === undefined ? '' : `${origin}://`}${domain} wants you to sign in with your Ethereum account:\n` +
        `${getAddress(address)}\n\n${statement === undefined ? '' : `${statement}\n`}\nURI: ${rest.uri}\nVersion: 1\n` +
        `Chain ID: ${'0'.repeat(zeros)}${rest.chainId}\nNonce: ${rest.nonce}\nIssued At: ${issuedAt.written}` +
        line('Expiration Time', expirationTime?.written) +
        line('Not Before', notBefore?.written) +
        line('Request ID', rest.requestId) +
        (resources === undefined ? '' : `\nResources:${resources.map((resource) => `\n- ${resource}`).join('')}`);
      expect(signInText.parse(written)).toEqual({
        ...rest,
        version: '1',
        issuedAt: issuedAt.at,
        expirationTime: expirationTime?.at,
        notBefore: notBefore?.at,
      });
    }),
    { numRuns: 1_000 },
  );
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
    ['domain', { domain: 'gateway.example wants' }],
    ['URI', { uri: 'gateway.example' }],
    ['version', { version: '2' }],
    ['chain', { chainId: 0.5 }],
  ])('writes no text with such a %s', (_, change) => {
    expect(() => signInText.write({ ...message, ...change })).toThrow(TypeError);
  });
});
