import { readFileSync, statSync } from 'node:fs';
import { requireNonce } from '@income-series/attestor/internal/testing';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { HOST } from '../../../src/apps/attestor/host.ts';
import { createProduct } from '../../domains/support/product.ts';
import { createDatabaseBehindProxy } from '../../support/behind-proxy.ts';
import { EXHAUSTIVE } from '../../support/exhaustive.ts';
import { forFile } from '../../support/for-file.ts';
import { startTestGateway } from '../../support/gateway.ts';
import { asProcess, inside } from './support/inside.ts';
import { type Json, replaced } from './support/interceptor.ts';
import { createAttestorSetup, PASSWORD } from './support/setup.ts';
import { SLOW } from './support/tool.ts';

const product = await forFile(createProduct());
const setup = await forFile(createAttestorSetup(product));
afterEach(() => setup.interceptor.reset());

const SESSION = 'config/income-series/attestor.session.json';
const command = (...args: string[]) => asProcess(setup.desk, [...args, '--password-file', 'pass']);
/** In this process. */
const quick = (...args: string[]) => inside(setup.desk, [...args, '--password-file', 'pass']);
const sent = () => setup.interceptor.passed.map(({ operation }) => operation);
/** A text of the gateway's, changed on its way. */
const rewritten = (operation: string, path: string, change: (text: string) => string) =>
  setup.interceptor.change((passing, answer: Json) =>
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
    const refused = await setup.desk.json(['requests']);
    expect(refused).toMatchObject({ code: 4, value: { error: { code: 'SESSION_MISSING' } } });
  });

  it.each<[string, (text: string) => string]>([
    ['another domain', (text) => text.replace('localhost:4000 wants', 'evil.example wants')],
    ['another statement', (text) => text.replace('Sign in to', 'Give all your money to')],
  ])('a text with %s is not signed', async (_, change) => {
    rewritten('SignInNonce', 'signInNonce.message', change);
    const refused = await quick('login');
    expect(refused).toMatchObject({ code: 5, value: { error: { code: 'TEXT_DIFFERS' } } });
    expect(sent()).not.toContain('SignIn');
  });
});

describe('a sign-in', { timeout: SLOW }, () => {
  it('is only shown on a dry run', async () => {
    const dry = await inside(setup.desk, ['login', '--dry-run']);
    expect(dry).toMatchObject({ code: 0, value: { signedIn: false, wallet: setup.key } });
    expect(sent()).not.toContain('SignIn');
  });

  it('keeps its token in a file of its owner alone, and shows it nowhere', async () => {
    const done = await command('login');
    expect(done).toMatchObject({ code: 0, value: { signedIn: true, wallet: setup.key } });
    const session = JSON.parse(readFileSync(setup.desk.path(SESSION), 'utf8'));
    expect(session).toMatchObject({ version: 1, gateway: setup.interceptor.url, wallet: setup.key });
    expect(session.expiresAt).toBe((done.value as Json).expiresAt);
    expect(statSync(setup.desk.path(SESSION)).mode & 0o777).toBe(0o600);
    expect(done.stdout + done.screen).not.toContain(session.token);
  });

  it('signs another nonce where the answer was lost, since a token is answered once', async () => {
    const before = setup.interceptor.passed.length;
    let lost = 0;
    setup.interceptor.change(({ operation }, answer) => (operation === 'SignIn' && lost++ === 0 ? undefined : answer));
    expect(await quick('login')).toMatchObject({ code: 0, value: { signedIn: true, wallet: setup.key } });
    const passed = setup.interceptor.passed.slice(before).map(({ operation, variables }) => ({ operation, variables }));
    expect(passed.map(({ operation }) => operation)).toEqual(['SignInNonce', 'SignIn', 'SignInNonce', 'SignIn']);
    expect(passed[1]?.variables).not.toEqual(passed[3]?.variables);
  });

  it('sends its token to its own gateway alone', async () => {
    const elsewhere = await inside(setup.desk, ['requests', '--gateway', product.gateway.url]);
    expect(elsewhere).toMatchObject({ code: 4, value: { error: { code: 'SESSION_MISSING' } } });
  });

  if (EXHAUSTIVE) {
    it('may be another wallet’s than the key', async () => {
      const { desk } = setup;
      desk.secret('wallet-pass', PASSWORD);
      await inside(desk, ['key', 'new', '--keystore', 'wallet.json', '--password-file', 'wallet-pass']);
      const { address } = JSON.parse(readFileSync(desk.path('wallet.json'), 'utf8'));
      const wallet = ['--wallet-keystore', 'wallet.json', '--wallet-password-file', 'wallet-pass'];
      const done = await asProcess(desk, ['login', ...wallet]);
      expect(done).toMatchObject({ code: 0, value: { wallet: `0x${address}` } });
    });
  }
});

