import { beforeEach, describe, expect, it } from 'vitest';
import { createMailSink, createSmtpMailer } from '../../../src/adapters/mail/index.ts';
import { createOutboxWork } from '../../../src/apps/worker/outbox-work.ts';
import { createEmailSender, type Mailer, type Message } from '../../../src/domains/notifications/index.ts';
import { catalogues } from '../../../src/modules.ts';
import { confirmed, testEmailCodes } from '../../support/email.ts';
import { forFile } from '../../support/for-file.ts';
import { personas } from '../../support/populate.ts';
import { startMailServer, TEST_CERTIFICATE } from '../../support/smtp.ts';
import { createOutboxWorld, messageFor } from '../support/outbox.ts';

const SITE = 'https://gateway.example';
const { accountId } = personas.outsider;

const world = await forFile(createOutboxWorld());
const server = await forFile(startMailServer({}));
const mailer = await forFile(
  createSmtpMailer({
    url: `smtp://localhost:${server.port}`,
    from: 'post@gateway.example',
    requireTls: true,
    ca: TEST_CERTIFICATE,
  }),
);
beforeEach(async () => {
  await world.empty();
  server.answer('recipient', null);
  server.answer('message', null);
  await address('outsider@example.test');
});

const address = (email: string | null) =>
  world.db.account.update({ where: { id: accountId }, data: email === null ? { email } : confirmed(email) });
const room = (by: Mailer | null = mailer, jobs = world.jobs) =>
  createEmailSender({
    notifications: catalogues.notifications,
    db: world.db,
    jobs,
    mailer: by,
    clock: world.clock,
    codes: testEmailCodes,
    site: SITE,
  });

/** Something that the outsider is notified of, with its mail. */
async function notify(more: Partial<Message> = {}): Promise<string> {
  await world.write(messageFor(world, { kind: 'BidRejected', audience: { accounts: [accountId] }, ...more }));
  await world.dispatch();
  return (await world.db.emailMessage.findFirstOrThrow()).id;
}
/** Sends what is due; answers how many jobs that were. */
async function send(by = room()): Promise<number> {
  const jobs = await world.jobs.take('mail', 10);
  for (const job of jobs) await by.send(job);
  return jobs.length;
}
const row = (id: string) => world.db.emailMessage.findUniqueOrThrow({ where: { id } });

