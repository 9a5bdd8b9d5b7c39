import { randomUUID } from 'node:crypto';
import type { Bytes32 } from '@income-series/protocol/hex';
import { beforeEach, describe, expect, it } from 'vitest';
import { readRecipients } from '../../../src/domains/notifications/audience.ts';
import { announce } from '../../../src/domains/operations/index.ts';
import type { TransactionKind } from '../../../src/domains/transaction/index.ts';
import { insertBuilt, requestOf } from '../../support/built.ts';
import { createTestClock } from '../../support/clock.ts';
import { activityFeed, type Feed, openFeed, publishEvent } from '../../support/feed.ts';
import { newWallet, TEST_CHAIN, type TestWallet } from '../../support/gateway.ts';
import { knownId, personas } from '../../support/personas.ts';
import { CLUSTER, curveSeries, POPULATION } from '../../support/populate.ts';
import { openPopulatedGateway } from '../../support/populated-gateway.ts';
import { requestOn } from '../../support/population/cluster.ts';
import { newSolanaWallet, type SolanaWallet } from '../../support/solana-chain.ts';

// Feeds that were open before their reader sold everything, lost a wallet, or signed out: what comes next goes by who it
// is by then.

const clock = createTestClock();

const feedOf = (document: string, token?: string): Promise<Feed> => openFeed(gateway, { document, token });
const codesOf = (message: Record<string, unknown> | null) =>
  ((message as { errors?: { extensions: { code: string } }[] } | null)?.errors ?? []).map(
    ({ extensions }) => extensions.code,
  );

let wallet: TestWallet;
/** Of the same account, on the cluster. */
let clusterWallet: SolanaWallet;
let token: string;
let accountId: string;

/** Where somebody holds units of a series, and what becomes public of it there. */
interface Place {
  readonly chain: string;
  readonly series: () => { readonly key: string };
  readonly wallet: () => { readonly address: string };
  readonly event: () => { readonly name: string; readonly args: Readonly<Record<string, string | number>> };
  readonly paid: unknown;
}
let round = 10;
const PLACES: readonly Place[] = [
  {
    chain: TEST_CHAIN,
    series: () => series.A,
    wallet: () => wallet,
    event: () => ({
      name: 'SettlementRound',
      args: { round: ++round, units: '100', clearingPrice: '2000000', rejected: 1 },
    }),
    paid: '30000000',
  },
  {
    chain: CLUSTER,
    series: () => curveSeries,
    wallet: () => clusterWallet,
    event: () => ({ name: 'UnitsStaked', args: { holder: clusterWallet.address, units: `${++round}` } }),
    paid: expect.stringMatching(/^\d+$/),
  },
];
const positionAt = ({ series: of, wallet: holder }: Place) => `${of().key}:${holder().address}`;

beforeEach(async () => {
  wallet = newWallet();
  clusterWallet = newSolanaWallet();
  token = await gateway.signIn(wallet);
  const { prisma } = gateway.database;
  ({ accountId } = await prisma.accountWallet.findFirstOrThrow({ where: { address: wallet.address } }));
  await prisma.accountWallet.create({ data: { accountId, chain: CLUSTER, address: clusterWallet.address } });
  await prisma.position.createMany({
    data: PLACES.map((place) => ({
      chain: place.chain,
      id: positionAt(place),
      seriesKey: place.series().key,
      holder: place.wallet().address,
      units: 3n,
      openedAt: clock.now(),
    })),
  });
});
const hold = (place: Place, units: bigint, burnedUnits = 0n) =>
  gateway.database.prisma.position.update({
    where: { chain_id: { chain: place.chain, id: positionAt(place) } },
    data: { units, stakedUnits: place.chain === CLUSTER ? units : 0n, burnedUnits },
  });
const walletAt = (place: Place) => ({
  where: { chain_address: { chain: place.chain, address: place.wallet().address } },
});

const published = (place: Place) =>
  publishEvent(gateway, { chain: place.chain, seriesKey: place.series().key, at: clock.now(), ...place.event() });
