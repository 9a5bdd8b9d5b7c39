import type { SigningDomain } from '../core/signing/index.ts';

/** Where a step of the index stands. */
export interface ReconcileContext {
  readonly chain: string;
  /** What the chain's signatures are over. */
  readonly domain: SigningDomain;
  /** The time of the last indexed block. */
  readonly now: Date;
  /** The last block that no reorganisation takes back: one that is deeper halts the index. */
  readonly finalBlock: bigint;
}
