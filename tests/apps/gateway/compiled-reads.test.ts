import { rulesOf, type TypeRule } from 'field-access';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { recording } from '../../../scripts/advise/recording.ts';
import { gatewaySchema } from '../../../src/apps/gateway/schema.ts';
import { createTestDatabase } from '../../support/database.ts';
import { forFile, forTest } from '../../support/for-file.ts';
import { newWallet, startTestGateway, type TestGateway } from '../../support/gateway.ts';
import { POPULATION, personas } from '../../support/populate.ts';

const SERIES = `query SeriesPage($first: Int) {
  seriesList(first: $first) {
    totalCount pageInfo { hasNextPage endCursor }
    edges { cursor node { id key state accruedTotal reports(first: 3) { nodes { id period net } } } }
  }
}`;

const database = await forFile(createTestDatabase({ populated: true }));
const population = POPULATION;
const gateway = await forFile(startTestGateway({ database, adminWallets: [personas.admin.wallet.address] }));
const issuer = await gateway.signIn(personas.issuerA.wallet);

interface Posted {
  readonly token?: string | undefined;
  readonly accept?: string;
  readonly body?: object;
  readonly to?: TestGateway;
}

async function post(query: string, variables: object = {}, { token, accept, body = {}, to = gateway }: Posted = {}) {
  const headers = {
    'content-type': 'application/json',
    ...(accept ? { accept } : {}),
    ...(token ? { authorization: `Bearer ${token}` } : {}),
  };
  const response = await to.request('/graphql', {
    method: 'POST',
    headers,
    body: JSON.stringify({ query, variables, ...body }),
  });
  const shown = [...response.headers].filter(([name]) => name !== 'x-request-id' && name !== 'date');
  const text = await response.text();
  const id = response.headers.get('x-request-id') ?? '';
  return { id, answer: { status: response.status, headers: Object.fromEntries(shown), text }, json: JSON.parse(text) };
}

/** The line of a request in the log. */
const lineOf = (id: string, { logs } = gateway) =>
  logs.map((line) => JSON.parse(line)).find((line) => line.requestId === id && line.msg === 'request') ?? null;

/** Asks until the statement answers: the first time a document is asked resolvers do. */
async function postTwice(query: string, variables: object = {}, posted: Posted = {}) {
  const [resolved, compiled] = [await post(query, variables, posted), await post(query, variables, posted)];
  expect.soft(await readOf(compiled.id, posted.to)).toBe('compiled');
  return { resolved, compiled };
}

/** How a request was answered: its line comes after its answer. */
async function readOf(id: string, to: TestGateway = gateway): Promise<string | undefined> {
  await expect.poll(() => lineOf(id, to)).not.toBeNull();
  return lineOf(id, to).read;
}

