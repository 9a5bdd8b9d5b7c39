import type { SealedBid } from '@income-series/client';
import type { Bytes32 } from '@income-series/protocol/hex';
import { nextPeriod, type Period, periodAt, periodEnd } from '@income-series/protocol/period';
import { SALE_NOTICE, WINDOW_INTERVAL } from '@income-series/protocol/policy';
import { DAY, HOUR } from './clock.ts';
import { createCurve } from './curve-draft.ts';
import { activateAndStake, buy, sellHalf } from './curve-trades.ts';
import { type Draft, draftSeries, FX_RATE, type RaisePlan, TERMS, TOKEN } from './draft.ts';
import { pollWindow } from './market.ts';
import { QUIET } from './narrator.ts';
import type { People, SolanaPeople } from './people.ts';
import { commitWish, type Wish, waitForSettlement } from './raise.ts';
import { drawSecrets } from './secrets.ts';
import { openingInput, revealBid } from './steps/sealed.ts';
import { TITLES } from './titles.ts';
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
  /** An active series whose first quarter is over and that has paid nothing; null unless it was asked for. */
  readonly paying: Bytes32 | null;
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
function firstPeriodAt(now: bigint): Period {
  const current = periodAt(now);
  return periodEnd(current) - now > BEFORE_QUARTER_END ? current : nextPeriod(current);
}

const draftQuietly = (
  place: WorldAccess,
  { issuer }: Bidders,
  plan: RaisePlan & { readonly title: string },
): Promise<Draft> => draftSeries(QUIET, place, issuer, { ...plan, secrets: drawSecrets() });

async function commitBids({ ada, ben }: Bidders, { seriesKey }: Draft) {
  return {
    ada: await commitWish(ada, seriesKey, WISHES.ada),
    ben: await commitWish(ben, seriesKey, WISHES.ben),
  } satisfies Record<string, SealedBid>;
}

/** Has Ada and Ben bid for series of one plan, and waits until they are active. */
async function raise({ devnet }: WorldAccess, people: Bidders, drafts: readonly [Draft, ...Draft[]]): Promise<void> {
  const { clock } = devnet.anvil;
  const [{ commitEndsAt, revealEndsAt }] = drafts;
  const sealed = new Map<Draft, Awaited<ReturnType<typeof commitBids>>>();
  for (const draft of drafts) sealed.set(draft, await commitBids(people, draft));
  await clock.set(commitEndsAt + 1n);
  for (const [{ seriesKey }, bids] of sealed) {
    await revealBid(people.ada, seriesKey, bids.ada.opening);
    await revealBid(people.ben, seriesKey, bids.ben.opening);
  }
  await clock.set(revealEndsAt + 1n);
  for (const { seriesKey } of drafts) await waitForSettlement(people.issuer, seriesKey);
}

interface SeriesOptions {
  /** True: one more active series, for a place without the story's. */
  readonly pays: boolean;
}

/**
 * Opens the raises on the EVM chain. Its clock moves to a day after the end of the active series' first quarter, at most
 * six months.
 */
async function openRaises(
  place: WorldAccess,
  people: Bidders,
  { pays }: SeriesOptions,
): Promise<Omit<OpenSeries, 'curve'>> {
  const { anvil, owner } = place.devnet;
  const { clock } = anvil;
  const now = await clock.now();
  const firstPeriod = firstPeriodAt(now);
  const end = periodEnd(firstPeriod);
  const phases = { firstPeriod, commitEndsAt: now + DAY, revealEndsAt: now + 2n * DAY };
  const active = await draftQuietly(place, people, { ...phases, title: TITLES.active });
  const paying = pays ? await draftQuietly(place, people, { ...phases, title: TITLES.story }) : null;
  await raise(place, people, paying === null ? [active] : [active, paying]);

  await clock.set(end - HOUR);
  await owner.publishRate(TERMS.currencyCode, FX_RATE);
  const next = { firstPeriod: nextPeriod(firstPeriod) };
  const revealing = await draftQuietly(place, people, {
    title: TITLES.reveal,
    ...next,
    commitEndsAt: end + DAY / 2n,
    revealEndsAt: end + 25n * DAY,
  });
  const { ada } = await commitBids(people, revealing);
  await clock.set(end + DAY);
  const committing = await draftQuietly(place, people, {
    title: TITLES.commit,
    ...next,
    commitEndsAt: end + 30n * DAY,
    revealEndsAt: end + 40n * DAY,
  });
  await pollUntil('the window', pollWindow(people.issuer, active.seriesKey, 'COMMIT'));
  return {
    commit: committing.seriesKey,
    reveal: revealing.seriesKey,
    bid: openingInput(ada.opening),
    active: active.seriesKey,
    activePeriod: firstPeriod,
    paying: paying?.seriesKey ?? null,
  };
}

/** Opens a curve, on which Ada and Ben have traded, and one that is active, in which Ada has staked units. */
async function openCurves(solana: SolanaWorld, { issuer, ada, ben }: SolanaPeople): Promise<Bytes32> {
  const selling = await createCurve(QUIET, solana, issuer, { ...drawSecrets(), title: TITLES.curve });
  const active = await createCurve(QUIET, solana, issuer, { ...drawSecrets(), title: TITLES.staked });
  solana.setTime(solana.node.chain.now() + SALE_NOTICE);
  await buy(solana, ada, selling.seriesKey, 100n * TOKEN);
  await buy(solana, ben, selling.seriesKey, 80n * TOKEN);
  await sellHalf(solana, ben, selling.seriesKey);
  await activateAndStake(solana, ada, active.seriesKey);
  return selling.seriesKey;
}

/** Opens one series in each phase, on both chains at the same time. Keepers must be running. */
export async function openSeries(
  place: WorldAccess,
  people: Bidders,
  onSolana: SolanaPeople | undefined,
  options: SeriesOptions = { pays: false },
): Promise<OpenSeries> {
  const { solana } = place;
  const [raises, curve] = await Promise.all([
    openRaises(place, people, options),
    solana && onSolana ? openCurves(solana, onSolana) : null,
  ]);
  return { ...raises, curve };
}
