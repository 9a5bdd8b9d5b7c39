import './pothos.ts';
import SchemaBuilder, {
  BasePlugin,
  type PothosOutputFieldConfig,
  PothosSchemaError,
  type PothosTypeConfig,
  type SchemaTypes,
  unwrapOutputFieldType,
} from '@pothos/core';
import type { GraphQLFieldResolver, GraphQLSchema } from 'graphql';
import type { FieldAccess } from './declaration.ts';
import { isSealed, maskOf } from './declaration.ts';
import { withAccess } from './describe.ts';
import { guarded, type Resolve } from './field-guard.ts';
import { type ModelFields, modelFieldsOf } from './model-fields.ts';
import { onlyIfPossible, onlyVisible, type PrismaSelect } from './narrowing.ts';
import type { Given, Said } from './plugin-options.ts';
import { fieldProblems, typeProblems } from './problems.ts';
import { rowsGuard } from './rows-guard.ts';
import { type AccessRules, attachRules, compileNeed, type FieldRule, typeRule } from './rules.ts';
import {
  computedProblems,
  countProblems,
  type Known,
  listProblems,
  passageProblems,
  selectProblems,
} from './schema-problems.ts';
import type { TypeAccess } from './subjects.ts';
import { compileType } from './type-rule.ts';
import { withColumns } from './visibility.ts';

/**
 * One declaration a field: the check, the narrowed SELECT, the words in the schema and the data map's row come from it.
 * A schema with anything undeclared or contradictory does not build; the error lists every coordinate.
 */
export class AccessPlugin<Types extends SchemaTypes> extends BasePlugin<Types> {
  readonly #rules: AccessRules = { types: new Map(), fields: new Map(), guards: new WeakMap() };
  readonly #problems: string[] = [];
  /** What can be checked only once every type is built. */
  readonly #checks: ((schema: GraphQLSchema) => string[])[] = [];
  readonly #known: Known = { rules: this.#rules, model: (name) => this.#model(name) };

  override onTypeConfig(config: PothosTypeConfig): PothosTypeConfig {
    if (config.kind !== 'Object' && config.kind !== 'Interface') return config;
    const access = (config.pothosOptions as { access?: TypeAccess }).access ?? {};
    const model = (config.extensions?.pothosPrismaModel as string | undefined) ?? null;
    const fields = this.#model(model);
    const rule = compileType(config.name, model, fields?.id ?? [], access);
    this.#rules.types.set(config.name, rule);
    this.#problems.push(...typeProblems(rule, fields ? fields.columns : null));
    const select = config.extensions?.pothosPrismaSelect as object | undefined;
    if (model && !select)
      this.#problems.push(`${config.name}: say \`select: {}\`, or every column is read; its fields select theirs`);
    else if (select) this.#checks.push(() => selectProblems(this.#known, rule, Object.keys(select)));
    return config;
  }

