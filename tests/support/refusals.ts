import { AppError } from '@income-series/protocol/errors/app-error';
import type { ErrorCode } from '@income-series/protocol/errors/codes';

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
