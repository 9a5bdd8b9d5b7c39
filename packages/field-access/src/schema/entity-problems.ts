import { type GraphQLNamedType, type GraphQLSchema, isInterfaceType, isObjectType } from 'graphql';
import type { AccessRules } from '../model/rules.ts';
import type { TypeRule } from '../model/type-rule.ts';
import { isNode } from '../runtime/schema-rules.ts';
import { onSomeKind, readByAllWhoSee } from './problems.ts';

// Federation's `_entities` reads rows by their keys. A schema library adds it when the schema is built, so no plugin sees the field:
// these checks look at the types that it reads.

/** A directive of a type, as the libraries of Federation write it among the extensions: in a list, or by name. */
type Directives =
  | readonly { readonly name: string; readonly args?: object }[]
  | Readonly<Record<string, object | readonly object[]>>;

interface EntityExtensions {
  readonly directives?: Directives;
  readonly apollo?: { readonly subgraph?: { readonly resolveReference?: { readonly readsVisibleRows?: unknown } } };
}

const RESOLVE_ENTITY = 'resolve its references by resolveEntity of field-access/lists';

/** The `fields` of each `@key` of a type. A schema may import the directive under any name; its text of fields distinguishes it from others. */
function keysOf({ directives = [] }: EntityExtensions): readonly string[] {
  const all: (readonly [string, unknown])[] = Array.isArray(directives)
    ? directives.map(({ name, args }) => [name, args])
    : Object.entries(directives).flatMap(([name, uses]) => [uses].flat().map((args) => [name, args] as const));
  return all.flatMap(([name, args]) => {
    const { fields } = (args ?? {}) as { readonly fields?: unknown };
    return name === 'key' || typeof fields === 'string' ? [String(fields)] : [];
  });
}

/** A schema, with the rules that it was built with. */
interface BuiltRules {
  readonly rules: AccessRules;
  readonly schema: GraphQLSchema;
}

/** The faults of a key: a key that is not the primary key, or a key of fields that somebody who sees the row may not read. */
function keyProblems({ rules, schema }: BuiltRules, type: GraphQLNamedType, rule: TypeRule, key: string): string[] {
  const fields = key.split(/[\s,]+/).filter((name) => name !== '');
  if (isNode(schema, type.name) && fields.length === 1 && fields[0] === 'id') return [];
  const shown = fields.map((field) => rules.fields.get(`${type.name}.${field}`));
  const isWhole = rule.id.length > 0 && rule.id.every((column) => shown.some((field) => field?.column === column));
  if (!isWhole) return [`${type.name}: is keyed by \`${key}\`, which is not its primary key`];
  return shown.flatMap((field) =>
    field && !readByAllWhoSee(rules.model.labels, rule, field.needOnEveryKind)
      ? [`${type.name}: is keyed by ${field.field}, which is not read${onSomeKind(field)} by everyone who sees the row`]
      : [],
  );
}

/** The faults of a type that Federation reads by a key. */
function typeProblems({ rules, schema }: BuiltRules, type: GraphQLNamedType): string[] {
  const extensions = type.extensions as EntityExtensions;
  const resolve = extensions.apollo?.subgraph?.resolveReference;
  const keys = keysOf(extensions);
  const rule = rules.types.get(type.name);
  if (!rule || (keys.length === 0 && resolve === undefined)) return [];
  if (rule.model === null)
    return resolve === undefined && rule.subjects.length > 0
      ? [`${type.name}: takes the columns that its labels follow from out of a representation; resolve its references`]
      : [];
  if (isInterfaceType(type)) return [`${type.name}: is keyed as an interface; key the types of its rows`];
  if (resolve === undefined || resolve.readsVisibleRows !== resolve)
    return [
      `${type.name}: answers _entities past the engine, so its hidden rows are shown, and a representation may state the ` +
        `columns that decide who reads; ${RESOLVE_ENTITY}`,
    ];
  return keys.flatMap((key) => keyProblems({ rules, schema }, type, rule, key));
}

/** The ways of Federation round the check of rows. */
export function entityProblems(rules: AccessRules, schema: GraphQLSchema): string[] {
  const own = schema.getQueryType()?.getFields()._entities;
  return [
    ...(own
      ? [
          `Query._entities: reads rows by their keys; let the schema's builder of Federation add it, and ${RESOLVE_ENTITY}`,
        ]
      : []),
    ...Object.values(schema.getTypeMap())
      .filter((type) => isObjectType(type) || isInterfaceType(type))
      .flatMap((type) => typeProblems({ rules, schema }, type)),
  ];
}
