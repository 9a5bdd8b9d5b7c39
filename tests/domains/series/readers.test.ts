import { encodeGlobalID } from '@pothos/plugin-relay';
import { describe, expect, it } from 'vitest';
import { createTestDatabase } from '../../support/database.ts';
import { forFile } from '../../support/for-file.ts';
import { type Answer, startTestGateway } from '../../support/gateway.ts';
import { PERSONA_NAMES, type PersonaName, POPULATION, personas, verifiedWallets } from '../../support/populate.ts';
import { startDevnet } from '../support/devnet.ts';

type Reader = PersonaName | 'public';
const READERS: readonly Reader[] = ['public', ...PERSONA_NAMES];
const tokens = new Map<Reader, string>();

const devnet = await forFile(startDevnet());
await devnet.owner.verifyWallets(verifiedWallets);
const database = await forFile(createTestDatabase({ populated: true }));
const population = POPULATION;
const gateway = await forFile(
  startTestGateway({
    database,
    rpcUrl: devnet.anvil.url,
    contracts: devnet.contracts,
    adminWallets: [personas.admin.wallet.address],
  }),
);
for (const name of PERSONA_NAMES) tokens.set(name, await gateway.signIn(personas[name].wallet));

const SERIES = `query Readers($key: Bytes32!) {
  series(key: $key) {
    paidTotal accruedTotal auction { unitsSold } termsCommitment lastIncomeCommitment
    terms { theta rate shareRate termsSalt }
    periods { edges { node { state incomeCommitment gross fee net accrual } } }
    reports { edges { node {
      period incomeCommitment payment gross net tier liquidityFlag fxRate source
      proof { a b c publicSignals } attestation { signer signature }
    } } }
    bids { totalCount edges { node { id wallet commitment deposit price quantity validity processing refund nonRevealCharge } } }
    positions { totalCount edges { node { holder units claimedTotal } } }
    moneyEvents(first: 50) { totalCount edges { node { kind amount wallet } } }
    fees { totalCount edges { node { kind amount } } }
  }
  termsAccessLog(seriesKey: $key) { totalCount edges { node { relation wallet blockNumber accountId } } }
}`;

interface Series {
  readonly [field: string]: unknown;
  readonly auction: Readonly<Record<string, unknown>>;
  readonly terms: Readonly<Record<string, string | null>>;
  readonly periods: List;
  readonly reports: List;
  readonly bids: List;
  readonly positions: List;
  readonly moneyEvents: List;
  readonly fees: List;
}
type Node = Readonly<Record<string, unknown>>;
interface List {
  readonly totalCount: number;
  readonly edges: readonly { readonly node: Node }[];
}
const nodes = (list: List): readonly Node[] => list.edges.map(({ node }) => node);

interface Read {
  readonly series: Series;
  readonly log: List;
  readonly answer: Answer;
}

async function read(reader: Reader, name: 'A' | 'B' | 'C' = 'A'): Promise<Read> {
  const answer = await gateway.ask(SERIES, { key: population.series[name].key }, tokens.get(reader));
  if (!answer.data?.series) throw new Error(JSON.stringify(answer.errors));
  const { series, termsAccessLog } = answer.data;
  return { series: series as unknown as Series, log: termsAccessLog as unknown as List, answer };
}

const seen = new Map<Reader, Promise<Series>>();
/** Series A as somebody sees it, read once: no test changes it. */
function seriesOf(reader: Reader): Promise<Series> {
  const known = seen.get(reader) ?? read(reader).then(({ series }) => series);
  seen.set(reader, known);
  return known;
}

/** Who gets a value where `pick` looks, in series A. */
async function whoReads(pick: (series: Series) => unknown): Promise<Reader[]> {
  const found = await Promise.all(
    READERS.map(async (reader) => {
      const value = pick(await seriesOf(reader));
      return value === null || value === undefined ? [] : [reader];
    }),
  );
  return found.flat();
}

const first = (list: List, field: string) => nodes(list)[0]?.[field];
const everybody = [...READERS];
const related: Reader[] = ['issuerA', 'holderA1', 'holderA2', 'admin'];