describe('a key that is not linked to the account', { timeout: SLOW }, () => {
  it.each([
    ['a request', ['sign', 'report', '01900000-0000-7000-8000-000000000001']],
    ['all that waits', ['sign']],
  ])('signs nothing: `sign` of %s names the command that links it', async (_, args) => {
    const refused = await command(...args);
    expect(refused).toMatchObject({ code: 6, value: { error: { code: 'SIGNER_KEY_NOT_LINKED' } } });
    expect(refused.screen).toContain('`income-series attestor link`');
  });
});

describe('a link', { timeout: SLOW }, () => {
  it.each<[string, (text: string) => string]>([
    ['another account', (text) => text.replace(/Account: .+/, 'Account: 01900000-0000-7000-8000-000000000001')],
    ['a chain', (text) => text.replace('Nonce:', 'Chain: evm:10143\nNonce:')],
  ])('is not proven by a text with %s', async (_, change) => {
    rewritten('SignerKeyChallenge', 'signerKeyChallenge.message', change);
    const refused = await quick('link');
    expect(refused).toMatchObject({ code: 5, value: { error: { code: 'TEXT_DIFFERS' } } });
    expect(sent()).not.toContain('LinkSignerKey');
  });

  it('is made once, although its answer was lost', async () => {
    let lost = 0;
    setup.interceptor.change(({ operation }, answer) =>
      operation === 'LinkSignerKey' && lost++ === 0 ? undefined : answer,
    );
    expect(await command('link')).toMatchObject({ code: 0, value: { key: setup.key, linked: true } });
    const attempts = setup.interceptor.passed.filter(({ operation }) => operation === 'LinkSignerKey');
    expect(attempts.length).toBe(2);
    expect(attempts[0]).toEqual(attempts[1]);
    expect(await product.gateway.database.prisma.accountSignerKey.count({ where: { key: setup.key } })).toBe(1);
  });

  it('lets the key sign', async () => {
    const none = await command('sign', 'report', '01900000-0000-7000-8000-000000000001');
    expect(none).toMatchObject({ code: 6, value: { error: { code: 'NOT_FOUND' } } });
    expect(await command('sign')).toMatchObject({ code: 0, value: { requests: [] } });
  });

  it('lets the key announce its encryption key, which `verify key` finds and the chain confirms', async () => {
    expect(await asProcess(setup.desk, ['verify', 'key'])).toMatchObject({
      code: 1,
      value: { node: { active: true }, gateway: { active: true }, announcement: null, verified: false },
    });
    const { encryptionKey } = setup.recipient;
    expect(await command('announce')).toMatchObject({ code: 0, value: { encryptionKey, announced: true } });
    const found = await asProcess(setup.desk, ['verify', 'key', setup.key]);
    const announcement = { encryptionKey, signedByKey: true };
    expect(found).toMatchObject({ code: 0, value: { announcement, verified: true } });
  });

  it('lets the key announce it once while the database is away, in four attempts at most', async () => {
    const { database, chain, clock } = product.gateway;
    const way = await createDatabaseBehindProxy(database);
    const { rpcUrl } = product;
    const onProxy = { ...database, ...way.behind };
    const behind = await startTestGateway({ database: onProxy, rpcUrl, contracts: chain.contracts, clock });
    setup.interceptor.lead(behind.url);
    /** Announces while the database is away, until so many attempts were answered. */
    const announce = async (attempts: number) => {
      const before = setup.interceptor.passed.length;
      const attempted = () => setup.interceptor.passed.slice(before);
      setup.interceptor.change((_, answer) => {
        if (attempted().length === attempts) way.proxy.mend();
        return answer;
      });
      way.proxy.cut();
      const done = await quick('announce');
      const different = new Set(attempted().map(({ variables }) => JSON.stringify(variables)));
      return { done, attempts: attempted().length, different: different.size };
    };
    const records = () => database.prisma.idempotencyRecord.count({ where: { operation: 'announceEncryptionKey' } });
    const recorded = await records();
    expect(await announce(1)).toMatchObject({
      done: { code: 0, value: { announced: true } },
      ...{ attempts: 2, different: 1 },
    });
    expect(await records()).toBe(recorded + 1);
    expect(await announce(4)).toMatchObject({
      done: { code: 6, value: { error: { code: 'DATABASE_UNAVAILABLE' } } },
      ...{ attempts: 4, different: 1 },
    });
    await behind.close();
    await way.close();
  });

  it('says of a key that was never registered that it is not good', async () => {
    const found = await asProcess(setup.desk, ['verify', 'key', `0x${'77'.repeat(20)}`]);
    expect(found).toMatchObject({ code: 1, value: { node: { active: false }, gateway: null, verified: false } });
  });

  it('does not let the gateway put another encryption key in its place', async () => {
    setup.interceptor.change((_, answer) =>
      replaced(answer, 'node.announcement.encryptionKey', () => `0x${'09'.padEnd(64, '0')}`),
    );
    const found = await asProcess(setup.desk, ['verify', 'key', setup.key]);
    expect(found).toMatchObject({ code: 1, value: { announcement: { signedByKey: false }, verified: false } });
  });

  it('is taken back', async () => {
    if (EXHAUSTIVE) {
      const no = await setup.desk.talk(['unlink'], [[/Unlink it\? \[y\/N\] /, 'n\r']]);
      expect(no.code).toBe(2);
    }
    const yes = await setup.desk.talk(['unlink'], [[/Unlink it\? \[y\/N\] /, 'y\r']]);
    expect(yes.code).toBe(0);
    expect(await product.gateway.database.prisma.accountSignerKey.count({ where: { key: setup.key } })).toBe(0);
    if (EXHAUSTIVE) expect((await setup.desk.run(['requests'])).stdout).toContain('No key is linked');
  });
});

