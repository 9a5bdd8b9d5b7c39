// Who is reminded of the next step of a position on a curve series: over rows as the index has them.

import { type SolanaAddress, solanaAddressOf } from '@income-series/protocol/address';
import { solanaChainName } from '@income-series/protocol/chain';
import { ed25519 } from '@noble/curves/ed25519.js';
import { beforeEach, describe, expect, it } from 'vitest';
import { derivedUuid } from '../../../src/core/derived-uuid.ts';
import { positionId } from '../../../src/core/ids.ts';
import {
  CLAIM_WAIT_MS,
  type RemindedSeries,
  type ReminderEvent,
  remindersDue,
  TENDER_NOTICE_MS,
} from '../../../src/domains/curve/reminder-rules.ts';
import { createReminderKeeper } from '../../../src/domains/curve/reminders.ts';
import { readRecipients } from '../../../src/domains/notifications/audience.ts';
import type { Payload } from '../../../src/domains/notifications/model/index.ts';
import type { PrismaClient } from '../../../src/generated/prisma/client.ts';
import type { KeeperDeps, KeeperRun } from '../../../src/keepers/keeper.ts';
import { createTestDatabase } from '../../support/database.ts';
import { forFile } from '../../support/for-file.ts';
import { dec, numberedSeries, seriesRow, word } from '../../support/population/known.ts';

const CHAIN = solanaChainName('EtWTRABZaYq6iMfeYKouRu166VU2xqa1wcaWoxPkrZBG');
const NOW = new Date('2026-06-20T00:00:00.000Z');
const ago = (days: number) => new Date(NOW.getTime() - days * 86_400_000);
const walletAt = (n: number): SolanaAddress => solanaAddressOf(ed25519.getPublicKey(new Uint8Array(32).fill(n)));
const ISSUER = walletAt(1);
const PERIOD = 20261;
const { key: seriesKey, ...terms } = numberedSeries('0x00000000000000000000000000000000000000a1' as never, 9);
let block = 0n;

const database = await forFile(createTestDatabase());
const db = database.prisma;
beforeEach(async () => {
  for (const table of [
    'reminders_sent',
    'outbox',
    'chain_events',
    'series',
    'account_wallets',
    'accounts',
    'allowlist',
  ]) {
    await db.$executeRawUnsafe(`DELETE FROM ${table}`);
  }
});

const noRaise = {
  ...{ phase: null, reservePrice: null, maxUnitsPerBid: null, minRaise: null, minHolders: null },
  ...{ concentrationBps: null, commitEndsAt: null, revealEndsAt: null, gateEndsAt: null },
  ...{ clearingPrice: null, unitsSold: null, proceeds: null, mintGate: null },
};

/** A curve series in a state, with its last round of tenders. */
async function series(state = 'ACTIVE', tender: object = {}, closeReason: string | null = null): Promise<void> {
  const row = seriesRow({ key: seriesKey, ...terms }, { ...noRaise, chain: CHAIN, issuer: ISSUER, state, closeReason });
  await db.series.create({ data: row });
  await db.curve.create({
    data: {
      ...{
        chain: CHAIN,
        seriesKey,
        mint: walletAt(2),
        virtualQuote: dec(1n),
        virtualBase: dec(2n),
        threshold: dec(1n),
      },
      ...{ deadline: ago(200), feeBps: 1, treasuryBps: 1, ...tender },
    },
  });
}

/** A position with its stake, of an account or of nobody. */
async function holder(
  wallet: SolanaAddress,
  account: number | null,
  stakedUnits = 10n,
  verified = true,
): Promise<void> {
  const units = stakedUnits;
  const id = positionId(seriesKey, wallet);
  await db.position.create({
    data: { chain: CHAIN, id, seriesKey, holder: wallet, units, stakedUnits, openedAt: ago(150) },
  });
  await db.allowlistEntry.create({ data: { chain: CHAIN, wallet, verified } });
  await event('UnitsStaked', { holder: wallet, units: '10', stakedTotal: '0' }, 150);
  if (account !== null) await link(wallet, account);
}
async function link(address: SolanaAddress, account: number): Promise<void> {
  const id = derivedUuid(`account ${account}`);
  await db.account.upsert({ where: { id }, create: { id }, update: {} });
  await db.accountWallet.create({ data: { accountId: id, chain: CHAIN, address } });
}
async function event(name: string, args: object, days: number): Promise<void> {
  block += 1n;
  await db.chainEvent.create({
    data: {
      ...{ chain: CHAIN, name, seriesKey, args: { seriesKey, ...args }, at: ago(days), contract: walletAt(3) },
      ...{ blockHash: word(Number(block)), blockNumber: block, logIndex: 0, txHash: SIGNATURE },
    },
  });
}
const SIGNATURE = '5'.repeat(87);

