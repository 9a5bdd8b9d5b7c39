import type { ErrorCode } from '@income-series/protocol/errors/codes';
import type { JsonSchema } from './json-schema.ts';

/** The root fields of a GraphQL answer, or an object in it. */
export type Data = Readonly<Record<string, unknown>>;

/** A part of a path, or of its query string. */
export interface RestParameter {
  readonly description: string;
  /** True for a required parameter of the query string. A part of a path is always required. */
  readonly required?: true;
  readonly schema: JsonSchema;
  /** Converts the text to variables of the document; null if it names a chain without service. */
  readonly variables: (text: string, chains: readonly string[]) => Data | null;
}

/** The conversion of a document's data to the body of a REST answer, and of the data's JSON Schema to the body's. */
export interface RestAnswer {
  /** Default: JSON, with `errors` next to the data. CSV has no place for errors, so any error refuses the whole answer. */
  readonly media?: 'text/csv';
  readonly pick: (data: Data) => unknown;
  readonly schema: (data: JsonSchema) => JsonSchema;
}

/** The groups of paths in OpenAPI, in order, each with its description. */
export const REST_TAGS = {
  Series: 'Series, their auctions and curves, and what their holders and issuers read.',
  Account: 'The records of the signed-in account.',
  Attestors: 'The registered keys, and what an attestor signs.',
  Admins: 'The registers of keys, for admins.',
} as const;

/**
 * A REST path. It runs a stored GraphQL operation, so the same checks, limits and errors apply. Each domain lists its paths in
 * `graphql/rest.ts`.
 */
export interface RestRoute {
  /** The path as OpenAPI writes it: `/series/{id}/auction`. */
  readonly path: string;
  readonly tag: keyof typeof REST_TAGS;
  /** A sentence on the answer of the path, and on the callers who get it. */
  readonly summary: string;
  readonly document: string;
  /** The parts in braces, by name. */
  readonly parts?: Readonly<Record<string, RestParameter>>;
  /** The parameters of the query string, by name. Repeated values of a parameter become one text, which no parameter accepts. */
  readonly query?: Readonly<Record<string, RestParameter>>;
  /** Returns a code to refuse the whole answer, even if the viewer may read parts of it by GraphQL. */
  readonly refuse?: (data: Data) => ErrorCode | null;
  readonly answer: RestAnswer;
}
