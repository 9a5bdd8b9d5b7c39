import {
  BuildActivateCurveDocument,
  BuildAnnounceBuyOutDocument,
  BuildBuyOutDocument,
  BuildCancelRaiseDocument,
  BuildCloseSeriesDocument,
  BuildCollectProceedsDocument,
  BuildEndPauseDocument,
  BuildFailCurveDocument,
  BuildOpenRouterDocument,
  BuildPassGateDocument,
  BuildPayTailDocument,
  BuildSettleStepDocument,
  BuildSettleTenderDocument,
  BuildWithdrawPauseDocument,
  BuildWithdrawProceedsDocument,
  type BuiltFragment,
} from '@income-series/client/operations';
import { keyed, type TypedDocument } from '@income-series/client/requests';
import type { PersonSession } from '../../gateway/session.ts';
import type { IssuerSeriesPageQuery } from '../../generated/operations.ts';

export type RunningSeries = NonNullable<IssuerSeriesPageQuery['series']>;

/** A step that one transaction takes, and what it means. */
export interface SeriesStep {
  readonly label: string;
  readonly meaning: string;
  readonly done: string;
  readonly isDangerous?: boolean;
  /** Tests that the step is possible now by the index. The gateway simulates it before the wallet is asked. */
  readonly isPossible: (series: RunningSeries, now: number) => boolean;
  readonly build: (person: PersonSession, series: RunningSeries) => Promise<BuiltFragment>;
}

type Place = { readonly chain: string; readonly seriesKey: `0x${string}`; readonly wallet: RunningSeries['issuer'] };
type Builder = TypedDocument<object, { readonly input: Place & { readonly idempotencyKey: string } }>;

/** Builds a step by a mutation that takes series and wallet, and what `more` adds. */
const buildWith =
  (document: unknown, more: (series: RunningSeries) => object = () => ({})): SeriesStep['build'] =>
  async ({ gateway, address }, series) => {
    const { chain, key: seriesKey } = series;
    const input = keyed({ chain, seriesKey, wallet: address as RunningSeries['issuer'], ...more(series) });
    const answer: unknown = await gateway.act(document as Builder, input);
    return (answer as { readonly transaction: BuiltFragment }).transaction;
  };

const isPast = (at: string | null | undefined, now: number): boolean => !!at && Date.parse(at) <= now;
const isAhead = (at: string | null | undefined, now: number): boolean => !!at && Date.parse(at) > now;
const isAnnounced = ({ buyOutLapsesAt }: RunningSeries, now: number): boolean => isAhead(buyOutLapsesAt, now);

