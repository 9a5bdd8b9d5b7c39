// Prints the plan of a document for a viewer, and the SQL of its one statement. Nothing is read.
import type { Fallback, StatementExplanation } from 'field-access/compiled';
import type { DocumentNode, GraphQLSchema } from 'graphql';
import { format } from 'sql-formatter';
import type { Viewer } from '../../src/graphql/access/index.ts';
import { createGatewayReads } from '../../src/graphql/gateway-reads.ts';
import { contextOf } from '../advise/asking.ts';

/** A document to compile. */
export interface CompiledDocument {
  readonly document: DocumentNode;
  readonly operationName?: string;
  readonly variables: Readonly<Record<string, unknown>>;
}

const commented = (text: string): string =>
  text
    .split('\n')
    .map((line) => `-- ${line}`.trimEnd())
    .join('\n');

/** SQL with a clause a line, in the syntax of PostgreSQL. */
const formatSql = (text: string): string =>
  format(text, { language: 'postgresql', keywordCase: 'lower', expressionWidth: 100, tabWidth: 2 });

const unread = async () => {
  throw new Error('a printed statement is not run');
};

/** Plans a document for a viewer, or finds the reason why resolvers answer it. Nothing is read. */
export function explainDocument(
  schema: GraphQLSchema,
  compiled: CompiledDocument,
  viewer: Viewer,
): StatementExplanation | Fallback {
  const reads = createGatewayReads(schema, { at: () => ({ row: unread }) });
  const context = contextOf(schema, { prisma: {} as never, reader: { row: unread, keys: unread } as never }, viewer);
  return reads.explain(compiled, context);
}

/** Prints the plan of a document as comments of SQL, and its formatted statement; or the reason why resolvers answer it. */
export function printStatement(schema: GraphQLSchema, compiled: CompiledDocument, viewer: Viewer): string {
  const planned = explainDocument(schema, compiled, viewer);
  if (planned.kind === 'fallback') return `${commented(`resolvers: ${planned.reason} ${planned.what}`.trim())}\n`;
  const { plan, text, parameters, isPrepared } = planned;
  const header = `${plan}\n\n${parameters} parameters, ${isPrepared ? 'prepared' : 'not prepared'}`;
  return `${commented(header)}\n${formatSql(text)}\n`;
}
