import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { createJobs, type Jobs } from '../../../src/adapters/jobs/index.ts';
import { createSmtpMailer } from '../../../src/adapters/mail/index.ts';
import { startOutbox } from '../../../src/apps/worker/outbox.ts';
import { createEmailCodes } from '../../../src/core/email-code.ts';
import {
  createDispatch,
  createEmailSender,
  createMailQueue,
  enqueue,
} from '../../../src/domains/notifications/index.ts';
import { catalogues } from '../../../src/modules.ts';
import { createTestClock } from '../../support/clock.ts';
import { EMAIL_CODE_KEY, testEmailCodes } from '../../support/email.ts';
import { forFile } from '../../support/for-file.ts';
import { newWallet, startTestGateway, TEST_CHAIN, type TestGateway } from '../../support/gateway.ts';
import { startMailServer, TEST_CERTIFICATE } from '../../support/smtp.ts';
import { RETRIES } from '../support/retries.ts';

const MINUTE = 60_000;
const SITE = 'https://gateway.example';
const clock = createTestClock();
const admin = newWallet();

const newMailer = () =>
  createSmtpMailer({
    url: `smtp://localhost:${server.port}`,
    from: 'post@gateway.example',
    requireTls: true,
    ca: TEST_CERTIFICATE,
  });

const FIELDS = {
  updateProfile: 'account { id email emailConfirmedAt }',
  requestEmailCode: 'expiresAt nextCodeAt',
  confirmEmail: 'account { id email emailConfirmedAt }',
} as const;

const mutate = (
  field: keyof typeof FIELDS,
  input: object,
  { token, on = gateway }: { readonly token?: string; readonly on?: TestGateway },
) => on.mutate(field, input, { token, fields: FIELDS[field], refusal: 'code path' });

let people = 0;

/** Somebody who has signed in, with an address that nobody confirmed. */
async function newPerson() {
  const email = `person${++people}@firm.example`;
  const token = await gateway.signIn(newWallet());
  const who = { token };
  const { account } = await mutate('updateProfile', { email }, who);
  const { id } = account as { readonly id: string };
  const accountId = String(Buffer.from(id, 'base64')).replace('Account:', '');
  return {
    token,
    email,
    accountId,
    request: (key = randomUUID()) => mutate('requestEmailCode', { idempotencyKey: key }, who),
    confirm: (code: string, key = randomUUID()) => mutate('confirmEmail', { idempotencyKey: key, code }, who),
    change: (to: string | null) => mutate('updateProfile', { email: to }, who),
    row: () =>
      gateway.database.prisma.account.findUniqueOrThrow({
        where: { id: accountId },
        select: { email: true, emailConfirmedAt: true, emailCodeRequestedAt: true, emailCodeTries: true },
      }),
    mails: () => gateway.database.prisma.emailMessage.findMany({ where: { accountId }, orderBy: { createdAt: 'asc' } }),
    /** The codes that came to the address, in the order they came. */
    codes: (to = email) => sourcesTo(to).map(codeIn),
  };
}
type Person = Awaited<ReturnType<typeof newPerson>>;

const sourcesTo = (to: string) => server.received.filter((mail) => mail.to.includes(to)).map(({ source }) => source);
const codeIn = (source: string): string => /^(\d{8})\r?$/m.exec(source)?.[1] ?? '';
const wrong = (code: string): string => code.replace(/\d$/, (digit) => `${(Number(digit) + 1) % 10}`);

/** What a worker does: puts mails into the queue and sends what is due. */
async function deliver(by: { readonly jobs?: Jobs; readonly codes?: typeof testEmailCodes } = {}): Promise<number> {
  const { prisma: db } = gateway.database;
  const { codes = testEmailCodes } = by;
  await createMailQueue({ db, jobs }).move();
  const sender = createEmailSender({
    notifications: catalogues.notifications,
    db,
    jobs: by.jobs ?? jobs,
    mailer,
    clock,
    codes,
    site: SITE,
  });
  const taken = await jobs.take('mail', 100);
  for (const job of taken) await sender.send(job);
  return taken.length;
}

/** A code that was asked for and came. */
async function codeFor(person: Person): Promise<string> {
  expect(await person.request()).not.toHaveProperty('code');
  expect(await deliver()).toBe(1);
  const code = person.codes().at(-1);
  expect(code).toMatch(/^\d{8}$/);
  return code as string;
}

const after = (ms: number) => new Date(clock.now().getTime() + ms).toISOString();

const gateway = await forFile(startTestGateway({ clock, adminWallets: [admin.address], logLevel: 'trace' }));
const server = await forFile(startMailServer({}));
const mailer = await forFile(newMailer());
const jobs = await forFile(createJobs({ url: gateway.database.url, retries: RETRIES }));
await jobs.start();

