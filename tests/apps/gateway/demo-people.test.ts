import { request } from 'node:http';
import { networkInterfaces } from 'node:os';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createLogger } from '../../../src/adapters/log/logger.ts';
import type { DemoAccess } from '../../../src/apps/gateway/demo-people.ts';
import { startService } from '../../../src/apps/gateway/start.ts';
import { loadGatewayConfig } from '../../../src/config/config.ts';
import type { GatewaySettings } from '../../../src/config/types.ts';
import type { EvmContracts } from '../../../src/core/chain.ts';
import { startTestGateway, type TestGateway } from '../../support/gateway.ts';

const PEOPLE = [{ name: 'ada', role: 'holder', chain: 'evm:10143', wallet: '0x02', token: 'a.b.c', hasWallet: true }];
const signed: object[] = [];
const DEMO: DemoAccess = {
  people: async () => PEOPLE,
  async askWallet(asked) {
    signed.push(asked);
    return { result: '0x5167' };
  },
};

/** An address of this machine that is not its loopback; undefined without a network. */
const OUTSIDE = Object.values(networkInterfaces())
  .flat()
  .find((at) => at?.family === 'IPv4' && !at.internal)?.address;

const SETTINGS = loadGatewayConfig({});
/** The settings with a first chain that this process does not start. */
const GIVEN: GatewaySettings = {
  ...SETTINGS,
  chains: [
    {
      ...SETTINGS.chains[0],
      chain: {
        kind: 'given',
        chainId: 10143,
        rpcUrl: 'http://127.0.0.1:1',
        contracts: {} as EvmContracts,
        startBlock: 0n,
      },
    },
  ],
};
let demo: TestGateway;
let other: TestGateway;
beforeAll(async () => {
  [demo, other] = await Promise.all([
    startTestGateway({ demo: DEMO, corsOrigins: ['https://app.example'] }),
    startTestGateway(),
  ]);
});
afterAll(() => Promise.all([demo?.close(), other?.close()]));

interface Sent {
  readonly path?: string;
  readonly method?: string;
  readonly body?: string;
}

/** As fetch cannot: with any header. */
const ask = (
  url: string,
  headers: Record<string, string> = {},
  { path = '/demo/people', method = 'GET', body = '' }: Sent = {},
) =>
  new Promise<{ status: number | undefined; body: unknown }>((resolve, reject) => {
    const length = body === '' ? {} : { 'content-length': String(body.length) };
    request(`${url}${path}`, { method, headers: { ...headers, ...length } }, (response) => {
      let text = '';
      response.on('data', (chunk) => {
        text += chunk;
      });
      response.on('end', () => resolve({ status: response.statusCode, body: JSON.parse(text) }));
    })
      .on('error', reject)
      .end(body);
  });

const WALLET_REQUEST = { chain: 'evm:10143', wallet: '0x02', method: 'personal_sign', params: ['0x00', '0x02'] };
const askWallet = (url: string, headers: Record<string, string>, body = JSON.stringify(WALLET_REQUEST)) =>
  ask(url, headers, { path: '/demo/wallet', method: 'POST', body });
/** What a browser adds to the requests of the gateway's own pages. */
const OWN_PAGE = { 'sec-fetch-site': 'same-origin' };
const ownScript = (port: string): Record<string, string> => ({
  host: `localhost:${port}`,
  origin: `http://localhost:${port}`,
  'content-type': 'application/json',
  'sec-fetch-site': 'same-origin',
});

