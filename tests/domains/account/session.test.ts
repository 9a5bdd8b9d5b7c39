import { describe, expect, it } from 'vitest';
import { createTestClock } from '../../support/clock.ts';
import { forFile } from '../../support/for-file.ts';
import { newWallet, startTestGateway } from '../../support/gateway.ts';
import { whoami } from './support/sign-in.ts';

const MINUTE_MS = 60_000;
const clock = createTestClock();

const gateway = await forFile(startTestGateway({ clock }));

describe('a session', () => {
  it('ends after 24 hours', async () => {
    const token = await gateway.signIn(newWallet());
    clock.advance(24 * 60 * MINUTE_MS - 1000);
    expect((await whoami(gateway, token)).data?.viewer).toBeTruthy();
    clock.advance(1000);
    expect((await whoami(gateway, token)).errors).toMatchObject([{ extensions: { code: 'SESSION_INVALID' } }]);
  });

  it('is refused when its token is none of ours, rather than taken for nobody’s', async () => {
    for (const token of ['x', 'a.b.c', `${await gateway.signIn(newWallet())}x`]) {
      const answer = await whoami(gateway, token);
      expect(answer.data ?? null).toBeNull();
      expect(answer.errors).toMatchObject([{ extensions: { code: 'SESSION_INVALID' } }]);
    }
  });

  it('has a token of one spelling', async () => {
    const token = await gateway.signIn(newWallet());
    const [header, payload, signature] = token.split('.') as [string, string, string];
    const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
    const last = alphabet.indexOf(signature.at(-1) as string);
    // 32 bytes are 43 characters of base64url, with two bits to spare in the last: four spellings of one signature.
    const twins = [0, 1, 2, 3]
      .map((spare) => alphabet[(last & 0b111100) | spare])
      .filter((c) => c !== signature.at(-1));
    const others = [
      ...twins.map((character) => token.slice(0, -1) + character),
      `${token}=`,
      `${token}==`,
      `${token}.`,
      `${header}=.${payload}.${signature}`,
      `${header}.${payload}=.${signature}`,
      `${header}.${payload}==.${signature}`,
      token.replaceAll('-', '+').replaceAll('_', '/'),
      `${header}.${payload}.${signature.slice(0, 20)} ${signature.slice(20)}`,
      `${header}.${payload}.${signature.slice(0, 20)}\t${signature.slice(20)}`,
    ].filter((other) => other !== token);
    expect(twins).toHaveLength(3);
    for (const other of others) {
      expect((await whoami(gateway, other)).errors, other).toMatchObject([{ extensions: { code: 'SESSION_INVALID' } }]);
    }
    expect((await whoami(gateway, token)).data?.viewer).toBeTruthy();
  });

  it('is named by the scheme Bearer in any case, spaces and the token', async () => {
    const token = await gateway.signIn(newWallet());
    const codes = async (authorization: string) => {
      const headers = { authorization, accept: 'application/json' };
      const response = await gateway.request('/graphql?query={viewer{isAdmin}}', { headers });
      const { errors = [] } = (await response.json()) as { errors?: { extensions: { code: string } }[] };
      return errors.map(({ extensions }) => extensions.code);
    };
    for (const scheme of ['Bearer', 'bearer', 'BEARER', 'bEaReR'])
      for (const spaces of [' ', '  ', '     ']) expect(await codes(`${scheme}${spaces}${token}`)).toEqual([]);
    for (const other of [
      `Bearer\t${token}`,
      `Bearer${token}`,
      `Bearer ${token},`,
      `Bearer ${token} x`,
      `Bearer ${token}, Bearer ${token}`,
      `Bearer "${token}"`,
      `Bearer token=${token}`,
      `Token ${token}`,
      token,
      'Bearer',
    ]) {
      expect(await codes(other), other).toEqual(['SESSION_INVALID']);
    }
  });

  it('is refused by its scheme with status 401', async () => {
    const basic = await gateway.request('/graphql?query={__typename}', { headers: { authorization: 'Basic YTpi' } });
    expect([basic.status, basic.headers.get('www-authenticate')]).toEqual([401, 'Bearer']);
  });

  it('ends everywhere at once, and a new one begins', async () => {
    const wallet = newWallet();
    const [one, two] = [await gateway.signIn(wallet), await gateway.signIn(wallet)];
    expect(await gateway.mutate('signOutEverywhere', {}, { token: one })).toEqual({});
    for (const token of [one, two]) {
      expect((await whoami(gateway, token)).errors).toMatchObject([{ extensions: { code: 'SESSION_INVALID' } }]);
    }
    expect((await whoami(gateway, await gateway.signIn(wallet))).data?.viewer).toBeTruthy();
  });
});