describe('an address', () => {
  it('is confirmed by the code that was mailed to it', async () => {
    const person = await newPerson();
    const at = clock.now();
    expect(await person.request()).toEqual({ expiresAt: after(30 * MINUTE), nextCodeAt: after(10 * MINUTE) });
    expect(sourcesTo(person.email)).toEqual([]);
    expect(await deliver()).toBe(1);

    const [source = '', ...more] = sourcesTo(person.email);
    expect(more).toEqual([]);
    const code = codeIn(source);
    expect(source).toContain('Subject: Confirm your e-mail address');
    expect(source).toContain('This code confirms the e-mail address of your account.');
    expect(source).toContain('It is good for 30 minutes.');
    expect(source).toContain('If you did not ask for a code, you may ignore this mail.');
    expect(source).toContain(`<strong>${code}</strong>`);
    expect(source.slice(0, source.indexOf('\r\n\r\n'))).not.toContain(code);

    expect(await person.row()).toMatchObject({ emailConfirmedAt: null, emailCodeRequestedAt: at, emailCodeTries: 0 });
    clock.advance(MINUTE);
    const confirmedAt = clock.now();
    expect((await person.confirm(code)).account).toMatchObject({
      email: person.email,
      emailConfirmedAt: confirmedAt.toISOString(),
    });
    expect(await person.row()).toMatchObject({
      emailConfirmedAt: confirmedAt,
      emailCodeRequestedAt: null,
      emailCodeTries: 0,
    });
    expect(await person.request()).toMatchObject({ code: 'EMAIL_CONFIRMED' });
    expect(await person.confirm(code)).toMatchObject({ code: 'EMAIL_CONFIRMED' });
  });

  it('is sent its code by a worker that runs', async () => {
    const person = await newPerson();
    const said: string[] = [];
    const say = (...line: readonly unknown[]) => void said.push(JSON.stringify(line));
    const outbox = startOutbox({
      url: gateway.database.url,
      db: gateway.database.prisma,
      mailer: newMailer(),
      clock,
      codes: testEmailCodes,
      log: { info: say, warn: say, error: say },
      site: SITE,
      retries: RETRIES,
      pollMs: 100,
    });
    try {
      await person.request();
      await expect.poll(async () => (await person.mails()).map(({ state }) => state)).toEqual(['SENT']);
    } finally {
      await outbox.stop();
    }
    expect((await person.confirm(person.codes()[0] as string)).account).toMatchObject({ email: person.email });
    expect(said).toEqual([]);
  });

  it('gets no mail of a notification before it is confirmed', async () => {
    const person = await newPerson();
    const { prisma: db } = gateway.database;
    const dispatch = createDispatch({ db, jobs, clock });
    async function notify(): Promise<void> {
      const audience = { accounts: [person.accountId] };
      const message = { kind: 'BidRejected', chain: TEST_CHAIN, audience, origin: randomUUID(), at: clock.now() };
      await db.$transaction((tx) => enqueue(tx, [message]));
      await dispatch.move();
      for (const job of await jobs.take('outbox', 10)) await dispatch.notify(job);
      expect(await deliver()).toBe(1);
      clock.advance(MINUTE);
    }
    await notify();
    expect(sourcesTo(person.email)).toEqual([]);
    await person.confirm(await codeFor(person));
    await notify();
    expect((await person.mails()).map(({ template, state }) => [template, state])).toEqual([
      ['BidRejected', 'SKIPPED'],
      ['EmailCode', 'SENT'],
      ['BidRejected', 'SENT'],
    ]);
    expect(sourcesTo(person.email)[1]).toContain('Subject: Your bid was rejected');
  });

  it('is not confirmed by what is no code; spaces around a code are no part of it', async () => {
    const person = await newPerson();
    const code = await codeFor(person);
    for (const typed of ['', code.slice(1), `${code}0`, `${code.slice(0, 4)} ${code.slice(4)}`, '１２３４５６７８']) {
      expect(await person.confirm(typed)).toMatchObject({ code: 'BAD_INPUT', path: ['input', 'code'] });
    }
    expect(await person.row()).toMatchObject({ emailCodeTries: 0 });
    expect((await person.confirm(` ${code}\n`)).account).toMatchObject({ email: person.email });
  });

  it('is not confirmed for another account, or by nobody', async () => {
    const [person, other] = [await newPerson(), await newPerson()];
    const code = await codeFor(person);
    await codeFor(other);
    expect(await other.confirm(code)).toMatchObject({ code: 'EMAIL_CODE_WRONG' });
    for (const field of ['requestEmailCode', 'confirmEmail'] as const) {
      const input = field === 'confirmEmail' ? { code } : {};
      expect(await mutate(field, input, {})).toMatchObject({ code: 'UNAUTHENTICATED' });
    }
  });
});

