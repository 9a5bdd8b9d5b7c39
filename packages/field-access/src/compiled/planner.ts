import { isDeepStrictEqual } from 'node:util';
import {
  type FieldNode,
  type GraphQLField,
  type GraphQLObjectType,
  getNamedType,
  isNonNullType,
  isObjectType,
  Kind,
  type SelectionSetNode,
  type ValueNode,
} from 'graphql';
import type { AccessRules, FieldPlan, TypeRule } from '../index.ts';
import { presentColumn } from '../lists/present-variant.ts';
import { type RowSource, sourceOf } from '../lists/source.ts';
import { unsupported } from '../sql/unsupported.ts';
import { argumentsOf, collectFields, type DocumentInput, selectionSetsOf } from './collect.ts';
import { holdsScopes, type Scopes } from './held-scopes.ts';
import type {
  Computation,
  ConnectionItem,
  EdgeItem,
  Guard,
  Item,
  ListNode,
  PageInfoField,
  Reach,
  ResolverField,
  ResolverReason,
  Restriction,
  Root,
  Rows,
  Selection,
  ShadowedItem,
  Step,
  View,
} from './plan.ts';
import { computationOf, requirePlain, resolverInputOf, scopesOf, storedColumn } from './stored-field.ts';

type Field = GraphQLField<unknown, unknown>;
type ListSource = Extract<RowSource, { kind: 'list' }>;

/** The viewers that one plan serves: they have the same roles, possible labels and scopes. */
export interface ViewerClass {
  /** The labels that hold on every row, as a mask. */
  readonly roles: number;
  /** The labels that can hold on some row, as a mask. */
  readonly possible: number;
  readonly scopes: Scopes;
}

/** A statement has at most so many lists, because PostgreSQL plans each of them. */
const MOST_LISTS = 60;
/** A selection has at most so many guards, because a row's shadow has a bit for each. */
const MOST_GUARDS = 30;

const hasVariable = (value: ValueNode): boolean => {
  if (value.kind === Kind.VARIABLE) return true;
  if (value.kind === Kind.LIST) return value.values.some(hasVariable);
  return value.kind === Kind.OBJECT && value.fields.some((field) => hasVariable(field.value));
};

/** Coerces the arguments of a field; null if they depend on variables. */
function constantArguments(field: Field, node: FieldNode): Readonly<Record<string, unknown>> | null {
  if (node.arguments?.some(({ value }) => hasVariable(value))) return null;
  return argumentsOf(field, node, {});
}

const fieldOf = (type: GraphQLObjectType, name: string): Field =>
  type.getFields()[name] ?? unsupported('field', `${type.name}.${name}`);

function objectOf(field: Pick<Field, 'name' | 'type'>): GraphQLObjectType {
  const type = getNamedType(field.type);
  return isObjectType(type) ? type : unsupported('relation', field.name);
}

const isNode = (type: GraphQLObjectType): boolean => type.getInterfaces().some(({ name }) => name === 'Node');

const nameOf = ([node]: readonly FieldNode[]): string => (node as FieldNode).name.value;

/** A field's relation, with the query of the rows that the field's definition adds. */
interface RelationField {
  readonly name: string;
  readonly isList: boolean;
  readonly query: unknown;
}

/** The relation of a field; null for a field of another kind. @throws Unsupported for a relation with a fallback resolver */
function relationOf(coordinate: string, { extensions }: Field): RelationField | null {
  const relation = extensions.pothosPrismaRelationField as { name: string; isList: boolean } | undefined;
  if (!relation) return null;
  if (extensions.pothosPrismaFallback) return unsupported('relation', coordinate);
  const options = extensions.pothosOptions as {
    extensions: { pothosPrismaSelect: (args: object, context: object, nested: (query: unknown) => object) => unknown };
  };
  let query: unknown;
  options.extensions.pothosPrismaSelect({}, {}, (nested) => {
    query = nested;
    return {};
  });
  return { name: relation.name, isList: relation.isList, query };
}

/** The path to a row in the answer, and the rows of the lists on that path. */
type AnswerPlace = Pick<ResolverField, 'path' | 'lists'>;

/** A field of a row, while it is planned. */
interface RowField {
  readonly key: string;
  readonly reach: Reach;
  readonly coordinate: string;
  readonly type: GraphQLObjectType;
  readonly field: Field;
  readonly nodes: readonly FieldNode[];
  readonly rows: Rows;
  /** The place of the row in the answer. */
  readonly place: AnswerPlace;
}

