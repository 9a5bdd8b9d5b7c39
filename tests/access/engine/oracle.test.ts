import type { Address } from '@income-series/protocol/address';
import type { EvmAddress } from '@income-series/protocol/hex';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { EligibilityReader, ReaderLabel, Viewer } from '../../../src/graphql/access/index.ts';
import { relatedKeyset } from '../../../src/graphql/lists.ts';
import { createTestDatabase } from '../../support/database.ts';
import { assertRuns } from '../../support/exhaustive.ts';
import { forFile } from '../../support/for-file.ts';
import { bidRow, positionRow, seriesKey, seriesRow, wallet } from './seed.ts';
import { ALL_ELIGIBLE, ask, schemaOf, viewerOf } from './support.ts';
import { bySeries, byWallet, plain } from './types.ts';

// Random declarations, random viewers, random paths: the answer equals a naive reading of the facts, row by row.

const LABELS = ['owner', 'issuer', 'holder', 'backer', 'admin', 'public', 'operators'] as const;
const COUNT = 6;
const WALLETS = [1, 2, 3, 4, 5].map(wallet);
const issuerOf = (n: number) => WALLETS[n % 3] as EvmAddress;
/** Everybody has a position: with units, with units that were burned, or with none since they were sold. */
const HOLDINGS = [
  [5n, 0n],
  [0n, 5n],
  [0n, 0n],
] as const;
const holdingIn = (n: number, i: number) => HOLDINGS[(n + i) % 3] as (typeof HOLDINGS)[number];
const holdersOf = (n: number) => WALLETS.filter((_, i) => holdingIn(n, i) !== HOLDINGS[2]);
const biddersOf = (n: number) => WALLETS.filter((_, i) => (n * 7 + i) % 3 === 0);
const stateOf = (n: number) => (n % 4 === 0 ? 'RAISING' : 'ACTIVE');
const numbers = Array.from({ length: COUNT }, (_, i) => i + 1);

const database = await forFile(createTestDatabase());
const db = database.prisma;
await db.series.createMany({
  data: numbers.map((n) => seriesRow(n, issuerOf(n), { state: stateOf(n), mintGate: 'gate', closeReason: 'TERM' })),
});
await db.position.createMany({
  data: numbers.flatMap((n) => WALLETS.map((holder, i) => positionRow(n, holder, ...holdingIn(n, i)))),
});
await db.bid.createMany({ data: numbers.flatMap((n) => biddersOf(n).map((bidder) => bidRow(n, bidder))) });

interface Facts {
  readonly n: number;
  /** The row's own wallet, on a bid. */
  readonly own: Address | null;
}

/** The oracle: one label of one row, from the seed's facts alone. */
function holds(
  label: ReaderLabel,
  { n, own }: Facts,
  { wallets: held, isAdmin }: Viewer,
  verified: ReadonlySet<Address>,
): boolean {
  const wallets = held.map(({ address }) => address);
  const mine = (candidates: readonly Address[]) => candidates.some((candidate) => wallets.includes(candidate));
  if (label === 'public') return true;
  if (label === 'admin') return isAdmin;
  if (label === 'owner') return own !== null && wallets.includes(own);
  if (label === 'issuer') return wallets.includes(issuerOf(n));
  if (label === 'holder') return mine(holdersOf(n));
  if (label !== 'backer') return false;
  const able = wallets.filter((candidate) => verified.has(candidate));
  const party: readonly Address[] = [...biddersOf(n), ...holdersOf(n)];
  return able.length > 0 && (stateOf(n) === 'RAISING' || able.some((candidate) => party.includes(candidate)));
}

const readers = fc.uniqueArray(fc.constantFrom(...LABELS), { maxLength: 4 });
const viewer = fc
  .record({ wallets: fc.uniqueArray(fc.constantFrom(...WALLETS), { maxLength: 3 }), isAdmin: fc.boolean() })
  .map(({ wallets, isAdmin }) => viewerOf(wallets, { isAdmin }));

