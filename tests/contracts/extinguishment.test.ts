import { fieldToBytes32 } from '@income-series/protocol/field';
import type { Bytes32, EvmAddress } from '@income-series/protocol/hex';
import { nextPeriod, periodAt, periodEnd, reportWindow } from '@income-series/protocol/period';
import { EXTINGUISH_MAX, EXTINGUISH_MIN, EXTINGUISH_NOTICE } from '@income-series/protocol/policy';
import { describe, expect, it } from 'vitest';
import { forFile } from '../support/for-file.ts';
import {
  extinguishing,
  extinguishmentOf,
  getSeries,
  inOrder,
  pause,
  requestExtinguishment,
  spoilt,
} from './support/attest.ts';
import { endByBuyOut } from './support/buy-out.ts';
import { ATTESTOR, activeSeries, ISSUER, openSeries, prepare, stateOf, until, VERIFIER } from './support/raise.ts';
import { report } from './support/report.ts';
import { heldOf, prepareRouting, routedSeries } from './support/router.ts';
import { createWorld, names, only } from './support/world.ts';

const DAY = 86_400n;
const NOBODY = `0x${'0'.repeat(40)}`;
const OTHER = 10;
const THIRD = 9;
const STRANGER = 11;
const PAIR = [ATTESTOR, OTHER] as const;
const world = await forFile(createWorld());
const wallets = await prepare(world, 2);
const payer = world.account(8);
await prepareRouting(world, payer);
for (const n of [OTHER, THIRD]) await world.send(world.owner, 'registry', 'registerAttestor', [world.account(n)]);

const now = () => world.anvil.clock.now();
const issuer = () => world.account(ISSUER);
const stranger = () => world.account(STRANGER);
const holdings = () => [[wallets[0] as EvmAddress, 10n]] as const;

/** A series early in its quarter, so that the notice ends before the quarter does. */
async function active(): Promise<Bytes32> {
  await until(world, periodEnd(periodAt(await now())) + DAY);
  const firstPeriod = periodAt(await now());
  return (await activeSeries(world, holdings(), { firstPeriod, lastPeriod: firstPeriod + 50 })).seriesKey;
}
async function requested(): Promise<Bytes32> {
  const seriesKey = await active();
  await requestExtinguishment(world, seriesKey, PAIR);
  return seriesKey;
}
const noticed = async (seriesKey: Bytes32) => until(world, (await extinguishmentOf(world, seriesKey)).noticeEndsAt);
type Signed = Awaited<ReturnType<typeof extinguishing>>;
const sign = (seriesKey: Bytes32, signers: readonly [number, number] = PAIR, nonce?: bigint) =>
  extinguishing(world, seriesKey, signers, nonce);
const refusal = (args: Signed) => world.refusal(stranger(), 'hardship', 'extinguish', args);
const extinguish = (args: Signed) => world.send(stranger(), 'hardship', 'extinguish', args);

describe('a request for an extinguishment', () => {
  it('is the issuer’s, to two distinct active attestors, within the deadline’s bounds, one under a nonce', async () => {
    const seriesKey = await active();
    const [a, b] = inOrder(world, PAIR).map((n) => world.account(n)) as [EvmAddress, EvmAddress];
    const time = await now(); // a simulated call sees the head's own time
    const ask = (
      more: { from?: EvmAddress; key?: Bytes32; keys?: readonly [EvmAddress, EvmAddress]; length?: bigint } = {},
    ) =>
      world.refusal(more.from ?? issuer(), 'hardship', 'requestExtinguishment', [
        more.key ?? seriesKey,
        ...(more.keys ?? ([a, b] as const)),
        time + (more.length ?? EXTINGUISH_MIN),
      ]);
    expect(await ask({ key: fieldToBytes32(1n) })).toBe('SERIES_UNKNOWN');
    for (const from of [stranger(), a, b]) expect(await ask({ from })).toBe('NOT_ISSUER');
    expect(await ask({ key: (await openSeries(world)).seriesKey })).toBe('WRONG_STATE');
    expect(await ask({ keys: [b, a] })).toBe('SIGNERS_NOT_ASCENDING');
    expect(await ask({ keys: [a, a] })).toBe('SIGNERS_NOT_ASCENDING');
    const mixed = [a, world.account(VERIFIER)].toSorted() as [EvmAddress, EvmAddress];
    expect(await ask({ keys: mixed })).toBe('SIGNER_INACTIVE');
    const head = (await now()) - time;
    expect(await ask({ length: head + EXTINGUISH_MIN - 1n })).toBe('DEADLINE_TOO_SOON');
    expect(await ask({ length: head + EXTINGUISH_MIN })).toBe('ACCEPTED');
    expect(await ask({ length: head + EXTINGUISH_MAX })).toBe('ACCEPTED');
    expect(await ask({ length: head + EXTINGUISH_MAX + 1n })).toBe('DEADLINE_TOO_LATE');

    const deadline = (await now()) + 20n * DAY;
    const sent = await requestExtinguishment(world, seriesKey, PAIR, deadline);
    const noticeEndsAt = (await now()) + EXTINGUISH_NOTICE;
    const [keyA, keyB] = inOrder(world, PAIR).map((n) => world.key(n).address) as [EvmAddress, EvmAddress];
    const request = { keyA, keyB, extinguishNonce: 0n, noticeEndsAt, deadline };
    expect(sent.events).toEqual([{ name: 'ExtinguishmentRequested', args: { seriesKey, ...request } }]);
    expect(await extinguishmentOf(world, seriesKey)).toEqual(request);
    expect(await ask({ length: 30n * DAY })).toBe('ALREADY_REQUESTED');
    await until(world, deadline + 1n);
    expect(await ask({ length: deadline + 30n * DAY - time })).toBe('ALREADY_REQUESTED'); // voided first
  });
});

