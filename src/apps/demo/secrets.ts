import { createDeviceSecret, randomField } from '@income-series/client';

/** What only the issuer's own machine knows; the terms among it go to the vault too. */
export interface StorySecrets {
  /** Annual threshold, minor units. */
  readonly theta: bigint;
  /** Of the income above it, for all units together: a decimal. */
  readonly shareRate: string;
  readonly termsSalt: bigint;
  /** Of the series on Solana, whose threshold is the same. */
  readonly curveShareRate: string;
  readonly curveTermsSalt: bigint;
  /** Income to the end of each quarter, minor units. */
  readonly incomes: readonly [bigint, bigint, bigint, bigint];
  /** What the terms are amended to. */
  readonly amended: { readonly theta: bigint; readonly termsSalt: bigint };
  /** What is sealed to attestors: a document, the reason of a hardship, the evidence for an extinguishment. */
  readonly document: string;
  readonly reason: string;
  readonly evidence: string;
  /** Every income salt follows from it. */
  readonly device: Uint8Array;
  /** Of a bidder: it seals the backup of a bid. */
  readonly bidder: Uint8Array;
  /** Owns the zkTLS claims. */
  readonly claimOwner: Uint8Array;
}

/** A threshold of 60,000.00, income of 75,000.00, 160,000.00, 210,000.00 and 250,000.00; keys and salts are drawn. */
export const drawSecrets = (): StorySecrets => ({
  theta: 6_000_000n,
  shareRate: '0.05',
  termsSalt: randomField(),
  curveShareRate: '0.05',
  curveTermsSalt: randomField(),
  incomes: [7_500_000n, 16_000_000n, 21_000_000n, 25_000_000n],
  amended: { theta: 6_500_000n, termsSalt: randomField() },
  document: 'Accounting export of the third quarter: invoices 118 to 163.',
  reason: 'The studio burned down; it opens again in spring.',
  evidence: 'The firm is being wound up; the court’s letter of the ninth.',
  device: createDeviceSecret(),
  bidder: createDeviceSecret(),
  claimOwner: createDeviceSecret(),
});