const schemaWith = (a: ReaderLabel[], b: ReaderLabel[], c: ReaderLabel[]) =>
  schemaOf((builder) => {
    const onSeries = (said: ReaderLabel[]) => said.filter((label) => label !== 'owner');
    builder.prismaObject('Series', {
      select: {},
      access: { subjects: { issuer: byWallet('issuer'), holder: bySeries('key'), backer: bySeries('key') } },
      fields: (t) => ({
        a: t.exposeString('mintGate', { access: plain('series.mint_gate', ...onSeries(a)) }),
        b: t.exposeString('closeReason', { access: plain('series.close_reason', ...onSeries(b)) }),
        bids: t.relation('bids', { access: 'traverse', nullable: false, query: { orderBy: { id: 'asc' } } }),
        bidPage: relatedKeyset(t, 'bids', { access: 'traverse', order: { by: 'id' } }),
      }),
    });
    builder.prismaObject('Bid', {
      select: {},
      access: {
        subjects: {
          owner: byWallet('bidder'),
          issuer: bySeries('seriesKey'),
          holder: bySeries('seriesKey'),
          backer: bySeries('seriesKey'),
        },
      },
      fields: (t) => ({
        id: t.exposeString('id', { nullable: false, access: plain('bids.id', 'public') }),
        c: t.exposeString('commitment', { access: plain('bids.commitment', ...c) }),
        series: t.relation('series', { access: 'traverse', nullable: false }),
      }),
    });
    builder.queryField('all', (t) =>
      t.prismaField({
        type: ['Series'],
        nullable: false,
        access: 'traverse',
        resolve: (query, _root, _args, { db }) => db.series.findMany({ ...query, orderBy: { key: 'asc' } }),
      }),
    );
  });

interface BidAnswer {
  readonly c: string | null;
  readonly series: { readonly b: string | null };
}
interface SeriesAnswer {
  readonly a: string | null;
  readonly b: string | null;
  readonly bids: BidAnswer[];
  readonly page: { edges: { node: BidAnswer }[] };
}

it('random declarations read by random viewers answer as a naive oracle does', async () => {
  await assertRuns(
    fc.asyncProperty(readers, readers, readers, viewer, fc.boolean(), async (a, b, c, who, everybody) => {
      const verified = new Set<Address>(everybody ? WALLETS : [WALLETS[0] as Address]);
      const eligibility: EligibilityReader = {
        ...ALL_ELIGIBLE,
        verified: async (chain, wallets) => ({
          ...(await ALL_ELIGIBLE.verified(chain, [])),
          verified: new Set(wallets.filter((one) => verified.has(one))),
        }),
      };
      const { data, errors } = await ask(
        { schema: schemaWith(a, b, c), db: database.prisma, viewer: who, eligibility },
        '{ all { a b bids { c series { b } } page: bidPage { edges { node { c series { b } } } } } }',
      );
      const may = (said: readonly ReaderLabel[], row: Facts) => said.some((label) => holds(label, row, who, verified));
      let denied = 0;
      const check = (answered: unknown, allowed: boolean) => {
        if (!allowed) denied++;
        expect(answered !== null).toBe(allowed);
      };
      const series = (data as unknown as { all: SeriesAnswer[] }).all;
      expect(series).toHaveLength(COUNT);
      for (const [i, row] of series.entries()) {
        const n = i + 1;
        const facts = { n, own: null };
        check(row.a, may(a, facts));
        check(row.b, may(b, facts));
        const bidders = [...biddersOf(n)].sort();
        for (const bids of [row.bids, row.page.edges.map(({ node }) => node)]) {
          expect(bids).toHaveLength(bidders.length);
          for (const [k, bid] of bids.entries()) {
            check(bid.c, may(c, { n, own: bidders[k] as Address }));
            check(bid.series.b, may(b, facts));
          }
        }
      }
      expect(errors.reduce((sum, { extensions }) => sum + (extensions?.count as number), 0)).toBe(denied);
      expect(errors.length).toBeLessThanOrEqual(6);
    }),
    { all: 60, quick: 10 },
  );
});

it('the seed has something to distinguish', () => {
  const seen = numbers.flatMap((n) => [issuerOf(n), stateOf(n), holdersOf(n).length > 0, biddersOf(n).length > 0]);
  expect(new Set(seen).size).toBeGreaterThan(4);
  expect(seriesKey(1) < seriesKey(2)).toBe(true);
});
