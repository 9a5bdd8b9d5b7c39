import { chainKind } from '@income-series/protocol/chain';
import type { Reading } from '../../core/metrics.ts';
import type { RunningIndexer } from '../../indexing/start.ts';
import type { Keepers } from '../../keepers/start.ts';

/** The metric of the keepers' daily limit, in the smallest unit of each kind of chain. */
const LIMIT = {
  evm: 'income_series_keeper_daily_limit_wei',
  solana: 'income_series_keeper_daily_limit_lamports',
} as const;

/** The metrics of this process's indexer and keepers of a chain. */
export function workReadings(
  chain: string,
  worker: Pick<RunningIndexer, 'health'>,
  keepers: Pick<Keepers, 'status'> | null,
  dailyLimit: bigint,
): readonly Reading[] {
  const { head, lag, failure } = worker.health();
  return [
    ...(head === null ? [] : [['income_series_node_block', Number(head), { chain }] as const]),
    ...(lag === null ? [] : [['income_series_index_lag_blocks', lag, { chain }] as const]),
    ...(failure === null ? [] : [['income_series_index_failing', 1, { chain, code: failure }] as const]),
    ['income_series_keepers_leading', keepers?.status().leads ? 1 : 0, { chain }],
    [LIMIT[chainKind(chain) ?? 'evm'], keepers === null ? 0 : Number(dailyLimit), { chain }],
  ];
}
