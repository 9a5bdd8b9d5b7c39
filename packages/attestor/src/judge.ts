import { AppError } from '@income-series/protocol/errors/app-error';
import { ERRORS } from '@income-series/protocol/errors/codes';
import { Failure } from './exit.ts';
import { toPlain } from './plain.ts';

/** Converts an error of the core to a failure, by the prefix of its code. */
function coreFailure({ code, message }: AppError): Failure {
  if (code.startsWith('KEYSTORE_'))
    return new Failure('keystore', code, message, { help: { mend: ERRORS[code].mend } });
  if (code.startsWith('ENVELOPE_')) return new Failure('differs', code, message);
  return new Failure('failure', code, message);
}

/** Converts any error to a failure. An unexpected error shows only its kind, because its message or stack may quote secrets. */
export function toFailure(error: unknown): Failure {
  if (error instanceof Failure) return error;
  if (error instanceof AppError) return coreFailure(error);
  const name = error instanceof Error ? error.name : typeof error;
  return new Failure('failure', 'INTERNAL', `The tool failed (${toPlain(name)}).`);
}
