import { randomUUID } from 'node:crypto';
import { encodeGlobalID } from '@pothos/plugin-relay';
import pg from 'pg';
import { beforeEach, describe, expect, it } from 'vitest';
import { announce } from '../../../src/domains/operations/index.ts';
import { createTestClock } from '../../support/clock.ts';
import { type Feed, openFeed } from '../../support/feed.ts';
import { forFile } from '../../support/for-file.ts';
import { newWallet, startTestGateway, type TestWallet } from '../../support/gateway.ts';

const clock = createTestClock();
const admin = newWallet();
let wallet: TestWallet;
let token: string;
let accountId: string;

const gateway = await forFile(startTestGateway({ clock, adminWallets: [admin.address] }));
await gateway.listening();
beforeEach(async () => {
  wallet = newWallet();
  token = await gateway.signIn(wallet);
  ({ accountId } = await gateway.database.prisma.accountWallet.findFirstOrThrow({
    where: { address: wallet.address },
  }));
});

/** Writes a notification as the dispatcher does. Answers its id. */
async function notify(to = accountId, period = 20261, say = true): Promise<string> {
  clock.advance(1000);
  const [id, now] = [randomUUID(), clock.now()];
  const row = { id, accountId: to, outboxId: randomUUID(), kind: 'ReportAccepted', period, at: now, createdAt: now };
  await gateway.database.prisma.$transaction(async (tx) => {
    await tx.notification.create({ data: row });
    if (say) await announce(tx, 'notifications', [{ accountId: to, id }]);
  });
  return id;
}
async function setRetracted(id: string, retracted: boolean): Promise<void> {
  await gateway.database.prisma.$transaction(async (tx) => {
    await tx.notification.update({ where: { id }, data: { retracted } });
    await announce(tx, 'notifications', [{ accountId, id }]);
  });
}

const FEED = 'subscription { notificationReceived { id kind period retracted } }';
const open = (as: string | undefined = token): Promise<Feed> => openFeed(gateway, { document: FEED, token: as });
const nodeId = (id: string) => Buffer.from(`Notification:${id}`).toString('base64');
const delivered = (id: string, retracted = false, period = '2026-Q1') => ({
  data: { notificationReceived: { id: nodeId(id), kind: 'REPORT_ACCEPTED', period, retracted } },
});

async function cutListener(): Promise<void> {
  const other = new pg.Client({ connectionString: gateway.database.url });
  await other.connect();
  const listeners = () =>
    other.query(`SELECT pg_terminate_backend(pid) FROM pg_stat_activity
      WHERE datname = current_database() AND application_name = 'income-series-events'`);
  await listeners();
  await other.end();
}

describe('the feed of notifications', () => {
  it('delivers an account’s own, in order, once; and again where they are retracted or valid after all', async () => {
    await notify();
    const feed = await open();
    const stranger = await gateway.signIn(newWallet());
    const theirs = await open(stranger);
    const [first, second] = [await notify(), await notify(accountId, 20262)];
    expect([await feed.next(), await feed.next()]).toEqual([delivered(first), delivered(second, false, '2026-Q2')]);
    // one after the other: of changes that it receives together a feed delivers the last
    await setRetracted(first, true);
    expect(await feed.next()).toEqual(delivered(first, true));
    await setRetracted(first, true);
    await setRetracted(first, false);
    expect(await feed.next()).toEqual(delivered(first));
    const own = await gateway.database.prisma.accountWallet.findFirstOrThrow({ orderBy: { id: 'desc' } });
    const last = await notify(own.accountId);
    expect(await theirs.next()).toEqual(delivered(last));
    for (const one of [feed, theirs]) one.stop();
  });

  it('delivers after an interruption what was missed, and nothing that was there before', async () => {
    const before = await notify();
    const feed = await open();
    await cutListener();
    const missed = [await notify(accountId, 20262, false), await notify(accountId, 20263, false)];
    await gateway.database.prisma.notification.update({ where: { id: before }, data: { retracted: true } });
    expect([await feed.next(), await feed.next(), await feed.next()]).toEqual([
      delivered(before, true),
      delivered(missed[0] as string, false, '2026-Q2'),
      delivered(missed[1] as string, false, '2026-Q3'),
    ]);
    feed.stop();
  });

  it('is for who is signed in, and ends with the session', async () => {
    const nobodys = await openFeed(gateway, { document: FEED });
    expect(await nobodys.next()).toMatchObject({ errors: [{ extensions: { code: 'UNAUTHENTICATED' } }] });
    const feed = await open();
    await gateway.mutate('signOutEverywhere', {}, { token });
    expect(await feed.next()).toBeNull();
  });
});

