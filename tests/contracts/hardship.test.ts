import { fieldToBytes32 } from '@income-series/protocol/field';
import type { Bytes32, EvmAddress } from '@income-series/protocol/hex';
import { periodAt } from '@income-series/protocol/period';
import { PAUSE_BUDGET, PAUSE_COOLDOWN, PAUSE_MAX } from '@income-series/protocol/policy';
import { describe, expect, it } from 'vitest';
import { forFile } from '../support/for-file.ts';
import { approval, pause, pauseOf, requestPause, spoilt } from './support/attest.ts';
import { buyOut, endByBuyOut, noticeBuyOut } from './support/buy-out.ts';
import { ATTESTOR, activeSeries, ISSUER, openSeries, prepare, stateOf, until, VERIFIER } from './support/raise.ts';
import { createWorld, names, only } from './support/world.ts';

const DAY = 86_400n;
const OTHER_ATTESTOR = 10;
const STRANGER = 11;
const world = await forFile(createWorld());
const wallets = await prepare(world, 2);
await world.send(world.owner, 'registry', 'registerAttestor', [world.account(OTHER_ATTESTOR)]);

const now = () => world.anvil.clock.now();
const issuer = () => world.account(ISSUER);
const stranger = () => world.account(STRANGER);
async function active(): Promise<Bytes32> {
  const lastPeriod = periodAt(await now()) + 50;
  return (await activeSeries(world, [[wallets[0] as EvmAddress, 10n]], { lastPeriod })).seriesKey;
}
type Approval = Awaited<ReturnType<typeof approval>>;
const approve = (args: Approval) => world.refusal(stranger(), 'hardship', 'approvePause', args);
const end = (seriesKey: Bytes32, from: EvmAddress) => world.refusal(from, 'hardship', 'endPause', [seriesKey]);

describe('a request for a pause', () => {
  it('is the issuer’s, of an active series, to an active attestor, one at a time', async () => {
    const seriesKey = await active();
    const ask = (from: EvmAddress, attestor: number, key = seriesKey) =>
      world.refusal(from, 'hardship', 'requestPause', [key, world.account(attestor)]);
    expect(await ask(issuer(), ATTESTOR, fieldToBytes32(1n))).toBe('SERIES_UNKNOWN');
    expect(await ask(stranger(), ATTESTOR)).toBe('NOT_ISSUER');
    expect(await ask(issuer(), VERIFIER)).toBe('SIGNER_INACTIVE');
    expect(await ask(issuer(), ATTESTOR, (await openSeries(world)).seriesKey)).toBe('WRONG_STATE');
    const sent = await requestPause(world, seriesKey);
    expect(sent.events).toEqual([
      { name: 'PauseRequested', args: { seriesKey, attestor: world.key(ATTESTOR).address, pauseNonce: 0n } },
    ]);
    expect(await pauseOf(world, seriesKey)).toMatchObject({ state: 1, attestor: world.key(ATTESTOR).address });
    expect(await ask(issuer(), OTHER_ATTESTOR)).toBe('ALREADY_REQUESTED');
  });

  it('can be withdrawn by the issuer, which voids what was signed for it', async () => {
    const seriesKey = await active();
    const withdraw = (from: EvmAddress, key = seriesKey) => world.refusal(from, 'hardship', 'withdrawPause', [key]);
    expect(await withdraw(issuer())).toBe('NOT_REQUESTED');
    await requestPause(world, seriesKey);
    const signed = await approval(world, seriesKey, (await now()) + 10n * DAY);
    expect(await withdraw(stranger())).toBe('NOT_ISSUER');
    expect(await withdraw(issuer(), fieldToBytes32(1n))).toBe('SERIES_UNKNOWN');
    const sent = await world.send(issuer(), 'hardship', 'withdrawPause', [seriesKey]);
    expect(sent.events).toEqual([{ name: 'PauseRequestWithdrawn', args: { seriesKey, pauseNonce: 0n } }]);
    expect(await pauseOf(world, seriesKey)).toMatchObject({ state: 0, pauseNonce: 1n });
    expect(await approve(signed)).toBe('NOT_REQUESTED');
    await requestPause(world, seriesKey);
    expect(await approve(signed)).toBe('NONCE_MOVED');
  });
});

