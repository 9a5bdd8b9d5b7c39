import { randomUUID } from 'node:crypto';
import { solanaAddressOf } from '@income-series/protocol/address';
import { sealBackup } from '@income-series/protocol/backup';
import { bidCommitment } from '@income-series/protocol/bid';
import type { Bytes32 } from '@income-series/protocol/hex';
import { describe, expect, it } from 'vitest';
import { orderId, positionId } from '../../../src/core/ids.ts';
import { some } from '../../support/exhaustive.ts';
import { TEST_CHAIN } from '../../support/gateway.ts';
import { CLUSTER, clusterWallets, knownId, namesakes, type PersonaName, personas } from '../../support/personas.ts';
import { curveSeries, POPULATION } from '../../support/populate.ts';
import { openPopulatedGateway } from '../../support/populated-gateway.ts';
import { txOn } from '../../support/population/known.ts';
import { recording } from '../engine/support.ts';

// Orders, backups, stakes, notifications and what keepers store, asked for by those who may not know of it: ids made of what is
// public, cursors of other lists, acts on rows of others', questions that multiply. No node of either chain answers: whatever
// asked one is answered CHAIN_UNAVAILABLE.

type Reader = PersonaName | 'public';
const tokens = new Map<Reader, string>();
const gateway = await openPopulatedGateway();
const { series } = POPULATION;
for (const name of ['issuerA', 'holderA1', 'holderA2', 'holderB', 'backerA', 'attestorX', 'admin', 'outsider'] as const)
  tokens.set(name, await gateway.signIn(personas[name].wallet));

const ask = (document: string, who: Reader, variables: object = {}) =>
  gateway.ask<Readonly<Record<string, unknown>>>(document, variables, tokens.get(who));
const codesOf = ({ errors }: Awaited<ReturnType<typeof ask>>) =>
  (errors ?? []).map(({ extensions }) => extensions.code);
const nodeId = (type: string, key: string) => Buffer.from(`${type}:${key}`).toString('base64');
const onEvm = `chain: "${TEST_CHAIN}"`;
/** The wallet that staked most of the curve series, and one that nobody has. */
const staker = clusterWallets.stakerS.address;
const nobodyOnCluster = solanaAddressOf(new Uint8Array(32).fill(0xee));
/** The key of a row of the cluster, as ids of its nodes have it. */
const onCluster = (key: string) => `${CLUSTER}/${key}`;
const ofCurve = `seriesKey: "${curveSeries.key}", chain: "${CLUSTER}"`;

