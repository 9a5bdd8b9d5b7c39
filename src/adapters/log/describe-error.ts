import { AppError } from '@income-series/protocol/errors/app-error';
import { framesOf } from './censor.ts';

/**
 * Describes an error by name, code, reason and frames, without its message, which may quote a value. A GraphQL error is described
 * by its original error.
 */
export function describeError(error: unknown): Readonly<Record<string, unknown>> {
  const origin = (error instanceof Error && (error as { originalError?: unknown }).originalError) || error;
  if (!(origin instanceof Error)) return { name: typeof origin };
  const { code } = origin as { code?: unknown };
  const reason = origin instanceof AppError && origin.foreignCode !== undefined ? { reason: origin.foreignCode } : {};
  return {
    name: origin.name,
    ...(typeof code === 'string' ? { code } : {}),
    ...reason,
    stack: framesOf(origin, 12) ?? '',
  };
}
