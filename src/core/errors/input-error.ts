import { AppError } from './app-error.ts';

/** An argument that is not of the form it must have: which, and what it takes. Both are constants, never values. */
export class InputError extends AppError {
  /** Names of fields and indexes of lists, from the field's arguments down: `['input', 'deposit']`. */
  declare readonly argument: readonly string[];
  /** As `an amount above zero`. */
  declare readonly expected: string;

  constructor(path: string | readonly string[], expected: string, options: { cause?: unknown } = {}) {
    const names = typeof path === 'string' ? path.split('.') : path;
    super('BAD_INPUT', { ...options, path: names, expected, message: `${names.join('.')}: expected ${expected}.` });
    this.name = 'InputError';
  }

  override at(path: readonly string[]): InputError {
    return new InputError(path, this.expected, { cause: this.cause });
  }
}
