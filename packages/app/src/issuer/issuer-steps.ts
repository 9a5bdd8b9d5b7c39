import { type Gateway, keyed } from '@income-series/client/gateway';
import {
  BuildActivateCurveDocument,
  BuildAnnounceBuyOutDocument,
  BuildBuyOutDocument,
  BuildCancelRaiseDocument,
  BuildCollectProceedsDocument,
  BuildEndPauseDocument,
  BuildFailCurveDocument,
  BuildOpenRouterDocument,
  BuildOpenWindowDocument,
  BuildPassGateDocument,
  BuildVoidExtinguishmentDocument,
  BuildWithdrawPauseDocument,
  BuildWithdrawProceedsDocument,
  type BuiltFragment,
} from '@income-series/client/operations';

/** A series and the wallet that acts on it. */
export interface StepPlace {
  readonly chain: string;
  readonly seriesKey: `0x${string}`;
  readonly wallet: `0x${string}`;
}

interface IssuerStep {
  /** The step as a verb and its object. */
  readonly label: string;
  readonly build: (gateway: Gateway, place: StepPlace) => Promise<{ readonly transaction: BuiltFragment }>;
}

/** The steps that a transaction takes and that need nothing but the series, by the kind of the transaction. */
export const ISSUER_STEPS = {
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
} as const satisfies Readonly<Record<string, IssuerStep>>;

export type IssuerStepName = keyof typeof ISSUER_STEPS;

/** Tests that a transaction's kind is a step of this table. */
export const isIssuerStep = (kind: string | null): kind is IssuerStepName =>
  kind !== null && Object.hasOwn(ISSUER_STEPS, kind);
