import type { GraphQLResolveInfo } from 'graphql';
import type { Row } from '../model/conditions.ts';
import { isPromise } from '../model/promises.ts';
import { type AccessRules, typeRule } from '../model/rules.ts';
import type { TypeRule } from '../model/type-rule.ts';
import type { AccessContext } from './context.ts';
import { errorsOf } from './errors.ts';
import { typeTestOf } from './row-type.ts';
import type { Resolve } from './run-plan.ts';
import { guardsBelow, ROWS_OF_PAGE } from './selection.ts';
import { type RowsTarget, rowsIn, targetOf, typeNameOf, withoutRows } from './target.ts';
import { lookForAbsent, type RowsTest, rowsWhere, visibleRows } from './visibility.ts';

interface RowsGuardOptions {
  readonly rules: AccessRules;
  /** The type that the field answers, list or not. */
  readonly typeName: string;
  /** The query of the rows has the `where` of visible rows, from the resolver or from the engine. */
  readonly rowsChecked: boolean;
  /** The author's resolver looks for the rows, so that nobody may learn whether it found one that is hidden. */
  readonly looksForRows: boolean;
  /** The author's resolver finds the rows. */
  readonly foundByAuthor: boolean;
  /** The relation whose rows are read with their parent; undefined for a field that is none, or has a resolver of its own. */
  readonly relation: string | undefined;
  /** The engine read the rows by their ids, and tested the type of each. */
  readonly typesChecked: boolean;
  /** The field is a root field: its hidden or absent row is NOT_FOUND. Another field's is null in both cases. */
  readonly root: boolean;
  /** The number of lists around a row in the answer; 0 for one row. */
  readonly lists: number;
  readonly nullable: boolean;
}

/** The object whose field is answered. */
interface Parent {
  readonly parent: unknown;
  /** The name of its type. */
  readonly type: string;
}

/** A field that answers rows, and the way from its answer to them. */
interface RowsField extends RowsGuardOptions {
  readonly target: RowsTarget;
}

/** The rows of a request's pages that the query of a list has checked, and the rule by which it did. */
type CheckedRows = WeakMap<object, TypeRule>;

const checkedRows = ({ access }: AccessContext): CheckedRows =>
  access.once('checked rows', (): CheckedRows => new WeakMap());

/** Marks the rows of a page, so that the fields of its edges and nodes do not look these rows up once more. */
function markChecked(groups: Groups, context: AccessContext): void {
  const checked = checkedRows(context);
  for (const [rule, rows] of groups) for (const row of rows) checked.set(row, rule);
}

/** Leaves out the rows that a list has checked. A row that another field answers is another object, so it is looked up. */
function withoutChecked(groups: Groups, context: AccessContext): Groups {
  const checked = checkedRows(context);
  return groups.map(([rule, rows]) => [rule, rows.filter((row) => checked.get(row) !== rule)]);
}

/**
 * Wraps a field that answers rows. It drops rows that the viewer may not know of, and loads the relations that the selected
 * fields need, for all rows at once, before the executor goes on to the rows.
 */
export function rowsGuard(options: RowsGuardOptions, next: Resolve): Resolve {
  // Undefined until the first call, because the target needs the whole schema; null if the answer has no rows to guard.
  let field: RowsField | null | undefined;
  return (parent, args, context, info) => {
    const answer = next(parent, args, context, info);
    if (field === undefined) {
      const target = targetOf(info.schema, options.rules, options.typeName);
      field = target && { ...options, target };
    }
    if (field === null) return answer;
    const rowsField = belowRow(field, answer, { parent, type: info.parentType.name });
    const guard = (value: unknown) => onRows(rowsField, inArrays(value, options.lists), context, info);
    return isPromise(answer) ? answer.then(guard) : guard(answer);
  };
}

/** Tests for a list in another form than an array, which executors take as one. */
const isOtherList = (value: unknown): value is Iterable<unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && Symbol.iterator in value;

