/** The reasons why resolvers answer a document. A reason never contains a value of a request. */
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

/** Thrown for a document, or a part of one, that no statement answers. Resolvers then answer it. `what` names a field or an operator. */
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
