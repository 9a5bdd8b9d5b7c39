import { randomUUID } from 'node:crypto';
import { request as httpRequest } from 'node:http';
import { describe, expect, it } from 'vitest';
import { activityFeed, seriesToFollow } from '../../support/feed.ts';
import { forTest } from '../../support/for-file.ts';
import {
  SIGN_IN,
  SIGN_IN_NONCE,
  startTestGateway,
  TEST_CHAIN,
  type TestGateway,
  type TestGatewayOptions,
} from '../../support/gateway.ts';
import { startProgram } from '../../support/program.ts';

type RateLimits = NonNullable<TestGatewayOptions['rateLimits']>;

async function start(rateLimits?: Partial<RateLimits>, options: TestGatewayOptions = {}): Promise<TestGateway> {
  const limits = rateLimits === undefined ? {} : { rateLimits: { trustedProxies: [], ...rateLimits } };
  return forTest(startTestGateway({ ...options, ...limits }));
}

interface Sent {
  readonly path?: string;
  readonly method?: string;
  readonly query?: string;
  readonly variables?: object;
  readonly headers?: Readonly<Record<string, string>>;
  /** The address of this machine that it is sent from. */
  readonly from?: string;
}

interface Received {
  readonly status: number | undefined;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly codes: readonly string[];
  readonly body: string;
}

/** An HTTP request from any address of this machine. */
function send(gateway: TestGateway, sent: Sent): Promise<Received> {
  const { path = '/graphql', query, variables, headers = {}, from = '127.0.0.1' } = sent;
  const method = sent.method ?? (query === undefined ? 'GET' : 'POST');
  const types = query === undefined ? {} : { 'content-type': 'application/json', accept: 'application/json' };
  return new Promise((resolve, reject) => {
    const options = { method, localAddress: from, agent: false, headers: { ...types, ...headers } };
    const request = httpRequest(new URL(path, gateway.url), options, (response) => {
      let body = '';
      response.setEncoding('utf8').on('data', (text: string) => {
        body += text;
      });
      response.on('end', () => {
        const codes = [...body.matchAll(/"code":"([A-Z_]+)"/g)].map(([, code]) => String(code));
        resolve({ status: response.statusCode, headers: response.headers, codes, body });
      });
    });
    request.on('error', reject);
    request.end(query === undefined ? undefined : JSON.stringify({ query, variables }));
  });
}

const SMALL = { query: '{ __typename }' };
const LARGE = { query: '{ seriesList(first: 100) { edges { node { state issuer } } } }' };
const statuses = async (gateway: TestGateway, count: number, sent: Sent) => {
  const all: (number | undefined)[] = [];
  for (let i = 0; i < count; i++) all.push((await send(gateway, sent)).status);
  return all;
};
const costOf = ({ body }: Received): number => JSON.parse(body).extensions.cost.requested;
const expectRefused = ({ status, headers, codes, body }: Received) => {
  expect([status, codes]).toEqual([429, ['RATE_LIMITED']]);
  expect(/"detail":\{"retryAfterSeconds":(\d+)\}/.exec(body)?.[1]).toBe(headers['retry-after']);
  expect(Number(headers['retry-after'])).toSatisfy((seconds: number) => seconds >= 1 && seconds <= 60);
};

it('is off where nothing is said', async () => {
  const gateway = await start();
  expect(new Set(await statuses(gateway, 50, LARGE))).toEqual(new Set([200]));
});

describe('a limit by address', () => {
  it('is spent by each request, and by what its operation costs', async () => {
    const gateway = await start({ points: 100 });
    expect(costOf(await send(gateway, SMALL))).toBe(1); // and 20 for each request
    expect(await statuses(gateway, 4, SMALL)).toEqual([200, 200, 200, 429]);
    expectRefused(await send(gateway, SMALL));
    expect((await send(gateway, { ...SMALL, from: '127.0.0.2' })).status).toBe(200);
  });

  it('lets what still fits pass, and says in the answer when to come again', async () => {
    const probe = await start({ points: 1_000_000 });
    const cost = costOf(await send(probe, LARGE));
    const gateway = await start({ points: 2 * cost });
    expect((await send(gateway, LARGE)).status).toBe(200);
    const refused = await send(gateway, LARGE);
    expectRefused(refused);
    const [{ extensions }] = JSON.parse(refused.body).errors;
    expect(`${extensions.detail.retryAfterSeconds}`).toBe(refused.headers['retry-after']);
    expect(await statuses(gateway, 2, SMALL)).toEqual([200, 200]);
  });

  it('bounds what one operation may cost, so that none is put off for ever', async () => {
    const gateway = await start({ points: 120 });
    expect((await send(gateway, LARGE)).codes).toEqual(['QUERY_TOO_COSTLY']);
    expect(JSON.parse((await send(gateway, SMALL)).body).extensions.cost).toEqual({ requested: 1, limit: 100 });
  });

  it('holds for REST, feeds, webhooks and pages; not for what balancers ask, nor for preflights', async () => {
    const origin = 'https://app.example';
    const gateway = await start({ points: 100 }, { corsOrigins: [origin] });
    expect(await statuses(gateway, 5, { path: '/setup' })).toEqual([200, 200, 200, 200, 200]);
    const feed = { query: activityFeed(await seriesToFollow(gateway)), headers: { accept: 'text/event-stream' } };
    const others: Sent[] = [
      { path: '/setup' },
      { path: '/series' },
      { path: '/webhooks/identity/provider', method: 'POST' },
      { path: '/graphql', headers: { accept: 'text/html' } },
      { path: '/graphql?query={__typename}', headers: { accept: 'application/json' } },
      { path: '/nowhere' },
      feed,
    ];
    for (const other of others) expectRefused(await send(gateway, other));
    const called = await send(gateway, { ...SMALL, headers: { origin } });
    expect([called.headers['access-control-allow-origin'], called.headers['access-control-expose-headers']]).toEqual([
      origin,
      expect.stringContaining('retry-after'),
    ]);
    expect((await send(gateway, { path: '/graphql', method: 'OPTIONS', headers: { origin } })).status).toBe(204);
    expect((await send(gateway, { path: '/ready' })).status).toBe(200);
    expect((await send(gateway, { path: '/health' })).status).not.toBe(429);
  });

  it('is spent by what a REST path and the opening of a feed cost', async () => {
    const gateway = await start({ points: 3_000 });
    let pages = 0;
    for (;;) {
      const answer = await send(gateway, { path: '/series?first=1' });
      if (answer.status === 200) pages += 1;
      else {
        expectRefused(answer);
        break;
      }
    }
    expect(pages).toBeGreaterThan(0);
    expect(pages).toBeLessThan(3_000 / 20 / 2); // the requests alone would be 150

    const small = await start({ points: 41 });
    const feed = { query: activityFeed(await seriesToFollow(small)), headers: { accept: 'text/event-stream' } };
    expect((await send(small, { path: '/setup' })).status).toBe(200);
    expectRefused(await send(small, feed)); // the request fits, its event does not
  });

  it('has no address in the log', async () => {
    const gateway = await start({ points: 100, trustedProxies: ['loopback'] });
    const headers = { 'x-forwarded-for': '203.0.113.77' };
    expect(await statuses(gateway, 5, { ...SMALL, headers })).toContain(429);
    expect(gateway.logs.join('\n')).toContain('RATE_LIMITED');
    expect(gateway.logs.join('\n')).not.toMatch(/203\.0\.113|127\.0\.0\.1/);
  });
});

