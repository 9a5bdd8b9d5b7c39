import {
  type ConstDirectiveNode,
  type ConstValueNode,
  type GraphQLNamedType,
  type GraphQLSchema,
  isEnumType,
  isInterfaceType,
  isObjectType,
  valueFromASTUntyped,
} from 'graphql';
import { EVERYBODY as everybody, OPERATORS as operators } from '../model/built-in-labels.ts';
import { type KindLists, readKindLists, spelledKinds } from '../model/kind-lists.ts';

/** The readers of a field on rows of some kinds, and its storage class there. */
export interface LensRule {
  readonly class: string;
  readonly readers: readonly string[];
}

/** A field's `@access`. */
export interface Declaration extends LensRule {
  readonly held: readonly string[];
  readonly deletion: string;
  /** The flags that it sets. */
  readonly extras: readonly string[];
  /** The rules of kinds of row, if the kind decides. */
  readonly byKind: readonly (LensRule & { readonly kinds: readonly string[] })[];
  /** The condition without which a row of the type is not public; absent: there is none. */
  readonly publicWhen?: string;
}

/** Sentences by the name of what they explain. */
type Sentences = ReadonlyMap<string, string>;

/** The access of a schema, from its text. */
export interface Declarations {
  /** Declarations by coordinate (`Type.field`). */
  readonly fields: ReadonlyMap<string, Declaration>;
  /** The readers that may see that a row of a type exists, by type. */
  readonly rows: ReadonlyMap<string, readonly string[]>;
  /** Every label, everybody's first. */
  readonly readers: readonly string[];
  /** The sentences of labels, storage classes and flags. */
  readonly labels: Sentences;
  readonly classes: Sentences;
  readonly extras: Sentences;
}

/** The engine's own labels, as the schema's enum has them. No answer grants anything to operators. */
export const OPERATORS_READER = operators.toUpperCase();
/**
 * Everybody, as the enum of the schema has it.
 *
 * @example
 * declaration.readers.includes(EVERYBODY_READER)
 */
export const EVERYBODY_READER = everybody.toUpperCase();

const argumentsOf = (directive: ConstDirectiveNode): Record<string, unknown> =>
  Object.fromEntries(
    (directive.arguments ?? []).map(({ name, value }) => [name.value, valueFromASTUntyped(value as ConstValueNode)]),
  );

const findDirective = (
  directives: readonly ConstDirectiveNode[] | undefined,
  name: string,
): ConstDirectiveNode | undefined => directives?.find((directive) => directive.name.value === name);

/** The arguments of a type's `@rows`; undefined where it has none. */
function rowsOf({ astNode }: GraphQLNamedType) {
  const directive = findDirective(astNode?.directives, 'rows');
  return directive && (argumentsOf(directive) as { readonly seenBy: readonly string[]; readonly publicWhen?: string });
}

function fieldsOf(type: GraphQLNamedType, lists: KindLists): [string, Declaration][] {
  if (!isObjectType(type) && !isInterfaceType(type)) return [];
  const { publicWhen } = rowsOf(type) ?? {};
  return Object.values(type.getFields()).flatMap(({ name, astNode }) => {
    const directive = findDirective(astNode?.directives, 'access');
    if (directive === undefined) return [];
    const args = argumentsOf(directive);
    const extras = Object.keys(args).filter((arg) => args[arg] === true);
    const { class: storageClass, readers, held, deletion, byKind: cases = [] } = args as unknown as Declaration;
    const byKind = cases.map((rule) => ({ ...rule, kinds: spelledKinds(rule.kinds, lists) }));
    const condition = publicWhen === undefined ? {} : { publicWhen };
    return [[`${type.name}.${name}`, { class: storageClass, readers, held, deletion, extras, byKind, ...condition }]];
  });
}

interface Definition {
  readonly name: string;
  readonly description?: string | null | undefined;
}
const sentencesOf = (definitions: readonly Definition[]): Sentences =>
  new Map(definitions.flatMap(({ name, description }) => (description ? [[name, description]] : [])));

/** The values of an enum; none if the schema has no such enum. */
function valuesOf(schema: GraphQLSchema, name: string): readonly Definition[] {
  const type = schema.getType(name);
  return isEnumType(type) ? type.getValues() : [];
}

/**
 * Reads the declarations of a schema that was built from its text, because a schema from introspection has no directives.
 *
 * @example
 * const declarations = declarationsOf(buildSchema(text));
 * declarations.fields.get('Visit.notes')?.readers; // ['DOCTOR']
 */
