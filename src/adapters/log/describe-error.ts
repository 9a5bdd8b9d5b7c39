import { framesOf } from './censor.ts';

/** Name, code and frames of an error, without its message, which may quote a value: of the error that one of GraphQL was made from. */
export function describeError(error: unknown): Readonly<Record<string, unknown>> {
  const found = (error instanceof Error && (error as { originalError?: unknown }).originalError) || error;
  if (!(found instanceof Error)) return { name: typeof found };
  const { code } = found as { code?: unknown };
  return { name: found.name, ...(typeof code === 'string' ? { code } : {}), stack: framesOf(found, 12) ?? '' };
}
