import { describe, expect, it } from 'vitest';
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
    ['with carriage returns', (t) => t.replaceAll('\n', '\r\n')],
    ['that is empty', () => ''],
  ])('refuses a message %s', (_, change) => {
    expect(signInText.parse(change(text))).toBeNull();
  });
});