const RUN = { over: () => false, pays: false } as Partial<KeeperRun> as KeeperRun;
const run = (of: PrismaClient = db) => {
  const chainTime = { now: async () => NOW, confirmed: () => {} };
  return createReminderKeeper({ chain: CHAIN, everyMs: 1, db: of, chainTime } as Partial<KeeperDeps> as KeeperDeps).run(
    RUN,
  );
};
const sent = async () =>
  (await db.curveReminder.findMany({ orderBy: [{ step: 'asc' }, { round: 'asc' }, { wallet: 'asc' }] })).map(
    ({ wallet, step, round }) => [wallet, step, round],
  );
const payloads = async () => (await db.outboxMessage.findMany()).map(({ payload }) => payload as unknown as Payload);

const paid = async (days: number, period = PERIOD) => {
  await event('CurveUnitsSynced', { period, units: '10' }, days + 1);
  await event('PaymentSplit', { period, net: '5' }, days);
};
const [A, B, C] = [walletAt(11), walletAt(12), walletAt(13)] as const;
const sorted = (...rows: [SolanaAddress, string, number][]) => rows.sort(([a], [b]) => (a < b ? -1 : 1));

describe('reminders of a payout', () => {
  it('go to linked wallets whose units were counted and that have not claimed, once', async () => {
    await series();
    await holder(A, 1);
    await holder(B, 2);
    await holder(C, null);
    await paid(8);
    await holder(walletAt(14), 4); // staked after the census
    await event('PayoutClaimed', { holder: B, throughPeriod: PERIOD, amount: '5' }, 2);
    await run();
    expect(await sent()).toEqual([[A, 'CLAIM_PAYOUT', PERIOD]]);
    await run();
    expect(await payloads()).toEqual([
      {
        ...{ kind: 'PayoutReminder', chain: CHAIN, seriesKey, subjectId: null, period: PERIOD },
        audience: { wallets: [A], except: [ISSUER] },
      },
    ]);
    await link(C, 3);
    await run();
    expect((await sent()).length).toBe(2);
  });

  it('wait for seven days, and are of who unstaked since too', async () => {
    await series();
    await holder(A, 1, 0n);
    await paid(6.9);
    await event('UnitsUnstaked', { holder: A, units: '10', stakedTotal: '0' }, 5);
    await run();
    expect(await sent()).toEqual([]);
    await db.chainEvent.updateMany({ where: { name: 'PaymentSplit' }, data: { at: ago(7) } });
    await run();
    expect(await sent()).toEqual([[A, 'CLAIM_PAYOUT', PERIOD]]);
  });

  it('are never the issuer’s, by whatever wallet of its account', async () => {
    await series();
    await holder(A, 1);
    await holder(ISSUER, 1);
    await holder(B, 2);
    await paid(8);
    await run();
    expect(await sent()).toEqual([[B, 'CLAIM_PAYOUT', PERIOD]]);
    // Who links the issuer's wallet before the message is dispatched gets nothing either.
    await db.accountWallet.updateMany({
      where: { address: ISSUER },
      data: { accountId: derivedUuid('account 2') },
    });
    const [payload] = await payloads();
    expect(await db.$transaction((tx) => readRecipients(tx, payload as Payload, null, 10))).toEqual([]);
  });

  it('are written with their messages or not at all, and once by several workers', async () => {
    await series();
    await holder(A, 1);
    await holder(B, 2);
    await paid(8);
    const crashing = db.$extends({
      query: { $executeRaw: () => Promise.reject(new Error('the process ended')) },
    }) as unknown as PrismaClient;
    await expect(run(crashing)).rejects.toThrow('the process ended');
    expect([await sent(), await payloads()]).toEqual([[], []]);
    await Promise.all([run(), run(), run()]);
    expect(await sent()).toEqual(sorted([A, 'CLAIM_PAYOUT', PERIOD], [B, 'CLAIM_PAYOUT', PERIOD]));
    expect((await payloads()).length).toBe(2);
  });
});

