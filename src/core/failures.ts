import { AppError } from '@income-series/protocol/errors/app-error';
import type { Log } from './log.ts';

/** The code by which a failure is stored or counted: the code of an `AppError`, else INTERNAL. */
export const codeOf = (error: unknown) => (error instanceof AppError ? error.code : 'INTERNAL');

/** Temporary failures of a chain's node, after which work continues by itself. */
const TEMPORARY: ReadonlySet<string> = new Set(['CHAIN_UNAVAILABLE', 'CHAIN_STALE', 'CHAIN_BEHIND']);

/** The log level of a failure: a warning if it is temporary. */
export const levelOf = (error: unknown): keyof Pick<Log, 'warn' | 'error'> =>
  TEMPORARY.has(codeOf(error)) ? 'warn' : 'error';
