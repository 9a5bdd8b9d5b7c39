import { AppError } from './errors/app-error.ts';
import type { Log } from './log.ts';

/** The code of a failure that is kept or counted. */
export const codeOf = (error: unknown) => (error instanceof AppError ? error.code : 'INTERNAL');

/** What a chain's node does at times: the work goes on by itself once the node answers again. */
const PASSING: ReadonlySet<string> = new Set(['CHAIN_UNAVAILABLE', 'CHAIN_STALE', 'CHAIN_BEHIND']);

/** The level at which a failure is logged. */
export const levelOf = (error: unknown): keyof Pick<Log, 'warn' | 'error'> =>
  PASSING.has(codeOf(error)) ? 'warn' : 'error';
