import {
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLCompositeType,
  type GraphQLSchema,
  getNamedType,
  getOperationAST,
  isAbstractType,
  isCompositeType,
  isUnionType,
  Kind,
  type SelectionSetNode,
  TypeInfo,
  visit,
  visitWithTypeInfo,
} from 'graphql';
import type { GraphQLAnswer } from '../site/fetcher.ts';
import type { Declaration, Declarations } from './declarations.ts';

/** A selected field of an operation. */
export interface LensField {
  /** The names of the answer, without positions of lists. */
  readonly path: readonly string[];
  /** `Type.field`. */
  readonly coordinate: string;
  /** Null for a field without one, such as a list, a row or a group of other fields. */
  readonly declaration: Declaration | null;
  /** The labels that see a row of the type that the field answers; null if it answers no row. */
  readonly rows: readonly string[] | null;
}

/** The declaration of a field; for a field of an interface, the declarations of its types. */
function declarationOf(
  { fields }: Declarations,
  schema: GraphQLSchema,
  parent: GraphQLCompositeType,
  name: string,
): Declaration | null {
  const own = fields.get(`${parent.name}.${name}`) ?? null;
  if (!isAbstractType(parent)) return own;
  const cases = schema.getPossibleTypes(parent).flatMap((type) => {
    const declared = fields.get(`${type.name}.${name}`);
    return declared === undefined ? [] : [{ ...declared, kinds: [type.name] }];
  });
  const [first] = cases;
  return first === undefined ? own : { ...first, byKind: cases };
}

/** The fields that an operation selects, in its order; each place and type once. */
export function fieldsOf(
  { schema, declarations }: { readonly schema: GraphQLSchema; readonly declarations: Declarations },
  document: DocumentNode,
  operationName?: string | null,
): LensField[] {
  const operation = getOperationAST(document, operationName);
  const root = operation && schema.getRootType(operation.operation);
  if (!operation || !root) return [];
  const fragments = new Map(
    document.definitions
      .filter((node): node is FragmentDefinitionNode => node.kind === Kind.FRAGMENT_DEFINITION)
      .map((node) => [node.name.value, node]),
  );
  const lensFields = new Map<string, LensField>();

  function addField(parent: GraphQLCompositeType, node: FieldNode, path: readonly string[], open: readonly string[]) {
    const name = node.name.value;
    const field = isUnionType(parent) ? undefined : parent.getFields()[name];
    if (field === undefined) return;
    const at = [...path, node.alias?.value ?? name];
    const type = getNamedType(field.type);
    const declaration = declarationOf(declarations, schema, parent, name);
    const rows = declarations.rows.get(type.name) ?? null;
    const coordinate = `${parent.name}.${name}`;
    lensFields.set(`${at.join('.')} ${coordinate}`, { path: at, coordinate, declaration, rows });
    if (node.selectionSet && isCompositeType(type)) select(type, node.selectionSet, at, open);
  }

  function select(
    parent: GraphQLCompositeType,
    { selections }: SelectionSetNode,
    path: readonly string[],
    open: readonly string[],
  ): void {
    for (const node of selections) {
      if (node.kind === Kind.FIELD) {
        addField(parent, node, path, open);
        continue;
      }
      const spread = node.kind === Kind.FRAGMENT_SPREAD ? fragments.get(node.name.value) : node;
      const name = node.kind === Kind.FRAGMENT_SPREAD ? node.name.value : undefined;
      if (spread === undefined || (name !== undefined && open.includes(name))) continue;
      const condition = spread.typeCondition?.name.value;
      const type = condition === undefined ? parent : schema.getType(condition);
      if (isCompositeType(type)) select(type, spread.selectionSet, path, name === undefined ? open : [...open, name]);
    }
  }
  select(root, operation.selectionSet, [], []);
  return [...lensFields.values()];
}

/** The result of a field in an answer. */
type Status = 'read' | 'partly denied' | 'denied' | 'failed' | 'no value' | 'no record';

export interface LensOutcome {
  readonly status: Status;
  /** The number of values. */
  readonly read: number;
  /** The number of nulls without an error: there is no value, or the viewer may not see the row. */
  readonly empty: number;
  readonly denied: number;
  /** The list positions of the error: `0-4`. */
  readonly positions: string | null;
  /** The code of the error; null if there is no error. */
  readonly code: string | null;
  /** The place of the first value, or else of the first null, with list positions. */
  readonly first: readonly (string | number)[] | null;
}

type Place = readonly (string | number)[];
interface ValueAt {
  readonly at: Place;
  readonly isNull: boolean;
}

/** The values of an answer at a path, through its lists. */
function valuesAt(value: unknown, path: readonly string[], at: Place = []): ValueAt[] {
  if (Array.isArray(value)) return value.flatMap((item, i) => valuesAt(item, path, [...at, i]));
  const [name, ...rest] = path;
  if (name === undefined) return [{ at, isNull: value === null }];
  if (typeof value !== 'object' || value === null || !(name in value)) return [];
  return valuesAt((value as Record<string, unknown>)[name], rest, [...at, name]);
}

const namesOf = (path: Place = []): string => path.filter((part): part is string => typeof part === 'string').join('.');

interface Counts {
  readonly read: number;
  readonly empty: number;
  readonly denied: number;
}

