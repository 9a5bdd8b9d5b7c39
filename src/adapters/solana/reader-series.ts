import type { Address } from '@income-series/protocol/address';
import { larger } from '@income-series/protocol/amounts';
import { toHex } from '@income-series/protocol/bytes';
import type { HardshipOnChain, SeriesOnChain, WindowOnChain } from '@income-series/protocol/chain';
import { type ChainEnumName, enumName } from '@income-series/protocol/chain-enums';
import { type Bytes32, type KeyAddress, ZERO_BYTES32 } from '@income-series/protocol/hex';
import { isPeriod, periodEnd } from '@income-series/protocol/period';
import { OPEN_WINDOW, WINDOW_COMMIT, WINDOW_REVEAL } from '@income-series/protocol/policy';
import { isSome } from '@solana/kit';
import type { SeriesReader } from '../../chains/index.ts';
import { unavailable } from '../rpc/unavailable.ts';
import { type Addresses, kitAddress, ownAddress } from './addresses.ts';
import type { Raise, Series } from './generated/accounts/index.ts';
import { claimable, isRaised } from './payouts.ts';
import { readPositions } from './positions.ts';
import type { ReadAtSlot, SlotAccounts } from './reader-round.ts';
import { RECORDS, requireOf } from './records.ts';
import { isRouted } from './routing.ts';

const NO_SERIES: SeriesOnChain = {
  state: 'NONE',
  phase: 'NONE',
  unitsOutstanding: 0n,
  lastIncomeCommitment: ZERO_BYTES32,
  expectedPrior: ZERO_BYTES32,
  nextPeriod: 0,
  termsCommitment: ZERO_BYTES32,
  cap: 0n,
  paid: 0n,
  accrued: 0n,
  amendmentNonce: 0n,
  trueupNonce: 0n,
  routed: false,
};
const NO_WINDOW: WindowOnChain = { window: 0, phase: 'NONE' };
/** The program's number for the progress of a window that is over. */
const OVER = 0;
const NO_KEY: KeyAddress = `0x${'00'.repeat(20)}` as const;
const NO_HOLDING = { units: 0n, claimable: 0n } as const;

const hex = (bytes: ArrayLike<number>): Bytes32 => toHex(Uint8Array.from(bytes));
const key = (bytes: ArrayLike<number>): KeyAddress => toHex(Uint8Array.from(bytes));

type Phase = ChainEnumName<'Phase'>;

/** The number of the status of a raise whose phase the clock decides. Those after it are the phases SETTLE, GATE, DONE and FAILED. */
export const OPEN_RAISE = 1;

/**
 * The phase of a series' raise; NONE of a series on a curve. A raise that is over may be closed, and the series then says how it
 * ended.
 */
export function phaseOf(series: Series, raise: Raise | null, now: bigint): Phase {
  if (!isRaised(series)) return 'NONE';
  if (raise === null) return enumName('State', series.state) === 'FAILED' ? 'FAILED' : 'DONE';
  if (raise.status !== OPEN_RAISE) return enumName('Phase', raise.status + 1); // OPEN_RAISE stands for two phases
  if (now < raise.commitEndsAt) return 'COMMIT';
  return now < raise.revealEndsAt ? 'REVEAL' : 'SETTLE';
}

/**
 * The series' last window, by the series alone, because the window's account may be closed. A window that is over is DONE if it has a
 * price, since one with a price is never void.
 */
function windowOf({ windows }: Series, now: bigint): WindowOnChain {
  if (!isSome(windows) || windows.value.number === 0) return NO_WINDOW;
  const { number: window, progress, priced, openedAt } = windows.value;
  if (progress === OVER) return { window, phase: priced === window ? 'DONE' : 'VOID' };
  if (now < openedAt + WINDOW_COMMIT) return { window, phase: 'COMMIT' };
  return { window, phase: now < openedAt + WINDOW_COMMIT + WINDOW_REVEAL ? 'REVEAL' : 'SETTLE' };
}

/** Converts a series' record. The last commitment is the expected prior, because the program stores no other. */
function viewOf(series: Series, phase: Phase): SeriesOnChain {
  const expectedPrior = hex(series.expectedPrior);
  return {
    state: enumName('State', series.state),
    phase,
    unitsOutstanding: series.counted,
    lastIncomeCommitment: expectedPrior,
    expectedPrior,
    nextPeriod: series.nextPeriod,
    termsCommitment: hex(series.termsCommitment),
    cap: series.cap,
    paid: series.paid,
    accrued: series.accrued,
    amendmentNonce: series.amendmentNonce,
    trueupNonce: series.trueupNonce,
    routed: isRouted(series),
  };
}

