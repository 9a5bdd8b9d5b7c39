import { ERRORS, type ErrorCode } from './codes.ts';

/** Codes and rule names only: what a refusal may add to its code. Never a value of the input or of a row. */
export type ErrorDetail = Readonly<
  Record<string, string | number | boolean | null | readonly string[] | Readonly<Record<string, string | number>>>
>;

export interface AppErrorOptions {
  readonly detail?: ErrorDetail;
  readonly cause?: unknown;
  readonly message?: string;
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
   * The argument at fault; null where it is none in particular. Not named `path`: graphql-js takes an error with an array of that
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

  /** The same, of what is an argument of this name, or a part of it. */
  within(name: string): AppError {
    const { code, detail, cause, message, argument, expected } = this;
    const said = { ...(detail ? { detail } : {}), ...(expected ? { expected } : {}) };
    return new AppError(code, { ...said, cause, message, path: [name, ...(argument ?? [])] });
  }
}
