// Feeds over server-sent events: in Apollo Client, urql and Relay as docs/frontend.md has them, and by graphql-sse alone.
import { type ApolloClient, type ApolloLink, gql } from '@apollo/client';
import { cacheExchange, type Exchange, fetchExchange, Client as UrqlClient } from '@urql/core';
import { type Client, createClient } from 'graphql-sse';
import {
  commitMutation,
  Environment,
  fetchQuery,
  Network,
  RecordSource,
  requestSubscription,
  Store,
  type SubscribeFunction,
} from 'relay-runtime';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mnemonicKey } from '../../src/adapters/evm/wallet.ts';
import { createTracker } from '../../src/domains/transaction/worker/tracker.ts';
import { createSeries, seriesKeyOf } from '../indexing/support/actions.ts';
import { catchUp, indexerOf } from '../indexing/support/index.ts';
import { createWorld, type World } from '../indexing/support/world.ts';
import { createTestClock } from '../support/clock.ts';
import { eventually } from '../support/eventually.ts';
import { activityFeed, publishEvent } from '../support/feed.ts';
import { newWallet, startTestGateway, TEST_CHAIN, type TestGateway, type TestWallet } from '../support/gateway.ts';
import { apolloOf } from './apollo.ts';
import { pagePrograms } from './pages.ts';
import { relayOperations } from './relay.ts';

const OPERATIONS = {
  TransactionBuildMutation: `mutation TransactionBuildMutation($input: BuildApprovePaymentTokenInput!) {
    built: buildApprovePaymentToken(input: $input) {
      ... on TransactionPayload { transaction { id ... on EvmTransaction { sendCalls { calls { to data } } } } }
      ... on Error { code }
    }
  }`,
  TransactionReportMutation: `mutation TransactionReportMutation($input: RecordTransactionHashInput!) {
    reported: recordTransactionHash(input: $input) {
      ... on TransactionPayload { transaction { id ... on EvmTransaction { txHash } } }
      ... on Error { code }
    }
  }`,
  TransactionLifeSubscription: `subscription TransactionLifeSubscription($id: ID!) {
    transactionLife(id: $id) { id ... on EvmTransaction { life } }
  }`,
  TransactionEndQuery: `query TransactionEndQuery($id: ID!) {
    node(id: $id) { ... on EvmTransaction { id life succeeded } }
  }`,
} as const;
type Operation = keyof typeof OPERATIONS;
const BUILD = 'TransactionBuildMutation';
const REPORT = 'TransactionReportMutation';
const LIFE = 'TransactionLifeSubscription';
const END = 'TransactionEndQuery';

interface Answers {
  readonly built?: {
    readonly code?: string;
    readonly transaction?: {
      readonly id: string;
      readonly sendCalls: { readonly calls: readonly { readonly to: string; readonly data: string }[] };
    };
  };
  readonly reported?: { readonly code?: string; readonly transaction?: { readonly txHash: string } };
  readonly transactionLife?: { readonly life: string } | null;
  readonly node?: { readonly life: string; readonly succeeded: boolean };
}
type Variables = Readonly<Record<string, unknown>>;

/** A client library, as a frontend uses it. */
interface Frontend {
  mutate(operation: Operation, variables: Variables): Promise<Answers>;
  query(operation: Operation, variables: Variables): Promise<Answers>;
  follow(operation: Operation, variables: Variables, next: (answers: Answers) => void): void;
}

interface FeedPrograms {
  createFeeds(url: string, token: () => string | undefined): Client<true>;
  createFeedLink(feeds: Client<true>): ApolloLink;
  createFeedExchange(feeds: Client<true>): Exchange;
  createSubscribe(feeds: Client<true>): SubscribeFunction;
}

