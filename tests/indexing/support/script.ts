import type { EvmAddress } from '@income-series/protocol/hex';
import fc from 'fast-check';
import {
  commitBid,
  createSeries,
  noticeBuyOut,
  openRouter,
  pass,
  RATE,
  recordRate,
  revealBid,
  seriesKeyOf,
  submitReport,
} from './actions.ts';
import {
  amendTerms,
  approvePause,
  extinguish,
  ofIssuer,
  requestExtinguishment,
  requestPause,
  routeIncome,
  submitRoutedReport,
  trueUp,
} from './attestors.ts';
import { adjustmentOf, amendedOf, capOf, paymentOf } from './people.ts';
import { commitOrder, deliverOrder, openWindow, revealOrder, settleWindow } from './windows.ts';
import type { SigningKey, World } from './world.ts';

/** One thing somebody may try. What the contracts refuse just does not happen. */
export interface Act {
  readonly what: (typeof KINDS)[number];
  readonly series: number;
  readonly person: number;
  readonly size: number;
}

const KINDS = [
  'create',
  'commit',
  'reveal',
  'settle',
  'gate',
  'cancel',
  'deliver',
  'withdraw',
  'report',
  'rate',
  'miss',
  'claim',
  'tail',
  'announceBuyOut',
  'buyOut',
  'close',
  'final',
  'redeem',
  'verify',
  'attestor',
  'revoke',
  'verifier',
  'askPause',
  'pause',
  'endPause',
  'extinguish',
  'void',
  'amend',
  'trueUp',
  'router',
  'route',
  'openWindow',
  'order',
  'showOrder',
  'settleWindow',
  'deliverOrder',
  'time',
  'mine',
] as const;

/** Likely enough in this order that scripts get through whole raises. */
const WEIGHTS: Partial<Record<Act['what'], number>> = {
  commit: 6,
  reveal: 6,
  settle: 4,
  gate: 3,
  deliver: 5,
  report: 5,
  claim: 4,
  time: 4,
  askPause: 4,
  pause: 4,
  amend: 3,
  trueUp: 3,
  revoke: 1,
  order: 6,
  showOrder: 6,
  settleWindow: 4,
  deliverOrder: 4,
};

const act: fc.Arbitrary<Act> = fc.record({
  what: fc.oneof(...KINDS.map((kind) => ({ arbitrary: fc.constant(kind), weight: WEIGHTS[kind] ?? 2 }))),
  series: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 3 })),
  person: fc.integer({ min: 0, max: 7 }),
  size: fc.integer({ min: 0, max: 12 }),
});

export const script = (minLength: number, maxLength: number): fc.Arbitrary<readonly Act[]> =>
  fc.array(act, { minLength, maxLength });

/** Carries out a script. Each act mines at most a few blocks. */
export async function play(world: World, acts: readonly Act[]): Promise<void> {
  for (const one of acts) await playOne(world, one);
}

