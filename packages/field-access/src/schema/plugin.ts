import SchemaBuilder, {
  BasePlugin,
  type PothosOutputFieldConfig,
  PothosSchemaError,
  type PothosTypeConfig,
  PothosValidationError,
  type SchemaTypes,
  unwrapOutputFieldType,
} from '@pothos/core';
import type { GraphQLFieldResolver, GraphQLSchema } from 'graphql';
import { completeDeclaration, type FieldAccess, type WrittenDeclaration } from '../model/declaration.ts';
import { extrasOf } from '../model/extras.ts';
import { type FieldPlan, planField, planTraverse } from '../model/field-plan.ts';
import { type AccessRules, createRules, type FieldRule, type RowResolver, typeRule } from '../model/rules.ts';
import type { TypeAccess } from '../model/subjects.ts';
import { compileType, type TypeRule } from '../model/type-rule.ts';
import { noteFields } from '../runtime/built-resolvers.ts';
import { errorsOf } from '../runtime/errors.ts';
import { onlyIfPossible, onlyVisible, type PrismaSelect, withColumn } from '../runtime/narrowing.ts';
import { rejectThrownErrors } from '../runtime/rejections.ts';
import type { Resolve } from '../runtime/run-plan.ts';
import { attachRules } from '../runtime/schema-rules.ts';
import { entityProblems } from './entity-problems.ts';
import { type ModelFields, modelFieldsOf, type SchemaFacts } from './model-fields.ts';
import { relationOrderProblems } from './order-problems.ts';
import { type NamedPlugin, pluginsOf, readOtherPlugins, unknownWrappers, wrapsResolvers } from './other-plugins.ts';
import type { FieldExtensions, FieldOptions, RowsWay } from './plugin-options.ts';
import {
  exposedPlace,
  fieldProblems,
  needOnEveryKind,
  ROOTS,
  readByAllAsClaimed,
  rowsProblems,
  typeProblems,
} from './problems.ts';
import { type AnswerShape, resolverOf } from './resolver.ts';
import {
  interfaceProblems,
  type Leading,
  listProblems,
  memberRowsProblems,
  modelProblems,
  nodeProblems,
  nullProblems,
  resolverProblems,
  traverseProblems,
} from './schema-problems.ts';
import { scopeProblems, scopesOnRow, scopesWithoutRow, typeScopeProblems } from './scope-labels.ts';
import {
  columnsProblems,
  computedProblems,
  hiddenRowProblems,
  joinProblems,
  keyProblems,
  presenceProblems,
  SELECTS_BY_FUNCTION,
  selectProblems,
  traversedProblems,
} from './selection-problems.ts';
import { subjectColumnsPlugin } from './subject-columns.ts';

const RELAY_UNDECLARED = 'relay: spread RELAY_ACCESS in the options, because fields that Relay makes say no access';

/** The options of Relay's plugin that decide how ids name rows, and the name of the type that each page has. */
interface RelayOptions {
  readonly nodeQueryOptions?: { readonly resolve?: unknown } | false;
  readonly nodesQueryOptions?: { readonly resolve?: unknown } | false;
  readonly pageInfoTypeOptions?: { readonly name?: string };
}

/**
 * The plugin makes a field's plan, its narrowed SELECT, its `@access` and its row of the data map from its one declaration.
 * A schema with an undeclared or contradictory field does not build; the error lists every coordinate.
 */
export class AccessPlugin<Types extends SchemaTypes> extends BasePlugin<Types> {
  readonly #relay = (this.builder.options as { readonly relay?: RelayOptions }).relay ?? {};
  readonly #rules: AccessRules = createRules(this.builder.options.access.model, readOtherPlugins(this.builder.options));
  readonly #problems: string[] = [];
  /** The selections of fields, by coordinate. */
  readonly #selects = new Map<string, PrismaSelect | undefined>();
  /** The models of the schema's types, by name. */
  readonly #models = new Map<string, ModelFields>();
  /** The checks that need every type of the schema. */
  readonly #checks: ((schema: GraphQLSchema) => string[])[] = [];
  readonly #facts: SchemaFacts = { rules: this.#rules, model: (name) => this.#model(name) };