describe('a limit of sign-ins by address', () => {
  const challenge = (query = SIGN_IN_NONCE) => ({
    query,
    variables: { input: { address: `0x${'ab'.repeat(20)}`, chain: TEST_CHAIN } },
  });
  const aliased = SIGN_IN_NONCE.replace(/(signInNonce\(input[\s\S]+?\n {2}\})/, 'a: $1 b: $1 c: $1');

  it('counts challenges and sign-ins, and nothing else', async () => {
    const gateway = await start({ signIns: 2 });
    expect([(await send(gateway, challenge())).status, (await send(gateway, challenge())).status]).toEqual([200, 200]);
    expectRefused(await send(gateway, challenge()));
    const input = { idempotencyKey: randomUUID(), message: 'm', signature: '0x00' };
    expectRefused(await send(gateway, { query: SIGN_IN, variables: { input } }));
    expect(new Set(await statuses(gateway, 10, LARGE))).toEqual(new Set([200]));
    expect((await send(gateway, { ...challenge(), from: '127.0.0.2' })).status).toBe(200);
  });

  it('counts those of one document each', async () => {
    const gateway = await start({ signIns: 2 });
    expectRefused(await send(gateway, challenge(aliased)));
    expect((await send(gateway, challenge())).status).toBe(200);
  });
});

describe('a forwarded address', () => {
  /** A request that reached the trusted proxy from `client`, which had written `forged` into the header itself. */
  const through = (client: string, forged?: string): Sent => ({
    ...SMALL,
    headers: { 'x-forwarded-for': forged === undefined ? client : `${forged}, ${client}` },
  });

  it('is nobody’s word but a trusted proxy’s', async () => {
    const gateway = await start({ points: 100, trustedProxies: ['127.0.0.1'] });
    const forging = (address: string) => ({ ...SMALL, from: '127.0.0.2', headers: { 'x-forwarded-for': address } });
    const forged = ['203.0.113.1', '203.0.113.2', '203.0.113.3', '203.0.113.4', '127.0.0.1'];
    const answers = await Promise.all(forged.map((address) => send(gateway, forging(address))));
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(1); // it escapes nothing
    expect(await statuses(gateway, 5, through('203.0.113.1'))).toEqual([200, 200, 200, 200, 429]); // nobody paid for it
  });

  it('counts each client of a proxy by itself, whatever else the client wrote', async () => {
    const gateway = await start({ points: 100, trustedProxies: ['127.0.0.1'] });
    const answers: (number | undefined)[] = [];
    for (const forged of ['192.0.2.9', '127.0.0.1', 'unknown', '203.0.113.2', '203.0.113.2, 127.0.0.1']) {
      answers.push((await send(gateway, through('203.0.113.1', forged))).status);
    }
    expect(answers).toEqual([200, 200, 200, 200, 429]);
    expect(await statuses(gateway, 5, through('203.0.113.2'))).toEqual([200, 200, 200, 200, 429]);
  });

  it('of IPv6 stands for its network', async () => {
    const gateway = await start({ points: 100, trustedProxies: ['loopback'] });
    const answers: (number | undefined)[] = [];
    for (let i = 1; i <= 5; i++) answers.push((await send(gateway, through(`2001:db8:1:2:${i}::${i}`))).status);
    expect(answers).toEqual([200, 200, 200, 200, 429]);
    expect((await send(gateway, through('2001:db8:1:3::1'))).status).toBe(200);
  });
});

it('ends a start with a range that is none, by name and without its value', async () => {
  const program = startProgram('gateway', { TRUSTED_PROXIES: '10.66.0.0/33', RATE_LIMIT: '99', PORT: '0' });
  expect(await program.ended).toBe(2);
  const text = program.lines.join('\n');
  expect(text).toMatch(/TRUSTED_PROXIES must be addresses, CIDR ranges/);
  expect(text).toMatch(/RATE_LIMIT must be a whole number/);
  expect(text).not.toContain('10.66');
});
