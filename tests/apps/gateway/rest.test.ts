import { describe, expect, it } from 'vitest';
import { recording } from '../../../scripts/advise/recording.ts';
import { forFile } from '../../support/for-file.ts';
import { newWallet, startTestGateway, TEST_CHAIN } from '../../support/gateway.ts';
import { POPULATION, personas } from '../../support/populate.ts';

const gateway = await forFile(startTestGateway({ populated: true, adminWallets: [personas.admin.wallet.address] }));
const known = POPULATION;

type Item = Readonly<Record<string, unknown>>;
interface Body {
  readonly data: Item & {
    readonly items: readonly Item[];
    readonly pageInfo: { hasNextPage: boolean; endCursor: string };
  };
  readonly errors?: readonly { readonly extensions: { readonly code: string } }[];
}

interface Rounds {
  readonly rounds: readonly { readonly round: number }[];
  readonly roundsPageInfo: { readonly hasNextPage: boolean; readonly endCursor: string };
}

const get = (path: string, token?: string) =>
  gateway.request(path, token ? { headers: { authorization: `Bearer ${token}` } } : {});
async function read(path: string, token?: string): Promise<Body> {
  const response = await get(path, token);
  expect(response.status).toBe(200);
  return (await response.json()) as Body;
}
const codesOf = async (response: Response) =>
  ((await response.json()) as Body).errors?.map(({ extensions }) => extensions.code);

