import {
  type ASTNode,
  type ConstDirectiveNode,
  type ConstValueNode,
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
import type { StorageClass } from '../model/declaration.ts';

/** What holds for a field, or for the rows of some kinds. */
export interface CaseAccess {
  readonly class: StorageClass;
  readonly readers: readonly string[];
  readonly storedIn: readonly string[];
  readonly deletion: string;
}

export interface FieldAccess extends CaseAccess {
  readonly onchain: boolean;
  /** By kind of row, where the kind decides. */
  readonly byKind: ReadonlyMap<string, CaseAccess>;
}

/** What the answer of a field is, and what it takes: types as the schema writes them, without whether they may be null. */
interface FieldShape {
  readonly type: string;
  readonly args: ReadonlyMap<string, string>;
}

export interface TypeAccess {
  /** Who may see that a row exists: everybody where the type has no `@rows`; undefined in a text without the directive. */
  readonly seenBy: readonly string[] | undefined;
  /** Declared fields by name, and undeclared ones of an object type that hold a value: everybody reads those. */
  readonly fields: ReadonlyMap<string, FieldAccess>;
  /** Fields that declare nothing because they lead to an object, whose own fields are declared. */
  readonly traversed: ReadonlySet<string>;
  /** Of every field. */
  readonly shapes: ReadonlyMap<string, FieldShape>;
}

/** A field that is there without `@access`. */
export const UNDECLARED: FieldAccess = {
  class: 'plain',
  readers: ['public'],
  storedIn: ['undeclared'],
  deletion: 'none',
  onchain: false,
  byKind: new Map(),
};

export type SchemaAccess = ReadonlyMap<string, TypeAccess>;

/** `query`, `mutation`, `subscription`: the type that answers it. */
export type RootTypes = ReadonlyMap<string, string>;

const words = (name: string): string => name.toLowerCase().replaceAll('_', '-');

/** A type's definition, or an extension of it. */
type TypePart =
  | ObjectTypeDefinitionNode
  | ObjectTypeExtensionNode
  | InterfaceTypeDefinitionNode
  | InterfaceTypeExtensionNode;

/** @throws GraphQLError where two nodes say what only one may say */
function single<N extends ASTNode>(nodes: readonly N[]): N | undefined {
  if (nodes.length > 1) throw new GraphQLError('The schema says this more than once.', { nodes });
  return nodes[0];
}

/** A directive's arguments as plain values; undefined where no node carries it. */
function directiveArgs(
  nodes: readonly { readonly directives?: readonly ConstDirectiveNode[] | undefined }[],
  name: string,
): Record<string, unknown> | undefined {
  const given = nodes.flatMap(({ directives }) => directives ?? []);
  const found = single(given.filter((directive) => directive.name.value === name));
  return (
    found &&
    Object.fromEntries(
      found.arguments?.map((arg) => [arg.name.value, valueFromASTUntyped(arg.value as ConstValueNode)]) ?? [],
    )
  );
}

const labels = (names: unknown): string[] => (names as string[]).map((name) => words(name));

const caseOf = (args: Record<string, unknown>): CaseAccess => ({
  class: words(args.class as string) as StorageClass,
  readers: labels(args.readers),
  storedIn: args.held as string[],
  deletion: args.deletion as string,
});

function fieldOf(args: Record<string, unknown>): FieldAccess {
  const cases = (args.byKind ?? []) as Record<string, unknown>[];
  return {
    ...caseOf(args),
    onchain: args.onchain === true,
    byKind: new Map(cases.flatMap((of) => (of.kinds as string[]).map((kind) => [kind, caseOf(of)] as const))),
  };
}

const named = (type: TypeNode): string => (type.kind === Kind.NAMED_TYPE ? type.name.value : named(type.type));

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

function typeOf(parts: readonly TypePart[], composites: ReadonlySet<string>, saysRows: boolean): TypeAccess {
  single(parts.filter(isDefinition));
  const rows = directiveArgs(parts, 'rows');
  const fields = new Map<string, FieldAccess>();
  const traversed = new Set<string>();
  const shapes = new Map<string, FieldShape>();
  for (const [name, nodes] of byName(parts.flatMap((part) => part.fields ?? []))) {
    const args = directiveArgs(nodes, 'access');
    const field = single(nodes);
    if (field) shapes.set(name, shapeOf(field));
    if (args) fields.set(name, fieldOf(args));
    else if (field && composites.has(named(field.type))) traversed.add(name);
    else if (parts.some(isObject)) fields.set(name, UNDECLARED);
  }
  return { seenBy: rows ? labels(rows.seenBy) : saysRows ? ['public'] : undefined, fields, traversed, shapes };
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
 * What a schema's text says of access: the `@rows` of its object types and the `@access` of the fields of objects and
 * interfaces, with their extensions.
 * @throws GraphQLError where a type, field or one of the two directives is given twice
 */
export function readSchemaAccess({ definitions }: DocumentNode): SchemaAccess {
  const composites = new Set(
    definitions.flatMap((node) => ('name' in node && node.name && COMPOSITE.has(node.kind) ? [node.name.value] : [])),
  );
  const saysRows = definitions.some((node) => node.kind === Kind.DIRECTIVE_DEFINITION && node.name.value === 'rows');
  const types = byName(definitions.filter((node): node is TypePart => 'fields' in node && COMPOSITE.has(node.kind)));
  return new Map([...types].map(([name, parts]) => [name, typeOf(parts, composites, saysRows)]));
}

/** The root types of a schema's text: those that it says, else the types with the usual names. */
export function rootTypesOf({ definitions }: DocumentNode): RootTypes {
  const said = definitions.flatMap((node) =>
    node.kind === Kind.SCHEMA_DEFINITION || node.kind === Kind.SCHEMA_EXTENSION ? (node.operationTypes ?? []) : [],
  );
  const defined = new Set(
    definitions.flatMap((node) => (node.kind === Kind.OBJECT_TYPE_DEFINITION ? [node.name.value] : [])),
  );
  const usual = definitions.some(({ kind }) => kind === Kind.SCHEMA_DEFINITION)
    ? []
    : ['Query', 'Mutation', 'Subscription'].filter((name) => defined.has(name));
  return new Map([
    ...usual.map((name) => [name.toLowerCase(), name] as const),
    ...said.map(({ operation, type }) => [operation, type.name.value] as const),
  ]);
}