/** Reads pause and extinguishment from a series' account. A series without an account has neither. */
export function hardshipOf(series: Series | null): HardshipOnChain {
  const request = series?.extinguishment;
  const isOpen = request !== undefined && request.deadline > 0n;
  const pause = series?.pause;
  return {
    pauseState: enumName('PauseState', pause?.state ?? 0),
    attestor: pause === undefined ? NO_KEY : key(pause.attestor),
    pauseNonce: pause?.nonce ?? 0n,
    pauseEnd: pause?.endsAt ?? 0n,
    extinguishNonce: series?.extinguishNonce ?? 0n,
    extinguishment: isOpen
      ? {
          keyA: key(request.keyA),
          keyB: key(request.keyB),
          noticeEndsAt: request.noticeEndsAt,
          deadline: request.deadline,
        }
      : null,
  };
}

/** A window's end, moved by the part of the last pause that lies in the window. */
function extendEnd({ pause }: Series, opensAt: bigint, endsAt: bigint): bigint {
  if (pause.startedAt >= endsAt || pause.endsAt <= opensAt) return endsAt;
  return endsAt + pause.endsAt - larger(pause.startedAt, opensAt);
}

/**
 * Computes a period's state. The program keeps only the next period (0 before the activation and after the term) and the last
 * reported one, so a missed period before the last reported one counts as REPORTED.
 */
function periodStateOf(series: Series | null, period: number, now: bigint): string {
  if (series === null || !isPeriod(period) || period < series.firstPeriod || period > series.lastPeriod) {
    throw unavailable('PERIOD_UNKNOWN');
  }
  const { nextPeriod, lastReported, deferred } = series;
  const isPast = nextPeriod === 0 ? series.tailStartedAt > 0n : period < nextPeriod;
  if (isPast) return period > lastReported ? 'MISSED' : 'REPORTED';
  if (period === deferred && period === nextPeriod) return 'DEFERRED';
  const opensAt = periodEnd(period);
  if (now < opensAt) return 'UPCOMING';
  return now < extendEnd(series, opensAt, opensAt + OPEN_WINDOW) ? 'OPEN' : 'LATE';
}

/** Creates a reader of a series' state at the newest slot. */
export function seriesReader(at: ReadAtSlot, addresses: Addresses): SeriesReader {
  const load = async (look: SlotAccounts, seriesKey: Bytes32) =>
    requireOf(look.record(RECORDS.series, await addresses.series(seriesKey)), seriesKey);

  async function readHoldings(look: SlotAccounts, seriesKey: Bytes32, holders: readonly Address[]) {
    const [seriesAt, ...positionsAt] = await Promise.all([
      addresses.series(seriesKey),
      ...holders.map((holder) => addresses.position(seriesKey, kitAddress(holder))),
    ]);
    look.request([seriesAt, ...positionsAt]);
    const series = requireOf(look.record(RECORDS.series, seriesAt), seriesKey);
    if (series === null) return new Map(holders.map((holder) => [holder, NO_HOLDING] as const));
    const positions = look.records(RECORDS.position, positionsAt);
    const views = await readPositions(look, addresses, series, { seriesKey, positions });
    return new Map(
      holders.map((holder, place) => {
        const view = views[place] ?? null;
        if (view === null) return [holder, NO_HOLDING] as const;
        // Without a tender's payment, because issuers read positions and not tenders.
        return [
          holder,
          { units: view.position.staked, claimable: claimable(series, { ...view, round: null }, look.now) },
        ] as const;
      }),
    );
  }

  return {
    series: (seriesKey) =>
      at(async (look) => {
        const [seriesAt, raiseAt] = await Promise.all([addresses.series(seriesKey), addresses.raise(seriesKey)]);
        look.request([seriesAt, raiseAt]);
        const series = requireOf(look.record(RECORDS.series, seriesAt), seriesKey);
        if (series === null) return NO_SERIES;
        const raise = requireOf(look.record(RECORDS.raise, raiseAt), seriesKey);
        return viewOf(series, phaseOf(series, raise, look.now));
      }),
    window: (seriesKey) =>
      at(async (look) => {
        const series = await load(look, seriesKey);
        return series === null ? NO_WINDOW : windowOf(series, look.now);
      }),
    receiptsOf: async (seriesKey) => ownAddress(await addresses.receipts(seriesKey)),
    hardship: (seriesKey) => at(async (look) => hardshipOf(await load(look, seriesKey))),
    periodState: (seriesKey, period) =>
      at(async (look) => periodStateOf(await load(look, seriesKey), period, look.now)),
    holdings: (seriesKey, holders) => at((look) => readHoldings(look, seriesKey, holders)),
  };
}