const pages = pagePrograms();
const createApolloClient = apolloOf(pages);
const relay = relayOperations(
  'Transaction',
  `import { graphql } from 'relay-runtime';\n${Object.entries(OPERATIONS)
    .map(([name, text]) => `export const ${name} = graphql\`${text}\`;`)
    .join('\n')}`,
);
const SERIES = [1, 2];
const clock = createTestClock();
let world: World;
let gateway: TestGateway;
let wallet: TestWallet;
let token: string;
let programs: FeedPrograms;
let feeds: Client<true>;

beforeAll(async () => {
  world = await createWorld();
  gateway = await startTestGateway({ clock, rpcUrl: world.rpcUrl, contracts: world.contracts });
  wallet = newWallet(mnemonicKey(world.anvil.mnemonic, 4));
  await gateway.listening();
  token = await gateway.signIn(wallet);
  for (const series of SERIES) await createSeries(world, series);
  await index();
  programs = await pages.importWith<FeedPrograms>('createFeedLink =');
  feeds = programs.createFeeds(gateway.url, () => token);
});
afterAll(async () => {
  feeds?.dispose();
  await gateway?.close();
  await world?.stop();
});

const index = () => catchUp(indexerOf(world, gateway.database.prisma));
const track = () => createTracker({ db: gateway.database.prisma, chain: gateway.chain, clock }).step();

function apollo(): Frontend {
  const client: ApolloClient = createApolloClient(gateway.url, () => token, programs.createFeedLink(feeds));
  return {
    mutate: async (operation, variables) =>
      (await client.mutate({ mutation: gql(OPERATIONS[operation]), variables })).data as Answers,
    query: async (operation, variables) =>
      (await client.query({ query: gql(OPERATIONS[operation]), variables, fetchPolicy: 'network-only' }))
        .data as Answers,
    follow(operation, variables, next) {
      client
        .subscribe({ query: gql(OPERATIONS[operation]), variables })
        .subscribe(({ data }) => next((data ?? {}) as Answers));
    },
  };
}

function urql(): Frontend {
  const client = new UrqlClient({
    url: `${gateway.url}/graphql`,
    preferGetMethod: false,
    fetchOptions: { headers: { authorization: `Bearer ${token}` } },
    exchanges: [cacheExchange, fetchExchange, programs.createFeedExchange(feeds)],
  });
  return {
    mutate: async (operation, variables) => (await client.mutation(OPERATIONS[operation], variables)).data,
    query: async (operation, variables) =>
      (await client.query(OPERATIONS[operation], variables, { requestPolicy: 'network-only' })).data,
    follow(operation, variables, next) {
      client.subscription(OPERATIONS[operation], variables).subscribe(({ data }) => next(data ?? {}));
    },
  };
}

async function relayClient(): Promise<Frontend> {
  const compiled = Object.fromEntries(
    await Promise.all(Object.keys(OPERATIONS).map(async (name) => [name, await relay.compiled(name)])),
  );
  const environment = new Environment({
    store: new Store(new RecordSource()),
    network: Network.create(
      async ({ text }, variables) => (await gateway.ask(text ?? '', variables, token)) as never,
      programs.createSubscribe(feeds),
    ),
  });
  return {
    mutate: (operation, variables) =>
      new Promise((resolve, onError) => {
        const onCompleted = (answers: object) => resolve(answers as Answers);
        commitMutation(environment, { mutation: compiled[operation], variables, onCompleted, onError });
      }),
    query: async (operation, variables) =>
      (await fetchQuery(environment, compiled[operation], variables).toPromise()) as Answers,
    follow(operation, variables, next) {
      const onNext = (answers: unknown) => next((answers ?? {}) as Answers);
      requestSubscription(environment, { subscription: compiled[operation], variables, onNext });
    },
  };
}

describe.each([
  ['Apollo Client', apollo],
  ['urql', urql],
  ['Relay', relayClient],
])('%s', (_, create) => {
  it('follows the transaction that it built to the index', async () => {
    const frontend = await create();
    const keyed = (input: object) => ({ input: { idempotencyKey: crypto.randomUUID(), ...input } });
    const asked = { chain: TEST_CHAIN, seriesKey: seriesKeyOf(world, 1), wallet: wallet.address };
    const { built } = await frontend.mutate(BUILD, keyed({ ...asked, spender: 'HUB', amount: '7' }));
    const { id, sendCalls } = built?.transaction ?? {};
    const lives: (string | undefined)[] = [];
    const reaches = (life: string) => eventually(() => expect(lives.at(-1)).toBe(life));
    frontend.follow(LIFE, { id }, ({ transactionLife }) => {
      // urql passes the last result on once more as the feed ends
      if (transactionLife?.life !== lives.at(-1)) lives.push(transactionLife?.life);
    });
    await reaches('BUILT');

    let txHash = '';
    for (const { to, data } of sendCalls?.calls ?? [])
      txHash = await world.anvil.rpc<string>('eth_sendTransaction', { from: wallet.address, to, data });
    const { reported } = await frontend.mutate(REPORT, keyed({ id, txHash }));
    expect(reported?.transaction?.txHash).toBe(txHash);
    await reaches('SENT');
    await track();
    await reaches('MINED');
    await index();
    await track();
    await reaches('INDEXED');
    expect(lives).toEqual(['BUILT', 'SENT', 'MINED', 'INDEXED']);
    expect((await frontend.query(END, { id })).node).toMatchObject({ life: 'INDEXED', succeeded: true });
  });
});

// Behind the transactions, because no index follows a chain on whose rows an event was written by hand.
describe.each([
  ['distinct connections', '/graphql', false],
  ['a single connection', '/graphql/stream', true],
])('graphql-sse over %s', (_, path, singleConnection) => {
  const client = (on = {}) =>
    createClient({
      url: `${gateway.url}${path}`,
      singleConnection: singleConnection as never,
      headers: { authorization: `Bearer ${token}` },
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
    const totalCount = await gateway.database.prisma.series.count();
    expect(await ask('{ seriesList { totalCount } }')).toMatchObject([{ data: { seriesList: { totalCount } } }]);
    const mutation = 'mutation ($input: SignOutEverywhereInput!) { signOutEverywhere(input: $input) { __typename } }';
    expect(await ask(mutation, { input: {} })).toMatchObject([{ errors: [{ extensions: { code: 'BAD_INPUT' } }] }]);
    sse.dispose();
  });

  it('follows two feeds at once', async () => {
    const keys = SERIES.map((series) => seriesKeyOf(world, series));
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