/** A list, while it is planned. */
interface ListField extends Pick<RowField, 'coordinate' | 'field' | 'nodes' | 'place'> {
  readonly source: ListSource;
  /** The rows that have the list as a field; null for a list at the root. */
  readonly parent: Rows | null;
}

/** The place of a field of a row. */
const placeBelow = ({ path, lists }: AnswerPlace, ...steps: readonly Step[]): AnswerPlace => ({
  path: [...path, ...steps],
  lists,
});

/** Adds a view of a list's rows, and returns its place among the list's views. */
type AddView = (path: readonly Step[], field: Field, nodes: readonly FieldNode[]) => number;

/** Plans the selections of a document, from the fields' declarations and the lists' plans. */
export class Planner {
  readonly lists: ListNode[] = [];
  readonly guards: Guard[] = [];
  readonly filteredRows: Rows[] = [];
  readonly computations: Computation[] = [];
  readonly resolverFields: ResolverField[] = [];
  /** The document selects a field that some viewers of the class may not read, or not on every row. */
  isRestricted = false;
  /** The number of fields in the plan, which its memory is proportional to. */
  size = 0;
  readonly #document: DocumentInput;
  readonly #rules: AccessRules;
  readonly #viewer: ViewerClass;
  #aliases = 0;

  constructor(document: DocumentInput, rules: AccessRules, viewer: ViewerClass) {
    this.#document = document;
    this.#rules = rules;
    this.#viewer = viewer;
  }