describe('the approval of a pause', () => {
  it('pauses the series, no matter who relays it, and moves the nonce', async () => {
    const seriesKey = await active();
    const pauseEnd = (await now()) + 30n * DAY;
    const sent = await pause(world, seriesKey, pauseEnd);
    expect(names(sent)).toEqual(['PauseApproved', 'SeriesStateMoved']);
    expect(only(sent, 'PauseApproved')).toMatchObject([
      { attestor: world.key(ATTESTOR).address, pauseNonce: 0n, pauseEnd },
    ]);
    expect(await stateOf(world, seriesKey)).toBe('PAUSED');
    expect(await pauseOf(world, seriesKey)).toMatchObject({
      state: 2,
      attestor: world.key(ATTESTOR).address,
      pauseNonce: 1n,
      startedAt: await now(),
      pauseEnd,
      used: 0n,
      lastEndedAt: 0n,
    });
    expect(await approve(await approval(world, seriesKey, pauseEnd))).toBe('NOT_REQUESTED');
    const { attestor } = await pauseOf(world, seriesKey);
    expect(await world.refusal(issuer(), 'hardship', 'requestPause', [seriesKey, attestor])).toBe('WRONG_STATE');
  });

  it('is held against its rules in order', async () => {
    const seriesKey = await active();
    await requestPause(world, seriesKey);
    const soon = (await now()) + 10n * DAY;
    const late = (await now()) + PAUSE_MAX + 100n * DAY;
    const by = (pauseEnd: bigint, plan: Parameters<typeof approval>[3] = {}) =>
      approval(world, seriesKey, pauseEnd, plan);
    const broken = ([key, nonce, pauseEnd, signature]: Approval): Approval => [key, nonce, pauseEnd, spoilt(signature)];
    expect(await approve(await by(soon))).toBe('ACCEPTED');
    expect(await approve(await by(1n, { nonce: 7n }))).toBe('NONCE_MOVED');
    expect(await approve(broken(await by(1n)))).toBe('PAUSE_END_PAST');
    expect(await approve(broken(await by(late)))).toBe('PAUSE_TOO_LONG');
    expect(await approve(broken(await by(soon)))).toBe('SIGNATURE_NOT_CANONICAL');
    expect(await approve(await by(soon, { signer: OTHER_ATTESTOR }))).toBe('SIGNER_NOT_ADDRESSED');
    const [key, nonce, pauseEnd, signature] = await by(soon);
    expect(await approve([key, nonce, pauseEnd + 1n, signature])).toBe('SIGNER_NOT_ADDRESSED');
  });

  it('must end after now and within the longest pause, to the second', async () => {
    const seriesKey = await active();
    await requestPause(world, seriesKey);
    // A simulated call sees the head's own time.
    const time = await now();
    expect(await approve(await approval(world, seriesKey, time))).toBe('PAUSE_END_PAST');
    expect(await approve(await approval(world, seriesKey, time + 1n))).toBe('ACCEPTED');
    expect(await approve(await approval(world, seriesKey, time + PAUSE_MAX))).toBe('ACCEPTED');
    expect(await approve(await approval(world, seriesKey, time + PAUSE_MAX + 1n))).toBe('PAUSE_TOO_LONG');
  });

  it('counts only from a key that is still active', async () => {
    const { send, owner, account } = world;
    const key = 9;
    await send(owner, 'registry', 'registerAttestor', [account(key)]);
    const seriesKey = await active();
    await requestPause(world, seriesKey, key);
    const signed = await approval(world, seriesKey, (await now()) + DAY, { signer: key });
    expect(await approve(signed)).toBe('ACCEPTED');
    await send(owner, 'registry', 'revokeAttestor', [account(key), 0n]);
    expect(await approve(signed)).toBe('SIGNER_INACTIVE');
  });

  it('is refused once the series has left ACTIVE by another way', async () => {
    const seriesKey = await active();
    await requestPause(world, seriesKey);
    await endByBuyOut(world, seriesKey);
    expect(await approve(await approval(world, seriesKey, (await now()) + DAY))).toBe('WRONG_STATE');
    expect(await world.refusal(issuer(), 'hardship', 'withdrawPause', [seriesKey])).toBe('ACCEPTED');
  });
});

