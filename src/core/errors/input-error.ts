import { AppError } from './app-error.ts';

/** An argument that is not of the form it must have: which, and what it takes. Both are constants, never values. */
export class InputError extends AppError {
  /** Names of fields and indexes of lists, from the field's arguments down: `['input', 'deposit']`. */
  declare readonly path: readonly string[];
  /** What the argument takes, as `an amount above zero`. */
  readonly expected: string;

  constructor(path: string | readonly string[], expected: string, options: { cause?: unknown } = {}) {
    const names = typeof path === 'string' ? path.split('.') : path;
    super('BAD_INPUT', { ...options, path: names, message: `${names.join('.')}: expected ${expected}.` });
    this.name = 'InputError';
    this.expected = expected;
  }

  override within(argument: string): InputError {
    return new InputError([argument, ...this.path], this.expected, { cause: this.cause });
  }
}