/** A value with its lists as arrays, because a set or a generator is read once. */
function inArrays(value: unknown, lists: number): unknown {
  if (lists === 0) return value;
  const list: unknown = isOtherList(value) ? [...value] : value;
  if (lists === 1 || !Array.isArray(list)) return list;
  return list.map((item) =>
    isPromise(item) ? item.then((settledItem) => inArrays(settledItem, lists - 1)) : inArrays(item, lists - 1),
  );
}

/** The rows that authors' resolvers found, and the rows of their relations that these read with them. They stay so after a write. */
const rowsOfAuthors = new WeakSet<object>();

/** Marks the rows that an author's resolver found. The rows of a page are those of its list. */
function markAuthors(groups: Groups, context: AccessContext): void {
  for (const [, rows] of withoutChecked(groups, context)) for (const row of rows) rowsOfAuthors.add(row);
}

/**
 * The field below a row. The rows of a relation are checked if an author's resolver read them with the row, because its query may lack the
 * engine's `where`. A variant finds no row, because it answers that of its parent, which the field above has found as a row of the model.
 */
function belowRow(field: RowsField, answer: unknown, { parent, type }: Parent): RowsField {
  const { relation, rules, target } = field;
  if (answer === parent && field.foundByAuthor) {
    const { model } = typeRule(rules, type);
    return model !== null && model === target.rule?.model ? { ...field, foundByAuthor: false } : field;
  }
  if (relation === undefined || typeof parent !== 'object' || parent === null) return field;
  const isReadByAuthor = (parent as Row)[relation] !== undefined && rowsOfAuthors.has(parent);
  return isReadByAuthor ? { ...field, rowsChecked: false, foundByAuthor: true } : field;
}

const notFound = ({ rules }: RowsGuardOptions) => errorsOf(rules.model).create('NOT_FOUND');

function onRows(field: RowsField, value: unknown, context: AccessContext, info: GraphQLResolveInfo): unknown {
  const { target, rowsChecked } = field;
  const rows = rowsIn(value, target.path);
  if (rows.length === 0) {
    const look = isAbsence(field, value, info) ? lookForNone(field, context, info) : null;
    return look ? look.then(() => withoutRow(field, value)) : withoutRow(field, value);
  }
  if (rows.some(isPromise)) return settled(value).then((list) => onRows(field, list, context, info));
  const groups = byRule(field, rows, context, info);
  if (field.foundByAuthor) markAuthors(groups, context);
  if (rowsChecked && target.path.length > 0) markChecked(groups, context);
  const tests = rowTests(field, rowsChecked ? groups : withoutChecked(groups, context), context, info);
  if (tests.length === 0) return answerAfter(loadRelations(field, groups, context, info), value);
  return withoutHidden(field, tests, value, context).then((visible) => {
    const visibleGroups = byRule(field, rowsIn(visible, target.path), context, info);
    return answerAfter(loadRelations(field, visibleGroups, context, info), visible);
  });
}

/** The answer of a field that found no row. @throws NOT_FOUND for a row at the root */
function withoutRow(field: RowsField, value: unknown): unknown {
  const isAbsent = value === null || value === undefined;
  if (isAbsent && field.lists === 0 && field.target.hidesRows && !field.rowsChecked && field.root)
    throw notFound(field);
  return value;
}

/** Tests for an answer that says of some row that it is absent. The `nodes` of a page are the rows of its edges. */
const isAbsence = (
  { rules, looksForRows }: RowsField,
  value: unknown,
  { schema, parentType, fieldName }: GraphQLResolveInfo,
) =>
  looksForRows &&
  !(value instanceof Error) &&
  !(fieldName === ROWS_OF_PAGE && (targetOf(schema, rules, parentType.name)?.path.length ?? 0) > 0);

/** Looks for a row that is absent as for one that is hidden, because the two would differ in time; null if no row is hidden. */
function lookForNone(field: RowsField, context: AccessContext, info: GraphQLResolveInfo): Promise<unknown> | null {
  const { rules, target } = field;
  const members = target.abstract ? info.schema.getPossibleTypes(target.abstract).map(({ name }) => name) : [];
  for (const rule of target.rule ? [target.rule] : members.map((name) => typeRule(rules, name))) {
    const look = lookForAbsent(context, rule, testOf(field, rule, context, info));
    if (look) return look;
  }
  return null;
}

