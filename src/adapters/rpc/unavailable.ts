import { AppError } from '../../core/errors/app-error.ts';

/** The error of a malformed or contradictory answer of a node. `reason` is a constant name for the log. */
export const unavailable = (reason: string): AppError =>
  new AppError('CHAIN_UNAVAILABLE', { cause: new Error(reason) });
