import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { gatewaySchema } from '../../src/apps/gateway/schema.ts';
import { startDevnet } from '../domains/support/devnet.ts';
import { createTestDatabase, type TestDatabase } from '../support/database.ts';
import { runs } from '../support/exhaustive.ts';
import { SIGN_IN, SIGN_IN_NONCE } from '../support/gateway.ts';
import { type Population, personas, populate } from '../support/populate.ts';
import { scrape } from '../support/scrape.ts';
import { type ServiceProcess, startGatewayProgram } from '../support/service.ts';
import { rootLists } from './execution/support/documents.ts';
import { randomDocument } from './execution/support/random-document.ts';
import { keepCursors } from './execution/support/tally.ts';

// Documents whose fields fail partly at once and partly later, at two gateways of their own: one compiles reads, one does not.

interface Answer {
  readonly data?: Record<string, unknown> | null;
  readonly errors?: readonly { readonly extensions: { readonly code: string } }[];
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
let gateways: readonly ServiceProcess[] = [];
const tokens: (string | undefined)[] = [undefined];

beforeAll(async () => {
  [database, devnet] = await Promise.all([createTestDatabase(), startDevnet()]);
  population = await populate(database.prisma);
  folder = mkdtempSync(join(tmpdir(), 'partial-failures-'));
  const place = { databaseUrl: database.url, chain: { rpcUrl: devnet.anvil.url, contracts: devnet.contracts } };
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
  for (const name of ['admin', 'issuerA', 'holderA1', 'outsider'] as const) tokens.push(await signIn(name));
});
afterAll(async () => {
  await Promise.all(gateways.map((gateway) => gateway.kill()));
  await devnet?.anvil.stop();
  await database?.drop();
  rmSync(folder, { recursive: true, force: true });
});

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

async function requireAlive(): Promise<void> {
  for (const gateway of gateways) {
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

it('documents that fail partly at once and partly later leave both gateways as they were', async () => {
  const schema = gatewaySchema();
  const lists = rootLists(schema, population, personas.issuerA.accountId);
  const cursors = new Map<string, string[]>();
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
  const document = fc.oneof({ arbitrary: inRows, weight: 3 }, { arbitrary: randomDocument(lists, cursors), weight: 1 });
  const tally = { asked: 0, whole: 0, partly: 0, refused: 0, left: 0 };
  await fc.assert(
    fc.asyncProperty(
      document,
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
          const codes = (answer?.errors ?? []).map(({ extensions }) => extensions.code);
          expect(codes, drawn.text).not.toContain('INTERNAL');
          expect(codes, drawn.text).not.toContain(undefined);
          if (answer) keepCursors(cursors, drawn.lists, answer.data);
        }
        const whole = asked.filter((answer) => answer !== null).map(({ data }) => JSON.stringify(data));
        expect(new Set(whole).size, drawn.text).toBeLessThanOrEqual(1);
      },
    ),
    { numRuns: runs(10_000, 150), endOnFailure: true },
  );
  console.log(tally);
  expect(Math.min(tally.whole, tally.partly, tally.left)).toBeGreaterThan(0);
  await requireAlive();
}, 3_600_000);
