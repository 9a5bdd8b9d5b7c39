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
} from 'graphql';
import type { Declaration, Declarations } from './declarations.ts';

/** A selected field of an operation. */
export interface LensField {
  /** The path in the answer, without list positions. */
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
    const declaration = fields.get(`${type.name}.${name}`);
    return declaration === undefined ? [] : [{ ...declaration, kinds: [type.name] }];
  });
  const [first] = cases;
  return first === undefined ? own : { ...first, byKind: cases };
}

/** A schema with its declarations. */
export interface LensSchema {
  readonly schema: GraphQLSchema;
  readonly declarations: Declarations;
}

/**
 * The fields that an operation selects, in its order; each place and type once.
 *
 * @example
 * for (const field of fieldsOf({ schema, declarations }, document)) console.log(sayOutcome(outcomeOf(field, answer)));
 */
export function fieldsOf(
  { schema, declarations }: LensSchema,
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