describe('a code', () => {
  it('is asked for where there is an address, once in ten minutes, whatever address it is', async () => {
    const person = await newPerson();
    await person.change(null);
    expect(await person.request()).toMatchObject({ code: 'EMAIL_MISSING' });
    expect(await person.confirm('12345678')).toMatchObject({ code: 'EMAIL_MISSING' });
    await person.change(person.email);
    expect(await person.confirm('12345678')).toMatchObject({ code: 'EMAIL_CODE_EXPIRED' }); // none was asked for
    const first = await codeFor(person);
    clock.advance(10 * MINUTE - 1);
    expect(await person.request()).toMatchObject({ code: 'EMAIL_CODE_RECENT' });
    await person.change(`other.${person.email}`);
    expect(await person.request()).toMatchObject({ code: 'EMAIL_CODE_RECENT' });
    await person.change(person.email);
    clock.advance(1);
    const second = await codeFor(person);
    expect(second).not.toBe(first);
    expect(await person.confirm(first)).toMatchObject({ code: 'EMAIL_CODE_WRONG' });
    expect((await person.confirm(second)).account).toMatchObject({ email: person.email });
  });

  it('is asked for once by ten requests at once', async () => {
    const person = await newPerson();
    const answers = await Promise.all(Array.from({ length: 10 }, () => person.request()));
    expect(answers.filter(({ code }) => code === undefined)).toHaveLength(1);
    expect(answers.filter(({ code }) => code === 'EMAIL_CODE_RECENT')).toHaveLength(9);
    expect(await person.mails()).toHaveLength(1);
    await deliver();
  });

  it('is refused after five wrong tries, the right one too, until another is asked for', async () => {
    const person = await newPerson();
    const code = await codeFor(person);
    for (let tries = 1; tries <= 5; tries++) {
      expect(await person.confirm(wrong(code))).toMatchObject({ code: 'EMAIL_CODE_WRONG' });
      expect(await person.row()).toMatchObject({ emailCodeTries: tries });
    }
    expect(await person.confirm(code)).toMatchObject({ code: 'EMAIL_CODE_EXPIRED' });
    expect(await person.row()).toMatchObject({ emailConfirmedAt: null, emailCodeTries: 5 });
    clock.advance(10 * MINUTE);
    const next = await codeFor(person);
    expect(await person.row()).toMatchObject({ emailCodeTries: 0 });
    expect((await person.confirm(next)).account).toMatchObject({ email: person.email });
  });

  it('may be right at the fifth try', async () => {
    const person = await newPerson();
    const code = await codeFor(person);
    for (let tries = 1; tries < 5; tries++) await person.confirm(wrong(code));
    expect((await person.confirm(code)).account).toMatchObject({ email: person.email });
  });

  it('is tried five times by ten tries at once', async () => {
    const person = await newPerson();
    const code = await codeFor(person);
    const answers = await Promise.all(Array.from({ length: 10 }, () => person.confirm(wrong(code))));
    expect(answers.filter(({ code: of }) => of === 'EMAIL_CODE_WRONG')).toHaveLength(5);
    expect(answers.filter(({ code: of }) => of === 'EMAIL_CODE_EXPIRED')).toHaveLength(5);
    expect(await person.row()).toMatchObject({ emailConfirmedAt: null, emailCodeTries: 5 });
  });

  it('is good until 30 minutes are over', async () => {
    const [early, late] = [await newPerson(), await newPerson()];
    const [good, expired] = [await codeFor(early), await codeFor(late)];
    clock.advance(30 * MINUTE - 1);
    expect((await early.confirm(good)).account).toMatchObject({ email: early.email });
    clock.advance(1);
    expect(await late.confirm(expired)).toMatchObject({ code: 'EMAIL_CODE_EXPIRED' });
    expect(await late.row()).toMatchObject({ emailConfirmedAt: null, emailCodeTries: 0 });
  });

  it('is not asked for, or taken, by a gateway without a key', async () => {
    const person = await newPerson();
    const without = await startTestGateway({ clock, database: gateway.database, sendsMail: false });
    try {
      const who = { token: person.token, on: without };
      expect(await mutate('requestEmailCode', {}, who)).toMatchObject({ code: 'MAIL_DISABLED' });
      expect(await mutate('confirmEmail', { code: '12345678' }, who)).toMatchObject({ code: 'MAIL_DISABLED' });
    } finally {
      await without.close();
    }
    expect(await person.mails()).toEqual([]);
  });
});