async function notify({ chain, series: of }: Place): Promise<void> {
  const [id, now] = [randomUUID(), clock.now()];
  await gateway.database.prisma.$transaction(async (tx) => {
    await tx.notification.create({
      data: {
        id,
        accountId,
        outboxId: randomUUID(),
        kind: 'WindowOpened',
        chain,
        seriesKey: of().key,
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
const asHolder = ({ paid }: Place): object => ({
  paidTotal: paid,
  reports: { edges: [{ node: { payment: expect.any(String) } }] },
});
const asNobody: object = { paidTotal: null, reports: { edges: [{ node: { payment: null } }] } };

const feeds = (place: Place) =>
  [
    [
      'the public feed',
      (): string => activityFeed(place.series().key, `event { ${HOLDERS_OWN} }`, place.chain),
      published,
    ],
    ['the feed of notifications', (): string => `subscription { notificationReceived { ${HOLDERS_OWN} } }`, notify],
  ] as const;

const gateway = await openPopulatedGateway({ clock });
const { series } = POPULATION;
await gateway.listening();

describe.each(PLACES.flatMap((place) => feeds(place).map((feed) => [...feed, place.chain, place] as const)))(
  'a reader of %s',
  (_name, document, trigger, _chain, place) => {
    const next = async (feed: Feed): Promise<Record<string, { totalCount: number }>> => {
      const { data } = (await feed.next()) as { data: Record<string, { event?: { series: object }; series?: object }> };
      const [update] = Object.values(data);
      return (update?.event ?? update)?.series as Record<string, { totalCount: number }>;
    };

    it('reads as a holder until the last unit is sold, and again from the first that is bought', async () => {
      const feed = await feedOf(document(), token);
      const counts: (readonly [number, number])[] = [];
      for (const [units, burned, expected] of [
        [3n, 0n, asHolder(place)],
        [0n, 0n, asNobody],
        [1n, 0n, asHolder(place)],
        [0n, 1n, asHolder(place)], // left when the series closed
      ] as const) {
        await hold(place, units, burned);
        await trigger(place);
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
      await trigger(place);
      expect(await next(feed)).toMatchObject(asHolder(place));
      const data = { accountId: personas.outsider.accountId };
      await gateway.database.prisma.accountWallet.update({ ...walletAt(place), data });
      await trigger(place);
      expect(await next(feed)).toMatchObject(asNobody);
      feed.stop();
    });
  },
);

describe('who is notified of a series’ pauses', () => {
  const delivered = async ({ chain, series: of }: Place) => {
    const message = {
      kind: 'PauseApproved',
      chain,
      seriesKey: of().key as Bytes32,
      audience: { series: 'holders' },
    } as const;
    const recipients = await gateway.database.prisma.$transaction((tx) => readRecipients(tx, message, null, 1_000));
    return recipients.some(({ id }) => id === accountId);
  };
  it.each(PLACES.map((place) => [place.chain, place] as const))(
    'is who holds units, or left with the series, by then: %s',
    async (_, place) => {
      const deliveries: boolean[] = [];
      for (const [units, burned] of [
        [3n, 0n],
        [0n, 0n],
        [0n, 2n],
      ] as const) {
        await hold(place, units, burned);
        deliveries.push(await delivered(place));
      }
      expect(deliveries).toEqual([true, false, true]);
    },
  );
});

describe('the status of a transaction', () => {
  const life = (id: string) =>
    `subscription { transactionLife(id: "${id}") {
      life txHash ... on EvmTransaction { request { data } } ... on SolanaTransaction { request { transaction } }
    } }`;
  const DATA = '0x5161746e77aa';
  const ON_CLUSTER = Buffer.alloc(200, 0x5a).toString('base64');
  function built(kind: TransactionKind, place = PLACES[0] as Place): Promise<string> {
    const request = { ...requestOf(wallet.address), data: DATA } as const;
    const { chain } = place;
    const of = { accountId, kind, chain, seriesKey: place.series().key as Bytes32, request };
    const solana = chain === CLUSTER ? { solana: requestOn(clusterWallet.address, 0x5a) } : {};
    return insertBuilt(gateway.database.prisma, { ...of, ...solana });
  }
  const goOn = (id: string, state: string) =>
    gateway.database.prisma.$transaction(async (tx) => {
      await tx.builtTransaction.update({ where: { id }, data: { life: state } });
      await announce(tx, 'transactions', [{ id }]);
    });

  it.each(
    (['amendTerms', 'submitTrueUp'] as const).flatMap((kind) =>
      PLACES.map((place) => [kind, place.chain, place] as const),
    ),
  )(
    'with a signature that is the wallet’s is not delivered once the wallet is gone: %s on %s',
    async (kind, chain, place) => {
      const id = await built(kind, place);
      const bytes = chain === CLUSTER ? ON_CLUSTER : DATA;
      const feed = await feedOf(life(id), token);
      expect(JSON.stringify(await feed.next())).toContain(bytes);
      const data = { accountId: personas.outsider.accountId };
      await gateway.database.prisma.accountWallet.update({ ...walletAt(place), data });
      await goOn(id, 'SENT');
      const after = await feed.next();
      expect(JSON.stringify(after)).not.toContain(bytes);
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
    await gateway.mutate('signOutEverywhere', {}, { token });
    expect(await feed.next()).toBeNull();
  });
});

describe('a session that is over', () => {
  it('opens no feed, not even the one that needs none', async () => {
    await gateway.mutate('signOutEverywhere', {}, { token });
    for (const document of [
      activityFeed(series.A.key),
      'subscription { notificationReceived { id } }',
      `subscription { transactionLife(id: "${knownId(4, 1)}") { life } }`,
    ]) {
      for (const bearer of [token, 'nonsense', `${token}x`]) {
        const response = await gateway.post({ query: document }, { accept: 'text/event-stream', token: bearer });
        expect(await response.text()).toContain('SESSION_INVALID');
      }
    }
  });

  it('and a feed that asks for two at once is none', async () => {
    const of = (key: string, chain: string) => `activity(seriesKey: "${key}", chain: "${chain}") { id }`;
    const both = `subscription { a: ${of(series.A.key, TEST_CHAIN)} b: ${of(curveSeries.key, CLUSTER)} }`;
    const feed = await feedOf(both);
    expect(await feed.next()).toMatchObject({ errors: [{}] });
    expect(await feed.next()).toBeNull();
  });
});
