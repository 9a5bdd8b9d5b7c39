import { AppError } from '../../src/core/errors/app-error.ts';
import type { ErrorCode } from '../../src/core/errors/codes.ts';

/** How a rule answers: the code it refuses with, or that it does not. @throws what is no refusal */
export function codeOf(work: () => unknown): ErrorCode | 'accepted' {
  try {
    work();
  } catch (error) {
    if (error instanceof AppError) return error.code;
    throw error;
  }
  return 'accepted';
}
