import { once } from 'node:events';
import { Agent, type ClientRequest, type IncomingMessage, request } from 'node:http';
import { setImmediate as nextRound } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { EXHAUSTIVE, range, repeat } from '../../support/exhaustive.ts';
import { activityFeed, seriesToFollow } from '../../support/feed.ts';
import { newWallet, startTestGateway, type TestGateway } from '../../support/gateway.ts';

// Exchanges of each kind leave nothing in memory after their end, however many one process has answered.

const TOKEN = 'x-graphql-event-stream-token';
const EVENTS = { accept: 'text/event-stream' };
const JSON_BODY = { 'content-type': 'application/json', accept: 'application/json' };
const UNKNOWN_FEED = activityFeed(`0x${'ab'.repeat(32)}`);
const COMPILED = '{ seriesList(first: 1) { edges { node { state issuer } } } }';

/** The exchanges that run at the same time. */
const LANES = 16;
/** The exchanges before the first measurement, which fill caches. */
const WARM_UP = EXHAUSTIVE ? 600 : 100;
/** A cache grows once, a leak in each round. */
const ROUNDS = 3;
/** The most that an exchange may leave, in bytes, and what the process itself may take in a round. */
const MOST_LEFT = 200;
const NOISE = 400_000;
/** The exchanges of a usual run, and of each step of an exhaustive one. */
const QUICK = 500;
const STEPS = range(40).map(() => QUICK);

let gateway: TestGateway;
/** A gateway whose executions have no time. */
let hurried: TestGateway | undefined;
let feed: string;
let token: string;
const agent = new Agent({ keepAlive: true, maxSockets: 2 * LANES });

beforeAll(async () => {
  gateway = await startTestGateway({ logLevel: 'silent' });
  if (EXHAUSTIVE)
    hurried = await startTestGateway({ logLevel: 'silent', database: gateway.database, limits: { executionMs: 1 } });
  feed = activityFeed(await seriesToFollow(gateway));
  token = await gateway.signIn(newWallet());
});
afterAll(async () => {
  agent.destroy();
  await hurried?.close();
  await gateway?.close();
});

interface Sent {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  readonly to?: TestGateway;
}

/** Begins a request. Its answer may be read, or not. */
function begin(path: string, { method = 'GET', headers = {}, body, to = gateway }: Sent = {}) {
  const sent = request(`${to.url}${path}`, { agent, method, headers });
  sent.end(body);
  return sent;
}

async function answerOf(sent: ClientRequest): Promise<IncomingMessage> {
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  return response;
}

/** Sends a request and reads its answer to the end. */
async function ask(path: string, options?: Sent) {
  const response = await answerOf(begin(path, options));
  let text = '';
  for await (const chunk of response.setEncoding('utf8')) text += chunk;
  return { status: response.statusCode, text };
}

/** Waits for the first bytes of an answer, then disconnects. */
async function leave(sent: ClientRequest): Promise<number | undefined> {
  const response = await answerOf(sent);
  await once(response, 'data');
  response.on('error', () => {});
  sent.destroy();
  await once(sent, 'close');
  return response.statusCode;
}

const get = (query: string, headers: Sent['headers'] = {}) =>
  ask(`/graphql?query=${encodeURIComponent(query)}`, { headers });
const posted = (query: string, more: Sent['headers'] = {}): Sent => ({
  method: 'POST',
  headers: { ...JSON_BODY, ...more },
  body: JSON.stringify({ query }),
});
const post = (query: string, more?: Sent['headers']) => ask('/graphql', posted(query, more));

/** Opens a shared stream, and hands its token over; the client leaves at the end. */
async function withStream(work: (stream: string) => Promise<unknown>): Promise<number | undefined> {
  const { text: stream } = await ask('/graphql/stream', { method: 'PUT' });
  const sent = begin('/graphql/stream', { headers: { ...EVENTS, [TOKEN]: stream } });
  const response = await answerOf(sent);
  response.resume().on('error', () => {});
  await work(stream);
  sent.destroy();
  await once(sent, 'close');
  return response.statusCode;
}
const start = (stream: string, query: string) =>
  ask('/graphql/stream', {
    method: 'POST',
    headers: { 'content-type': 'application/json', [TOKEN]: stream },
    body: JSON.stringify({ query, extensions: { operationId: 'a' } }),
  });

interface Kind {
  readonly name: string;
  /** Makes one exchange. */
  readonly exchange: () => Promise<unknown>;
  /** The status of its answer, if it has one. */
  readonly expected: number | undefined;
  /** True: a usual run takes it too. */
  readonly quick?: true;
}

const status = async (answer: Promise<{ readonly status: number | undefined }>) => (await answer).status;

