import type { FieldPlan } from '../model/field-plan.ts';
import type { AccessRules } from '../model/rules.ts';
import { rowsGuard } from '../runtime/rows-guard.ts';
import { guarded, invalidating, type Resolve } from '../runtime/run-plan.ts';
import { withColumns } from '../runtime/visibility.ts';

/** What is known of a field when its resolver is made. */
export interface Answered {
  readonly rules: AccessRules;
  /** The type that the field answers, list or not. */
  readonly typeName: string;
  readonly answersRows: boolean;
  readonly rowsChecked: boolean;
  readonly root: boolean;
  readonly single: boolean;
  readonly nullable: boolean;
  readonly mutation: boolean;
  /** The column that it exposes as it is. */
  readonly exposed: string | undefined;
  /** The columns of a sealed field, which no list selected. */
  readonly loadAfterCheck: readonly string[] | undefined;
}

/** A field's resolver inside what its plan asks: the guard outermost, then its columns, then the rows that it answers. */
export function resolverOf(plan: FieldPlan | undefined, answered: Answered, resolver: Resolve): Resolve {
  let run = fromRow(plan, answered, resolver);
  if (answered.answersRows) run = rowsGuard(answered, run);
  if (plan && !plan.open) run = guarded(plan, answered.nullable, run);
  return answered.mutation ? invalidating(run) : run;
}

/** Reads columns from the row where it has them: no mapping of the query is looked up for a plain column. */
function fromRow(plan: FieldPlan | undefined, { exposed, loadAfterCheck }: Answered, slow: Resolve): Resolve {
  if (plan && loadAfterCheck)
    return (row, args, context, info) =>
      withColumns(context, plan.type, loadAfterCheck, row as never).then((loaded) => slow(loaded, args, context, info));
  if (!exposed) return slow;
  return (row, args, context, info) => {
    const value = (row as Record<string, unknown>)[exposed];
    return value === undefined ? slow(row, args, context, info) : value;
  };
}
