import type { ErrorMeaning } from './codes/meaning.ts';
import { ERRORS, type ErrorCode } from './codes.ts';

/** Details of an error: codes and names of rules only, never a value of the input or of a row. */
export type ErrorDetail = Readonly<
  Record<string, string | number | boolean | null | readonly string[] | Readonly<Record<string, string | number>>>
>;

export interface AppErrorOptions {
  readonly detail?: ErrorDetail;
  readonly cause?: unknown;
  readonly message?: string;
  /** The argument at fault. If undefined, it follows from the code (`ErrorMeaning.argument`); empty means no particular argument. */
  readonly path?: readonly string[];
  readonly expected?: string;
  /** The code by which a library or the system names the cause, such as a SQLSTATE, for the log; never a value, a host or a path. */
  readonly foreignCode?: string;
}

/**
 * The error class of the service. Its message is the code's constant, or one of several constants for a code that stands for
 * several rules. The cause stays on the server. In a mutation the error becomes a refusal, a type that implements `Error`; in a
 * query it becomes an entry of `errors[]` with `extensions.code`.
 */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly detail: ErrorDetail | undefined;
  /**
   * The argument at fault, if the error names it itself; `argumentOf` adds the one that the code names. It is not called `path`,
   * because graphql-js treats an error with an array of that name as already located and leaves out the failed field.
   */
  readonly argument: readonly string[] | null;
  /** The expected form of the argument, if the code alone does not say it: a constant, or from the service's configuration. */
  readonly expected: string | undefined;
  /** The cause's own code, which only the log has. */
  readonly foreignCode: string | undefined;

  constructor(code: ErrorCode, options: AppErrorOptions = {}) {
    super(options.message ?? ERRORS[code].message, options.cause === undefined ? undefined : { cause: options.cause });
    this.name = 'AppError';
    this.code = code;
    this.detail = options.detail;
    this.argument = options.path ?? null;
    this.expected = options.expected;
    this.foreignCode = options.foreignCode;
  }

  /** A copy of the error with another argument at fault. */
  at(path: readonly string[]): AppError {
    const { code, detail, cause, message, expected, foreignCode } = this;
    const optional = {
      ...(detail ? { detail } : {}),
      ...(expected ? { expected } : {}),
      ...(foreignCode ? { foreignCode } : {}),
    };
    return new AppError(code, { ...optional, cause, message, path });
  }
}

/**
 * The argument at fault of a request with arguments of these names: the one that the error names, or else the first that its code
 * is about. Null if no particular argument is at fault.
 */
export function argumentOf({ code, argument }: AppError, names: readonly string[]): readonly string[] | null {
  if (argument !== null) return argument.length > 0 ? argument : null;
  const { argument: candidates = [] }: ErrorMeaning = ERRORS[code];
  const name = candidates.find((candidate) => names.includes(candidate));
  return name === undefined ? null : [name];
}