describe('the readers of a series', () => {
  it.each<[string, (s: Series) => unknown, readonly Reader[]]>([
    ['terms commitment', (s) => s.termsCommitment, everybody],
    ['income commitment', (s) => first(s.reports, 'incomeCommitment'), everybody],
    ['units sold', (s) => s.auction.unitsSold, everybody],
    ['paid total', (s) => s.paidTotal, related],
    ['a period’s net', (s) => first(s.periods, 'net'), related],
    ['a report’s payment', (s) => first(s.reports, 'payment'), related],
    ['a report’s proof', (s) => first(s.reports, 'proof'), related],
    ['a report’s attestation', (s) => first(s.reports, 'attestation'), related],
    ['a report’s FX rate', (s) => first(s.reports, 'fxRate'), related],
    ['a report’s source', (s) => first(s.reports, 'source'), ['issuerA', 'admin']],
    ['theta', (s) => s.terms.theta, ['issuerA', 'holderA1', 'holderA2', 'backerA']],
    ['terms salt', (s) => s.terms.termsSalt, ['issuerA', 'holderA1', 'holderA2', 'backerA']],
  ])('%s', async (_, pick, readers) => {
    expect(await whoReads(pick)).toEqual(READERS.filter((reader) => readers.includes(reader)));
  });

  it('answers the terms that were sealed, with the rate derived', async () => {
    const { theta, rate, shareRate, termsSalt } = population.series.A.terms;
    expect((await read('backerA')).series.terms).toEqual({
      theta: `${theta}`,
      rate: `${rate}`,
      shareRate: `${shareRate}`,
      termsSalt: `${termsSalt}`,
    });
  });

  it('opens the terms of a raising series to every verified wallet and to nobody else', async () => {
    const open = async (reader: Reader) => (await read(reader, 'C')).series.terms.theta !== null;
    const openTo = await Promise.all(READERS.map(async (reader) => ((await open(reader)) ? [reader] : [])));
    expect(openTo.flat()).toEqual(['issuerB', 'holderA1', 'holderA2', 'holderB', 'backerA']);
  });

  it('distinguishes a denied field from an empty one, once a selection', async () => {
    const { answer } = await read('outsider');
    const gross = answer.errors?.filter(({ extensions }) => extensions.coordinate === 'ReportingPeriod.gross') ?? [];
    expect(gross).toHaveLength(1);
    expect(gross[0]?.extensions).toMatchObject({ code: 'FORBIDDEN', count: 2 });
  });
});

describe('the rows of a series', () => {
  it.each<[Reader, number]>([
    ['public', 0],
    ['outsider', 0],
    ['issuerB', 0],
    ['holderB', 0],
    ['holderA1', 1],
    ['backerA', 1],
    ['unrevealedA', 1],
    ['issuerA', 4],
    ['admin', 4],
  ])('%s knows of %i bids', async (reader, count) => {
    const { bids } = await seriesOf(reader);
    expect([bids.totalCount, bids.edges.length]).toEqual([count, count]);
  });

  it('shows each of a bid’s fields to its own readers', async () => {
    const bidOf = async (reader: Reader) => {
      const all = nodes((await seriesOf(reader)).bids);
      return all.find(({ wallet }) => wallet === personas.unrevealedA.wallet.address);
    };
    const shown = async (reader: Reader) =>
      Object.entries((await bidOf(reader)) ?? {})
        .filter(([name, value]) => value !== null && name !== 'id' && name !== 'wallet')
        .map(([name]) => name);
    expect(await shown('unrevealedA')).toEqual([
      'commitment',
      'deposit',
      'validity',
      'processing',
      'refund',
      'nonRevealCharge',
    ]);
    expect(await shown('issuerA')).toEqual(['commitment', 'deposit']);
    expect(await shown('admin')).toEqual(['nonRevealCharge']);
  });

  it('shows a revealed price to those who know of the bid', async () => {
    const { bids } = (await read('issuerA')).series;
    expect(nodes(bids).map(({ price }) => price)).toEqual(['2000000', '2000000', '1500000', null]);
  });

  it('shows revealed prices to everybody, and whose they are to nobody', async () => {
    const document = `query ($key: Bytes32!, $after: String) { series(key: $key) { auction {
      revealedBids(first: 2, after: $after) { totalCount pageInfo { hasNextPage endCursor } edges { node { price quantity } } }
    } } }`;
    const { key } = population.series.A;
    interface Revealed {
      readonly pageInfo: { readonly endCursor: string };
    }
    const revealed = async (after?: string) => {
      const { data } = await gateway.ask<{ series: { auction: { revealedBids: Revealed } } }>(document, { key, after });
      return data?.series.auction.revealedBids as Revealed;
    };
    const first = await revealed();
    expect(first).toMatchObject({
      totalCount: 3,
      pageInfo: { hasNextPage: true },
      edges: [{ node: { price: '2000000', quantity: '60' } }, { node: { price: '2000000', quantity: '40' } }],
    });
    expect(await revealed(first.pageInfo.endCursor)).toMatchObject({
      pageInfo: { hasNextPage: false },
      edges: [{ node: { price: '1500000', quantity: '60' } }],
    });
    const shown = JSON.stringify(first) + Buffer.from(first.pageInfo.endCursor, 'base64url').toString();
    for (const { wallet } of Object.values(personas)) expect(shown).not.toContain(wallet.address);
  });

  it.each<[Reader, number]>([
    ['public', 0],
    ['backerA', 0],
    ['holderB', 0],
    ['holderA1', 1],
    ['issuerA', 2],
    ['admin', 2],
  ])('%s knows of %i positions', async (reader, count) => {
    const { positions } = await seriesOf(reader);
    expect([positions.totalCount, positions.edges.length]).toEqual([count, count]);
  });

  const trades = ['WINDOW_BOUGHT', 'WINDOW_SOLD'];
  const payments = ['REPORT_PAYMENT', 'PAYOUT_NET', 'REPORT_PAYMENT', 'PAYOUT_NET'];
  it.each<[Reader, readonly string[], readonly string[]]>([
    ['public', [], []],
    ['outsider', [], []],
    ['issuerB', [], []],
    ['backerA', [], []],
    ['unrevealedA', ['NON_REVEAL_CHARGED'], ['NON_REVEAL']],
    ['holderA1', ['PROCEEDS', 'PAYOUT_CLAIMED', 'WINDOW_BOUGHT', ...payments], ['PAYOUT', 'PAYOUT']],
    ['holderA2', ['PROCEEDS', 'WINDOW_SOLD', ...payments], ['PAYOUT', 'PAYOUT']],
    ['issuerA', ['PROCEEDS', 'PAYOUT_CLAIMED', ...trades, ...payments], ['PAYOUT', 'PAYOUT']],
    [
      'admin',
      ['PROCEEDS', 'NON_REVEAL_CHARGED', 'PAYOUT_CLAIMED', ...trades, ...payments],
      ['NON_REVEAL', 'PAYOUT', 'PAYOUT'],
    ],
  ])('%s knows of its own kinds of money', async (reader, kinds, fees) => {
    const series = await seriesOf(reader);
    const kindsOf = (list: List) => nodes(list).map(({ kind }) => kind as string);
    expect(kindsOf(series.moneyEvents).sort()).toEqual([...kinds].sort());
    expect(kindsOf(series.fees).sort()).toEqual([...fees].sort());
    expect(nodes(series.moneyEvents).every(({ amount }) => amount !== null)).toBe(true);
  });
});