function statusOf({ read, empty, denied }: Counts, error: 'denial' | 'failure' | null): Status {
  if (error === 'denial') return read > 0 && denied > 0 ? 'partly denied' : 'denied';
  if (error === 'failure') return 'failed';
  if (read > 0) return 'read';
  return empty > 0 ? 'no value' : 'no record';
}

/** The outcome of a field in an answer. */
export function outcomeOf({ path }: Pick<LensField, 'path'>, { data, errors = [] }: GraphQLAnswer): LensOutcome {
  const values = valuesAt(data ?? null, path);
  const read = values.filter(({ isNull }) => !isNull).length;
  const nulls = values.filter(({ isNull }) => isNull);
  const error = errors.find((entry) => entry.path !== undefined && namesOf(entry.path) === path.join('.'));
  const { code, count, positions } = error?.extensions ?? {};
  const isDenial = code === 'FORBIDDEN';
  const denied = isDenial ? Number(count ?? 1) : 0;
  const empty = Math.max(0, nulls.length - denied);
  const first = error?.path ?? values.find(({ isNull }) => !isNull)?.at ?? nulls[0]?.at ?? null;
  return {
    status: statusOf({ read, empty, denied }, isDenial ? 'denial' : error ? 'failure' : null),
    read,
    empty,
    denied,
    positions: typeof positions === 'string' ? positions : null,
    code: typeof code === 'string' ? code : null,
    first,
  };
}

/** The result of a field in the first record of an answer, and the number of records. */
export interface FirstRecord {
  readonly status: Exclude<Status, 'partly denied'>;
  /** The value, or words for its absence. */
  readonly text: string;
  readonly records: number;
}

/** The number of records that a field is read of, through the lists of an answer. A record that is null counts too. */
function recordsAt(value: unknown, [name = '', ...rest]: readonly string[]): number {
  if (Array.isArray(value)) return value.reduce((sum: number, item) => sum + recordsAt(item, [name, ...rest]), 0);
  if (value === null) return 1;
  if (typeof value !== 'object' || !(name in value)) return 0;
  return rest.length === 0 ? 1 : recordsAt((value as Record<string, unknown>)[name], rest);
}

/** The value in the first item of each list on the way, so that all fields of a list are shown for the same record. */
function firstAt(data: unknown, path: readonly string[]): { readonly value: unknown; readonly at: Place } {
  let [value, at]: [unknown, Place] = [data, []];
  for (const name of path) {
    while (Array.isArray(value)) [value, at] = [value[0], [...at, 0]];
    [value, at] = [(value as Record<string, unknown> | null | undefined)?.[name], [...at, name]];
  }
  return { value, at };
}

const textOf = (value: unknown): string => {
  if (Array.isArray(value)) return value.some((item) => typeof item === 'object') ? 'read' : JSON.stringify(value);
  return typeof value === 'object' ? 'read' : String(value);
};

/** Reads a field in the first record of an answer. */
export function firstRecordOf({ path }: Pick<LensField, 'path'>, { data, errors = [] }: GraphQLAnswer): FirstRecord {
  const records = recordsAt(data, path);
  const { value, at } = firstAt(data, path);
  if (value === undefined) return { status: 'no record', text: 'no record', records };
  if (value !== null) return { status: 'read', text: textOf(value), records };
  // An error has the path of its first record. It is an error of this record only if the path is this record's.
  const error = errors.find((entry) => entry.path?.join('.') === at.join('.'));
  if (error === undefined) return { status: 'no value', text: 'null', records };
  const status = error.extensions?.code === 'FORBIDDEN' ? 'denied' : 'failed';
  return { status, text: status, records };
}

const [ID, TYPE] = ['lensId', 'lensType'];
const field = (alias: string, name: string): FieldNode => ({
  kind: Kind.FIELD,
  alias: { kind: Kind.NAME, value: alias },
  name: { kind: Kind.NAME, value: name },
});

/** Adds the type to every row of a document, and the id to every row that has one. */
export function withRowIds(schema: GraphQLSchema, document: DocumentNode): DocumentNode {
  const info = new TypeInfo(schema);
  return visit(
    document,
    visitWithTypeInfo(info, {
      SelectionSet: (node, _key, parent) => {
        const type = info.getParentType();
        const isRoot = !parent || ('kind' in parent && parent.kind === Kind.OPERATION_DEFINITION);
        if (!type || isRoot) return undefined;
        const added = [field(TYPE, '__typename')];
        if (!isUnionType(type) && 'id' in type.getFields()) added.push(field(ID, 'id'));
        return { ...node, selections: [...node.selections, ...added] };
      },
    }),
  );
}

/** The row of a place in the answer of such a document, and the field's coordinate on the row's own type. */
export function rowAt(
  { data }: GraphQLAnswer,
  place: Place,
  coordinate: string,
): { readonly id: string; readonly coordinate: string } | null {
  let [at, id, type]: [unknown, unknown, unknown] = [data, null, null];
  for (const part of place.slice(0, -1)) {
    if (typeof at !== 'object' || at === null) return null;
    at = (at as Record<string | number, unknown>)[part];
    const row = (at ?? {}) as Record<string, unknown>;
    if (!Array.isArray(at)) type = row[TYPE] ?? null;
    id = row[ID] ?? id;
  }
  if (typeof id !== 'string') return null;
  const [, name] = coordinate.split('.');
  return { id, coordinate: typeof type === 'string' ? `${type}.${name}` : coordinate };
}
