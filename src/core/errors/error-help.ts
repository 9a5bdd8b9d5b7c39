import { ERRORS, type ErrorCode } from './codes.ts';

/** Where the gateway serves the page of errors. */
export const ERRORS_PAGE = '/errors';

/** What is said of an error besides its code and its message. All of it follows from the code. */
export interface ErrorHelp {
  readonly meaning: string;
  readonly mend: string;
  /** A path of the gateway. */
  readonly link: string;
}

export const errorHelp = (code: ErrorCode): ErrorHelp => {
  const { message, mend } = ERRORS[code];
  return { meaning: message, mend, link: `${ERRORS_PAGE}#${code}` };
};
