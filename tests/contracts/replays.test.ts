import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Address, Bytes32, Hex } from '../../src/core/hex.ts';
import { nextPeriod, type Period, periodAt, periodEnd, periodStart } from '../../src/core/period.ts';
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
let world: World;
let period: Period;
let series: Bytes32;
let twin: Bytes32;

/** Two series that are alike, in a moment in which each of the six messages is of use to both. */
beforeAll(async () => {
  world = await createWorld();
  const [holder] = (await prepare(world, 1)) as [Address];
  await world.send(world.owner, 'registry', 'registerAttestor', [world.account(OTHER_ATTESTOR)]);
  period = periodAt(await world.anvil.clock.now());
  while (period % 10 !== 4) period = nextPeriod(period);
  await until(world, periodStart(period));
  const alike = { firstPeriod: period, lastPeriod: period + 10 };
  series = (await activeSeries(world, [[holder, 10n]], alike)).seriesKey;
  twin = (await activeSeries(world, [[holder, 10n]], alike)).seriesKey;
  await world.clock.set(periodEnd(period)); // no rate is published before
  for (const key of [series, twin]) {
    await requestPause(world, key);
    await requestExtinguishment(world, key, [ATTESTOR, OTHER_ATTESTOR]);
    await until(world, (await extinguishmentOf(world, key)).noticeEndsAt);
  }
});
afterAll(() => world?.stop());

type Sending = readonly [Address, 'hub' | 'hardship', string, readonly unknown[]];
const refusal = (sending: Sending): Promise<string> =>
  world.refusal(...(sending as unknown as Parameters<World['refusal']>));

/** What lands for a series by each message, signed for it. */
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
/** A quarter with a report to come is over: no series is extinguished before it, however good the signatures. */
const ofUse = (kind: Kind): string => (kind === 'extinguish' ? 'PERIOD_UNSETTLED' : 'ACCEPTED');
const KINDS = Object.keys(STRANGERS) as Kind[];
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
  const [own, others] = [await messages(series), await messages(twin)];
  for (const kind of KINDS) {
    expect([kind, await refusal(own[kind])]).toEqual([kind, ofUse(kind)]);
    const replayed = withSignatures(own[kind], others[kind], PLACES[kind]);
    expect([kind, await refusal(replayed)]).toEqual([kind, STRANGERS[kind]]);
  }
});

it('a message is of no use as another one', async () => {
  const own = await messages(series);
  const attestors = own.amend[3][4] as Hex;
  for (const kind of ['fx', 'pause', 'trueUp'] as const) {
    const place = PLACES[kind][0] as number;
    const [from, contract, name, args] = own[kind] as Sending;
    const mixed: Sending = [from, contract, name, args.map((arg, i) => (i === place ? attestors : arg))];
    expect([kind, await refusal(mixed)]).toEqual([kind, STRANGERS[kind]]);
  }
});

it('a message of one chain is of no use on its fork', async () => {
  const own = await messages(series);
  const before = await world.read('hub', 'domainSeparator', []);
  await world.anvil.rpc('anvil_setChainId', 31_337);
  try {
    expect(await world.read('hub', 'domainSeparator', [])).not.toBe(before);
    for (const kind of KINDS) expect([kind, await refusal(own[kind])]).toEqual([kind, STRANGERS[kind]]);
  } finally {
    await world.anvil.rpc('anvil_setChainId', world.anvil.chainId);
  }
  for (const kind of KINDS) expect([kind, await refusal(own[kind])]).toEqual([kind, ofUse(kind)]);
});
