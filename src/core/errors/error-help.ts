import { ERRORS, type ErrorCode } from './codes.ts';

/** The path of the gateway's page of errors. */
export const ERRORS_PAGE = '/errors';

/** The help for an error code: its meaning, the advice, and a link. */
export interface ErrorHelp {
  readonly meaning: string;
  readonly mend: string;
  /** The path of the code's entry on the gateway's page of errors. */
  readonly link: string;
}

/** The help for an error code. */
export const errorHelp = (code: ErrorCode): ErrorHelp => {
  const { message, mend } = ERRORS[code];
  return { meaning: message, mend, link: `${ERRORS_PAGE}#${code}` };
};