/** The kinds whose exchanges hold signals for as long as they are open. */
const STREAMS: readonly Kind[] = [
  {
    name: 'a stream that is answered',
    exchange: () => status(get('{__typename}', EVENTS)),
    expected: 200,
    quick: true,
  },
  { name: 'a posted stream, compiled', exchange: () => status(post(COMPILED, EVENTS)), expected: 200 },
  { name: 'a refused stream', exchange: () => status(get('{ nothing }', EVENTS)), expected: 200 },
  {
    name: 'a feed that its client leaves',
    exchange: () => leave(begin('/graphql', posted(feed, EVENTS))),
    expected: 200,
  },
  {
    name: 'a shared stream with an answered operation',
    exchange: () => withStream((stream) => start(stream, '{__typename}')),
    expected: 200,
  },
  {
    name: 'a shared stream with an operation that its client ends',
    exchange: () =>
      withStream(async (stream) => {
        await start(stream, feed);
        await ask('/graphql/stream?operationId=a', { method: 'DELETE', headers: { [TOKEN]: stream } });
      }),
    expected: 200,
  },
  {
    name: 'a shared stream that its client leaves',
    exchange: () => withStream((stream) => start(stream, feed)),
    expected: 200,
  },
  {
    name: 'a late stream',
    exchange: () => status(ask('/graphql', { ...posted(COMPILED, EVENTS), to: hurried ?? gateway })),
    expected: 200,
  },
  {
    name: 'a feed that the gateway ends',
    exchange: () => status(post(UNKNOWN_FEED, EVENTS)),
    expected: 200,
  },
];

const OTHERS: readonly Kind[] = [
  { name: 'a GET, compiled', exchange: () => status(get(COMPILED)), expected: 200 },
  { name: 'a GET, not compiled', exchange: () => status(get('{__typename}')), expected: 200 },
  { name: 'a POST, compiled', exchange: () => status(post(COMPILED)), expected: 200 },
  { name: 'a POST, not compiled', exchange: () => status(post('{__typename}')), expected: 200 },
  {
    name: 'a POST of a session',
    exchange: () => status(post(COMPILED, { authorization: `Bearer ${token}` })),
    expected: 200,
  },
  {
    name: 'a refused session',
    exchange: () => status(post(COMPILED, { authorization: 'Bearer aaaa.bbbb.cccc' })),
    expected: 401,
  },
  { name: 'a refused document', exchange: () => status(post('{ nothing }')), expected: 200 },
  {
    name: 'a refused media type',
    exchange: () => status(ask('/graphql', { method: 'POST', body: 'a' })),
    expected: 415,
  },
  {
    name: 'a POST that its client leaves',
    async exchange() {
      const sent = begin('/graphql', posted(COMPILED));
      sent.on('error', () => {});
      const closed = new Promise<void>((resolve) => sent.once('close', () => resolve()));
      await new Promise<void>((resolve) => sent.once('finish', () => resolve()));
      sent.destroy();
      await closed;
    },
    expected: undefined,
  },
  {
    name: 'a body that its client does not end',
    async exchange() {
      const headers = { ...JSON_BODY, 'content-length': '100' };
      const sent = request(`${gateway.url}/graphql`, { agent, method: 'POST', headers });
      sent.on('error', () => {});
      const closed = new Promise<void>((resolve) => sent.once('close', () => resolve()));
      await new Promise<void>((resolve) => sent.write('{', () => resolve()));
      sent.destroy();
      await closed;
    },
    expected: undefined,
  },
  {
    name: 'a late read',
    exchange: () => status(ask('/graphql', { ...posted(COMPILED), to: hurried ?? gateway })),
    expected: 200,
  },
  { name: 'a REST path', exchange: () => status(ask('/series')), expected: 200 },
  { name: 'a page', exchange: () => status(ask('/', { headers: { accept: 'text/html' } })), expected: 200 },
  { name: 'a path that does not exist', exchange: () => status(ask('/nothing')), expected: 404 },
];

/** Makes so many exchanges, `LANES` at a time. */
async function run({ exchange, expected }: Kind, count: number): Promise<void> {
  let begun = 0;
  const lane = async () => {
    while (begun++ < count) expect(await exchange()).toBe(expected);
  };
  await Promise.all(range(LANES).map(lane));
}

/** The bytes in use after everything that can be collected was. */
async function usedBytes(): Promise<number> {
  for (let i = 0; i < 2; i++) {
    await nextRound(); // what is kept until the end of a round
    globalThis.gc?.();
  }
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

/** Makes exchanges. Returns their number, and the bytes that they left. */
async function measure(kind: Kind): Promise<{ readonly count: number; readonly left: number }> {
  const before = await usedBytes();
  let count = 0;
  for (const length of EXHAUSTIVE ? repeat(kind.name, STEPS, { seconds: 3 }) : [QUICK]) {
    await run(kind, length);
    count += length;
  }
  return { count, left: (await usedBytes()) - before };
}

/** Tests that a round left no more than the process itself takes. */
const isFree = ({ count, left }: { readonly count: number; readonly left: number }) => left < NOISE + MOST_LEFT * count;

it.each(EXHAUSTIVE ? [...STREAMS, ...OTHERS] : STREAMS.filter(({ quick }) => quick))(
  '$name leaves nothing',
  async (kind) => {
    await run(kind, WARM_UP);
    let round = await measure(kind);
    for (let i = 1; i < ROUNDS && !isFree(round); i++) round = await measure(kind);
    if (EXHAUSTIVE) console.log(`${kind.name}: ${(round.left / round.count).toFixed(0)} bytes for each exchange`);
    expect(isFree(round) ? 'nothing' : `${(round.left / round.count).toFixed(0)} bytes each`).toBe('nothing');
  },
);