describe('another address', () => {
  it('is not confirmed, and has no code', async () => {
    const person = await newPerson();
    const code = await codeFor(person);
    expect((await person.change(`other.${person.email}`)).account).toMatchObject({ emailConfirmedAt: null });
    expect(await person.row()).toMatchObject({ emailCodeRequestedAt: null, emailCodeTries: 0 });
    expect(await person.confirm(code)).toMatchObject({ code: 'EMAIL_CODE_EXPIRED' });
    await person.change(person.email);
    expect(await person.confirm(code)).toMatchObject({ code: 'EMAIL_CODE_EXPIRED' });
  });

  it('takes the place of a confirmed one; the same one leaves it confirmed', async () => {
    const person = await newPerson();
    await person.confirm(await codeFor(person));
    const before = await person.row();
    expect(before.emailConfirmedAt).not.toBeNull();
    await person.change(person.email);
    await mutate('updateProfile', { displayName: 'Ada' }, person);
    expect(await person.row()).toEqual(before);
    const upperCase = person.email.replace(/^[^@]+/, (name) => name.toUpperCase());
    for (const to of [upperCase, null, person.email]) {
      await person.change(to);
      expect(await person.row()).toEqual({
        email: to,
        emailConfirmedAt: null,
        emailCodeRequestedAt: null,
        emailCodeTries: 0,
      });
    }
  });

  it('the same one leaves a code as it is', async () => {
    const person = await newPerson();
    const code = await codeFor(person);
    await person.confirm(wrong(code));
    const before = await person.row();
    await person.change(person.email);
    expect(await person.row()).toEqual(before);
    expect((await person.confirm(code)).account).toMatchObject({ email: person.email });
  });
});

describe('a repeated request', () => {
  it('for a code is answered the same, and mails nothing more', async () => {
    const person = await newPerson();
    const key = randomUUID();
    const first = await person.request(key);
    clock.advance(MINUTE);
    expect(await person.request(key)).toEqual(first);
    expect(await person.mails()).toHaveLength(1);
    await deliver();
  });

  it('that tried a code is no other try: it is answered the same, whatever its code', async () => {
    const person = await newPerson();
    const code = await codeFor(person);
    const [bad, good] = [randomUUID(), randomUUID()];
    for (const typed of [wrong(code), wrong(code), code]) {
      expect(await person.confirm(typed, bad)).toMatchObject({ code: 'EMAIL_CODE_WRONG' });
      expect(await person.row()).toMatchObject({ emailConfirmedAt: null, emailCodeTries: 1 });
    }
    const answer = await person.confirm(code, good);
    clock.advance(MINUTE);
    expect(await person.confirm(code, good)).toEqual(answer);
    expect(await person.confirm(wrong(code), good)).toEqual(answer);
    const records = await gateway.database.prisma.idempotencyRecord.findMany({ where: { key: { in: [bad, good] } } });
    expect(records).toHaveLength(2);
    expect(new Set(records.map(({ inputHash }) => inputHash)).size).toBe(1); // of no code
  });
});

/** Every row of every table, the queue's and the migrations' among them. */
async function everyRow(): Promise<string> {
  const { prisma: db } = gateway.database;
  const tables = await db.$queryRaw<{ name: string }[]>`
    SELECT format('%I.%I', table_schema, table_name) AS name FROM information_schema.tables
    WHERE table_type = 'BASE TABLE' AND table_schema NOT IN ('pg_catalog', 'information_schema')`;
  const parts = await Promise.all(
    tables.map(({ name }) =>
      db.$queryRawUnsafe<{ rows: string | null }[]>(`SELECT string_agg(t::text, E'\\n') AS rows FROM ${name} t`),
    ),
  );
  return parts.map(([part]) => part?.rows ?? '').join('\n');
}

