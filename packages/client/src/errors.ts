import { AppError } from '@income-series/protocol/errors/app-error';
import type { ErrorCode } from '@income-series/protocol/errors/codes';

/** The codes of the client itself, about an answer that is missing or is not a gateway's. */
type ClientCode = 'NO_ANSWER' | 'ANSWER_TOO_LARGE' | 'GATEWAY_REDIRECTS';

/** A code of docs/errors.md, or one of the client. A newer gateway may have further codes. */
export type GatewayCode = ErrorCode | ClientCode | (string & {});

/** The gateway's help for an error's code; null for the client's own codes, and from an older gateway. */
interface GatewayHelp {
  /** The meaning of the code. `message` may say more, for example which rule of a contract was broken. */
  readonly meaning: string | null;
  /** The advice for the caller. */
  readonly mend: string | null;
  /** The path of the code's entry in the gateway's page of errors. */
  readonly link: string | null;
}

export interface GatewayErrorFields extends Partial<GatewayHelp> {
  readonly code: GatewayCode;
  readonly message: string;
  readonly path?: readonly (string | number)[] | null | undefined;
  readonly argument?: readonly string[] | null | undefined;
  readonly detail?: Readonly<Record<string, unknown>> | undefined;
}

/** An error in a gateway's answer: the whole request was refused, or a field could not be read. A missing answer is such an error too. */
export class GatewayError extends Error implements GatewayHelp {
  readonly code: GatewayCode;
  readonly meaning: string | null;
  readonly mend: string | null;
  readonly link: string | null;
  /** The path of the field that could not be read; null if the request or a mutation was refused as a whole. */
  readonly path: readonly (string | number)[] | null;
  /** The path of the faulty argument, as `['input', 'deposit']`; null if no single argument is at fault. */
  readonly argument: readonly string[] | null;
  /** Further members of the error. */
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
 * The refusal of a mutation. Nothing was written, except perhaps with `DATABASE_UNAVAILABLE`. `detail` has the fields of the
 * refusal's type, as `errorName` or `retryAt`.
 */
export class RefusedError extends GatewayError {
  override readonly name = 'RefusedError';
}

export type { ErrorCode };
/** The error that the device's own functions throw. */
export { AppError as DeviceError };