describe('a document that was asked before', () => {
  it.each([
    ['everybody', () => undefined, undefined],
    ['its issuer', () => issuer, 'application/json'],
    ['its issuer, who takes GraphQL’s own media type', () => issuer, 'application/graphql-response+json'],
    ['a client that takes both', () => undefined, 'application/graphql-response+json,application/json;q=0.9'],
    ['one that takes anything at last', () => undefined, 'application/json, text/plain, */*'],
    ['one that takes parts too', () => undefined, 'multipart/mixed; deferSpec=20220824, application/json'],
    [
      'one that takes all that GraphQL has',
      () => undefined,
      'application/graphql-response+json, application/graphql+json, application/json, text/event-stream, multipart/mixed',
    ],
    ['one that would take a feed first', () => undefined, 'text/event-stream, application/json;charset=utf-8'],
    ['one that takes other characters first', () => undefined, 'application/json;charset=utf-16, application/*'],
    ['one that takes any type of a subtype', () => undefined, 'text/html, */graphql-response+json'],
  ])('is answered by one statement as by resolvers, for %s', async (who, token, accept) => {
    const posted = { token: token(), ...(accept ? { accept } : {}) };
    const { resolved, compiled } = await postTwice(`${SERIES} # as ${who}`, { first: 3 }, posted);
    expect(await readOf(resolved.id)).toBeUndefined();
    expect(compiled.answer).toEqual(resolved.answer);
    expect(compiled.json.data.seriesList.edges).toHaveLength(3);
  });

  it('is logged with its name, its cost, and what was denied', async () => {
    const { compiled } = await postTwice(SERIES, { first: 2 });
    const { cost } = compiled.json.extensions;
    expect(lineOf(compiled.id)).toMatchObject({
      kind: 'query',
      operation: 'SeriesPage',
      cost: cost.requested,
      codes: ['FORBIDDEN'],
      read: 'compiled',
      status: 200,
    });
  });

  it('takes the cursors that resolvers sealed, and gives them', async () => {
    const page = `query ($after: String) { seriesList(first: 1, after: $after) { pageInfo { endCursor hasPreviousPage } nodes { id } } }`;
    const seen: string[] = [];
    let after: string | null = null;
    for (;;) {
      const { json } = await post(page, { after });
      const { nodes, pageInfo } = json.data.seriesList;
      if (nodes.length === 0) break;
      seen.push(nodes[0].id);
      after = pageInfo.endCursor;
    }
    expect(new Set(seen).size).toBe(await database.prisma.series.count());
  });

  it('refuses a row that is not there, and a cursor of another list, as before', async () => {
    const row = 'query ($key: Bytes32!) { series(key: $key) { id issuer } }';
    const { resolved, compiled } = await postTwice(row, { key: population.series.A.key });
    expect(compiled.answer).toEqual(resolved.answer);
    const other = `${row} # not known`;
    const missing = await postTwice(other, { key: `0x${'9'.repeat(64)}` });
    expect(missing.compiled.json.errors[0].extensions.code).toBe('NOT_FOUND');
    expect(missing.compiled.answer).toEqual(missing.resolved.answer);
    await post(SERIES, { first: 1 });
    const page = 'query ($after: String) { seriesList(after: $after) { nodes { key } } }';
    await post(page, {});
    const foreign = await post(page, { after: compiled.json.data.series.id });
    expect(foreign.json.errors[0].extensions.code).toBe('CURSOR_INVALID');
  });

  it('refuses a session that has ended, and a viewer without the scope, as before', async () => {
    const own = '{ myPositions(first: 1) { nodes { id } } }';
    const token = await gateway.signIn(personas.holderA1.wallet);
    await postTwice(own, {}, { token });
    await database.prisma.account.update({
      where: { id: personas.holderA1.accountId },
      data: { sessionEpoch: { increment: 1 } },
    });
    const ended = await post(own, {}, { token });
    expect([ended.answer.status, ended.json.errors[0].extensions.code]).toEqual([401, 'SESSION_INVALID']);
    const nobody = await post(own);
    expect(nobody.json).toMatchObject({
      data: { myPositions: null },
      errors: [{ extensions: { code: 'UNAUTHENTICATED' } }],
    });
    expect(await readOf(nobody.id)).toBe('scopes');
  });

  it('shows what was granted, and no longer what was taken, at the next request', async () => {
    const text = '{ seriesList(first: 50) { nodes { key accruedTotal } } }';
    const { accountId } = personas.outsider;
    const token = await gateway.signIn(personas.outsider.wallet);
    const granted = async () => {
      const { json } = await post(text, {}, { token });
      return json.data.seriesList.nodes.filter((row: { accruedTotal: unknown }) => row.accruedTotal !== null).length;
    };
    await granted();
    expect(await granted()).toBe(0);
    const wallet = await database.prisma.accountWallet.findFirstOrThrow({
      where: { address: personas.issuerA.wallet.address },
    });
    await database.prisma.accountWallet.update({ where: { id: wallet.id }, data: { accountId } });
    expect(await granted()).toBeGreaterThan(0);
    await database.prisma.accountWallet.update({ where: { id: wallet.id }, data: { accountId: wallet.accountId } });
    expect(await granted()).toBe(0);
  });

  it('refuses variables that do not read, and a cost beyond the limit, as before', async () => {
    await postTwice(SERIES, { first: 1 });
    const wrong = await post(SERIES, { first: 'many' });
    expect(wrong.json.errors[0].extensions.code).toBe('BAD_INPUT');
    const small = await forTest(startTestGateway({ database, limits: { cost: 60 } }));
    const text =
      'query ($first: Int) { seriesList(first: $first) { nodes { key reports(first: 5) { nodes { id } } } } }';
    await postTwice(text, { first: 1 }, { to: small });
    const costly = await post(text, { first: 50 }, { to: small });
    expect([costly.answer.status, costly.json.errors[0].extensions.code]).toEqual([400, 'QUERY_TOO_COSTLY']);
  });
});

