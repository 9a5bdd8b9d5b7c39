// A series of one kind lacks these: the steps of a curve on an EVM chain; raises, windows and routers of a curve.
// Each is refused by the code for it, before a node is asked and before anything is written.
import { randomUUID } from 'node:crypto';
import type { Bytes32 } from '@income-series/protocol/hex';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seriesKey as evmKey, seriesRow } from '../../access/engine/seed.ts';
import { newWallet, TEST_CHAIN, type TestWallet } from '../../support/gateway.ts';
import { type LiveGateway, type LiveWallet, openLiveGateway } from '../../support/solana/live.ts';
import { curveBuilders, DEADLINE, raised, stepOf } from './support/steps.ts';

const word = (byte: string) => `0x${byte.repeat(32)}`;
const ON_EVM = evmKey(1);

let live: LiveGateway;
let curve: Bytes32;
let holder: LiveWallet;
let issuer: TestWallet;
let session: string;

beforeAll(async () => {
  live = await openLiveGateway();
  [holder] = live.traders as [LiveWallet];
  issuer = newWallet();
  session = await live.signIn(issuer);
  await live.database.prisma.series.create({ data: seriesRow(1, issuer.address, { state: 'ACTIVE', routed: true }) });
  curve = await live.createCurve();
  await raised(live, curve);
});
afterAll(() => live?.close());

const rows = () => live.database.prisma.builtTransaction.count();
async function refused(token: string, mutation: string, input: object) {
  const before = await rows();
  const done = await live.act(token, mutation, '__typename', { ...input, allowFailing: true });
  expect(await rows()).toBe(before);
  return done;
}
const absent = { code: 'CALL_NOT_ON_CHAIN', path: null };

describe('a series of an EVM chain', () => {
  it.each<[string, () => object]>([
    ...curveBuilders(() => DEADLINE),
    ['buildSwap', () => ({ side: 'SELL', amount: '1', units: '1', deadlineAt: DEADLINE })],
  ])('has no %s', async (mutation, more) => {
    const at = { chain: TEST_CHAIN, seriesKey: ON_EVM, wallet: issuer.address };
    expect(await refused(session, mutation, { ...at, ...more() })).toEqual(absent);
  });

  it('has no transaction that grows too old', async () => {
    const { accountId } = await live.database.prisma.accountWallet.findFirstOrThrow({
      where: { address: issuer.address },
    });
    const at = new Date();
    const id = randomUUID();
    const place = { chain: TEST_CHAIN, wallet: issuer.address, seriesKey: ON_EVM, contract: word('ab').slice(0, 42) };
    await live.database.prisma.builtTransaction.create({
      data: {
        ...{ id, accountId, kind: 'markMissed', ...place, selector: '0x01020304', dataHash: word('01'), dataLength: 4 },
        ...{ simulation: { ok: true, errorName: null, cost: '1' }, createdAt: at, expiresAt: at },
      },
    });
    expect(await live.act(session, 'refreshTransaction', '__typename', { id })).toEqual(absent);
    expect((await live.act(await live.session(holder), 'refreshTransaction', '__typename', { id })).code).toBe(
      'NOT_FOUND',
    );
  });
});

const opening = { price: '1', quantity: '1', salt: word('01') };

describe('a curve series of a Solana cluster', () => {
  it.each<[string, () => object]>([
    ['buildApprovePaymentToken', () => ({ amount: '1', spender: 'RAISE' })],
    ['buildCommitBid', () => ({ commitment: word('01'), deposit: '1' })],
    ['buildRevealBid', () => opening],
    ['buildSettleStep', () => ({ maxBids: 1 })],
    ['buildPassGate', () => ({})],
    ['buildDeliverBid', () => ({ bidder: holder.address })],
    ['buildWithdrawProceeds', () => ({})],
    ['buildCancelRaise', () => ({})],
    ['buildOpenWindow', () => ({})],
    ['buildCommitOrder', () => ({ commitment: word('01'), money: '1' })],
    ['buildRevealOrder', () => opening],
    ['buildSettleWindow', () => ({ maxOrders: 1 })],
    ['buildDeliverOrder', () => ({ trader: holder.address, window: 1 })],
    ['buildOpenRouter', () => ({})],
    ['buildRouteIncome', () => ({ amount: '1' })],
    ['buildReleaseWithheld', () => ({})],
    ['buildSubmitRoutedReport', () => ({ period: '2026-Q1' })],
  ])('has no %s', async (mutation, more) => {
    for (const by of [holder, live.issuer]) {
      const input = { ...stepOf(live, curve, by), ...more() };
      expect(await refused(await live.session(by), mutation, input)).toEqual(absent);
    }
  });
});
