import type { KeyAddress } from '@income-series/protocol/hex';
import type { FoldedRow } from '../../core/integers.ts';
import type { Period, Report, RoutedIncome } from '../../generated/prisma/client.ts';

/** A row of `periods`. */
export type PeriodRow = FoldedRow<Period>;

/**
 * An accepted report, without the column `source`, which does not come from the chain and is written separately. Commitments,
 * proof and attestation are null in tier 1.
 */
export type ReportRow = Omit<FoldedRow<Report>, 'source' | 'proof' | 'attestation' | 'fxFallback'> & {
  readonly proof: unknown;
  readonly attestation: unknown;
  readonly fxFallback: { readonly signer: KeyAddress; readonly signature: string } | null;
};

/** The income that came through the router in one quarter. Base units. */
export type RoutedRow = FoldedRow<RoutedIncome>;
