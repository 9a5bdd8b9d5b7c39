import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { recipientsOf } from '../../../src/domains/notifications/audience.ts';
import { announce } from '../../../src/domains/operations/index.ts';
import type { TransactionKind } from '../../../src/domains/transaction/index.ts';
import { insertBuilt, requestOf } from '../../support/built.ts';
import { createTestClock } from '../../support/clock.ts';
import { activityFeed, type Feed, openFeed, publishEvent } from '../../support/feed.ts';
import { newWallet, startTestGateway, TEST_CHAIN, type TestGateway, type TestWallet } from '../../support/gateway.ts';
import { knownId, personas } from '../../support/personas.ts';
import { type Population, populate } from '../../support/populate.ts';

// Feeds that were open before their reader sold everything, lost a wallet, or signed out: what comes next goes by who it
// is by then.

const clock = createTestClock();
let gateway: TestGateway;
let series: Population['series'];
beforeAll(async () => {
  gateway = await startTestGateway({ clock, adminWallets: [personas.admin.wallet.address] });
  ({ series } = await populate(gateway.database.prisma));
  await gateway.listening();
});
afterAll(() => gateway?.close());

const feedOf = (document: string, token?: string): Promise<Feed> => openFeed(gateway, { document, token });
const codesOf = (message: Record<string, unknown> | null) =>
  ((message as { errors?: { extensions: { code: string } }[] } | null)?.errors ?? []).map(
    ({ extensions }) => extensions.code,
  );

let wallet: TestWallet;
let token: string;
let accountId: string;
let position: string;
beforeEach(async () => {
  wallet = newWallet();
  token = await gateway.signIn(wallet);
  ({ accountId } = await gateway.database.prisma.accountWallet.findFirstOrThrow({
    where: { address: wallet.address },
  }));
  position = `${series.A.key}:${wallet.address}`;
  await gateway.database.prisma.position.create({
    data: {
      chain: 'evm:10143',
      id: position,
      seriesKey: series.A.key,
      holder: wallet.address,
      units: 3n,
      openedAt: clock.now(),
    },
  });
});
const hold = (units: bigint, burnedUnits = 0n) =>
  gateway.database.prisma.position.update({
    where: { chain_id: { chain: 'evm:10143', id: position } },
    data: { units, burnedUnits },
  });

let round = 10;
const settled = () =>
  publishEvent(gateway, {
    seriesKey: series.A.key,
    at: clock.now(),
    name: 'SettlementRound',
    args: { round: ++round, units: '100', clearingPrice: '2000000', rejected: 1 },
  });
async function notify(): Promise<void> {
  const [id, now] = [randomUUID(), clock.now()];
  await gateway.database.prisma.$transaction(async (tx) => {
    await tx.notification.create({
      data: {
        id,
        accountId,
        outboxId: randomUUID(),
        kind: 'WindowOpened',
        chain: 'evm:10143',
        seriesKey: series.A.key,
        at: now,
        createdAt: now,
      },
    });
    await announce(tx, 'notifications', [{ accountId, id }]);
  });
}

/** What holders alone read of a series, below whatever leads to it. */
const HOLDERS_OWN = `series { paidTotal reports(first: 1) { edges { node { payment } } }
  hardshipRequests { totalCount } moneyEvents { totalCount } }`;
const asHolder: object = { paidTotal: '30000000', reports: { edges: [{ node: { payment: expect.any(String) } }] } };
const asNobody: object = { paidTotal: null, reports: { edges: [{ node: { payment: null } }] } };

describe.each([
  ['the public feed', (): string => activityFeed(series.A.key, `event { ${HOLDERS_OWN} }`), settled],
  ['the feed of notifications', (): string => `subscription { notificationReceived { ${HOLDERS_OWN} } }`, notify],
] as const)('a reader of %s', (_name, document, trigger) => {
  const next = async (feed: Feed): Promise<Record<string, { totalCount: number }>> => {
    const { data } = (await feed.next()) as { data: Record<string, { event?: { series: object }; series?: object }> };
    const [update] = Object.values(data);
    return (update?.event ?? update)?.series as Record<string, { totalCount: number }>;
  };

  it('reads as a holder until the last unit is sold, and again from the first that is bought', async () => {
    const feed = await feedOf(document(), token);
    const counts: (readonly [number, number])[] = [];
    for (const [units, burned, expected] of [
      [3n, 0n, asHolder],
      [0n, 0n, asNobody],
      [1n, 0n, asHolder],
      [0n, 1n, asHolder], // left when the series closed
    ] as const) {
      await hold(units, burned);
      await trigger();
      const shown = await next(feed);
      expect([units, burned, shown]).toMatchObject([units, burned, expected]);
      counts.push([Number(shown.hardshipRequests?.totalCount), Number(shown.moneyEvents?.totalCount)]);
    }
    feed.stop();
    const [holding, sold, bought, left] = counts;
    expect(holding?.[0]).toBeGreaterThan(0);
    expect(holding?.[1]).toBeGreaterThan(0);
    expect(sold).toEqual([0, 0]);
    expect([bought, left]).toEqual([holding, holding]);
  });

  it('is no holder once the wallet that holds is another account’s', async () => {
    const feed = await feedOf(document(), token);
    await trigger();
    expect(await next(feed)).toMatchObject(asHolder);
    const of = { where: { chain_address: { chain: TEST_CHAIN, address: wallet.address } } };
    await gateway.database.prisma.accountWallet.update({ ...of, data: { accountId: personas.outsider.accountId } });
    await trigger();
    expect(await next(feed)).toMatchObject(asNobody);
    feed.stop();
  });
});

