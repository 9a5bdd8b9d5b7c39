import type { EvmAddress } from '@income-series/protocol/hex';
import { periodAt, periodEnd } from '@income-series/protocol/period';
import { EXTINGUISH_MAX, MAX_BATCH, PAUSE_COOLDOWN } from '@income-series/protocol/policy';
import {
  amendment,
  approval,
  extinguishing,
  extinguishmentOf,
  requestExtinguishment,
  requestPause,
} from '../../../tests/contracts/support/attest.ts';
import { ATTESTOR, activeSeries, FX_RATE, ISSUER, until } from '../../../tests/contracts/support/raise.ts';
import { signRate } from '../../../tests/contracts/support/rates.ts';
import { quarterAhead } from '../../../tests/contracts/support/report.ts';
import type { World } from '../../../tests/contracts/support/world.ts';
import type { Meter } from '../meter.ts';

const DAY = 86_400n;
const OTHER_ATTESTOR = 5;

/** The rate of a quarter's end that the feed has none for, recorded by anyone with an attestor's signature. */
async function recordedRate(world: World, meter: Meter, holder: EvmAddress): Promise<void> {
  const period = await quarterAhead(world);
  const { seriesKey } = await activeSeries(world, [[holder, 10n]], { firstPeriod: period, lastPeriod: period });
  await world.clock.set(periodEnd(period)); // no rate is published before
  const rate = FX_RATE + 1n;
  const signature = await signRate(world, { seriesKey, period }, rate);
  meter.during('of a quarter without a rate');
  await world.send(world.owner, 'rates', 'recordRate', [seriesKey, period, rate, signature]);
}

/** The requests of issuers to attestors, and the signatures for them: pauses, amendments, extinguishments. */
export async function decisions(world: World, meter: Meter, holder: EvmAddress): Promise<void> {
  const { owner, account, send } = world;
  const issuer = account(ISSUER);
  const wallet = account(OTHER_ATTESTOR);
  meter.during('a new key');
  await send(owner, 'registry', 'registerAttestor', [wallet]);
  const now = await world.anvil.clock.now();
  const { seriesKey } = await activeSeries(world, [[holder, 10n]], {
    firstPeriod: periodAt(now) + 30,
    lastPeriod: periodAt(now) + 50,
  });
  meter.during('of a series that is not routed');
  await send(issuer, 'hub', 'amendTerms', await amendment(world, seriesKey, { newCap: (1n << 127n) - 1n }));

  meter.during('the first of a series');
  await requestPause(world, seriesKey);
  await send(issuer, 'hardship', 'withdrawPause', [seriesKey]);
  await requestPause(world, seriesKey);
  meter.during('the first of a series');
  await send(
    owner,
    'hardship',
    'approvePause',
    await approval(world, seriesKey, (await world.anvil.clock.now()) + 90n * DAY),
  );
  meter.during('before its end');
  await send(issuer, 'hardship', 'endPause', [seriesKey]);
  await world.anvil.clock.advance(PAUSE_COOLDOWN + 1n);
  meter.during('the second of a series');
  await requestPause(world, seriesKey);
  await send(
    owner,
    'hardship',
    'approvePause',
    await approval(world, seriesKey, (await world.anvil.clock.now()) + 30n * DAY),
  );
  await world.anvil.clock.advance(31n * DAY);
  meter.during('the pause before it is over and has to be ended first');
  await requestPause(world, seriesKey);

  const until90 = async () => (await world.anvil.clock.now()) + EXTINGUISH_MAX - DAY;
  meter.during('the first of a series');
  await requestExtinguishment(world, seriesKey, [ATTESTOR, OTHER_ATTESTOR], await until90());
  meter.during('of a request');
  await send(issuer, 'hardship', 'voidExtinguishment', [seriesKey]);
  meter.during('after one that was voided');
  await requestExtinguishment(world, seriesKey, [ATTESTOR, OTHER_ATTESTOR], await until90());
  await until(world, (await extinguishmentOf(world, seriesKey)).noticeEndsAt);
  meter.during('of an active series');
  await send(owner, 'hardship', 'extinguish', await extinguishing(world, seriesKey, [ATTESTOR, OTHER_ATTESTOR]));

  await recordedRate(world, meter, holder);
  const grace = (await world.anvil.clock.now()) + DAY;
  meter.during('with a grace');
  await send(owner, 'registry', 'revokeAttestor', [wallet, grace]);
  meter.during('wallets that are new');
  const strangers = Array.from(
    { length: MAX_BATCH },
    (_, i) => `0x${(0xabcdn + BigInt(i)).toString(16).padStart(40, '7')}` as EvmAddress,
  );
  await send(owner, 'registry', 'setVerified', [strangers, true]);
}
