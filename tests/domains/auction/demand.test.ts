import type { Bytes32, EvmAddress } from '@income-series/protocol/hex';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bidId } from '../../../src/core/ids.ts';
import { type DemandStep, demandCurves } from '../../../src/domains/auction/demand.ts';
import { recording } from '../../access/engine/support.ts';
import { assertRuns } from '../../support/exhaustive.ts';
import { forFile } from '../../support/for-file.ts';
import { startTestGateway } from '../../support/gateway.ts';
import { dec, numberedSeries, seriesRow, word } from '../../support/population/known.ts';

interface Bid {
  readonly price: bigint;
  readonly quantity: bigint;
  readonly validity: 'VALID' | 'INVALID' | 'SEALED';
}
let made = 0;
const gateway = await forFile(startTestGateway());

const issuer = `0x${'1a'.repeat(20)}` as EvmAddress;

async function insertSeries(bids: readonly Bid[], clearingPrice: bigint | null = null): Promise<Bytes32> {
  const { prisma } = gateway.database;
  made += 1;
  const series = numberedSeries(issuer, made);
  await prisma.series.create({
    data: seriesRow(series, { clearingPrice: clearingPrice === null ? null : dec(clearingPrice) }),
  });
  await prisma.bid.createMany({
    data: bids.map(({ price, quantity, validity }, i) => {
      const bidder = `0x${(i + 1).toString(16).padStart(40, '0')}` as EvmAddress;
      const opening = validity === 'SEALED' ? {} : { price: dec(price), quantity };
      const at = new Date(i * 1000);
      return {
        chain: 'evm:10143',
        id: bidId(series.key, bidder),
        seriesKey: series.key,
        bidder,
        sequence: i,
        commitment: word(i),
        deposit: dec(1n),
        validity,
        committedAt: at,
        ...opening,
      };
    }),
  });
  return series.key;
}

/** The whole curve, from its definition: what all bids at a price or above it ask for. */
function wholeCurve(bids: readonly Bid[]): DemandStep[] {
  const valid = bids.filter(({ validity }) => validity === 'VALID');
  const prices = [...new Set(valid.map(({ price }) => price))].sort((a, b) => (a > b ? -1 : 1));
  return prices.map((price) => ({
    price,
    quantity: valid.filter((bid) => bid.price >= price).reduce((sum, bid) => sum + bid.quantity, 0n),
  }));
}

const bidOf = fc.record<Bid>({
  price: fc.oneof(
    fc.bigInt({ min: 0n, max: 30n }),
    fc.constantFrom(10n ** 77n, 10n ** 77n - 1n, (1n << 256n) - 1n, 9_007_199_254_740_993n),
  ),
  quantity: fc.oneof(fc.bigInt({ min: 1n, max: 9n }), fc.constant((1n << 63n) - 1n)),
  validity: fc.constantFrom('VALID', 'VALID', 'VALID', 'INVALID', 'SEALED'),
});

