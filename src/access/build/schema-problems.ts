import type { GraphQLSchema } from 'graphql';
import { type AccessRules, type FieldRule, typeRule } from '../model/rules.ts';
import type { TypeRule } from '../model/type-rule.ts';
import { targetOf } from '../runtime/target.ts';
import type { ModelFields } from './model-fields.ts';
import { emptyListProblems, readByAllWhoSee, wideningProblems } from './problems.ts';

// What is wrong between declarations, decided once every type of a schema is known. Each answers sentences.

/** What these checks ask: every rule, and the columns of a Prisma model. */
export interface Known {
  readonly rules: AccessRules;
  model(name: string | null): ModelFields | null;
}

/** The fields of a type that a list sorts and filters by. */
export interface ListedBy {
  readonly type: string;
  readonly sort: readonly string[];
  /** Columns it sorts by that the type shows no field of. */
  readonly columns: readonly string[];
  readonly filter: readonly string[];
}

/** Lists must not reveal hidden rows by their order, filters, totals or pages. */
export function listProblems(
  { rules, model }: Known,
  schema: GraphQLSchema,
  coordinate: string,
  typeName: string,
  listed: ListedBy | undefined,
): string[] {
  const problems: string[] = [];
  const target = targetOf(schema, rules, typeName);
  if (target?.path.length && target.rule?.rows && !listed)
    problems.push(`${coordinate}: ${target.rule.name} has hidden rows; list them by keyset or relatedKeyset`);
  if (!listed) return problems;
  const { type, sort, columns, filter } = listed;
  const owner = typeRule(rules, type);
  for (const column of columns) {
    if (!model(owner.model)?.required.has(column))
      problems.push(`${coordinate}: ${type} has no column ${column} that is never null, so a keyset cannot follow it`);
    if ([...rules.fields.values()].some((rule) => rule.type === type && rule.column === column))
      problems.push(`${coordinate}: ${type} shows ${column}; sort by its field`);
  }
  for (const field of [...sort, ...filter]) {
    const rule = rules.fields.get(`${type}.${field}`);
    if (!rule?.column) problems.push(`${coordinate}: ${type}.${field} exposes no column`);
    else if (!readByAllWhoSee(rules.model.labels, owner, rule.need))
      problems.push(`${coordinate}: ${type}.${field} is not read by everyone who sees the row`);
    else if (sort.includes(field) && !model(owner.model)?.required.has(rule.column))
      problems.push(`${coordinate}: ${type}.${field} may be null, so a keyset cannot follow it`);
  }
  return problems;
}

/** A list below a row is not only traversed where some who see the row would find nothing in it, whatever is there. */
export function traverseProblems(
  { rules }: Known,
  schema: GraphQLSchema,
  of: string,
  field: string,
  to: string,
): string[] {
  const target = targetOf(schema, rules, to);
  return target?.rule ? emptyListProblems(rules.model.labels, `${of}.${field}`, typeRule(rules, of), target.rule) : [];
}

/** A count of rows is for those who see all of them. */
export function countProblems({ rules, model }: Known, field: FieldRule, select: unknown): string[] {
  const counts = (select as { _count?: { select?: object } } | undefined)?._count?.select ?? {};
  const of = model(typeRule(rules, field.type).model);
  const hidden = (rule: TypeRule) =>
    rule.rows !== undefined && (field.need & ~rules.model.labels.withNarrower(rule.seenBy)) !== 0;
  return Object.keys(counts).flatMap((relation) =>
    [...rules.types.values()]
      .filter((rule) => rule.model !== null && rule.model === of?.relations.get(relation) && hidden(rule))
      .map(({ name }) => `${field.coordinate}: counts ${name}, whose rows not all of its readers see`),
  );
}

/** A field computed from columns has no reader that a field exposing one of them lacks. */
export function computedProblems({ rules }: Known, field: FieldRule, columns: readonly string[]): string[] {
  return columns.flatMap((column) => wideningProblems(rules.model.labels, field, declaring(rules, field.type, column)));
}

/** The widest declaration of a column on a type, else on any type of the same model. */
function declaring(rules: AccessRules, type: string, column: string): FieldRule[] {
  const { model } = typeRule(rules, type);
  const exposing = [...rules.fields.values()].filter((field) => field.column === column);
  const here = exposing.filter((field) => field.type === type);
  const found = here.length > 0 ? here : exposing.filter((field) => typeRule(rules, field.type).model === model);
  const [first] = found;
  return first ? [{ ...first, need: found.reduce((need, field) => need | field.need, 0) }] : [];
}

/** What a type selects with every row is read for every viewer: keys, subjects and what everybody reads. */
export function selectProblems({ rules, model }: Known, rule: TypeRule, selected: readonly string[]): string[] {
  const free = new Set([...rule.id, ...rule.columns]);
  return selected
    .filter((column) => !free.has(column) && model(rule.model)?.columns.has(column))
    .flatMap((column) => declaring(rules, rule.name, column))
    .filter((field) => (field.need & rules.model.labels.everybody) === 0)
    .map(
      (field) =>
        `${rule.name}: selects ${field.column} with every row, which not everybody reads; select it in its field`,
    );
}
