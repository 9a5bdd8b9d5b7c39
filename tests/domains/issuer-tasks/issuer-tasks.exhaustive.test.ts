import type { Bytes32 } from '@income-series/protocol/hex';
import {
  COMMIT_MIN,
  LAMPORTS_PER_UNIT,
  PAUSE_MAX,
  PROCEEDS_WAIT,
  TAIL_WINDOW,
  TRUEUP_MAX_AGE,
} from '@income-series/protocol/policy';
import { describe, expect, it } from 'vitest';
import type { Prisma } from '../../../src/generated/prisma/client.ts';
import { forFile } from '../../support/for-file.ts';
import { newWallet } from '../../support/gateway.ts';
import { dec, word } from '../../support/population/known.ts';
import {
  about,
  CHAIN,
  happened,
  type Issuer,
  insertSeries,
  openGateway,
  pageOf,
  RAISING,
  type SeriesColumns,
  settle,
  signUp,
  tasksOf,
  timeIs,
} from './support.ts';

const adminWallet = newWallet();
let issuer: Issuer;
const gateway = await forFile(openGateway(adminWallet));
const db = gateway.database.prisma;

/** A new issuer with one series, at a time. */
async function issuing(time: string, columns: SeriesColumns = {}, lastPeriod?: number): Promise<Bytes32> {
  issuer = await signUp(gateway);
  const key = await insertSeries(db, issuer.wallet.address, columns, lastPeriod);
  await timeIs(db, time);
  return key;
}
const tasks = (kind?: string) => tasksOf(gateway, issuer, kind);
/** State and transaction of the tasks of a kind at a time. */
async function statesAt(time: string, kind: string) {
  await timeIs(db, time);
  return (await tasks(kind)).map(({ state }) => state);
}
const change = (key: Bytes32, data: Prisma.SeriesUncheckedUpdateInput) =>
  db.series.update({ where: { chain_key: { chain: CHAIN, key } }, data });
const at = (iso: string) => new Date(iso);

it('has the numbers of the policy, which the view repeats', () => {
  const [hours, days] = [3_600n, 86_400n];
  expect([TAIL_WINDOW, TRUEUP_MAX_AGE, PAUSE_MAX, PROCEEDS_WAIT, COMMIT_MIN, LAMPORTS_PER_UNIT]).toEqual([
    ...[90n * days, 90n * days, 180n * days, 7n * days, 12n * hours],
    1_000_000n,
  ]);
});

