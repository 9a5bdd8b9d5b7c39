/** The reasons why resolvers answer a document. They are fixed names, so none has a value of a request in it. */
const REASONS = [
  'operation',
  'directive',
  'root field',
  'scopes',
  'field',
  'computed field',
  'relation',
  'non-null field denied',
  'failed field',
  'where',
  'page',
  'size',
  'arguments',
  'statement',
  'viewer',
] as const;
export type Reason = (typeof REASONS)[number];

/** Thrown for a part of a document that has no statement. Resolvers then answer it. `what` names a field or an operator. */
export class Unsupported extends Error {
  readonly reason: Reason;
  readonly what: string;
  constructor(reason: Reason, what = '') {
    super(`${reason}: ${what}`);
    this.reason = reason;
    this.what = what;
  }
}

export function unsupported(reason: Reason, what?: string): never {
  throw new Unsupported(reason, what);
}