async function playOne(world: World, { what, series, person, size }: Act): Promise<unknown> {
  const seriesKey = seriesKeyOf(world, series);
  const wallet = world.people[person] as EvmAddress;
  const key = world.attestors[size % 2] as SigningKey;
  const by = (call: Parameters<World['act']>[1], from = world.owner) => world.act(from, call);
  switch (what) {
    case 'create':
      return createSeries(world, series, { routed: person > 3 });
    case 'commit':
      return commitBid(world, series, person);
    case 'reveal':
      return revealBid(world, series, person);
    case 'settle':
      return by({ kind: 'settleStep', seriesKey, maxBids: size * 3 + 1 });
    case 'gate':
      return by({ kind: 'passGate', seriesKey });
    case 'cancel':
      return size > 8 && by({ kind: 'cancelRaise', seriesKey }, world.issuer);
    case 'deliver':
      return by({ kind: 'deliverBid', seriesKey, bidder: wallet });
    case 'withdraw':
      return by({ kind: 'withdrawProceeds', seriesKey }, world.issuer);
    case 'report':
      return submitReport(world, series, {
        payment: paymentOf(size),
        flag: person % 2,
        ...(size % 3 === 0 ? { attestor: world.attestors[0] } : {}),
        ...(person > 4 ? { fallback: world.attestors[0] } : {}),
      });
    case 'rate':
      return recordRate(world, series, key, { period: 20261 + (person % 3), rate: RATE + BigInt(size) });
    case 'miss':
      return by({ kind: 'markMissed', seriesKey, period: 20261 + (size % 3) });
    case 'claim':
      return by({ kind: 'claimPayout', seriesKey, holder: wallet });
    case 'tail':
      return size < 6
        ? world.issue('payTail', [seriesKey, BigInt(size) * 100_000_000n])
        : by({ kind: 'claimTail', seriesKey, holder: wallet });
    case 'announceBuyOut':
      return size > 8 ? noticeBuyOut(world, seriesKey) : world.issue('announceBuyOut', [seriesKey]);
    case 'buyOut':
      return size > 5 && world.issue('buyOut', [seriesKey]);
    case 'close':
      return world.issue('closeSeries', [seriesKey]);
    case 'final':
      return by({ kind: 'claimFinal', seriesKey, holder: wallet });
    case 'redeem':
      return by({ kind: 'claimRedemption', seriesKey, holder: wallet });
    case 'verify':
      return world.govern('registry', 'setVerified', [[wallet], size % 2 === 0]);
    case 'attestor':
      return keep(world, 'Attestor', wallet, size);
    case 'revoke':
      return size > 9 && world.govern('registry', 'revokeAttestor', [world.attestors[person % 3]?.address, 0n]);
    case 'askPause':
      return requestPause(world, series, key);
    case 'pause':
      if (size > 8) await requestPause(world, series, key);
      return approvePause(world, series, key, BigInt(size) * 14n);
    case 'endPause':
      return ofIssuer(world, series, size < 4 ? 'withdrawPause' : 'endPause');
    case 'extinguish':
      if (size > 9) await pass(world, 7n);
      return size > 5 && extinguish(world, series, [world.attestors[0], world.attestors[1 + (size % 2)] as SigningKey]);
    case 'void':
      if (size < 4) return ofIssuer(world, series, 'voidExtinguishment');
      return requestExtinguishment(world, series, [world.attestors[0], world.attestors[1 + (size % 2)] as SigningKey]);
    case 'amend':
      return amendTerms(world, series, key, { newTermsCommitment: amendedOf(size), newCap: capOf(size) });
    case 'trueUp':
      if (size > 8) await pass(world, 280n);
      return trueUp(world, series, key, { year: 2026, adjustment: adjustmentOf(size) });
    case 'router':
      return size > 5 ? openRouter(world, series) : submitRoutedReport(world, series);
    case 'route':
      return routeIncome(world, series, wallet, BigInt(size) * 100_000_007n);
    case 'openWindow':
      return openWindow(world, series);
    case 'order':
      return commitOrder(world, series, person);
    case 'showOrder':
      return revealOrder(world, series, person);
    case 'settleWindow':
      return settleWindow(world, series, size * 3 + 1);
    case 'deliverOrder':
      return deliverOrder(world, series, 1 + Math.floor(size / 7), person);
    case 'verifier':
      return keep(world, 'VerifierKey', wallet, size);
    case 'time':
      return pass(world, [1n, 1n, 1n, 2n, 30n, 90n, 280n][size % 7] ?? 1n, { feedRests: person % 2 === 0 });
    case 'mine':
      return world.anvil.rpc('anvil_mine', `0x${(size + 1).toString(16)}`);
  }
}

/** Registers a key, or takes it away with a grace of some days. */
async function keep(world: World, kind: 'Attestor' | 'VerifierKey', key: EvmAddress, size: number): Promise<boolean> {
  if (size < 7) return world.govern('registry', `register${kind}`, [key]);
  const now = await world.anvil.clock.now();
  return world.govern('registry', `revoke${kind}`, [key, now + BigInt(size - 7) * 86_400n]);
}