describe('the people of a demo', () => {
  it.each<[string, (port: string) => Record<string, string>]>([
    ['GraphiQL', () => OWN_PAGE],
    [
      'a browser, with all that it sends',
      () => ({
        'accept-language': 'en',
        'accept-encoding': 'gzip, deflate, br, zstd',
        'cache-control': 'no-cache',
        pragma: 'no-cache',
        priority: 'u=1, i',
        dnt: '1',
        referer: `${demo.url}/graphql`,
        cookie: 'of=another-server',
        'if-none-match': '"1"',
        'sec-ch-ua': '"Chromium";v="140"',
        'sec-ch-ua-mobile': '?0',
        'sec-ch-ua-platform': '"Linux"',
        'sec-fetch-dest': 'empty',
        'sec-fetch-mode': 'cors',
        'sec-fetch-site': 'same-origin',
        'sec-gpc': '1',
      }),
    ],
    [
      'GraphiQL, under the name localhost',
      (port) => ({ host: `localhost:${port}`, origin: `http://localhost:${port}`, 'sec-fetch-site': 'same-origin' }),
    ],
  ])('are answered to %s', async (_who, headers) => {
    const { status, body } = await ask(demo.url, headers(new URL(demo.url).port));
    expect([status, body]).toEqual([200, PEOPLE]);
  });

  it.each<[string, (port: string) => Record<string, string>]>([
    ['a page of another site', () => ({ 'sec-fetch-site': 'cross-site' })],
    ['a page of another port of this machine', () => ({ 'sec-fetch-site': 'same-site' })],
    ['an address that somebody opened', () => ({ 'sec-fetch-site': 'none' })],
    ['an origin that may call the gateway', () => ({ origin: 'https://app.example', ...OWN_PAGE })],
    ['a page whose name resolves to this machine', (port) => ({ host: `evil.example:${port}`, ...OWN_PAGE })],
    ['a program that says nothing of a page', () => ({})],
    ['another header of a browser in place of that of the page', () => ({ 'sec-fetch-mode': 'same-origin' })],
    ['a page that is no word of a browser', () => ({ 'sec-fetch-site': 'Same-Origin' })],
    ['two words for the page', () => ({ 'sec-fetch-site': 'same-origin, cross-site' })],
    ['a header that only begins as those of browsers do', () => ({ ...OWN_PAGE, 'sec-proxy-client': '192.0.2.1' })],
    ['a port with a zero before it', (port) => ({ host: `localhost:0${port}`, ...OWN_PAGE })],
    ['a port with a sign', (port) => ({ host: `localhost:+${port}`, ...OWN_PAGE })],
    ['a port with a space', (port) => ({ host: `localhost: ${port}`, ...OWN_PAGE })],
    ['a port in another form', (port) => ({ host: `localhost:0x${Number(port).toString(16)}`, ...OWN_PAGE })],
    ['a name in capitals', (port) => ({ host: `LOCALHOST:${port}`, ...OWN_PAGE })],
    ['a name with a dot after it', (port) => ({ host: `localhost.:${port}`, ...OWN_PAGE })],
    ['a name before it', (port) => ({ host: `evil@localhost:${port}`, ...OWN_PAGE })],
    [
      'the same page, which is its own origin',
      (port) => ({
        host: `evil.example:${port}`,
        origin: `http://evil.example:${port}`,
        'sec-fetch-site': 'same-origin',
      }),
    ],
    ['a proxy', () => ({ 'x-forwarded-for': '192.0.2.1', ...OWN_PAGE })],
    ['a proxy that follows RFC 7239', () => ({ forwarded: 'for=192.0.2.1', ...OWN_PAGE })],
    ['nginx, as many set it up', () => ({ 'x-real-ip': '192.0.2.1', ...OWN_PAGE })],
    ['a gateway (RFC 9110)', () => ({ via: '1.1 proxy', ...OWN_PAGE })],
    ['a delivery network', () => ({ 'cf-connecting-ip': '192.0.2.1', ...OWN_PAGE })],
    ['another one', () => ({ 'fastly-client-ip': '192.0.2.1', ...OWN_PAGE })],
    ['a network that counts its hops (RFC 8586)', () => ({ 'cdn-loop': 'example', ...OWN_PAGE })],
    [
      'a load balancer that traces',
      () => ({ 'x-amzn-trace-id': 'Root=1-67891233-abcdef012345678912345678', ...OWN_PAGE }),
    ],
    ['a proxy that nobody has heard of', () => ({ 'proxy-of-tomorrow': '1', ...OWN_PAGE })],
    [
      'a name of this machine with the port of another server',
      (port) => ({ host: `localhost:${Number(port) + 1}`, ...OWN_PAGE }),
    ],
    ['a name of this machine without the port', () => ({ host: 'localhost', ...OWN_PAGE })],
  ])('are not answered to %s, as where there are none', async (_who, headers) => {
    const refused = await ask(demo.url, headers(new URL(demo.url).port));
    const absent = await ask(other.url);
    expect(refused).toEqual(absent);
    expect(refused.status).toBe(404);
  });

  it.skipIf(OUTSIDE === undefined)('are answered to a connection of this machine alone', async () => {
    const wide = await startTestGateway({ demo: DEMO, host: '0.0.0.0' });
    try {
      const { port } = new URL(wide.url);
      const { status } = await ask(`http://${OUTSIDE}:${port}`, { host: `localhost:${port}`, ...OWN_PAGE });
      expect(status).toBe(404);
    } finally {
      await wide.close();
    }
  });

  it.each([
    ['in production', { ...SETTINGS, profile: 'production' as const }],
    ['in development on a chain that it did not start', GIVEN],
  ])('are refused by a service %s', async (_where, config) => {
    const started = startService({ config, log: createLogger({ level: 'silent' }), demo: DEMO });
    await expect(started).rejects.toThrow('only a demo may publish the tokens of people');
  });
});

describe('the wallets of a demo', () => {
  it('sign for a script of the gateway’s own page', async () => {
    const { port } = new URL(demo.url);
    signed.length = 0;
    expect(await askWallet(demo.url, ownScript(port))).toEqual({ status: 200, body: { result: '0x5167' } });
    expect(signed).toEqual([WALLET_REQUEST]);
  });

  it.each<[string, (port: string) => Record<string, string>]>([
    ['a page of another site', () => ({ origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' })],
    ['an origin that may call the gateway', () => ({ origin: 'https://app.example' })],
    ['a page of another port of this machine', (port) => ({ origin: `http://localhost:${Number(port) + 1}` })],
    ['a form, which any page may send', () => ({ 'content-type': 'text/plain' })],
    [
      'a page whose name resolves to this machine',
      (port) => ({ host: `evil.example:${port}`, origin: `http://evil.example:${port}` }),
    ],
    ['a proxy', () => ({ 'x-forwarded-for': '192.0.2.1' })],
    ['a gateway (RFC 9110)', () => ({ via: '1.1 proxy' })],
    ['a program without an origin', () => ({ origin: '' })],
    ['a program that says nothing of a page', () => ({ 'sec-fetch-site': '' })],
    ['a port with a zero before it', (port) => ({ host: `localhost:0${port}`, origin: `http://localhost:0${port}` })],
  ])('do not sign for %s, as where there are none', async (_who, headers) => {
    const { port } = new URL(demo.url);
    const sent = Object.entries({ ...ownScript(port), ...headers(port) }).filter(([, value]) => value !== '');
    signed.length = 0;
    const refused = await askWallet(demo.url, Object.fromEntries(sent));
    const absent = await askWallet(other.url, ownScript(new URL(other.url).port));
    expect(refused).toEqual(absent);
    expect(refused.status).toBe(405);
    expect(signed).toEqual([]);
  });

  it.each(['', 'no JSON', '{}', '{"chain":"evm:1","wallet":"0x02","method":"eth_accounts","params":{}}'])(
    'refuse a request in another form: %s',
    async (body) => {
      const { status } = await askWallet(demo.url, ownScript(new URL(demo.url).port), body);
      expect(status).toBe(400);
    },
  );
});
