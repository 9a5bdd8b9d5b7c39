import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isErrorCode } from '@income-series/protocol/errors/codes';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { gatewaySchema } from '../../src/apps/gateway/schema.ts';
import { startDevnet } from '../domains/support/devnet.ts';
import { createTestDatabase, type TestDatabase } from '../support/database.ts';
import { assertRuns } from '../support/exhaustive.ts';
import { activityFeed, openFeed, publishEvent } from '../support/feed.ts';
import { SIGN_IN, SIGN_IN_NONCE } from '../support/gateway.ts';
import { type NodeProxy, startNodeProxy } from '../support/node-proxy.ts';
import { POPULATION, type Population, personas } from '../support/populate.ts';
import { descendants } from '../support/processes.ts';
import { scrape } from '../support/scrape.ts';
import { type ServiceProcess, startGatewayProgram } from '../support/service.ts';
import { rootLists } from './execution/support/documents.ts';
import { randomDocument } from './execution/support/random-document.ts';
import { keepCursors } from './execution/support/tally.ts';
import { randomMutation } from './support/random-mutation.ts';

// Documents whose fields fail partly at once and partly later, at two gateways of their own: one compiles reads, one does not.

interface Answer {
  readonly data?: Record<string, unknown> | null;
  readonly errors?: readonly { readonly message: string; readonly extensions: { readonly code: string } }[];
}
interface Request {
  readonly text: string;
  readonly variables?: Readonly<Record<string, unknown>>;
  readonly token?: string | undefined;
  /** Milliseconds after which the caller leaves; it stays where they are left out. */
  readonly leavesAfter?: number | undefined;
}

let database: TestDatabase;
let population: Population;
let devnet: Awaited<ReturnType<typeof startDevnet>>;
let folder: string;
/** The way of both gateways to the node. */
let node: NodeProxy;
let pids: readonly number[] = [];
let gateways: readonly ServiceProcess[] = [];
const tokens: (string | undefined)[] = [undefined];

beforeAll(async () => {
  [database, devnet] = await Promise.all([createTestDatabase({ populated: true }), startDevnet()]);
  population = POPULATION;
  folder = mkdtempSync(join(tmpdir(), 'partial-failures-'));
  node = await startNodeProxy(devnet.anvil.url);
  const place = { databaseUrl: database.url, chain: { rpcUrl: node.url, contracts: devnet.contracts } };
  const limits = { ADMIN_WALLETS: personas.admin.wallet.address };
  const start = (COMPILED: string, name: string) =>
    startGatewayProgram(place, {
      ...limits,
      COMPILED,
      WORKER: 'off',
      METRICS_ADDRESS: '127.0.0.1:0',
      DATA_DIR: join(folder, name),
    });
  gateways = await Promise.all([start('on', 'compiled'), start('off', 'resolved')]);
  pids = gatewayPids();
  expect(pids).toHaveLength(gateways.length);
  for (const name of ['admin', 'issuerA', 'holderA1', 'outsider'] as const) tokens.push(await signIn(name));
});
afterAll(async () => {
  await Promise.all(gateways.map((gateway) => gateway.kill()));
  await node?.close();
  await devnet?.anvil.stop();
  await database?.drop();
  rmSync(folder, { recursive: true, force: true });
});

const gatewayPids = () =>
  descendants(process.pid)
    .filter(({ args, ended }) => !ended && args.includes('bin/run.mjs gateway'))
    .map(({ pid }) => pid)
    .sort();

