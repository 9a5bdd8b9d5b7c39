import { isWhere } from '../model/branches.ts';
import type { LabelMask } from '../model/label-mask.ts';
import { typeRule } from '../model/rules.ts';
import type { TypeRule } from '../model/type-rule.ts';
import type { SchemaFacts } from './model-fields.ts';
import { hiddenOrderProblems, type Leading } from './schema-problems.ts';
import type { ModelSelection } from './selected.ts';
import { readingProblems } from './selection-problems.ts';

/** The columns that an `orderBy` of Prisma compares, of each row on its way through relations, and the relations whose rows it counts. */
function comparedByOrder(
  { model }: Pick<SchemaFacts, 'model'>,
  name: string,
  orderBy: unknown,
  path: readonly string[] = [],
): ModelSelection[] {
  const fields = model(name);
  const orders = [orderBy ?? []].flat().flatMap((order) => Object.entries(order as object));
  return orders.flatMap(([key, order]): ModelSelection[] => {
    if (key === '_count') return [{ model: name, path, columns: [], counts: true }];
    const to = fields?.relations.get(key);
    if (to !== undefined) return comparedByOrder({ model }, to, order, [...path, key]);
    const columns = key === '_relevance' ? [(order as { readonly fields: string | string[] }).fields].flat() : [key];
    const own = columns.filter((column) => fields?.columns.has(column));
    return own.length > 0 ? [{ model: name, path, columns: own, counts: false }] : [];
  });
}

/** The columns of rows that a `distinct` and a `cursor` of Prisma compare. A unique key of several columns is an object of them. */
function comparedByChoice({ distinct, cursor }: Readonly<Record<string, unknown>>): string[] {
  const ofCursor = Object.entries(cursor ?? {}).flatMap(([key, value]) =>
    isWhere(value) ? Object.keys(value) : [key],
  );
  return [...([distinct ?? []].flat() as string[]), ...ofCursor];
}

/** Those who see the order of a list: all who see its rows, or the roles that alone read the list, because a role holds on each row. */
function seersOf({ rules }: SchemaFacts, coordinate: string, owner: TypeRule): LabelMask {
  const { everybody, rowFree } = rules.model.labels;
  const need = rules.fields.get(coordinate)?.need ?? everybody;
  return (need & (everybody | ~rowFree)) === 0 ? need : owner.seenBy;
}

/**
 * Lists the columns and rows in the `orderBy`, `distinct` and `cursor` of a relation's `query` that are hidden from some who see the rows,
 * because the order and the choice of rows show them.
 */
export function relationOrderProblems(facts: SchemaFacts, { parent, field, to }: Leading, query: unknown): string[] {
  const { rules } = facts;
  const owner = typeRule(rules, to);
  const { model } = owner;
  if (model === null || typeof query !== 'object' || query === null) return [];
  const coordinate = `${parent}.${field}`;
  const reading = { coordinate, type: to, need: seersOf(facts, coordinate, owner) };
  const { orderBy, ...others } = query as Readonly<Record<string, unknown>>;
  const sorted = comparedByOrder(facts, model, orderBy).flatMap((compared) => {
    const columns = compared.columns.map((column) => ({ model: compared.model, column, path: compared.path }));
    return [
      ...readingProblems(facts, reading, { ...compared, columns: [] }),
      ...columns.flatMap((column) => hiddenOrderProblems(facts, coordinate, owner, column)),
    ];
  });
  const chosen = comparedByChoice(others).flatMap((column) =>
    hiddenOrderProblems(facts, coordinate, owner, { model, column, way: 'chooses rows' }),
  );
  return [...new Set([...sorted, ...chosen])];
}