  #model(model: string | null): ModelFields | null {
    return model === null ? null : modelFieldsOf(this.builder as never, model);
  }

  override onOutputFieldConfig(config: PothosOutputFieldConfig<Types>): PothosOutputFieldConfig<Types> {
    const coordinate = `${config.parentType}.${config.name}`;
    const access = this.#accessOf(config);
    if (access === undefined) {
      this.#problems.push(`${coordinate}: says no access`);
      return config;
    }
    const given = (config.extensions ?? {}) as Given;
    const target = this.builder.configStore.getTypeConfig(unwrapOutputFieldType(config.type));
    this.#checks.push((schema) => listProblems(this.#known, schema, coordinate, target.name, given.accessList));
    if (access === 'passage') {
      if (target.kind === 'Scalar' || target.kind === 'Enum')
        this.#problems.push(`${coordinate}: is a value, so it needs a declaration of its own, not a passage`);
      const { authScopes } = config.pothosOptions as Said;
      if ((config.type.kind === 'List' || given.accessList) && authScopes === undefined)
        this.#checks.push((schema) =>
          passageProblems(this.#known, schema, config.parentType, config.name, target.name),
        );
      return this.#withSelect(config, this.#visibleRelation(config, given, given.pothosPrismaSelect));
    }

    const owner = typeRule(this.#rules, config.parentType);
    const rule: FieldRule = {
      type: config.parentType,
      field: config.name,
      coordinate,
      declaration: access,
      ...compileNeed(access),
      column: given.pothosExposedField ?? null,
    };
    this.#rules.fields.set(coordinate, rule);
    if (config.graphqlKind !== 'Interface')
      this.#problems.push(...fieldProblems(coordinate, access, owner, config.type.nullable));

    const columns = this.#columnsOf(config, given);
    if (columns && !rule.column) this.#checks.push(() => computedProblems(this.#known, rule, columns));
    this.#checks.push(() => countProblems(this.#known, rule, given.pothosPrismaSelect));
    const described = {
      ...config,
      description: withAccess(config.description, access),
      extensions: { ...config.extensions, access },
    };
    if (isSealed(access) && given.pothosPrismaSelect) {
      if (!columns)
        this.#problems.push(`${coordinate}: a ${access.class} field selects plain columns, or loads in its resolver`);
      return this.#withSelect(
        { ...described, extensions: { ...described.extensions, accessColumns: columns ?? [] } },
        undefined,
      );
    }
    const select = this.#visibleRelation(config, given, given.pothosPrismaSelect);
    return this.#withSelect(described, select && (this.#open(rule) ? select : onlyIfPossible(rule.need, select)));
  }

  #accessOf(config: PothosOutputFieldConfig<Types>): FieldAccess | undefined {
    const said = (config.pothosOptions as Said).access;
    const declaring = config.declaringType ?? config.parentType;
    return said ?? this.builder.options.access?.declared?.[`${declaring}.${config.name}`];
  }

  #open(rule: FieldRule): boolean {
    return !rule.needByKind && (rule.need & maskOf(['public'])) !== 0;
  }

  /** The columns that a field selects by name; null where it plans its selection or reads relations. */
  #columnsOf(config: PothosOutputFieldConfig<Types>, { pothosPrismaSelect }: Given): string[] | null {
    if (!pothosPrismaSelect || typeof pothosPrismaSelect === 'function') return null;
    const model = this.#model(typeRule(this.#rules, config.parentType).model);
    const columns = Object.keys(pothosPrismaSelect);
    return model && columns.every((column) => model.columns.has(column)) ? columns : null;
  }

  #visibleRelation(config: PothosOutputFieldConfig<Types>, given: Given, select: PrismaSelect | undefined) {
    if (!given.pothosPrismaRelationField?.isList || typeof select !== 'function') return select;
    const { name } = this.builder.configStore.getTypeConfig(unwrapOutputFieldType(config.type));
    return onlyVisible(() => typeRule(this.#rules, name), select as never);
  }

  #withSelect(config: PothosOutputFieldConfig<Types>, select: PrismaSelect | undefined) {
    if (config.extensions?.pothosPrismaSelect === select) return config;
    return { ...config, extensions: { ...config.extensions, pothosPrismaSelect: select } };
  }

  override wrapResolve(
    resolver: GraphQLFieldResolver<unknown, Types['Context'], object>,
    config: PothosOutputFieldConfig<Types>,
  ): GraphQLFieldResolver<unknown, Types['Context'], object> {
    const access = this.#accessOf(config);
    const coordinate = `${config.parentType}.${config.name}`;
    const field = this.#rules.fields.get(coordinate);
    const owner = typeRule(this.#rules, config.parentType);
    let run = this.#fromRow(resolver as unknown as Resolve, config);

    const result = unwrapOutputFieldType(config.type);
    const target = this.builder.configStore.getTypeConfig(result);
    if (target.kind === 'Object' || target.kind === 'Interface' || target.kind === 'Union') {
      const relation = (config.extensions as Given | undefined)?.pothosPrismaRelationField;
      run = rowsGuard(
        {
          rules: this.#rules,
          typeName: target.name,
          rowsChecked: relation?.isList === true || (config.pothosOptions as Said).rowsChecked === true,
          root: config.graphqlKind !== 'Object' || ['Query', 'Mutation', 'Subscription'].includes(config.parentType),
          single: config.type.kind !== 'List',
          nullable: config.type.nullable,
        },
        run,
      );
    }
    if (access !== undefined && access !== 'passage' && field && !this.#open(field))
      run = guarded(field, owner, config.type.nullable, run);
    if (config.parentType === 'Mutation') run = forgetting(run);
    return run as unknown as GraphQLFieldResolver<unknown, Types['Context'], object>;
  }

  /** Reads columns from the row where it has them: no mapping of the query is looked up for a plain column. */
  #fromRow(slow: Resolve, config: PothosOutputFieldConfig<Types>): Resolve {
    const given = (config.extensions ?? {}) as Given & { accessColumns?: string[] };
    const owner = typeRule(this.#rules, config.parentType);
    if (given.accessColumns) {
      const columns = given.accessColumns;
      return (row, args, context, info) =>
        withColumns(context, owner, columns, row as never).then((loaded) => slow(loaded, args, context, info));
    }
    const column = given.pothosExposedField;
    if (!column) return slow;
    return (row, args, context, info) => {
      const value = (row as Record<string, unknown>)[column];
      return value === undefined ? slow(row, args, context, info) : value;
    };
  }

  override afterBuild(schema: GraphQLSchema): GraphQLSchema {
    for (const check of this.#checks) this.#problems.push(...check(schema));
    if (this.#problems.length > 0)
      throw new PothosSchemaError(
        `Access declarations:\n${this.#problems.map((problem) => `  ${problem}`).join('\n')}`,
      );
    return attachRules(schema, this.#rules);
  }
}

/** After a mutation wrote, its payload is read with relations asked anew. */
const forgetting =
  (next: Resolve): Resolve =>
  async (root, args, context, info) => {
    try {
      return await next(root, args, context, info);
    } finally {
      context.access.forget();
    }
  };

SchemaBuilder.registerPlugin('access', AccessPlugin);
export const accessPlugin = 'access' as const;
