import type { LabelMask } from '../model/label-mask.ts';
import { typeRule } from '../model/rules.ts';
import type { TypeRule } from '../model/type-rule.ts';
import type { SchemaFacts } from './model-fields.ts';
import { hiddenOrderProblems, type Leading } from './schema-problems.ts';
import { comparedByChoice, comparedByOrder } from './selected.ts';
import { readingProblems } from './selection-problems.ts';

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
  const seers = seersOf(facts, coordinate, owner);
  const reading = { coordinate, type: to, need: seers };
  const shown = { coordinate, owner, seers };
  const { orderBy, ...others } = query as Readonly<Record<string, unknown>>;
  const sorted = comparedByOrder(facts, { model, path: [] }, orderBy).flatMap((compared) => {
    const columns = compared.columns.map((column) => ({ model: compared.model, column, path: compared.path }));
    return [
      ...readingProblems(facts, reading, { ...compared, columns: [] }),
      ...columns.flatMap((column) => hiddenOrderProblems(facts, shown, column)),
    ];
  });
  const chosen = comparedByChoice(others).flatMap((column) =>
    hiddenOrderProblems(facts, shown, { model, column, way: 'chooses rows' }),
  );
  return [...new Set([...sorted, ...chosen])];
}
