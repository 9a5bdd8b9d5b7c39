/**
 * The type of an operation's data and variables, as in a `TypedDocumentString` of graphql-codegen. The data of a plain text is
 * unknown.
 */
export interface DocumentTypeDecoration<Data, Variables> {
  readonly __apiType?: (variables: Variables) => Data;
}

/** A GraphQL operation: a `TypedDocumentString` of graphql-codegen, or a plain text. */
export type TypedDocument<Data, Variables> = { toString(): string } & DocumentTypeDecoration<Data, Variables>;
