import { AppError } from '../../core/errors/app-error.ts';
import { Failure } from './exit.ts';
import { plain } from './plain.ts';

/** What a core error means to the person at the terminal. */
function failureOf({ code, message }: AppError): Failure {
  if (code.startsWith('KEYSTORE_')) return new Failure('keystore', code, message);
  if (code.startsWith('ENVELOPE_')) return new Failure('differs', code, message);
  return new Failure('failure', code, message);
}

/** Of an unforeseen error only its kind is shown: a message or a stack can quote what was being read. */
export function judge(error: unknown): Failure {
  if (error instanceof Failure) return error;
  if (error instanceof AppError) return failureOf(error);
  const name = error instanceof Error ? error.name : typeof error;
  return new Failure('failure', 'INTERNAL', `The tool failed (${plain(name)}).`);
}