describe('the viewer of a compiled read', () => {
  /** Asked until it is answered by one statement, the viewer's included. */
  async function known(text: string, token: string) {
    for (let i = 0; i < 2; i++) await post(text, {}, { token });
    const { result, statements } = await recording(() => post(text, {}, { token }));
    expect(await readOf(result.id)).toBe('compiled');
    expect(statements.map(({ name }) => name)).toEqual([expect.stringMatching(/^read_/)]);
    return result;
  }

  /** What a change does to an answer that was compiled, asked at once after it, and to one of resolvers. */
  async function after(text: string, token: string, change: () => Promise<unknown>) {
    await known(text, token);
    await change();
    const { result, statements } = await recording(() => post(text, {}, { token }));
    const resolved = await post(`${text} # by resolvers`, {}, { token });
    expect(result.answer).toEqual(resolved.answer);
    return { json: result.json, names: statements.map(({ name }) => name ?? '') };
  }

  const accounts = () => database.prisma.account;

  it('is confirmed by the statement that reads for it', async () => {
    const text = '{ one: myPositions(first: 1) { nodes { id } } }';
    const { json } = await known(text, await gateway.signIn(personas.holderB.wallet));
    expect(json.data.one.nodes).toHaveLength(1);
  });

  it('is refused at once where it signed out everywhere, and where its account is gone', async () => {
    const text = '{ ended: myPositions(first: 1) { nodes { id } } }';
    const wallet = newWallet();
    const { accountId: id } = await (async () => {
      await gateway.signIn(wallet);
      return database.prisma.accountWallet.findFirstOrThrow({ where: { address: wallet.address } });
    })();
    for (const [i, change] of [
      () => accounts().update({ where: { id }, data: { sessionEpoch: { increment: 1 } } }),
      async () => {
        await database.prisma.accountWallet.deleteMany({ where: { accountId: id } });
        await accounts().delete({ where: { id } });
      },
    ].entries()) {
      const { json } = await after(`${text} # ${i}`, await gateway.signIn(wallet), change);
      expect(json.errors[0].extensions.code).toBe('SESSION_INVALID');
      expect(json.data).toBeUndefined();
    }
  });

  it('has from the next request on the wallets that it has then', async () => {
    const text = '{ linked: seriesList(first: 50) { nodes { key accruedTotal } } }';
    const token = await gateway.signIn(personas.outsider.wallet);
    const wallet = await database.prisma.accountWallet.findFirstOrThrow({
      where: { address: personas.issuerA.wallet.address },
    });
    const moveTo = (accountId: string) => () =>
      database.prisma.accountWallet.update({ where: { id: wallet.id }, data: { accountId } });
    const granted = ({ json }: Awaited<ReturnType<typeof after>>) =>
      json.data.linked.nodes.filter((row: { accruedTotal: unknown }) => row.accruedTotal !== null).length;
    const given = await after(text, token, moveTo(personas.outsider.accountId));
    expect(granted(given)).toBeGreaterThan(0);
    const [dropped, viewer, read] = given.names;
    expect([dropped, viewer, read].map((name) => name?.split('_')[0])).toEqual(['read', 'session', 'read']);
    expect(granted(await after(text, token, moveTo(wallet.accountId)))).toBe(0);
  });

  it('is confirmed by the statement that answers, however often it changes before', async () => {
    const text = '{ again: seriesList(first: 50) { nodes { key accruedTotal } } }';
    const token = await gateway.signIn(personas.outsider.wallet);
    const wallet = await database.prisma.accountWallet.findFirstOrThrow({
      where: { address: personas.issuerA.wallet.address },
    });
    const moveTo = (accountId: string) =>
      database.prisma.accountWallet.update({ where: { id: wallet.id }, data: { accountId } });
    await known(text, token);
    await moveTo(personas.outsider.accountId);
    const { query } = pg.Client.prototype as unknown as { query: (...given: unknown[]) => unknown };
    let taken = false;
    // The wallet is taken away again as soon as the viewer has been read.
    await forTest(
      vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function (this: pg.Client, ...given: unknown[]) {
        const [config, done] = given as [{ name?: string }, (...answer: unknown[]) => void];
        if (taken || config.name !== 'session_viewer') return query.apply(this, given) as never;
        taken = true;
        const takeFirst = (...answer: unknown[]) => moveTo(wallet.accountId).then(() => done(...answer));
        return query.call(this, config, takeFirst) as never;
      }),
    );
    const { id, json } = await post(text, {}, { token });
    expect(taken).toBe(true);
    expect(json.data.again.nodes.filter((row: { accruedTotal: unknown }) => row.accruedTotal !== null)).toEqual([]);
    expect(await readOf(id)).toBe('compiled');
  });

  it('loses with a key that is revoked what the key reads', async () => {
    const { wallet, accountId } = personas.attestorX;
    const token = await gateway.signIn(wallet);
    const text = '{ addressed: tier3Cases(first: 50) { totalCount nodes { id state } } }';
    const keys = await database.prisma.accountSignerKey.findMany({ where: { accountId } });
    const attestors = { address: { in: keys.map(({ key }) => key) }, active: true };
    const rows = await database.prisma.attestor.findMany({ where: attestors });
    expect(rows.length).toBeGreaterThan(0);
    try {
      const before = await known(text, token);
      const revoke = () => database.prisma.attestor.updateMany({ where: attestors, data: { active: false } });
      const { json } = await after(text, token, revoke);
      expect(json.data.addressed.totalCount).toBeLessThan(before.json.data.addressed.totalCount);
    } finally {
      for (const { chain, address } of rows)
        await database.prisma.attestor.update({ where: { chain_address: { chain, address } }, data: { active: true } });
    }
  });
});

