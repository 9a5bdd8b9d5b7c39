import { signInText } from '@income-series/protocol/sign-in-text';
import fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import { loadGatewayConfig } from '../../../src/config/config.ts';
import { ConfigError } from '../../../src/config/config-error.ts';
import { readEnvironment } from '../../../src/config/env.ts';
import { siteOf } from '../../../src/domains/account/index.ts';
import { createTestDatabase } from '../../support/database.ts';
import { assertRuns } from '../../support/exhaustive.ts';
import { folderForFile, forTest } from '../../support/for-file.ts';
import { newWallet, startTestGateway } from '../../support/gateway.ts';
import { issue, present, whoami } from './support/sign-in.ts';

const DATA_DIR = folderForFile('income-series-sites-');
const configured = (url: string) => loadGatewayConfig(readEnvironment({ DATA_DIR, PUBLIC_URL: url })).publicUrl;

const database = await createTestDatabase();
afterAll(() => database.drop());

describe('a gateway that people reach', () => {
  it.each([
    ['http://gateway:4000', 'gateway:4000', 'http://gateway:4000'],
    ['http://my_gateway', 'my_gateway', 'http://my_gateway'],
    ['http://[::1]:4000', '[::1]:4000', 'http://[::1]:4000'],
    ['https://[2001:DB8:0::7]', '[2001:db8::7]', 'https://[2001:db8::7]'],
    ['http://127.0.0.1:4000/', '127.0.0.1:4000', 'http://127.0.0.1:4000'],
    ['https://gateway.example.', 'gateway.example.', 'https://gateway.example.'],
    ['https://Bücher.example/app/', 'xn--bcher-kva.example', 'https://xn--bcher-kva.example/app'],
    ['https://gateway.example:443', 'gateway.example', 'https://gateway.example'],
    ['https://a.b-c.example:65535/x?y=%20#z', 'a.b-c.example:65535', 'https://a.b-c.example:65535/x?y=%20#z'],
  ])('at %s is signed in to', async (url, domain, uri) => {
    const gateway = await forTest(startTestGateway({ database, publicUrl: configured(url) }));
    const wallet = newWallet();
    const issued = await issue(gateway, wallet);
    expect(issued).toMatchObject({ domain, uri });
    expect(issued.message.startsWith(`${domain} wants you to sign in with your Ethereum account:\n`)).toBe(true);
    expect(issued.message).toContain(`\nURI: ${uri}\n`);
    const { token = '' } = await present(gateway, issued.message, await wallet.sign(issued.message));
    expect((await whoami(gateway, token)).data?.viewer).toBeTruthy();
  });
});

const accepts = (url: string): string | null => {
  try {
    return configured(url);
  } catch (error) {
    if (error instanceof ConfigError) return null;
    throw error;
  }
};

describe('every public address that the configuration accepts', () => {
  const issuedAt = new Date('2026-03-01T12:00:00Z');
  const fields = { version: '1', chainId: 10143, nonce: 'a1b2c3d4e5f60718', issuedAt } as const;
  const address = newWallet().address;
  const readsBack = (url: string) => {
    const publicUrl = accepts(url);
    if (publicUrl === null) return;
    const message = { ...fields, address, ...siteOf(publicUrl) };
    expect(signInText.parse(signInText.write(message))).toMatchObject(message);
    expect(configured(publicUrl)).toBe(publicUrl);
  };
  const character = fc.oneof(
    fc.constantFrom(...'abcXYZ019-._~!$&\'()*+,;=:@%/?#[]{}|^`"<>\\ \t\n\u00e4\u00df\u0130\u3002\u4f8b\ud83c\udf55'),
    fc.constantFrom('%41', '%zz', '..', '::', '1.2.3.4'),
  );
  const part = fc.array(character, { maxLength: 12 }).map((characters) => characters.join(''));

  it('can be signed in to: hosts of any characters', async () => {
    await assertRuns(
      fc.property(part, (host) => readsBack(`http://${host}`)),
      { all: 1_000, quick: 100 },
    );
  });

  it('can be signed in to: hosts, ports, paths and queries', async () => {
    const host = fc.oneof(
      fc.domain(),
      fc.ipV4(),
      fc.ipV6().map((ip) => `[${ip}]`),
      fc.constantFrom('gateway', 'a_b'),
    );
    const port = fc.option(
      fc.integer({ min: 0, max: 65_535 }).map((n) => `:${n}`),
      { nil: '' },
    );
    await assertRuns(
      fc.property(host, port, part, (name, at, path) => {
        expect(accepts(`https://${name}${at}`)).not.toBeNull();
        readsBack(`https://${name}${at}/${path}`);
      }),
      { all: 1_000, quick: 100 },
    );
  });
});
