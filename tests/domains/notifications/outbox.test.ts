import { AppError } from '@income-series/protocol/errors/app-error';
import { beforeEach, describe, expect, it } from 'vitest';
import { type JobQueue, type Message, purgePayloads } from '../../../src/domains/notifications/index.ts';
import { forFile } from '../../support/for-file.ts';
import { personas, signers } from '../../support/populate.ts';
import { createOutboxWorld, messageFor } from '../support/outbox.ts';

const message = (more: Partial<Message> = {}): Message => messageFor(world, more);
const BOTH = ['holderA1', 'holderA2', 'issuerA'];
const TRADERS = ['backerA', 'holderA1', 'holderA2', 'unrevealedA'];
const toHolders = () => message({ audience: { series: 'holders' } });
const states = async () => (await world.db.outboxMessage.findMany()).map(({ state }) => state).sort();

const world = await forFile(createOutboxWorld());
beforeEach(() => world.empty());

describe('who is notified', () => {
  const wallets = [personas.outsider.wallet.address, `0x${'99'.repeat(20)}` as const];
  const accounts = [personas.issuerA.accountId];
  it.each<[string, Partial<Message>, string[]]>([
    ['a series', { audience: { series: 'series' } }, ['backerA', 'holderA1', 'holderA2', 'issuerA', 'unrevealedA']],
    ['its holders', { audience: { series: 'holders' } }, BOTH],
    ['the traders of its first window', { audience: { series: 'traders' }, window: 1 }, TRADERS],
    ['the traders of a window that is not', { audience: { series: 'traders' }, window: 99 }, []],
    ['wallets that are linked', { audience: { wallets } }, ['outsider']],
    ['wallets of another chain', { audience: { wallets }, chain: 'evm:1' }, []],
    ['keys that are active', { audience: { keys: [signers.attestorX.key, signers.attestorZ.key] } }, ['attestorX']],
    ['the attestors', { audience: { attestors: true } }, ['attestorX', 'attestorY']],
    ['accounts, each once', { audience: { accounts, series: 'holders' } }, BOTH],
    ['nobody', { audience: {} }, []],
  ])('%s', async (_, more, names) => {
    await world.write(message(more));
    await world.dispatch();
    expect(await world.notified()).toEqual(names);
    expect(await world.db.outboxMessage.findFirst()).toMatchObject({
      state: 'DISPATCHED',
      attempts: 1,
      errorCode: null,
      dispatchedAt: world.clock.now(),
    });
  });

  it('is found page by page', async () => {
    await world.write(message());
    await world.dispatch(world.dispatcher({}, 2));
    expect(await world.notified()).toEqual(['backerA', 'holderA1', 'holderA2', 'issuerA', 'unrevealedA']);
  });

  it('is who stands there when the message is dispatched', async () => {
    await world.write(toHolders());
    const { accountId } = personas.holderA2;
    const wallet = await world.db.accountWallet.findFirstOrThrow({ where: { accountId } });
    await world.db.accountWallet.update({ where: { id: wallet.id }, data: { accountId: personas.outsider.accountId } });
    await world.dispatch();
    await world.db.accountWallet.update({ where: { id: wallet.id }, data: { accountId } });
    expect(await world.notified()).toEqual(['holderA1', 'issuerA', 'outsider']);
  });
});