/** Asks a path until the statement answers. */
async function getTwice(path: string, to: TestGateway, init: RequestInit = {}) {
  const asked = [await to.request(path, init), await to.request(path, init)] as const;
  const read = await readOf(asked[1].headers.get('x-request-id') ?? '', to);
  return { read, status: asked[1].status, bodies: await Promise.all(asked.map((one) => one.text())) };
}

describe('every way in', () => {
  const byId = new Map([['page', SERIES]]);
  let trusting: TestGateway;
  beforeAll(async () => {
    trusting = await startTestGateway({ database, trustedDocuments: { byId, only: true } });
  });
  afterAll(() => trusting?.close());

  it.each([
    ['documentId', { documentId: 'page' }],
    ['persistedQuery', { extensions: { persistedQuery: { version: 1, sha256Hash: 'page' } } }],
  ])('takes a document by its id, as %s', async (_name, named) => {
    const body = JSON.stringify({ ...named, variables: { first: 2 } });
    const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body };
    const { read, status, bodies } = await getTwice('/graphql', trusting, init);
    expect([read, status]).toEqual(['compiled', 200]);
    expect(bodies[1]).toBe(bodies[0]);
  });

  it('refuses an id that the manifest does not have, and a text that it does not have, as before', async () => {
    for (const [body, code] of [
      [{ documentId: 'other' }, 'DOCUMENT_NOT_FOUND'],
      [{ query: '{ seriesList { totalCount } }' }, 'DOCUMENT_NOT_TRUSTED'],
    ] as const) {
      const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
      const { read, bodies } = await getTwice('/graphql', trusting, init);
      expect(read).toBeUndefined();
      expect(JSON.parse(bodies[1] as string).errors[0].extensions.code).toBe(code);
    }
  });

  it.each([
    ['GET', `/graphql?query=${encodeURIComponent(SERIES)}&variables=${encodeURIComponent('{"first":2}')}`, 'compiled'],
    ['a path of REST', '/chains/evm:10143/signer-keys', 'compiled'],
    ['a path of REST that resolvers answer in part', '/series?first=2', 'in part'],
  ])('takes %s', async (_name, path, how) => {
    const { read, status, bodies } = await getTwice(path, gateway);
    expect([read, status]).toEqual([how, 200]);
    expect(bodies[1]).toBe(bodies[0]);
    expect(JSON.parse(bodies[0] as string)).toHaveProperty('data');
  });

  it('refuses a path of REST to those whom its resolvers refuse it', async () => {
    const { status, bodies } = await getTwice('/admin/verifier-keys', gateway);
    expect([status, JSON.parse(bodies[1] as string).errors[0].extensions.code]).toEqual([401, 'UNAUTHENTICATED']);
    expect(bodies[1]).toBe(bodies[0]);
  });
});

