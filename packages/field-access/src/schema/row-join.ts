import type { RowJoin, SchemaFacts } from './model-fields.ts';
import type { RowsWay } from './plugin-options.ts';

const NO_JOIN: RowJoin = { columns: [], references: [] };

/** The columns of joined rows that equal a column of the row. */
export const columnsJoined = ({ columns, references }: RowJoin, column: string): readonly string[] =>
  references.filter((_, i) => columns[i] === column);

/** The same join, from the joined row. */
export const inverseJoin = ({ columns, references }: RowJoin): RowJoin => ({
  columns: references,
  references: columns,
});

/** The columns by which other rows are joined to the rows of a model. Rows of many to many have none, because a table of pairs joins them. */
export function joinOf({ rules, model }: SchemaFacts, parent: string | null, way: RowsWay): RowJoin {
  if ('key' in way) return { columns: Object.values(way.key), references: Object.keys(way.key) };
  const join = rules.model.tables[parent ?? '']?.relations[way.relation];
  if (join) return join.pairs === undefined ? join : NO_JOIN;
  return model(parent)?.joins.get(way.relation) ?? NO_JOIN;
}

/** A join by way of a row between. */
function joinedOn(first: RowJoin, second: RowJoin): RowJoin {
  const pairs = first.columns.flatMap((column, i) => {
    const between = first.references[i];
    return between === undefined ? [] : columnsJoined(second, between).map((reference) => [column, reference] as const);
  });
  return { columns: pairs.map(([column]) => column), references: pairs.map(([, reference]) => reference) };
}

/** The columns of a model's row that the row at the end of a path of relations has too. */
export function joinOfPath(
  facts: SchemaFacts,
  start: string | null,
  [first = '', ...path]: readonly string[],
): RowJoin {
  const next = (from: string | null, relation: string) => facts.model(from)?.relations.get(relation) ?? null;
  let at = next(start, first);
  let join = joinOf(facts, start, { relation: first });
  for (const relation of path) {
    join = joinedOn(join, joinOf(facts, at, { relation }));
    at = next(at, relation);
  }
  return join;
}
