import { framesOf } from './censor.ts';

/**
 * Describes an error by name, code and frames, without its message, which may quote a value. A GraphQL error is described
 * by its original error.
 */
export function describeError(error: unknown): Readonly<Record<string, unknown>> {
  const found = (error instanceof Error && (error as { originalError?: unknown }).originalError) || error;
  if (!(found instanceof Error)) return { name: typeof found };
  const { code } = found as { code?: unknown };
  return { name: found.name, ...(typeof code === 'string' ? { code } : {}), stack: framesOf(found, 12) ?? '' };
}