describe('who is notified of a series’ pauses', () => {
  const delivered = async () => {
    const message = {
      kind: 'PauseApproved',
      chain: TEST_CHAIN,
      seriesKey: series.A.key,
      audience: { series: 'holders' },
    } as const;
    const recipients = await gateway.database.prisma.$transaction((tx) => recipientsOf(tx, message, null, 1_000));
    return recipients.some(({ id }) => id === accountId);
  };
  it('is who holds units, or left with the series, by then', async () => {
    const deliveries: boolean[] = [];
    for (const [units, burned] of [
      [3n, 0n],
      [0n, 0n],
      [0n, 2n],
    ] as const) {
      await hold(units, burned);
      deliveries.push(await delivered());
    }
    expect(deliveries).toEqual([true, false, true]);
  });
});

describe('the status of a transaction', () => {
  const life = (id: string) =>
    `subscription { transactionLife(id: "${id}") { life txHash ... on EvmTransaction { request { data } } } }`;
  const DATA = '0x5161746e77aa';
  function built(kind: TransactionKind): Promise<string> {
    const request = { ...requestOf(wallet.address), data: DATA } as const;
    return insertBuilt(gateway.database.prisma, { accountId, kind, seriesKey: series.A.key, request });
  }
  const goOn = (id: string, state: string) =>
    gateway.database.prisma.$transaction(async (tx) => {
      await tx.builtTransaction.update({ where: { id }, data: { life: state } });
      await announce(tx, 'transactions', [{ id }]);
    });

  it.each(['amendTerms', 'submitTrueUp'] as const)(
    'with a signature that is the wallet’s is not delivered once the wallet is gone: %s',
    async (kind) => {
      const id = await built(kind);
      const feed = await feedOf(life(id), token);
      expect(JSON.stringify(await feed.next())).toContain(DATA);
      const of = { where: { chain_address: { chain: TEST_CHAIN, address: wallet.address } } };
      await gateway.database.prisma.accountWallet.update({ ...of, data: { accountId: personas.outsider.accountId } });
      await goOn(id, 'SENT');
      const after = await feed.next();
      expect(JSON.stringify(after)).not.toContain(DATA);
      expect(after?.data).toMatchObject({ transactionLife: { life: 'SENT', request: null } });
      expect(codesOf(after)).toEqual(['FORBIDDEN']);
      feed.stop();
    },
  );

  it('is as none for everybody else, an admin included', async () => {
    const id = await built('claimPayout');
    for (const as of [await gateway.signIn(newWallet()), await gateway.signIn(personas.admin.wallet)]) {
      const answers = [];
      for (const one of [id, randomUUID(), Buffer.from(`Series:${series.A.key}`).toString('base64'), 'x']) {
        const feed = await feedOf(life(one), as);
        answers.push(await feed.next());
        expect(await feed.next()).toBeNull();
      }
      expect(codesOf(answers[0] ?? null)).toEqual(['NOT_FOUND']);
      for (const answer of answers) expect(answer).toEqual(answers[0]);
    }
    expect(codesOf(await (await feedOf(life(id))).next())).toEqual(['UNAUTHENTICATED']);
  });

  it('ends with the session', async () => {
    const id = await built('claimPayout');
    const feed = await feedOf(life(id), token);
    await feed.next();
    await gateway.ask(
      'mutation ($input: SignOutEverywhereInput!) { signOutEverywhere(input: $input) { __typename } }',
      { input: { idempotencyKey: randomUUID() } },
      token,
    );
    expect(await feed.next()).toBeNull();
  });
});

describe('a session that is over', () => {
  it('opens no feed, not even the one that needs none', async () => {
    await gateway.ask(
      'mutation ($input: SignOutEverywhereInput!) { signOutEverywhere(input: $input) { __typename } }',
      { input: { idempotencyKey: randomUUID() } },
      token,
    );
    for (const document of [
      activityFeed(series.A.key),
      'subscription { notificationReceived { id } }',
      `subscription { transactionLife(id: "${knownId(4, 1)}") { life } }`,
    ]) {
      for (const bearer of [token, 'nonsense', `${token}x`]) {
        const response = await gateway.request('/graphql', {
          method: 'POST',
          headers: {
            'content-type': 'application/json',
            accept: 'text/event-stream',
            authorization: `Bearer ${bearer}`,
          },
          body: JSON.stringify({ query: document }),
        });
        expect(await response.text()).toContain('SESSION_INVALID');
      }
    }
  });

  it('and a feed that asks for two at once is none', async () => {
    const both = `subscription { a: activity(seriesKey: "${series.A.key}") { id } b: activity(seriesKey: "${series.B.key}") { id } }`;
    const feed = await feedOf(both);
    expect(await feed.next()).toMatchObject({ errors: [{}] });
    expect(await feed.next()).toBeNull();
  });
});