describe('an extinguishment', () => {
  it('is not to be had by two attestors whom the issuer did not ask', async () => {
    const seriesKey = await active();
    expect(await refusal(await sign(seriesKey))).toBe('NOT_REQUESTED');
    await requestExtinguishment(world, seriesKey, PAIR);
    await noticed(seriesKey);
    expect(await refusal(await sign(seriesKey, [ATTESTOR, THIRD]))).toBe('SIGNER_NOT_ADDRESSED');
    expect(await refusal(await sign(seriesKey))).toBe('ACCEPTED');
  });

  it('is for everyone to see before it counts, and lapses at its deadline', async () => {
    const seriesKey = await requested();
    const { noticeEndsAt, deadline } = await extinguishmentOf(world, seriesKey);
    const signed = await sign(seriesKey);
    await until(world, noticeEndsAt - 1n);
    expect(await refusal(signed)).toBe('NOTICE_RUNNING');
    await until(world, noticeEndsAt);
    expect(await refusal(signed)).toBe('ACCEPTED');
    await until(world, deadline);
    expect(await refusal(signed)).toBe('ACCEPTED');
    await until(world, deadline + 1n);
    expect(await refusal(signed)).toBe('DEADLINE_PAST');
  });

  it('forgives by the two named keys in the request’s order, no matter who relays it', async () => {
    const seriesKey = await active();
    await report(world, seriesKey, (await getSeries(world, seriesKey)).nextPeriod, { payment: 50n, flag: 1 });
    expect((await getSeries(world, seriesKey)).accrued).toBe(50n);
    await requestExtinguishment(world, seriesKey, PAIR);
    await noticed(seriesKey);
    const [low, high] = inOrder(world, PAIR);
    const args = await sign(seriesKey);
    const sent = await extinguish(args);
    expect(names(sent)).toEqual(['SeriesExtinguished', 'SeriesStateMoved']);
    expect(only(sent, 'SeriesExtinguished')).toEqual([
      {
        signerA: world.key(low).address,
        signerB: world.key(high).address,
        extinguishNonce: 0n,
        signatureA: args[2],
        signatureB: args[3],
      },
    ]);
    expect(await stateOf(world, seriesKey)).toBe('EXTINGUISHED');
    expect(await getSeries(world, seriesKey)).toMatchObject({ accrued: 0n, nextPeriod: 0 });
    const none = { keyA: NOBODY, keyB: NOBODY, noticeEndsAt: 0n, deadline: 0n };
    expect(await extinguishmentOf(world, seriesKey)).toEqual({ extinguishNonce: 1n, ...none });
    expect(await refusal(args)).toBe('NONCE_MOVED');
    expect(await refusal(await sign(seriesKey))).toBe('NOT_REQUESTED');
  });

  it('is held against its rules in order', async () => {
    const seriesKey = await requested();
    const [key, nonce, a, b] = await sign(seriesKey);
    expect(await refusal([key, 3n, spoilt(a), b])).toBe('NONCE_MOVED');
    expect(await refusal([key, nonce, spoilt(a), b])).toBe('NOTICE_RUNNING');
    await noticed(seriesKey);
    expect(await refusal([key, nonce, a, b])).toBe('ACCEPTED');
    expect(await refusal([key, nonce, spoilt(a), b])).toBe('SIGNATURE_NOT_CANONICAL');
    expect(await refusal([key, nonce, a, spoilt(b)])).toBe('SIGNATURE_NOT_CANONICAL');
    expect(await refusal([key, nonce, b, a])).toBe('SIGNER_NOT_ADDRESSED');
    expect(await refusal([key, nonce, a, a])).toBe('SIGNER_NOT_ADDRESSED');
    expect(await refusal(await sign(seriesKey, PAIR, 1n))).toBe('NONCE_MOVED');
    expect(await refusal(await sign((await openSeries(world)).seriesKey))).toBe('NOT_REQUESTED');
    await endByBuyOut(world, seriesKey);
    expect(await refusal([key, nonce, a, b])).toBe('WRONG_STATE');
  });

  it('counts only from keys that are still active', async () => {
    const key = 7;
    await world.send(world.owner, 'registry', 'registerAttestor', [world.account(key)]);
    const seriesKey = await active();
    await requestExtinguishment(world, seriesKey, [ATTESTOR, key]);
    await noticed(seriesKey);
    const signed = await sign(seriesKey, [ATTESTOR, key]);
    expect(await refusal(signed)).toBe('ACCEPTED');
    await world.send(world.owner, 'registry', 'revokeAttestor', [world.account(key), 0n]);
    expect(await refusal(signed)).toBe('SIGNER_INACTIVE');
  });

  it('comes to a paused series too, whose pause then has no end', async () => {
    const seriesKey = await active();
    await pause(world, seriesKey, (await now()) + 60n * DAY);
    await requestExtinguishment(world, seriesKey, PAIR);
    await noticed(seriesKey);
    await extinguish(await sign(seriesKey));
    expect(await stateOf(world, seriesKey)).toBe('EXTINGUISHED');
    expect(await world.refusal(issuer(), 'hardship', 'endPause', [seriesKey])).toBe('WRONG_STATE');
  });

  it('is void where the issuer takes back what it asked for', async () => {
    const seriesKey = await requested();
    await noticed(seriesKey);
    const signed = await sign(seriesKey);
    const takeBack = (from: EvmAddress, key = seriesKey) =>
      world.refusal(from, 'hardship', 'voidExtinguishment', [key]);
    expect(await takeBack(stranger())).toBe('NOT_ISSUER');
    expect(await takeBack(issuer(), fieldToBytes32(1n))).toBe('SERIES_UNKNOWN');
    const sent = await world.send(issuer(), 'hardship', 'voidExtinguishment', [seriesKey]);
    expect(sent.events).toEqual([{ name: 'ExtinguishmentVoided', args: { seriesKey, extinguishNonce: 0n } }]);
    expect(await refusal(signed)).toBe('NONCE_MOVED');
    expect(await refusal(await sign(seriesKey))).toBe('NOT_REQUESTED');
    await requestExtinguishment(world, seriesKey, PAIR);
    await noticed(seriesKey);
    expect(await refusal(signed)).toBe('NONCE_MOVED');
    expect(await refusal(await sign(seriesKey))).toBe('ACCEPTED');
  });
});

