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
  /** The field's declaration; null for a field without one, such as a list, a row or a group of other fields. */
  readonly declaration: Declaration | null;
  /** The labels that see a row of the field's type; null for a field without rows. */
  readonly rows: readonly string[] | null;
}

/** The declaration of a field. For a field of an interface it has a rule for each of the interface's types. */
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

/** The fields that an operation selects, in its order. A field that is selected twice at one path and type is in the list once. */
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

  /** `spreads`: the fragments around the field, so that a cycle of fragments ends. */
  function addField(
    parent: GraphQLCompositeType,
    node: FieldNode,
    path: readonly string[],
    spreads: readonly string[],
  ) {
    const name = node.name.value;
    const field = isUnionType(parent) ? undefined : parent.getFields()[name];
    if (field === undefined) return;
    const fieldPath = [...path, node.alias?.value ?? name];
    const type = getNamedType(field.type);
    const declaration = declarationOf(declarations, schema, parent, name);
    const rows = declarations.rows.get(type.name) ?? null;
    const coordinate = `${parent.name}.${name}`;
    lensFields.set(`${fieldPath.join('.')} ${coordinate}`, { path: fieldPath, coordinate, declaration, rows });
    if (node.selectionSet && isCompositeType(type)) select(type, node.selectionSet, fieldPath, spreads);
  }

  function select(
    parent: GraphQLCompositeType,
    { selections }: SelectionSetNode,
    path: readonly string[],
    spreads: readonly string[],
  ): void {
    for (const node of selections) {
      if (node.kind === Kind.FIELD) {
        addField(parent, node, path, spreads);
        continue;
      }
      const fragment = node.kind === Kind.FRAGMENT_SPREAD ? fragments.get(node.name.value) : node;
      const name = node.kind === Kind.FRAGMENT_SPREAD ? node.name.value : undefined;
      if (fragment === undefined || (name !== undefined && spreads.includes(name))) continue;
      const condition = fragment.typeCondition?.name.value;
      const type = condition === undefined ? parent : schema.getType(condition);
      const innerSpreads = name === undefined ? spreads : [...spreads, name];
      if (isCompositeType(type)) select(type, fragment.selectionSet, path, innerSpreads);
    }
  }
  select(root, operation.selectionSet, [], []);
  return [...lensFields.values()];
}
