import type { FieldPlan } from '../model/field-plan.ts';
import type { AccessRules } from '../model/rules.ts';
import { rowsGuard } from '../runtime/rows-guard.ts';
import { guarded, invalidating, type Resolve } from '../runtime/run-plan.ts';
import { requireSameModel } from '../runtime/schema-rules.ts';
import { withColumns } from '../runtime/visibility.ts';
import { scopedId } from './scoped-id.ts';

/** The shape of a field's answer, and where its value comes from. */
export interface AnswerShape {
  readonly rules: AccessRules;
  /** The type that the field answers, list or not. */
  readonly typeName: string;
  readonly answersRows: boolean;
  readonly rowsChecked: boolean;
  readonly looksForRows: boolean;
  readonly foundByAuthor: boolean;
  readonly relation: string | undefined;
  readonly typesChecked: boolean;
  readonly root: boolean;
  readonly lists: number;
  readonly nullable: boolean;
  readonly mutation: boolean;
  /** The field is the id of its type's rows. */
  readonly isId: boolean;
  /** The column that the field exposes as it is. */
  readonly exposed: string | undefined;
  /** The columns that are read after the check, because no list selects them. */
  readonly loadAfterCheck: readonly string[] | undefined;
}

/** Wraps a field's resolver: the guard is outermost, then its columns are read, then the rows that it answers are checked. */
export function resolverOf(plan: FieldPlan | undefined, answer: AnswerShape, resolver: Resolve): Resolve {
  let run = readColumns(plan, answer, resolver);
  if (plan && answer.isId) run = scopedId(plan.type, answer.rules, run);
  if (answer.answersRows) run = rowsGuard(answer, run);
  if (plan && !plan.open) run = guarded(plan, answer.nullable, run);
  if (answer.mutation) run = invalidating(run);
  return answer.root ? withOwnContext(answer.rules, run) : run;
}

const withOwnContext =
  (rules: AccessRules, next: Resolve): Resolve =>
  (root, args, context, info) => {
    requireSameModel(rules, context);
    return next(root, args, context, info);
  };

/** Reads columns from the row where it has them: no mapping of the query is looked up for a plain column. */
function readColumns(plan: FieldPlan | undefined, { exposed, loadAfterCheck }: AnswerShape, slow: Resolve): Resolve {
  if (plan && loadAfterCheck)
    return (row, args, context, info) =>
      withColumns(context, plan.type, loadAfterCheck, row as never).then((loaded) => slow(loaded, args, context, info));
  if (!exposed) return slow;
  return (row, args, context, info) => {
    const value = (row as Record<string, unknown>)[exposed];
    return value === undefined ? slow(row, args, context, info) : value;
  };
}
