import { createDeviceSecret, randomField } from '../device/index.ts';

/** What only the issuer's own machine knows; the terms among it go to the vault too. */
export interface StorySecrets {
  /** Annual threshold, minor units. */
  readonly theta: bigint;
  /** Of the income above it, for all units together: a decimal. */
  readonly shareRate: string;
  readonly termsSalt: bigint;
  /** Income to the end of each quarter, minor units. */
  readonly incomes: readonly [bigint, bigint];
  /** Every income salt follows from it. */
  readonly device: Uint8Array;
  /** Owns the zkTLS claims. */
  readonly claimOwner: Uint8Array;
}

/** A threshold of 60,000.00, income of 75,000.00 and 160,000.00; the rest is drawn. */
export const drawSecrets = (): StorySecrets => ({
  theta: 6_000_000n,
  shareRate: '0.05',
  termsSalt: randomField(),
  incomes: [7_500_000n, 16_000_000n],
  device: createDeviceSecret(),
  claimOwner: createDeviceSecret(),
});
