import { createServer, type RequestListener, type Server } from 'node:http';
import { type AddressInfo, createServer as createTcpServer } from 'node:net';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { OPERATIONS, requestsOf } from '../../bench/capacity/operations.ts';
import { outcomes } from '../../bench/goals.ts';
import { FIRST, GATEWAY_READ } from '../../bench/nested/query.ts';
import { FLOOR, HASURA_SHAPE, sqlServer } from '../../bench/nested/sql-servers.ts';
import { difference, requireShape, valuesOf } from '../../bench/nested/values.ts';
import { createClient } from '../../bench/support/client.ts';
import { ADMIN, fillRows, HOLDER, type Person, STRANGER } from '../../bench/support/fill.ts';
import type { Figures } from '../../bench/support/report.ts';
import { countStatements } from '../../bench/support/statement-counter.ts';
import { createDatabase } from '../../src/adapters/db/database.ts';
import type { EvmAddress } from '../../src/core/hex.ts';
import { createSessionTokens } from '../../src/domains/account/session-token.ts';
import { startTestGateway, type TestGateway } from '../support/gateway.ts';

// What the benchmarks compare and count. Their figures are no test's.

const port = (server: Pick<Server, 'address'>) => (server.address() as AddressInfo).port;
const request = { path: '/graphql', headers: {}, body: { query: '{ a }' } };

describe('the rows and servers of the nested read', () => {
  let gateway: TestGateway;
  beforeAll(async () => {
    gateway = await startTestGateway({ adminWallets: [ADMIN.wallet as EvmAddress] });
    await fillRows(gateway.database.url, { series: FIRST + 5, accounts: 3 });
  });
  afterAll(() => gateway?.close());

  const tokens = createSessionTokens([{ kid: 'test', secret: new Uint8Array(32).fill(1) }]);
  const tokenOf = ({ accountId }: Person) =>
    tokens.mint({ accountId, epoch: 0, issuedAt: Math.floor(gateway.clock.now().getTime() / 1000) });
  const askGateway = async (person: Person) => {
    const token = await tokenOf(person);
    return valuesOf(JSON.stringify(await gateway.ask(GATEWAY_READ, { first: FIRST }, token)));
  };
  async function askServer(listener: RequestListener, { wallet }: Person): Promise<readonly string[]> {
    const server = createServer(listener).listen(0, '127.0.0.1');
    await new Promise((resolve) => server.once('listening', resolve));
    const client = createClient(port(server), { ...request, headers: { 'x-wallet': wallet } }, 1);
    try {
      return valuesOf((await client.ask()).body);
    } finally {
      client.close();
      server.close();
    }
  }

  it.each([
    ['permitted', HOLDER],
    ['denied', STRANGER],
  ])('answer the %s viewer what the gateway answers', async (viewer, person) => {
    const expected = await askGateway(person);
    requireShape(expected, viewer === 'denied');
    const pool = new pg.Pool({ connectionString: gateway.database.url });
    for (const statement of [FLOOR, HASURA_SHAPE])
      expect(difference(expected, await askServer(sqlServer(pool, statement), person))).toBeNull();
    await pool.end();
  });

  it.each(OPERATIONS)('an operation of capacity is answered as expected: $title', async (operation) => {
    const { body, headers } = (await requestsOf(operation, tokenOf))();
    const { query, variables = {} } = body as { query: string; variables?: Record<string, unknown> };
    const answer = await gateway.ask(query, variables, headers.authorization?.slice('Bearer '.length));
    expect(JSON.stringify(answer)).toContain(operation.expected);
    expect(answer).not.toHaveProperty('errors');
  });

  it('counts the statements of a connection, prepared or not', async () => {
    const counter = await countStatements(gateway.database.url);
    const database = createDatabase({ url: counter.url });
    await database.ping();
    const before = counter.count();
    await database.prisma.series.findMany({ take: 2 });
    await database.reader.keys({ name: 'one', text: 'select key from series where key = any($1::text[])' }, [[]]);
    expect(counter.count() - before).toBe(2);
    await database.close();
    counter.close();
  });
});

