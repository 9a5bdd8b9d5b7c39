import { readFileSync, statSync } from 'node:fs';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createProduct, type Product } from '../../domains/support/product.ts';
import { type Json, replaced } from './support/between.ts';
import { inside } from './support/inside.ts';
import { type Office, openOffice, PASSWORD } from './support/office.ts';
import { SLOW } from './support/tool.ts';

let product: Product;
let office: Office;
beforeAll(async () => {
  product = await createProduct();
  office = await openOffice(product);
}, SLOW);
afterAll(async () => {
  await office?.close();
  await product?.close();
});
afterEach(() => office.between.honest());

const SESSION = 'config/income-series/attestor.session.json';
const command = (...args: string[]) => office.desk.json([...args, '--password-file', 'pass']);
/** In this process. */
const quick = (...args: string[]) => inside(office.desk, [...args, '--password-file', 'pass']);
const sent = () => office.between.passed.map(({ operation }) => operation);
/** A text of the gateway's, changed on its way. */
const reworded = (operation: string, path: string, change: (text: string) => string) =>
  office.between.meddle((passing, answer: Json) =>
    passing.operation === operation ? replaced(answer, path, change as never) : answer,
  );

describe('before a sign-in', { timeout: SLOW }, () => {
  it.each([
    ['requests'],
    ['link'],
    ['announce'],
    ['unlink', '--yes'],
    ['sign', 'report', '01900000-0000-7000-8000-000000000001'],
  ])('%s ends with 4 and asks the gateway for nothing', async (...args) => {
    const before = sent().length;
    const refused = await quick(...args);
    expect(refused).toMatchObject({ code: 4, value: { error: { code: 'SESSION_MISSING' } } });
    expect(sent().length).toBe(before);
  });

  it('a process ends with 4', async () => {
    const refused = await command('requests');
    expect(refused).toMatchObject({ code: 4, value: { error: { code: 'SESSION_MISSING' } } });
  });

  it.each<[string, (text: string) => string]>([
    ['another domain', (text) => text.replace('localhost:4000 wants', 'evil.example wants')],
    ['another statement', (text) => text.replace('Sign in to', 'Give all your money to')],
  ])('a text with %s is not signed', async (_, change) => {
    reworded('SignInNonce', 'signInNonce.message', change);
    const refused = await quick('login');
    expect(refused).toMatchObject({ code: 5, value: { error: { code: 'TEXT_DIFFERS' } } });
    expect(sent()).not.toContain('SignIn');
  });
});

describe('a sign-in', { timeout: SLOW }, () => {
  it('is only shown on a dry run', async () => {
    const dry = await inside(office.desk, ['login', '--dry-run']);
    expect(dry).toMatchObject({ code: 0, value: { signedIn: false, wallet: office.key } });
    expect(sent()).not.toContain('SignIn');
  });

  it('keeps its token in a file of its owner alone, and shows it nowhere', async () => {
    const done = await command('login');
    expect(done).toMatchObject({ code: 0, value: { signedIn: true, wallet: office.key } });
    const session = JSON.parse(readFileSync(office.desk.path(SESSION), 'utf8'));
    expect(session).toMatchObject({ version: 1, gateway: office.between.url, wallet: office.key });
    expect(session.expiresAt).toBe((done.value as Json).expiresAt);
    expect(statSync(office.desk.path(SESSION)).mode & 0o777).toBe(0o600);
    expect(done.stdout + done.screen).not.toContain(session.token);
  });

  it('signs another nonce where the answer was lost, since a token is answered once', async () => {
    const before = office.between.passed.length;
    let lost = 0;
    office.between.meddle(({ operation }, answer) => (operation === 'SignIn' && lost++ === 0 ? undefined : answer));
    expect(await quick('login')).toMatchObject({ code: 0, value: { signedIn: true, wallet: office.key } });
    const passed = office.between.passed.slice(before).map(({ operation, variables }) => ({ operation, variables }));
    expect(passed.map(({ operation }) => operation)).toEqual(['SignInNonce', 'SignIn', 'SignInNonce', 'SignIn']);
    expect(passed[1]?.variables).not.toEqual(passed[3]?.variables);
  });

  it('sends its token to its own gateway alone', async () => {
    const elsewhere = await inside(office.desk, ['requests', '--gateway', product.gateway.url]);
    expect(elsewhere).toMatchObject({ code: 4, value: { error: { code: 'SESSION_MISSING' } } });
  });

  it('may be another wallet’s than the key', async () => {
    const { desk } = office;
    desk.secret('wallet-pass', PASSWORD);
    await inside(desk, ['key', 'new', '--keystore', 'wallet.json', '--password-file', 'wallet-pass']);
    const { address } = JSON.parse(readFileSync(desk.path('wallet.json'), 'utf8'));
    const wallet = ['--wallet-keystore', 'wallet.json', '--wallet-password-file', 'wallet-pass'];
    const done = await desk.json(['login', ...wallet]);
    expect(done).toMatchObject({ code: 0, value: { wallet: `0x${address}` } });
  });
});