describe('a report', () => {
  it('is the next quarter, then open, then late, and gone when it is reported', async () => {
    const key = await issuing('2026-03-01T00:00:00Z');
    const [first, ...others] = await tasks('REPORT');
    expect(others).toEqual([]);
    expect(first).toEqual({
      kind: 'REPORT',
      state: 'UPCOMING',
      seriesKey: key,
      period: '2026-Q1',
      opensAt: '2026-04-01T00:00:00.000Z',
      dueAt: '2026-05-16T00:00:00.000Z',
      lapsesAt: '2026-06-30T00:00:00.000Z',
      transactionKind: 'SUBMIT_REPORT',
      series: { key },
    });
    const rows = async (time: string) => {
      await timeIs(db, time);
      return (await tasks('REPORT')).map(({ period, state }) => `${period} ${state}`);
    };
    expect(await rows('2026-03-31T23:59:59Z')).toEqual(['2026-Q1 UPCOMING']);
    expect(await rows('2026-04-01T00:00:00Z')).toEqual(['2026-Q1 OPEN', '2026-Q2 UPCOMING']);
    expect(await rows('2026-05-15T23:59:59Z')).toEqual(['2026-Q1 OPEN', '2026-Q2 UPCOMING']);
    expect(await rows('2026-05-16T00:00:00Z')).toEqual(['2026-Q1 OVERDUE', '2026-Q2 UPCOMING']);
    await settle(db, key, 20261);
    expect(await rows('2026-05-17T00:00:00Z')).toEqual(['2026-Q2 UPCOMING']);
  });

  it('is of every quarter that is open, and of none that can only be marked as missed', async () => {
    const key = await issuing('2026-10-02T00:00:00Z');
    const periods = async () => (await tasks('REPORT')).map(({ period, state }) => `${period} ${state}`);
    expect(await periods()).toEqual(['2026-Q3 OPEN', '2026-Q4 UPCOMING']);
    await settle(db, key, 20261, 'MISSED');
    await settle(db, key, 20262, 'DEFERRED');
    const closesAt = at('2026-11-01T00:00:00Z');
    await db.period.updateMany({ where: { seriesKey: key, period: 20262 }, data: { closesAt, lateUntil: closesAt } });
    expect(await periods()).toEqual(['2026-Q2 OPEN', '2026-Q3 OPEN', '2026-Q4 UPCOMING']);
    await change(key, { state: 'PAUSED', pausedUntil: at('2026-12-01T00:00:00Z') });
    expect(await periods()).toHaveLength(3);
    await change(key, { state: 'CLOSED', closeReason: 'BUYOUT' });
    expect(await tasks()).toEqual([]);
  });

  it('of a quarter with routed income is the routed one, and has no last day', async () => {
    const key = await issuing('2026-08-01T00:00:00Z', { routed: true });
    await db.routedIncome.create({
      data: {
        ...{ chain: CHAIN, id: `${key}:20261`, seriesKey: key, period: 20261, amount: dec(5n), withheld: dec(1n) },
        updatedAt: at('2026-02-01T00:00:00Z'),
      },
    });
    const [first, second] = await tasks('REPORT');
    expect(first).toMatchObject({ period: '2026-Q1', state: 'OVERDUE', transactionKind: 'SUBMIT_ROUTED_REPORT' });
    expect(first).not.toHaveProperty('lapsesAt');
    expect(second).toMatchObject({ period: '2026-Q2', transactionKind: 'SUBMIT_REPORT' });
  });
});

describe('a true-up', () => {
  const annual = (key: Bytes32, year: number, attestationTs: string) => ({
    ...about(issuer.wallet.address, key),
    ...{ accountId: issuer.accountId, attestorKey: word(7).slice(0, 42), year, state: 'SIGNED' },
    ...{ openedAt: at(attestationTs), attestationTs: at(attestationTs), documentsCiphertext: [] },
    ...{ trueupSignature: `0x${'11'.repeat(65)}`, trueupSigner: word(7).slice(0, 42), trueupNonce: 0n },
    ...{ adjustment: dec(5n), trueupDigest: word(8) },
  });

  it('is of the last year and the running one, and is sent while its signature counts', async () => {
    const key = await issuing('2026-06-01T00:00:00Z');
    expect(await tasks('TRUE_UP')).toEqual([
      {
        ...{ kind: 'TRUE_UP', state: 'UPCOMING', seriesKey: key, year: 2026, opensAt: '2027-01-01T00:00:00.000Z' },
        series: { key },
      },
    ]);
    const years = async () => (await tasks('TRUE_UP')).map(({ year, state }) => `${year} ${state}`);
    await timeIs(db, '2027-01-01T00:00:00Z');
    expect(await years()).toEqual(['2026 OPEN', '2027 UPCOMING']);
    await db.tier3Annual.create({ data: annual(key, 2026, '2027-02-01T00:00:00Z') });
    await timeIs(db, '2027-02-02T00:00:00Z');
    expect((await tasks('TRUE_UP'))[0]).toMatchObject({
      ...{ year: 2026, state: 'OPEN', dueAt: '2027-05-02T00:00:00.000Z', transactionKind: 'SUBMIT_TRUE_UP' },
    });
    await happened(db, key, { name: 'TrueUpAccepted', args: { year: 2026 }, at: '2027-02-03T00:00:00Z' });
    expect(await years()).toEqual(['2027 UPCOMING']);
  });

  it('of an earlier year is listed by its signature alone', async () => {
    const key = await issuing('2028-01-02T00:00:00Z', {}, 20284);
    const years = async () => (await tasks('TRUE_UP')).map(({ year }) => year);
    expect(await years()).toEqual([2027, 2028]);
    await db.tier3Annual.create({ data: annual(key, 2026, '2027-12-20T00:00:00Z') });
    expect(await years()).toEqual([2026, 2027, 2028]);
    // A pause may have stopped the clock of the signature.
    await change(key, { pausedFrom: at('2028-01-01T00:00:00Z') });
    expect((await tasks('TRUE_UP'))[0]).toMatchObject({ year: 2026, dueAt: '2028-09-15T00:00:00.000Z' });
  });

  it('and what accrued are due before the tail ends', async () => {
    const key = await issuing('2028-05-01T00:00:00Z', { state: 'TAIL', accruedTotal: dec(9n) });
    await happened(db, key, { name: 'SeriesTailStarted', at: '2028-04-01T00:00:00Z' });
    const due = { opensAt: '2028-04-01T00:00:00.000Z', dueAt: '2028-06-30T00:00:00.000Z' };
    expect(await tasks('TAIL_PAYMENT')).toEqual([
      { kind: 'TAIL_PAYMENT', state: 'OPEN', seriesKey: key, ...due, transactionKind: 'PAY_TAIL', series: { key } },
    ]);
    expect(await tasks('TRUE_UP')).toMatchObject([{ year: 2027, state: 'OPEN', dueAt: due.dueAt }]);
    expect(await statesAt('2028-06-30T00:00:00Z', 'TAIL_PAYMENT')).toEqual(['OVERDUE']);
    await change(key, { accruedTotal: dec(0n) });
    expect(await tasks('TAIL_PAYMENT')).toEqual([]);
  });
});

