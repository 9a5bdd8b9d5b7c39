/** What a code says: to programs by its HTTP status, to people by its message, and what to do about it. */
export interface ErrorMeaning {
  /** Of a REST answer, and of a GraphQL request that is refused as a whole. */
  readonly status: 400 | 401 | 403 | 404 | 409 | 413 | 422 | 429 | 500 | 502 | 503;
  /** A constant: no value of the request or of any row. */
  readonly message: string;
  /** What the caller can do. */
  readonly mend: string;
  /**
   * Names of the argument that the code is about. Of an error that names no argument itself, the first of them that the request
   * has is at fault.
   */
  readonly argument?: readonly string[];
}
