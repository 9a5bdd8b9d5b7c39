import { get } from 'node:http';
import { networkInterfaces } from 'node:os';
import { describe, expect, it } from 'vitest';
import { createLogger } from '../../../src/adapters/log/logger.ts';
import { createPeopleRoute } from '../../../src/apps/demo/people-route.ts';
import { startService } from '../../../src/apps/gateway/start.ts';
import { loadGatewayConfig } from '../../../src/config/config.ts';
import type { GivenChain } from '../../../src/config/types.ts';
import { forFile, forTest } from '../../support/for-file.ts';
import { startTestGateway } from '../../support/gateway.ts';

const PEOPLE = [{ name: 'ada', role: 'holder', chain: 'evm:10143', wallet: '0x02', token: 'a.b.c' }];
const ROUTES = [createPeopleRoute(async () => PEOPLE)];

/** An address of this machine that is not its loopback; undefined without a network. */
const OUTSIDE = Object.values(networkInterfaces())
  .flat()
  .find((at) => at?.family === 'IPv4' && !at.internal)?.address;

const [demo, other] = await Promise.all([
  forFile(startTestGateway({ routes: ROUTES, corsOrigins: ['https://app.example'] })),
  forFile(startTestGateway()),
]);

/** As fetch cannot: with any header. */
const ask = (url: string, headers: Record<string, string> = {}) =>
  new Promise<{ status: number | undefined; body: unknown }>((resolve, reject) => {
    get(`${url}/demo/people`, { headers }, (response) => {
      let text = '';
      response.on('data', (chunk) => {
        text += chunk;
      });
      response.on('end', () => resolve({ status: response.statusCode, body: JSON.parse(text) }));
    }).on('error', reject);
  });

describe('the people of a demo', () => {
  it.each<[string, (port: string) => Record<string, string>]>([
    ['curl on this machine', () => ({})],
    ['GraphiQL', () => ({ 'sec-fetch-site': 'same-origin' })],
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
    ['an origin that may call the gateway', () => ({ origin: 'https://app.example' })],
    ['a page whose name resolves to this machine', (port) => ({ host: `evil.example:${port}` })],
    [
      'the same page, which is its own origin',
      (port) => ({
        host: `evil.example:${port}`,
        origin: `http://evil.example:${port}`,
        'sec-fetch-site': 'same-origin',
      }),
    ],
    ['a proxy', () => ({ 'x-forwarded-for': '192.0.2.1' })],
    ['a proxy that follows RFC 7239', () => ({ forwarded: 'for=192.0.2.1' })],
    ['nginx, as many set it up', () => ({ 'x-real-ip': '192.0.2.1' })],
    ['a gateway (RFC 9110)', () => ({ via: '1.1 proxy' })],
    ['a delivery network', () => ({ 'cf-connecting-ip': '192.0.2.1' })],
    ['another one', () => ({ 'fastly-client-ip': '192.0.2.1' })],
    ['a network that counts its hops (RFC 8586)', () => ({ 'cdn-loop': 'example' })],
    ['a load balancer that traces', () => ({ 'x-amzn-trace-id': 'Root=1-67891233-abcdef012345678912345678' })],
    ['a proxy that nobody has heard of', () => ({ 'proxy-of-tomorrow': '1' })],
    ['a name of this machine with the port of another server', (port) => ({ host: `localhost:${Number(port) + 1}` })],
    ['a name of this machine without the port', () => ({ host: 'localhost' })],
  ])('are not answered to %s, as where there are none', async (_who, headers) => {
    const refused = await ask(demo.url, headers(new URL(demo.url).port));
    const absent = await ask(other.url);
    expect(refused).toEqual(absent);
    expect(refused.status).toBe(404);
  });

  it.skipIf(OUTSIDE === undefined)('are answered to a connection of this machine alone', async () => {
    const wide = await forTest(startTestGateway({ routes: ROUTES, host: '0.0.0.0' }));
    const { port } = new URL(wide.url);
    const { status } = await ask(`http://${OUTSIDE}:${port}`, { host: `localhost:${port}` });
    expect(status).toBe(404);
  });

  it.each(['development', 'production'])('are refused by a service in %s on a given chain', async (profile) => {
    const given = { kind: 'given' } as GivenChain;
    const { chains, ...settings } = loadGatewayConfig({});
    const config = {
      ...settings,
      profile: profile as 'development',
      chains: [{ ...chains[0], chain: given }] as const,
    };
    const started = startService({ config, log: createLogger({ level: 'silent' }), routes: ROUTES });
    await expect(started).rejects.toThrow('only a demo may add routes');
  });
});
