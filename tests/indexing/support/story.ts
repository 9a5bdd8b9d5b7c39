import type { EvmAddress } from '@income-series/protocol/hex';
import {
  absurdBid,
  commitBid,
  createSeries,
  noticeBuyOut,
  pass,
  raise,
  revealBid,
  seriesKeyOf,
  submitReport,
} from './actions.ts';
import type { World } from './world.ts';

/**
 * Three series, from beginning to end: 1 is raised, reports twice (the first payment accrues), pays out, misses
 * its last quarter and closes; 2 is bought out; 3 is cancelled with sealed bids in it. In 1, person 7 is taken
 * off the allowlist after revealing, person 0 before its delivery and until later, person 6 bid absurdly and person 3
 * never reveals; a verifier key and an attestor come and go.
 */
export async function runStory(world: World): Promise<void> {
  const { owner, issuer, people } = world;
  const [first, second, third] = [1, 2, 3].map((series) => seriesKeyOf(world, series)) as [Key, Key, Key];
  await world.govern('registry', 'registerAttestor', [people[6]]);
  await world.govern('registry', 'registerVerifierKey', [people[5]]);

  await createSeries(world, 3, { minHolders: 2 ** 32 - 1, units: 2n ** 48n - 1n, maxUnitsPerBid: 1n });
  await commitBid(world, 3, 0);
  await world.act(issuer, { kind: 'cancelRaise', seriesKey: third });
  await world.act(owner, { kind: 'deliverBid', seriesKey: third, bidder: people[0] as EvmAddress });

  await createSeries(world, 1);
  for (const person of [0, 1, 2, 3, 7]) await commitBid(world, 1, person);
  const absurd = absurdBid(world, 1, people[6] as EvmAddress);
  await absurd.commit();
  await pass(world, 1n);
  await absurd.reveal();
  for (const person of [0, 1, 2, 7]) await revealBid(world, 1, person);
  await world.govern('registry', 'setVerified', [[people[7]], false]);
  await pass(world, 1n);
  while (await world.act(owner, { kind: 'settleStep', seriesKey: first, maxBids: 2 }));
  await world.act(owner, { kind: 'passGate', seriesKey: first });
  const [held] = people as readonly [EvmAddress];
  await world.govern('registry', 'setVerified', [[held], false]);
  for (const person of [0, 1, 2, 3, 7]) {
    await world.act(owner, { kind: 'deliverBid', seriesKey: first, bidder: people[person] as EvmAddress });
  }
  await world.govern('registry', 'setVerified', [[held], true]);
  await world.act(issuer, { kind: 'withdrawProceeds', seriesKey: first });
  await raise(world, 2, [0, 1, 4, 5]);
  await world.act(owner, { kind: 'releaseUnits', seriesKey: first, holder: held });

  await pass(world, 85n);
  const now = await world.anvil.clock.now();
  await world.govern('registry', 'revokeVerifierKey', [people[5], now + 20n * 86_400n]);
  await world.govern('registry', 'revokeAttestor', [people[6], now - 1n]);
  await submitReport(world, 1, { payment: 900_000_001n, flag: 1 });
  await pass(world, 84n);
  await noticeBuyOut(world, second);
  await submitReport(world, 1, { payment: 2_000_000_003n, flag: 0 });
  for (const holder of people.slice(0, 4)) await world.act(holder, { kind: 'claimPayout', seriesKey: first, holder });
  await world.issue('buyOut', [second]);
  await world.act(owner, { kind: 'claimRedemption', seriesKey: second, holder: people[0] as EvmAddress });

  await pass(world, 181n);
  await world.act(owner, { kind: 'markMissed', seriesKey: first, period: 20263 });
  await pass(world, 91n);
  await world.issue('closeSeries', [first]);
  await world.act(owner, { kind: 'claimFinal', seriesKey: first, holder: people[1] as EvmAddress });
  await world.act(owner, { kind: 'claimFinal', seriesKey: first, holder: owner });
}

type Key = ReturnType<typeof seriesKeyOf>;