describe('values', () => {
  const series = (reports: unknown, createdAt: string, paidTotal: unknown = '5') =>
    JSON.stringify({ data: { series: [{ key: '0x1', paidTotal, createdAt, reports }] } });
  const one = valuesOf(
    series(
      { nodes: [{ id: Buffer.from('Report:0x1:20261').toString('base64'), period: '2026-Q1' }] },
      '2026-01-01T00:00:00.000Z',
    ),
  );

  it('are the same however a server writes them', () => {
    const other = valuesOf(series([{ period: 20261, id: '0x1:20261' }], '2026-01-01T00:00:00+00:00', 5));
    expect(difference(one, other)).toBeNull();
  });

  it.each([
    ['another value', series([{ id: '0x1:20261', period: 20262 }], '2026-01-01T00:00:00Z')],
    ['a null', series([{ id: '0x1:20261', period: 20261 }], '2026-01-01T00:00:00Z', null)],
    ['a row less', series([], '2026-01-01T00:00:00Z')],
    [
      'a row more',
      series(
        [
          { id: '0x1:20261', period: 20261 },
          { id: 'x', period: 20261 },
        ],
        '2026-01-01T00:00:00Z',
      ),
    ],
  ])('differ by %s', (_, body) => {
    expect(difference(one, valuesOf(body))).toContain('row');
  });

  it('are refused where there are none', () => {
    expect(() => valuesOf('{"data":null,"errors":[{"message":"no"}]}')).toThrow('no data');
    expect(() => requireShape(one, false)).toThrow('2 rows');
  });
});

describe('the client', () => {
  const HEAD = 'HTTP/1.1 200 OK\r\n';
  it.each([
    ['in one piece', [`${HEAD}content-length: 4\r\n\r\nbody`]],
    ['with its head cut', [`${HEAD}Content-Le`, 'ngth: 4\r\n\r\nbo', 'dy']],
    ['in chunks', [`${HEAD}transfer-encoding: chunked\r\n\r\n2\r\nbo\r\n`, '2\r\ndy\r\n0\r\n\r\n']],
    ['in chunks whose end is cut', [`${HEAD}transfer-encoding: chunked\r\n\r\n4\r\nbody\r\n`, '0\r\n', '\r\n']],
  ])('reads an answer %s, again and again', async (_, pieces) => {
    const server = createTcpServer({ noDelay: true }, (socket) =>
      socket.on('data', async () => {
        for (const piece of pieces)
          await new Promise<void>((resolve) => socket.write(piece, () => setImmediate(resolve)));
      }),
    ).listen(0, '127.0.0.1');
    await new Promise((resolve) => server.once('listening', resolve));
    const client = createClient(port(server), request, 2);
    expect(await client.ask()).toEqual({ status: 200, body: 'body' });
    await client.load(10);
    client.close();
    server.close();
  });

  it('refuses an answer of another status', async () => {
    const server = createServer((_, response) => response.writeHead(503).end('busy')).listen(0, '127.0.0.1');
    await new Promise((resolve) => server.once('listening', resolve));
    const client = createClient(port(server), request, 1);
    await expect(client.load(1)).rejects.toThrow('busy');
    client.close();
    server.close();
  });
});

describe('goals', () => {
  const at = (name: string, figures: Figures) => outcomes(figures).find((goal) => goal.name.includes(name));

  it.each([
    [{ 'start.nothing': 4.9 }, 4.9, true],
    [{ 'start.nothing': 5.1 }, 5.1, false],
    [{}, null, null],
  ] as [Record<string, number>, number | null, boolean | null][])(
    'are compared with what was measured: %j',
    (figures, reached, met) => {
      expect(at('ready from nothing', figures)).toMatchObject({ required: 5, reached, met });
    },
  );

  it('are medians of the ratios within a round, some of them at least', () => {
    const figures = {
      'nested-read.gateway-on.denied.rate': [95, 950, 30],
      'nested-read.floor.denied.rate': [100, 900, 100],
    };
    expect(at('requests/s / floor, denied', figures)).toMatchObject({ required: 0.9, reached: 0.95, met: true });
    expect(at('requests/s / floor, permitted', figures)).toMatchObject({ reached: null, met: null });
  });

  it.each([
    [[2_400, 3_100], 3_100, true],
    [[2_400, 2_900], 2_900, false],
  ])('may be reached by the best round: %j', (rates, reached, met) => {
    expect(at('the index, the best round', { 'catch-up.index.rate': rates })).toMatchObject({ reached, met });
  });
});
