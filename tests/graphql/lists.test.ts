import { describe, expect, it } from 'vitest';
import { activityFeed } from '../support/feed.ts';
import { forFile } from '../support/for-file.ts';
import { startTestGateway, TEST_CHAIN } from '../support/gateway.ts';
import { POPULATION, personas } from '../support/populate.ts';

const DAYS = [1, 2, 3, 4, 5];
const dayOf = (day: number) => new Date(Date.UTC(2031, 0, day, 12));

interface Found {
  readonly totalCount: number;
  readonly nodes: readonly { readonly occurredAt: string }[];
}

async function activity(args: string): Promise<readonly [number, readonly number[]]> {
  const asked = `seriesKey: "${population.series.A.key}", ${args}`;
  const { data, errors } = await gateway.ask<{ activity: Found }>(
    `{ activity(${asked}) { totalCount nodes { occurredAt } } }`,
  );
  expect(errors).toBeUndefined();
  if (!data) throw new Error('no answer');
  const { totalCount, nodes } = data.activity;
  return [totalCount, nodes.map(({ occurredAt }) => new Date(occurredAt).getUTCDate())];
}

const at = (day: number) => `"${dayOf(day).toISOString()}"`;
const SINCE = `startsAt: ${at(1)}`;

const gateway = await forFile(startTestGateway({ populated: true, adminWallets: [personas.admin.wallet.address] }));
const population = POPULATION;
const admin = await gateway.signIn(personas.admin.wallet);
const { key: seriesKey } = population.series.A;
await gateway.database.prisma.activityEvent.createMany({
  data: DAYS.map((day) => ({
    chain: TEST_CHAIN,
    id: `day:${day}`,
    seriesKey,
    kind: 'SettlementRound',
    blockNumber: BigInt(1_000 + day),
    logIndex: 0,
    at: dayOf(day),
  })),
});

describe('a list', () => {
  it.each<[string, string, readonly number[]]>([
    ['from an instant on', `occurredAt: { ${SINCE} }`, [5, 4, 3, 2, 1]],
    ['from a later one on, that instant included', `occurredAt: { startsAt: ${at(3)} }`, [5, 4, 3]],
    ['between two instants, the second not included', `occurredAt: { startsAt: ${at(2)}, endsAt: ${at(4)} }`, [3, 2]],
    ['in an empty span', `occurredAt: { startsAt: ${at(4)}, endsAt: ${at(2)} }`, []],
    ['in the other direction', `occurredAt: { ${SINCE} }, direction: ASC`, [1, 2, 3, 4, 5]],
    ['in its own direction, said', `occurredAt: { ${SINCE} }, direction: DESC`, [5, 4, 3, 2, 1]],
  ])('answers its rows %s, and counts them', async (_, args, days) => {
    expect(await activity(`first: 100, ${args}`)).toEqual([days.length, days]);
  });

  it('is whole where a range bounds nothing', async () => {
    const [all] = await activity('first: 0');
    expect(await activity('first: 0, occurredAt: {}')).toEqual([all, []]);
    expect(await activity('first: 0, occurredAt: null, direction: null')).toEqual([all, []]);
    expect(all).toBeGreaterThan(DAYS.length);
  });

  it('takes a cursor in the range and the direction alone that it was given in', async () => {
    const page = async (args: string) => {
      const asked = `seriesKey: "${population.series.A.key}", first: 2, ${args}`;
      const { data, errors } = await gateway.ask<{
        activity: { pageInfo: { endCursor: string }; nodes: readonly object[] };
      }>(`{ activity(${asked}) { nodes { occurredAt } pageInfo { endCursor } } }`);
      return { code: errors?.[0]?.extensions.code, ...data?.activity };
    };
    const range = `occurredAt: { ${SINCE} }`;
    const { pageInfo } = await page(range);
    const after = `after: "${pageInfo?.endCursor}"`;
    expect((await page(`${range}, ${after}`)).nodes).toEqual(
      [3, 2].map((day) => ({ occurredAt: dayOf(day).toISOString() })),
    );
    for (const other of ['', 'direction: ASC', `occurredAt: { startsAt: ${at(2)} }`, `${range}, direction: ASC`])
      expect([other, (await page(`${other} ${after}`)).code]).toEqual([other, 'CURSOR_INVALID']);
  });

  it.each([
    ['a time that is none', 'occurredAt: { startsAt: "yesterday" }'],
    ['a direction that is none', 'direction: SIDEWAYS'],
    ['a bound that is none', 'occurredAt: { from: "2031-01-01T00:00:00Z" }'],
  ])('refuses %s', async (_, args) => {
    const { data, errors } = await gateway.ask(
      `{ activity(seriesKey: "${population.series.A.key}", ${args}) { totalCount } }`,
    );
    expect(data).toBeUndefined();
    expect(['BAD_INPUT', 'INVALID_DOCUMENT']).toContain(errors?.[0]?.extensions.code);
  });

  it.each([
    ['auditLog', 'occurredAt'],
    ['builtTransactions', 'createdAt'],
    ['keeperRuns', 'startedAt'],
    ['myEmails', 'createdAt'],
    ['myMoneyEvents', 'occurredAt'],
    ['myNotifications', 'occurredAt'],
    ['outbox', 'createdAt'],
    ['reconciliationRuns', 'startedAt'],
    ['seriesList', 'createdAt'],
  ])('%s takes a range of %s', async (field, time) => {
    const rows = (range: string) => `${field}(first: 100, ${time}: { ${range} }) { totalCount nodes { ${time} } }`;
    const split = '2026-06-01T00:00:00Z';
    const { data, errors } = await gateway.ask<Record<string, { totalCount: number; nodes: Record<string, string>[] }>>(
      `{ all: ${rows('')} before: ${rows(`endsAt: "${split}"`)} after: ${rows(`startsAt: "${split}"`)} }`,
      {},
      admin,
    );
    expect(errors).toBeUndefined();
    const { all, before, after } = data as Record<
      'all' | 'before' | 'after',
      { totalCount: number; nodes: Record<string, string>[] }
    >;
    expect(before.totalCount + after.totalCount).toBe(all.totalCount);
    for (const { [time]: value = '' } of before.nodes) expect(new Date(value) < new Date(split)).toBe(true);
    for (const { [time]: value = '' } of after.nodes) expect(new Date(value) >= new Date(split)).toBe(true);
  });
});