export function declarationsOf(schema: GraphQLSchema): Declarations {
  const types = Object.values(schema.getTypeMap());
  const parts = [schema.astNode, ...schema.extensionASTNodes];
  const directives = parts.flatMap((part) => part?.directives ?? []);
  const lists = readKindLists(directives.filter(({ name }) => name.value === 'kinds').map(argumentsOf));
  const rows = types.flatMap((type): [string, readonly string[]][] => {
    const seenBy = rowsOf(type)?.seenBy;
    return seenBy === undefined ? [] : [[type.name, seenBy]];
  });
  const labels = valuesOf(schema, 'Reader');
  const grantees = labels
    .map(({ name }) => name)
    .filter((name) => name !== OPERATORS_READER && name !== EVERYBODY_READER);
  return {
    fields: new Map(types.flatMap((type) => fieldsOf(type, lists))),
    rows: new Map(rows),
    readers: [EVERYBODY_READER, ...grantees],
    labels: sentencesOf(labels),
    classes: sentencesOf(valuesOf(schema, 'StorageClass')),
    extras: sentencesOf(schema.getDirective('access')?.args ?? []),
  };
}

/**
 * The extent to which a declaration lets a label read: always, for some kinds of the row (public ones), or never.
 *
 * @example
 * grants(declaration, 'DOCTOR'); // 'always', 'some kinds' or 'never'
 */
export function grants({ readers, byKind, publicWhen }: Declaration, label: string): 'always' | 'some kinds' | 'never' {
  const rules = byKind.length > 0 ? byKind : [{ readers }];
  const cases = rules.flatMap(({ readers: list }) => {
    const isNamed = list.includes(label) && !(label === EVERYBODY_READER && publicWhen !== undefined);
    if (isNamed || !list.includes(EVERYBODY_READER)) return [isNamed];
    return publicWhen === undefined ? [true] : [true, false];
  });
  if (cases.every(Boolean)) return 'always';
  return cases.some(Boolean) ? 'some kinds' : 'never';
}

/** Converts a name of an enum to the spelling of declarations: `CLIENT_ONLY` becomes `client-only`. */
export const spellingOf = (name: string): string => name.toLowerCase().replaceAll('_', '-');

/**
 * The sentences of the flags that a declaration sets.
 *
 * @example
 * extraSentences(declaration, declarations); // ['The patient pays it.']
 */
export const extraSentences = (declaration: Declaration, { extras }: Pick<Declarations, 'extras'>): readonly string[] =>
  declaration.extras.map((name) => extras.get(name) ?? `It is declared \`${name}\`.`);

/** A declaration as the documentation of a field shows it: `Readers: owner, admin. Held: visits.fee (plain). Deletion: none.` */
function sayAccess(declaration: Declaration, declarations: Declarations): string {
  const { readers, held, class: storageClass, deletion, byKind, publicWhen } = declaration;
  const sayAll = (rule: Pick<LensRule, 'readers'>) => sayReaders(rule, publicWhen);
  const cases = byKind.map((kind) => `${kind.kinds.join(', ')}: ${sayAll(kind)} (${spellingOf(kind.class)}).`);
  const readersText = cases.length > 0 ? `by kind. ${cases.join(' ')}` : `${sayAll({ readers })}.`;
  return [
    `Readers: ${readersText} Held: ${held.join(', ')} (${spellingOf(storageClass)}). Deletion: ${deletion}.`,
    ...extraSentences(declaration, declarations),
  ].join(' ');
}

function sayReaders({ readers }: Pick<LensRule, 'readers'>, publicWhen: string | undefined): string {
  const say = (reader: string) =>
    reader === EVERYBODY_READER && publicWhen !== undefined ? `public where ${publicWhen}` : spellingOf(reader);
  return readers.length === 0 ? 'nobody' : readers.map(say).join(', ');
}

/**
 * Adds to each field's description who reads it, because documentation explorers show no arguments of directives.
 *
 * @example
 * describeReaders(schema, declarationsOf(schema));
 */
export function describeReaders(schema: GraphQLSchema, declarations: Declarations): void {
  for (const type of Object.values(schema.getTypeMap()))
    if (isObjectType(type) || isInterfaceType(type))
      for (const field of Object.values(type.getFields())) {
        const declaration = declarations.fields.get(`${type.name}.${field.name}`);
        if (declaration)
          field.description = [field.description, sayAccess(declaration, declarations)].filter(Boolean).join('\n\n');
      }
}
