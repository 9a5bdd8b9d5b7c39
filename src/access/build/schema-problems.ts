import {
  type GraphQLSchema,
  type GraphQLType,
  getNamedType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
} from 'graphql';
import { type AccessRules, typeRule } from '../model/rules.ts';
import { targetOf } from '../runtime/target.ts';
import type { ModelFields } from './model-fields.ts';
import { emptyListProblems, readByAllWhoSee } from './problems.ts';

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
  if (targetOf(schema, rules, of)?.path.length) return []; // a page: who reads it is said where its list is
  return target?.rule ? emptyListProblems(rules.model.labels, `${of}.${field}`, typeRule(rules, of), target.rule) : [];
}

/** The scalar whose fields and arguments end in `At`. */
const INSTANT = 'DateTime';
const ENDS_IN_AT = /At$/;

/** Every field and argument that is an instant says so by its name, in outputs and inputs alike. */
export function instantProblems(schema: GraphQLSchema): string[] {
  const named = (coordinate: string, { name, type }: { readonly name: string; readonly type: GraphQLType }) =>
    getNamedType(type).name === INSTANT && !ENDS_IN_AT.test(name)
      ? [`${coordinate}: is a ${INSTANT}, so its name must end in At`]
      : [];
  return Object.values(schema.getTypeMap()).flatMap((type) => {
    if (isInputObjectType(type))
      return Object.values(type.getFields()).flatMap((field) => named(`${type.name}.${field.name}`, field));
    if (!isObjectType(type) && !isInterfaceType(type)) return [];
    return Object.values(type.getFields()).flatMap((field) => [
      ...named(`${type.name}.${field.name}`, field),
      ...field.args.flatMap((arg) => named(`${type.name}.${field.name}(${arg.name}:)`, arg)),
    ]);
  });
}
