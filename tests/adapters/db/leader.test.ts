import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, describe, expect, inject, it, vi } from 'vitest';
import { type Campaign, type CampaignOptions, campaign, inTerm, type Term } from '../../../src/adapters/db/leader.ts';
import { createTestDatabase, type TestDatabase } from '../../support/database.ts';
import { startTcpProxy } from '../../support/tcp-proxy.ts';

const campaigns: Campaign[] = [];
afterEach(() => Promise.all(campaigns.splice(0).map((one) => one.stop())));

/** Who leads, in order; a letter and an end. */
type Events = string[];

const until = (holds: () => boolean | Promise<boolean>) => vi.waitUntil(holds, { timeout: 60_000, interval: 5 });

type More = Partial<CampaignOptions> & { readonly began?: (term: Term) => void };

function stand(url: string, letter: string, events: Events, { began, ...more }: More = {}): Campaign {
  const one = campaign({
    url,
    name: 'test',
    pollMs: 20,
    ...more,
    lead: async ({ term, lost, ending }) => {
      events.push(letter);
      began?.(term);
      await new Promise<void>((resolve) => {
        for (const signal of [lost, ending]) {
          if (signal.aborted) resolve();
          signal.addEventListener('abort', () => resolve(), { once: true });
        }
      });
      events.push(`${letter} ${lost.aborted ? 'lost' : 'ended'}`);
    },
  });
  campaigns.push(one);
  return one;
}

const terminate = ({ prisma }: TestDatabase) => prisma.$queryRaw`
  SELECT pg_terminate_backend(pid) FROM pg_locks JOIN pg_stat_activity USING (pid)
  WHERE locktype = 'advisory' AND application_name = 'income-series-leader' AND datname = current_database()`;

/** How many sessions say that they have precedence. */
async function claimsOf({ prisma }: TestDatabase): Promise<number> {
  const [row] = await prisma.$queryRaw<{ count: bigint }[]>`
    SELECT count(*) FROM pg_locks JOIN pg_stat_activity USING (pid)
    WHERE locktype = 'advisory' AND mode = 'ShareLock' AND datname = current_database()`;
  return Number(row?.count);
}

