import { AppError } from '../../core/errors/app-error.ts';
import type { ErrorCode } from '../../core/errors/codes.ts';

/** A code of docs/errors.md, or the client's own: `NO_ANSWER`, `ANSWER_TOO_LARGE`. A newer gateway may have others. */
export type GatewayCode = ErrorCode | 'NO_ANSWER' | 'ANSWER_TOO_LARGE' | (string & {});

export interface GatewayErrorFields {
  readonly code: GatewayCode;
  readonly message: string;
  /** Where in the answer, or which argument. */
  readonly path?: readonly (string | number)[] | null | undefined;
  readonly detail?: Readonly<Record<string, unknown>> | undefined;
}

/** What a gateway answered in `errors`: a request that was refused as a whole, or a field that could not be read. */
export class GatewayError extends Error {
  readonly code: GatewayCode;
  readonly path: readonly (string | number)[] | null;
  /** What the error says beyond its code. */
  readonly detail: Readonly<Record<string, unknown>>;

  constructor({ code, message, path, detail }: GatewayErrorFields) {
    super(message);
    this.name = 'GatewayError';
    this.code = code;
    this.path = path ?? null;
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
