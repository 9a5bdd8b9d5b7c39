import type { SpanStart } from '../../core/tracing.ts';

const KIND = /^\s*(SELECT|INSERT|UPDATE|DELETE|WITH|LOCK|NOTIFY)\b/i;
/** Matches the first table of a statement of Prisma or of this project. */
const TABLE = /\b(?:FROM|INTO|UPDATE|TABLE)\s+(?:"public"\.)?"?([a-z][a-z_]{0,62})"?(?![\w."'(])/i;

const LITERAL = /'[^']*'/g;

/**
 * The trace span of a statement, with its kind and first table (OpenTelemetry semantic conventions for databases), but no other
 * text and no parameter.
 */
export function statementSpan(sql: string): SpanStart {
  const kind = KIND.exec(sql)?.[1]?.toUpperCase() ?? 'OTHER';
  const table = TABLE.exec(sql.replace(LITERAL, "''"))?.[1]?.toLowerCase();
  return {
    name: table === undefined ? kind : `${kind} ${table}`,
    kind: 'client',
    attributes: { 'db.system.name': 'postgresql', 'db.operation.name': kind, 'db.collection.name': table },
  };
}
