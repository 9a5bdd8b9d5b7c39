import type { ErrorMeaning } from './codes/meaning.ts';
import { ERRORS, type ErrorCode } from './codes.ts';

/** Codes and rule names only: what a refusal may add to its code. Never a value of the input or of a row. */
export type ErrorDetail = Readonly<
  Record<string, string | number | boolean | null | readonly string[] | Readonly<Record<string, string | number>>>
>;

export interface AppErrorOptions {
  readonly detail?: ErrorDetail;
  readonly cause?: unknown;
  readonly message?: string;
  /** The argument at fault. Left out, it follows from the code (`ErrorMeaning.argument`); empty, it is none in particular. */
  readonly path?: readonly string[];
  readonly expected?: string;
}

/**
 * The service's one error class. Its message is the code's constant, or one of the constants of a code that stands for
 * several rules; the cause, if any, stays on the server.
 * In a mutation it becomes a refusal, a type that implements `Error`; in a query an entry of `errors[]` with
 * `extensions.code`.
 */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly detail: ErrorDetail | undefined;
  /**
   * The argument at fault, where the error names it itself; `argumentOf` adds what the code names. Not named `path`: graphql-js takes an error with an array of that
   * name for one that already says which field failed, and leaves the field out.
   */
  readonly argument: readonly string[] | null;
  /** What the argument takes, where the code alone does not say it: a constant, or the service's own configuration. */
  readonly expected: string | undefined;

  constructor(code: ErrorCode, options: AppErrorOptions = {}) {
    super(options.message ?? ERRORS[code].message, options.cause === undefined ? undefined : { cause: options.cause });
    this.name = 'AppError';
    this.code = code;
    this.detail = options.detail;
    this.argument = options.path ?? null;
    this.expected = options.expected;
  }

  /** The same error, of another argument. */
  at(path: readonly string[]): AppError {
    const { code, detail, cause, message, expected } = this;
    const more = { ...(detail ? { detail } : {}), ...(expected ? { expected } : {}) };
    return new AppError(code, { ...more, cause, message, path });
  }
}

/**
 * The argument at fault of an error of a request that has arguments of these names: the one that the error names, or else the first that
 * its code is about. Null where it is none in particular.
 */
export function argumentOf({ code, argument }: AppError, names: readonly string[]): readonly string[] | null {
  if (argument !== null) return argument.length > 0 ? argument : null;
  const { argument: candidates = [] }: ErrorMeaning = ERRORS[code];
  const name = candidates.find((candidate) => names.includes(candidate));
  return name === undefined ? null : [name];
}
