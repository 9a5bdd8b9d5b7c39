import { type Period, periodEnd } from '@income-series/protocol/period';
import type { Instruction } from '@solana/kit';
import { beforeEach, describe, expect, it } from 'vitest';
import { toHex } from './support/bytes.ts';
import { claimPayout, endByBuyOut } from './support/claims.ts';
import { type CurveWorld, createCurveWorld, DAY, readSeries, register, type Trader, unstake } from './support/curve.ts';
import { extinguish, OTHER, PAIR, requestExtinguishment, voidExtinguishment } from './support/extinguishment.ts';
import { revokeKey } from './support/registry.ts';
import { endQuarter, openReportWorld, report, submitReport } from './support/reports.ts';
import { VERIFIER } from './support/signed-rate.ts';
import { expectChecked } from './support/tamper.ts';
import { senders } from './support/world.ts';

const FIRST = 20261 as Period;
let world: CurveWorld;
const { accept, answer } = senders(() => world);
const after = (days: bigint) => world.chain.setTime(world.chain.now() + days * DAY);
const signaturesOf = ({ data }: Instruction) =>
  [-130, -65].map((at) => (data ?? new Uint8Array()).slice(at).slice(0, 65));

beforeEach(async () => {
  world = await openReportWorld({ treasuryBps: 0n });
  await register(world, 'attestor', OTHER.address);
});

describe('requestExtinguishment', () => {
  it('names two active attestors and a deadline', async () => {
    const now = world.chain.now();
    const { events } = await accept(requestExtinguishment(world));
    const [keyA, keyB] = PAIR.map(({ address }) => address.toLowerCase());
    const times = { noticeEndsAt: now + 7n * DAY, deadline: now + 20n * DAY };
    const fields = { seriesKey: toHex(world.curve.key), keyA, keyB, extinguishNonce: 0n, ...times };
    expect(events).toEqual([{ name: 'ExtinguishmentRequested', fields }]);
    const { deadline: deadlineOfSignatures, noticeEndsAt } = times;
    const kept = { keyA, keyB, extinguishNonce: 0n, noticeEndsAt, deadlineOfSignatures };
    expect(readSeries(world)).toMatchObject(kept);
    expect(await answer(requestExtinguishment(world))).toBe('ALREADY_REQUESTED');
  });

  it('refuses other keys, deadlines, senders and states', async () => {
    const [keyA, keyB] = PAIR;
    const request = (change: Parameters<typeof requestExtinguishment>[1]) =>
      answer(requestExtinguishment(world, change));
    expect(await request({ keys: [keyB, keyA] })).toBe('SIGNERS_NOT_ASCENDING');
    expect(await request({ keys: [keyA, keyA] })).toBe('SIGNERS_NOT_ASCENDING');
    const withVerifier = [keyA, VERIFIER].sort((one, two) =>
      one.address.toLowerCase() < two.address.toLowerCase() ? -1 : 1,
    );
    expect(await request({ keys: withVerifier as [typeof keyA, typeof keyA] })).toBe('SIGNER_INACTIVE');
    const now = world.chain.now();
    expect(await request({ deadline: now + 14n * DAY - 1n })).toBe('DEADLINE_TOO_SOON');
    expect(await request({ deadline: now + 90n * DAY + 1n })).toBe('DEADLINE_TOO_LATE');
    expect(await request({ sender: world.traders[0] as Trader })).toBe('NOT_ISSUER');
    expect(await request({ deadline: now + 14n * DAY })).toBe('ACCEPTED');
    await accept(voidExtinguishment(world));
    expect(await request({ deadline: now + 90n * DAY })).toBe('ACCEPTED');
    await accept(voidExtinguishment(world));
    await endByBuyOut(world);
    expect(await request({})).toBe('WRONG_STATE');
    world = await createCurveWorld();
    expect(await request({})).toBe('WRONG_STATE');
  });
});