describe('the end of a pause', () => {
  it('is the issuer’s until its time, and anyone’s from then on', async () => {
    const seriesKey = await active();
    expect(await end(seriesKey, issuer())).toBe('NOT_PAUSED');
    const pauseEnd = (await now()) + 30n * DAY;
    await pause(world, seriesKey, pauseEnd);
    expect(await end(seriesKey, issuer())).toBe('ACCEPTED');
    expect(await end(seriesKey, stranger())).toBe('PAUSE_RUNNING');
    await until(world, pauseEnd - 1n);
    expect(await end(seriesKey, stranger())).toBe('PAUSE_RUNNING');
    await until(world, pauseEnd);
    expect(await end(seriesKey, stranger())).toBe('ACCEPTED');
    await until(world, pauseEnd + 50n * DAY);
    expect(await stateOf(world, seriesKey)).toBe('PAUSED');
    const { startedAt } = await pauseOf(world, seriesKey);
    const sent = await world.send(stranger(), 'hardship', 'endPause', [seriesKey]);
    expect(names(sent)).toEqual(['PauseEnded', 'SeriesStateMoved']);
    expect(only(sent, 'PauseEnded')).toEqual([{ pauseNonce: 0n, endedAt: pauseEnd }]);
    expect(await stateOf(world, seriesKey)).toBe('ACTIVE');
    expect(await pauseOf(world, seriesKey)).toMatchObject({
      state: 0,
      attestor: `0x${'0'.repeat(40)}`,
      used: pauseEnd - startedAt,
      lastEndedAt: pauseEnd,
      pauseNonce: 1n,
    });
  });

  it('counts an early end by what was used, and lets the next come after the cooldown alone', async () => {
    const seriesKey = await active();
    await pause(world, seriesKey, (await now()) + 100n * DAY);
    const { startedAt } = await pauseOf(world, seriesKey);
    await until(world, startedAt + 10n * DAY);
    const sent = await world.send(issuer(), 'hardship', 'endPause', [seriesKey]);
    const endedAt = await now();
    expect(only(sent, 'PauseEnded')).toEqual([{ pauseNonce: 0n, endedAt }]);
    expect(await pauseOf(world, seriesKey)).toMatchObject({ used: endedAt - startedAt, lastEndedAt: endedAt });
    await requestPause(world, seriesKey);
    const signed = await approval(world, seriesKey, endedAt + 120n * DAY);
    await until(world, endedAt + PAUSE_COOLDOWN - 1n);
    expect(await approve(signed)).toBe('PAUSE_COOLDOWN');
    await until(world, endedAt + PAUSE_COOLDOWN);
    expect(await approve(signed)).toBe('ACCEPTED');
  });

  it('leaves what is left of the budget, to the second', async () => {
    const seriesKey = await active();
    for (let round = 0; round < 2; round++) {
      await pause(world, seriesKey, (await now()) + PAUSE_MAX);
      const { pauseEnd } = await pauseOf(world, seriesKey);
      await until(world, pauseEnd);
      await world.send(stranger(), 'hardship', 'endPause', [seriesKey]);
      await until(world, pauseEnd + PAUSE_COOLDOWN);
    }
    await requestPause(world, seriesKey);
    const left = PAUSE_BUDGET - (await pauseOf(world, seriesKey)).used;
    expect(left < PAUSE_MAX && left > 0n).toBe(true);
    const time = await now();
    expect(await approve(await approval(world, seriesKey, time + left))).toBe('ACCEPTED');
    expect(await approve(await approval(world, seriesKey, time + left + 1n))).toBe('PAUSE_BUDGET');
  });

  it('is no longer there where the series was bought out of its pause', async () => {
    const seriesKey = await active();
    await noticeBuyOut(world, seriesKey);
    await pause(world, seriesKey, (await now()) + DAY);
    await buyOut(world, seriesKey);
    expect(await end(seriesKey, issuer())).toBe('WRONG_STATE');
  });
});
