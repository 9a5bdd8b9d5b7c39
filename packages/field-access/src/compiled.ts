// Compiled reads: one statement answers a query of stored fields.
export { collectFields } from './compiled/collect.ts';
export {
  type ColumnJson,
  DIGITS_JSON,
  INSTANT_JSON,
  inQuotes,
  type JsonOf,
  TEXT_JSON,
  withColumnJson,
} from './compiled/column-json.ts';
export {
  type CompiledReads,
  type CompiledReadsDeps,
  createCompiledReads,
  type Read,
  type Readers,
  type StatementExplanation,
} from './compiled/compiled-reads.ts';
export type { Answer, Fallback, Outcome } from './compiled/outcome.ts';
export type { Confirmation, RowReader, RowStatement } from './compiled/row-reader.ts';
export { type RequestScopes, type Scopes, scopesOf } from './compiled/scopes.ts';
export { type Sql, sql } from './sql/sql.ts';
