import type { ErrorCode } from '../../core/errors/codes.ts';
import type { JsonSchema } from './json-schema.ts';

/** The root fields of an answer, or an object of it. */
export type Data = Readonly<Record<string, unknown>>;

/** A part of a path, or of its query string. */
export interface RestParameter {
  readonly description: string;
  /** True for a parameter of the query string that the path refuses to be without. A part of a path is always required. */
  readonly required?: true;
  readonly schema: JsonSchema;
  /** The document's variables that it sets; null where the path names what is not served. */
  readonly variables: (text: string, chains: readonly string[]) => Data | null;
}

/** What a path answers of its document's data, and the JSON Schema of it by the schema of the data. */
export interface RestAnswer {
  /** Absent: JSON, with `errors` next to the data. A text has no place for them, so that one error refuses it. */
  readonly media?: 'text/csv';
  readonly pick: (data: Data) => unknown;
  readonly schema: (data: JsonSchema) => JsonSchema;
}

/** The groups that OpenAPI lists the paths in, in its order, each with what its paths answer. */
export const REST_TAGS = {
  Series: 'Series, their auctions and curves, and what their holders and issuers read.',
  Account: 'The records of the signed-in account.',
  Attestors: 'The registered keys, and what an attestor signs.',
  Admins: 'The registers of keys, for admins.',
} as const;

/**
 * A REST path is a stored operation of the schema: the same checks, limits and errors hold. A noun lists its own in `rest.ts`.
 */
export interface RestRoute {
  /** As OpenAPI writes it: `/series/{id}/auction`. */
  readonly path: string;
  readonly tag: keyof typeof REST_TAGS;
  /** What it answers, and to whom. */
  readonly summary: string;
  readonly document: string;
  /** The parts in braces, by name. */
  readonly parts?: Readonly<Record<string, RestParameter>>;
  /** What the query string may hold, by name. A parameter that is given twice is taken as one text, which none reads. */
  readonly query?: Readonly<Record<string, RestParameter>>;
  /** Refuses the whole path to a viewer who could read some of it by GraphQL. */
  readonly refuse?: (data: Data) => ErrorCode | null;
  readonly answer: RestAnswer;
}
