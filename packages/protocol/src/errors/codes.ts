import { accounts } from './codes/accounts.ts';
import { programs } from './codes/programs.ts';
import { requests } from './codes/requests.ts';
import { series } from './codes/series.ts';

/**
 * Every error code of the service and its programs. docs/errors.md and the schema's enum `ErrorCode` are generated from it. Codes
 * are only added: a code never changes its meaning and is never reused.
 */
export const ERRORS = { ...requests, ...accounts, ...series, ...programs } as const;

export type ErrorCode = keyof typeof ERRORS;

/** Tests for an error code of the service. */
export const isErrorCode = (code: unknown): code is ErrorCode =>
  typeof code === 'string' && Object.hasOwn(ERRORS, code);

/** Tests for the code of a fault that only the operator can mend. */
export const isOperatorsFault = (code: unknown): boolean =>
  isErrorCode(code) && code !== 'INTERNAL' && ERRORS[code].status === 500;