describe('reminders of a round of tenders', () => {
  const OPEN = { tenderRound: 2, tenderState: 'OPEN', tenderPrice: dec(1n), tenderEndsAt: ago(-2) };
  const offer = (holder: SolanaAddress, round: number, days: number) =>
    event('UnitsTendered', { holder, round, units: '4', tenderedTotal: '4' }, days);

  it('are of verified wallets that staked, offered nothing, and have no earlier round to claim', async () => {
    await series('ACTIVE', OPEN);
    for (const [place, wallet] of [A, B, C].entries()) await holder(wallet, place + 1);
    await holder(walletAt(14), 4, 10n, false);
    await holder(walletAt(15), 5, 0n);
    await offer(B, 1, 60);
    await offer(A, 1, 60);
    await event('TenderSettled', { round: 1, setAside: '0' }, 50);
    await event('RedemptionClaimed', { holder: A, amount: '1' }, 40);
    await offer(C, 2, 3);
    await run();
    expect(await sent()).toEqual([
      [B, 'CLAIM_TENDER', 1],
      [A, 'TENDER', 2],
    ]);
    const said = (await payloads()).map(({ kind, round }) => [kind, round]).sort();
    expect(said).toEqual([
      ['TenderClaimReminder', 1],
      ['TenderReminder', 2],
    ]);
  });

  it('count what was taken back as not offered', async () => {
    await series('PAUSED', OPEN);
    await holder(A, 1);
    await offer(A, 2, 5);
    await event('TenderWithdrawn', { holder: A, round: 2, units: '4', tenderedTotal: '0' }, 4);
    await run();
    expect(await sent()).toEqual([[A, 'TENDER', 2]]);
  });
});

describe('reminders of a series that ends', () => {
  it.each([
    ['TERM', 'CLAIM_FINAL', 'FinalReminder'],
    ['BUYOUT', 'CLAIM_REDEMPTION', 'RedemptionReminder'],
    [null, 'CLAIM_FINAL', 'FinalReminder'],
  ])('closed by %s, or extinguished, are of the last claim alone', async (reason, step, kind) => {
    await series(reason === null ? 'EXTINGUISHED' : 'CLOSED', {}, reason);
    await holder(A, 1);
    await paid(20);
    await event(reason === null ? 'SeriesExtinguished' : 'SeriesClosed', { reason: 1 }, 8);
    await run();
    expect(await sent()).toEqual([[A, step, 0]]);
    expect(await payloads()).toMatchObject([{ kind }]);
  });

  it('name no number in the tail', async () => {
    await series('TAIL');
    await holder(A, 1);
    await event('CurveUnitsSynced', { period: PERIOD, units: '10' }, 40);
    await event('TailPaid', { amount: '9', net: '9' }, 30);
    await event('TailClaimed', { holder: A, amount: '9' }, 20);
    await event('TailPaid', { amount: '9', net: '9' }, 10);
    await run();
    expect(await sent()).toEqual([[A, 'CLAIM_TAIL', 2]]);
    expect(Object.keys((await payloads())[0] ?? {}).sort()).toEqual([
      ...['audience', 'chain', 'kind', 'seriesKey', 'subjectId'],
    ]);
  });
});

describe('what is due of a series', () => {
  const basis = (name: string, args: ReminderEvent['args'], at: Date): ReminderEvent => ({
    name,
    args,
    at,
    block: 1n,
    log: 0,
  });
  const of = (more: Partial<RemindedSeries>): RemindedSeries => ({
    ...{ state: 'ACTIVE', closeReason: null, tenderRound: 1, tenderState: 'OPEN', tenderEndsAt: null, events: [] },
    ...more,
  });
  const steps = (more: Partial<RemindedSeries>) => remindersDue(of(more), NOW).map(({ step, round }) => [step, round]);
  const later = (ms: number) => new Date(NOW.getTime() + ms);

  it.each<[string, Partial<RemindedSeries>, unknown[]]>([
    ['nothing', {}, []],
    ['a round that ends in three days', { tenderEndsAt: later(TENDER_NOTICE_MS) }, [['TENDER', 1]]],
    ['not one that ends later', { tenderEndsAt: later(TENDER_NOTICE_MS + 1) }, []],
    ['not one that is over', { tenderEndsAt: NOW }, []],
    ['not one that is settled', { tenderEndsAt: later(1), tenderState: 'SETTLED' }, []],
    ['not one of a closed series', { tenderEndsAt: later(1), state: 'CLOSED' }, []],
    [
      'no quarter that paid nobody, and none without its census',
      {
        events: [
          basis('PaymentSplit', { period: PERIOD, net: '0' }, ago(30)),
          basis('PaymentSplit', { period: 20262, net: '1' }, ago(30)),
        ],
      },
      [],
    ],
    [
      'a close after its days',
      { state: 'CLOSED', events: [basis('SeriesClosed', {}, later(-CLAIM_WAIT_MS))] },
      [['CLAIM_FINAL', 0]],
    ],
    [
      'an extinguishment after its days',
      { state: 'EXTINGUISHED', events: [basis('SeriesExtinguished', {}, later(-CLAIM_WAIT_MS))] },
      [['CLAIM_FINAL', 0]],
    ],
    ['not before', { state: 'CLOSED', events: [basis('SeriesClosed', {}, later(1 - CLAIM_WAIT_MS))] }, []],
  ])('%s', (_, more, expected) => expect(steps(more)).toEqual(expected));
});
