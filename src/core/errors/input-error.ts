import { AppError } from './app-error.ts';

interface InputErrorOptions {
  readonly missing?: boolean;
  readonly cause?: unknown;
}

/** An argument that is not of the form it must have: which, and what it takes. Both are constants, never values. */
export class InputError extends AppError {
  /** Names of fields and indexes of lists, from the field's arguments down: `['input', 'deposit']`. */
  declare readonly argument: readonly string[];
  /** As `an amount above zero`. */
  declare readonly expected: string;

  /** The argument is required and the request does not have it. */
  readonly missing: boolean;

  constructor(path: string | readonly string[], expected: string, { missing = false, cause }: InputErrorOptions = {}) {
    const names = typeof path === 'string' ? path.split('.') : path;
    const name = names.join('.');
    const message = `${missing ? `${name} is missing` : name}: expected ${expected}.`;
    super('BAD_INPUT', { cause, path: names, expected, message });
    this.name = 'InputError';
    this.missing = missing;
  }

  override at(path: readonly string[]): InputError {
    return new InputError(path, this.expected, { missing: this.missing, cause: this.cause });
  }
}
