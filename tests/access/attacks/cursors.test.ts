import { describe, expect, it } from 'vitest';
import { TEST_CHAIN } from '../../support/gateway.ts';
import { CLUSTER, curveSeries, type PersonaName, POPULATION, personas } from '../../support/populate.ts';
import { openPopulatedGateway } from '../../support/populated-gateway.ts';

// Over HTTP: where a cursor opens, and what page information says of rows that its reader may not know of.

const tokens = new Map<PersonaName, string>();

const gateway = await openPopulatedGateway();
const known = POPULATION;
for (const name of ['admin', 'outsider', 'issuerA'] as const)
  tokens.set(name, await gateway.signIn(personas[name].wallet));

interface Page {
  readonly edges: readonly { readonly cursor: string }[];
  readonly pageInfo: {
    readonly hasNextPage: boolean;
    readonly hasPreviousPage: boolean;
    readonly startCursor: string | null;
    readonly endCursor: string | null;
  };
}
interface Answered {
  readonly page: Page | null;
  readonly codes: readonly string[];
}

const PAGE = '{ edges { cursor } pageInfo { hasNextPage hasPreviousPage startCursor endCursor } }';

/** Asks for one list: a path of fields with their arguments, the last of which is the list. */
async function list(path: readonly string[], who: PersonaName | 'public' = 'admin'): Promise<Answered> {
  const document = `{ ${path.join(' { ')} ${PAGE} ${'}'.repeat(path.length)}`;
  const token = who === 'public' ? undefined : tokens.get(who);
  const { data, errors } = await gateway.ask<Record<string, unknown>>(document, {}, token);
  let at: unknown = data;
  for (const field of path) {
    const name = /^(?:\.\.\. on \w+|\w+)/.exec(field)?.[0] ?? '';
    if (!name.startsWith('...')) at = (at as Record<string, unknown> | null)?.[name];
  }
  return { page: (at as Page | undefined) ?? null, codes: (errors ?? []).map(({ extensions }) => extensions.code) };
}

const cursorOf = async (path: readonly string[]): Promise<string> => {
  const { page, codes } = await list(path);
  expect(codes).toEqual([]);
  const cursor = page?.edges[0]?.cursor;
  if (!cursor) throw new Error(`${path.join(' ')} has no rows`);
  return cursor;
};
const series = (key: string, chain = TEST_CHAIN) => `series(key: "${key}", chain: "${chain}")`;
const onCurve = series(curveSeries.key, CLUSTER);
const REFUSED = { page: null, codes: ['CURSOR_INVALID'] };

// That it opens in no other list, of no other arguments, series or chain, is market.slow.test.ts's.
describe('a cursor opens', () => {
  it('in the list of its own parent row alone, by whatever path that row is reached', async () => {
    const { A, B } = known.series;
    const after = await cursorOf([series(A.key), 'positions(first: 1)']);
    const positions = `positions(first: 1, after: "${after}")`;
    expect(await list([series(B.key), positions])).toEqual(REFUSED);
    const again = await list([series(A.key), positions]);
    expect(again.codes).toEqual([]);
    const id = Buffer.from(`Series:${A.key}`).toString('base64');
    expect(await list([`node(id: "${id}")`, '... on Series', positions])).toEqual(again);
  });

  it('under the same filter alone; one that is null is as one that is absent', async () => {
    const after = await cursorOf(['seriesList(first: 1)']);
    expect(await list([`seriesList(first: 1, state: ACTIVE, after: "${after}")`])).toEqual(REFUSED);
    expect((await list([`seriesList(first: 1, state: null, after: "${after}")`])).codes).toEqual([]);
  });
});

describe('page information', () => {
  const bids = (args: string) => [series(known.series.A.key), `bids(${args})`];

  it('says nothing of rows that the viewer may not see', async () => {
    const { page } = await list(bids('first: 100'));
    const cursor = page?.edges.at(1)?.cursor;
    expect(page?.edges.length).toBeGreaterThan(2);
    const none = { hasNextPage: false, hasPreviousPage: false, startCursor: null, endCursor: null };
    for (const who of ['public', 'outsider'] as const) {
      for (const args of [`first: 1, after: "${cursor}"`, `last: 1, before: "${cursor}"`, 'first: 0', 'last: 0'])
        expect([who, args, await list(bids(args), who)]).toEqual([
          who,
          args,
          { page: { edges: [], pageInfo: none }, codes: [] },
        ]);
    }
  });

  it('of stakes says nothing of who has unstaked everything, whose position is the last of all', async () => {
    const stakes = async (args: string, who: PersonaName | 'public') =>
      (await list([onCurve, `stakes(${args})`], who)).page as Page;
    const { edges } = await stakes('first: 100', 'public');
    const positions = (await list([onCurve, 'positions(first: 100)'])).page as Page;
    expect([edges.length, positions.edges.length]).toEqual([2, 4]);
    const last = edges.at(-1)?.cursor;
    for (const who of ['public', 'outsider', 'admin'] as const) {
      const [after, tail] = [await stakes(`first: 1, after: "${last}"`, who), await stakes('last: 1', who)];
      expect([who, after.edges, after.pageInfo.hasNextPage]).toEqual([who, [], false]);
      expect([who, tail.edges, tail.pageInfo.hasNextPage]).toEqual([who, edges.slice(-1), false]);
    }
  });

  it('says what is on both sides of a page, in both directions', async () => {
    const all = ((await list(bids('first: 100'))).page as Page).edges.map(({ cursor }) => cursor);
    const [first, last] = [all[0], all.at(-1)];
    const sides = async (args: string) => {
      const { edges, pageInfo } = (await list(bids(args))).page as Page;
      return [edges.length, pageInfo.hasPreviousPage, pageInfo.hasNextPage];
    };
    expect(await sides('first: 1')).toEqual([1, false, true]);
    expect(await sides(`first: 1, after: "${first}"`)).toEqual([1, true, true]);
    expect(await sides(`first: 100, after: "${first}"`)).toEqual([all.length - 1, true, false]);
    expect(await sides(`first: 1, after: "${last}"`)).toEqual([0, false, false]);
    expect(await sides('last: 1')).toEqual([1, true, false]);
    expect(await sides(`last: 1, before: "${last}"`)).toEqual([1, true, true]);
    expect(await sides(`last: 100, before: "${last}"`)).toEqual([all.length - 1, false, true]);
    expect(await sides(`last: 1, before: "${first}"`)).toEqual([0, false, false]);
    expect(await sides('first: 0')).toEqual([0, false, true]);
  });
});