describe('a document with fields that have no column', () => {
  const MIXED = `query ($key: Bytes32!) {
    viewer { isAdmin relations(seriesKey: $key) }
    series(key: $key) { key terms { theta rate } auction { clearingPrice demandCurve(points: 3) { price quantity } } }
    beforeYouBuy { version }
  }`;

  it('is answered by its statement and their resolvers, as by resolvers alone', async () => {
    const { key } = population.series.A;
    for (const token of [issuer, undefined]) {
      const asked = [await post(MIXED, { key }, { token }), await post(MIXED, { key }, { token })] as const;
      expect(asked[1].answer).toEqual(asked[0].answer);
      expect(await readOf(asked[1].id)).toBe('in part');
      expect(asked[1].json.data.series.terms.theta === null).toBe(token === undefined);
    }
  });

  it('writes down once what is read of the terms', async () => {
    const { key } = population.series.A;
    const text = 'query ($key: Bytes32!) { series(key: $key) { key terms { theta } } }';
    const written = () => database.prisma.termsAccessLog.count({ where: { seriesKey: key } });
    const before = await written();
    for (let i = 0; i < 3; i++) await post(text, { key }, { token: issuer });
    expect(await written()).toBe(before + 3);
  });

  it('writes down once what is looked at next to a list', async () => {
    const token = await gateway.signIn(personas.admin.wallet);
    const text =
      'query ($of: ID!) { accountNotifications(accountId: $of, first: 1) { totalCount } seriesList(first: 1) { totalCount } }';
    const written = () => database.prisma.auditEntry.count({ where: { action: 'notification.view' } });
    const before = await written();
    for (let i = 0; i < 3; i++) await post(text, { of: personas.holderB.accountId }, { token });
    expect(await written()).toBe(before + 3);
  });
});