describe('a pause', () => {
  it('is ended by its last day', async () => {
    const [pausedFrom, pausedUntil] = [at('2026-02-01T00:00:00Z'), at('2026-03-01T00:00:00Z')];
    const key = await issuing('2026-02-02T00:00:00Z', { state: 'PAUSED', pausedFrom, pausedUntil });
    expect(await tasks('PAUSE_END')).toEqual([
      {
        ...{ kind: 'PAUSE_END', state: 'OPEN', seriesKey: key, opensAt: '2026-02-01T00:00:00.000Z' },
        ...{ dueAt: '2026-03-01T00:00:00.000Z', transactionKind: 'END_PAUSE', series: { key } },
      },
    ]);
    expect(await statesAt('2026-03-01T00:00:00Z', 'PAUSE_END')).toEqual(['OVERDUE']);
    await change(key, { state: 'ACTIVE', pausedUntil: null });
    expect(await tasks('PAUSE_END')).toEqual([]);
  });

  it('is requested, and the request withdrawn, while its nonce is the series’', async () => {
    const key = await issuing('2026-02-02T00:00:00Z');
    const row = await db.hardshipRequest.create({
      data: {
        ...about(issuer.wallet.address, key),
        ...{ accountId: issuer.accountId, attestorKey: word(7).slice(0, 42), ciphertext: 'x', state: 'PREPARED' },
        ...{ pauseNonce: 0n, openedAt: at('2026-02-01T00:00:00Z') },
      },
    });
    const kinds = async (state: string) => {
      await db.hardshipRequest.update({ where: { id: row.id }, data: { state } });
      return (await tasks('PAUSE_REQUEST')).map(({ transactionKind }) => transactionKind);
    };
    expect(await kinds('PREPARED')).toEqual(['REQUEST_PAUSE']);
    expect(await kinds('REQUESTED')).toEqual(['WITHDRAW_PAUSE']);
    expect(await kinds('REFUSED')).toEqual(['WITHDRAW_PAUSE']);
    expect(await kinds('WITHDRAWN')).toEqual([]);
    // Another request of the same nonce: one of both can be sent.
    await db.hardshipRequest.create({
      data: { ...row, approval: undefined as never, id: crypto.randomUUID(), state: 'PREPARED' },
    });
    expect(await kinds('PREPARED')).toEqual(['REQUEST_PAUSE']);
    expect(await kinds('REQUESTED')).toEqual(['WITHDRAW_PAUSE']);
    await change(key, { pauseNonce: 1n });
    expect(await kinds('PREPARED')).toEqual([]);
  });
});

