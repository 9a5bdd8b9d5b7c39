import { type Gateway, keyed } from '@income-series/client/gateway';
import {
  BuildActivateCurveDocument,
  BuildAnnounceBuyOutDocument,
  BuildBuyOutDocument,
  BuildCancelRaiseDocument,
  BuildCloseSeriesDocument,
  BuildCollectProceedsDocument,
  BuildEndPauseDocument,
  BuildFailCurveDocument,
  BuildMarkMissedDocument,
  BuildOpenRouterDocument,
  BuildOpenWindowDocument,
  BuildPassGateDocument,
  BuildPayTailDocument,
  BuildRouteIncomeDocument,
  BuildSettleStepDocument,
  BuildSettleTenderDocument,
  BuildSettleWindowDocument,
  BuildSubmitRoutedReportDocument,
  BuildSubmitTrueUpDocument,
  BuildSyncCensusDocument,
  BuildVoidExtinguishmentDocument,
  BuildWithdrawPauseDocument,
  BuildWithdrawProceedsDocument,
  type BuiltFragment,
} from '@income-series/client/operations';
import { formatPeriod } from '../formats.ts';

/** A series and the wallet that acts on it. */
export interface StepPlace {
  readonly chain: string;
  readonly seriesKey: `0x${string}`;
  readonly wallet: `0x${string}`;
}

/** A step of a series that one transaction takes. */
export interface SendableStep {
  /** The step as a verb and its object. */
  readonly label: string;
  readonly build: (gateway: Gateway, place: StepPlace) => Promise<{ readonly transaction: BuiltFragment }>;
}

/** The bids or orders that one step of a settlement takes: few enough for a block, whatever each of them does. */
const STEP_WORK = 50;

/** The steps that a transaction takes and that need nothing but the series, by the kind of the transaction. */
export const SERIES_STEPS = {
  OPEN_ROUTER: {
    label: 'Open the router',
    build: (gateway, place) => gateway.act(BuildOpenRouterDocument, keyed(place)),
  },
  CANCEL_RAISE: {
    label: 'Cancel the raise',
    build: (gateway, place) => gateway.act(BuildCancelRaiseDocument, keyed(place)),
  },
  PASS_GATE: {
    label: 'End the raise at its last check',
    build: (gateway, place) => gateway.act(BuildPassGateDocument, keyed(place)),
  },
  WITHDRAW_PROCEEDS: {
    label: 'Collect the proceeds',
    build: (gateway, place) => gateway.act(BuildWithdrawProceedsDocument, keyed(place)),
  },
  COLLECT_PROCEEDS: {
    label: 'Collect the proceeds',
    build: (gateway, place) => gateway.act(BuildCollectProceedsDocument, keyed(place)),
  },
  ACTIVATE_CURVE: {
    label: 'Begin the series',
    build: (gateway, place) => gateway.act(BuildActivateCurveDocument, keyed(place)),
  },
  FAIL_CURVE: {
    label: 'End the sale that failed',
    build: (gateway, place) => gateway.act(BuildFailCurveDocument, keyed(place)),
  },
  WITHDRAW_PAUSE: {
    label: 'Withdraw the request for a pause',
    build: (gateway, place) => gateway.act(BuildWithdrawPauseDocument, keyed(place)),
  },
  END_PAUSE: {
    label: 'End the pause',
    build: (gateway, place) => gateway.act(BuildEndPauseDocument, keyed(place)),
  },
  VOID_EXTINGUISHMENT: {
    label: 'Void the request for an extinguishment',
    build: (gateway, place) => gateway.act(BuildVoidExtinguishmentDocument, keyed(place)),
  },
  ANNOUNCE_BUY_OUT: {
    label: 'Announce a buy-out',
    build: (gateway, place) => gateway.act(BuildAnnounceBuyOutDocument, keyed(place)),
  },
  BUY_OUT: {
    label: 'Buy the series out',
    build: (gateway, place) => gateway.act(BuildBuyOutDocument, keyed(place)),
  },
  OPEN_WINDOW: {
    label: 'Open a window of trading',
    build: (gateway, place) => gateway.act(BuildOpenWindowDocument, keyed(place)),
  },
  SETTLE_WINDOW: {
    label: 'Settle the window',
    build: (gateway, place) => gateway.act(BuildSettleWindowDocument, keyed({ ...place, maxOrders: STEP_WORK })),
  },
  SETTLE_STEP: {
    label: 'Settle the bids',
    build: (gateway, place) => gateway.act(BuildSettleStepDocument, keyed({ ...place, maxBids: STEP_WORK })),
  },
  SETTLE_TENDER: {
    label: 'Settle the round of tenders',
    build: (gateway, place) => gateway.act(BuildSettleTenderDocument, keyed(place)),
  },
  CLOSE_SERIES: {
    label: 'Close the series',
    build: (gateway, place) => gateway.act(BuildCloseSeriesDocument, keyed(place)),
  },
} as const satisfies Readonly<Record<string, SendableStep>>;

/** Tests that a transaction's kind is a step of this table. */
export const isSeriesStep = (kind: string | null): kind is keyof typeof SERIES_STEPS =>
  kind !== null && Object.hasOwn(SERIES_STEPS, kind);

/** The step that marks a quarter as missed. */
export const markMissed = (period: string): SendableStep => ({
  label: `Mark ${formatPeriod(period)} as missed`,
  build: (gateway, place) => gateway.act(BuildMarkMissedDocument, keyed({ ...place, period })),
});

/** The step that records how many units were staked at a quarter's end. */
export const countUnits = (period: string): SendableStep => ({
  label: `Count the staked units of ${formatPeriod(period)}`,
  build: (gateway, place) => gateway.act(BuildSyncCensusDocument, keyed({ ...place, period })),
});

/** The step that reports a quarter by the income that came through the router. */
export const reportRouted = (period: string): SendableStep => ({
  label: `Report ${formatPeriod(period)} by its router`,
  build: (gateway, place) => gateway.act(BuildSubmitRoutedReportDocument, keyed({ ...place, period })),
});

/** The step that counts what was paid into the receipts of a routed series. */
export const countIncome: SendableStep = {
  label: 'Count what was paid in',
  build: (gateway, place) => gateway.act(BuildRouteIncomeDocument, keyed(place)),
};

/** The step that pays what accrued after the term. @param amount in base units of the payment token */
export const payTail = (amount: string): SendableStep => ({
  label: 'Pay what accrued',
  build: (gateway, place) => gateway.act(BuildPayTailDocument, keyed({ ...place, amount })),
});

/** The step that sends the true-up of a year that an attestor signed. @param id of the annual case */
export const submitTrueUp = (id: string, year: number): SendableStep => ({
  label: `Send the correction of ${year}`,
  build: (gateway) => gateway.act(BuildSubmitTrueUpDocument, keyed({ id })),
});
