import {
  type ASTNode,
  type ConstDirectiveNode,
  type ConstValueNode,
  DirectiveLocation,
  type DocumentNode,
  type FieldDefinitionNode,
  GraphQLError,
  type InterfaceTypeDefinitionNode,
  type InterfaceTypeExtensionNode,
  Kind,
  type ObjectTypeDefinitionNode,
  type ObjectTypeExtensionNode,
  print,
  type TypeNode,
  valueFromASTUntyped,
} from 'graphql';
import { EVERYBODY } from '../model/built-in-labels.ts';
import { type KindLists, readKindLists, spelledKinds } from '../model/kind-lists.ts';
import { UNDECLARED_CLASS } from './options.ts';

/** The rule for a field, or for its rows of some kinds. */
export interface DiffCase {
  readonly class: string;
  readonly readers: readonly string[];
  readonly storedIn: readonly string[];
  readonly deletion: string;
}

export interface DiffField extends DiffCase {
  /** The extras that the declaration sets. */
  readonly extras: readonly string[];
  /** The rules of single kinds of row, if the kind decides. */
  readonly byKind: ReadonlyMap<string, DiffCase>;
}

/** A field's type and arguments, as the schema writes them but without nullability. */
interface FieldShape {
  readonly type: string;
  readonly args: ReadonlyMap<string, string>;
}

export interface DiffType {
  /**
   * The labels that may see that a row exists: everybody if the type has no `@rows`; undefined in a text whose types of this kind have
   * none.
   */
  readonly seenBy: readonly string[] | undefined;
  /** True if code decides who sees a row; undefined in a text from before `@subjects`, and for an interface from before its `@rows`. */
  readonly byHand: boolean | undefined;
  /** The columns from which labels follow, in words; undefined in a text from before `@subjects`. */
  readonly subjects: readonly string[] | undefined;
  /** Declared fields by name, and undeclared value fields of an object type, which everybody reads. */
  readonly fields: ReadonlyMap<string, DiffField>;
  /** Fields that declare nothing because they lead to an object, whose own fields are declared. */
  readonly traversed: ReadonlySet<string>;
  /** The shape of every field. */
  readonly shapes: ReadonlyMap<string, FieldShape>;
}

/** The access of a field without `@access`. */
export const UNDECLARED: DiffField = {
  class: UNDECLARED_CLASS,
  readers: [EVERYBODY],
  storedIn: ['undeclared'],
  deletion: 'none',
  extras: [],
  byKind: new Map(),
};

export type DiffSchema = ReadonlyMap<string, DiffType>;

/** The types that answer `query`, `mutation` and `subscription`. */
export type RootTypes = ReadonlyMap<string, string>;

const words = (name: string): string => name.toLowerCase().replaceAll('_', '-');

/** A type's definition, or an extension of it. */
type TypePart =
  | ObjectTypeDefinitionNode
  | ObjectTypeExtensionNode
  | InterfaceTypeDefinitionNode
  | InterfaceTypeExtensionNode;

/** The only node of a list. @throws GraphQLError if there are more */
function single<N extends ASTNode>(nodes: readonly N[]): N | undefined {
  if (nodes.length > 1) throw new GraphQLError('The schema has this more than once.', { nodes });
  return nodes[0];
}

const argumentsOf = ({ arguments: list = [] }: ConstDirectiveNode): Record<string, unknown> =>
  Object.fromEntries(list.map(({ name, value }) => [name.value, valueFromASTUntyped(value as ConstValueNode)]));

/** A directive's arguments as plain values; undefined if no node carries it. */
function directiveArgs(
  nodes: readonly { readonly directives?: readonly ConstDirectiveNode[] | undefined }[],
  name: string,
): Record<string, unknown> | undefined {
  const directives = nodes.flatMap((node) => node.directives ?? []);
  const directive = single(directives.filter((candidate) => candidate.name.value === name));
  return directive && argumentsOf(directive);
}

type LabelNames = (names: unknown) => string[];

/**
 * The labels of a type. A row that is public on a condition is not public on each row, so the condition is part of the label: another
 * condition is another label.
 */
const labelsWith =
  (publicWhen: unknown): LabelNames =>
  (names) =>
    (names as string[])
      .map(words)
      .map((label) => (label === EVERYBODY && publicWhen !== undefined ? `${label} where ${publicWhen}` : label));

const caseOf = (args: Record<string, unknown>, labels: LabelNames): DiffCase => ({
  class: words(args.class as string),
  readers: labels(args.readers),
  storedIn: args.held as string[],
  deletion: args.deletion as string,
});

/** The names that a type's declarations are read with: its labels, and the lists of kinds of its schema. */
interface TypeReading {
  readonly labels: LabelNames;
  readonly lists: KindLists;
}

function fieldOf(args: Record<string, unknown>, { labels, lists }: TypeReading): DiffField {
  const cases = (args.byKind ?? []) as Record<string, unknown>[];
  return {
    ...caseOf(args, labels),
    // Extras are the arguments that are flags: no part of a declaration is one.
    extras: Object.keys(args).filter((name) => args[name] === true),
    byKind: new Map(
      cases.flatMap((rule) =>
        spelledKinds(rule.kinds as string[], lists).map((kind) => [kind, caseOf(rule, labels)] as const),
      ),
    ),
  };
}

const namedType = (type: TypeNode): string => (type.kind === Kind.NAMED_TYPE ? type.name.value : namedType(type.type));

const typeText = (type: TypeNode): string => print(type).replaceAll('!', '');