describe('of several that stand', () => {
  it('one leads, and another takes over when it stops', async () => {
    await using database = await createTestDatabase();
    const events: Events = [];
    const a = stand(database.url, 'a', events);
    await until(() => a.leads());
    const b = stand(database.url, 'b', events);
    await a.stop();
    await until(() => b.leads());
    expect(events).toEqual(['a', 'a ended', 'b']);
    expect(a.leads()).toBe(false);
  });

  it('who yields leads until one with a claim is there, and again when none is left', async () => {
    await using database = await createTestDatabase();
    const events: Events = [];
    const modest = stand(database.url, 'modest', events, { precedence: 'yields' });
    await until(() => modest.leads());
    const another = stand(database.url, 'another', events, { precedence: 'yields' });
    await wait(100); // five polls, in which neither is in the other's way
    expect([modest.leads(), another.leads(), events]).toEqual([true, false, ['modest']]);

    const claims = stand(database.url, 'claims', events, { precedence: 'claims' });
    await until(() => claims.leads());
    expect(events).toEqual(['modest', 'modest ended', 'claims']);
    const second = stand(database.url, 'second', events, { precedence: 'claims' });
    await until(async () => (await claimsOf(database)) === 2);
    await claims.stop();
    await until(() => second.leads());
    await second.stop();
    await until(() => modest.leads() || another.leads());
    expect(events.slice(3, 6)).toEqual(['claims ended', 'second', 'second ended']);
    expect(['modest', 'another']).toContain(events[6]);
  });

  it('who yields ends what it began before another leads, and yields to none of another name', async () => {
    await using database = await createTestDatabase();
    const events: Events = [];
    let finish = () => {};
    const working = new Promise<void>((resolve) => {
      finish = resolve;
    });
    const modest = campaign({
      ...{ url: database.url, name: 'test', pollMs: 20, precedence: 'yields' },
      lead: async ({ lost, ending }) => {
        events.push('modest');
        await new Promise<void>((resolve) => ending.addEventListener('abort', () => resolve(), { once: true }));
        events.push(lost.aborted ? 'lost' : 'yielding');
        await working;
        events.push('modest ended');
      },
    });
    campaigns.push(modest);
    await until(() => modest.leads());
    const elsewhere = stand(database.url, 'elsewhere', events, { precedence: 'claims', name: 'other' });
    await until(() => elsewhere.leads());
    const claims = stand(database.url, 'claims', events, { precedence: 'claims' });
    await until(() => events.includes('yielding'));
    expect([modest.leads(), claims.leads()]).toEqual([true, false]);
    finish();
    await until(() => claims.leads());
    expect(events).toEqual(['modest', 'elsewhere', 'yielding', 'modest ended', 'claims']);
  });

  it('one whose session the server ended leads no more once another does, and may lead again', async () => {
    await using database = await createTestDatabase();
    const events: Events = [];
    const leading: number[] = [];
    const began = () => setImmediate(() => leading.push(all.filter((one) => one.leads()).length));
    const all = ['a', 'b', 'c'].map((letter) => stand(database.url, letter, events, { began }));
    await until(() => events.length === 1);
    for (const terms of [2, 3, 4]) {
      await terminate(database);
      await until(() => events.length === 2 * terms - 1 && all.filter((one) => one.leads()).length === 1);
    }
    expect(leading).toEqual([1, 1, 1, 1]);
    // the server ends the session before it frees the lock; this process may read both in one turn, in either order
    const letters = events.filter((line) => line.length === 1);
    const [first, ...changes] = [events.slice(0, 1), events.slice(1, 3), events.slice(3, 5), events.slice(5, 7)];
    expect(first).toEqual(letters.slice(0, 1));
    expect(changes.map((pair) => pair.sort())).toEqual(
      [1, 2, 3].map((term) => [`${letters[term - 1]} lost`, `${letters[term]}`].sort()),
    );
  });

  it('one that gets no answer from the server leads no more', async () => {
    await using database = await createTestDatabase();
    const server = new URL(inject('postgresUrl'));
    const proxy = await startTcpProxy({ host: server.hostname, port: Number(server.port) });
    const behind = new URL(database.url);
    behind.port = `${proxy.port}`;
    const events: Events = [];
    const a = stand(behind.href, 'a', events, { answerMs: 500 });
    await until(() => a.leads());
    proxy.hush();
    await until(() => !a.leads());
    expect(events).toEqual(['a', 'a lost']);
    proxy.mend();
    proxy.cut();
    const b = stand(database.url, 'b', events);
    await until(() => b.leads());
    await proxy.close();
  });

  it('one that another has won from leads no more, though its session is well, and may win again', async () => {
    await using database = await createTestDatabase();
    const events: Events = [];
    const epochs: bigint[] = [];
    const a = stand(database.url, 'a', events, { began: ({ epoch }) => void epochs.push(epoch) });
    await until(() => a.leads());
    await database.prisma.leadership.update({ where: { name: 'test' }, data: { epoch: { increment: 1n } } });
    await until(() => epochs.length === 2);
    expect([events, epochs]).toEqual([
      ['a', 'a lost', 'a'],
      [1n, 3n],
    ]);
  });

  it('one wins after what was being written in the term before, in which nothing is written any more', async () => {
    await using database = await createTestDatabase();
    const order: string[] = [];
    const term = { name: 'test', epoch: 1n };
    await database.prisma.leadership.create({ data: { ...term, wonAt: new Date() } });
    let finish: () => void = () => {};
    const writing = new Promise<void>((began) => {
      void inTerm(database.prisma, term, async () => {
        began();
        await new Promise<void>((resolve) => {
          finish = resolve;
        });
        order.push('written'); // its answer may come after the next leader's
      });
    });
    await writing;
    const a = stand(database.url, 'a', [], { began: ({ epoch }) => void order.push(`term ${epoch}`) });
    await until(async () => {
      const [row] = await database.prisma.$queryRaw<{ waits: boolean }[]>`
        SELECT EXISTS (SELECT 1 FROM pg_stat_activity WHERE application_name = 'income-series-leader'
          AND datname = current_database() AND wait_event_type = 'Lock') AS waits`;
      return row?.waits === true;
    });
    expect([order, a.leads()]).toEqual([[], false]);
    finish();
    await until(() => a.leads());
    expect(order).toEqual(['written', 'term 2']);
    await expect(inTerm(database.prisma, term, async () => {})).rejects.toMatchObject({ code: 'LEADERSHIP_LOST' });
  });

  it('one that is led by an error tries again', async () => {
    await using database = await createTestDatabase();
    const broken: string[] = [];
    let times = 0;
    const one = campaign({
      url: database.url,
      name: 'test',
      pollMs: 5,
      lead: async ({ ending }) => {
        times += 1;
        if (times < 3) throw new Error(`failed ${times}`);
        await new Promise((resolve) => ending.addEventListener('abort', resolve, { once: true }));
      },
      onBroken: ({ message }) => void broken.push(message),
    });
    campaigns.push(one);
    await until(() => times === 3 && one.leads());
    expect(broken).toEqual(['failed 1', 'failed 2']);
  });

  it('one whose work fails while its connection does not answer ends nothing but its leadership', async () => {
    await using database = await createTestDatabase();
    const server = new URL(database.url);
    const proxy = await startTcpProxy({ host: server.hostname, port: Number(server.port) });
    server.port = String(proxy.port);
    const broken: string[] = [];
    const unhandled: unknown[] = [];
    const note = (error: unknown) => void unhandled.push(error);
    process.on('unhandledRejection', note);
    let fail: (error: Error) => void = () => {};
    const one = campaign({
      url: server.href,
      name: 'test',
      pollMs: 5,
      answerMs: 500,
      lead: () =>
        new Promise((_, reject) => {
          fail = reject;
        }),
      onBroken: ({ message }) => void broken.push(message),
    });
    try {
      await until(() => one.leads());
      proxy.hush();
      await wait(50); // a look at the connection, one every 5 ms, is without an answer when the work fails
      fail(new Error('the work failed'));
      await until(() => !one.leads() && broken.length > 0);
      expect(unhandled).toEqual([]);
    } finally {
      process.off('unhandledRejection', note);
      await proxy.close();
      await one.stop();
    }
  });
});