/** Waits for the promises of a list. An error stands in the place of its row, as an executor takes it. */
async function settled(value: unknown): Promise<unknown> {
  try {
    const row = await value;
    return Array.isArray(row) ? await Promise.all(row.map(settled)) : row;
  } catch (error) {
    return error instanceof Error ? error : new Error('a row failed with what is no Error', { cause: error });
  }
}

/** Answers `value`: at once if nothing is loaded, else as a promise. */
const answerAfter = (load: Promise<unknown> | null, value: unknown): unknown => (load ? load.then(() => value) : value);

type Groups = [TypeRule, Row[]][];

function byRule({ rules, target }: RowsField, rows: Row[], context: AccessContext, info: GraphQLResolveInfo): Groups {
  if (target.rule) return [[target.rule, rows]];
  const groups = new Map<TypeRule, Row[]>();
  for (const row of rows) {
    const name = target.abstract && typeNameOf(target.abstract, row, context, info);
    // An executor's error would print the row.
    if (!name) throw new Error(`${target.abstract?.name} says of no type what a field answers`);
    const rule = typeRule(rules, name);
    groups.set(rule, [...(groups.get(rule) ?? []), row]);
  }
  return [...groups];
}

/** The test that rows are of a type, which the field may have asked of the interface that the type shares; null where the engine has tested it. */
function testOf(
  { rules, target, typesChecked }: RowsField,
  rule: TypeRule,
  context: AccessContext,
  info: GraphQLResolveInfo,
) {
  const asked = rules.types.get(target.abstract?.name ?? '')?.model ?? null;
  return typesChecked ? null : typeTestOf(rule.name, context, info, asked !== null && asked === rule.model);
}

/**
 * The rows that may be hidden from the viewer, or be of another type than the field says. A query that left out hidden rows did not test
 * their type.
 */
function rowTests(field: RowsField, groups: Groups, context: AccessContext, info: GraphQLResolveInfo) {
  const { rowsChecked } = field;
  const mayHide = (rule: TypeRule) => !rowsChecked && rowsWhere(rule, context.access.viewer) !== undefined;
  return groups
    .map(([rule, rows]): RowsTest => ({ rule, rows, test: testOf(field, rule, context, info), rowsChecked }))
    .filter(({ rule, rows, test }) => rows.length > 0 && (test !== null || mayHide(rule)));
}

/** Loads unknown relations of the rows; null if nothing has to be loaded. */
function loadRelations(
  { rules, target }: RowsField,
  groups: Groups,
  { access }: AccessContext,
  info: GraphQLResolveInfo,
): Promise<unknown> | null {
  const waits = new Set<Promise<void>>();
  for (const [rule, rows] of groups) {
    const guards = guardsBelow(rules, info, rule.name, target.path).filter(
      (need) => (need & access.labels.roles) === 0 && (need & access.labels.possible) !== 0,
    );
    if (guards.length === 0) continue;
    for (const row of rows) {
      // A row that lacks its subject fails in its own guarded fields, not with its whole list.
      if (rule.columns.some((column) => row[column] === undefined)) continue;
      const { held, unknown } = access.rowLabels(rule, row);
      let missing = 0;
      for (const need of guards) if ((held & need) === 0) missing |= unknown & need;
      if (missing) for (const wait of access.load(rule, row, missing)) waits.add(wait);
    }
  }
  return waits.size === 0 ? null : Promise.all(waits);
}

async function withoutHidden(
  field: RowsField,
  tests: readonly RowsTest[],
  value: unknown,
  context: AccessContext,
): Promise<unknown> {
  const hidden = new Set<unknown>();
  for (const test of tests) {
    const visible = await visibleRows(context, test);
    test.rows.forEach((row, i) => {
      if (!visible[i]) hidden.add(row);
    });
  }
  if (hidden.size === 0) return value;
  const { path } = field.target;
  if (Array.isArray(value) || path.length > 0) return withoutRows(value, path, hidden);
  if (field.root || !field.nullable) throw notFound(field);
  return null;
}
