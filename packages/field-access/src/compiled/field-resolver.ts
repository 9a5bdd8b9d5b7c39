import {
  defaultFieldResolver,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLAbstractType,
  type GraphQLError,
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLResolveInfo,
  type GraphQLSchema,
  getArgumentValues,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
  locatedError,
  type OperationDefinitionNode,
} from 'graphql';
import { attemptContext, type Denial, dropsPromise, errorsOf, type RowResolver } from '../index.ts';
import type { ReadContext } from '../lists/read-context.ts';
import { Unsupported, unsupported } from '../sql/unsupported.ts';
import { below, collectFields } from './collect.ts';

type Path = GraphQLResolveInfo['path'];

/** The operation whose fields are resolved, for one request. */
export interface ResolverScope {
  readonly schema: GraphQLSchema;
  readonly operation: OperationDefinitionNode;
  readonly fragments: Readonly<Record<string, FragmentDefinitionNode>>;
  /** The coerced values of the variables. */
  readonly variables: Readonly<Record<string, unknown>>;
  readonly context: ReadContext;
}

/** A call of a field's resolver. */
export interface ResolverCall {
  readonly parent: GraphQLObjectType;
  readonly field: GraphQLField<unknown, unknown>;
  readonly nodes: readonly FieldNode[];
  /** The resolver to call in place of the field's own. */
  readonly resolve?: RowResolver['resolve'];
}

export const pathOf = (keys: readonly (string | number)[]): Path =>
  keys.reduce<Path | undefined>((prev, key) => ({ prev, key, typename: undefined }), undefined) as Path;

const keysOf = (path: Path | undefined): (string | number)[] => (path ? [...keysOf(path.prev), path.key] : []);

/**
 * Resolves the fields that have no statement, with everything below them, as an executor does (GraphQL, October 2021,
 * section 6.4). On an unexpected error, or on one in a non-null field, it gives up: the normal executor answers the whole request.
 */
export class FieldResolver {
  readonly errors: GraphQLError[] = [];
  readonly #scope: ResolverScope;
  /** A context of its own: if this attempt is abandoned, its denials must not leak into the answer that replaces it. */
  #context: ReadContext | undefined;
  /** The executor hands every row of a list the same nodes. */
  readonly #fields = new Map<GraphQLObjectType, Map<readonly FieldNode[], Map<string, FieldNode[]>>>();

  constructor(scope: ResolverScope) {
    this.#scope = scope;
  }

  /** The denials of the fields that were resolved. */
  denials(): readonly Denial[] {
    return this.#context?.access.denials.take() ?? [];
  }

  /** The JSON of a field. @throws Unsupported */
  async json(source: unknown, call: ResolverCall, path: Path): Promise<string> {
    this.#context ??= attemptContext(this.#scope.context);
    return JSON.stringify(await this.#field(source, call, path));
  }

  /** The completed value of a field of `source`. @throws Unsupported */
  async #field(source: unknown, call: ResolverCall, path: Path): Promise<unknown> {
    const { parent, field, nodes } = call;
    const { schema, operation, fragments, variables } = this.#scope;
    const info = {
      ...{ fieldName: field.name, fieldNodes: nodes, returnType: field.type, parentType: parent, path },
      ...{ schema, fragments, rootValue: undefined, operation, variableValues: variables },
    } as GraphQLResolveInfo;
    const resolve = (call.resolve ?? field.resolve ?? defaultFieldResolver) as (...parts: unknown[]) => unknown;
    try {
      const args = getArgumentValues(field, nodes[0] as FieldNode, variables);
      return await this.#completed(field.type, await resolve(source, args, this.#context, info), info, path);
    } catch (error) {
      const code = errorsOf(this.#scope.context.access.rules.model).refusalCode(error);
      if (code === null || code === 'INTERNAL' || isNonNullType(field.type)) return refuse(error, parent, field);
      this.errors.push(locatedError(error, nodes as FieldNode[], keysOf(path)));
      return null;
    }
  }

  /** An error that is thrown here is that of the field. */
  async #completed(type: GraphQLOutputType, value: unknown, info: GraphQLResolveInfo, path: Path): Promise<unknown> {
    if (value instanceof Error) throw value;
    if (isNonNullType(type)) {
      const completed = await this.#completed(type.ofType, value, info, path);
      return completed ?? unsupported('failed field', `${info.parentType.name}.${info.fieldName}`);
    }
    if (value === null || value === undefined) return null;
    if (isLeafType(type)) return type.serialize(value) ?? unsupported('failed field', type.name);
    if (isObjectType(type)) return this.#object(type, value, info, path);
    if (!isListType(type)) return this.#object(this.#typeOf(type, value, info), value, info, path);
    if (!Array.isArray(value)) return unsupported('failed field', `${info.parentType.name}.${info.fieldName}`);
    const items = value.map(async (item, key) => {
      const settled = await Promise.resolve(item).catch(() => unsupported('failed field', info.fieldName));
      if (settled instanceof Error) return unsupported('failed field', info.fieldName); // an error of its own
      return this.#completed(type.ofType, settled, info, { prev: path, key, typename: undefined });
    });
    return Promise.all(items);
  }

  #typeOf(type: GraphQLAbstractType, value: unknown, info: GraphQLResolveInfo): GraphQLObjectType {
    const { schema } = this.#scope;
    const name = type.resolveType?.(value, this.#context, info, type);
    if (dropsPromise(name)) return unsupported('failed field', type.name);
    const objectType = typeof name === 'string' ? schema.getType(name) : undefined;
    return isObjectType(objectType) && schema.isSubType(type, objectType)
      ? objectType
      : unsupported('failed field', type.name);
  }

  async #object(type: GraphQLObjectType, value: unknown, info: GraphQLResolveInfo, path: Path): Promise<object> {
    const isOfType = type.isTypeOf ? await type.isTypeOf(value, this.#context, info) : true;
    if (!isOfType) return unsupported('failed field', type.name); // the executor refuses it, by scopes of the type among others
    const fields = type.getFields();
    const entries = [...this.#fieldsOf(type, info.fieldNodes)].map(async ([key, fieldNodes]) => {
      const { value: name } = (fieldNodes[0] as FieldNode).name;
      if (name === '__typename') return [key, type.name] as const;
      const field = fields[name] ?? unsupported('failed field', `${type.name}.${name}`);
      const at = { prev: path, key, typename: type.name };
      return [key, await this.#field(value, { parent: type, field, nodes: fieldNodes }, at)] as const;
    });
    return Object.fromEntries(await Promise.all(entries));
  }

  #fieldsOf(type: GraphQLObjectType, nodes: readonly FieldNode[]): Map<string, FieldNode[]> {
    const byNodes = this.#fields.get(type) ?? new Map<readonly FieldNode[], Map<string, FieldNode[]>>();
    this.#fields.set(type, byNodes);
    const fields = byNodes.get(nodes) ?? collectFields(this.#scope, type, below(nodes));
    byNodes.set(nodes, fields);
    return fields;
  }
}

function refuse(error: unknown, parent: GraphQLObjectType, field: GraphQLField<unknown, unknown>): never {
  if (error instanceof Unsupported) throw error;
  return unsupported('failed field', `${parent.name}.${field.name}`);
}