describe('a session that is over', { timeout: SLOW }, () => {
  it('ends a command with 4, whether it expired or was forgotten', async () => {
    product.gateway.clock.advance(25 * 3_600_000);
    expect(await asProcess(setup.desk, ['requests'])).toMatchObject({
      code: 4,
      value: { error: { code: 'SESSION_INVALID' } },
    });
    expect(await inside(setup.desk, ['logout'])).toMatchObject({ code: 0, value: { signedIn: false } });
    expect(await asProcess(setup.desk, ['requests'])).toMatchObject({
      code: 4,
      value: { error: { code: 'SESSION_MISSING' } },
    });
  });
});

interface Line {
  readonly name: string;
  readonly result: string;
  readonly mend?: string;
}
const doctor = async (...args: string[]) => {
  const { code, value, screen } = await inside(setup.desk, ['doctor', ...args]);
  const { checks } = value as { checks: readonly Line[] };
  const bad = Object.fromEntries(
    checks.flatMap(({ name, result }) => (result === 'ok' ? [] : ([[name, result]] as const))),
  );
  for (const { result, mend } of checks) expect(mend === undefined).toBe(result === 'ok');
  return { code, bad, screen, checks };
};

describe('the doctor', { timeout: SLOW }, () => {
  beforeAll(async () => {
    for (const step of ['login', 'link', 'announce']) expect(await quick(step)).toMatchObject({ code: 0 });
    await product.devnet.anvil.clock.set(BigInt(Math.floor(Date.now() / 1_000)));
  }, SLOW);

  it('finds nothing where all is well, and warns of what it was not given', async () => {
    expect(await doctor('--password-file', 'pass')).toMatchObject({ code: 0, bad: {} });
    expect(await doctor()).toMatchObject({ code: 0, bad: { password: 'warning' } });
  });

  it('fits 80 columns', async () => {
    const shown = await setup.desk.run(['doctor', '--password-file', 'pass']);
    expect(shown.code).toBe(0);
    expect(shown.stdout).toMatch(/\d+ ok, 0 warnings, 0 failed\.\s*$/);
    expect(Math.max(...shown.stdout.split('\n').map((line) => line.length))).toBeLessThanOrEqual(80);
  });

  it('counts one warning as one', async () => {
    expect((await setup.desk.run(['doctor'])).stdout).toMatch(/\d+ ok, 1 warning, 0 failed\.\s*$/);
  });

  it('names a wrong password, and no more than that', async () => {
    setup.desk.secret('wrong', 'another password entirely');
    const found = await doctor('--password-file', 'wrong');
    expect(found).toMatchObject({ code: 1, bad: { password: 'failed' } });
  });

  it('names a gateway that calls itself otherwise', async () => {
    rewritten('SignInNonce', 'signInNonce.message', (text) => text.replaceAll('localhost:4000', 'other.example'));
    expect(await doctor()).toMatchObject({ code: 1, bad: { 'public URL': 'failed' } });
  });

  it('names an announcement that the key did not sign', async () => {
    rewritten('Attestor', 'node.announcement.encryptionKey', () => `0x${'11'.repeat(32)}`);
    expect(await doctor()).toMatchObject({ code: 1, bad: { announcement: 'failed' } });
  });

  it('names a missing configuration, key file and gateway, each with what to do', async () => {
    const none = await doctor('--config', 'none.json', '--keystore', 'none-key.json');
    expect(none).toMatchObject({ code: 1, bad: { configuration: 'failed', 'key file': 'failed' } });
    const away = await doctor('--gateway', 'http://127.0.0.1:1');
    expect(away).toMatchObject({ code: 1, bad: { gateway: 'failed', session: 'failed', 'key, gateway': 'failed' } });
  });

  it('differs where the own node has no such series, and is away where the node is', async () => {
    const { chainId, contracts } = product.gateway.chain;
    const { hub, registry } = contracts;
    const config = { kind: 'evm', chainId, hub, registry, rpcUrl: product.devnet.anvil.url };
    const request = { kind: 'PAUSE', message: { seriesKey: `0x${'77'.repeat(32)}`, pauseNonce: 0n, pauseEnd: 1n } };
    const refusalAt = (rpcUrl: string) =>
      requireNonce(HOST.nodes, { ...config, rpcUrl } as never, request as never).catch(({ code, exitCode }) => [
        code,
        exitCode,
      ]);
    expect(await refusalAt(config.rpcUrl)).toEqual(['SERIES_UNKNOWN', 5]);
    expect(await refusalAt('http://127.0.0.1:1')).toEqual(['CHAIN_UNAVAILABLE', 7]);
  });

  it('names a node of another chain, contracts that do not belong together, and a head whose time is ahead', async () => {
    const { chainId, contracts } = product.gateway.chain;
    const init = (...args: string[]) =>
      inside(setup.desk, ['init', setup.interceptor.url, '--config', 'other.json', '--force', ...args]);
    const node = ['--rpc-url', product.devnet.anvil.url];
    await init('--chain-id', `${chainId + 1}`, '--hub', contracts.hub, ...node, '--registry', contracts.registry);
    expect(await doctor('--config', 'other.json')).toMatchObject({
      code: 1,
      bad: { 'own node': 'failed', 'chain served': 'failed' },
    });
    await product.devnet.anvil.clock.set((await product.devnet.anvil.clock.now()) + 86_400n);
    expect(await doctor()).toMatchObject({ code: 0, bad: { 'node’s head': 'warning' } });
  });
});