  /** Plans a field of Query. @throws Unsupported */
  root(query: GraphQLObjectType, key: string, nodes: readonly FieldNode[]): Root {
    const [node] = nodes as readonly [FieldNode];
    const name = nameOf(nodes);
    if (name.startsWith('__')) return unsupported('root field', name);
    const field = fieldOf(query, name);
    const source = sourceOf(field);
    const call = { parent: query, field, nodes };
    if (!source) return { kind: 'resolved', key, nodes, call, isRefused: false };
    const coordinate = `${query.name}.${name}`;
    requirePlain(coordinate, field);
    if (!this.#hasScope(scopesOf(coordinate, field))) return { kind: 'resolved', key, nodes, call, isRefused: true };
    if (source.kind === 'list')
      return {
        kind: 'list',
        key,
        nodes,
        call,
        list: this.#list({ source, coordinate, field, nodes, parent: null, place: { path: [key], lists: [] } }),
      };
    const type = source.kind === 'row' ? objectOf(field) : this.#typeById(source, field, node);
    const rows = this.#rows(type.name, null);
    const selection = this.#selection(rows, type, selectionSetsOf(nodes), { path: [key], lists: [] });
    return { kind: 'row', key, nodes, call, source, field, node, constant: constantArguments(field, node), selection };
  }

  /** Tests that the viewer has a scope that a root field requires. A viewer has a label as a scope if it can hold on some row. */
  #hasScope(required: Scopes): boolean {
    const { labels } = this.#rules.model;
    const possible = labels.labelsOf(this.#viewer.possible).map((label) => [label, true] as const);
    return holdsScopes({ ...Object.fromEntries(possible), ...this.#viewer.scopes }, required);
  }

  /** The type of the row that an id names. @throws Unsupported for an id of no object type */
  #typeById({ typeOf }: Extract<RowSource, { kind: 'node' }>, field: Field, node: FieldNode): GraphQLObjectType {
    const { schema, variables } = this.#document;
    const type = schema.getType(typeOf(schema, argumentsOf(field, node, variables)) ?? '');
    return isObjectType(type) ? type : unsupported('root field', field.name);
  }

  /** Rows of a type under a new alias. @throws Unsupported for a type without a table */
  #rows(type: string, parentLink: Rows['parentLink']): Rows {
    const rule = this.#rules.types.get(type);
    if (!rule?.model) return unsupported('field', type);
    this.#aliases++;
    const table = this.#rules.model.tables[rule.model] ?? unsupported('field', type);
    return { alias: `t${this.#aliases}`, table, rule, parentLink };
  }

  /** Plans the selected fields of a row. @throws Unsupported */
  #selection(rows: Rows, type: GraphQLObjectType, sets: readonly SelectionSetNode[], place: AnswerPlace): Selection {
    const { authScopes } = (type.extensions.pothosOptions ?? {}) as { authScopes?: unknown };
    if (type.name !== rows.rule.name || authScopes !== undefined) return unsupported('field', type.name);
    const items: Item[] = [];
    const restrictions: Restriction[] = [];
    const guards: Guard[] = [];
    for (const [key, nodes] of collectFields(this.#document, type, sets)) {
      const name = nameOf(nodes);
      if (name === '__typename') {
        items.push({ key, reach: 'open', required: true, kind: 'constant', json: JSON.stringify(type.name) });
        continue;
      }
      const field = fieldOf(type, name);
      const coordinate = `${type.name}.${name}`;
      const rowField = { key, coordinate, type, field, nodes, rows, place };
      requirePlain(coordinate, field);
      const reason = this.#checkReason(coordinate, field, rows);
      if (reason !== null) {
        this.isRestricted = true;
        items.push(this.#resolverItem({ ...rowField, reach: 'open' }, reason));
        continue;
      }
      const reach = this.#reach(coordinate, rows, guards);
      if (reach !== 'open') {
        this.isRestricted = true;
        if (!isNonNullType(field.type)) restrictions.push({ key, coordinate, nodes, reach });
      }
      items.push(this.#item({ ...rowField, reach }));
    }
    this.size += items.length + restrictions.length;
    const shadowedItems = items.flatMap((item) => shadowedItemOf(item) ?? []);
    const deniesEveryRow = restrictions.some(({ reach }) => reach === 'never');
    const hasShadow = restrictions.length > 0 || shadowedItems.length > 0;
    return { rows, items, restrictions, guards, shadowedItems, deniesEveryRow, hasShadow };
  }

  /** The reason why a field's own resolver has to check its readers; null if the statement can check them. */
  #checkReason(coordinate: string, field: Field, rows: Rows): ResolverReason | null {
    const plan = this.#rules.plans.get(coordinate) ?? unsupported('field', coordinate);
    const declaration = this.#rules.fields.get(coordinate)?.declaration;
    if (Object.keys(scopesOf(coordinate, field)).length > 0) return unsupported('scopes', coordinate);
    if (plan.sealed || plan.opaque) return 'sealed';
    if (declaration?.byKind) return 'kind';
    if (this.#isOpen(plan)) return null;
    const readers = plan.need & this.#viewer.possible;
    const isReader = ({ bit }: TypeRule['subjects'][number]) => (bit & readers) !== 0;
    return rows.rule.subjects.some((subject) => isReader(subject) && subject.where === null) ? 'loaded label' : null;
  }

  /** Tests that all viewers of the class read a field on every row. */
  #isOpen({ open, need }: FieldPlan): boolean {
    return open || (need & this.#viewer.roles) !== 0;
  }

  /** Plans a field that its resolver answers. */
  #resolverItem({ key, reach, field, nodes, type: parent, rows, place }: RowField, reason: ResolverReason): Item {
    const { parts, resolve, rowOf } = resolverInputOf(this.#rules, parent, field, rows);
    const call = { parent, field, nodes, resolve };
    const resolverField = this.resolverFields.push({ reason, call, ...placeBelow(place, key), rowOf }) - 1;
    return { key, reach, required: isNonNullType(field.type), kind: 'resolved', parts, resolverField };
  }

  /** Decides which viewers of the class read a field. A new guard is added to `guards`, those of the selection. */
  #reach(coordinate: string, rows: Rows, guards: Guard[]): Reach {
    const plan = this.#rules.plans.get(coordinate) ?? unsupported('field', coordinate);
    if (this.#isOpen(plan)) return 'open';
    const bits = plan.need & this.#viewer.possible & rows.rule.bits;
    if (!rows.rule.subjects.some(({ bit }) => (bit & bits) !== 0)) return 'never';
    const equalGuard = guards.findIndex((guard) => guard.bits === bits);
    if (equalGuard !== -1) return equalGuard;
    if (guards.length === MOST_GUARDS) return unsupported('field', coordinate);
    const guard = { index: this.guards.length, rows, bits };
    this.guards.push(guard);
    return guards.push(guard) - 1;
  }

  /** Plans a field that the statement answers, if it can; else the field's resolver answers it. @throws Unsupported */
  #item(rowField: RowField): Item {
    const { key, reach, coordinate, type, field, rows, nodes, place } = rowField;
    const required = isNonNullType(field.type);
    const source = sourceOf(field);
    if (source?.kind === 'list')
      return {
        key,
        reach,
        required,
        kind: 'list',
        list: this.#list({ source, coordinate, field, nodes, parent: rows, place: placeBelow(place, key) }),
      };
    if (field.args.length > 0) return this.#resolverItem(rowField, 'arguments');
    const column = presentColumn(field);
    if (column !== undefined) return this.#variant(rowField, column);
    const relation = relationOf(coordinate, field);
    if (relation) return relation.isList ? this.#toMany(rowField, relation) : this.#toOne(rowField, relation);
    const stored = storedColumn(this.#rules, coordinate, field, rows.table);
    if (stored) return { key, reach, required, kind: 'column', ...stored };
    if (field.name === 'id' && isNode(type))
      return { key, reach, required, kind: 'id', type: type.name, columns: rows.rule.id };
    const columns = this.#rules.plans.get(coordinate)?.columns ?? [];
    const compute = columns.length > 0 && computationOf(coordinate, field, columns, rows.table);
    if (!compute)
      return this.#resolverItem(rowField, this.#rules.fields.get(coordinate)?.column ? 'scalar' : 'resolver');
    const computation = this.computations.push(compute) - 1;
    return { key, reach, required, kind: 'computed', columns, computation };
  }

  /** Plans a relation to one. The field must be nullable if its row can be hidden, because a hidden row is null like an absent one. */
  #toOne({ key, reach, coordinate, field, rows, nodes, place }: RowField, { name, query }: RelationField): Item {
    const relation = rows.table.relations[name] ?? unsupported('relation', coordinate);
    if (!isDeepStrictEqual(query, {})) return unsupported('relation', coordinate);
    const target = objectOf(field);
    const nullable = !isNonNullType(field.type);
    const hasManyParents = relation.table.relations[relation.inverse]?.list === true;
    const targets = this.#rows(target.name, hasManyParents ? null : { rows, relation: relation.inverse });
    if (targets.rule.model !== relation.model || (!nullable && targets.rule.rows))
      return unsupported('relation', coordinate);
    if (targets.rule.rows) this.filteredRows.push(targets);
    const selection = this.#selection(targets, target, selectionSetsOf(nodes), placeBelow(place, key));
    return { key, reach, required: !nullable, kind: 'to-one', relation, rows: targets, selection, nullable };
  }

  /** Plans a relation to many: all of its rows that the viewer may see, in the order of their key. */
  #toMany({ key, reach, coordinate, field, rows, nodes, place }: RowField, { name, query }: RelationField): Item {
    const relation = rows.table.relations[name] ?? unsupported('relation', coordinate);
    const target = objectOf(field);
    const targets = this.#rows(target.name, { rows, relation: relation.inverse });
    const [id, ...more] = targets.rule.id;
    const isInOrder = id !== undefined && more.length === 0 && isDeepStrictEqual(query, { orderBy: { [id]: 'asc' } });
    if (targets.rule.model !== relation.model || !isInOrder) return unsupported('relation', coordinate);
    if (targets.rule.rows) this.filteredRows.push(targets);
    const rowPlace = { path: [...place.path, key, null], lists: [...place.lists, targets] };
    const selection = this.#selection(targets, target, selectionSetsOf(nodes), rowPlace);
    return { key, reach, required: isNonNullType(field.type), kind: 'to-many', relation, rows: targets, selection };
  }

  /** Plans a variant: the same row as another type, or null if the viewer may not see it as that type. */
  #variant({ key, reach, coordinate, field, rows, nodes, place }: RowField, column: string): Item {
    const target = objectOf(field);
    const rule = this.#rules.types.get(target.name);
    if (rule?.model !== rows.rule.model) return unsupported('relation', coordinate);
    const variants = { ...rows, rule };
    if (rule.rows) this.filteredRows.push(variants);
    const selection = this.#selection(variants, target, selectionSetsOf(nodes), placeBelow(place, key));
    return { key, reach, required: false, kind: 'variant', column, selection };
  }

