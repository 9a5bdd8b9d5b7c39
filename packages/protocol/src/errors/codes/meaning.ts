/** The meaning of an error code: its HTTP status, its message, and the advice for the caller. */
export interface ErrorMeaning {
  /** The status of a REST response, and of a GraphQL request that is refused as a whole. */
  readonly status: 200 | 400 | 401 | 403 | 404 | 406 | 409 | 413 | 415 | 422 | 429 | 500 | 502 | 503;
  /** The message, a constant without values of the request or of a row. */
  readonly message: string;
  /** The advice for the caller. */
  readonly mend: string;
  /**
   * Names of arguments that the code is about. If the error itself names none, the first of these that the request has is at
   * fault.
   */
  readonly argument?: readonly string[];
}