describe('a count of rows', () => {
  interface Counted {
    readonly totalCount: number;
    readonly totalCountIsCapped: boolean;
  }
  const COUNT = 'totalCount totalCountIsCapped';
  const countOf = async (args: string) => {
    const { key } = population.series.B;
    const { data } = await gateway.ask<{ activity: Counted; series: { activity: Counted } }>(
      `{ activity(seriesKey: "${key}"${args}) { ${COUNT} }
         series(key: "${key}") { activity${args && `(${args.slice(2)})`} { ${COUNT} } } }`,
    );
    return [data?.activity, data?.series.activity];
  };
  const insert = (from: number, to: number) => gateway.database.prisma.$executeRaw`
    INSERT INTO activity (chain, id, series_key, kind, block_number, log_index, at)
    SELECT ${TEST_CHAIN}, 'many:' || n, ${population.series.B.key}, 'SettlementRound', 2000 + n, 0, ${dayOf(20)}
    FROM generate_series(${from}::int, ${to}::int) AS n`;
  const afterwards = `, occurredAt: { startsAt: ${at(15)} }`;

  it('is exact up to 10,000, and says so where there are more', async () => {
    await insert(1, 10_000);
    const exact = { totalCount: 10_000, totalCountIsCapped: false };
    expect(await countOf(afterwards)).toEqual([exact, exact]);
    await insert(10_001, 10_002);
    const capped = { totalCount: 10_000, totalCountIsCapped: true };
    expect(await countOf(afterwards)).toEqual([capped, capped]);
  });
});

it('a feed of a series that is not known ends at once', async () => {
  const response = await gateway.post({ query: activityFeed(`0x${'11'.repeat(32)}`) }, { accept: 'text/event-stream' });
  const text = await response.text();
  expect(text).toContain('"code":"NOT_FOUND"');
  expect(text).toContain('event: complete');
});