describe('an extinguishment', () => {
  it('is requested, then its signatures count between two times, and after these it is voided', async () => {
    const key = await issuing('2026-02-02T00:00:00Z');
    await db.extinguishmentRequest.create({
      data: {
        ...about(issuer.wallet.address, key),
        ...{ accountId: issuer.accountId, attestorKeyA: word(6).slice(0, 42), attestorKeyB: word(7).slice(0, 42) },
        ...{ evidenceCiphertext: 'x', state: 'OPEN', extinguishNonce: 0n, openedAt: at('2026-02-01T00:00:00Z') },
      },
    });
    expect(await tasks('EXTINGUISHMENT_REQUEST')).toMatchObject([
      { state: 'OPEN', transactionKind: 'REQUEST_EXTINGUISHMENT' },
    ]);
    await change(key, {
      ...{ extinguishKeyA: word(6).slice(0, 42), extinguishKeyB: word(7).slice(0, 42) },
      extinguishNoticeEndsAt: at('2026-02-10T00:00:00Z'),
      extinguishDeadline: at('2026-02-20T00:00:00Z'),
    });
    expect(await tasks('EXTINGUISHMENT_REQUEST')).toEqual([]);
    expect(await tasks('EXTINGUISHMENT')).toMatchObject([
      {
        opensAt: '2026-02-10T00:00:00.000Z',
        dueAt: '2026-02-20T00:00:00.000Z',
        transactionKind: 'VOID_EXTINGUISHMENT',
      },
    ]);
    expect(await statesAt('2026-02-09T00:00:00Z', 'EXTINGUISHMENT')).toEqual(['UPCOMING']);
    expect(await statesAt('2026-02-20T00:00:00Z', 'EXTINGUISHMENT')).toEqual(['OPEN']);
    expect(await statesAt('2026-02-20T00:00:01Z', 'EXTINGUISHMENT')).toEqual(['OVERDUE']);
    await change(key, { state: 'EXTINGUISHED' });
    expect(await tasks()).toEqual([]);
  });
});

it('a signed amendment waits for its issuer while the nonce is the series’', async () => {
  const key = await issuing('2026-02-02T00:00:00Z');
  const row = await db.termsAmendment.create({
    data: {
      ...about(issuer.wallet.address, key),
      ...{ accountId: issuer.accountId, state: 'AWAITING_ATTESTOR', attestorKey: word(7).slice(0, 42), keyId: 'k' },
      ...{ ciphertext: new Uint8Array([1]), termsCommitment: word(9), newCap: dec(10n) },
      proposedAt: at('2026-02-01T00:00:00Z'),
    },
  });
  expect(await tasks('AMENDMENT')).toEqual([]);
  const signature = { attestorSignature: `0x${'22'.repeat(65)}`, amendmentNonce: 0n, digest: word(3) };
  const signedAt = at('2026-02-02T00:00:00Z');
  await db.termsAmendment.update({ where: { id: row.id }, data: { state: 'SIGNED', signedAt, ...signature } });
  expect(await tasks('AMENDMENT')).toMatchObject([{ state: 'OPEN', transactionKind: 'AMEND_TERMS' }]);
  await change(key, { routed: true });
  expect(await tasks('AMENDMENT')).toMatchObject([{ transactionKind: 'AMEND_ROUTED_TERMS' }]);
  await change(key, { amendmentNonce: 1n });
  expect(await tasks('AMENDMENT')).toEqual([]);
});

it('a buy-out is possible between two times, both included', async () => {
  const key = await issuing('2026-02-02T00:00:00Z');
  expect(await tasks('BUY_OUT')).toEqual([]);
  await change(key, { buyOutPossibleAt: at('2026-02-10T00:00:00Z'), buyOutLapsesAt: at('2026-02-24T00:00:00Z') });
  expect(await statesAt('2026-02-09T23:59:59Z', 'BUY_OUT')).toEqual(['UPCOMING']);
  expect(await statesAt('2026-02-10T00:00:00Z', 'BUY_OUT')).toEqual(['OPEN']);
  expect(await statesAt('2026-02-24T00:00:00Z', 'BUY_OUT')).toEqual(['OPEN']);
  expect(await statesAt('2026-02-24T00:00:01Z', 'BUY_OUT')).toEqual([]);
});

