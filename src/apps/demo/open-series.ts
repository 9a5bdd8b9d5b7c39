import type { SealedBid } from '@income-series/client';
import type { Bytes32 } from '../../core/hex.ts';
import { nextPeriod, type Period, periodAt, periodEnd } from '../../core/period.ts';
import { WINDOW_INTERVAL } from '../../core/policy.ts';
import { DAY, HOUR } from './clock.ts';
import { createCurve } from './curve-draft.ts';
import { buy } from './curve-trades.ts';
import { saveForDevice } from './devices.ts';
import { type Draft, draftSeries, FX_RATE, type RaisePlan, TERMS, TOKEN } from './draft.ts';
import { pollWindow } from './market.ts';
import { QUIET } from './narrator.ts';
import type { People, SolanaPeople } from './people.ts';
import { commitWish, type Wish, waitForSettlement } from './raise.ts';
import { drawSecrets } from './secrets.ts';
import { openingInput, revealBid } from './steps/sealed.ts';
import { pollUntil } from './until.ts';
import type { SolanaWorld, WorldAccess } from './world.ts';

/** One open series in each phase, for readers who want to act. */
export interface OpenSeries {
  /** A raise that accepts bids. */
  readonly commit: Bytes32;
  /** A raise in which bids are revealed, but Ada's is not yet; `bid` opens it. */
  readonly reveal: Bytes32;
  readonly bid: { readonly price: string; readonly quantity: string; readonly salt: Bytes32 };
  /** An active series whose first report is due, and whose window of later trading accepts orders. */
  readonly active: Bytes32;
  readonly activePeriod: Period;
  /** A curve that sells units on Solana; null if this system has no LiteSVM. */
  readonly curve: Bytes32 | null;
}

type Bidders = Pick<People, 'issuer' | 'ada' | 'ben'>;

const WISHES = {
  ada: { price: 14n, quantity: 60n, deposit: 1_000n },
  ben: { price: 12n, quantity: 50n, deposit: 700n },
} as const satisfies Record<string, Wish>;

/**
 * The time that a series needs before its first quarter ends: two days for the raise, then the interval until its first
 * window.
 */
const BEFORE_QUARTER_END = WINDOW_INTERVAL + 5n * DAY;

/** The quarter at a time, or the next one if too little of it is left. */
export function firstPeriodAt(now: bigint): Period {
  const current = periodAt(now);
  return periodEnd(current) - now > BEFORE_QUARTER_END ? current : nextPeriod(current);
}

type OpenPlan = RaisePlan & { readonly business: string };

export const draftQuietly = (place: WorldAccess, { issuer }: Bidders, plan: OpenPlan): Promise<Draft> =>
  draftSeries(QUIET, place, issuer, { ...plan, secrets: drawSecrets() });

/** Ada and Ben bid in a raise, and each saves what reveals the bid for the device that the last screen names. */
export async function commitBids({ ada, ben }: Bidders, { seriesKey }: Draft) {
  const sealed = {
    ada: await commitWish(ada, seriesKey, WISHES.ada),
    ben: await commitWish(ben, seriesKey, WISHES.ben),
  } satisfies Record<string, SealedBid>;
  for (const name of ['ada', 'ben'] as const)
    await saveForDevice({ ada, ben }, name, { seriesKey, window: 0, opening: sealed[name].opening });
  return sealed;
}

/**
 * Opens the raises on the EVM chain. Its clock moves to a day after the end of the active series' first quarter, at most
 * six months.
 */
async function openRaises(
  place: WorldAccess,
  people: Bidders,
  quarter: Period | undefined,
): Promise<Omit<OpenSeries, 'curve'>> {
  const { anvil, owner } = place.devnet;
  const { clock } = anvil;
  const now = await clock.now();
  const firstPeriod = quarter ?? firstPeriodAt(now);
  const end = periodEnd(firstPeriod);
  const activeDraft = await draftQuietly(place, people, {
    business: 'Bakery Sonnhalde',
    firstPeriod,
    commitEndsAt: now + DAY,
    revealEndsAt: now + 2n * DAY,
  });
  const sealed = await commitBids(people, activeDraft);
  await clock.set(activeDraft.commitEndsAt + 1n);
  await revealBid(people.ada, activeDraft.seriesKey, sealed.ada.opening);
  await revealBid(people.ben, activeDraft.seriesKey, sealed.ben.opening);
  await clock.set(activeDraft.revealEndsAt + 1n);
  await waitForSettlement(people.issuer, activeDraft.seriesKey);

  await clock.set(end - HOUR);
  await owner.publishRate(TERMS.currencyCode, FX_RATE);
  const nextQuarter = { firstPeriod: nextPeriod(firstPeriod) };
  const revealDraft = await draftQuietly(place, people, {
    ...nextQuarter,
    business: 'Café Morgenrot',
    commitEndsAt: end + DAY / 2n,
    revealEndsAt: end + 25n * DAY,
  });
  const { ada } = await commitBids(people, revealDraft);
  await clock.set(end + DAY);
  const commitDraft = await draftQuietly(place, people, {
    ...nextQuarter,
    business: 'Bicycle Shop Weidenweg',
    commitEndsAt: end + 30n * DAY,
    revealEndsAt: end + 40n * DAY,
  });
  await pollUntil('the window', pollWindow(people.issuer, activeDraft.seriesKey, 'COMMIT'));
  return {
    commit: commitDraft.seriesKey,
    reveal: revealDraft.seriesKey,
    bid: openingInput(ada.opening),
    active: activeDraft.seriesKey,
    activePeriod: firstPeriod,
  };
}

/** Opens a curve, from which Ada buys some units. */
async function openCurve(solana: SolanaWorld, { issuer, ada }: Pick<SolanaPeople, 'issuer' | 'ada'>): Promise<Bytes32> {
  const { seriesKey } = await createCurve(QUIET, solana, issuer, drawSecrets());
  await buy(solana, ada, seriesKey, 100n * TOKEN);
  return seriesKey;
}

/**
 * Opens one series in each phase, on both chains at the same time. Keepers must be running.
 *
 * @param quarter the first one of the active series, by default the chain's own or the one after it
 */
export async function openSeries(
  place: WorldAccess,
  people: Bidders,
  onSolana: Pick<SolanaPeople, 'issuer' | 'ada'> | undefined,
  quarter?: Period,
): Promise<OpenSeries> {
  const { solana } = place;
  const [raises, curve] = await Promise.all([
    openRaises(place, people, quarter),
    solana && onSolana ? openCurve(solana, onSolana) : null,
  ]);
  return { ...raises, curve };
}
