import { connect } from 'node:net';
import { buildClientSchema, getIntrospectionQuery } from 'graphql';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createDatabase } from '../../../src/adapters/db/database.ts';
import { createTestDatabase, type TestDatabase } from '../../support/database.ts';
import { activityFeed, openFeed, seriesToFollow } from '../../support/feed.ts';
import { type Answer, startTestGateway, type TestGateway, type TestGatewayOptions } from '../../support/gateway.ts';

const LIST = '{ seriesList { edges { node { state } } } }';
/** A document of its own, so that its answer does not answer LIST. */
const OTHER_LIST = '{ seriesList(first: 1) { edges { cursor } } }';
const INTROSPECTION = '{ __schema { types { name description fields { name description } } } }';

let database: TestDatabase;
let lock: pg.Client;
/** Another connection: what a transaction sees of the others is as of its first look. */
let observer: pg.Client;
const ends: (() => Promise<unknown>)[] = [];
beforeEach(async () => {
  database = await createTestDatabase();
  lock = new pg.Client(database.url);
  await lock.connect();
  observer = new pg.Client(database.url);
  await observer.connect();
});
afterEach(async () => {
  await Promise.all([lock.end(), observer.end()]);
  for (const end of ends.splice(0).reverse()) await end();
  await database.drop();
});

async function start(options: TestGatewayOptions): Promise<TestGateway> {
  const gateway = await startTestGateway({ database, ...options });
  ends.push(() => gateway.close());
  return gateway;
}
/** Statements over series wait from here on, until `letGo`. */
const holdSeries = () => lock.query('BEGIN; LOCK TABLE series IN ACCESS EXCLUSIVE MODE');
const letGo = () => lock.query('ROLLBACK');
/** So many statements of others wait for a lock. */
const held = (count: number) =>
  vi.waitFor(
    async () => {
      const { rows } = await observer.query(
        `SELECT count(*)::int AS n FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND datname = current_database()`,
      );
      expect(rows[0].n).toBeGreaterThanOrEqual(count);
    },
    { timeout: 60_000 },
  );
const post = (gateway: TestGateway, query: string, headers: Record<string, string> = {}) =>
  gateway.post({ query }, { accept: 'application/json', headers });
const codesOf = async (response: Response) =>
  ((await response.json()) as Answer).errors?.map(({ extensions }) => extensions.code);

describe('an overloaded gateway', () => {
  it('refuses at once what would wait too long, says when to come again, and answers all that it let in', async () => {
    const gateway = await start({ gate: { smallCost: 20_000, small: 1, waiting: 1, waitMs: 60_000 } });
    await holdSeries();
    const running = post(gateway, LIST);
    await held(1);
    const refused: Response[] = [];
    const others = [1, 2, 3].map(async () => {
      const response = await post(gateway, LIST);
      if (response.status !== 200) refused.push(response);
      return response.status;
    });
    await vi.waitFor(() => expect(refused).toHaveLength(2), { timeout: 60_000 }); // one of them waits
    for (const response of refused) {
      expect([response.status, response.headers.get('retry-after')]).toEqual([503, '60']);
      expect(await codesOf(response)).toEqual(['OVERLOADED']);
    }
    const path = await gateway.request('/series');
    expect([path.status, path.headers.get('retry-after'), await codesOf(path)]).toEqual([503, '60', ['OVERLOADED']]);
    await letGo();
    expect([(await running).status, ...(await Promise.all(others)).sort()]).toEqual([200, 200, 503, 503]);
    expect((await post(gateway, LIST)).status).toBe(200);
  });

  it('says how it is, by connections of its own', async () => {
    const healthDatabase = createDatabase({ url: database.url, connections: 2 });
    ends.push(() => healthDatabase.close());
    const small = createDatabase({ url: database.url, connections: 1 });
    ends.push(() => small.close());
    const gateway = await start({ database: { ...database, ...small, url: database.url }, healthDatabase });
    await holdSeries();
    const running = post(gateway, LIST);
    await held(1);
    expect((await gateway.request('/ready')).status).toBe(200);
    const { checks } = (await (await gateway.request('/health')).json()) as { checks: { database: object } };
    expect(checks.database).toEqual({ ok: true });
    await letGo();
    expect((await running).status).toBe(200);
  });

  it('does not say that the database is away where its own connections are all in use', async () => {
    const small = createDatabase({ url: database.url, connections: 1, connectTimeoutMs: 1_000 });
    ends.push(() => small.close());
    const gateway = await start({ database: { ...database, ...small, url: database.url } });
    // The one connection is open before the table is held, because a busy machine may need longer than a second for it.
    await vi.waitFor(async () => expect(await codesOf(await post(gateway, OTHER_LIST))).toBeUndefined(), {
      timeout: 60_000,
    });
    await holdSeries();
    const running = post(gateway, LIST);
    await held(1);
    expect(await codesOf(await post(gateway, LIST))).toEqual(['OVERLOADED']);
    await letGo();
    expect((await running).status).toBe(200);
  });

  it('holds the place of an execution that takes too long until it has ended', async () => {
    const gateway = await start({ limits: { executionMs: 100 }, gate: { small: 1, waiting: 0 } });
    await holdSeries();
    expect(await codesOf(await post(gateway, LIST))).toEqual(['TIMEOUT']);
    expect(await codesOf(await post(gateway, LIST))).toEqual(['OVERLOADED']);
    await letGo();
    await vi.waitFor(async () => expect((await post(gateway, LIST)).status).toBe(200), { timeout: 60_000 });
  });

  it('gives back the place of requests that fail before they are executed', async () => {
    const gateway = await start({ gate: { small: 1, waiting: 0 } });
    const wrong = { authorization: 'Bearer aaaa.bbbb.cccc' };
    for (let i = 0; i < 3; i++) expect(await codesOf(await post(gateway, LIST, wrong))).toEqual(['SESSION_INVALID']);
    expect(
      (await gateway.request(`/graphql?query=${encodeURIComponent('mutation { signOut { __typename } }')}`)).ok,
    ).toBe(false);
    expect((await post(gateway, LIST)).status).toBe(200);
  });
});