  #list({ source, coordinate, field, nodes, parent, place }: ListField): ListNode {
    const [node] = nodes as readonly [FieldNode];
    const type = objectOf(field);
    const relation = source.relation === undefined ? null : parent?.table.relations[source.relation];
    if (relation === undefined || (relation === null) !== (parent === null)) return unsupported('relation', coordinate);
    const rows = this.#rows(source.type, relation && parent ? { rows: parent, relation: relation.inverse } : null);
    const connection = this.#connection(rows, type, nodes, { path: place.path, lists: [...place.lists, rows] });
    const pageInfoNames = connection.items.flatMap((item) =>
      item.kind === 'pageInfo' ? item.fields.map(([, name]) => name) : [],
    );
    const needsPage = pageInfoNames.some((name) => name !== '__typename');
    const list: ListNode = {
      index: this.lists.length,
      source,
      plan: source.plan(this.#rules),
      field,
      node,
      constant: constantArguments(field, node),
      cursor: {
        list: parent ? `${parent.rule.name}/${source.relation}/${source.type}` : coordinate,
        field: field.name,
        columns: parent ? parent.rule.id : null,
      },
      rows,
      ...connection,
      needs: {
        rows: needsPage || connection.items.some(({ kind }) => kind === 'edges' || kind === 'nodes'),
        page: needsPage,
      },
    };
    if (this.lists.push(list) > MOST_LISTS) return unsupported('size');
    return list;
  }