describe('the REST paths', () => {
  it('serve everybody the series, page by page, without payments and terms', async () => {
    const { data: whole } = await read('/series?first=100');
    const stored = await gateway.database.prisma.series.findMany({ select: { key: true }, orderBy: { key: 'asc' } });
    expect(whole.items.map(({ key }) => key).sort()).toEqual(stored.map(({ key }) => key));
    const { data: first } = await read('/series?first=2');
    const pages = [first];
    for (let { endCursor, hasNextPage } = first.pageInfo; hasNextPage; ) {
      const { data: next } = await read(`/series?first=2&after=${encodeURIComponent(endCursor)}`);
      pages.push(next);
      ({ endCursor, hasNextPage } = next.pageInfo);
    }
    expect(pages.flatMap(({ items }) => items)).toEqual(whole.items);
    expect(pages).toHaveLength(Math.ceil(stored.length / 2));
    expect(JSON.stringify(whole)).not.toMatch(/paidTotal|theta|rate"/);
  });

  it('serve everybody the settlement of a raise: rounds and rejections, price, units, proceeds, reason, gate', async () => {
    const { data } = await read(`/series/${known.series.A.key}/auction`);
    const row = await gateway.database.prisma.series.findUniqueOrThrow({
      where: { chain_key: { chain: 'evm:10143', key: known.series.A.key } },
      include: { rounds: { orderBy: { round: 'asc' } } },
    });
    expect(data).toMatchObject({
      key: row.key,
      clearingPrice: row.clearingPrice?.toFixed(0),
      unitsSold: String(row.unitsSold),
      proceeds: row.proceeds?.toFixed(0),
      mintGate: row.mintGate,
      rounds: row.rounds.map(({ round, rejected }) => ({ round, rejected })),
    });
    expect(row.rounds.length).toBeGreaterThan(0);
    expect(data.roundsPageInfo).toMatchObject({ hasNextPage: false });
  });

  it('take a series by its key or its id, and a chain by its short name', async () => {
    const { key } = known.series.A;
    const { data } = await gateway.ask<{ series: { id: string } }>(`{ series(key: "${key}") { id } }`);
    const byKey = await read(`/series/${key}/auction`);
    expect(await read(`/series/${encodeURIComponent(data?.series.id ?? '')}/auction`)).toEqual(byKey);
    expect(await read(`/series/${key}/auction?chain=mon-testnet`)).toEqual(byKey);
    expect(await read('/chains/mon-testnet/signer-keys')).toEqual(await read(`/chains/${TEST_CHAIN}/signer-keys`));
    expect(byKey.data).toMatchObject({ key, clearingPrice: expect.any(String) });
  });

  it('serve rounds of a raise page by page, from the list of series on, and say where there are more', async () => {
    const { key } = known.series.B;
    await gateway.database.prisma.settlementRound.deleteMany({ where: { seriesKey: key } });
    await gateway.database.prisma.settlementRound.createMany({
      data: Array.from({ length: 12 }, (_, round) => ({
        chain: 'evm:10143',
        id: `${key}:${round}`,
        seriesKey: key,
        round,
        clearingPrice: 1,
        units: 1n,
        rejected: 1,
        rejections: [],
        at: new Date(),
      })),
    });
    const { data: list } = await read('/series?first=100');
    const listed = list.items.find((item) => item.key === key) as unknown as Rounds;
    expect(listed.roundsPageInfo.hasNextPage).toBe(true);
    const found = [...listed.rounds];
    for (let { endCursor, hasNextPage } = listed.roundsPageInfo; hasNextPage; ) {
      const { data } = await read(`/series/${key}/auction?first=3&after=${encodeURIComponent(endCursor)}`);
      const page = data as unknown as Rounds;
      found.push(...page.rounds);
      ({ endCursor, hasNextPage } = page.roundsPageInfo);
    }
    expect(found.map(({ round }) => round)).toEqual(Array.from({ length: 12 }, (_, round) => round));
    const { endCursor } = listed.roundsPageInfo;
    const elsewhere = await get(`/series/${known.series.A.key}/auction?after=${encodeURIComponent(endCursor)}`);
    expect([elsewhere.status, await codesOf(elsewhere)]).toEqual([400, ['CURSOR_INVALID']]);
  });

  it('serve everybody the signer keys of a chain, without account and registration', async () => {
    const { data } = await read(`/chains/${TEST_CHAIN}/signer-keys`);
    expect(await read(`/chains/${encodeURIComponent(TEST_CHAIN)}/signer-keys`)).toMatchObject({ data });
    const { prisma } = gateway.database;
    const select = { address: true, active: true, revokedAt: true, graceUntil: true } as const;
    const where = { chain: TEST_CHAIN };
    const stored = {
      attestors: await prisma.attestor.findMany({ where, select, orderBy: { address: 'asc' } }),
      verifierKeys: await prisma.verifierKey.findMany({ where, select, orderBy: { address: 'asc' } }),
    };
    expect(data).toEqual(JSON.parse(JSON.stringify(stored)));
    expect(stored.attestors.length * stored.verifierKeys.length).toBeGreaterThan(0);
  });

  it('serve an account its own bids', async () => {
    const bidder = await gateway.database.prisma.bid.findFirstOrThrow();
    const persona = Object.values(personas).find(({ wallet }) => wallet.address === bidder.bidder);
    if (!persona) throw new Error('the bid belongs to no persona');
    const { data, errors } = await read('/me/bids', await gateway.signIn(persona.wallet));
    const own = await gateway.database.prisma.bid.count({ where: { bidder: persona.wallet.address } });
    expect(data.items).toHaveLength(own);
    expect(errors).toBeUndefined();
    for (const item of data.items) {
      expect(item.wallet).toBe(persona.wallet.address);
      expect(item.nonRevealCharge).toBeTypeOf('string');
    }
    expect((await read('/me/bids', await gateway.signIn(newWallet()))).data.items).toEqual([]);
    for (const token of [undefined, 'nonsense']) {
      const { status, headers } = await get('/me/bids', token);
      expect([status, headers.get('www-authenticate')]).toEqual([401, 'Bearer']);
    }
    // An empty header says no token, and is refused as on /graphql: where the path was asked before too.
    for (let i = 0; i < 3; i++) {
      const response = await gateway.request('/series', { headers: { authorization: '' } });
      expect([response.status, (await response.json()).errors[0].extensions.code]).toEqual([401, 'SESSION_INVALID']);
    }
  });

  it('serve an admin alone the verifier keys with their times of registration', async () => {
    const { data } = await read('/admin/verifier-keys', await gateway.signIn(known.personas.admin.wallet));
    expect(data.items).toContainEqual(expect.objectContaining({ address: known.verifierKey }));
    for (const { registeredAt } of data.items) expect(registeredAt).toBeTypeOf('string');
    expect((await get('/admin/verifier-keys', await gateway.signIn(newWallet()))).status).toBe(403);
    expect((await get('/admin/verifier-keys')).status).toBe(401);
  });

  it.each([
    [`/series/0x${'00'.repeat(32)}/auction`, 404, 'NOT_FOUND'],
    ['/series/1/auction', 400, 'BAD_INPUT'],
    ['/chains/evm:143/signer-keys', 404, 'NOT_FOUND'],
    ['/series?first=101', 400, 'PAGE_INVALID'],
    ['/series?first=x', 400, 'BAD_INPUT'],
    ['/series?after=x', 400, 'CURSOR_INVALID'],
  ])('answer %s with %i %s', async (path, status, code) => {
    const response = await get(path);
    expect([response.status, await codesOf(response)]).toEqual([status, [code]]);
  });

  it.each([
    ['/me/data?first=5', 'one of the parameters after'],
    ['/series?first=5&page=2', 'one of the parameters first, after'],
    ['/series?fist=5', 'one of the parameters first, after (did you mean first?)'],
    ['/series?FIRST=5', 'one of the parameters first, after (did you mean first?)'],
    ['/series?a=1', 'one of the parameters first, after'],
    ['/me/attestor/identity-check?first=5', 'no parameters'],
    ['/series?5e5510n.t0ken=1', 'one of the parameters first, after'],
  ])('refuse a parameter that they do not take, and do not repeat it: %s', async (path, expected) => {
    const response = await get(path);
    const text = await response.text();
    expect([response.status, JSON.parse(text).errors]).toMatchObject([
      400,
      [
        {
          message: 'The query string has a parameter that the path does not take.',
          extensions: { code: 'BAD_INPUT', expected },
        },
      ],
    ]);
    expect(text).not.toMatch(/fist|FIRST|page|5e5510n/);
    expect(JSON.parse(text).errors[0].extensions).not.toHaveProperty('argument');
  });

  it('name the parameter that is not of its form, and what it takes', async () => {
    const first = 'The number of rows: at most 100, and 20 if it is left out';
    const id = 'The key of the series, 32 bytes in hexadecimal, or its id';
    for (const [path, argument, expected] of [
      ['/series?first=x', 'first', first],
      ['/series?first=-1', 'first', first],
      ['/series/%25/auction', 'id', id],
      [`/series/${Buffer.from('Account:1').toString('base64')}/auction`, 'id', id],
    ] as const) {
      const { errors } = (await (await get(path)).json()) as { errors: readonly { extensions: object }[] };
      expect(errors).toMatchObject([{ extensions: { code: 'BAD_INPUT', argument: [argument], expected } }]);
    }
  });
});

describe('an id that is none of its type', () => {
  const NONE = 'none-of-ours';
  /** What the database was asked with it: it answers with an error, which ends the connection. */
  async function askedWithIt(path: string, body: object | null, token: string) {
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    const init = body === null ? { headers } : { method: 'POST', headers, body: JSON.stringify(body) };
    const { result, statements } = await recording(() => gateway.request(path, init));
    const codes = [...new Set(await codesOf(result))];
    return { codes, asked: statements.filter(({ values }) => values.flat().includes(NONE)) };
  }

  it('is not asked for where rows have UUIDs', async () => {
    const token = await gateway.signIn(personas.admin.wallet);
    const uuids = ['Account', 'HardshipRequest', 'ExtinguishmentRequest', 'TermsAmendment', 'Application'];
    for (const name of uuids) {
      const id = Buffer.from(`${name}:${NONE}`).toString('base64');
      const query = `query ($id: ID!) { node(id: $id) { id } explainAccess(id: $id, coordinate: "${name}.id") { allowed } }`;
      const { codes, asked } = await askedWithIt('/graphql', { query, variables: { id } }, token);
      expect([name, codes, asked]).toEqual([name, ['NOT_FOUND'], []]);
    }
    for (const path of ['/attestor/hardship/', '/attestor/extinguish/', '/attestor/tier3/']) {
      const whole = `${path}${NONE}${path.includes('tier3') ? '/message' : ''}`;
      const { codes, asked } = await askedWithIt(whole, null, token);
      expect([path, codes, asked]).toEqual([path, ['NOT_FOUND'], []]);
    }
  });
});
