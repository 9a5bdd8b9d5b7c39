import type { HardshipOnChain, SeriesOnChain, WindowOnChain } from '@income-series/protocol/chain';
import { enumName } from '@income-series/protocol/chain-enums';
import { type Bytes32, lowerHex, ZERO_BYTES32 } from '@income-series/protocol/hex';
import type { SeriesReader } from '../../chains/index.ts';
import { type ExtinguishmentView, openRequest } from './extinguishment-view.ts';
import type { ContractRead, PauseView, ReadAtBlock } from './reader-round.ts';

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
/** The fields of the hub's view `getSeries` that this file reads. */
type SeriesView = Omit<SeriesOnChain, 'state' | 'phase'>;

/** Reads a series' state; NO_SERIES if the contracts do not have the series. */
async function readSeries(read: ContractRead, seriesKey: Bytes32): Promise<SeriesOnChain> {
  const state = enumName('State', Number(await read('hub', 'seriesState', [seriesKey])));
  if (state === 'NONE') return NO_SERIES; // the other views revert for an unknown series
  const [view, phase] = await Promise.all([
    read('hub', 'getSeries', [seriesKey]) as Promise<SeriesView>,
    read('raise', 'phase', [seriesKey]),
  ]);
  const { unitsOutstanding, lastIncomeCommitment, expectedPrior, nextPeriod, termsCommitment } = view;
  const { cap, paid, accrued, amendmentNonce, trueupNonce, routed } = view;
  return {
    state,
    phase: enumName('Phase', Number(phase)),
    unitsOutstanding,
    lastIncomeCommitment,
    expectedPrior,
    nextPeriod,
    termsCommitment,
    cap,
    paid,
    accrued,
    amendmentNonce,
    trueupNonce,
    routed,
  };
}

/** Reads a series' pause and its open request for extinguishment. */
async function readHardship(read: ContractRead, seriesKey: Bytes32): Promise<HardshipOnChain> {
  const [pause, extinguishment] = await Promise.all([
    read('hardship', 'pauseOf', [seriesKey]) as Promise<PauseView>,
    read('hardship', 'extinguishmentOf', [seriesKey]) as Promise<ExtinguishmentView>,
  ]);
  const { state, attestor, pauseNonce, pauseEnd } = pause;
  return {
    pauseState: enumName('PauseState', state),
    attestor: lowerHex(attestor),
    pauseNonce,
    pauseEnd,
    ...openRequest(extinguishment),
  };
}

/** Reads the state of a series from the contracts at the newest block. */
export const seriesReader = (at: ReadAtBlock): SeriesReader => ({
  series: (seriesKey) => at((read) => readSeries(read, seriesKey)),
  window: (seriesKey) =>
    at<WindowOnChain>(async (read) => {
      const view = (await read('windows', 'windowOf', [seriesKey])) as { window: number; phase: number };
      return { window: view.window, phase: enumName('WindowPhase', view.phase) };
    }),

  hardship: (seriesKey) => at((read) => readHardship(read, seriesKey)),

  periodState: (seriesKey, period) =>
    at<string>(async (read) => enumName('PeriodState', Number(await read('hub', 'periodState', [seriesKey, period])))),

  holdings: (seriesKey, holders) =>
    at(async (read) => {
      const rows = await Promise.all(
        holders.map(async (holder) => {
          const [units, claimable] = await Promise.all([
            read('hub', 'unitsOf', [seriesKey, holder]),
            read('hub', 'claimable', [seriesKey, holder]),
          ]);
          return [holder, { units: units as bigint, claimable: claimable as bigint }] as const;
        }),
      );
      return new Map(rows);
    }),
});