describe('the terms access log', () => {
  it('holds every read with its relation and block, for issuer and admin', async () => {
    const log = async () => (await read('admin', 'B')).log;
    const before = await log();
    await read('issuerB', 'B');
    await read('holderB', 'B');
    const after = await log();
    expect(after.totalCount).toBe(before.totalCount + 2);
    const of = (relation: string) => nodes(after).find((entry) => entry.relation === relation);
    const { wallet, accountId } = personas.holderB;
    expect(of('BACKER')).toMatchObject({ wallet: wallet.address, accountId: encodeGlobalID('Account', accountId) });
    expect(Number(of('BACKER')?.blockNumber)).toBeGreaterThan(0);
    expect(of('ISSUER')).toMatchObject({ wallet: personas.issuerB.wallet.address, blockNumber: null });
  });

  it('names no account to the issuer', async () => {
    const { log } = await read('issuerA');
    expect(log.totalCount).toBeGreaterThan(0);
    expect(nodes(log).every(({ accountId }) => accountId === null)).toBe(true);
  });

  it.each<Reader>(['public', 'outsider', 'holderA1', 'backerA', 'issuerB'])('is empty for %s', async (reader) => {
    expect((await read(reader)).log).toMatchObject({ totalCount: 0, edges: [] });
  });

  it('has no row for a reader who was denied', async () => {
    const count = () => gateway.database.prisma.termsAccessLog.count({ where: { seriesKey: population.series.B.key } });
    const before = await count();
    for (const reader of ['public', 'outsider', 'admin', 'issuerA', 'backerA'] as const) await read(reader, 'B');
    expect(await count()).toBe(before);
  });

  it('gives no values where it cannot be written', async () => {
    const { prisma } = gateway.database;
    await prisma.$executeRawUnsafe(
      `create function refuse_log() returns trigger language plpgsql as $$ begin raise exception 'no'; end $$`,
    );
    await prisma.$executeRawUnsafe(
      `create trigger refuse_log before insert on terms_access_log for each row execute function refuse_log()`,
    );
    try {
      const answer = await gateway.ask(
        `query ($key: Bytes32!) { series(key: $key) { terms { theta rate } } }`,
        { key: population.series.A.key },
        tokens.get('issuerA'),
      );
      expect(answer.data?.series?.terms).toEqual({ theta: null, rate: null });
      expect(answer.errors?.length).toBeGreaterThan(0);
    } finally {
      await prisma.$executeRawUnsafe(`drop trigger refuse_log on terms_access_log`);
      await prisma.$executeRawUnsafe(`drop function refuse_log()`);
    }
  });

  it('has one row a series for a list, however many terms were asked', async () => {
    const { prisma } = gateway.database;
    const before = await prisma.termsAccessLog.count();
    const answer = await gateway.ask(
      `{ seriesList { edges { node { key terms { theta rate shareRate termsSalt } } } } }`,
      {},
      tokens.get('issuerB'),
    );
    expect(answer.data?.seriesList).toBeDefined();
    const own = await prisma.series.count({ where: { issuer: personas.issuerB.wallet.address } });
    expect(await prisma.termsAccessLog.count()).toBe(before + own); // each of its own once
  });
});