describe('a row whose id follows from what is public', () => {
  const trader = personas.holderA2.wallet.address;
  const bidder = personas.holderA1.wallet.address;
  const nobody = `0x${'ee'.repeat(20)}` as const;
  const STRANGERS: readonly Reader[] = ['public', 'outsider', 'holderB', 'attestorX'];
  it.each([
    ['WindowOrder', () => [orderId(series.A.key, 1, trader), orderId(series.A.key, 1, nobody)], STRANGERS],
    ['BidBackup', () => [knownId(0x31, 1), randomUUID()], [...STRANGERS, 'issuerA', 'admin']],
    ['Notification', () => [knownId(0x33, 2), randomUUID()], [...STRANGERS, 'issuerA', 'admin']],
    ['Email', () => [knownId(0x33, 102), randomUUID()], [...STRANGERS, 'issuerA', 'admin']],
    ['EvmTransaction', () => [knownId(4, 1), randomUUID()], [...STRANGERS, 'admin']],
    ['OutboxMessage', () => [knownId(0x32, 1), randomUUID()], [...STRANGERS, 'issuerA', 'holderA1']],
    ['KeeperRun', () => [knownId(0x34, 1), randomUUID()], [...STRANGERS, 'issuerA', 'holderA1']],
    ['ReconciliationRun', () => [knownId(0x34, 0x11), randomUUID()], [...STRANGERS, 'issuerA', 'holderA1']],
    // The bidder itself is no reader of its deliveries' retries.
    [
      'AuctionDelivery',
      () => [`${series.A.key}:w1:${bidder}`, `${series.A.key}:w1:${nobody}`],
      [...STRANGERS, 'issuerA', 'holderA1'],
    ],
    // That there is a reminder says that an account linked the wallet: issuer and admins do not read it either.
    [
      'CurveReminder',
      () => [staker, nobodyOnCluster].map((wallet) => onCluster(`${curveSeries.key}:${wallet}:CLAIM_PAYOUT:20251`)),
      [...STRANGERS, 'issuerA', 'backerA', 'admin'],
    ],
    [
      'Position',
      () => [staker, nobodyOnCluster].map((wallet) => onCluster(positionId(curveSeries.key, wallet))),
      ['public', 'outsider', 'issuerA', 'holderA2', 'attestorX'],
    ],
    // A's key and the bytes of a holder's wallet of A, on the other chain.
    [
      'Position',
      () => [namesakes.ofHolderA1, nobodyOnCluster].map((wallet) => onCluster(positionId(series.A.key, wallet))),
      ['public', 'outsider', 'issuerA', 'holderA1', 'holderB', 'attestorX'],
    ],
    ['SolanaTransaction', () => [knownId(4, 6), randomUUID()], [...STRANGERS, 'issuerA', 'admin']],
    // A transaction of the cluster is none of the other chain's, whose type reads other columns, not even for its account.
    ['EvmTransaction', () => [knownId(4, 9), randomUUID()], [...STRANGERS, 'admin']],
  ] as const)(
    'is as none, in what is answered and in what is asked of the database: %s',
    async (type, keys, readers) => {
      const [there, none] = keys() as [string, string];
      for (const who of readers) {
        const look = (key: string) =>
          recording(() =>
            ask(
              `query ($id: ID!) { node(id: $id) { __typename id }
              explainAccess(id: $id, coordinate: "${type}.id") { allowed relation } }`,
              who,
              { id: nodeId(type, key) },
            ),
          );
        // The first time that a document is asked, and the first time that its viewer is, other statements answer it.
        for (const key of [there, none, there, none]) await look(key);
        const [hidden, absent] = [await look(there), await look(none)];
        expect([who, codesOf(hidden.result)]).toEqual([who, ['NOT_FOUND', 'NOT_FOUND']]);
        expect([who, absent]).toEqual([who, hidden]);
      }
    },
  );

  it.each([
    'RevealedOrder',
    'RevealedBid',
    'AccountNotification',
    'AccountEmail',
    'Auction',
    'DemandStep',
    'Stake',
    'Curve',
    'CurvePosition',
    'CurveTender',
  ])('has no id of the other type: %s', async (type) => {
    const ofCluster = [positionId(curveSeries.key, staker), curveSeries.key].map(onCluster);
    const ofEvm = [orderId(series.A.key, 1, trader), `${series.A.key}:${bidder}`, knownId(0x33, 2), series.A.key];
    const ids = [...ofEvm, ...ofCluster];
    for (const id of ids.flatMap((key) => [key, nodeId(type, key)])) {
      const explained = ['id', 'price', 'kind', 'phase'].map(
        (field) => `${field}: explainAccess(id: "${id}", coordinate: "${type}.${field}") { allowed }`,
      );
      const { data, errors } = await ask(
        `{ node(id: "${nodeId(type, id)}") { __typename } ${explained.join(' ')} }`,
        'admin',
      );
      expect([id, data]).toEqual([id, { node: null, id: null, price: null, kind: null, phase: null }]);
      expect([id, errors?.map(({ extensions }) => extensions.code)]).toEqual([id, Array(5).fill('NOT_FOUND')]);
    }
  });
});

