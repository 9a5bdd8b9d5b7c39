import { AppError } from '../../core/errors/app-error.ts';
import type { ErrorCode } from '../../core/errors/codes.ts';

/** A statement found the row as it was read, or its id free. @throws CONFLICT, or `code`, where it wrote nothing */
export function requireWritten({ count }: { readonly count: number }, code: ErrorCode = 'CONFLICT'): void {
  if (count === 0) throw new AppError(code);
}

/**
 * A series has fewer of what its issuer opens than it may: each is kept permanently, and shown to others. What is written
 * at the same time is not counted. @throws CASE_LIMIT, or `code`
 */
export function requireCapacity(count: number, most: number, code: ErrorCode = 'CASE_LIMIT'): void {
  if (count >= most) throw new AppError(code);
}
