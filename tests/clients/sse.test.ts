import { createClient } from 'graphql-sse';
import { describe, expect, it } from 'vitest';
import { activityFeed, publishEvent } from '../support/feed.ts';
import { servedGateway } from './gateway.ts';

const served = servedGateway();

describe.each([
  ['distinct connections', '/graphql', false],
  ['a single connection', '/graphql/stream', true],
])('graphql-sse over %s', (_, path, singleConnection) => {
  const client = (on = {}) =>
    createClient({
      url: `${served().gateway.url}${path}`,
      singleConnection: singleConnection as never,
      headers: { authorization: `Bearer ${served().token}` },
      retryAttempts: 0,
      on,
    });

  it('runs a query and a mutation', async () => {
    const sse = client();
    const ask = async (query: string, variables = {}) => {
      const results: unknown[] = [];
      for await (const result of sse.iterate({ query, variables })) results.push(result);
      return results;
    };
    const totalCount = await served().gateway.database.prisma.series.count();
    expect(await ask('{ seriesList { totalCount } }')).toMatchObject([{ data: { seriesList: { totalCount } } }]);
    const mutation = 'mutation ($input: SignOutEverywhereInput!) { signOutEverywhere(input: $input) { __typename } }';
    expect(await ask(mutation, { input: {} })).toMatchObject([{ errors: [{ extensions: { code: 'BAD_INPUT' } }] }]);
    sse.dispose();
  });

  it('follows two feeds at once', async () => {
    const { gateway, population } = served();
    await gateway.listening();
    const keys = [population.series.A.key, population.series.B.key];
    const sse = client();
    const open = keys.map((key) => sse.iterate({ query: activityFeed(key, 'event { kind }') }));
    const received = open.map((feed) => feed.next());
    // a feed is open at an unknown moment: what is published later is received
    const args = { round: 1, units: '100', clearingPrice: '2000000', rejected: 1 };
    const all = Promise.all(received);
    let done = false;
    void all.finally(() => {
      done = true;
    });
    while (!done) {
      for (const seriesKey of keys)
        await publishEvent(gateway, { seriesKey, at: new Date(), name: 'SettlementRound', args });
    }
    for (const { value } of await all) expect(value).toMatchObject({ data: { activity: { event: {} } } });
    sse.dispose();
  });
});
