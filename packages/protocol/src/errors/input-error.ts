import { AppError } from './app-error.ts';

interface InputErrorOptions {
  readonly missing?: boolean;
  readonly cause?: unknown;
}

/** The error for an argument that does not have the expected form. Its path and the form are names and constants, never values. */
export class InputError extends AppError {
  /** The path of the argument: names of fields and indexes of lists, such as `['input', 'deposit']`. */
  declare readonly argument: readonly string[];
  /** The expected form, such as `an amount above zero`. */
  declare readonly expected: string;

  /** True if the request lacks a required argument. */
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
