/**
 * An operation and its types: what graphql-codegen calls `TypedDocumentString`, made by any project's own run of it. A plain
 * text has unknown data.
 */
export interface DocumentTypeDecoration<Data, Variables> {
  readonly __apiType?: (variables: Variables) => Data;
}

export type TypedDocument<Data, Variables> = { toString(): string } & DocumentTypeDecoration<Data, Variables>;
