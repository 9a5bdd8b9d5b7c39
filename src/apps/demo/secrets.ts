import { createDeviceSecret, randomField } from '@income-series/client';
import { formatMinorUnits } from '@income-series/protocol/currency';

/** The secrets of the people's own machines. The terms among them also go to the vault. */
export interface StorySecrets {
  /** The annual threshold, in minor units. */
  readonly theta: bigint;
  /** The share of the income above the threshold for all units together, a decimal. */
  readonly shareRate: string;
  readonly termsSalt: bigint;
  /** The share of the series on Solana, which has the same threshold. */
  readonly curveShareRate: string;
  readonly curveTermsSalt: bigint;
  /** The income of the year to the end of each quarter, in minor units. */
  readonly incomes: readonly [bigint, bigint, bigint, bigint];
  /** The amended terms. */
  readonly amended: { readonly theta: bigint; readonly termsSalt: bigint };
  /** Texts that are sealed to attestors: a document, the reason of a hardship, the evidence for an extinguishment. */
  readonly document: string;
  readonly reason: string;
  readonly evidence: string;
  /** The device secret, from which every income salt is derived. */
  readonly device: Uint8Array;
  /** The bidder's secret, which seals the backup of a bid. */
  readonly bidder: Uint8Array;
  /** The key that owns the zkTLS claims. */
  readonly claimOwner: Uint8Array;
}

/** A document for an attestor: it ends with the figure that the opening has to equal, `ytd` in minor units of US dollars. */
export const accountingExport = (invoices: string, ytd: bigint): string =>
  `Accounting export: invoices ${invoices}.\n` +
  `Income of the year to the end of the quarter: ${formatMinorUnits(ytd, 'USD')} (${ytd} minor units).\n`;

/** The income of the year to the end of each quarter, in minor units of US dollars. */
const INCOMES = [7_500_000n, 16_000_000n, 21_000_000n, 25_000_000n] as const;

/**
 * Draws random keys and salts, with a fixed threshold of 60,000.00 and incomes of 75,000.00, 160,000.00, 210,000.00 and
 * 250,000.00.
 */
export const drawSecrets = (): StorySecrets => ({
  theta: 6_000_000n,
  shareRate: '0.05',
  termsSalt: randomField(),
  curveShareRate: '0.05',
  curveTermsSalt: randomField(),
  incomes: INCOMES,
  amended: { theta: 6_500_000n, termsSalt: randomField() },
  document: accountingExport('118 to 163', INCOMES[2]),
  reason: 'The studio burned down; it opens again in spring.',
  evidence: 'The firm is being wound up; the court’s letter of the ninth.',
  device: createDeviceSecret(),
  bidder: createDeviceSecret(),
  claimOwner: createDeviceSecret(),
});
