import { AppError } from '../../core/errors/app-error.ts';

/** The node's answer was no answer, or contradicts another one. `reason` is a name for the log, without values. */
export const unavailable = (reason: string): AppError =>
  new AppError('CHAIN_UNAVAILABLE', { cause: new Error(reason) });
