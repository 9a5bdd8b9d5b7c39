import { AppError } from '../../../src/core/errors/app-error.ts';
import type { ErrorCode } from '../../../src/core/errors/codes.ts';

/** A code of docs/errors.md, or the client's own: `NO_ANSWER`, `ANSWER_TOO_LARGE`. A newer gateway may have others. */
export type GatewayCode = ErrorCode | 'NO_ANSWER' | 'ANSWER_TOO_LARGE' | (string & {});

/** What a gateway says of a code besides its message; null for the client's own codes, and from an older gateway. */
interface GatewayHelp {
  /** What the code means. `message` may say more: which rule of a contract it was, or which state. */
  readonly meaning: string | null;
  /** What to do about it. */
  readonly mend: string | null;
  /** Path of the code's entry in the page of errors that the gateway serves. */
  readonly link: string | null;
}

export interface GatewayErrorFields extends Partial<GatewayHelp> {
  readonly code: GatewayCode;
  readonly message: string;
  readonly path?: readonly (string | number)[] | null | undefined;
  readonly argument?: readonly string[] | null | undefined;
  readonly detail?: Readonly<Record<string, unknown>> | undefined;
}

/** What a gateway answered in `errors`: a request that was refused as a whole, or a field that could not be read. */
export class GatewayError extends Error implements GatewayHelp {
  readonly code: GatewayCode;
  readonly meaning: string | null;
  readonly mend: string | null;
  readonly link: string | null;
  /** Path in the answer of the field that could not be read; null where the request or a mutation was refused as a whole. */
  readonly path: readonly (string | number)[] | null;
  /** The argument at fault, from the field's arguments down: `['input', 'deposit']`. Null where it is none in particular. */
  readonly argument: readonly string[] | null;
  /** What the error says beyond its code. */
  readonly detail: Readonly<Record<string, unknown>>;

  constructor({ code, message, path, argument, detail, meaning, mend, link }: GatewayErrorFields) {
    super(message);
    this.name = 'GatewayError';
    this.code = code;
    this.meaning = meaning ?? null;
    this.mend = mend ?? null;
    this.link = link ?? null;
    this.path = path ?? null;
    this.argument = argument ?? null;
    this.detail = detail ?? {};
  }
}

/**
 * A mutation that was refused. Nothing was written; with `DATABASE_UNAVAILABLE` it may have been. `detail` has what the
 * refusal's own type says: `errorName`, `retryAt`.
 */
export class RefusedError extends GatewayError {
  override readonly name = 'RefusedError';
}

export type { ErrorCode };
/** What the device's own functions throw. */
export { AppError as DeviceError };
