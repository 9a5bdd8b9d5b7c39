import type { Bytes32, EvmAddress, Hex } from '@income-series/protocol/hex';
import { nextPeriod, type Period, periodAt, periodEnd, periodStart } from '@income-series/protocol/period';
import { expect, it } from 'vitest';
import { forFile } from '../support/for-file.ts';
import {
  amendment,
  approval,
  extinguishing,
  extinguishmentOf,
  requestExtinguishment,
  requestPause,
  signMessage,
  trueUp,
} from './support/attest.ts';
import { ATTESTOR, activeSeries, FX_RATE, ISSUER, prepare, until } from './support/raise.ts';
import { reportArgs } from './support/report.ts';
import { createWorld, type World } from './support/world.ts';

const DAY = 86_400n;
const OTHER_ATTESTOR = 11;
type Pair = readonly [own: Bytes32, twin: Bytes32];

/**
 * Two pairs of series that are alike, at a time at which each of the six messages is of use to both of a pair: in one the
 * first quarter is over and not reported, in the other it still runs.
 */
const world = await forFile(createWorld());
const [holder] = (await prepare(world, 1)) as [EvmAddress];
await world.send(world.owner, 'registry', 'registerAttestor', [world.account(OTHER_ATTESTOR)]);
let period: Period = periodAt(await world.anvil.clock.now());
while (period % 10 !== 4) period = nextPeriod(period);
await until(world, periodStart(period));
const active = async (firstPeriod: Period) =>
  (await activeSeries(world, [[holder, 10n]], { firstPeriod, lastPeriod: period + 10 })).seriesKey;
const due: Pair = [await active(period), await active(period)];
const settled: Pair = [await active(nextPeriod(period)), await active(nextPeriod(period))];
await world.clock.set(periodEnd(period)); // no rate is published before
for (const key of [...due, ...settled]) {
  await requestPause(world, key);
  await requestExtinguishment(world, key, [ATTESTOR, OTHER_ATTESTOR]);
}
for (const key of settled) await until(world, (await extinguishmentOf(world, key)).noticeEndsAt);

type Sending = readonly [EvmAddress, 'hub' | 'hardship', string, readonly unknown[]];
const refusal = (sending: Sending): Promise<string> =>
  world.refusal(...(sending as unknown as Parameters<World['refusal']>));

/** What is confirmed for a series by each message, signed for it. */
async function messages(seriesKey: Bytes32) {
  const issuer = world.account(ISSUER);
  const rate = await signMessage(world, ATTESTOR, 'FX', { seriesKey, period, rate: FX_RATE });
  const reported = (await reportArgs(world, seriesKey, period, { payment: 5n })).with(7, rate) as readonly unknown[];
  const pauseEnd = (await world.anvil.clock.now()) + 10n * DAY;
  const year = Math.floor(period / 10);
  const report: Sending = [issuer, 'hub', 'submitReport', reported];
  return {
    report,
    fx: report,
    pause: [world.owner, 'hardship', 'approvePause', await approval(world, seriesKey, pauseEnd)],
    extinguish: [
      world.owner,
      'hardship',
      'extinguish',
      await extinguishing(world, seriesKey, [ATTESTOR, OTHER_ATTESTOR]),
    ],
    amend: [issuer, 'hub', 'amendTerms', await amendment(world, seriesKey, { newCap: 10n ** 13n })],
    trueUp: [issuer, 'hub', 'submitTrueUp', await trueUp(world, seriesKey, { year, adjustment: 7n })],
  } as const satisfies Record<string, Sending>;
}
type Kind = keyof Awaited<ReturnType<typeof messages>>;
const STRANGERS: Record<Kind, string> = {
  report: 'SIGNER_INACTIVE',
  fx: 'SIGNER_INACTIVE',
  pause: 'SIGNER_NOT_ADDRESSED',
  extinguish: 'SIGNER_NOT_ADDRESSED',
  amend: 'SIGNER_INACTIVE',
  trueUp: 'SIGNER_INACTIVE',
};
const KINDS = Object.keys(STRANGERS) as Kind[];
/** No series is amended or extinguished while a quarter with a report to come is over, however good the signatures. */
const SETTLED_ONLY: readonly Kind[] = ['amend', 'extinguish'];
/** What is confirmed for one or the other of a pair, each message for a pair that it is of use to. */
async function usable(which: 0 | 1) {
  const [before, after] = [await messages(due[which]), await messages(settled[which])];
  return { ...before, amend: after.amend, extinguish: after.extinguish } as const;
}
/** The places of the signatures that a message brings, in the arguments of its call. */
const PLACES: Record<Kind, readonly number[]> = {
  report: [6],
  fx: [7],
  pause: [3],
  extinguish: [2, 3],
  amend: [4],
  trueUp: [5],
};
const withSignatures = (sending: Sending, of: Sending, places: readonly number[]): Sending => {
  const [from, contract, name, args] = sending;
  return [from, contract, name, args.map((arg, place) => (places.includes(place) ? of[3][place] : arg))];
};

it('a message is of use to its own series alone', async () => {
  const [own, others] = [await usable(0), await usable(1)];
  for (const kind of KINDS) {
    expect([kind, await refusal(own[kind])]).toEqual([kind, 'ACCEPTED']);
    const replayed = withSignatures(own[kind], others[kind], PLACES[kind]);
    expect([kind, await refusal(replayed)]).toEqual([kind, STRANGERS[kind]]);
  }
});

it('a message is of no use as another one', async () => {
  const own = await messages(due[0]);
  const attestors = own.amend[3][4] as Hex;
  for (const kind of ['fx', 'pause', 'trueUp'] as const) {
    const place = PLACES[kind][0] as number;
    const [from, contract, name, args] = own[kind] as Sending;
    const mixed: Sending = [from, contract, name, args.map((arg, i) => (i === place ? attestors : arg))];
    expect([kind, await refusal(mixed)]).toEqual([kind, STRANGERS[kind]]);
  }
});

it('a message of one chain is of no use on its fork', async () => {
  const own = await usable(0);
  const before = await world.read('hub', 'domainSeparator', []);
  await world.anvil.rpc('anvil_setChainId', 31_337);
  try {
    expect(await world.read('hub', 'domainSeparator', [])).not.toBe(before);
    for (const kind of KINDS) expect([kind, await refusal(own[kind])]).toEqual([kind, STRANGERS[kind]]);
  } finally {
    await world.anvil.rpc('anvil_setChainId', world.anvil.chainId);
  }
  for (const kind of KINDS) expect([kind, await refusal(own[kind])]).toEqual([kind, 'ACCEPTED']);
});

it('no signature amends or extinguishes a series before a quarter that is over has its report', async () => {
  const own = await messages(due[0]);
  for (const kind of SETTLED_ONLY) expect([kind, await refusal(own[kind])]).toEqual([kind, 'PERIOD_UNSETTLED']);
});