describe('a message', () => {
  it('is written once, however often it is enqueued, and not without its event', async () => {
    const one = toHolders();
    await world.write(one, one);
    await world.write(one);
    const undone = world.db.$transaction(async (tx) => {
      await world.enqueue(tx, [toHolders()]);
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    expect(await states()).toEqual(['PENDING']);
  });

  it('says kind, numbers, codes, ids and dates, and mails those who have an address', async () => {
    const { accountId } = personas.holderA2;
    await world.db.account.update({ where: { id: accountId }, data: { email: null } });
    const [at, of] = [new Date('2026-01-02T03:04:05.000Z'), { kind: 'BidRejected', round: 3, reason: 'CONCENTRATION' }];
    await world.write({ ...toHolders(), ...of, at } as Message);
    await world.dispatch();
    await world.db.account.update({ where: { id: accountId }, data: { email: 'holderA2@example.test' } });
    const notified = await world.db.notification.findMany({ include: { email: true } });
    expect(notified).toHaveLength(3);
    for (const { accountId: to, email, ...row } of notified) {
      const seriesKey = world.population.series.A.key;
      const createdAt = world.clock.now();
      expect(row).toMatchObject({ ...of, seriesKey, at, createdAt, readAt: null, retracted: false, status: null });
      const mail = { template: 'BidRejected', state: 'PENDING', attempts: 0, accountId: to };
      if (to === accountId) expect(email).toBeNull();
      else expect(email).toMatchObject(mail);
    }
  });
});

/** The queue fails at this point, once; what it did before is in the same transaction, or is not. */
function failing(method: 'put' | 'finish' | 'retryLater', after: boolean): Partial<JobQueue> {
  let left = 1;
  return {
    [method]: async (...args: never[]) => {
      const work = world.jobs[method] as (...args: never[]) => Promise<void>;
      if (left-- <= 0) return work(...args);
      if (after) await work(...args);
      throw new AppError('INTERNAL');
    },
  };
}

describe('a process that ends in the middle', () => {
  it.each([false, true])('leaves what it moves where it was (after the queue took it: %s)', async (after) => {
    await world.write(toHolders());
    await expect(world.dispatcher(failing('put', after)).move()).rejects.toThrow();
    expect(await states()).toEqual(['PENDING']);
    expect(await world.jobs.take('outbox', 10)).toEqual([]);
    expect(await world.dispatch()).toBe(1);
    expect(await world.notified()).toEqual(BOTH);
  });

  it.each([
    ['before it enqueues the mails', 'put', false],
    ['after it enqueued the mails', 'put', true],
    ['before it says so', 'finish', false],
    ['after it said so, before the commit', 'finish', true],
  ] as const)('%s notifies nobody, and the next one everybody once', async (_, method, after) => {
    await world.write(toHolders());
    await world.dispatcher().move();
    const [job] = await world.jobs.take('outbox', 1);
    if (!job) throw new Error('There is no job.');
    await expect(world.dispatcher(failing(method, after)).notify(job)).rejects.toThrow();
    expect(await world.notified()).toEqual([]);
    expect(await world.jobs.take('mail', 10)).toEqual([]);
    // Nobody spoke of the job again: the queue gives it out once more when its time is over.
    await world.expire();
    expect(await world.dispatch()).toBe(1);
    expect(await world.notified()).toEqual(BOTH);
    expect(await world.jobs.take('mail', 10)).toHaveLength(3);
    expect(await states()).toEqual(['DISPATCHED']);
  });

  it('between two pages, or after the last, notifies nobody twice', async () => {
    await world.write(toHolders());
    await world.dispatcher().move();
    const [job] = await world.jobs.take('outbox', 1);
    if (!job) throw new Error('There is no job.');
    const dies = world.dispatcher({ ...failing('finish', false) }, 2);
    await expect(dies.notify(job)).rejects.toThrow();
    expect((await world.notified()).length).toBe(2);
    await Promise.all([world.dispatcher({}, 2).notify(job), world.dispatcher({}, 2).notify(job)]);
    expect(await world.notified()).toEqual(BOTH);
    expect(await world.db.emailMessage.count()).toBe(3);
  });

  it('at every try leaves the message for an admin to see', async () => {
    await world.write(toHolders());
    for (let tries = 0; tries < 3; tries++) {
      await world.dispatcher().move();
      expect(await world.jobs.take('outbox', 10)).toHaveLength(1);
      await world.expire();
    }
    expect(await world.jobs.take('outbox', 10)).toEqual([]);
    expect(await states()).toEqual(['QUEUED']);
    await world.recovery.outbox();
    expect(await world.db.outboxMessage.findFirst()).toMatchObject({ state: 'DEAD', errorCode: 'INTERNAL' });
  });
});

describe('a queue whose tables are gone', () => {
  it('is filled again from the rows', async () => {
    await world.write(toHolders(), toHolders());
    await world.dispatch();
    await world.write(toHolders());
    await world.dispatcher().move();
    await world.db.$executeRaw`DELETE FROM pgboss.job`;
    await world.recovery.outbox();
    expect(await states()).toEqual(['DISPATCHED', 'DISPATCHED', 'PENDING']);
    await world.recovery.mail();
    expect(await world.jobs.take('mail', 100)).toHaveLength(6);
    expect(await world.dispatch()).toBe(1);
    expect(await world.notified()).toHaveLength(9);
  });
});

describe('a message that cannot be dispatched', () => {
  it('is tried so often, then DEAD with the code, and dispatched after all once it is queued again', async () => {
    await world.write(toHolders());
    for (const [last, attempts, state] of [
      [false, 1, 'QUEUED'],
      [false, 2, 'QUEUED'],
      [true, 3, 'DEAD'],
    ] as const) {
      await world.dispatcher().move();
      const [job] = await world.jobs.take('outbox', 10);
      expect(job).toMatchObject({ last });
      if (job) await world.dispatcher().recordFailure(job, 'INTERNAL');
      expect(await world.db.outboxMessage.findFirst()).toMatchObject({ state, attempts, errorCode: 'INTERNAL' });
    }
    expect(await world.dispatch()).toBe(0);
    const { id } = await world.db.outboxMessage.findFirstOrThrow();
    await world.db.$transaction((tx) => world.outboxAdmin.requeue(tx, personas.admin.accountId, id));
    const again = world.db.$transaction((tx) => world.outboxAdmin.requeue(tx, personas.admin.accountId, id));
    await expect(again).rejects.toMatchObject({
      code: 'MESSAGE_STATE',
      message: 'The message is PENDING; only one that is DEAD can be queued again. No step leads there now.',
    });
    expect(await world.dispatch()).toBe(1);
    expect(await world.notified()).toEqual(BOTH);
    expect(await world.db.auditEntry.findMany({ where: { target: id } })).toMatchObject([{ action: 'outbox.requeue' }]);
  });

  it('waits longer from one try to the next', async () => {
    const waits = await world.waits({ limit: 6, delaySeconds: 10 });
    expect(waits).toHaveLength(6);
    // half of it is drawn by lot: 10..20, 20..40, 40..80 …
    for (const [i, wait] of waits.entries()) {
      expect(wait).toBeGreaterThanOrEqual(10 * 2 ** i - 1);
      expect(wait).toBeLessThanOrEqual(10 * 2 ** (i + 1) + 1);
    }
  });
});

describe('a payload', () => {
  it('goes 30 days after its dispatch, and not before, nor that of what still waits', async () => {
    await world.write(toHolders());
    await world.dispatch();
    await world.write(toHolders());
    const days = (n: number) => new Date(world.clock.now().getTime() + n * 86_400_000);
    expect(await purgePayloads(world.db, days(30))).toBe(0);
    expect(await purgePayloads(world.db, new Date(days(30).getTime() + 1))).toBe(1);
    expect(await purgePayloads(world.db, days(99))).toBe(0);
    const rows = await world.db.outboxMessage.findMany();
    expect(rows.map(({ state, payload }) => [state, payload === null]).sort()).toEqual([
      ['DISPATCHED', true],
      ['PENDING', false],
    ]);
    expect(await world.dispatch()).toBe(1);
  });
});
