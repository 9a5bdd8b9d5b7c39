import { AppError } from '@income-series/protocol/errors/app-error';

/** The error of a malformed or contradictory answer of a node. `reason` is a constant name for the log. */
export const unavailable = (reason: string): AppError =>
  new AppError('CHAIN_UNAVAILABLE', { cause: new Error(reason) });
