import type { GraphQLResolveInfo } from 'graphql';
import type { Row } from '../model/conditions.ts';
import { unknownIn } from '../model/label-mask.ts';
import { type AccessRules, typeRule } from '../model/rules.ts';
import type { TypeRule } from '../model/type-rule.ts';
import type { AccessContext } from './context.ts';
import { errorsOf } from './errors.ts';
import type { Resolve } from './run-plan.ts';
import { guardsBelow } from './selection.ts';
import { type RowsTarget, rowsIn, targetOf, typeNameOf, withoutRows } from './target.ts';
import { rowsWhere, visibleRows } from './visibility.ts';

interface RowsGuardOptions {
  readonly rules: AccessRules;
  /** The type of the field, or of the items of its list. */
  readonly typeName: string;
  /** The rows need no check, because their query has the `where` of visible rows. */
  readonly rowsChecked: boolean;
  /** The field is a root field. A hidden or absent row of it is NOT_FOUND; a hidden or absent row of another field is null. */
  readonly isRoot: boolean;
  /** The field has one row, and is no list. */
  readonly isSingle: boolean;
  readonly nullable: boolean;
}

/** A field whose answer has rows, and the way from the answer to them. */
interface RowsField extends RowsGuardOptions {
  readonly target: RowsTarget;
}

/**
 * Wraps the resolver of a field whose answer has rows. It drops the rows that the viewer may not see. Then it loads, for all rows
 * together, the relations that the checks of the selected fields need, before the executor resolves these fields.
 */
export function rowsGuard(options: RowsGuardOptions, next: Resolve): Resolve {
  let field: RowsField | null | undefined;
  return (parent, args, context, info) => {
    const answer = next(parent, args, context, info);
    if (field === undefined) {
      const target = targetOf(info.schema, options.rules, options.typeName);
      field = target && { ...options, target };
    }
    if (field === null) return answer;
    const rowsField = field;
    return isThenable(answer)
      ? answer.then((value) => checkRows(rowsField, value, context, info))
      : checkRows(rowsField, answer, context, info);
  };
}

const notFound = ({ rules }: RowsGuardOptions) => errorsOf(rules.model).create('NOT_FOUND');

const isThenable = (value: unknown): value is PromiseLike<unknown> =>
  typeof (value as PromiseLike<unknown> | null | undefined)?.then === 'function';

/** Drops the hidden rows of an answer, and loads the relations for the others. @throws NOT_FOUND */
function checkRows(field: RowsField, value: unknown, context: AccessContext, info: GraphQLResolveInfo): unknown {
  const { target, rowsChecked } = field;
  if (value === null || value === undefined) {
    if (field.isSingle && target.rule?.rows && !rowsChecked && field.isRoot) throw notFound(field);
    return value;
  }
  const rows = rowsIn(value, target.path);
  if (rows.length === 0) return value;
  const groups = groupByRule(field, rows, context, info);
  const isUnchecked = ([rule]: RuleGroup) => !rowsChecked && rowsWhere(rule, context.access.viewer) !== undefined;
  const uncheckedGroups = groups.filter(isUnchecked);
  if (uncheckedGroups.length === 0) return valueAfter(loadRelations(field, groups, context, info), value);
  return withoutHidden(field, uncheckedGroups, value, context).then((visible) => {
    const visibleGroups = groupByRule(field, rowsIn(visible, target.path), context, info);
    return valueAfter(loadRelations(field, visibleGroups, context, info), visible);
  });
}

/** Returns `value`: at once if there is nothing to wait for, else as a promise. */
const valueAfter = (load: Promise<unknown> | null, value: unknown): unknown => (load ? load.then(() => value) : value);

/** The rows of one type, with its rule. */
type RuleGroup = readonly [TypeRule, Row[]];

function groupByRule(
  { rules, target }: RowsField,
  rows: Row[],
  context: AccessContext,
  info: GraphQLResolveInfo,
): readonly RuleGroup[] {
  if (target.rule) return [[target.rule, rows]];
  const groups = new Map<TypeRule, Row[]>();
  for (const row of rows) {
    const name = target.abstract && typeNameOf(target.abstract, row, context, info);
    if (!name) continue;
    const rule = typeRule(rules, name);
    groups.set(rule, [...(groups.get(rule) ?? []), row]);
  }
  return [...groups];
}

/** Loads the relations on which the guards of selected fields depend; null if all of them are loaded. */
function loadRelations(
  { rules, target }: RowsField,
  groups: readonly RuleGroup[],
  { access }: AccessContext,
  info: GraphQLResolveInfo,
): Promise<unknown> | null {
  const waits = new Set<Promise<void>>();
  for (const [rule, rows] of groups) {
    const { roles, possible } = access.labels;
    const needs = guardsBelow(rules, info, rule.name, target.path);
    // Roles decide the other guards, or no label that passes them is possible.
    const openNeeds = needs.filter((need) => (need & roles) === 0 && (need & possible) !== 0);
    if (openNeeds.length === 0) continue;
    for (const row of rows) {
      // A row that lacks its subject fails in its own guarded fields, not with its whole list.
      if (rule.columns.some((column) => row[column] === undefined)) continue;
      const labels = access.rowLabels(rule, row);
      let bitsToLoad = 0;
      for (const need of openNeeds) if ((labels & need) === 0) bitsToLoad |= unknownIn(labels) & need;
      if (bitsToLoad) for (const wait of access.load(rule, row, bitsToLoad)) waits.add(wait);
    }
  }
  return waits.size === 0 ? null : Promise.all(waits);
}

/** Removes the rows that the viewer may not see from an answer. @throws NOT_FOUND for a hidden row in place of which null is impossible */
async function withoutHidden(
  field: RowsField,
  groups: readonly RuleGroup[],
  value: unknown,
  context: AccessContext,
): Promise<unknown> {
  const hidden = new Set<unknown>();
  for (const [rule, rows] of groups) {
    const visible = await visibleRows(context, rule, rows);
    rows.forEach((row, i) => {
      if (!visible[i]) hidden.add(row);
    });
  }
  if (hidden.size === 0) return value;
  const { path } = field.target;
  if (Array.isArray(value) || path.length > 0) return withoutRows(value, path, hidden);
  if (field.isRoot || !field.nullable) throw notFound(field);
  return null;
}