describe('extinguish', () => {
  it('forgives what has accrued; what was paid stays claimable', async () => {
    await report(world, { period: FIRST, payment: 1_000n });
    await report(world, { period: 20262 as Period, payment: 500n, flag: 1 });
    await accept(requestExtinguishment(world));
    after(7n);
    const whole = await extinguish(world);
    const { events } = await accept(whole);
    const seriesKey = toHex(world.curve.key);
    const [keyA, keyB] = PAIR.map(({ address }) => address.toLowerCase());
    const [signatureA, signatureB] = signaturesOf(whole).map(toHex);
    expect(events).toEqual([
      { name: 'SeriesExtinguished', fields: { seriesKey, keyA, keyB, extinguishNonce: 0n, signatureA, signatureB } },
      { name: 'SeriesStateMoved', fields: { seriesKey, from: 3n, to: 8n } },
    ]);
    expect(readSeries(world)).toMatchObject({
      state: 8n,
      accrued: 0n,
      nextPeriod: 0n,
      extinguishNonce: 1n,
      owed: 990n,
    });
    const trader = world.traders[0] as Trader;
    expect((await accept(claimPayout(world, trader))).events[0]?.fields).toMatchObject({ amount: 660n });
    expect(await answer(unstake(world, trader, 600n))).toBe('ACCEPTED');
    expect(await answer(submitReport(world, { period: 20263, payment: 1n }))).toBe('WRONG_STATE');
    expect(await answer(whole)).toBe('NONCE_MOVED');
  });

  it('waits for the notice, and not longer than the deadline', async () => {
    expect(await answer(extinguish(world))).toBe('NOT_REQUESTED');
    await accept(requestExtinguishment(world));
    expect(await answer(extinguish(world, { nonce: 1n }))).toBe('NONCE_MOVED');
    const { noticeEndsAt, deadlineOfSignatures: deadline } = readSeries(world) as Record<string, bigint>;
    world.chain.setTime((noticeEndsAt ?? 0n) - 1n);
    expect(await answer(extinguish(world))).toBe('NOTICE_RUNNING');
    world.chain.setTime((deadline ?? 0n) + 1n);
    expect(await answer(extinguish(world))).toBe('DEADLINE_PAST');
    world.chain.setTime(deadline ?? 0n);
    expect(await answer(extinguish(world))).toBe('ACCEPTED');
  });

  it('is signed by both keys, in their order, while they are active', async () => {
    await accept(requestExtinguishment(world));
    after(7n);
    const [keyA, keyB] = PAIR;
    expect(await answer(extinguish(world, { signers: [keyB, keyA] }))).toBe('SIGNER_NOT_ADDRESSED');
    expect(await answer(extinguish(world, { signers: [keyA, keyA] }))).toBe('SIGNER_NOT_ADDRESSED');
    const [first, second] = signaturesOf(await extinguish(world)) as [Uint8Array, Uint8Array];
    for (const signatures of [
      [first.with(64, 0), second],
      [first, second.with(64, 0)],
    ]) {
      expect(await answer(extinguish(world, { signatures }))).toBe('SIGNATURE_NOT_CANONICAL');
    }
    const graceUntil = world.chain.now();
    await accept(revokeKey(world, world.admin, { kind: 'attestor', key: keyB.address, graceUntil }));
    world.chain.setTime(graceUntil + 1n);
    expect(await answer(extinguish(world))).toBe('SIGNER_INACTIVE');
    world.chain.setTime(graceUntil);
    expect(await answer(extinguish(world))).toBe('ACCEPTED');
  });

  it('waits until every past quarter is reported or missed, in a series that still runs', async () => {
    world.chain.setTime(periodEnd(FIRST) - 5n * DAY);
    await accept(requestExtinguishment(world));
    await endQuarter(world, FIRST);
    after(7n);
    expect(await answer(extinguish(world))).toBe('PERIOD_UNSETTLED');
    await accept(submitReport(world, { period: FIRST, payment: 1n }));
    await endByBuyOut(world);
    expect(await answer(extinguish(world))).toBe('WRONG_STATE');
  });

  it('is void once the issuer says so', async () => {
    await accept(requestExtinguishment(world));
    after(7n);
    const whole = await extinguish(world);
    expect(await answer(voidExtinguishment(world, world.traders[0] as Trader))).toBe('NOT_ISSUER');
    const { events } = await accept(voidExtinguishment(world));
    const fields = { seriesKey: toHex(world.curve.key), extinguishNonce: 0n };
    expect(events).toEqual([{ name: 'ExtinguishmentVoided', fields }]);
    expect(await answer(whole)).toBe('NONCE_MOVED');
    expect(await answer(extinguish(world))).toBe('NOT_REQUESTED');
  });

  it('checks every account, as the request does', async () => {
    const lines = ['3 NOT_ISSUER SIGNER_MISSING -', '4 ACCOUNT_INVALID - ACCOUNT_READONLY'];
    const keys = ['5 ACCOUNT_INVALID - -', '6 ACCOUNT_INVALID - -'];
    const request = await requestExtinguishment(world);
    await expectChecked(world, request, [...lines, ...keys]);
    await expectChecked(world, voidExtinguishment(world), lines);
    await accept(request);
    after(7n);
    const whole = await extinguish(world);
    await expectChecked(world, whole, [
      '3 ACCOUNT_INVALID - ACCOUNT_READONLY',
      '4 ACCOUNT_INVALID - -',
      '5 ACCOUNT_INVALID - -',
    ]);
  });
});