describe('a raise', () => {
  it('is cancelled before it is revealed, then settled before its gate closes', async () => {
    const key = await issuing('2026-01-05T00:00:00Z', RAISING);
    const settlement = { opensAt: '2026-01-20T00:00:00.000Z', dueAt: '2026-01-30T00:00:00.000Z' };
    expect(await tasks()).toMatchObject([
      { kind: 'RAISE_CANCELLATION', state: 'OPEN', dueAt: '2026-01-10T00:00:00.000Z', transactionKind: 'CANCEL_RAISE' },
      { kind: 'RAISE_SETTLEMENT', state: 'UPCOMING', ...settlement, transactionKind: 'SETTLE_STEP' },
    ]);
    expect(await statesAt('2026-01-10T00:00:00Z', 'RAISE_CANCELLATION')).toEqual([]);
    expect(await statesAt('2026-01-20T00:00:00Z', 'RAISE_SETTLEMENT')).toEqual(['OPEN']);
    await change(key, { state: 'SETTLING', phase: 'GATE' });
    expect(await tasks()).toMatchObject([{ kind: 'RAISE_SETTLEMENT', transactionKind: 'PASS_GATE' }]);
    expect(await statesAt('2026-01-30T00:00:00Z', 'RAISE_SETTLEMENT')).toEqual(['OVERDUE']);
    await change(key, { state: 'FAILED', phase: 'FAILED', failureReason: 'TIMEOUT' });
    expect(await tasks()).toEqual([]);
  });

  it('of a routed series needs its router before bidding ends', async () => {
    const key = await issuing('2026-01-05T00:00:00Z', { ...RAISING, routed: true });
    expect(await tasks('ROUTER_OPENING')).toMatchObject([
      { state: 'OPEN', dueAt: '2026-01-10T00:00:00.000Z', transactionKind: 'OPEN_ROUTER' },
    ]);
    expect(await statesAt('2026-01-10T00:00:00Z', 'ROUTER_OPENING')).toEqual([]);
    await timeIs(db, '2026-01-05T00:00:00Z');
    await change(key, { routedTheta: dec(1n), routedRate: dec(1n) });
    expect(await tasks('ROUTER_OPENING')).toEqual([]);
  });

  it('leaves proceeds until they are withdrawn', async () => {
    const key = await issuing('2026-02-02T00:00:00Z', { proceeds: dec(100n), state: 'CLOSED', closeReason: 'CAP' });
    expect(await tasks()).toMatchObject([{ kind: 'PROCEEDS', state: 'OPEN', transactionKind: 'WITHDRAW_PROCEEDS' }]);
    await db.moneyEvent.create({
      data: {
        ...{ chain: CHAIN, id: `${key}:m`, seriesKey: key, kind: 'PROCEEDS', wallet: issuer.wallet.address },
        ...{ amount: dec(100n), txHash: key, blockNumber: 1n, logIndex: 0, at: at('2026-02-01T00:00:00Z') },
      },
    });
    expect(await tasks()).toEqual([]);
  });
});

