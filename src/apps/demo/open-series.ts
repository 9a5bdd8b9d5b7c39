import type { SealedBid } from '@income-series/client';
import type { Address } from '@income-series/protocol/address';
import type { Bytes32 } from '@income-series/protocol/hex';
import { nextPeriod, type Period, periodAt, periodEnd } from '@income-series/protocol/period';
import { SALE_NOTICE, WINDOW_INTERVAL } from '@income-series/protocol/policy';
import { DAY, HOUR } from './clock.ts';
import { createCurve } from './curve-draft.ts';
import { activateAndStake, buy, sellHalf } from './curve-trades.ts';
import { type Draft, draftSeries, FX_RATE, type RaisePlan, TERMS, TOKEN } from './draft.ts';
import { pollWindow } from './market.ts';
import { QUIET } from './narrator.ts';
import type { Person, SolanaPeople } from './people.ts';
import { commitWish, type Wish, waitForSettlement } from './raise.ts';
import { drawSecrets } from './secrets.ts';
import { openingInput, revealBid } from './steps/sealed.ts';
import { TITLES } from './titles.ts';
import { pollUntil } from './until.ts';
import type { RatedChain, SolanaWorld } from './world.ts';

/** The open series on Solana, each null if this system has no LiteSVM. */
interface SolanaSeries {
  /** A curve that sells units. */
  readonly curve: Bytes32 | null;
  /** A series that a raise sold, whose window of later trading accepts orders. */
  readonly traded: Bytes32 | null;
}

/** The open series on the EVM chain. */
interface EvmSeries {
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
}

/** One open series in each phase, for readers who want to act. */
export type OpenSeries = EvmSeries & SolanaSeries;

type Bidders = Readonly<Record<'issuer' | 'ada' | 'ben', Person<Address>>>;

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
  chain: RatedChain,
  { issuer }: Bidders,
  plan: RaisePlan & { readonly title: string },
): Promise<Draft> => draftSeries(QUIET, chain, issuer, { ...plan, secrets: drawSecrets() });

async function commitBids(people: Bidders, { seriesKey }: Draft) {
  const commit = (name: keyof typeof WISHES) => commitWish(people[name], seriesKey, WISHES[name]);
  const [ada, ben] = await Promise.all([commit('ada'), commit('ben')]);
  return { ada, ben } satisfies Record<string, SealedBid>;
}

/** Has Ada and Ben bid for series of one plan, and waits until they are active. */
async function raise({ clock }: RatedChain, people: Bidders, drafts: readonly [Draft, ...Draft[]]): Promise<void> {
  const [{ commitEndsAt, revealEndsAt }] = drafts;
  const sealed = new Map<Draft, Awaited<ReturnType<typeof commitBids>>>();
  for (const draft of drafts) sealed.set(draft, await commitBids(people, draft));
  await clock.set(commitEndsAt + 1n);
  for (const [{ seriesKey }, bids] of sealed) {
    const reveal = (name: keyof typeof WISHES) => revealBid(people[name], seriesKey, bids[name].opening);
    await Promise.all([reveal('ada'), reveal('ben')]);
  }
  await clock.set(revealEndsAt + 1n);
  for (const { seriesKey } of drafts) await waitForSettlement(people.issuer, seriesKey);
}

const waitForWindow = ({ issuer }: Bidders, { seriesKey }: Draft) =>
  pollUntil('the window', pollWindow(issuer, seriesKey, 'COMMIT'));

interface SeriesOptions {
  /** True: one more active series, for a place without the story's. */
  readonly pays: boolean;
}

/**
 * Opens the raises on the EVM chain. Keepers must be running. Its clock moves to a day after the end of the active series' first quarter, at most
 * six months.
 */
export async function openRaises(
  chain: RatedChain,
  people: Bidders,
  { pays }: SeriesOptions = { pays: false },
): Promise<EvmSeries> {
  const { clock, owner } = chain;
  const now = await clock.now();
  const firstPeriod = firstPeriodAt(now);
  const end = periodEnd(firstPeriod);
  const phases = { firstPeriod, commitEndsAt: now + DAY, revealEndsAt: now + 2n * DAY };
  const active = await draftQuietly(chain, people, { ...phases, title: TITLES.active });
  const paying = pays ? await draftQuietly(chain, people, { ...phases, title: TITLES.story }) : null;
  await raise(chain, people, paying === null ? [active] : [active, paying]);

  await clock.set(end - HOUR);
  await owner.publishRate(TERMS.currencyCode, FX_RATE);
  const next = { firstPeriod: nextPeriod(firstPeriod) };
  const revealing = await draftQuietly(chain, people, {
    title: TITLES.reveal,
    ...next,
    commitEndsAt: end + DAY / 2n,
    revealEndsAt: end + 25n * DAY,
  });
  const { ada } = await commitBids(people, revealing);
  await clock.set(end + DAY);
  const committing = await draftQuietly(chain, people, {
    title: TITLES.commit,
    ...next,
    commitEndsAt: end + 30n * DAY,
    revealEndsAt: end + 40n * DAY,
  });
  await waitForWindow(people, active);
  return {
    commit: committing.seriesKey,
    reveal: revealing.seriesKey,
    bid: openingInput(ada.opening),
    active: active.seriesKey,
    activePeriod: firstPeriod,
    paying: paying?.seriesKey ?? null,
  };
}

/** Opens a series on Solana that a raise sells, and moves the chain's clock on to its first window. */
async function openTraded(solana: SolanaWorld, people: SolanaPeople): Promise<Bytes32> {
  const now = await solana.clock.now();
  const phases = { commitEndsAt: now + DAY, revealEndsAt: now + 2n * DAY };
  const plan = { ...phases, firstPeriod: firstPeriodAt(now), title: TITLES.traded };
  const draft = await draftQuietly(solana, people, plan);
  await raise(solana, people, [draft]);
  await solana.clock.set((await solana.clock.now()) + WINDOW_INTERVAL);
  await waitForWindow(people, draft);
  return draft.seriesKey;
}

/** Opens a curve, on which Ada and Ben have traded, and one that is active, in which Ada has staked units. */
async function openCurves(solana: SolanaWorld, { issuer, ada, ben }: SolanaPeople): Promise<Bytes32> {
  const selling = await createCurve(QUIET, solana, issuer, { ...drawSecrets(), title: TITLES.curve });
  const active = await createCurve(QUIET, solana, issuer, { ...drawSecrets(), title: TITLES.staked });
  await solana.clock.set((await solana.clock.now()) + SALE_NOTICE);
  await buy(solana, ada, selling.seriesKey, 100n * TOKEN);
  await buy(solana, ben, selling.seriesKey, 80n * TOKEN);
  await sellHalf(solana, ben, selling.seriesKey);
  await activateAndStake(solana, ada, active.seriesKey);
  return selling.seriesKey;
}

/**
 * Opens the series on Solana; none if this system has no LiteSVM. Keepers must be running. The raise comes first, because the
 * clock then moves past the end of a curve's sale.
 */
export async function openOnSolana(
  solana: SolanaWorld | undefined,
  people: SolanaPeople | undefined,
): Promise<SolanaSeries> {
  if (solana === undefined || people === undefined) return { traded: null, curve: null };
  const traded = await openTraded(solana, people);
  return { traded, curve: await openCurves(solana, people) };
}
