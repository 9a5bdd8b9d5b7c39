import { enumName } from '@income-series/protocol/chain-enums';
import { type EvmAddress, type Hex, lowerHex } from '@income-series/protocol/hex';
import type { ChargeBasis } from '@income-series/protocol/report-charge';
import { maxUint64 } from 'viem';
import type { RateReader } from '../../chains/index.ts';
import type { ContractRead, PauseView, ReadAtBlock } from './reader-round.ts';

type MoneyView = Omit<ChargeBasis, 'paused' | 'uncounted' | 'router'> & {
  readonly state: number;
  readonly routed: boolean;
  readonly unitsOutstanding: bigint;
};
type RateView = { readonly rate: bigint; readonly signer: Hex; readonly last: bigint; readonly updatedAt: bigint };

/** Reads rates of currencies and periods, and the state that charges are computed from. */
export const rateReader = (at: ReadAtBlock, hub: EvmAddress): RateReader => ({
  fxRate: (currencyCode, before = maxUint64) =>
    at(async (read) => {
      const last = await read('fxFeed', 'rateBefore', [currencyCode, before]);
      const [rate, updatedAt] = last as readonly [bigint, bigint];
      return { rate, updatedAt };
    }),

  periodRate: (seriesKey, period) =>
    at(async (read) => {
      const view = (await read('rates', 'rateView', [seriesKey, period])) as RateView;
      const { rate, last, updatedAt } = view;
      const signer = lowerHex(view.signer);
      return {
        rate: rate === 0n ? null : rate,
        signer: BigInt(signer) === 0n ? null : signer,
        last: { rate: last, updatedAt },
      };
    }),

  chargeBasis: (seriesKey, period) =>
    at<ChargeBasis>(async (read, { timestamp }) => {
      const [view, { pauseEnd }] = await Promise.all([
        read('hub', 'getSeries', [seriesKey]) as Promise<MoneyView>,
        read('hardship', 'pauseOf', [seriesKey]) as Promise<PauseView>,
      ]);
      const { cap, paid, accrued, credit, routed, unitsOutstanding } = view;
      const paused = enumName('State', view.state) === 'PAUSED' && timestamp < pauseEnd;
      const reportArguments = [seriesKey, period, unitsOutstanding, 0n] as const; // the payment, 0, does not change the answer
      const router = routed ? await simulateTakeAttested(read, hub, reportArguments) : null;
      return { cap, paid, accrued, credit, paused, uncounted: false, router };
    }),
});

/** Simulates the hub's call `takeAttested` of the router; nothing is changed, because it is an `eth_call`. */
async function simulateTakeAttested(
  read: ContractRead,
  hub: EvmAddress,
  args: readonly unknown[],
): Promise<ChargeBasis['router']> {
  const answer = await read('router', 'takeAttested', args, hub);
  const [counted, withheld, missing] = answer as readonly [bigint, bigint, bigint];
  return { counted, withheld, missing };
}
