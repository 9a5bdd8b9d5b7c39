import {
  type ASTNode,
  BREAK,
  type DocumentNode,
  type GraphQLInputType,
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
import { InputError } from '../core/errors/input-error.ts';
import { didYouMean } from '../core/near-name.ts';

/** Above this an enum is named, not listed. */
const MOST_LISTED = 12;

const BUILT_IN: Readonly<Record<string, string>> = {
  Int: 'a whole number of 32 bits',
  Float: 'a number',
  String: 'text',
  Boolean: 'true or false',
  ID: 'an id',
};

/** What a type takes, in words of the schema. */
function expectedBy(type: GraphQLInputType): string {
  const named = getNamedType(type);
  if (isListType(isNonNullType(type) ? type.ofType : type)) return `a list of ${named.name}`;
  if (isEnumType(named)) {
    const names = named.getValues().map(({ name }) => name);
    return names.length > MOST_LISTED ? `a value of the enum ${named.name}` : `one of ${names.join(', ')}`;
  }
  if (isScalarType(named)) return BUILT_IN[named.name] ?? `${named.name}: ${named.description?.replace(/\.$/, '')}`;
  return `an object of the type ${named.name}`;
}

type Path = readonly string[];
type Fault = InputError | null;
const fault = (path: Path, expected: string): InputError => new InputError(path, expected);

function faultOfObject(value: unknown, type: GraphQLInputType, path: Path): Fault {
  const named = getNamedType(type);
  if (!isInputObjectType(named)) return null;
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return fault(path, expectedBy(type));
  const fields = named.getFields();
  const given = value as Readonly<Record<string, unknown>>;
  const unknown = Object.keys(given).find((name) => !Object.hasOwn(fields, name));
  if (unknown !== undefined) {
    return fault(path, `no fields but those of the type ${named.name}${didYouMean(unknown, Object.keys(fields))}`);
  }
  for (const [name, field] of Object.entries(fields)) {
    if (given[name] === undefined && field.defaultValue !== undefined) continue;
    const found = faultOf(given[name], field.type, [...path, name]);
    if (found) return found;
  }
  return null;
}

/** The first part of a value that its type does not take. */
function faultOf(value: unknown, type: GraphQLInputType, path: Path): Fault {
  if (value === null || value === undefined) {
    return isNonNullType(type) ? new InputError(path, expectedBy(type), { missing: value === undefined }) : null;
  }
  const nullable = isNonNullType(type) ? type.ofType : type;
  if (isListType(nullable)) {
    const items = Array.isArray(value) ? value : [value];
    for (const [i, item] of items.entries()) {
      const found = faultOf(item, nullable.ofType, [...path, `${i}`]);
      if (found) return found;
    }
    return null;
  }
  const named = getNamedType(nullable);
  if (isInputObjectType(named)) return faultOfObject(value, nullable, path);
  try {
    return named.parseValue(value) === undefined ? fault(path, expectedBy(nullable)) : null;
  } catch {
    return fault(path, expectedBy(nullable));
  }
}

/** A node of a document, as far as its path is read. */
interface PathNode {
  readonly kind?: string;
  readonly name?: { readonly value: string };
  readonly variable?: VariableNode;
}

/** Names of arguments and fields, and indexes of lists, on the way of `keys` from the document down. */
function argumentPath(document: DocumentNode, keys: readonly (string | number)[]): Path {
  const path: string[] = [];
  let at: unknown = document;
  let kind = '';
  for (const key of keys) {
    at = (at as Readonly<Record<string | number, unknown>>)[key];
    const node = at as PathNode;
    if (node.kind === 'VariableDefinition') path.push(...placeOf(document, node.variable?.name.value ?? ''));
    else if (node.kind === 'Argument' || node.kind === 'ObjectField') path.push(node.name?.value ?? '');
    else if (typeof key === 'number' && kind === 'ListValue') path.push(`${key}`);
    kind = node.kind ?? kind;
  }
  return path;
}

/** The first place in the document that takes a variable; the variable's own name where none does. */
function placeOf(document: DocumentNode, name: string): Path {
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

/** The operations' places that take variables, by the variables' names, from the arguments down: `key` for `series(key: $of)`. */
export const variablePlaces = (document: DocumentNode): ReadonlyMap<string, Path> =>
  new Map(
    document.definitions
      .flatMap((each) => (each.kind === 'OperationDefinition' ? (each.variableDefinitions ?? []) : []))
      .map(({ variable: { name } }) => [name.value, placeOf(document, name.value)]),
  );

/**
 * The first variable, or part of one, that its type does not take. Its path begins with the argument that the variable is
 * given to: `['input', 'deposit']`, because a refusal names arguments, and variables are named by each client.
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
  const run: DocumentNode = { ...document, definitions: [operation, ...others] };
  for (const { variable, type: written, defaultValue } of operation.variableDefinitions ?? []) {
    const type = typeFromAST(schema, written) as GraphQLInputType | undefined;
    const value = variables[variable.name.value];
    if (type === undefined || (value === undefined && defaultValue)) continue;
    const found = faultOf(value, type, placeOf(run, variable.name.value));
    if (found) return found;
  }
  return null;
}

/** A value of the document that its type does not take. Null where the node is none. */
export function literalFault(schema: GraphQLSchema, document: DocumentNode, value: ASTNode): Fault {
  const types = new TypeInfo(schema);
  let found: Fault = null;
  visit(
    document,
    visitWithTypeInfo(types, {
      enter(node, _key, _parent, keys) {
        if (node !== value) return undefined;
        const type = types.getInputType();
        if (type) found = fault(argumentPath(document, keys), expectedBy(type));
        return BREAK;
      },
    }),
  );
  return found;
}