const shapeOf = ({ type, arguments: args = [] }: FieldDefinitionNode): FieldShape => ({
  type: typeText(type),
  args: new Map(args.map((arg) => [arg.name.value, typeText(arg.type)])),
});

function byName<N extends TypePart | FieldDefinitionNode>(nodes: readonly N[]): Map<string, N[]> {
  const groups = new Map<string, N[]>();
  for (const node of nodes) groups.set(node.name.value, [...(groups.get(node.name.value) ?? []), node]);
  return groups;
}

const isDefinition = ({ kind }: TypePart): boolean =>
  kind === Kind.OBJECT_TYPE_DEFINITION || kind === Kind.INTERFACE_TYPE_DEFINITION;

const isObject = ({ kind }: TypePart): boolean =>
  kind === Kind.OBJECT_TYPE_DEFINITION || kind === Kind.OBJECT_TYPE_EXTENSION;

/** The parts of a schema's text that the reading of a type refers to. */
interface SchemaParts {
  readonly composites: ReadonlySet<string>;
  /** The places that `@rows` has in this text. Earlier texts have it on object types alone. */
  readonly rowsOn: ReadonlySet<string>;
  readonly hasSubjects: boolean;
  readonly lists: KindLists;
}

function typeOf(parts: readonly TypePart[], { composites, rowsOn, hasSubjects, lists }: SchemaParts): DiffType {
  single(parts.filter(isDefinition));
  const rows = directiveArgs(parts, 'rows');
  const isOfObject = parts.some(isObject);
  const hasRows = rowsOn.has(isOfObject ? DirectiveLocation.OBJECT : DirectiveLocation.INTERFACE);
  const labels = labelsWith(rows?.publicWhen);
  const fields = new Map<string, DiffField>();
  const traversed = new Set<string>();
  const shapes = new Map<string, FieldShape>();
  for (const [name, nodes] of byName(parts.flatMap((part) => part.fields ?? []))) {
    const args = directiveArgs(nodes, 'access');
    const field = single(nodes);
    if (field) shapes.set(name, shapeOf(field));
    if (args) fields.set(name, fieldOf(args, { labels, lists }));
    else if (field && composites.has(namedType(field.type))) traversed.add(name);
    else if (isOfObject) fields.set(name, UNDECLARED);
  }
  const subjects = (directiveArgs(parts, 'subjects')?.labels ?? []) as readonly string[];
  return {
    seenBy: rows ? labels(rows.seenBy) : hasRows ? [EVERYBODY] : undefined,
    byHand: hasSubjects && (isOfObject || hasRows) ? rows?.byHand === true : undefined,
    subjects: hasSubjects ? subjects : undefined,
    fields,
    traversed,
    shapes,
  };
}

const COMPOSITE: ReadonlySet<Kind> = new Set([
  Kind.OBJECT_TYPE_DEFINITION,
  Kind.OBJECT_TYPE_EXTENSION,
  Kind.INTERFACE_TYPE_DEFINITION,
  Kind.INTERFACE_TYPE_EXTENSION,
  Kind.UNION_TYPE_DEFINITION,
  Kind.UNION_TYPE_EXTENSION,
]);

/**
 * Reads the access of a schema from its text: the `@rows` and the `@subjects` of its objects and interfaces, and the
 * `@access` of their fields, with their extensions.
 * @throws GraphQLError if a type, a field or one of these directives is there twice
 */
export function readDiffSchema({ definitions }: DocumentNode): DiffSchema {
  const composites = new Set(
    definitions.flatMap((node) => ('name' in node && node.name && COMPOSITE.has(node.kind) ? [node.name.value] : [])),
  );
  const placesOf = (directive: string): ReadonlySet<string> =>
    new Set(
      definitions.flatMap((node) =>
        node.kind === Kind.DIRECTIVE_DEFINITION && node.name.value === directive
          ? node.locations.map(({ value }) => value)
          : [],
      ),
    );
  const [rowsOn, hasSubjects] = [placesOf('rows'), placesOf('subjects').size > 0];
  const directives = definitions.flatMap((node) =>
    node.kind === Kind.SCHEMA_DEFINITION || node.kind === Kind.SCHEMA_EXTENSION ? (node.directives ?? []) : [],
  );
  const lists = readKindLists(directives.filter(({ name }) => name.value === 'kinds').map(argumentsOf));
  const types = byName(definitions.filter((node): node is TypePart => 'fields' in node && COMPOSITE.has(node.kind)));
  return new Map([...types].map(([name, parts]) => [name, typeOf(parts, { composites, rowsOn, hasSubjects, lists })]));
}

/** The root types of a schema's text: those of its schema definition, else the types with the usual names. */
export function rootTypesOf({ definitions }: DocumentNode): RootTypes {
  const explicit = definitions.flatMap((node) =>
    node.kind === Kind.SCHEMA_DEFINITION || node.kind === Kind.SCHEMA_EXTENSION ? (node.operationTypes ?? []) : [],
  );
  const objectTypes = new Set(
    definitions.flatMap((node) => (node.kind === Kind.OBJECT_TYPE_DEFINITION ? [node.name.value] : [])),
  );
  const usual = definitions.some(({ kind }) => kind === Kind.SCHEMA_DEFINITION)
    ? []
    : ['Query', 'Mutation', 'Subscription'].filter((name) => objectTypes.has(name));
  return new Map([
    ...usual.map((name) => [name.toLowerCase(), name] as const),
    ...explicit.map(({ operation, type }) => [operation, type.name.value] as const),
  ]);
}
