import { ERRORS, type ErrorCode } from '@income-series/protocol/errors/codes';

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

/** The advice for a field that the viewer may not read: the query that explains the refusal. The query has no id, because an error has no value of a row. */
export const explainMend = (coordinate: string): string =>
  `Use an account that may. \`{ explainAccess(id: "…", coordinate: "${coordinate}") { allowed relation readers } }\` says who may read ` +
  'this field, and why. The `id` is that of the record at `path`, or of the record that it is part of.';