describe('a curve', () => {
  const NO_RAISE: SeriesColumns = {
    ...{ phase: null, reservePrice: null, maxUnitsPerBid: null, minRaise: null, minHolders: null },
    ...{ concentrationBps: null, commitEndsAt: null, revealEndsAt: null, gateEndsAt: null },
  };

  it('fails after its last day, or is activated, and leaves proceeds', async () => {
    const key = await issuing('2026-01-05T00:00:00Z', { ...NO_RAISE, state: 'CURVE', activatedAt: null });
    await db.curve.create({
      data: {
        ...{ chain: CHAIN, seriesKey: key, mint: word(4).slice(0, 42), virtualQuote: dec(1n), virtualBase: dec(2n) },
        ...{ threshold: dec(50n), deadline: at('2026-01-15T00:00:00Z'), feeBps: 1, treasuryBps: 1 },
      },
    });
    const [end] = await tasks();
    expect(end).toMatchObject({ kind: 'CURVE_END', state: 'UPCOMING', transactionKind: 'FAIL_CURVE' });
    expect(await statesAt('2026-01-15T00:00:00Z', 'CURVE_END')).toEqual(['OVERDUE']);
    await timeIs(db, '2026-01-06T00:00:00Z');
    const where = { chain_seriesKey: { chain: CHAIN, seriesKey: key } };
    await db.curve.update({ where, data: { reserve: dec(50n) } });
    expect(await tasks()).toMatchObject([{ kind: 'CURVE_END', state: 'OPEN', transactionKind: 'ACTIVATE_CURVE' }]);
    await db.curve.update({ where, data: { reserve: dec(0n), proceeds: dec(50n), raised: dec(50n) } });
    await change(key, { state: 'ACTIVE', activatedAt: at('2026-01-06T00:00:00Z') });
    expect(await tasks('CURVE_END')).toEqual([]);
    expect(await tasks('PROCEEDS')).toMatchObject([
      { state: 'UPCOMING', opensAt: '2026-01-13T00:00:00.000Z', transactionKind: 'COLLECT_PROCEEDS' },
    ]);
    expect(await statesAt('2026-01-13T00:00:00Z', 'PROCEEDS')).toEqual(['OPEN']);
    await db.curve.update({ where, data: { proceeds: dec(0n) } });
    expect(await tasks('PROCEEDS')).toEqual([]);
  });
});

describe('a draft', () => {
  const RAISE = { commitEndsAt: `${Date.parse('2026-02-01T12:00:00Z') / 1000}` };

  async function drafted(raise: Prisma.InputJsonObject = RAISE) {
    issuer = await signUp(gateway);
    await timeIs(db, '2026-01-10T00:00:00Z');
    const seriesKey = word(Date.parse('2026-01-01T00:00:00Z') + Math.floor(Math.random() * 1e9));
    const { accountId, wallet } = issuer;
    return db.seriesDraft.create({
      data: {
        ...{ accountId, chain: CHAIN, issuer: wallet.address, draftSalt: word(5), seriesKey, termsCommitment: word(6) },
        ...{ currencyCode: 840, indexingRule: 0, unitsOffered: 100n, raise, createdAt: at('2026-01-02T00:00:00Z') },
      },
    });
  }
  const contract = (draft: { id: string; seriesKey: string }, state: string, more: object = {}) => ({
    ...{ id: crypto.randomUUID(), accountId: issuer.accountId, kind: 'SERIES', chain: CHAIN },
    ...{ wallet: issuer.wallet.address, draftId: draft.id, draftVersion: 1, seriesKey: draft.seriesKey },
    ...{ templateVersion: 1, templateHash: word(1), documentHash: word(2), state },
    ...{ renderedAt: at('2026-01-09T00:00:00Z'), expiresAt: at('2026-01-10T06:00:00Z') },
    ...more,
  });
  const SIGNED = {
    ...{ signedAt: at('2026-01-09T01:00:00Z'), signedHash: word(2), keyId: 'k', onchain: 'PENDING' },
    signedDocumentEncrypted: new Uint8Array([1]),
  };

  it('has a contract to sign, then is created, before a raise is too short', async () => {
    const draft = await drafted();
    const { seriesKey } = draft;
    const latest = '2026-02-01T00:00:00.000Z';
    expect(await tasks()).toEqual([
      {
        ...{ kind: 'CONTRACT', state: 'OPEN', seriesKey, opensAt: '2026-01-02T00:00:00.000Z', dueAt: latest },
        ...{ lapsesAt: latest, draft: { seriesKey } },
      },
    ]);
    const rendered = await db.contractSession.create({ data: contract(draft, 'RENDERED') });
    expect(await tasks()).toMatchObject([{ kind: 'CONTRACT', dueAt: '2026-01-10T06:00:00.000Z', lapsesAt: latest }]);
    await timeIs(db, '2026-01-10T06:00:00Z');
    expect(await tasks()).toMatchObject([{ kind: 'CONTRACT', dueAt: latest }]);
    await db.contractSession.update({ where: { id: rendered.id }, data: { state: 'SIGNED', ...SIGNED } });
    expect(await tasks()).toMatchObject([
      { kind: 'CREATION', state: 'OPEN', dueAt: latest, transactionKind: 'CREATE_SERIES' },
    ]);
    expect(await statesAt('2026-02-01T00:00:00Z', 'CREATION')).toEqual(['OVERDUE']);
    await db.seriesDraft.update({ where: { id: draft.id }, data: { version: 2 } });
    expect(await tasks()).toMatchObject([{ kind: 'CONTRACT' }]);
  });

  it('of a routed series and of a curve is created by its own transaction, and is done with the series', async () => {
    const routed = await drafted({ ...RAISE, routed: true });
    await db.contractSession.create({ data: contract(routed, 'SIGNED', SIGNED) });
    expect(await tasks()).toMatchObject([{ transactionKind: 'CREATE_ROUTED_SERIES' }]);
    const curve = { deadline: RAISE.commitEndsAt };
    await db.$executeRaw`UPDATE series_drafts SET raise = NULL, curve = ${JSON.stringify(curve)}::jsonb WHERE id = ${routed.id}::uuid`;
    expect(await tasks()).toMatchObject([{ dueAt: '2026-02-01T00:00:00.000Z', transactionKind: 'CREATE_CURVE' }]);
    await insertSeries(db, issuer.wallet.address, { ...RAISING, key: routed.seriesKey });
    expect((await tasks()).map(({ kind }) => kind)).not.toContain('CREATION');
  });

  it('is not shown to the account that has its wallet now, nor to the one that had it', async () => {
    await drafted();
    const before = issuer;
    const other = await signUp(gateway);
    await db.accountWallet.updateMany({
      where: { address: before.wallet.address },
      data: { accountId: other.accountId },
    });
    expect(await tasksOf(gateway, other)).toEqual([]);
    expect(await tasksOf(gateway, before)).toEqual([]);
  });
});