describe('a link', { timeout: SLOW }, () => {
  it.each<[string, (text: string) => string]>([
    ['another account', (text) => text.replace(/Account: .+/, 'Account: 01900000-0000-7000-8000-000000000001')],
    ['a chain', (text) => text.replace('Nonce:', 'Chain: evm:10143\nNonce:')],
  ])('is not proven by a text with %s', async (_, change) => {
    reworded('SignerKeyChallenge', 'signerKeyChallenge.message', change);
    const refused = await quick('link');
    expect(refused).toMatchObject({ code: 5, value: { error: { code: 'TEXT_DIFFERS' } } });
    expect(sent()).not.toContain('LinkSignerKey');
  });

  it('is made once, although its answer was lost', async () => {
    let lost = 0;
    office.between.meddle(({ operation }, answer) =>
      operation === 'LinkSignerKey' && lost++ === 0 ? undefined : answer,
    );
    expect(await command('link')).toMatchObject({ code: 0, value: { key: office.key, linked: true } });
    const attempts = office.between.passed.filter(({ operation }) => operation === 'LinkSignerKey');
    expect(attempts.length).toBe(2);
    expect(attempts[0]).toEqual(attempts[1]);
    expect(await product.gateway.database.prisma.accountSignerKey.count({ where: { key: office.key } })).toBe(1);
  });

  it('lets the key announce its encryption key, which `verify key` finds and the chain confirms', async () => {
    expect(await office.desk.json(['verify', 'key'])).toMatchObject({
      code: 1,
      value: { node: { active: true }, gateway: { active: true }, announcement: null, verified: false },
    });
    const { encryptionKey } = office.recipient;
    expect(await command('announce')).toMatchObject({ code: 0, value: { encryptionKey, announced: true } });
    const found = await office.desk.json(['verify', 'key', office.key]);
    const announcement = { encryptionKey, signedByKey: true };
    expect(found).toMatchObject({ code: 0, value: { announcement, verified: true } });
  });

  it('does not let the gateway put another encryption key in its place', async () => {
    office.between.meddle((_, answer) =>
      replaced(answer, 'node.announcement.encryptionKey', () => `0x${'09'.padEnd(64, '0')}`),
    );
    const found = await office.desk.json(['verify', 'key', office.key]);
    expect(found).toMatchObject({ code: 1, value: { announcement: { signedByKey: false }, verified: false } });
  });

  it('is taken back', async () => {
    const no = await office.desk.talk(['unlink'], [[/Unlink it\? \[y\/N\] /, 'n\r']]);
    expect(no.code).toBe(2);
    const yes = await office.desk.talk(['unlink'], [[/Unlink it\? \[y\/N\] /, 'y\r']]);
    expect(yes.code).toBe(0);
    expect(await product.gateway.database.prisma.accountSignerKey.count({ where: { key: office.key } })).toBe(0);
    const none = await office.desk.run(['requests']);
    expect(none.stdout).toContain('No key is linked');
  });
});

describe('a session that is over', { timeout: SLOW }, () => {
  it('ends a command with 4, whether it expired or was forgotten', async () => {
    product.gateway.clock.advance(25 * 3_600_000);
    expect(await office.desk.json(['requests'])).toMatchObject({
      code: 4,
      value: { error: { code: 'SESSION_INVALID' } },
    });
    expect(await inside(office.desk, ['logout'])).toMatchObject({ code: 0, value: { signedIn: false } });
    expect(await office.desk.json(['requests'])).toMatchObject({
      code: 4,
      value: { error: { code: 'SESSION_MISSING' } },
    });
  });
});
