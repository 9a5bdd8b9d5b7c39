import { InputError } from '@income-series/protocol/errors/input-error';
import {
  type ASTNode,
  BREAK,
  type DocumentNode,
  type GraphQLEnumType,
  type GraphQLInputType,
  type GraphQLScalarType,
  type GraphQLSchema,
  getNamedType,
  getOperationAST,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isScalarType,
  TypeInfo,
  typeFromAST,
  type VariableNode,
  visit,
  visitWithTypeInfo,
} from 'graphql';
import { didYouMean } from '../core/near-name.ts';

/** An enum with more values than this is described by its name, not by a list of its values. */
const MOST_LISTED = 12;

/** The greatest number of items of a list in a variable. A longer one is refused before its items are read. */
const MOST_ITEMS = 500;

const BUILT_IN: Readonly<Record<string, string>> = {
  Int: 'a whole number of 32 bits',
  Float: 'a number',
  String: 'text',
  Boolean: 'true or false',
  ID: 'an id',
};

/** The extension of a scalar that recognizes known mistakes: it describes the form that a refused value lacks, or returns null. */
export const KNOWN_MISTAKES = 'knownMistakes';
export type KnownMistakes = (value: unknown) => string | null;

/** Describes the values that an input type accepts, for an error message about a refused value. */
function describeType(type: GraphQLInputType, refused?: unknown): string {
  const named = getNamedType(type);
  if (isListType(isNonNullType(type) ? type.ofType : type)) return `a list of ${named.name}`;
  if (isEnumType(named)) {
    const names = named.getValues().map(({ name }) => name);
    return names.length > MOST_LISTED ? `a value of the enum ${named.name}` : `one of ${names.join(', ')}`;
  }
  if (!isScalarType(named)) return `an object of the type ${named.name}`;
  const mistake = (named.extensions[KNOWN_MISTAKES] as KnownMistakes | undefined)?.(refused) ?? null;
  if (mistake !== null) return mistake;
  return BUILT_IN[named.name] ?? `${named.name}: ${named.description?.replace(/\.$/, '')}`;
}

type Path = readonly string[];
type Fault = InputError | null;
const createFault = (path: Path, expected: string): InputError => new InputError(path, expected);

/** Finds the first fault of an input object; null if its type accepts all of it. */
function findObjectFault(value: unknown, type: GraphQLInputType, path: Path): Fault {
  const named = getNamedType(type);
  if (!isInputObjectType(named)) return null;
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return createFault(path, describeType(type));
  const fields = named.getFields();
  const values = value as Readonly<Record<string, unknown>>;
  const unknown = Object.keys(values).find((name) => !Object.hasOwn(fields, name));
  if (unknown !== undefined) {
    // The message repeats a name only if it is a misspelt one, because any other name may be a secret.
    const hint = didYouMean(unknown, Object.keys(fields));
    if (hint === '') return createFault(path, `no fields but those of the type ${named.name}`);
    return createFault([...path, unknown], `a field of the type ${named.name}${hint}`);
  }
  for (const [name, field] of Object.entries(fields)) {
    if (values[name] === undefined && field.defaultValue !== undefined) continue;
    const fault = findFault(values[name], field.type, [...path, name]);
    if (fault) return fault;
  }
  return null;
}

/** Finds the first part of a value that its type does not accept; null if it accepts all. */
function findFault(value: unknown, type: GraphQLInputType, path: Path): Fault {
  if (value === null || value === undefined) {
    return isNonNullType(type) ? new InputError(path, describeType(type), { missing: value === undefined }) : null;
  }
  const nullable = isNonNullType(type) ? type.ofType : type;
  if (isListType(nullable)) {
    const items: readonly unknown[] = Array.isArray(value) ? value : [value];
    if (items.length > MOST_ITEMS) return createFault(path, `a list of at most ${MOST_ITEMS} items`);
    for (const [i, item] of items.entries()) {
      const fault = findFault(item, nullable.ofType, [...path, `${i}`]);
      if (fault) return fault;
    }
    return null;
  }
  const named = getNamedType(nullable);
  if (isInputObjectType(named)) return findObjectFault(value, nullable, path);
  return accepts(named, value) ? null : createFault(path, describeType(nullable, value));
}