describe('the code', () => {
  /** Next to no other digit or hex digit: a hash may have any eight digits in it. */
  const has = (text: string, code: string) => new RegExp(`(?<![0-9a-f])${code}(?![0-9a-f])`).test(text);

  it('is in no table, job, log line or answer, from its request to the end', async () => {
    const person = await newPerson();
    const adminToken = await gateway.signIn(admin);
    const answers = [JSON.stringify(await person.request())];
    const dumps = [await everyRow()];
    await createMailQueue({ db: gateway.database.prisma, jobs }).move();
    dumps.push(await everyRow());
    expect(await deliver()).toBe(1);
    const code = person.codes()[0] as string;
    dumps.push(await everyRow());

    const nodes = 'nodes { id template state attempts errorCode createdAt sentAt }';
    const own = await gateway.ask(`{ myEmails { ${nodes} nodes { notification { id } } } }`, {}, person.token);
    const viewed = `{ accountEmails(accountId: "${person.accountId}") { ${nodes} } }`;
    const views = [own, await gateway.ask(viewed, {}, adminToken)];
    const shown = { template: 'EMAIL_CODE', state: 'SENT' };
    expect(views.map(({ data }) => data)).toMatchObject([
      { myEmails: { nodes: [{ ...shown, notification: null }] } },
      { accountEmails: { nodes: [shown] } },
    ]);
    answers.push(JSON.stringify(views));

    for (const typed of [wrong(code), code]) {
      answers.push(JSON.stringify(await person.confirm(typed)));
      dumps.push(await everyRow());
    }
    const inline = `confirmEmail(input: { idempotencyKey: "${randomUUID()}", code: "${code}" })`;
    const late = await gateway.ask(`mutation { ${inline} { ... on Error { code } } }`, {}, person.token);
    expect(late.data?.confirmEmail).toEqual({ code: 'EMAIL_CONFIRMED' });
    answers.push(JSON.stringify(late));
    dumps.push(await everyRow());

    for (const dump of dumps) expect(dump).toContain(person.email);
    expect(gateway.logs.length).toBeGreaterThan(10);
    expect(has(`"code":"${code}"`, code)).toBe(true);
    expect([...answers, ...dumps, ...gateway.logs].filter((text) => has(text, code))).toEqual([]);
  });

  it('is the same from each worker, where one ended before it sent the mail, and one before it said so', async () => {
    const person = await newPerson();
    await person.request();
    const expire = async () => {
      await gateway.database.prisma
        .$executeRaw`UPDATE pgboss.job SET started_on = now() - interval '1 day' WHERE state = 'active'`;
      await jobs.maintain();
      clock.advance(MINUTE);
    };
    await createMailQueue({ db: gateway.database.prisma, jobs }).move();
    expect(await jobs.take('mail', 100)).toHaveLength(1);
    await expire();
    const dies = { ...jobs, finish: async () => Promise.reject(new Error('ended')) };
    await expect(deliver({ jobs: dies })).rejects.toThrow('ended');
    await expire();
    expect(await deliver({ codes: createEmailCodes(Uint8Array.from(EMAIL_CODE_KEY)) })).toBe(1);
    const [first, second, ...more] = person.codes();
    expect(more).toEqual([]);
    expect(second).toBe(first);
    const [one, other] = sourcesTo(person.email).map((source) => /^Message-ID: (\S+)/im.exec(source)?.[1]);
    expect(other).toBe(one);
    expect((await person.confirm(first as string)).account).toMatchObject({ email: person.email });
  });

  it('is put into the queue once by workers at the same time, and stays there', async () => {
    const person = await newPerson();
    await person.request();
    const queues = Array.from({ length: 4 }, () => createMailQueue({ db: gateway.database.prisma, jobs }));
    const moved = await Promise.all(queues.map((queue) => queue.move()));
    expect(moved.reduce((sum, n) => sum + n, 0)).toBe(1);
    expect(await queues[0]?.move()).toBe(0);
    expect(await deliver()).toBe(1);
    expect(person.codes()).toHaveLength(1);
  });

  it.each<[string, (person: Person) => unknown]>([
    ['the address is another one', (person) => person.change(`other.${person.email}`)],
    ['there is no address', (person) => person.change(null)],
    ['the code is not good any more', () => clock.advance(30 * MINUTE)],
    [
      'the address is confirmed',
      ({ accountId }) =>
        gateway.database.prisma.account.update({ where: { id: accountId }, data: { emailConfirmedAt: clock.now() } }),
    ],
  ])('is not sent where %s by then', async (_, happens) => {
    const person = await newPerson();
    await person.request();
    await happens(person);
    expect(await deliver()).toBe(1);
    expect(await person.mails()).toMatchObject([{ state: 'SKIPPED', attempts: 0, errorCode: null, sentAt: null }]);
    expect([...person.codes(), ...person.codes(`other.${person.email}`)]).toEqual([]);
  });

  it('is sent in one mail where the server was away while another was asked for', async () => {
    const person = await newPerson();
    await person.request();
    clock.advance(10 * MINUTE);
    await person.request();
    expect(await deliver()).toBe(2);
    expect((await person.mails()).map(({ state }) => state)).toEqual(['SKIPPED', 'SENT']);
    expect((await person.confirm(person.codes()[0] as string)).account).toMatchObject({ email: person.email });
  });
});
