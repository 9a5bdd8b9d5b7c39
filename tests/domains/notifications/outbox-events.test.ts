import type { ChainEventRecord } from '@income-series/protocol/chain';
import { evmChainName } from '@income-series/protocol/chain';
import type { Bytes32, EvmAddress } from '@income-series/protocol/hex';
import { beforeEach, describe, expect, it } from 'vitest';
import { enqueueEvents, retractEvents } from '../../../src/domains/notifications/index.ts';
import { catalogues } from '../../../src/modules.ts';
import { forFile } from '../../support/for-file.ts';
import { createOutboxWorld } from '../support/outbox.ts';

const world = await forFile(createOutboxWorld());
beforeEach(() => world.empty());

const CHAIN = evmChainName(10143);
const EVERYBODY = ['backerA', 'holderA1', 'holderA2', 'issuerA', 'unrevealedA'];
const word = (byte: string) => `0x${byte.repeat(32)}` as Bytes32;
const contract = `0x${'c0'.repeat(20)}` as EvmAddress;

/** The report of a quarter in a block. */
const report = (block: string): ChainEventRecord => ({
  name: 'ReportAccepted',
  seriesKey: world.population.series.A.key,
  args: { period: 20253, payment: '7' },
  blockHash: word(block),
  logIndex: 1,
  blockNumber: 90n,
  txHash: word('77'),
  contract,
  timestamp: 1_770_000_000n,
});
const { notifications } = catalogues;
const apply = (...events: ChainEventRecord[]) =>
  world.db.$transaction((tx) => enqueueEvents(notifications, tx, CHAIN, { events, isRecent: () => true }));
const takeBack = (...events: ChainEventRecord[]) =>
  world.db.$transaction((tx) => retractEvents(notifications, tx, CHAIN, events));
const retracted = async () => (await world.db.notification.findMany()).map((row) => row.retracted);
const mails = async () => [...new Set((await world.db.emailMessage.findMany()).map(({ state }) => state))];

describe('an event', () => {
  it('is notified once, though the index is made again', async () => {
    await apply(report('01'));
    await apply(report('01'));
    await world.dispatch();
    await apply(report('01'));
    expect(await world.dispatch()).toBe(0);
    expect(await world.notified()).toEqual(EVERYBODY);
  });

  it('of an announced buy-out notifies the issuer, the holders and the bidders of the series', async () => {
    await apply({
      ...report('01'),
      name: 'BuyOutAnnounced',
      args: { possibleAt: '1770604800', lapsesAt: '1771814400' },
    });
    await world.dispatch();
    expect(await world.notified()).toEqual(EVERYBODY);
    const rows = await world.db.notification.findMany();
    expect(new Set(rows.map(({ kind }) => kind))).toEqual(new Set(['BuyOutAnnounced']));
  });

  it('that is removed before it was dispatched notifies nobody', async () => {
    await apply(report('01'));
    await takeBack(report('01'));
    expect(await world.db.outboxMessage.count()).toBe(0);
    // Nor where it is in the queue already.
    await apply(report('02'));
    await world.dispatcher().move();
    await takeBack(report('02'));
    expect(await world.dispatch()).toBe(1);
    expect(await world.notified()).toEqual([]);
    expect(await world.jobs.take('outbox', 10)).toEqual([]);
  });

  it('that is removed after it was notified is retracted, and mail that was not sent stays unsent', async () => {
    await apply(report('01'));
    await world.dispatch();
    const [sent] = await world.db.emailMessage.findMany({ take: 1 });
    await world.db.emailMessage.update({ where: { id: sent?.id ?? '' }, data: { state: 'SENT' } });
    await takeBack(report('01'));
    expect(new Set(await retracted())).toEqual(new Set([true]));
    expect((await mails()).sort()).toEqual(['SENT', 'SKIPPED']);
  });

  it('of one chain is not that of another chain with the same block, as where one was forked off the other', async () => {
    const onTwo = evmChainName(31337);
    const event = report('01');
    await apply(event);
    await world.db.$transaction((tx) =>
      enqueueEvents(notifications, tx, onTwo, { events: [event], isRecent: () => true }),
    );
    const chains = async () =>
      (await world.db.outboxMessage.findMany()).map(({ payload }) => (payload as { chain: string }).chain);
    expect((await chains()).sort()).toEqual([CHAIN, onTwo]);
    await world.db.$transaction((tx) => retractEvents(notifications, tx, onTwo, [event]));
    expect(await chains()).toEqual([CHAIN]);
    await world.dispatch();
    expect(await world.notified()).toEqual(EVERYBODY);
  });

  it('that is mined again in another block is another, and notified as one', async () => {
    await apply(report('01'));
    await world.dispatch();
    await takeBack(report('01'));
    await apply(report('02'));
    await world.dispatch();
    const rows = await world.db.notification.findMany({ orderBy: { retracted: 'asc' } });
    expect(rows.map((row) => row.retracted)).toEqual([...Array(5).fill(false), ...Array(5).fill(true)]);
  });

  it('stands again where its very block comes back', async () => {
    await apply(report('01'));
    await world.dispatch();
    await takeBack(report('01'));
    await apply(report('01'));
    expect(await world.dispatch()).toBe(0);
    expect(await retracted()).toEqual(Array(5).fill(false));
  });

  it('that is removed while many are notified notifies nobody more, and is retracted for the others', async () => {
    await apply(report('01'));
    await world.dispatcher().move();
    const [job] = await world.jobs.take('outbox', 1);
    let pages = 0;
    const slow = world.dispatcher(
      {
        put: async (...args) => {
          await world.jobs.put(...args);
          pages += 1;
          // After the first page's transaction: its message is held until then.
          if (pages === 1) taking = takeBack(report('01'));
        },
      },
      2,
    );
    let taking: Promise<void> | undefined;
    if (job) await slow.notify(job);
    await taking;
    const notified = await retracted();
    expect(notified.length).toBeGreaterThanOrEqual(2);
    expect(notified.every((one) => one)).toBe(true);
    expect(await world.db.outboxMessage.count({ where: { state: { not: 'DISPATCHED' } } })).toBe(0);
  });
});