/** Null: the caller left before it was answered. */
async function ask(
  gateway: ServiceProcess,
  { text, variables = {}, token, leavesAfter }: Request,
): Promise<Answer | null> {
  const signal = leavesAfter === undefined ? null : AbortSignal.timeout(leavesAfter);
  try {
    const response = await fetch(`${gateway.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
      body: JSON.stringify({ query: text, variables }),
      signal,
    });
    return (await response.json()) as Answer;
  } catch (error) {
    if (signal?.aborted) return null;
    throw error;
  }
}

async function signIn(name: 'admin' | 'issuerA' | 'holderA1' | 'outsider'): Promise<string> {
  const [gateway] = gateways as [ServiceProcess];
  const { wallet } = personas[name];
  const [chain, idempotencyKey] = ['evm:10143', crypto.randomUUID()];
  const rootOf = async <T>(field: string, request: Request) => (await ask(gateway, request))?.data?.[field] as T;
  const { message } = await rootOf<{ message: string }>('signInNonce', {
    text: SIGN_IN_NONCE,
    variables: { input: { chain, address: wallet.address } },
  });
  const signature = await wallet.sign(message);
  const { token } = await rootOf<{ token: string }>('signIn', {
    text: SIGN_IN,
    variables: { input: { idempotencyKey, message, signature } },
  });
  return token;
}

/** The codes of an answer, each of which is one of the service's own. */
function codesOf({ data, errors }: Answer, text: string): readonly string[] {
  expect(data !== undefined || errors !== undefined, text).toBe(true);
  if (errors !== undefined) expect(errors.length, text).toBeGreaterThan(0);
  return (errors ?? []).map(({ message, extensions: { code } }) => {
    expect(typeof message, text).toBe('string');
    expect(isErrorCode(code), `${code}: ${text}`).toBe(true);
    expect(code, text).not.toBe('INTERNAL');
    return code;
  });
}

async function requireAlive(): Promise<void> {
  expect(gatewayPids()).toEqual(pids);
  for (const gateway of gateways) {
    expect(await (await fetch(`${gateway.url}/health`)).json()).toHaveProperty('status');
    expect(await (await fetch(`${gateway.url}/ready`)).json()).toEqual({ ready: true });
    const lines = gateway.lines.filter((line) => /"level":"fatal"|nobody handled/.test(line));
    expect(lines).toEqual([]);
    const { url } = JSON.parse(await gateway.said('metrics are served')) as { readonly url: string };
    expect((await scrape(url)).value('income_series_rejections_unhandled_total')).toBe(0);
  }
}

it('two anonymous requests, of which the second fails late in one row and at once in the next, end no gateway', async () => {
  for (const gateway of gateways) {
    const rows = '{ seriesList(first: 2, direction: DESC) { nodes { activity(first: 1) { edges { cursor } } } } }';
    const found = JSON.stringify(await ask(gateway, { text: rows }));
    const cursor = /"cursor":"([^"]+)"/.exec(found)?.[1];
    expect(cursor).toBeDefined();
    const answer = await ask(gateway, {
      text: `query ($c: String) { seriesList(first: 2, direction: DESC) { nodes {
        c: activity(after: $c) { edges { cursor } } d: reports(after: "x") { edges { cursor } } } } }`,
      variables: { c: cursor },
    });
    expect(answer?.data).toEqual({ seriesList: null });
    expect(answer?.errors?.map(({ extensions }) => extensions.code)).toContain('CURSOR_INVALID');
  }
  await requireAlive();
});

/** Lists of a series that everybody may ask for, and some that not everybody may. */
const BELOW = [
  'activity',
  'reports',
  'periods',
  'windows',
  'bids',
  'moneyEvents',
  'positions',
  'fees',
  'hardshipRequests',
];
const ROWS = [
  '{ edges { cursor } }',
  '{ totalCount }',
  '{ nodes { id } pageInfo { endCursor } }',
  '{ nodes { series { reports(after: "x") { totalCount } } } }',
  '{ nodes { series { activity(first: 101) { totalCount } key } } }',
];

/** Documents of lists below rows, and random ones. Cursors are drawn from `cursors`, which may grow. */
function documents(cursors: ReadonlyMap<string, readonly string[]>) {
  const lists = rootLists(gatewaySchema(), population, personas.issuerA.accountId);
  const broken = fc.constantFrom(
    'after: "x"',
    'first: 101',
    'last: 1, first: 1',
    'before: ""',
    'first: -1',
    '',
    'first: 1',
  );
  const paged = fc.nat().map((n) => {
    const all = [...cursors.values()].flat();
    return all.length === 0 ? 'first: 2' : `after: ${JSON.stringify(all[n % all.length])}`;
  });
  const below = fc
    .tuple(fc.constantFrom(...BELOW), fc.oneof(broken, paged), fc.constantFrom(...ROWS), fc.nat(3))
    .map(([name, args, rows, n]) => `b${n}_${name}: ${name}${args && `(${args})`} ${rows}`);
  const inRows = fc
    .tuple(
      fc.integer({ min: 1, max: 8 }),
      fc.constantFrom('ASC', 'DESC'),
      fc.uniqueArray(below, { minLength: 2, maxLength: 5, selector: (text) => text.split(':')[0] }),
    )
    .map(([first, direction, fields]) => ({
      text: `{ seriesList(first: ${first}, direction: ${direction}) { nodes { key ${fields.join(' ')} } } }`,
      lists: new Map(fields.map((field) => [field.split(':')[0] as string, `Series.${field.split(/[_:]/)[1]}`])),
    }));
  return fc.oneof({ arbitrary: inRows, weight: 3 }, { arbitrary: randomDocument(lists, cursors), weight: 1 });
}

it('documents that fail partly at once and partly later leave both gateways as they were', async () => {
  const cursors = new Map<string, string[]>();
  const tally = { asked: 0, whole: 0, partly: 0, refused: 0, left: 0 };
  await assertRuns(
    fc.asyncProperty(
      documents(cursors),
      fc.constantFrom(...tokens),
      fc.oneof({ arbitrary: fc.constant(undefined), weight: 8 }, { arbitrary: fc.nat(12), weight: 1 }),
      async (drawn, token, leavesAfter) => {
        const request = { ...drawn, token, leavesAfter };
        // Several at once, at both: those of the first are asked twice, so that the second is compiled.
        const asked = await Promise.all([...gateways, ...gateways].map((gateway) => ask(gateway, request)));
        for (const answer of asked) {
          tally.asked++;
          if (answer === null) tally.left++;
          else if (!answer.data) tally.refused++;
          else tally[answer.errors ? 'partly' : 'whole']++;
          if (answer === null) continue;
          codesOf(answer, drawn.text);
          keepCursors(cursors, drawn.lists, answer.data);
        }
        // The audit log is not compared, because reads that it notes may still be under way for callers that left.
        if ([...drawn.lists.values()].includes('Query.auditLog')) return;
        const whole = asked.filter((answer) => answer !== null).map(({ data }) => JSON.stringify(data));
        expect(new Set(whole).size, drawn.text).toBeLessThanOrEqual(1);
      },
    ),
    { all: 10_000, quick: 300, endOnFailure: true },
  );
  console.log(tally);
  expect(Math.min(tally.whole, tally.partly, tally.left)).toBeGreaterThan(0);
  await requireAlive();
}, 3_600_000);

/** Values of inputs, some of which name what is there. */
function inputValues() {
  const { series, ids } = population;
  const word = `0x${'01'.repeat(32)}`;
  return {
    Address: [personas.issuerA.wallet.address, personas.holderA1.wallet.address, `0x${'00'.repeat(20)}`],
    Amount: ['0', '1', '750000000', '-1'],
    Backup: ['', 'x'],
    Base64: ['', 'eA=='],
    BaseFieldElement: ['0', '21'],
    BigInt: ['0', '7'],
    Boolean: [true, false],
    Bytes32: [series.A.key, series.B.key, series.C.key, word],
    Chain: ['evm:10143', 'evm:1'],
    Country: ['CH', 'ZZ'],
    Currency: ['USD'],
    DateTime: ['2026-01-10T00:00:00Z'],
    Envelope: ['', 'x'],
    FieldElement: ['0', '11'],
    Hex: ['0x', word],
    ID: [...Object.values(ids), Buffer.from(`BuiltTransaction:${ids.transaction}`).toString('base64'), 'x', ''],
    Int: [0, 1, 100, -1],
    KeyAddress: [population.attestor, population.verifierKey],
    Period: ['2025-Q1', '2026-Q1'],
    String: ['', 'x', 'name@example.com', 'x'.repeat(5_000)],
    TransactionId: [word],
    Units: ['0', '1', '60'],
    Wad: ['0', '1000000000000000000'],
  };
}

const KINDS = ['document', 'chain read', 'mutation', 'feed', 'event', 'node'] as const;
type Kind = (typeof KINDS)[number];
type Run = (gateway: ServiceProcess) => Promise<void>;

/** What is done at a gateway; a failed run prints its text. */
const actionOf = (kind: Kind, text: string, run: Run) => ({ kind, run, [fc.toStringMethod]: () => `${kind}: ${text}` });

it('reads, mutations and feeds in flight at once, with callers that leave and a node that fails, leave both gateways as they were', async () => {
  const cursors = new Map<string, string[]>();
  const codes = new Map<string, number>();
  const counts = Object.fromEntries(KINDS.map((kind) => [kind, 0])) as Record<Kind, number>;
  const tally = { answered: 0, left: 0, messages: 0, refusals: 0 };
  const note = (answer: Answer | null, text: string): void => {
    if (answer === null) return void tally.left++;
    tally.answered++;
    for (const code of codesOf(answer, text)) codes.set(code, (codes.get(code) ?? 0) + 1);
  };
  const { series, ids } = population;
  const token = fc.constantFrom(...tokens);
  const leavesAfter = fc.oneof({ arbitrary: fc.constant(undefined), weight: 3 }, { arbitrary: fc.nat(15), weight: 1 });
  const request = (kind: Kind, drawn: fc.Arbitrary<Request & { readonly lists?: ReadonlyMap<string, string> }>) =>
    fc.tuple(drawn, token, leavesAfter).map(([{ lists, ...sent }, token, leavesAfter]) =>
      actionOf(kind, sent.text, async (gateway: ServiceProcess) => {
        const answer = await ask(gateway, { ...sent, token, leavesAfter });
        note(answer, sent.text);
        if (answer && lists) keepCursors(cursors, lists, answer.data);
        if (/"__typename":"\w*Refusal"/.test(JSON.stringify(answer))) tally.refusals++;
      }),
    );
  const chainRead = fc
    .tuple(fc.integer({ min: 1, max: 5 }), fc.constantFrom('', 'reports(after: "x") { totalCount }', ...ROWS.slice(3)))
    .map(([first, below]) => ({
      text: `{ a: seriesList(first: ${first}) { nodes { terms { rate } ${below.startsWith('{') ? `bids ${below}` : below} } }
        b: seriesList(first: ${first}, direction: DESC) { nodes { key terms { theta rate } } } }`,
    }));
  const feed = fc
    .tuple(
      fc.constantFrom(
        activityFeed(series.A.key, 'id event { kind series { terms { rate } reports(after: "x") { totalCount } } }'),
        activityFeed(series.A.key, 'id event { round a: series { reports(first: 1) { totalCount } terms { theta } } }'),
        activityFeed(`0x${'07'.repeat(32)}`),
        'subscription { notificationReceived { id series { bids(after: "x") { totalCount } } } }',
        `subscription { transactionLife(id: "${ids.transaction}") { __typename } }`,
      ),
      token,
      fc.nat(60),
    )
    .map(([text, token, leavesAfter]) =>
      actionOf('feed', text, async (gateway: ServiceProcess) => {
        const request = (path: string, init?: RequestInit) => fetch(`${gateway.url}${path}`, init);
        const opened = await openFeed({ request }, { document: text, token });
        const cut = AbortSignal.timeout(leavesAfter);
        cut.addEventListener('abort', () => opened.stop());
        for (let message = await opened.next(); message !== null; message = await opened.next()) {
          tally.messages++;
          for (const code of codesOf(message as Answer, text)) codes.set(code, (codes.get(code) ?? 0) + 1);
        }
      }),
    );
  const event = fc.nat(99).map((n) =>
    actionOf('event', 'event', async (gateway: ServiceProcess) => {
      if (gateway !== gateways[0]) return; // one event is for both
      const args = { round: n, units: '100', clearingPrice: '2000000', rejected: 1 };
      await publishEvent({ database }, { seriesKey: series.A.key, at: new Date(), name: 'SettlementRound', args });
    }),
  );
  const trouble = fc
    .constantFrom<Parameters<NodeProxy['all']>[0] | undefined>('cut', { lateMs: 20 }, { status: 500 }, undefined)
    .map((next) => actionOf('node', 'node', async () => (next === undefined ? node.mend() : node.all(next))));
  const action = fc.oneof(
    { arbitrary: request('document', documents(cursors)), weight: 4 },
    { arbitrary: request('chain read', chainRead), weight: 2 },
    { arbitrary: request('mutation', randomMutation(gatewaySchema(), inputValues())), weight: 4 },
    { arbitrary: feed, weight: 3 },
    { arbitrary: event, weight: 2 },
    { arbitrary: trouble, weight: 1 },
  );
  await assertRuns(
    fc.asyncProperty(fc.array(action, { minLength: 4, maxLength: 10 }), async (actions) => {
      for (const { kind } of actions) counts[kind]++;
      await Promise.all(actions.flatMap(({ run }) => gateways.map((gateway) => run(gateway))));
    }),
    { all: 1_500, quick: 60, endOnFailure: true },
  );
  node.mend();
  console.log(counts, tally, codes);
  expect(Math.min(...Object.values(counts), ...Object.values(tally))).toBeGreaterThan(0);
  expect([...codes.keys()]).toContain('CHAIN_UNAVAILABLE');
  expect([...codes.keys()]).not.toContain('RATE_LIMITED');
  await requireAlive();
}, 3_600_000);
