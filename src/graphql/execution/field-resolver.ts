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
import { attemptContext, type Denial, errorsOf, type RowResolver } from '../../access/index.ts';
import type { ReadContext } from '../read-context.ts';
import { below, collectFields } from './collect.ts';
import { Unsupported, unsupported } from './unsupported.ts';

type Path = GraphQLResolveInfo['path'];

/** The operation whose fields are resolved, for one request. */
export interface Resolving {
  readonly schema: GraphQLSchema;
  readonly operation: OperationDefinitionNode;
  readonly fragments: Readonly<Record<string, FragmentDefinitionNode>>;
  /** Coerced. */
  readonly variables: Readonly<Record<string, unknown>>;
  readonly context: ReadContext;
}

/** A field of an object, and where it is in the answer. */
export interface Resolved {
  readonly parent: GraphQLObjectType;
  readonly field: GraphQLField<unknown, unknown>;
  readonly nodes: readonly FieldNode[];
  /** In place of the field's own. */
  readonly resolve?: RowResolver['resolve'];
}

export const pathOf = (keys: readonly (string | number)[]): Path =>
  keys.reduce<Path | undefined>((prev, key) => ({ prev, key, typename: undefined }), undefined) as Path;

const keysOf = (path: Path | undefined): (string | number)[] => (path ? [...keysOf(path.prev), path.key] : []);

/**
 * Resolves the fields that have no statement, with everything below them, as an executor does (GraphQL, October 2021,
 * section 6.4). An error that is no refusal, or that takes a field with it which may not be null, is the resolvers' to answer.
 */
export class FieldResolver {
  readonly errors: GraphQLError[] = [];
  readonly #resolving: Resolving;
  /** Of its own, so that what is denied in an answer that is not given is not said of another one. */
  #context: ReadContext | undefined;
  /** The executor hands every row of a list the same nodes. */
  readonly #fields = new Map<GraphQLObjectType, Map<readonly FieldNode[], Map<string, FieldNode[]>>>();

  constructor(resolving: Resolving) {
    this.#resolving = resolving;
  }

  /** What was denied. */
  denials(): readonly Denial[] {
    return this.#context?.access.denials.take() ?? [];
  }

  /** The JSON of a field. @throws Unsupported */
  async json(source: unknown, one: Resolved, path: Path): Promise<string> {
    this.#context ??= attemptContext(this.#resolving.context);
    return JSON.stringify(await this.#field(source, one, path));
  }

  /** What a field of `source` answers. @throws Unsupported */
  async #field(source: unknown, one: Resolved, path: Path): Promise<unknown> {
    const { parent, field, nodes } = one;
    const { schema, operation, fragments, variables } = this.#resolving;
    const info = {
      ...{ fieldName: field.name, fieldNodes: nodes, returnType: field.type, parentType: parent, path },
      ...{ schema, fragments, rootValue: undefined, operation, variableValues: variables },
    } as GraphQLResolveInfo;
    const resolve = (one.resolve ?? field.resolve ?? defaultFieldResolver) as (...given: unknown[]) => unknown;
    try {
      const args = getArgumentValues(field, nodes[0] as FieldNode, variables);
      return await this.#completed(field.type, await resolve(source, args, this.#context, info), one, info, path);
    } catch (error) {
      const code = errorsOf(this.#resolving.context.access.rules.model).refusalCode(error);
      if (code === null || code === 'INTERNAL' || isNonNullType(field.type)) return refuse(error, parent, field);
      this.errors.push(locatedError(error, nodes as FieldNode[], keysOf(path)));
      return null;
    }
  }

  /** An error that is thrown here is that of the field. */
  async #completed(
    type: GraphQLOutputType,
    value: unknown,
    one: Resolved,
    info: GraphQLResolveInfo,
    path: Path,
  ): Promise<unknown> {
    if (value instanceof Error) throw value;
    if (isNonNullType(type)) {
      const completed = await this.#completed(type.ofType, value, one, info, path);
      return completed ?? unsupported('failed field', `${one.parent.name}.${one.field.name}`);
    }
    if (value === null || value === undefined) return null;
    if (isLeafType(type)) return type.serialize(value) ?? unsupported('failed field', type.name);
    if (isObjectType(type)) return this.#object(type, value, one, path);
    if (!isListType(type)) return this.#object(this.#typeOf(type, value, info), value, one, path);
    if (!Array.isArray(value)) return unsupported('failed field', `${one.parent.name}.${one.field.name}`);
    const items = value.map(async (item, key) => {
      const found = await Promise.resolve(item).catch(() => unsupported('failed field', one.field.name));
      if (found instanceof Error) return unsupported('failed field', one.field.name); // an error of its own
      return this.#completed(type.ofType, found, one, info, { prev: path, key, typename: undefined });
    });
    return Promise.all(items);
  }

  #typeOf(type: GraphQLAbstractType, value: unknown, info: GraphQLResolveInfo): GraphQLObjectType {
    const { schema } = this.#resolving;
    const name = type.resolveType?.(value, this.#context, info, type);
    const found = typeof name === 'string' ? schema.getType(name) : undefined;
    return isObjectType(found) && schema.isSubType(type, found) ? found : unsupported('failed field', type.name);
  }

  async #object(type: GraphQLObjectType, value: unknown, { nodes }: Resolved, path: Path): Promise<object> {
    const fields = type.getFields();
    const entries = [...this.#fieldsOf(type, nodes)].map(async ([key, asked]) => {
      const { value: name } = (asked[0] as FieldNode).name;
      if (name === '__typename') return [key, type.name] as const;
      const field = fields[name] ?? unsupported('failed field', `${type.name}.${name}`);
      const at = { prev: path, key, typename: type.name };
      return [key, await this.#field(value, { parent: type, field, nodes: asked }, at)] as const;
    });
    return Object.fromEntries(await Promise.all(entries));
  }

  #fieldsOf(type: GraphQLObjectType, nodes: readonly FieldNode[]): Map<string, FieldNode[]> {
    const known = this.#fields.get(type) ?? new Map<readonly FieldNode[], Map<string, FieldNode[]>>();
    this.#fields.set(type, known);
    const fields = known.get(nodes) ?? collectFields(this.#resolving, type, below(nodes));
    known.set(nodes, fields);
    return fields;
  }
}

function refuse(error: unknown, parent: GraphQLObjectType, field: GraphQLField<unknown, unknown>): never {
  if (error instanceof Unsupported) throw error;
  return unsupported('failed field', `${parent.name}.${field.name}`);
}
