import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { announce } from '../../../src/domains/operations/index.ts';
import { insertBuilt, requestOf } from '../../support/built.ts';
import { createTestClock } from '../../support/clock.ts';
import { activityFeed, openFeed, publishEvent } from '../../support/feed.ts';
import { forFile } from '../../support/for-file.ts';
import { newWallet, startTestGateway } from '../../support/gateway.ts';
import { POPULATION } from '../../support/populate.ts';

// Two gateways on one database, each with a connection, limits and sessions of its own.

const clock = createTestClock();

const one = await forFile(startTestGateway({ populated: true, clock }));
const other = await forFile(startTestGateway({ clock, database: one.database }));
const { series } = POPULATION;
await Promise.all([one.listening(), other.listening()]);

it('a reader receives what happened from whichever process it is connected to', async () => {
  const feeds = [await openFeed(one, { document: activityFeed(series.A.key) })];
  feeds.push(await openFeed(other, { document: activityFeed(series.A.key) }));
  const event = { name: 'PeriodMissed', seriesKey: series.A.key, args: { period: 20253 }, at: clock.now() };
  await publishEvent(one, event);
  const received = await Promise.all(feeds.map((feed) => feed.next()));
  expect(received[0]).toMatchObject({ data: { activity: { event: { kind: 'PERIOD_MISSED' } } } });
  expect(received[1]).toEqual(received[0]);
  for (const feed of feeds) feed.stop();
});

it('signing out everywhere ends the feeds in every process at once, and no session begins one again', async () => {
  const wallet = newWallet();
  const token = await one.signIn(wallet);
  const { accountId } = await one.database.prisma.accountWallet.findFirstOrThrow({
    where: { address: wallet.address },
  });
  const request = requestOf(wallet.address);
  const built = await insertBuilt(one.database.prisma, { accountId, kind: 'passGate', request });
  const documents = [
    activityFeed(series.A.key),
    'subscription { notificationReceived { id } }',
    `subscription { transactionLife(id: "${built}") { life } }`,
  ];
  const feeds = [];
  for (const gateway of [one, other]) {
    for (const document of documents) feeds.push(await openFeed(gateway, { document, token }));
  }
  const [mine, theirs] = [feeds[2], feeds[5]];
  for (const life of [mine, theirs]) {
    expect(await life?.next()).toEqual({ data: { transactionLife: { life: 'BUILT' } } });
  }
  expect(await other.mutate('signOutEverywhere', {}, { token })).toEqual({});
  expect(await Promise.all(feeds.map((feed) => feed.next()))).toEqual(feeds.map(() => null));
  for (const gateway of [one, other]) {
    const refused = await gateway.ask('{ viewer { account { id } } }', {}, token);
    expect(refused.errors?.map(({ extensions }) => extensions.code)).toEqual(['SESSION_INVALID']);
  }
});

it('a notification reaches its account in every process', async () => {
  const wallet = newWallet();
  const token = await one.signIn(wallet);
  const { accountId } = await one.database.prisma.accountWallet.findFirstOrThrow({
    where: { address: wallet.address },
  });
  const document = 'subscription { notificationReceived { kind } }';
  const feeds = [await openFeed(one, { document, token }), await openFeed(other, { document, token })];
  const [id, at] = [randomUUID(), clock.now()];
  await other.database.prisma.$transaction(async (tx) => {
    await tx.notification.create({
      data: { id, accountId, outboxId: randomUUID(), kind: 'FxSigned', at, createdAt: at },
    });
    await announce(tx, 'notifications', [{ accountId, id }]);
  });
  const received = await Promise.all(feeds.map((feed) => feed.next()));
  expect(received).toEqual(feeds.map(() => ({ data: { notificationReceived: { kind: 'FX_SIGNED' } } })));
  for (const feed of feeds) feed.stop();
});