  /** The selections of a connection's fields, and the views that they select of its rows. */
  #connection(rows: Rows, type: GraphQLObjectType, nodes: readonly FieldNode[], place: AnswerPlace) {
    const views: View[] = [];
    const addView: AddView = (path, field, rowNodes) =>
      views.push({
        path,
        selection: this.#selection(rows, objectOf(field), selectionSetsOf(rowNodes), placeBelow(place, ...path)),
      }) - 1;
    const items = [...collectFields(this.#document, type, selectionSetsOf(nodes))].map(([key, fieldNodes]) =>
      this.#connectionItem(type, key, fieldNodes, addView),
    );
    return { items, views };
  }

  #connectionItem(type: GraphQLObjectType, key: string, nodes: readonly FieldNode[], addView: AddView): ConnectionItem {
    const name = nameOf(nodes);
    switch (name) {
      case '__typename':
        return { key, kind: 'constant', json: JSON.stringify(type.name) };
      case 'totalCount':
      case 'totalCountIsCapped':
        return { key, kind: name };
      case 'pageInfo':
        return { key, kind: name, fields: this.#pageInfo(fieldOf(type, name), nodes) };
      case 'nodes':
        return { key, kind: name, view: addView([key, null], fieldOf(type, name), nodes) };
      case 'edges': {
        const edge = objectOf(fieldOf(type, name));
        const fields = collectFields(this.#document, edge, selectionSetsOf(nodes));
        const items = [...fields].map(([edgeKey, edgeNodes]) =>
          this.#edgeItem(edge, edgeKey, edgeNodes, (path, ...view) => addView([key, null, ...path], ...view)),
        );
        return { key, kind: name, items };
      }
      default:
        return unsupported('field', `${type.name}.${name}`);
    }
  }

  #edgeItem(edge: GraphQLObjectType, key: string, nodes: readonly FieldNode[], addView: AddView): EdgeItem {
    const name = nameOf(nodes);
    switch (name) {
      case '__typename':
        return { key, kind: 'constant', json: JSON.stringify(edge.name) };
      case 'cursor':
        return { key, kind: name };
      case 'node':
        return { key, kind: name, view: addView([key], fieldOf(edge, name), nodes) };
      default:
        return unsupported('field', `${edge.name}.${name}`);
    }
  }

  #pageInfo(field: Field, nodes: readonly FieldNode[]): (readonly [string, PageInfoField])[] {
    const fields = collectFields(this.#document, objectOf(field), selectionSetsOf(nodes));
    return [...fields].map(([key, fieldNodes]) => [key, nameOf(fieldNodes) as PageInfoField] as const);
  }
}

/** The selections of an item's rows; none for an item without rows. */
function viewsOf(item: Item): readonly View[] {
  switch (item.kind) {
    case 'list':
      return item.list.views.map(({ path, selection }) => ({ path: [item.key, ...path], selection }));
    case 'to-many':
      return [{ path: [item.key, null], selection: item.selection }];
    case 'to-one':
    case 'variant':
      return [{ path: [item.key], selection: item.selection }];
    default:
      return [];
  }
}

/** An item with its views; null if none of them has a shadow. */
function shadowedItemOf(item: Item): ShadowedItem | null {
  const views = viewsOf(item);
  if (!views.some(({ selection }) => selection.hasShadow)) return null;
  return { item, isList: item.kind === 'list' || item.kind === 'to-many', views };
}