describe('a cursor', () => {
  const account = personas.holderA1.accountId;
  /** Lists of one person, with a row each. */
  const lists = () => {
    const a = (rest: string) => `series(key: "${series.A.key}", ${onEvm}) { ${rest} }`;
    const w = (rest: string) => `window(seriesKey: "${series.A.key}", ${onEvm}, number: 1) { ${rest} }`;
    const d = (rest: string) => `series(key: "${curveSeries.key}", chain: "${CLUSTER}") { ${rest} }`;
    /** The series of A's key. */
    const namesake = `chain: "${CLUSTER}", seriesKey: "${series.A.key}"`;
    return {
      orders: (args: string, page: string) => w(`orders(${args}) ${page}`),
      revealedOrders: (args: string, page: string) => w(`revealedOrders(${args}) ${page}`),
      myOrders: (args: string, page: string) => `myOrders(${args}) ${page}`,
      windows: (args: string, page: string) => a(`windows(${args}) ${page}`),
      positionsOfA: (args: string, page: string) => a(`positions(${args}) ${page}`),
      positionsOfB: (args: string, page: string) =>
        `series(key: "${series.B.key}", ${onEvm}) { positions(${args}) ${page} }`,
      positionsOfNamesake: (args: string, page: string) =>
        `series(key: "${series.A.key}", chain: "${CLUSTER}") { positions(${args}) ${page} }`,
      moneyEvents: (args: string, page: string) => a(`moneyEvents(${args}) ${page}`),
      moneyEventsOfNamesake: (args: string, page: string) =>
        `series(key: "${series.A.key}", chain: "${CLUSTER}") { moneyEvents(${args}) ${page} }`,
      active: (args: string, page: string) => `seriesList(state: ACTIVE, ${args}) ${page}`,
      seriesList: (args: string, page: string) => `seriesList(${args}) ${page}`,
      myBids: (args: string, page: string) => `myBids(${args}) ${page}`,
      bids: (args: string, page: string) => a(`bids(${args}) ${page}`),
      revealedBids: (args: string, page: string) => a(`auction { revealedBids(${args}) ${page} }`),
      rounds: (args: string, page: string) => a(`auction { rounds(${args}) ${page} }`),
      activity: (args: string, page: string) => `activity(seriesKey: "${series.A.key}", ${onEvm}, ${args}) ${page}`,
      activityOfNamesake: (args: string, page: string) => `activity(${namesake}, ${args}) ${page}`,
      activityOfB: (args: string, page: string) => `activity(seriesKey: "${series.B.key}", ${onEvm}, ${args}) ${page}`,
      activityOfSeries: (args: string, page: string) => a(`activity(${args}) ${page}`),
      backups: (args: string, page: string) => `myBidBackups(${args}) ${page}`,
      backupsOfA: (args: string, page: string) =>
        `myBidBackups(seriesKey: "${series.A.key}", ${onEvm}, ${args}) ${page}`,
      notifications: (args: string, page: string) => `myNotifications(${args}) ${page}`,
      unread: (args: string, page: string) => `myNotifications(unread: true, ${args}) ${page}`,
      mails: (args: string, page: string) => `myEmails(${args}) ${page}`,
      accountNotified: (args: string, page: string) => `accountNotifications(accountId: "${account}", ${args}) ${page}`,
      accountMails: (args: string, page: string) => `accountEmails(accountId: "${account}", ${args}) ${page}`,
      outbox: (args: string, page: string) => `outbox(${args}) ${page}`,
      dead: (args: string, page: string) => `outbox(state: DEAD, ${args}) ${page}`,
      keeperRuns: (args: string, page: string) => `keeperRuns(${args}) ${page}`,
      reconciliationRuns: (args: string, page: string) => `reconciliationRuns(${args}) ${page}`,
      deliveries: (args: string, page: string) => `auctionDeliveries(${args}) ${page}`,
      stakes: (args: string, page: string) => d(`stakes(${args}) ${page}`),
      stakesOfNamesake: (args: string, page: string) =>
        `series(key: "${series.A.key}", chain: "${CLUSTER}") { stakes(${args}) ${page} }`,
      positionsOfCurve: (args: string, page: string) => d(`positions(${args}) ${page}`),
      census: (args: string, page: string) => d(`curve { census(${args}) ${page} }`),
      curveChecks: (args: string, page: string) => `curveChecks(${ofCurve}, ${args}) ${page}`,
      curveReminders: (args: string, page: string) => `myCurveReminders(${args}) ${page}`,
    };
  };
  const ADMINS = [
    'accountNotified',
    'accountMails',
    'outbox',
    'dead',
    'keeperRuns',
    'reconciliationRuns',
    'deliveries',
    'positionsOfCurve',
    'positionsOfA',
    'positionsOfB',
    'positionsOfNamesake',
    'moneyEvents',
    'moneyEventsOfNamesake',
  ];
  const readerOf = (name: string): Reader =>
    ADMINS.includes(name) ? 'admin' : name === 'curveReminders' ? 'holderB' : 'holderA1';

  it('is taken by the list that gave it, under the arguments it was given for, and by no other', async () => {
    const all = Object.entries(lists());
    const cursors = new Map<string, string>();
    for (const [name, list] of all) {
      const { data } = await ask(`{ ${list('first: 1', '{ edges { cursor } }')} }`, readerOf(name));
      const cursor = /"cursor":"([^"]+)"/.exec(JSON.stringify(data))?.[1];
      expect([name, typeof cursor]).toEqual([name, 'string']);
      cursors.set(name, cursor as string);
    }
    const wrong: unknown[] = [];
    for (const [at, [name, list]] of all.entries()) {
      // its own cursor and, in the quick run, those of a few others, of another few for each list
      const others = [...cursors.keys()].filter((from) => from !== name);
      const from = [name, ...some([...others.slice(at), ...others.slice(0, at)], 3)];
      for (const [given, side] of from.flatMap((one) => [[one, 'after'] as const, [one, 'before'] as const])) {
        const answer = await ask(
          `{ ${list(`first: 1, ${side}: "${cursors.get(given)}"`, '{ totalCount }')} }`,
          readerOf(name),
        );
        const taken = codesOf(answer).join();
        if (taken !== (given === name ? '' : 'CURSOR_INVALID')) wrong.push([name, given, side, taken]);
      }
    }
    expect(wrong).toEqual([]);
  });

  it.each([
    ['revealedOrders', personas.holderA2.wallet.address.slice(2, 12)],
    ['stakes', staker.slice(0, 10)],
  ] as const)(
    'reveals nothing of the row it identifies, and nothing of whether two identify one: %s',
    async (of, name) => {
      const { data } = await ask(`{ ${lists()[of]('first: 5', '{ edges { cursor } }')} }`, 'public');
      const cursors = [...JSON.stringify(data).matchAll(/"cursor":"([^"]+)"/g)].map(([, cursor]) => String(cursor));
      expect(cursors.length).toBeGreaterThan(1);
      for (const cursor of cursors) {
        const bytes = Buffer.from(cursor, 'base64url').toString('latin1');
        expect(bytes).not.toContain(name);
        for (const { key } of [series.A, curveSeries]) expect(bytes).not.toContain(key.slice(2, 12));
      }
      expect(new Set(cursors.map((cursor) => cursor.length)).size).toBe(1);
    },
  );
});

