import type { Bytes32, EvmAddress } from '@income-series/protocol/hex';
import { nextPeriod, type Period, periodEnd } from '@income-series/protocol/period';
import { signMessage } from './attest.ts';
import { ATTESTOR, activeSeries, FX_RATE, until } from './raise.ts';
import { changed, quarterAhead, type ReportArgs, reportArgs } from './report.ts';
import type { World } from './world.ts';

/** A series whose first quarter is over, and a report of it at `FX_RATE`. */
export interface Due {
  readonly seriesKey: Bytes32;
  readonly period: Period;
  readonly args: ReportArgs;
}

/** An active series in a currency, of a quarter that is well ahead and the one after it. */
export async function seriesIn(world: World, holder: EvmAddress, currencyCode: number) {
  const period = await quarterAhead(world);
  const term = { firstPeriod: period, lastPeriod: nextPeriod(period) };
  const { seriesKey } = await activeSeries(world, [[holder, 10n]], { currencyCode, ...term });
  return { seriesKey, period };
}

/** The same, over, in a currency whose feed rests: its last rate came as the series was created. */
export async function dueUnrated(world: World, holder: EvmAddress, currencyCode: number): Promise<Due> {
  const { seriesKey, period } = await seriesIn(world, holder, currencyCode);
  await until(world, periodEnd(period));
  return { seriesKey, period, args: await reportArgs(world, seriesKey, period, { payment: 5n }) };
}

export const signRate = (world: World, { seriesKey, period }: Omit<Due, 'args'>, rate: bigint, signer = ATTESTOR) =>
  signMessage(world, signer, 'FX', { seriesKey, period, rate });

/** A report's arguments with another rate among its signals. */
export const atRate = (args: ReportArgs, rate: bigint): ReportArgs =>
  changed(args, { signals: (signals) => signals.with(2, rate) as unknown as typeof signals });

/** The report with a rate and an attestor's signature over it. */
export async function withSigned(world: World, due: Due, rate = FX_RATE, signer = ATTESTOR): Promise<ReportArgs> {
  return changed(atRate(due.args, rate), { fxFallbackSig: await signRate(world, due, rate, signer) });
}