  override onTypeConfig(config: PothosTypeConfig): PothosTypeConfig {
    if (config.kind !== 'Object' && config.kind !== 'Interface') return config;
    const access = (config.pothosOptions as { access?: TypeAccess }).access;
    const fields = this.#model((config.extensions?.pothosPrismaModel as string | undefined) ?? null);
    const rule = compileType(this.#rules.model, config.name, fields, access);
    this.#rules.types.set(config.name, rule);
    const { labels } = this.#rules.model;
    this.#problems.push(...typeProblems(this.#rules.model, rule, fields));
    if (access) this.#problems.push(...rowsProblems(labels, config.name, access));
    const select = config.extensions?.pothosPrismaSelect as object | undefined;
    if (fields && !select)
      this.#problems.push(`${config.name}: say \`select: {}\`, or every column is read; its fields select theirs`);
    else if (select) this.#checks.push(() => selectProblems(this.#facts, rule, select));
    return this.#withTypeScopes(config, rule);
  }

  /** The scope plugin asks a type's scopes without the row, so no label that follows from it is among them. */
  #withTypeScopes(config: PothosTypeConfig, rule: TypeRule): PothosTypeConfig {
    const { authScopes } = config.pothosOptions as FieldOptions;
    const { labels } = this.#rules.model;
    this.#problems.push(...typeScopeProblems(labels, rule, authScopes));
    const decided = scopesWithoutRow(labels, rule, authScopes);
    if (!decided) return config;
    const pothosOptions = { ...(config.pothosOptions as FieldOptions), authScopes: decided };
    return { ...config, pothosOptions } as PothosTypeConfig;
  }

  /** The resolver that a field's options name. Relay wraps that of its own options for the fields that read by ids. */
  #resolverIn({ parentType, name, type, pothosOptions }: PothosOutputFieldConfig<Types>): unknown {
    const own = (pothosOptions as FieldOptions).resolve;
    const answered = this.builder.configStore.getTypeConfig(unwrapOutputFieldType(type)).name;
    if (parentType !== 'Query' || answered !== this.#rules.nodeInterface) return own;
    const { nodeQueryOptions = {}, nodesQueryOptions = {} } = this.#relay;
    const options = name === 'node' ? nodeQueryOptions : name === 'nodes' ? nodesQueryOptions : false;
    return options === false ? own : options.resolve;
  }