it('gives back the place of a feed as it opens', async () => {
  const gateway = await start({ gate: { smallCost: 1_000, small: 1, waiting: 0 } });
  const document = activityFeed(await seriesToFollow(gateway));
  const feeds = [await openFeed(gateway, { document }), await openFeed(gateway, { document })];
  expect((await post(gateway, LIST)).status).toBe(200);
  for (const feed of feeds) feed.stop();
});

describe('what an operation costs', () => {
  it('is judged before it is asked who asks', async () => {
    const gateway = await start({ limits: { cost: 10 } });
    const wrong = { authorization: 'Bearer aaaa.bbbb.cccc' };
    const costly = '{ seriesList(first: 100) { edges { node { state issuer } } } }';
    expect(await codesOf(await post(gateway, costly, wrong))).toEqual(['QUERY_TOO_COSTLY']);
    expect(await codesOf(await post(gateway, '{ __typename }', wrong))).toEqual(['SESSION_INVALID']);
  });

  it('counts a field once for each key that it is written under', async () => {
    const gateway = await start({});
    const costOf = async (query: string) => (await (await post(gateway, query)).json()).extensions.cost.requested;
    const page = (fields: string) => `{ seriesList(first: 10) { edges { node { ${fields} } } } }`;
    const once = await costOf(page('state'));
    expect(await costOf(page('state state state'))).toBe(once);
    expect(await costOf(page('state a: state b: state'))).toBe(once + 20);
    expect(await costOf('{ __schema { types { name } } }')).toBeGreaterThan(await costOf('{ __typename }'));
  });
});

describe('an introspection', () => {
  it('costs what it answers, and answers the same again', async () => {
    const gateway = await start({});
    const ask = async (query: string) => {
      const response = await post(gateway, query);
      const text = await response.text();
      return { status: response.status, type: response.headers.get('content-type'), text };
    };
    const whole = getIntrospectionQuery();
    const first = await ask(whole);
    expect(await ask(whole)).toEqual(first);
    expect(first.text.length).toBeGreaterThan(200_000);
    const { data, extensions } = JSON.parse(first.text);
    expect(buildClientSchema(data).getQueryType()?.name).toBe('Query');
    expect(extensions.cost.requested).toBeGreaterThan(1_000);
    expect(extensions.cost.requested * 2).toBeLessThan(extensions.cost.limit);
    const named = 'query A($name: String!) { __type(name: $name) { name } }';
    const typed = async (name: string) => {
      const { data: found } = await gateway.ask<{ __type: { name: string } }>(named, { name });
      return found?.__type?.name;
    };
    expect([await typed('Series'), await typed('Account'), await typed('Series')]).toEqual([
      'Series',
      'Account',
      'Series',
    ]);
    expect((await gateway.ask('{ __typename seriesList { nodes: edges { cursor } } }')).data).toBeTruthy();
  });
});

describe('a caller that is slow', () => {
  const open = (gateway: TestGateway) => {
    const { hostname, port } = new URL(gateway.url);
    const socket = connect(Number(port), hostname);
    const closed = new Promise<string>((resolve) => {
      let text = '';
      socket.on('data', (chunk) => {
        text += String(chunk);
      });
      socket.on('error', () => {});
      socket.on('close', () => resolve(text));
    });
    return { socket, closed };
  };

  it('to send its headers, or its body, is refused', async () => {
    const gateway = await start({ times: { headersMs: 200, requestMs: 400 } });
    const headers = open(gateway);
    headers.socket.write('GET /ready HTTP/1.1\r\nhost: x\r\n');
    expect(await headers.closed).toMatch(/^HTTP\/1.1 408 /);
    const body = open(gateway);
    body.socket.write(
      'POST /graphql HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 9\r\n\r\n{',
    );
    await body.closed;
  });

  it.each([
    ['too long', { ms: 200, bytes: 1 << 30 }],
    ['with too much that waits', { ms: 600_000, bytes: 64 * 1024 }],
  ])('to read its answers is cut off: %s', async (_, unreadLimits) => {
    const gateway = await start({ unreadLimits });
    const { socket, closed } = open(gateway);
    socket.pause();
    const body = JSON.stringify({ query: INTROSPECTION });
    const one = `POST /graphql HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: ${Buffer.byteLength(body)}\r\n\r\n${body}`;
    const cut = () => gateway.logs.join().includes('an unread answer is cut off');
    let sent = 0;
    await vi.waitFor(
      () => {
        const ended = gateway.logs.filter((line) => line.includes('"msg":"request"')).length;
        if (ended === sent && !cut() && sent++ < 200) socket.write(one); // the network takes answers until it is full
        expect(cut()).toBe(true);
      },
      { timeout: 60_000, interval: 5 },
    );
    socket.resume();
    await closed;
    expect((await post(gateway, LIST)).status).toBe(200);
  });
});
