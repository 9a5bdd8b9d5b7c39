import type { SealedBid } from '@income-series/client';
import type { Bytes32 } from '../../core/hex.ts';
import { nextPeriod, type Period, periodAt, periodEnd } from '../../core/period.ts';
import { WINDOW_INTERVAL } from '../../core/policy.ts';
import { DAY, HOUR } from './clock.ts';
import { createCurve } from './curve-draft.ts';
import { buy } from './curve-trades.ts';
import { type Draft, draftSeries, FX_RATE, type RaisePlan, TERMS, TOKEN } from './draft.ts';
import { windowIn } from './market.ts';
import { QUIET } from './narrator.ts';
import type { People, SolanaPeople } from './people.ts';
import { commit, settled, type Wish } from './raise.ts';
import { drawSecrets } from './secrets.ts';
import { openingInput, revealBid } from './steps/sealed.ts';
import { until } from './until.ts';
import type { SolanaWorld, WorldAccess } from './world.ts';

/** Series in which something is still to be done: one in each phase. */
export interface OpenSeries {
  /** Bids are taken. */
  readonly commit: Bytes32;
  /** Bids are revealed; Ada's, which `bid` opens, is not yet. */
  readonly reveal: Bytes32;
  readonly bid: { readonly price: string; readonly quantity: string; readonly salt: Bytes32 };
  /** Its first quarter waits for its report, and a window of later trading takes orders. */
  readonly active: Bytes32;
  readonly activePeriod: Period;
  /** Sells units on Solana; null where this system has no LiteSVM. */
  readonly curve: Bytes32 | null;
}

type Bidders = Pick<People, 'issuer' | 'ada' | 'ben'>;

const WISHES = {
  ada: { price: 14n, quantity: 60n, deposit: 1_000n },
  ben: { price: 12n, quantity: 50n, deposit: 700n },
} as const satisfies Record<string, Wish>;

/** Until a keeper opens its first window an active series takes this long; the raise before it takes two days. */
const BEFORE_QUARTER_END = WINDOW_INTERVAL + 5n * DAY;

/** The quarter at a time, or the next where too little is left of it. */
function firstPeriodAt(now: bigint): Period {
  const current = periodAt(now);
  return periodEnd(current) - now > BEFORE_QUARTER_END ? current : nextPeriod(current);
}

const draft = (place: WorldAccess, { issuer }: Bidders, plan: RaisePlan): Promise<Draft> =>
  draftSeries(QUIET, place, issuer, { ...plan, secrets: drawSecrets() });

async function bid({ ada, ben }: Bidders, { seriesKey }: Draft) {
  return {
    ada: await commit(ada, seriesKey, WISHES.ada),
    ben: await commit(ben, seriesKey, WISHES.ben),
  } satisfies Record<string, SealedBid>;
}

/** Those of the EVM chain, whose clock moves on by six months at most: to a day after the end of the active one's first quarter. */
async function openRaises(place: WorldAccess, people: Bidders): Promise<Omit<OpenSeries, 'curve'>> {
  const { anvil, owner } = place.devnet;
  const { clock } = anvil;
  const now = await clock.now();
  const firstPeriod = firstPeriodAt(now);
  const end = periodEnd(firstPeriod);
  const active = await draft(place, people, {
    firstPeriod,
    commitEndsAt: now + DAY,
    revealEndsAt: now + 2n * DAY,
  });
  const sealed = await bid(people, active);
  await clock.set(active.commitEndsAt + 1n);
  await revealBid(people.ada, active.seriesKey, sealed.ada.opening);
  await revealBid(people.ben, active.seriesKey, sealed.ben.opening);
  await clock.set(active.revealEndsAt + 1n);
  await settled(people.issuer, active.seriesKey);

  await clock.set(end - HOUR);
  await owner.publishRate(TERMS.currencyCode, FX_RATE);
  const next = { firstPeriod: nextPeriod(firstPeriod) };
  const revealing = await draft(place, people, {
    ...next,
    commitEndsAt: end + DAY / 2n,
    revealEndsAt: end + 25n * DAY,
  });
  const { ada } = await bid(people, revealing);
  await clock.set(end + DAY);
  const committing = await draft(place, people, {
    ...next,
    commitEndsAt: end + 30n * DAY,
    revealEndsAt: end + 40n * DAY,
  });
  await until('the window', windowIn(people.issuer, active.seriesKey, 'COMMIT'));
  return {
    commit: committing.seriesKey,
    reveal: revealing.seriesKey,
    bid: openingInput(ada.opening),
    active: active.seriesKey,
    activePeriod: firstPeriod,
  };
}

/** A curve of which Ada has bought some units. */
async function openCurve(solana: SolanaWorld, { issuer, ada }: SolanaPeople): Promise<Bytes32> {
  const { seriesKey } = await createCurve(QUIET, solana, issuer, drawSecrets());
  await buy(solana, ada, seriesKey, 100n * TOKEN);
  return seriesKey;
}

/** Opens them all, those of both chains at once. Keepers settle on the way. */
export async function openSeries(
  place: WorldAccess,
  people: Bidders,
  onSolana: SolanaPeople | undefined,
): Promise<OpenSeries> {
  const { solana } = place;
  const [raises, curve] = await Promise.all([
    openRaises(place, people),
    solana && onSolana ? openCurve(solana, onSolana) : null,
  ]);
  return { ...raises, curve };
}
