import type { FxRate } from './chain.ts';
import { FX_MAX_AGE } from './policy.ts';

/** Tests that the feed has a rate which is recent enough at a time, in unix seconds. */
export const isRecentRate = ({ rate, updatedAt }: FxRate, at: bigint): boolean =>
  rate !== 0n && at <= updatedAt + FX_MAX_AGE;