describe('an act on what is another’s', () => {
  const act = (who: Reader, mutation: string, fields: string) =>
    ask(
      `mutation { ${mutation}(input: { idempotencyKey: "${randomUUID()}", ${fields} }) {
        __typename ... on Error { code message path } } }`,
      who,
    );
  const alike = async (who: Reader, mutation: string, there: string, none: string, code: string) => {
    const [hidden, absent] = [
      await recording(() => act(who, mutation, there)),
      await recording(() => act(who, mutation, none)),
    ];
    expect(hidden.result.data?.[mutation]).toMatchObject({ __typename: 'Refusal', code });
    expect([who, absent.result]).toEqual([who, hidden.result]);
    expect([who, absent.statements]).toEqual([who, hidden.statements]);
  };

  it.each(['outsider', 'admin', 'holderA1'] as const)('is for %s as on none', async (who) => {
    for (const [id, txHash] of [
      [knownId(4, 1), `0x${'ab'.repeat(32)}`],
      [knownId(4, 6), txOn(CLUSTER, 9)],
    ] as const) {
      const fields = (of: string) => `id: "${of}", txHash: "${txHash}"`;
      await alike(who, 'recordTransactionHash', fields(id), fields(randomUUID()), 'NOT_FOUND');
    }
    const ids = (key: string) => `ids: ["${nodeId('Notification', key)}"]`;
    for (const n of [1, 7]) {
      await alike(who, 'markNotificationsRead', ids(knownId(0x33, n)), ids(randomUUID()), 'NOT_FOUND');
    }
    const read = await gateway.database.prisma.notification.findUniqueOrThrow({ where: { id: knownId(0x33, 3) } });
    expect(read.readAt).toBeNull();
  });

  it.each([
    ['buildStake', 'units: "1"'],
    ['buildUnstake', 'units: "1"'],
    ['buildTender', 'units: "1", leastPrice: "1"'],
    ['buildWithdrawTender', 'units: "1"'],
    ['buildClaim', ''],
    ['buildClaim', `holder: "${staker}"`],
  ])('builds nothing of a curve for another’s wallet, staked or nobody’s: %s', async (mutation, more) => {
    const fields = (wallet: string) => `${ofCurve}, wallet: "${wallet}"${more && `, ${more}`}`;
    for (const who of ['outsider', 'holderB', 'issuerA'] as const)
      await alike(who, mutation, fields(staker), fields(nobodyOnCluster), 'WALLET_NOT_LINKED');
  });

  it('of an admin’s is refused before it is known whether the row is there', async () => {
    for (const who of ['outsider', 'issuerA'] as const)
      await alike(who, 'requeueOutbox', `id: "${knownId(0x32, 2)}"`, `id: "${randomUUID()}"`, 'FORBIDDEN');
    await alike('public', 'requeueOutbox', `id: "${knownId(0x32, 2)}"`, `id: "${randomUUID()}"`, 'UNAUTHENTICATED');
    const dead = await gateway.database.prisma.outboxMessage.findUniqueOrThrow({ where: { id: knownId(0x32, 2) } });
    expect(dead.state).toBe('DEAD');
  });

  it('keeps no backup for a wallet of somebody else’s, an admin’s word or not, and reveals nothing of the one that is there', async () => {
    const { wallet } = personas.holderA1;
    const opening = {
      price: 27_182_818n,
      quantity: 3n,
      salt: `0x${'5a'.repeat(32)}` as Bytes32,
      wallet: wallet.address,
    };
    const sealed = await sealBackup(
      new Uint8Array(32).fill(7),
      { seriesKey: series.A.key, window: 0, opening },
      new Uint8Array(12),
    );
    const there = await gateway.database.prisma.bidBackup.findUniqueOrThrow({ where: { id: knownId(0x31, 1) } });
    const fields = (commitment: string) =>
      `seriesKey: "${series.A.key}", ${onEvm}, window: 0, wallet: "${wallet.address}", commitment: "${commitment}",
        backup: ${JSON.stringify(sealed)}`;
    for (const who of ['outsider', 'admin', 'issuerA'] as const)
      await alike(who, 'saveBidBackup', fields(there.commitment), fields(bidCommitment(opening)), 'WALLET_NOT_LINKED');
    expect(gateway.logs.join('\n')).not.toContain((JSON.parse(sealed) as { ciphertext: string }).ciphertext);
  });
});