describe('notifications that were read', () => {
  const mark = (input: object, idempotencyKey = randomUUID()) =>
    gateway.mutate('markNotificationsRead', { idempotencyKey, ...input }, { token, fields: 'marked unread' });
  const list = async (args = '') =>
    gateway.ask<{
      myUnreadNotifications: number;
      myNotifications: { totalCount: number; edges: { node: { id: string; readAt: string | null } }[] };
    }>(`{ myUnreadNotifications myNotifications${args} { totalCount edges { node { id readAt } } } }`, {}, token);

  it('are marked by their ids or up to a time, once, and the list can leave them out', async () => {
    const ids = [await notify(), await notify(), await notify(), await notify()] as const;
    const key = randomUUID();
    const first = await mark({ ids: [ids[0], nodeId(ids[0])] }, key);
    expect(first).toEqual({ marked: 1, unread: 3 });
    expect(await mark({ ids: [ids[0], nodeId(ids[0])] }, key)).toEqual({ marked: 1, unread: 3 });
    expect(await mark({ ids: [ids[0]] })).toEqual({ marked: 0, unread: 3 });
    const { createdAt } = await gateway.database.prisma.notification.findUniqueOrThrow({ where: { id: ids[1] } });
    expect(await mark({ lastWrittenAt: createdAt.toISOString() })).toEqual({ marked: 1, unread: 2 });
    const { data } = await list('(unread: true)');
    expect(data?.myUnreadNotifications).toBe(2);
    expect(data?.myNotifications.totalCount).toBe(2);
    expect(data?.myNotifications.edges.map(({ node }) => node.id)).toEqual([nodeId(ids[3]), nodeId(ids[2])]);
    expect((await list()).data?.myNotifications.edges.map(({ node }) => node.readAt !== null)).toEqual([
      false,
      false,
      true,
      true,
    ]);
  });

  it('are the account’s own, and at most a hundred by their ids', async () => {
    const mine = await notify();
    const stranger = newWallet();
    await gateway.signIn(stranger);
    const { accountId: other } = await gateway.database.prisma.accountWallet.findFirstOrThrow({
      where: { address: stranger.address },
    });
    const theirs = await notify(other);
    expect(await mark({ ids: [mine, theirs] })).toEqual({ code: 'NOT_FOUND' });
    expect(await mark({ ids: [mine, randomUUID()] })).toEqual({ code: 'NOT_FOUND' });
    expect(await mark({ ids: Array.from({ length: 101 }, () => mine) })).toEqual({ code: 'NOTIFICATION_LIMIT' });
    expect([await mark({}), await mark({ ids: [mine], lastWrittenAt: clock.now().toISOString() })]).toEqual([
      { code: 'BAD_INPUT' },
      { code: 'BAD_INPUT' },
    ]);
    expect((await list()).data?.myUnreadNotifications).toBe(1);
  });
});

describe('an admin who looks at an account’s notifications', () => {
  const LOOK = `query ($accountId: ID!) { accountNotifications(accountId: $accountId) {
    totalCount edges { node { __typename id period } } } }`;
  const views = () =>
    gateway.database.prisma.auditEntry.findMany({
      where: { action: 'notification.view' },
      orderBy: { id: 'asc' },
      select: { actorId: true, target: true, codes: true },
    });

  it('is written down before anything is read, for an account that is not there too; nobody else may', async () => {
    const id = await notify();
    const asAdmin = await gateway.signIn(admin);
    const { accountId: actorId } = await gateway.database.prisma.accountWallet.findFirstOrThrow({
      where: { address: admin.address },
    });
    const nobody = randomUUID();
    const answers = [];
    for (const one of [accountId, nobody]) answers.push(await gateway.ask(LOOK, { accountId: one }, asAdmin));
    expect(answers.map(({ data }) => data?.accountNotifications)).toEqual([
      {
        totalCount: 1,
        edges: [
          {
            node: {
              __typename: 'AccountNotification',
              id: encodeGlobalID('AccountNotification', id),
              period: '2026-Q1',
            },
          },
        ],
      },
      { totalCount: 0, edges: [] },
    ]);
    const line = { actorId, codes: {} };
    const written = [
      { ...line, target: accountId },
      { ...line, target: nobody },
    ];
    expect(await views()).toEqual(written);
    for (const [as, code] of [
      [token, 'FORBIDDEN'],
      [undefined, 'UNAUTHENTICATED'],
    ] as const) {
      const { errors } = await gateway.ask(LOOK, { accountId }, as);
      expect(errors?.map(({ extensions }) => extensions.code)).toEqual([code]);
    }
    expect(await views()).toEqual(written);
    const { data, errors } = await gateway.ask(`{ node(id: "${nodeId(id)}") { id } }`, {}, asAdmin);
    expect([data?.node, errors?.map(({ extensions }) => extensions.code)]).toEqual([null, ['NOT_FOUND']]);
  });

  it('reads nothing where it cannot be written down', async () => {
    await notify();
    const asAdmin = await gateway.signIn(admin);
    const inbox = { ...gateway.services.inbox, noteView: () => Promise.reject(new Error('no room')) };
    const full = await startTestGateway({
      database: gateway.database,
      clock,
      adminWallets: [admin.address],
      overrides: { inbox },
    });
    const { data, errors } = await full.ask(LOOK, { accountId }, asAdmin);
    await full.close();
    expect([data, errors?.map(({ extensions }) => extensions.code)]).toEqual([
      { accountNotifications: null },
      ['INTERNAL'],
    ]);
  });
});
