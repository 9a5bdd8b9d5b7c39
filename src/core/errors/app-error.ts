import { ERRORS, type ErrorCode } from './codes.ts';

/** Codes and rule names only: what a refusal may add to its code. Never a value of the input or of a row. */
export type ErrorDetail = Readonly<
  Record<string, string | number | boolean | null | readonly string[] | Readonly<Record<string, string | number>>>
>;

/**
 * The service's one error class. Its message is the code's constant, or one of the constants of a code that stands for
 * several rules; the cause, if any, stays on the server.
 * In a mutation it becomes a refusal, a type that implements `Error`; in a query an entry of `errors[]` with
 * `extensions.code`.
 */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly detail: ErrorDetail | undefined;
  /** The argument at fault; null where it is none in particular. */
  readonly path: readonly string[] | null;

  constructor(
    code: ErrorCode,
    options: { detail?: ErrorDetail; cause?: unknown; message?: string; path?: readonly string[] } = {},
  ) {
    super(options.message ?? ERRORS[code].message, options.cause === undefined ? undefined : { cause: options.cause });
    this.name = 'AppError';
    this.code = code;
    this.detail = options.detail;
    this.path = options.path ?? null;
  }

  /** The same, of what is an argument of this name, or a part of it. */
  within(argument: string): AppError {
    const { code, detail, cause, message, path } = this;
    return new AppError(code, { ...(detail ? { detail } : {}), cause, message, path: [argument, ...(path ?? [])] });
  }
}