describe('what a wallet has of a curve', () => {
  const asked = (wallet: string, key: string = curveSeries.key) =>
    `{ curvePosition(seriesKey: "${key}", chain: "${CLUSTER}", wallet: "${wallet}") { wallet stakedUnits } }`;
  const STRANGERS: readonly Reader[] = ['outsider', 'holderB', 'issuerA', 'attestorX'];

  it('is of another’s wallet as of nobody’s, of a series that is there as of none, and no node is asked', async () => {
    const none = `0x${'ab'.repeat(32)}`;
    for (const who of STRANGERS) {
      const looks = [asked(nobodyOnCluster), asked(staker, none), asked(namesakes.ofHolderA1, series.A.key)];
      const first = await recording(() => ask(asked(staker), who));
      expect([who, first.result.data, codesOf(first.result)]).toEqual([who, { curvePosition: null }, []]);
      for (const document of looks) {
        expect([who, document, await recording(() => ask(document, who))]).toEqual([who, document, first]);
      }
    }
    expect(codesOf(await ask(asked(staker), 'admin'))).toEqual(['CHAIN_UNAVAILABLE']);
  });

  it('is the same by its path, to the length of the answer', async () => {
    const answered = async (wallet: string, who: Reader) => {
      const { result, statements } = await recording(async () => {
        const url = `/series/${curveSeries.key}/curve/position?chain=${CLUSTER}&wallet=${wallet}`;
        const answer = await gateway.request(url, { headers: { authorization: `Bearer ${tokens.get(who)}` } });
        return [answer.status, answer.headers.get('content-length'), await answer.text()];
      });
      return { result, statements };
    };
    for (const who of STRANGERS) {
      for (const wallet of [staker, nobodyOnCluster, staker]) await answered(wallet, who); // by other statements at first
      const [hidden, absent] = [await answered(staker, who), await answered(nobodyOnCluster, who)];
      expect([who, hidden.result[0]]).toEqual([who, 404]);
      expect([who, absent]).toEqual([who, hidden]);
    }
    expect((await answered(staker, 'admin')).result[0]).toBe(503);
  });
});