describe('quarters that are over', () => {
  it('are reported or missed before a series is extinguished', async () => {
    const seriesKey = await active();
    const { nextPeriod: first } = await getSeries(world, seriesKey);
    await until(world, periodEnd(first) - 10n * DAY);
    await requestExtinguishment(world, seriesKey, PAIR, (await now()) + EXTINGUISH_MAX);
    await noticed(seriesKey);
    const signed = await sign(seriesKey);
    await until(world, periodEnd(first) - 1n);
    expect(await refusal(signed)).toBe('ACCEPTED');
    await until(world, periodEnd(first));
    expect(await refusal(signed)).toBe('PERIOD_UNSETTLED');
    await report(world, seriesKey, first, { payment: 0n });
    expect(await refusal(signed)).toBe('ACCEPTED');
    const second = nextPeriod(first);
    await until(world, periodEnd(second));
    await world.send(issuer(), 'hardship', 'voidExtinguishment', [seriesKey]);
    await requestExtinguishment(world, seriesKey, PAIR, (await now()) + EXTINGUISH_MAX);
    await until(world, reportWindow(second).lateUntil - 1n);
    expect(await refusal(await sign(seriesKey))).toBe('PERIOD_UNSETTLED');
  });

  it('are paid to the holders of a routed series before the rest goes back to the issuer', async () => {
    await until(world, periodEnd(periodAt(await now())) + DAY);
    const { seriesKey, first } = await routedSeries(world, holdings(), { theta: 0n, ratePerUnit: 10n ** 16n });
    await world.send(payer, 'router', 'route', [seriesKey, 1_000n]);
    const withheld = await heldOf(world, seriesKey);
    expect(withheld > 0n).toBe(true);
    await until(world, periodEnd(first) + DAY);
    await requestExtinguishment(world, seriesKey, PAIR);
    await noticed(seriesKey);
    const signed = await sign(seriesKey);
    for (let period = first; period < periodAt(await now()); period = nextPeriod(period)) {
      expect(await refusal(signed)).toBe('PERIOD_UNSETTLED');
      await world.send(issuer(), 'hub', 'submitRoutedReport', [seriesKey, period]);
    }
    await extinguish(signed);
    expect((await getSeries(world, seriesKey)).paid).toBe(withheld);
    expect(await heldOf(world, seriesKey)).toBe(0n);
  });
});