export const SERIES_STEPS: readonly SeriesStep[] = [
  {
    label: 'Open the income router',
    meaning: 'Income comes through the router from then on. The raise fails if it is not open when the bids end.',
    done: 'The router is open.',
    isPossible: ({ routed, auction }) => routed && auction?.phase === 'COMMIT',
    build: buildWith(BuildOpenRouterDocument),
  },
  {
    label: 'Cancel the raise',
    meaning: 'Every bidder gets the deposit back, and the series never begins.',
    done: 'The raise is cancelled.',
    isDangerous: true,
    isPossible: ({ auction }) => auction?.phase === 'COMMIT',
    build: buildWith(BuildCancelRaiseDocument),
  },
  {
    label: 'Find the price',
    meaning: 'The chain orders some of the revealed bids. Several such steps find the price.',
    done: 'Some bids are ordered.',
    isPossible: ({ auction }) => auction?.phase === 'SETTLE',
    build: buildWith(BuildSettleStepDocument, () => ({ maxBids: 50 })),
  },
  {
    label: 'Pass the gate',
    meaning: 'The raise is final then, and the winners get their units.',
    done: 'The gate is passed.',
    isPossible: ({ auction }) => auction?.phase === 'GATE',
    build: buildWith(BuildPassGateDocument),
  },
  {
    label: 'Withdraw the proceeds',
    meaning: 'What the raise brought goes to your wallet, as far as it was not withdrawn.',
    done: 'The proceeds are in your wallet.',
    isPossible: ({ auction }) => auction?.phase === 'DONE' && BigInt(auction.proceeds ?? 0) > 0n,
    build: buildWith(BuildWithdrawProceedsDocument),
  },
  {
    label: 'End the sale',
    meaning: 'The threshold is reached, so the sale may end and the series begin to pay.',
    done: 'The sale has ended, and the series pays from now on.',
    isPossible: ({ state, curve }) => state === 'CURVE' && BigInt(curve?.raised ?? 0) >= BigInt(curve?.threshold ?? 1),
    build: buildWith(BuildActivateCurveDocument),
  },
  {
    label: 'End the sale as failed',
    meaning: 'The last day has passed below the threshold. Buyers may sell their units back.',
    done: 'The sale has failed.',
    isDangerous: true,
    isPossible: ({ state, curve }, now) =>
      state === 'CURVE' && isPast(curve?.endsAt, now) && BigInt(curve?.raised ?? 0) < BigInt(curve?.threshold ?? 1),
    build: buildWith(BuildFailCurveDocument),
  },
  {
    label: 'Collect the proceeds',
    meaning: 'What the sale raised goes to your wallet, less the share of the treasury.',
    done: 'The proceeds are in your wallet.',
    isPossible: ({ state, curve }) => state === 'ACTIVE' && BigInt(curve?.proceeds ?? 0) > 0n,
    build: buildWith(BuildCollectProceedsDocument),
  },
  {
    label: 'Settle the tender round',
    meaning: 'The treasury pays for the units that were tendered, and they are burned.',
    done: 'The round is settled.',
    isPossible: ({ curve }, now) => curve?.tenderState === 'OPEN' && isPast(curve.tenderEndsAt, now),
    build: buildWith(BuildSettleTenderDocument),
  },
  {
    label: 'Announce a buy-out',
    meaning: 'Holders get a week’s notice. You may then pay what is left of the cap, and the series ends.',
    done: 'The buy-out is announced.',
    isPossible: (series, now) => series.state === 'ACTIVE' && !isAnnounced(series, now),
    build: buildWith(BuildAnnounceBuyOutDocument),
  },
  {
    label: 'Pay the buy-out',
    meaning: 'You pay what is left of the cap, all units are redeemed, and the series ends.',
    done: 'The series is bought out.',
    isDangerous: true,
    isPossible: (series, now) => isAnnounced(series, now) && isPast(series.buyOutPossibleAt, now),
    build: buildWith(BuildBuyOutDocument),
  },
  {
    label: 'Pay what accrued',
    meaning: 'What was owed and not yet due is paid, because the term is over.',
    done: 'What accrued is paid.',
    isPossible: ({ state, accruedTotal }) => state === 'TAIL' && BigInt(accruedTotal ?? 0) > 0n,
    build: buildWith(BuildPayTailDocument, ({ accruedTotal }) => ({ amount: accruedTotal ?? '0' })),
  },
  {
    label: 'End the series',
    meaning: 'Nothing is owed any more, so the series may end.',
    done: 'The series has ended.',
    isPossible: ({ state, accruedTotal }) => state === 'TAIL' && BigInt(accruedTotal ?? 0) === 0n,
    build: buildWith(BuildCloseSeriesDocument),
  },
  {
    label: 'End the pause',
    meaning: 'Reports are due again from the next quarter on.',
    done: 'The pause has ended.',
    isPossible: ({ state }) => state === 'PAUSED',
    build: buildWith(BuildEndPauseDocument),
  },
  {
    label: 'Withdraw the request for a pause',
    meaning: 'Nobody decides on it any more.',
    done: 'The request is withdrawn.',
    isPossible: ({ hardshipRequests }) => hardshipRequests.nodes.some(({ state }) => state === 'REQUESTED'),
    build: buildWith(BuildWithdrawPauseDocument),
  },
];