describe('a request that is refused on its way', () => {
  const errorsLogged = () => gateway.logs.filter((line) => line.includes('a compiled read failed'));

  it('leaves no error in the log', async () => {
    const text = 'query ($first: Int, $after: String) { seriesList(first: $first, after: $after) { nodes { key } } }';
    await postTwice(text, { first: 1 });
    for (const variables of [{ first: 101 }, { after: 'AAAA' }]) await post(text, variables);
    const skipped = 'query ($yes: Boolean!) { seriesList @include(if: $yes) { totalCount } }';
    await postTwice(skipped, { yes: true });
    expect((await post(skipped, { yes: false })).json.data).toEqual({});
    expect(errorsLogged()).toEqual([]);
  });

  it('is written down once where reading is written down', async () => {
    const admin = await gateway.signIn(personas.admin.wallet);
    const text = 'query ($of: ID!) { accountNotifications(accountId: $of, first: 1) { totalCount } }';
    const written = () => database.prisma.auditEntry.count({ where: { action: 'notification.view' } });
    const before = await written();
    for (let i = 0; i < 3; i++) await post(text, { of: personas.holderB.accountId }, { token: admin });
    expect(await written()).toBe(before + 3);
    for (let i = 0; i < 2; i++)
      expect((await post(text, { of: 'nonsense' }, { token: admin })).json.errors[0].extensions.code).toBe('NOT_FOUND');
  });

  it('asks of a document whether it may introspect, whatever of it is skipped', async () => {
    const closed = await forTest(startTestGateway({ database, profile: 'production' }));
    const text = '{ seriesList(first: 1) { nodes { key } } __schema @skip(if: true) { types { name } } }';
    const asked = [await post(text, {}, { to: closed }), await post(text, {}, { to: closed })];
    expect(asked[1]?.answer).toEqual(asked[0]?.answer);
  });
});

describe('a statement that takes too long', () => {
  it('is answered as a late execution, within one limit', async () => {
    const slow = await forTest(startTestGateway({ database, limits: { executionMs: 400 } }));
    const text = '{ seriesList(first: 9) { nodes { key paidTotal } } }';
    await post(text, {}, { to: slow });
    const { answer, held } = await database.prisma.$transaction(async (tx) => {
      await tx.$executeRaw`LOCK TABLE series IN ACCESS EXCLUSIVE MODE`;
      return { answer: await post(text, {}, { to: slow }), held: true };
    });
    expect(held).toBe(true);
    expect(answer.json).toMatchObject({
      errors: [{ extensions: { code: 'TIMEOUT' } }],
      extensions: { cost: { limit: expect.any(Number) } },
    });
  });
});

describe('what one address may spend', () => {
  it('is spent once by a read, compiled or not', async () => {
    const limited = await forTest(startTestGateway({ database, rateLimits: { points: 400, trustedProxies: [] } }));
    const asked = [];
    for (let i = 0; i < 12; i++)
      asked.push(await post('{ seriesList(first: 10) { nodes { key } } }', {}, { to: limited }));
    const codes = asked.map(({ json }) => json.errors?.[0]?.extensions.code ?? null);
    const cost = asked[0]?.json.extensions.cost.requested + 20;
    expect(codes.filter((code) => code === null)).toHaveLength(Math.floor(400 / cost));
    expect(asked.at(-1)?.answer.status).toBe(429);
  });
});

describe('/health', () => {
  it('has the share of the reads that were compiled, and counts why the others were not', async () => {
    const fresh = await forTest(startTestGateway({ database }));
    const reads = async () => (await (await fresh.request('/health')).json()).reads;
    expect(await reads()).toEqual({ asked: 0, compiled: null, reasons: {} });
    const row = 'query ($key: Bytes32!) { series(key: $key) { key } }';
    for (let i = 0; i < 4; i++) await post(row, { key: population.series.A.key }, { to: fresh });
    for (let i = 0; i < 2; i++) await post('{ beforeYouBuy { version } }', {}, { to: fresh });
    expect(await reads()).toEqual({ asked: 4, compiled: 0.75, reasons: { 'root field': 1 } });
  });
});

