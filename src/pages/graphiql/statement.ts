import type { GraphQLAnswer } from '../site/fetcher.ts';

/** The service's explanation of a document's statement. */
export type DocumentStatement =
  | {
      readonly kind: 'statement';
      /** An outline of the plan. */
      readonly plan: string;
      /** The SQL, with a parameter in the place of each value. */
      readonly text: string;
      readonly parameters: number;
      readonly isPrepared: boolean;
    }
  | { readonly kind: 'fallback'; readonly reason: string; readonly what: string }
  | { readonly kind: 'refused'; readonly code: string };

/** The statement in an answer to a request with the member `statement`; the code of its error if the request was refused. */
export function statementIn({ errors, extensions }: GraphQLAnswer): DocumentStatement {
  const statement = extensions?.statement as DocumentStatement | undefined;
  return statement ?? { kind: 'refused', code: String(errors?.[0]?.extensions?.code ?? 'no answer') };
}

/** A sentence that explains how the service answers a document. */
export function sayStatement(statement: DocumentStatement): string {
  switch (statement.kind) {
    case 'statement': {
      const { parameters, isPrepared } = statement;
      const planning = isPrepared
        ? 'Each connection prepares it once.'
        : 'The database plans it for the values of each request.';
      return `One statement with ${parameters} parameters answers the document. ${planning}`;
    }
    case 'fallback':
      return `Resolvers answer: ${`${statement.reason} ${statement.what}`.trim()}.`;
    case 'refused':
      return `There is no statement: ${statement.code}.`;
  }
}
