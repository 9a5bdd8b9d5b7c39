import { AppError } from '@income-series/protocol/errors/app-error';
import type { ErrorCode } from '@income-series/protocol/errors/codes';

/** Requires that a statement wrote a row; it writes none if the row changed since it was read. @throws CONFLICT, or `code` */
export function requireWritten({ count }: { readonly count: number }, code: ErrorCode = 'CONFLICT'): void {
  if (count === 0) throw new AppError(code);
}

/**
 * Requires that a series has fewer than `most` records of a kind, because each record is kept for ever and shown to others.
 * Records of concurrent transactions are not counted. @throws CASE_LIMIT, or `code`
 */
export function requireCapacity(count: number, most: number, code: ErrorCode = 'CASE_LIMIT'): void {
  if (count >= most) throw new AppError(code);
}