  /** The model of the rows that the engine or Prisma's plugin reads for a field; undefined where its resolver finds them. */
  #modelOf({ parentType }: PothosOutputFieldConfig<Types>, extensions: FieldExtensions): string | undefined {
    const { rowSource, keyedRow, pothosPrismaRelationField: relation } = extensions;
    const parent = this.#model(typeRule(this.#rules, parentType).model);
    return rowSource?.model ?? keyedRow?.model ?? (relation && parent?.relations.get(relation.name));
  }

  #model(name: string | null): ModelFields | null {
    if (name === null) return null;
    const model = this.#models.get(name) ?? modelFieldsOf(this.builder as never, name);
    this.#models.set(name, model);
    return model;
  }

  override onOutputFieldConfig(declared: PothosOutputFieldConfig<Types>): PothosOutputFieldConfig<Types> {
    const coordinate = `${declared.parentType}.${declared.name}`;
    const config = this.#withLabelScopes(declared, coordinate);
    const extensions = (config.extensions ?? {}) as FieldExtensions;
    const { name } = this.builder.configStore.getTypeConfig(unwrapOutputFieldType(config.type));
    const joined = { parent: config.parentType, field: config.name, to: extensions.accessList?.type ?? name };
    this.#checkRows(config, extensions, joined);
    const access = this.#accessOf(config);
    if (access === undefined) {
      this.#problems.push(`${coordinate}: says no access`);
      const { name: pageInfo = 'PageInfo' } = this.#relay.pageInfoTypeOptions ?? {};
      if (config.parentType === pageInfo && !this.#problems.includes(RELAY_UNDECLARED))
        this.#problems.push(RELAY_UNDECLARED);
      return config;
    }
    this.#selects.set(coordinate, extensions.pothosPrismaSelect);
    this.#checkReaders(config, extensions, joined);
    return access === 'traverse'
      ? this.#traverse(config, extensions, coordinate)
      : this.#declare(config, extensions, coordinate, access);
  }

  /** Checks the rows that a field answers to any reader. */
  #checkRows(config: PothosOutputFieldConfig<Types>, extensions: FieldExtensions, joined: Leading): void {
    const { parentType: parent } = config;
    const coordinate = `${parent}.${config.name}`;
    const keyed = extensions.keyedRow ?? extensions.keyedColumns;
    if (keyed) this.#problems.push(...keyProblems(coordinate, keyed, this.#model(keyed.model)));
    this.#problems.push(...resolverProblems(coordinate, extensions, this.#resolverIn(config)));
    const rowsOf = this.#modelOf(config, extensions);
    if (rowsOf !== undefined) this.#checks.push(() => modelProblems(this.#facts, joined, rowsOf));
    if (extensions.accessList || extensions.rowSource || extensions.pothosPrismaRelationField?.isList)
      this.#checks.push((schema) => memberRowsProblems(this.#facts, schema, joined));
    // A connection of a relation is refused by its type, and selects by the fields of its page.
    if (extensions.pothosPrismaRelationField && config.type.kind === 'List')
      this.#checks.push(() => relationOrderProblems(this.#facts, joined, relationQuery(extensions)));
    const { name: typeName } = this.builder.configStore.getTypeConfig(unwrapOutputFieldType(config.type));
    const rows = { coordinate, parent, typeName, order: extensions.accessList };
    this.#checks.push((schema) => listProblems(this.#facts, schema, rows));
  }

  /** Checks the readers of a field of rows. */
  #checkReaders(config: PothosOutputFieldConfig<Types>, extensions: FieldExtensions, joined: Leading): void {
    const way = wayOf(extensions);
    if (way) this.#checks.push((schema) => joinProblems(this.#facts, schema, { ...joined, way }));
    const { presentWith } = extensions;
    if (presentWith !== undefined) this.#checks.push(() => presenceProblems(this.#facts, joined, presentWith));
    const isOne = config.type.kind !== 'List' && extensions.rowSource === undefined;
    if (way && isOne && !config.type.nullable)
      this.#checks.push((schema) => hiddenRowProblems(this.#facts, schema, { ...joined, way }));
  }

  /** The scope plugin decides a label on the row of its field. A root field has no row. */
  #withLabelScopes(config: PothosOutputFieldConfig<Types>, coordinate: string): PothosOutputFieldConfig<Types> {
    const { authScopes } = config.pothosOptions as FieldOptions;
    if (ROOTS.has(config.parentType)) return config;
    const { labels } = this.#rules.model;
    const type = typeRule(this.#rules, config.parentType);
    const onRow = scopesOnRow(labels, type, authScopes);
    if (!onRow) return config;
    this.#problems.push(...scopeProblems(labels, coordinate, type, authScopes));
    const pothosOptions = { ...config.pothosOptions, authScopes: onRow } as typeof config.pothosOptions;
    return { ...config, pothosOptions } as PothosOutputFieldConfig<Types>;
  }

  #traverse(config: PothosOutputFieldConfig<Types>, extensions: FieldExtensions, coordinate: string) {
    const { kind, name } = this.builder.configStore.getTypeConfig(unwrapOutputFieldType(config.type));
    if (kind === 'Scalar' || kind === 'Enum')
      this.#problems.push(`${coordinate}: is a value, so it needs a declaration of its own, not a traversal`);
    const { authScopes } = config.pothosOptions as FieldOptions;
    const traverse = { parent: config.parentType, field: config.name, to: name, way: wayOf(extensions) };
    if ((config.type.kind === 'List' || extensions.accessList) && authScopes === undefined)
      this.#checks.push((schema) => traverseProblems(this.#facts, schema, traverse));
    const { pothosPrismaSelect: select } = extensions;
    if (this.#plansItsSelection(config, extensions)) this.#problems.push(`${coordinate}: ${SELECTS_BY_FUNCTION}`);
    // The columns of a way to rows are compared as those that join them.
    else if (traverse.way === undefined)
      this.#checks.push((schema) => traversedProblems(this.#facts, schema, { ...traverse, select }));
    const type = typeRule(this.#rules, config.parentType);
    this.#rules.plans.set(coordinate, planTraverse({ coordinate, type, columns: this.#columnsOf(config, extensions) }));
    return withSelect(config, this.#visibleRelation(config, extensions));
  }

  #declare(
    config: PothosOutputFieldConfig<Types>,
    extensions: FieldExtensions,
    coordinate: string,
    written: WrittenDeclaration,
  ) {
    const { model } = this.#rules;
    const type = typeRule(this.#rules, config.parentType);
    const selected = this.#columnsOf(config, extensions);
    const exposed = extensions.pothosExposedField ?? null;
    const access = completeDeclaration(written, model, exposedPlace(model.tables, type, exposed));
    const columns = selected ?? (exposed === null ? null : [exposed]);
    const plan = planField(model, access, { coordinate, type, columns });
    const rule: FieldRule = {
      type: config.parentType,
      field: config.name,
      coordinate,
      declaration: access,
      extras: extrasOf(model.extras, access),
      need: plan.need,
      needOnEveryKind: needOnEveryKind(model.labels, type, access, this.#model(type.model)?.required),
      column: exposed,
    };
    this.#rules.plans.set(coordinate, plan);
    this.#rules.fields.set(coordinate, rule);
    const isNonNull =
      this.#isNeverNull(config, type, exposed) && !plan.sealed && readByAllAsClaimed(model, type, rule.needOnEveryKind);
    const answered = isNonNull ? { ...config.type, nullable: false } : config.type;
    // A type has the fields of its interfaces, in the place of which it may declare its own.
    if (this.builder.configStore.getTypeConfig(config.parentType).kind !== 'Interface') {
      const field = { field: rule, rule: type, nullable: answered.nullable };
      this.#checks.push(() => (this.#rules.fields.get(coordinate) === rule ? fieldProblems(this.#rules, field) : []));
    }
    const { pothosPrismaSelect: select } = extensions;
    if (this.#plansItsSelection(config, extensions)) this.#problems.push(`${coordinate}: ${SELECTS_BY_FUNCTION}`);
    else if (select && typeof select !== 'function' && !rule.column)
      this.#checks.push(() => computedProblems(this.#facts, rule, select));

    if (extensions.keyedColumns) {
      const { keyedColumns } = extensions;
      this.#checks.push(() => columnsProblems(this.#facts, rule, keyedColumns));
    }

    const declared = { ...config, type: answered, extensions: { ...config.extensions, access } };
    if (plan.sealed && extensions.pothosPrismaSelect) {
      if (!selected)
        this.#problems.push(`${coordinate}: a ${access.class} field selects plain columns, or loads in its resolver`);
      return withSelect(
        { ...declared, extensions: { ...declared.extensions, accessColumns: selected ?? [] } },
        undefined,
      );
    }
    const visible = this.#visibleRelation(config, extensions);
    return withSelect(declared, visible && (plan.open ? visible : onlyIfPossible(plan.need, visible)));
  }

  /**
   * Tests for a field whose nullability follows from its column, which is never null. Rows by hand decide it for no field, because they are
   * not known to be those on which the labels of `seenBy` hold.
   */
  #isNeverNull(config: PothosOutputFieldConfig<Types>, type: TypeRule, exposed: string | null): boolean {
    const { nullable, authScopes } = config.pothosOptions as FieldOptions;
    if (this.builder.options.access.nonNullColumns !== true || exposed === null) return false;
    if (nullable !== undefined || authScopes !== undefined || this.#hasScopes(config.parentType)) return false;
    const { everybody } = this.#rules.model.labels;
    if (type.handwrittenRows && (type.seenBy & everybody) === 0) return false;
    return this.#model(type.model)?.required.has(exposed) === true;
  }

  /** Tests for a type whose fields are closed by scopes of the type or of its interfaces. */
  #hasScopes(name: string): boolean {
    const { configStore } = this.builder;
    const config = configStore.getTypeConfig(name);
    const interfaces = config.kind === 'Object' || config.kind === 'Interface' ? config.interfaces : [];
    return [config, ...interfaces.map((type) => configStore.getTypeConfig(type))].some(
      ({ pothosOptions }) => (pothosOptions as FieldOptions).authScopes !== undefined,
    );
  }

  #accessOf(config: PothosOutputFieldConfig<Types>): FieldAccess | undefined {
    const { access: own } = config.pothosOptions as FieldOptions;
    const declaring = config.declaringType ?? config.parentType;
    const access = own ?? this.builder.options.access.declared?.[`${declaring}.${config.name}`];
    if (!access || access === 'traverse' || !access.byKind) return access;
    const { names } = this.#rules.model.labels;
    return { ...access, readers: names.filter((label) => access.readers.includes(label)) };
  }

  /** The columns that a field selects by name; null where it plans its selection or reads relations. */
  #columnsOf(config: PothosOutputFieldConfig<Types>, { pothosPrismaSelect }: FieldExtensions): string[] | null {
    if (!pothosPrismaSelect || typeof pothosPrismaSelect === 'function') return null;
    const model = this.#model(typeRule(this.#rules, config.parentType).model);
    const columns = Object.keys(pothosPrismaSelect);
    return model && columns.every((column) => model.columns.has(column)) ? columns : null;
  }

  /** Tests that a field's own function selects. The functions of relations, variants and lists come from their builders. */
  #plansItsSelection(config: PothosOutputFieldConfig<Types>, { pothosPrismaSelect }: FieldExtensions): boolean {
    if (typeof pothosPrismaSelect !== 'function') return false;
    const { kind } = this.builder.configStore.getTypeConfig(unwrapOutputFieldType(config.type));
    return kind === 'Scalar' || kind === 'Enum' || typeof (config.pothosOptions as FieldOptions).select === 'function';
  }

  #visibleRelation(config: PothosOutputFieldConfig<Types>, extensions: FieldExtensions): PrismaSelect | undefined {
    const { pothosPrismaSelect: select, presentWith } = extensions;
    if (presentWith !== undefined && typeof select === 'function') return withColumn(presentWith, select as never);
    if (!extensions.pothosPrismaRelationField?.isList || typeof select !== 'function') return select;
    const { name } = this.builder.configStore.getTypeConfig(unwrapOutputFieldType(config.type));
    return onlyVisible(() => typeRule(this.#rules, name), select as never);
  }

  /** The type that a field's resolver answers. The errors plugin, which wraps the resolver, puts its answer into an object of a union. */
  #resolvedType({ type, pothosOptions }: PothosOutputFieldConfig<Types>) {
    const { errors, itemErrors, type: param } = pothosOptions as FieldOptions;
    const { configStore } = this.builder;
    if (!errors && !itemErrors)
      return { ...configStore.getTypeConfig(unwrapOutputFieldType(type)), lists: listsAround(type) };
    const lists = depthOf(param);
    return { ...configStore.getTypeConfig([param].flat(lists)[0] as never), lists };
  }

  override wrapResolve(
    resolver: GraphQLFieldResolver<unknown, Types['Context'], object>,
    config: PothosOutputFieldConfig<Types>,
  ): GraphQLFieldResolver<unknown, Types['Context'], object> {
    const { name, kind, lists } = this.#resolvedType(config);
    const extensions = (config.extensions ?? {}) as FieldExtensions;
    const { isNull, rowsChecked: isChecked } = config.pothosOptions as FieldOptions;
    const hasOwnResolver = extensions.pothosPrismaFallback !== undefined;
    const isAuthors = hasOwnResolver || wayOf(extensions) === undefined;
    const rowsChecked =
      // A relation with a resolver of its own reads its rows without the engine's `where`.
      (extensions.pothosPrismaRelationField?.isList === true && !hasOwnResolver) || isChecked === true;
    const answer: AnswerShape = {
      rules: this.#rules,
      typeName: name,
      answersRows: kind === 'Object' || kind === 'Interface' || kind === 'Union',
      rowsChecked,
      // The column of a relation, a key or a variant says whether there is a row, and all who read the field read the column.
      looksForRows: !rowsChecked && isNull === undefined && isAuthors,
      foundByAuthor: isAuthors && extensions.rowSource === undefined,
      relation: hasOwnResolver || isChecked === true ? undefined : extensions.pothosPrismaRelationField?.name,
      typesChecked: extensions.rowSource?.kind === 'node',
      root: ROOTS.has(config.parentType),
      lists,
      nullable: config.type.nullable,
      mutation: config.parentType === 'Mutation',
      isId: config.name === 'id',
      // A plugin may have put a guard in the place of the resolver that finds the column.
      exposed: config.resolve === extensions.pothosOriginalResolve ? extensions.pothosExposedField : undefined,
      loadAfterCheck: extensions.accessColumns,
    };
    const coordinate = `${config.parentType}.${config.name}`;
    const plan = this.#rules.plans.get(coordinate);
    if (plan && config.resolve) this.#rules.onRows.set(coordinate, this.#onRow(plan, answer, config.resolve));
    return resolverOf(plan, answer, resolver as never) as never;
  }

  /** Relay's plugin decodes an id before the field's resolver is called. */
  override wrapArgMappers(
    resolver: GraphQLFieldResolver<unknown, Types['Context'], object> | undefined,
    { extensions }: PothosOutputFieldConfig<Types>,
  ): GraphQLFieldResolver<unknown, Types['Context'], object> | undefined {
    const { rowSource } = (extensions ?? {}) as FieldExtensions;
    return resolver && rowSource?.kind === 'node' ? (decodingIds(this.#rules, resolver as never) as never) : resolver;
  }

  /**
   * The resolver for rows that the Prisma plugin did not read: without that plugin's part, which looks for the query of the
   * row. Sealed and opaque values are read after the check.
   */
  #onRow(plan: FieldPlan, answer: AnswerShape, resolve: unknown): RowResolver {
    const loadAfterCheck = plan.opaque ? (plan.columns ?? undefined) : answer.loadAfterCheck;
    const columns = plan.columns && Object.fromEntries(plan.columns.map((column) => [column, true]));
    const select = columns ?? this.#selects.get(plan.coordinate) ?? {};
    return {
      select: plan.sealed || loadAfterCheck ? {} : typeof select === 'object' ? select : null,
      resolve: resolverOf(plan, { ...answer, loadAfterCheck }, resolve as never) as never,
    };
  }

  override afterBuild(schema: GraphQLSchema): GraphQLSchema {
    attachRules(schema, this.#rules);
    for (const check of this.#checks) this.#problems.push(...check(schema));
    this.#problems.push(
      ...nodeProblems(this.#rules, schema),
      ...nullProblems(schema),
      ...interfaceProblems(this.#rules, schema),
    );
    this.#problems.push(...entityProblems(this.#rules, schema));
    const names = (this.builder.options.plugins ?? []) as readonly string[];
    const plugins = pluginsOf(names, this.buildCache.plugin);
    this.#rules.wrappers.push(...unknownWrappers(plugins, this.builder.options, this.options));
    this.#problems.push(...orderProblems(plugins));
    for (const check of this.builder.options.access.checks ?? []) this.#problems.push(...check(schema));
    if (this.#problems.length > 0)
      throw new PothosSchemaError(
        `Access declarations:\n${this.#problems.map((problem) => `  ${problem}`).join('\n')}`,
      );
    const built = rejectThrownErrors(schema);
    noteFields(built);
    return built;
  }
}

/** Answers an id that Relay's plugin does not decode as one of an absent row. */
function decodingIds({ model }: AccessRules, next: Resolve): Resolve {
  return (...asked) => {
    try {
      return next(...asked);
    } catch (error) {
      throw error instanceof PothosValidationError ? errorsOf(model).create('NOT_FOUND') : error;
    }
  };
}

/** The plugins whose resolvers an exposed column is read past, because they only find its value. */
const FINDING_VALUES: readonly string[] = ['prisma', 'relay'];

/** The faults in the order of the builder's plugins, because each wraps what those behind it made. */
function orderProblems(plugins: readonly NamedPlugin[]): string[] {
  const names = plugins.map(([name]) => name);
  const [prisma, access] = [names.indexOf('prisma'), names.indexOf(accessPlugin)];
  const skipped = plugins
    .slice(access + 1)
    .filter((plugin) => !FINDING_VALUES.includes(plugin[0]) && wrapsResolvers(plugin));
  const isOrdered = prisma === -1 || (access < prisma && prisma < names.indexOf(subjectColumnsPlugin));
  return [
    ...(isOrdered ? [] : ['plugins: list accessPlugin before the Prisma plugin and subjectColumnsPlugin after it']),
    ...skipped.map(([name]) => `plugins: list ${name} before accessPlugin, which reads columns past what it wraps`),
  ];
}

/** The number of lists around the type of a field's options. */
const depthOf = (param: unknown): number => (Array.isArray(param) ? 1 + depthOf(param[0]) : 0);

/** The number of lists around the values that a field answers. */
function listsAround({ kind, ...type }: { readonly kind: string; readonly type?: unknown }): number {
  return kind === 'List' ? 1 + listsAround(type.type as { readonly kind: string }) : 0;
}

/** The way from a row to the rows that a field answers; undefined where its resolver finds them. */
function wayOf({ rowSource, pothosPrismaRelationField, keyedRow }: FieldExtensions): RowsWay | undefined {
  if (rowSource?.way) return rowSource.way;
  return pothosPrismaRelationField ? { relation: pothosPrismaRelationField.name } : keyedRow && { key: keyedRow.key };
}

/** The query that the definition of a relation adds to that of its rows; a function where it depends on arguments. */
function relationQuery({ pothosPrismaSelect: select }: FieldExtensions): unknown {
  let query: unknown;
  if (typeof select === 'function')
    select(
      {} as never,
      {} as never,
      ((nested: unknown) => {
        query = nested;
        return {};
      }) as never,
    );
  return query;
}

function withSelect<Types extends SchemaTypes>(
  config: PothosOutputFieldConfig<Types>,
  select: PrismaSelect | undefined,
): PothosOutputFieldConfig<Types> {
  if (config.extensions?.pothosPrismaSelect === select) return config;
  return { ...config, extensions: { ...config.extensions, pothosPrismaSelect: select } };
}

SchemaBuilder.registerPlugin('access', AccessPlugin);
/**
 * The name of the plugin that checks declarations and makes them checks of each answer. It stands before Prisma's.
 *
 * @example
 * plugins: [accessPlugin, RelayPlugin, PrismaPlugin, subjectColumnsPlugin]
 */
export const accessPlugin = 'access' as const;
