import { enumName } from '../../core/chain-enums.ts';
import { fromUnix, timeOf } from '../../indexing/projection/events.ts';
import { type Handlers, patchSeries } from '../../indexing/projection/series-fold.ts';
import { enterMoney } from '../holdings/money-projection.ts';
import { extendWindows } from '../reporting/pause-windows.ts';
import type { SeriesRow } from '../series/x-rows.ts';

/** No extinguishment is asked for under the nonce. */
export const NO_EXTINGUISHMENT = {
  extinguishKeyA: null,
  extinguishKeyB: null,
  extinguishNoticeEndsAt: null,
  extinguishDeadline: null,
} as const;

const after = (nonce: string): bigint => BigInt(nonce) + 1n;

/**
 * What attestors' signatures do to a series: pauses, extinguishment, amendments, true-ups. An event carries the nonce
 * that it used up; the row holds the one after it. The hub's SeriesStateMoved and the hardship contract's own event come
 * in one transaction, in whatever order.
 */
export const attestorHandlers: Handlers<
  | 'SeriesStateMoved'
  | 'PauseApproved'
  | 'PauseEnded'
  | 'PauseRequestWithdrawn'
  | 'ExtinguishmentRequested'
  | 'SeriesExtinguished'
  | 'ExtinguishmentVoided'
  | 'TermsAmended'
  | 'TrueUpAccepted'
> = {
  SeriesStateMoved(state, { args }) {
    const to = enumName('State', args.to);
    const { pausedUntil } = state.series.need(args.seriesKey);
    const patch: Partial<SeriesRow> = { state: to, pausedUntil: to === 'PAUSED' ? pausedUntil : null };
    patchSeries(state, args.seriesKey, to === 'EXTINGUISHED' ? { ...patch, accruedTotal: 0n } : patch);
  },

  PauseApproved(state, event) {
    const { seriesKey, pauseNonce, pauseEnd } = event.args;
    const patch = { pauseNonce: after(pauseNonce), pausedUntil: fromUnix(pauseEnd), pausedFrom: timeOf(event) };
    patchSeries(state, seriesKey, patch);
    extendWindows(state, { from: event.timestamp, until: BigInt(pauseEnd) });
  },

  PauseEnded(state, { args }) {
    const { pausedFrom } = state.series.need(args.seriesKey);
    if (pausedFrom === null) return;
    extendWindows(state, { from: BigInt(pausedFrom.getTime() / 1000), until: BigInt(args.endedAt) });
  },

  PauseRequestWithdrawn(state, { args }) {
    patchSeries(state, args.seriesKey, { pauseNonce: after(args.pauseNonce) });
  },

  ExtinguishmentRequested(state, { args }) {
    patchSeries(state, args.seriesKey, {
      extinguishKeyA: args.keyA,
      extinguishKeyB: args.keyB,
      extinguishNoticeEndsAt: fromUnix(args.noticeEndsAt),
      extinguishDeadline: fromUnix(args.deadline),
    });
  },

  SeriesExtinguished(state, { args }) {
    patchSeries(state, args.seriesKey, { ...NO_EXTINGUISHMENT, extinguishNonce: after(args.extinguishNonce) });
  },

  ExtinguishmentVoided(state, { args }) {
    patchSeries(state, args.seriesKey, { ...NO_EXTINGUISHMENT, extinguishNonce: after(args.extinguishNonce) });
  },

  TermsAmended(state, { args }) {
    patchSeries(state, args.seriesKey, {
      termsCommitment: args.newTermsCommitment,
      cap: BigInt(args.newCap),
      amendmentNonce: after(args.amendmentNonce),
    });
  },

  /** The row of money_events is what the true-up changed of what is owed: less than it says where the cap is near. */
  TrueUpAccepted(state, event) {
    const { seriesKey, trueupNonce, accrualOut, creditOut } = event.args;
    const { accruedTotal, creditTotal } = state.series.need(seriesKey);
    const change = BigInt(accrualOut) - BigInt(creditOut) - (accruedTotal - creditTotal);
    patchSeries(state, seriesKey, {
      trueupNonce: after(trueupNonce),
      accruedTotal: BigInt(accrualOut),
      creditTotal: BigInt(creditOut),
    });
    const owedMore = { kind: 'TRUE_UP', amount: `${change}` };
    const owedLess = { kind: 'TRUE_UP_CREDIT', amount: `${-change}` };
    enterMoney(state, event, change >= 0n ? owedMore : owedLess);
  },
};
