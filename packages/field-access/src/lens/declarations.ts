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
export const EVERYBODY_READER = everybody.toUpperCase();

const argumentsOf = (directive: ConstDirectiveNode): Record<string, unknown> =>
  Object.fromEntries(
    (directive.arguments ?? []).map(({ name, value }) => [name.value, valueFromASTUntyped(value as ConstValueNode)]),
  );

const findDirective = (
  directives: readonly ConstDirectiveNode[] | undefined,
  name: string,
): ConstDirectiveNode | undefined => directives?.find((directive) => directive.name.value === name);

function fieldsOf(type: GraphQLNamedType, lists: KindLists): [string, Declaration][] {
  if (!isObjectType(type) && !isInterfaceType(type)) return [];
  return Object.values(type.getFields()).flatMap(({ name, astNode }) => {
    const directive = findDirective(astNode?.directives, 'access');
    if (directive === undefined) return [];
    const args = argumentsOf(directive);
    const extras = Object.keys(args).filter((arg) => args[arg] === true);
    const { class: storageClass, readers, held, deletion, byKind: cases = [] } = args as unknown as Declaration;
    const byKind = cases.map((rule) => ({ ...rule, kinds: spelledKinds(rule.kinds, lists) }));
    return [[`${type.name}.${name}`, { class: storageClass, readers, held, deletion, extras, byKind }]];
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

/** Reads the declarations of a schema that was built from its text. Introspection leaves directives out. */
export function declarationsOf(schema: GraphQLSchema): Declarations {
  const types = Object.values(schema.getTypeMap());
  const parts = [schema.astNode, ...schema.extensionASTNodes];
  const directives = parts.flatMap((part) => part?.directives ?? []);
  const lists = readKindLists(directives.filter(({ name }) => name.value === 'kinds').map(argumentsOf));
  const rows = types.flatMap(({ name, astNode }): [string, readonly string[]][] => {
    const directive = findDirective(astNode?.directives, 'rows');
    return directive === undefined ? [] : [[name, argumentsOf(directive).seenBy as string[]]];
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

/** The extent to which a declaration lets a label read: always, for some kinds of the row, or never. */
export function grants({ readers, byKind }: Declaration, label: string): 'always' | 'some kinds' | 'never' {
  const opens = (list: readonly string[]) => list.includes(label) || list.includes(EVERYBODY_READER);
  const cases = byKind.length > 0 ? byKind.map((kind) => opens(kind.readers)) : [opens(readers)];
  if (cases.every(Boolean)) return 'always';
  return cases.some(Boolean) ? 'some kinds' : 'never';
}

/** Converts a name of an enum to the spelling of declarations: `CLIENT_ONLY` becomes `client-only`. */
export const spellingOf = (name: string): string => name.toLowerCase().replaceAll('_', '-');

/** The sentences of the flags that a declaration sets. */
export const extraSentences = (declaration: Declaration, { extras }: Pick<Declarations, 'extras'>): readonly string[] =>
  declaration.extras.map((name) => extras.get(name) ?? `It is declared \`${name}\`.`);

/** A declaration as the documentation of a field shows it: `Readers: owner, admin. Held: visits.fee (plain). Deletion: none.` */
function sayAccess(declaration: Declaration, declarations: Declarations): string {
  const { readers, held, class: storageClass, deletion, byKind } = declaration;
  const cases = byKind.map((kind) => `${kind.kinds.join(', ')}: ${sayReaders(kind)} (${spellingOf(kind.class)}).`);
  const readersText = cases.length > 0 ? `by kind. ${cases.join(' ')}` : `${sayReaders({ readers })}.`;
  return [
    `Readers: ${readersText} Held: ${held.join(', ')} (${spellingOf(storageClass)}). Deletion: ${deletion}.`,
    ...extraSentences(declaration, declarations),
  ].join(' ');
}

const sayReaders = ({ readers }: Pick<LensRule, 'readers'>): string =>
  readers.length === 0 ? 'nobody' : readers.map(spellingOf).join(', ');

/** Adds to each field's description who reads it, because documentation explorers show no arguments of directives. */
export function describeReaders(schema: GraphQLSchema, declarations: Declarations): void {
  for (const type of Object.values(schema.getTypeMap()))
    if (isObjectType(type) || isInterfaceType(type))
      for (const field of Object.values(type.getFields())) {
        const declaration = declarations.fields.get(`${type.name}.${field.name}`);
        if (declaration)
          field.description = [field.description, sayAccess(declaration, declarations)].filter(Boolean).join('\n\n');
      }
}
