import { afterEach, expect, it } from 'vitest';
import { createDatabase } from '../../../src/adapters/db/database.ts';
import { createTestDatabase } from '../../support/database.ts';
import { forFile } from '../../support/for-file.ts';
import { keyed, newWallet, SIGN_IN_NONCE, startTestGateway, TEST_CHAIN } from '../../support/gateway.ts';
import { startTcpProxy } from '../../support/tcp-proxy.ts';

// A database that keeps its connections and answers nothing: a statement may take an hour, but a server that lets nobody in is away.

const HOUR = 3_600_000;
const LIST = '{ seriesList { totalCount } }';
const MIXED = '{ viewer { account { id } } seriesList { totalCount } }';

const direct = await forFile(createTestDatabase());
const url = new URL(direct.url);
const proxy = await forFile(startTcpProxy({ host: url.hostname, port: Number(url.port) }));
url.port = String(proxy.port);
const proxied = await forFile(createDatabase({ url: url.href, connectTimeoutMs: 1_000, statementTimeoutMs: HOUR }));
const database = { ...direct, ...proxied, url: url.href };
const gateway = await forFile(startTestGateway({ database, limits: { executionMs: HOUR } }));
const token = await gateway.signIn(newWallet());
afterEach(() => proxy.mend());

const nonce = () => {
  const input = keyed(SIGN_IN_NONCE, { address: newWallet().address, chain: TEST_CHAIN });
  return gateway.ask(SIGN_IN_NONCE, { input });
};
const rest = async (init: RequestInit = {}) => (await gateway.request('/series', init)).json();
let texts = 0;
/** A text that was not asked before, which resolvers answer. */
const newText = (document: string) => `${document} # ${texts++}`;

const READS: readonly [name: string, read: () => Promise<unknown>][] = [
  ['compiled', () => gateway.ask(LIST)],
  ['compiled, next to a root that reads nothing', () => gateway.ask(MIXED)],
  ['compiled, by who is signed in', () => gateway.ask(LIST, {}, token)],
  ['of resolvers', () => gateway.ask(newText(LIST))],
  ['of resolvers, by who is signed in', () => gateway.ask(newText(LIST), {}, token)],
  ['of REST', () => rest()],
  ['of REST, by who is signed in', () => rest({ headers: { authorization: `Bearer ${token}` } })],
];

it.each([...READS, ['that is none: a mutation', nonce] as const])(
  'the first read %s is answered before its statement may end',
  async (_, read) => {
    for (let i = 0; i < 3; i++) await read(); // from its second time on compiled, on a connection that is there
    expect(JSON.stringify(await read())).not.toContain('DATABASE_UNAVAILABLE');
    proxy.hush();
    expect(JSON.stringify(await read())).toContain('DATABASE_UNAVAILABLE');
    proxy.mend();
    expect(JSON.stringify(await read())).not.toContain('DATABASE_UNAVAILABLE');
  },
);

it('a root that reads nothing is answered next to one that the silent database does not answer, and health is red', async () => {
  for (let i = 0; i < 3; i++) await gateway.ask(MIXED);
  proxy.hush();
  const { data, errors } = await gateway.ask(MIXED);
  expect(data).toEqual({ viewer: null, seriesList: null });
  expect(errors).toMatchObject([{ path: ['seriesList'], extensions: { code: 'DATABASE_UNAVAILABLE' } }]);
  expect(await Promise.all(['/health', '/ready'].map(async (path) => (await gateway.request(path)).status))).toEqual([
    503, 503,
  ]);
});