describe('the list', () => {
  it('is its issuer’s alone', async () => {
    const key = await issuing('2026-04-02T00:00:00Z');
    const [other, holder, admin] = [await signUp(gateway), await signUp(gateway), await signUp(gateway, adminWallet)];
    await db.position.create({
      data: {
        ...{ chain: CHAIN, id: `${key}:p`, seriesKey: key, holder: holder.wallet.address, units: 5n },
        openedAt: at('2026-02-01T00:00:00Z'),
      },
    });
    expect(await tasks()).not.toEqual([]);
    for (const reader of [other, holder, admin]) expect(await tasksOf(gateway, reader)).toEqual([]);
    const { data, errors } = await gateway.ask('{ myIssuerTasks { totalCount } }');
    expect([data?.myIssuerTasks, errors?.map(({ extensions }) => extensions.code)]).toEqual([
      null,
      ['UNAUTHENTICATED'],
    ]);
  });

  it('follows the wallet', async () => {
    await issuing('2026-04-02T00:00:00Z');
    const count = (await tasks()).length;
    const [before, other] = [issuer, await signUp(gateway)];
    await db.accountWallet.updateMany({
      where: { address: before.wallet.address },
      data: { accountId: other.accountId },
    });
    expect((await tasksOf(gateway, other)).length).toBe(count);
    expect(await tasksOf(gateway, before)).toEqual([]);
  });

  it('is filtered by series, kind, state and the time it is due, and reads all of many wallets', async () => {
    const key = await issuing('2026-04-02T00:00:00Z');
    for (let i = 0; i < 20; i++) {
      const { address } = newWallet();
      await db.accountWallet.create({ data: { accountId: issuer.accountId, chain: CHAIN, address } });
      await insertSeries(db, address);
    }
    await timeIs(db, '2026-04-02T00:00:00Z');
    const count = async (args: string) => (await pageOf(gateway, issuer.token, `first: 100, ${args}`)).totalCount;
    expect(await count('direction: ASC')).toBe(63);
    expect(await count(`seriesKey: "${key}"`)).toBe(3);
    expect(await count('kind: REPORT')).toBe(42);
    expect(await count('kind: REPORT, state: OPEN')).toBe(21);
    expect(await count('state: UPCOMING')).toBe(42);
    expect(await count('dueAt: { endsAt: "2026-06-01T00:00:00Z" }')).toBe(21);
  });
});