describe('COMPILED', () => {
  it('off answers everything by resolvers', async () => {
    const off = await forTest(startTestGateway({ database, compiled: { enabled: false, checked: 0 } }));
    const asked = [await post(SERIES, { first: 1 }, { to: off }), await post(SERIES, { first: 1 }, { to: off })];
    expect(await Promise.all(asked.map(({ id }) => readOf(id, off)))).toEqual([undefined, undefined]);
  });

  it('compared logs a difference by the hash of the document, and answers what resolvers say', async () => {
    const checked = await startTestGateway({ database, compiled: { enabled: true, checked: 1 } });
    const { types } = rulesOf(gatewaySchema());
    const rule = types.get('Series') as TypeRule;
    const text = '{ different: seriesList(first: 50) { nodes { accruedTotal } } }';
    const differences = () => checked.logs.filter((line) => line.includes('differs from its resolvers'));
    try {
      const honest = [await post(text, {}, { to: checked }), await post(text, {}, { to: checked })];
      expect(honest[1]?.answer).toEqual(honest[0]?.answer);
      expect(differences()).toEqual([]);
      types.set('Series', { ...rule, subjects: rule.subjects.map((one) => ({ ...one, where: () => ({}) })) });
      const other = text.replace('first: 50', 'first: 49');
      const wrong = [
        await post(other, {}, { to: checked, token: issuer }),
        await post(other, {}, { to: checked, token: issuer }),
      ];
      expect(wrong[1]?.answer).toEqual(wrong[0]?.answer);
      expect(differences()).toHaveLength(1);
      expect(JSON.parse(differences()[0] as string).document).toMatch(/^[0-9a-f]{64}$/);
    } finally {
      types.set('Series', rule);
      await checked.close();
    }
  });

  it.each([
    ['between the two answers', 1],
    ['between the two answers and after them', 2],
  ])('compared logs no difference where somebody wrote %s', async (_name, writes) => {
    const checked = await startTestGateway({ database, compiled: { enabled: true, checked: 1 } });
    const text = `{ written${writes}: seriesList(first: 50) { nodes { accruedTotal } } }`;
    const { key, chain } = population.series.A;
    const accrue = (accruedTotal: string) =>
      database.prisma.series.update({ where: { chain_key: { chain, key } }, data: { accruedTotal } });
    const { accruedTotal } = await database.prisma.series.findUniqueOrThrow({ where: { chain_key: { chain, key } } });
    const { query } = pg.Client.prototype as unknown as { query: (...given: unknown[]) => unknown };
    let statements = 0;
    // The first statement's answer is passed on when somebody has written, and so is the second's.
    const spy = vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function (
      this: pg.Client,
      ...given: unknown[]
    ) {
      const [config, done] = given as [{ name?: string }, (...answer: unknown[]) => void];
      if (!config?.name?.startsWith('read_')) return query.apply(this, given) as never;
      statements++;
      const before = statements > 1 && writes > 1 ? accrue('1002') : Promise.resolve();
      const after = statements === 1 ? () => accrue('1001') : () => Promise.resolve();
      const passOn = (...answer: unknown[]) => after().then(() => done(...answer));
      return before.then(() => query.call(this, config, passOn)) as never;
    });
    try {
      await post(text, {}, { to: checked, token: issuer });
      statements = 0;
      const { json } = await post(text, {}, { to: checked, token: issuer });
      const shown = json.data[`written${writes}`].nodes.map((row: { accruedTotal: unknown }) => row.accruedTotal);
      expect(shown).toContain('1001');
      expect(checked.logs.filter((line) => line.includes('differs from its resolvers'))).toEqual([]);
      expect(statements).toBe(2);
    } finally {
      spy.mockRestore();
      await accrue(`${accruedTotal}`);
      await checked.close();
    }
  });
});

it('a refused field comes with the query that explains it', async () => {
  const text = '{ seriesList(first: 1) { nodes { id paidTotal } } }';
  for (const _ of ['resolvers', 'compiled']) {
    const { json } = await post(text);
    const { mend, coordinate } = json.errors[0].extensions;
    expect([coordinate, mend]).toEqual(['Series.paidTotal', expect.stringContaining('"Series.paidTotal"')]);
    const [id] = json.data.seriesList.nodes.map((node: { id: string }) => node.id);
    const [, query = ''] = mend.split('`');
    const explained = await post(query.replace('…', id), {}, { token: await gateway.signIn(newWallet()) });
    expect(explained.json.data.explainAccess).toEqual({
      ...{ allowed: false, relation: null },
      readers: expect.arrayContaining(['ISSUER', 'HOLDER', 'ADMIN']),
    });
  }
});