/** Tests a value of an enum or scalar. An object is refused here, because the message of a scalar's refusal would have all of it. */
function accepts(type: GraphQLEnumType | GraphQLScalarType, value: unknown): boolean {
  if (typeof value === 'object') return false;
  if (isEnumType(type)) return typeof value === 'string' && type.getValue(value) !== undefined;
  try {
    return type.parseValue(value) !== undefined;
  } catch {
    return false;
  }
}

/** The properties of a document's node that a path is made from. */
interface PathNode {
  readonly kind?: string;
  readonly name?: { readonly value: string };
  readonly variable?: VariableNode;
}

/** Converts the keys of an AST visitor to a path of arguments, input fields and list indexes. */
function argumentPath(document: DocumentNode, keys: readonly (string | number)[]): Path {
  const path: string[] = [];
  let current: unknown = document;
  let parentKind = '';
  for (const key of keys) {
    current = (current as Readonly<Record<string | number, unknown>>)[key];
    const node = current as PathNode;
    if (node.kind === 'VariableDefinition') path.push(...variablePath(document, node.variable?.name.value ?? ''));
    else if (node.kind === 'Argument' || node.kind === 'ObjectField') path.push(node.name?.value ?? '');
    else if (typeof key === 'number' && parentKind === 'ListValue') path.push(`${key}`);
    parentKind = node.kind ?? parentKind;
  }
  return path;
}

/** The path of the first argument that a variable is passed to; the variable's own name if it is not used. */
function variablePath(document: DocumentNode, name: string): Path {
  let place: Path | undefined;
  visit(document, {
    VariableDefinition: () => false,
    Variable(node, _key, _parent, keys) {
      if (node.name.value !== name) return undefined;
      place = argumentPath(document, keys);
      return BREAK;
    },
  });
  return place ?? [name];
}

/** The path of the argument that each variable is passed to, by the variable's name: `['key']` for `of` in `series(key: $of)`. */
export const variablePaths = (document: DocumentNode): ReadonlyMap<string, Path> =>
  new Map(
    document.definitions
      .flatMap((each) => (each.kind === 'OperationDefinition' ? (each.variableDefinitions ?? []) : []))
      .map(({ variable: { name } }) => [name.value, variablePath(document, name.value)]),
  );

/**
 * Finds the first variable, or part of a variable, that its type does not accept. Its path begins with the argument that the
 * variable is passed to, as `['input', 'deposit']`, because each client chooses the names of its variables.
 */
export function variableFault(
  schema: GraphQLSchema,
  document: DocumentNode,
  operationName: string | null | undefined,
  variables: Readonly<Record<string, unknown>>,
): Fault {
  const operation = getOperationAST(document, operationName);
  if (!operation) return null;
  const others = document.definitions.filter(({ kind }) => kind !== 'OperationDefinition');
  const runDocument: DocumentNode = { ...document, definitions: [operation, ...others] };
  for (const { variable, type: typeNode, defaultValue } of operation.variableDefinitions ?? []) {
    const type = typeFromAST(schema, typeNode) as GraphQLInputType | undefined;
    const name = variable.name.value;
    const value = Object.hasOwn(variables, name) ? variables[name] : undefined;
    if (type === undefined || (value === undefined && defaultValue)) continue;
    const fault = findFault(value, type, variablePath(runDocument, name));
    if (fault) return fault;
  }
  return null;
}

/** The fault of a literal in the document that its type does not accept; null if the node is not an input value. */
export function literalFault(schema: GraphQLSchema, document: DocumentNode, value: ASTNode): Fault {
  const types = new TypeInfo(schema);
  let fault: Fault = null;
  visit(
    document,
    visitWithTypeInfo(types, {
      enter(node, _key, _parent, keys) {
        if (node !== value) return undefined;
        const type = types.getInputType();
        if (type)
          fault = createFault(argumentPath(document, keys), describeType(type, (value as { value?: unknown }).value));
        return BREAK;
      },
    }),
  );
  return fault;
}