describe('the demand curve', () => {
  it('is of valid bids alone, cumulative and exact, and whole where it has room', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(bidOf, { maxLength: 40 }), async (bids) => {
        const seriesKey = await insertSeries(bids);
        const [curve] = await demandCurves(gateway.database.prisma, [{ chain: 'evm:10143', seriesKey, points: 500 }]);
        expect(curve).toEqual(wholeCurve(bids));
      }),
      { numRuns: 25 },
    );
  });

  it('keeps its first, last and clearing steps as they are when it is thinned, and spreads the others evenly', async () => {
    await assertRuns(
      fc.asyncProperty(
        fc.integer({ min: 1, max: 60 }),
        fc.integer({ min: 2, max: 20 }),
        fc.nat(),
        async (steps, points, at) => {
          const bids = Array.from({ length: steps }, (_, i): Bid => {
            return { price: BigInt(1000 + i), quantity: BigInt(i + 1), validity: 'VALID' };
          });
          const whole = wholeCurve(bids);
          const clearing = whole[at % steps] as DemandStep;
          const seriesKey = await insertSeries(bids, clearing.price);
          const [curve = []] = await demandCurves(gateway.database.prisma, [{ chain: 'evm:10143', seriesKey, points }]);
          expect(curve).toHaveLength(Math.min(steps, points));
          const places = curve.map((step) => whole.findIndex(({ price }) => price === step.price));
          expect(curve).toEqual(places.map((place) => whole[place]));
          expect(places).toEqual([...new Set(places)].sort((a, b) => a - b));
          expect([places[0], places.at(-1)]).toEqual([0, steps - 1]);
          if (points > 2 || steps <= points) expect(curve).toContainEqual(clearing);
          const gaps = places.slice(1).map((place, i) => place - (places[i] ?? 0));
          // One step moved to the clearing price: by half a gap at most, but next to the ends.
          const even = (steps - 1) / Math.max(points - 1, 1);
          expect(Math.max(0, ...gaps)).toBeLessThanOrEqual(2 * Math.ceil(even));
        },
      ),
      { all: 80, quick: 20 },
    );
  });

  it('answers each of several questions its own, in one statement', async () => {
    const one: Bid[] = [
      { price: 5n, quantity: 2n, validity: 'VALID' },
      { price: 4n, quantity: 1n, validity: 'VALID' },
      { price: 3n, quantity: 1n, validity: 'VALID' },
    ];
    const sealed: Bid[] = [{ price: 5n, quantity: 2n, validity: 'SEALED' }];
    const [first, none] = [await insertSeries(one), await insertSeries(sealed)];
    const absent = word(0xdead);
    const { result, statements } = await recording(() =>
      demandCurves(gateway.database.prisma, [
        { chain: 'evm:10143', seriesKey: none, points: 9 },
        { chain: 'evm:10143', seriesKey: first, points: 2 },
        { chain: 'evm:10143', seriesKey: absent, points: 9 },
        { chain: 'evm:10143', seriesKey: first, points: 3 },
      ]),
    );
    expect(result).toEqual([[], [wholeCurve(one)[0], wholeCurve(one)[2]], [], wholeCurve(one)]);
    expect(statements).toHaveLength(1);
  });
});

const CURVE = `query ($key: Bytes32!, $points: Int!) {
  series(key: $key) { auction { phase clearingPrice demandCurve(points: $points) { price quantity } } }
}`;
const codesOf = (errors: readonly { extensions: { code: string } }[] = []) => errors.map((one) => one.extensions.code);

describe('the demand curve, asked for', () => {
  it('is everybody’s, and names nobody', async () => {
    const key = await insertSeries([{ price: 5n, quantity: 2n, validity: 'VALID' }], 5n);
    const { data, errors } = await gateway.ask<{ series: { auction: object } }>(CURVE, { key, points: 2 });
    expect(errors).toBeUndefined();
    expect(data?.series.auction).toEqual({
      phase: 'DONE',
      clearingPrice: '5',
      demandCurve: [{ price: '5', quantity: '2' }],
    });
  });

  it.each([1, 501, -1, 0])('of %i points is refused', async (points) => {
    const key = await insertSeries([{ price: 5n, quantity: 2n, validity: 'VALID' }]);
    expect(codesOf((await gateway.ask(CURVE, { key, points })).errors)).toEqual(['BAD_INPUT']);
  });

  it('costs by its points', async () => {
    const list = (points: number) =>
      gateway.ask(
        `{ seriesList(first: 50) { edges { node { auction { demandCurve(points: ${points}) { price } } } } } }`,
      );
    expect(codesOf((await list(500)).errors)).toEqual(['QUERY_TOO_COSTLY']);
    expect((await list(100)).errors).toBeUndefined();
  });

  it('of a list of series takes one statement more than none, however many series and numbers of points', async () => {
    const ask = (fields: string) =>
      recording(() => gateway.ask(`{ seriesList(first: 20) { edges { node { auction { phase ${fields} } } } } }`));
    const without = await ask('');
    const one = await ask('demandCurve(points: 3) { price }');
    const two = await ask('a: demandCurve(points: 3) { price } b: demandCurve(points: 4) { quantity }');
    expect(without.statements).toHaveLength(1);
    expect([one.statements.length, two.statements.length]).toEqual([2, 2]);
  });
});