describe('the mail of a notification', () => {
  it('goes to the address that the account has when it is sent, once', async () => {
    const before = server.received.length;
    const id = await notify({ round: 2, reason: 'CONCENTRATION' });
    await address('moved@example.test');
    expect(await send()).toBe(1);
    expect(await send()).toBe(0);
    const [mail, ...more] = server.received.slice(before);
    expect(more).toEqual([]);
    expect(mail?.to).toEqual(['moved@example.test']);
    expect(mail?.source).toContain('Subject: Your bid was rejected');
    expect(mail?.source).toContain('Reason: CONCENTRATION');
    expect(mail?.source).toContain(`<a href=3D"${SITE}">`);
    expect(mail?.source).toContain(`<${id}@gateway.example>`);
    expect(await row(id)).toMatchObject({ state: 'SENT', attempts: 1, errorCode: null, sentAt: world.clock.now() });
    const stored = await world.db.$queryRaw<{ whole: string }[]>`
      SELECT string_agg(t::text, ' ') AS whole FROM (
        SELECT to_jsonb(e) AS t FROM email_outbox e UNION ALL SELECT to_jsonb(o) FROM outbox o
        UNION ALL SELECT to_jsonb(n) FROM notifications n UNION ALL SELECT to_jsonb(j) FROM pgboss.job j) AS rows`;
    expect(stored[0]?.whole).not.toContain('@example.test');
  });

  it.each([
    ['has no address any more', () => address(null)],
    [
      'has an address that nobody confirmed',
      () => world.db.account.update({ where: { id: accountId }, data: { emailConfirmedAt: null } }),
    ],
    ['has a retracted notification', () => world.db.notification.updateMany({ data: { retracted: true } })],
  ])('is skipped where the account %s', async (_, happens) => {
    const before = server.asked;
    const id = await notify();
    await happens();
    expect(await send()).toBe(1);
    expect(await row(id)).toMatchObject({ state: 'SKIPPED', attempts: 0, errorCode: null, sentAt: null });
    expect(server.asked).toBe(before);
    expect(await send()).toBe(0);
  });

  it('is skipped where no mail is sent, and sent as far as the log goes for development', async () => {
    const [one, said] = [await notify(), [] as unknown[]];
    await send(room(null));
    expect(await row(one)).toMatchObject({ state: 'SKIPPED' });
    await world.empty();
    const other = await notify();
    await send(room(createMailSink({ info: (...line) => said.push(line) })));
    expect(await row(other)).toMatchObject({ state: 'SENT' });
    expect(JSON.stringify(said)).toContain(other);
    expect(JSON.stringify(said)).toContain('BidRejected');
    expect(JSON.stringify(said)).not.toContain('example.test');
  });

  it('is tried again while the server refuses it for now', async () => {
    const id = await notify();
    server.answer('recipient', { code: 451, text: 'later' });
    expect(await send()).toBe(1);
    expect(await row(id)).toMatchObject({ state: 'PENDING', attempts: 1, errorCode: 'MAIL_FAILED' });
    server.answer('recipient', null);
    expect(await send()).toBe(1);
    expect(await row(id)).toMatchObject({ state: 'SENT', attempts: 2, errorCode: null });
  });

  it('is given up after so many tries', async () => {
    const id = await notify();
    server.answer('message', { code: 452, text: 'full' });
    expect([await send(), await send()]).toEqual([1, 1]);
    expect(await row(id)).toMatchObject({ state: 'PENDING', attempts: 2 });
    expect(await send()).toBe(1);
    expect(await row(id)).toMatchObject({ state: 'DEAD', attempts: 3, errorCode: 'MAIL_FAILED', sentAt: null });
    expect(await send()).toBe(0);
  });

  it('is given up at once where the server refuses it for good', async () => {
    const id = await notify();
    server.answer('recipient', { code: 550, text: 'nobody here' });
    expect(await send()).toBe(1);
    expect(await row(id)).toMatchObject({ state: 'DEAD', attempts: 1, errorCode: 'MAIL_REFUSED' });
    expect(await send()).toBe(0);
  });

  it('waits where nobody answers', async () => {
    const id = await notify();
    const nowhere = await startMailServer({});
    await nowhere.stop();
    const gone = createSmtpMailer({ url: `smtp://localhost:${nowhere.port}`, from: 'a@b.example', requireTls: false });
    const { db, clock, jobs } = world;
    const lines: unknown[] = [];
    const warn = (fields: object) => void lines.push(fields);
    const log = { info: () => {}, warn, error: () => {} };
    const options = { db, mailer: gone, clock, codes: testEmailCodes, log, site: SITE };
    await createOutboxWork(options, jobs, new AbortController().signal).sendMails();
    await gone.close();
    const refused = { code: 'ESOCKET', originalCode: 'ECONNREFUSED' };
    expect(lines).toMatchObject([{ mail: id, code: 'MAIL_UNAVAILABLE', err: { cause: refused } }]);
    expect(await row(id)).toMatchObject({ state: 'PENDING', attempts: 1, errorCode: 'MAIL_UNAVAILABLE' });
    await send();
    expect(await row(id)).toMatchObject({ state: 'SENT' });
  });

  it('is sent once more, as the same, by the next process where one ended before it said so', async () => {
    const before = server.received.length;
    const id = await notify();
    const dies = { ...world.jobs, finish: async () => Promise.reject(new Error('ended')) };
    await expect(send(room(mailer, dies))).rejects.toThrow('ended');
    expect(await row(id)).toMatchObject({ state: 'PENDING' });
    await world.expire();
    expect(await send()).toBe(1);
    expect(await row(id)).toMatchObject({ state: 'SENT' });
    const twice = server.received.slice(before).map(({ source }) => /Message-ID: (\S+)/i.exec(source)?.[1]);
    expect(twice).toEqual([`<${id}@gateway.example>`, `<${id}@gateway.example>`]);
  });

  it('whose tries all ended with their process is DEAD', async () => {
    const id = await notify();
    for (let tries = 0; tries < 3; tries++) {
      expect(await world.jobs.take('mail', 10)).toHaveLength(1);
      await world.expire();
    }
    expect(await world.jobs.take('mail', 10)).toEqual([]);
    await world.recovery.mail();
    expect(await row(id)).toMatchObject({ state: 'DEAD', errorCode: 'INTERNAL' });
  });
});