describe('a question that multiplies', () => {
  const page = (rest: string) => `{ edges { node { ${rest} } } }`;
  it.each([
    [
      'statements below series',
      `seriesList(first: 100) ${page(`positions(first: 100) ${page('statement { totals { open } }')}`)}`,
    ],
    [
      'curves below series',
      `seriesList(first: 100) ${page('auction { demandCurve(points: 500) { price quantity } }')}`,
    ],
    ['the feed below series', `seriesList(first: 100) ${page(`activity(first: 100) ${page('kind occurredAt')}`)}`],
    [
      'orders below windows',
      `seriesList(first: 100) ${page(`windows(first: 100) ${page(`orders(first: 100) ${page('id')}`)}`)}`,
    ],
    [
      'series below notifications',
      `myNotifications(first: 100) ${page(`series { positions(first: 100) ${page('statement { lines { net } }')} }`)}`,
    ],
    [
      'stakes below series',
      `seriesList(first: 100) ${page(`stakes(first: 100) ${page('units')} positions(first: 100) ${page('stakedUnits')}`)}`,
    ],
    [
      'candles below series',
      `seriesList(first: 100) ${page('curve { candles(first: 500) { open high low close volume units trades } }')}`,
    ],
    [
      'the census below series',
      `seriesList(first: 100) ${page(`curve { census(first: 100) ${page('period units takenAt')} }`)}`,
    ],
    [
      'curves by aliases',
      `series(key: "0x${'11'.repeat(32)}", ${onEvm}) { auction { ${Array.from({ length: 55 }, (_, i) => `c${i}: demandCurve(points: 500) { price quantity }`).join(' ')} } }`,
    ],
  ])('is refused before it is planned: %s', async (_name, rest) => {
    const { result, statements } = await recording(() => ask(`{ ${rest} }`, 'holderA1'));
    expect(codesOf(result)).toEqual(['QUERY_TOO_COSTLY']);
    expect(statements.filter((text) => /positions|bids|activity|window_orders|chain_events|curve/.test(text))).toEqual(
      [],
    );
  });
});

describe('what is left behind', () => {
  it('no line of the log has a mail address, and none a text that was sealed', async () => {
    const address = 'canary.7f3a9@mail.example';
    await ask(
      `mutation { updateProfile(input: { idempotencyKey: "${randomUUID()}", email: "${address}" }) { __typename } }`,
      'outsider',
    );
    await ask(`{ viewer { account { email } } other: node(id: "${address}") { id } }`, 'outsider');
    const logged = gateway.logs.join('\n');
    expect(gateway.logs.length).toBeGreaterThan(100);
    expect(['mail.example', 'example.test'].filter((domain) => logged.includes(domain))).toEqual([]);
    const backups = await gateway.database.prisma.bidBackup.findMany();
    for (const { ciphertext } of backups)
      expect(logged).not.toContain((JSON.parse(ciphertext) as { ciphertext: string }).ciphertext);
  });
});
