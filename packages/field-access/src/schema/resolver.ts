import type { FieldPlan } from '../model/field-plan.ts';
import type { AccessRules } from '../model/rules.ts';
import { rowsGuard } from '../runtime/rows-guard.ts';
import { guarded, invalidating, type Resolve } from '../runtime/run-plan.ts';
import { withColumns } from '../runtime/visibility.ts';

/** The shape of a field's answer, and where its value comes from. */
export interface AnswerShape {
  readonly rules: AccessRules;
  /** The type of the field, or of the items of its list. */
  readonly typeName: string;
  readonly hasRows: boolean;
  readonly rowsChecked: boolean;
  readonly isRoot: boolean;
  readonly isSingle: boolean;
  readonly nullable: boolean;
  readonly isMutation: boolean;
  /** The column that the field exposes as it is. */
  readonly exposedColumn: string | undefined;
  /** The columns that the field reads after its check, so that no query of a list selects them. */
  readonly loadAfterCheck: readonly string[] | undefined;
}

/** Wraps a field's resolver. It runs from the outside in: the field's guard, the check of the rows in its answer, the read of its columns. */
export function resolverOf(plan: FieldPlan | undefined, answer: AnswerShape, resolver: Resolve): Resolve {
  let wrapped = withColumnReads(plan, answer, resolver);
  if (answer.hasRows) wrapped = rowsGuard(answer, wrapped);
  if (plan && !plan.open) wrapped = guarded(plan, answer.nullable, wrapped);
  return answer.isMutation ? invalidating(wrapped) : wrapped;
}

/** Wraps a resolver. It loads the columns that are read after the check, and returns an exposed column that the row already has. */
function withColumnReads(
  plan: FieldPlan | undefined,
  { exposedColumn, loadAfterCheck }: AnswerShape,
  resolve: Resolve,
): Resolve {
  if (plan && loadAfterCheck)
    return (row, args, context, info) =>
      withColumns(context, plan.type, loadAfterCheck, row as never).then((loaded) =>
        resolve(loaded, args, context, info),
      );
  if (!exposedColumn) return resolve;
  return (row, args, context, info) => {
    const value = (row as Record<string, unknown>)[exposedColumn];
    return value === undefined ? resolve(row, args, context, info) : value;
  };
}
