import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createJobs } from '../../../src/adapters/jobs/index.ts';
import { createSmtpMailer } from '../../../src/adapters/mail/index.ts';
import { type Outbox, type OutboxOptions, startOutbox } from '../../../src/apps/worker/outbox.ts';
import type { Mail, Mailer } from '../../../src/domains/notifications/index.ts';
import { createTestDatabase } from '../../support/database.ts';
import { testEmailCodes } from '../../support/email.ts';
import { forFile } from '../../support/for-file.ts';
import { startMailServer, TEST_CERTIFICATE } from '../../support/smtp.ts';
import { startTcpProxy } from '../../support/tcp-proxy.ts';
import { createOutboxWorld, messageFor } from '../support/outbox.ts';
import { RETRIES } from '../support/retries.ts';

const outboxes: Outbox[] = [];
const log = { info: () => {}, warn: () => {}, error: () => {} };
const WAIT = { timeout: 60_000, interval: 50 };

const world = await forFile(createOutboxWorld());
beforeEach(() => world.empty());
afterEach(async () => {
  await Promise.all(outboxes.splice(0).map((outbox) => outbox.stop()));
});

function start(more: Partial<OutboxOptions> = {}): Outbox {
  const outbox = startOutbox({
    url: world.database.url,
    db: world.db,
    mailer: null,
    clock: world.clock,
    codes: testEmailCodes,
    log,
    site: 'https://gateway.example',
    retries: RETRIES,
    pollMs: 100,
    ...more,
  });
  outboxes.push(outbox);
  return outbox;
}
const toHolders = () => messageFor(world, { audience: { series: 'holders' } });
const left = () => world.db.outboxMessage.count({ where: { state: { in: ['PENDING', 'QUEUED'] } } });
const unsent = () => world.db.emailMessage.count({ where: { state: 'PENDING' } });

describe('the outbox', () => {
  it('may be worked on by several at once: everybody is notified and mailed once', async () => {
    const server = await startMailServer({});
    const mailer = () =>
      createSmtpMailer({
        url: `smtp://localhost:${server.port}`,
        from: 'post@gateway.example',
        requireTls: true,
        ca: TEST_CERTIFICATE,
      });
    for (let n = 0; n < 3; n++) start({ mailer: mailer() });
    const messages = Array.from({ length: 24 }, toHolders);
    for (const message of messages) await world.write(message);
    await expect.poll(left, WAIT).toBe(0);
    await expect.poll(unsent, WAIT).toBe(0);
    const own = { outboxId: { in: (await world.db.outboxMessage.findMany()).map(({ id }) => id) } };
    expect(await world.db.notification.count({ where: own })).toBe(72);
    const ids = server.received.map(({ source }) => /Message-ID: (\S+)/i.exec(source)?.[1]);
    expect(new Set(ids).size).toBe(ids.length);
    expect(await world.db.emailMessage.count({ where: { state: 'SENT', notification: own } })).toBe(72);
    await Promise.all(outboxes.splice(0).map((outbox) => outbox.stop()));
    await server.stop();
  });

  it('is looked at when a message is announced, long before the next look by itself', async () => {
    const outbox = start({ pollMs: 3_600_000 });
    await world.write(toHolders());
    await expect.poll(left, WAIT).toBe(0);
    // It rests now; only what is announced wakes it.
    await expect.poll(() => outbox.health(), WAIT).toEqual({ ok: true, failure: null });
    for (let n = 0; n < 3; n++) {
      await world.write(toHolders());
      await expect.poll(left, WAIT).toBe(0);
    }
  });

  it('finishes what is running before it stops, and begins nothing new', async () => {
    let sent: (() => void) | undefined;
    const begun: Mail[] = [];
    const mailer: Mailer = {
      send: (mail) => {
        begun.push(mail);
        return new Promise((resolve) => {
          sent = resolve;
        });
      },
      close: async () => {},
    };
    const [outbox, to] = [start({ mailer }), { accounts: [world.population.personas.outsider.accountId] }];
    await world.write(messageFor(world, { audience: to }));
    await expect.poll(() => begun.length, WAIT).toBe(1);
    const stopping = outbox.stop();
    await world.write(messageFor(world, { audience: to }));
    sent?.();
    await stopping;
    expect((await world.db.emailMessage.findMany()).map(({ state }) => state)).toEqual(['SENT']);
    expect(await world.db.outboxMessage.count({ where: { state: 'PENDING' } })).toBe(1);
  });

  it('goes on by itself after the database was away', async () => {
    const { hostname, port } = new URL(world.database.url);
    const proxy = await startTcpProxy({ host: hostname, port: Number(port) });
    const url = new URL(world.database.url);
    url.port = String(proxy.port);
    url.hostname = '127.0.0.1';
    proxy.cut();
    const outbox = start({ url: url.href });
    await expect.poll(() => outbox.health().failure, WAIT).not.toBeNull();
    proxy.mend();
    await world.write(toHolders());
    await expect.poll(left, WAIT).toBe(0);
    await expect.poll(() => outbox.health(), WAIT).toEqual({ ok: true, failure: null });
    proxy.cut();
    await world.write(toHolders());
    proxy.mend();
    await expect.poll(left, WAIT).toBe(0);
    await outbox.stop();
    await proxy.close();
  });
});

describe('the queue', () => {
  it('is made by the first of several at once', async () => {
    await using database = await createTestDatabase();
    const all = Array.from({ length: 6 }, () => createJobs({ url: database.url, retries: RETRIES }));
    await Promise.all(all.map((jobs) => jobs.start()));
    const id = '00000000-0000-8000-8000-000000000001';
    for (const jobs of all) {
      await database.prisma.$transaction((tx) => jobs.put(tx, 'outbox', [id]));
      expect(await jobs.take('outbox', 1)).toEqual([{ id, last: false }]);
    }
    await Promise.all(all.map((jobs) => jobs.close()));
  });
});
