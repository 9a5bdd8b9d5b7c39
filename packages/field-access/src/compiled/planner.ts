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
import { type AccessRules, isNode, isTypeOfAuthor, sharedInterfaces } from '../index.ts';
import { keyedRowOf } from '../lists/keyed-row.ts';
import { joinOf, wayName } from '../lists/list-join.ts';
import { presentColumn } from '../lists/present-variant.ts';
import { type RowSource, sourceOf } from '../lists/source.ts';
import { unsupported } from '../sql/unsupported.ts';
import { argumentsOf, below, collectFields, type DocumentInput } from './collect.ts';
import type {
  Below,
  Computation,
  ConnectionItem,
  DeniedItem,
  EdgeItem,
  Guard,
  Item,
  ListNode,
  PageInfoField,
  Reach,
  ResolverField,
  ResolverReason,
  Root,
  Rows,
  Selection,
  Step,
  ToOne,
  View,
} from './plan.ts';
import { holdsScopes, type Scopes, scopesGuarding, scopesOfType } from './scopes.ts';
import { computationOf, requirePlain, resolvedField, storedColumn, toKeyedRow } from './stored-field.ts';

type Field = GraphQLField<unknown, unknown>;
type ListSource = Extract<RowSource, { kind: 'list' }>;

/** The labels that are possible for a class of viewers, and the scopes that they have: one plan serves all of them. */
export interface ViewerClass {
  readonly roles: number;
  readonly possible: number;
  readonly scopes: Scopes;
}

/** A statement has at most so many lists, because PostgreSQL plans each of them. */
const MOST_LISTS = 60;
/**
 * A plan has at most so many rows and fields, because fragments that spread each other twice double them by each fragment. More of them
 * would be of a statement that is too long: a row takes 60 of its 40,000 characters, and a field 8.
 */
const MOST_ROWS = 600;
const MOST_FIELDS = 5_000;
/** A selection has at most so many guards, because a row's shadow has a bit for each. */
const MOST_GUARDS = 30;

const hasVariable = (value: ValueNode): boolean => {
  if (value.kind === Kind.VARIABLE) return true;
  if (value.kind === Kind.LIST) return value.values.some(hasVariable);
  return value.kind === Kind.OBJECT && value.fields.some((field) => hasVariable(field.value));
};

/** The arguments of a field; null if they depend on variables. */
function constantArguments(field: Field, node: FieldNode): Readonly<Record<string, unknown>> | null {
  if (node.arguments?.some(({ value }) => hasVariable(value))) return null;
  return argumentsOf(field, node, {});
}

const fieldOf = (type: GraphQLObjectType, name: string): Field =>
  type.getFields()[name] ?? unsupported('field', `${type.name}.${name}`);

/** Tests that no scopes guard a type, and one of its fields. @throws Unsupported if some do, because scopes below the root are asked for each row */
function requireUnscoped(type: GraphQLObjectType, field?: Field): void {
  const scopes = field ? scopesGuarding(type, field) : scopesOfType(type);
  if (scopes.length > 0) unsupported('scopes', field ? `${type.name}.${field.name}` : type.name);
}

function objectOf(field: Pick<Field, 'name' | 'type'>): GraphQLObjectType {
  const type = getNamedType(field.type);
  return isObjectType(type) ? type : unsupported('relation', field.name);
}

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

/** A row's place in the answer, and the rows of the lists above it. */
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
  /** The place of the row. */
  readonly place: AnswerPlace;
}

/** A list, while it is planned. */
interface ListField extends Pick<RowField, 'coordinate' | 'field' | 'nodes' | 'place'> {
  readonly source: ListSource;
  /** The rows that the list is below; null for a list at the root. */
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
  readonly hidden: Rows[] = [];
  readonly computations: Computation[] = [];
  readonly resolved: ResolverField[] = [];
  /** The document selects a field that some viewers of the class may not read, or not on every row. */
  restricted = false;
  readonly #document: DocumentInput;
  readonly #rules: AccessRules;
  readonly #viewer: ViewerClass;
  #aliases = 0;
  #fields = 0;

  constructor(document: DocumentInput, rules: AccessRules, viewer: ViewerClass) {
    this.#document = document;
    this.#rules = rules;
    this.#viewer = viewer;
  }

  /** A field of Query. @throws Unsupported */
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
    if (!scopesGuarding(query, field).every((required) => holdsScopes(this.#rules, this.#viewer.scopes, required)))
      return { kind: 'resolved', key, nodes, call, isRefused: true };
    if (source.kind === 'list')
      return {
        kind: 'list',
        key,
        nodes,
        call,
        list: this.#list({ source, coordinate, field, nodes, parent: null, place: { path: [key], lists: [] } }),
      };
    const type = source.kind === 'row' ? objectOf(field) : this.#named(source, field, node);
    const rows = this.#rows(type.name, null);
    const selection = this.#selection(rows, type, below(nodes), { path: [key], lists: [] });
    return { kind: 'row', key, nodes, call, source, field, node, constant: constantArguments(field, node), selection };
  }

  /** Tests for ids of the schema's own form, which its functions alone write and read. */
  get #hasOwnIds(): boolean {
    return Object.keys(this.#rules.ownIds).length > 0;
  }

  /** The type of the row that an id names. @throws Unsupported */
  #named({ typeOf }: Extract<RowSource, { kind: 'node' }>, field: Field, node: FieldNode): GraphQLObjectType {
    const { schema, variables } = this.#document;
    if (this.#hasOwnIds) unsupported('root field', field.name);
    const type = schema.getType(typeOf(schema, argumentsOf(field, node, variables)) ?? '');
    return isObjectType(type) ? type : unsupported('root field', field.name);
  }

  #rows(type: string, through: Rows['through']): Rows {
    const rule = this.#rules.types.get(type);
    if (!rule?.model) return unsupported('field', type);
    if (++this.#aliases > MOST_ROWS) return unsupported('size');
    const table = this.#rules.model.tables[rule.model] ?? unsupported('field', type);
    return { alias: `t${this.#aliases}`, table, rule, through };
  }

  #selection(rows: Rows, type: GraphQLObjectType, sets: readonly SelectionSetNode[], place: AnswerPlace): Selection {
    if (type.name !== rows.rule.name) return unsupported('field', type.name);
    requireUnscoped(type);
    // SQL cannot call the functions by which a shared interface, or the type itself, says of which type a row is.
    const { schema } = this.#document;
    if (sharedInterfaces(this.#rules, schema, type.name).length > 0 || isTypeOfAuthor(schema, type.name))
      return unsupported('field', type.name);
    const items: Item[] = [];
    const denied: DeniedItem[] = [];
    const guards: Guard[] = [];
    for (const [key, nodes] of collectFields(this.#document, type, sets)) {
      if (++this.#fields > MOST_FIELDS) return unsupported('size');
      const name = nameOf(nodes);
      if (name === '__typename') {
        items.push({ key, reach: 'open', required: true, kind: 'constant', json: JSON.stringify(type.name) });
        continue;
      }
      const field = fieldOf(type, name);
      const coordinate = `${type.name}.${name}`;
      const rowField = { key, coordinate, type, field, nodes, rows, place };
      requirePlain(coordinate, field);
      requireUnscoped(type, field);
      const reason = this.#checkReason(coordinate, rows);
      if (reason !== null) {
        this.restricted = true;
        items.push(this.#resolved({ ...rowField, reach: 'open' }, reason));
        continue;
      }
      const reach = this.#reach(coordinate, rows, guards);
      if (reach !== 'open') this.restricted = true;
      if (reach !== 'open' && !isNonNullType(field.type)) denied.push({ key, coordinate, nodes, reach });
      items.push(this.#item({ ...rowField, reach }));
    }
    const inner = items.flatMap((item) => belowOf(item) ?? []);
    const never = denied.some(({ reach }) => reach === 'never');
    return { rows, items, denied, guards, below: inner, never, shadowed: denied.length > 0 || inner.length > 0 };
  }

  /** The reason why a field's own resolver must check its readers; null if the statement checks them. */
  #checkReason(coordinate: string, rows: Rows): ResolverReason | null {
    const plan = this.#rules.plans.get(coordinate) ?? unsupported('field', coordinate);
    const declaration = this.#rules.fields.get(coordinate)?.declaration;
    if (plan.sealed || plan.opaque) return 'sealed';
    if (declaration?.byKind) return 'kind';
    if (plan.open || (plan.need & this.#viewer.roles) !== 0) return null;
    const bits = plan.need & this.#viewer.possible;
    return rows.rule.subjects.some(({ bit, where }) => (bit & bits) !== 0 && where === null) ? 'loaded label' : null;
  }

  /** A field that its resolver answers. */
  #resolved({ key, reach, field, nodes, type: parent, rows, place }: RowField, reason: ResolverReason): Item {
    const { parts, resolve, rowOf } = resolvedField(this.#rules, parent, field, rows);
    const call = { parent, field, nodes, resolve };
    const mark = this.resolved.push({ reason, call, ...placeBelow(place, key), rowOf }) - 1;
    return { key, reach, required: isNonNullType(field.type), kind: 'resolved', parts, mark };
  }

  /** The readers of a field among the viewers of the class. */
  #reach(coordinate: string, rows: Rows, guards: Guard[]): Reach {
    const plan = this.#rules.plans.get(coordinate) ?? unsupported('field', coordinate);
    if (plan.open || (plan.need & this.#viewer.roles) !== 0) return 'open';
    const bits = plan.need & this.#viewer.possible & rows.rule.bits;
    const subjects = rows.rule.subjects.filter(({ bit }) => (bit & bits) !== 0);
    if (subjects.length === 0) return 'never';
    const same = guards.findIndex((guard) => guard.bits === bits);
    if (same >= 0) return same;
    if (guards.length === MOST_GUARDS) return unsupported('field', coordinate);
    const guard = { index: this.guards.length, rows, bits };
    this.guards.push(guard);
    return guards.push(guard) - 1;
  }

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
    if (field.args.length > 0) return this.#resolved(rowField, 'arguments');
    const column = presentColumn(field);
    if (column !== undefined) return this.#variant(rowField, column);
    const relation = relationOf(coordinate, field);
    if (relation) return relation.isList ? this.#toMany(rowField, relation) : this.#related(rowField, relation);
    const keyed = keyedRowOf(field);
    if (keyed) return this.#toOne(rowField, toKeyedRow(this.#rules, keyed), keyed.model, null);
    const stored = storedColumn(this.#rules, coordinate, field, rows.table);
    if (stored) return { key, reach, required, kind: 'column', ...stored };
    if (field.name === 'id' && isNode(this.#document.schema, type.name) && !this.#hasOwnIds)
      return { key, reach, required, kind: 'id', type: type.name, columns: rows.rule.id };
    const computation = computationOf(this.#rules, coordinate, field, rows.table);
    if (!computation) return this.#resolved(rowField, 'resolver');
    const mark = this.computations.push(computation) - 1;
    return { key, reach, required, kind: 'computed', parts: computation.parts, mark };
  }

  /** The row of a relation to one. */
  #related(rowField: RowField, { name, query }: RelationField): Item {
    const { coordinate, rows } = rowField;
    const relation = rows.table.relations[name] ?? unsupported('relation', coordinate);
    if (!isDeepStrictEqual(query, {})) return unsupported('relation', coordinate);
    const through = relation.table.relations[relation.inverse]?.list ? null : { rows, relation: relation.inverse };
    return this.#toOne(rowField, relation, relation.model, through);
  }

  /** Plans a relation to at most one row. A hidden row is null, as an absent one, so the field is nullable. */
  #toOne(rowField: RowField, relation: ToOne, model: string, through: Rows['through']): Item {
    const { key, reach, coordinate, field, nodes, place } = rowField;
    const target = objectOf(field);
    const nullable = !isNonNullType(field.type);
    const targets = this.#rows(target.name, through);
    if (targets.rule.model !== model || (!nullable && targets.rule.rows)) return unsupported('relation', coordinate);
    if (targets.rule.rows) this.hidden.push(targets);
    const selection = this.#selection(targets, target, below(nodes), placeBelow(place, key));
    return { key, reach, required: !nullable, kind: 'to-one', relation, rows: targets, selection, nullable };
  }

  /** All rows of a relation that the viewer may see. */
  #toMany({ key, reach, coordinate, field, rows, nodes, place }: RowField, { name, query }: RelationField): Item {
    const relation = rows.table.relations[name] ?? unsupported('relation', coordinate);
    const target = objectOf(field);
    const targets = this.#rows(target.name, { rows, relation: relation.inverse });
    const [id, ...more] = targets.rule.id;
    const isInOrder = id !== undefined && more.length === 0 && isDeepStrictEqual(query, { orderBy: { [id]: 'asc' } });
    if (targets.rule.model !== relation.model || !isInOrder) return unsupported('relation', coordinate);
    if (targets.rule.rows) this.hidden.push(targets);
    const inside = { path: [...place.path, key, null], lists: [...place.lists, targets] };
    const selection = this.#selection(targets, target, below(nodes), inside);
    return { key, reach, required: isNonNullType(field.type), kind: 'to-many', relation, rows: targets, selection };
  }

  /** The same row as another type, where the viewer may see it as that. */
  #variant({ key, reach, coordinate, field, rows, nodes, place }: RowField, column: string): Item {
    const target = objectOf(field);
    const rule = this.#rules.types.get(target.name);
    if (rule?.model !== rows.rule.model) return unsupported('relation', coordinate);
    const variants = { ...rows, rule };
    if (rule.rows) this.hidden.push(variants);
    const selection = this.#selection(variants, target, below(nodes), placeBelow(place, key));
    return { key, reach, required: false, kind: 'variant', column, selection };
  }

  #list({ source, coordinate, field, nodes, parent, place }: ListField): ListNode {
    const [node] = nodes as readonly [FieldNode];
    const type = objectOf(field);
    const { way } = source;
    const join = way === undefined ? null : joinOf(way, parent?.table, this.#rules.model.tables);
    if (join === undefined || (join === null) !== (parent === null)) return unsupported('relation', coordinate);
    const through = parent && join && join.inverse !== null ? { rows: parent, relation: join.inverse } : null;
    const rows = this.#rows(source.type, through);
    const connection = this.#connection(rows, type, nodes, { path: place.path, lists: [...place.lists, rows] });
    const info = connection.items.flatMap((item) =>
      item.kind === 'pageInfo' ? item.fields.map(([, name]) => name) : [],
    );
    const page = info.some((name) => name !== '__typename');
    const list: ListNode = {
      index: this.lists.length,
      source,
      plan: source.plan(this.#rules),
      field,
      node,
      constant: constantArguments(field, node),
      cursor: {
        list: parent && way ? `${parent.rule.name}/${wayName(way)}/${source.type}` : coordinate,
        field: field.name,
        columns: parent ? parent.rule.id : null,
      },
      rows,
      parent,
      join,
      ...connection,
      needs: {
        rows: page || connection.items.some(({ kind }) => kind === 'edges' || kind === 'nodes'),
        page,
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
        selection: this.#selection(rows, objectOf(field), below(rowNodes), placeBelow(place, ...path)),
      }) - 1;
    const items = this.#pageFields(type, nodes).map(([key, fieldNodes]) =>
      this.#connectionItem(type, key, fieldNodes, addView),
    );
    return { items, views };
  }

  /** The fields that are selected of a connection, an edge or a page's information. @throws Unsupported if something guards or changes one */
  #pageFields(type: GraphQLObjectType, nodes: readonly FieldNode[]): (readonly [string, FieldNode[]])[] {
    requireUnscoped(type);
    const fields = [...collectFields(this.#document, type, below(nodes))];
    for (const [, fieldNodes] of fields) {
      if (++this.#fields > MOST_FIELDS) return unsupported('size');
      const name = nameOf(fieldNodes);
      if (name === '__typename') continue;
      const field = fieldOf(type, name);
      requirePlain(`${type.name}.${name}`, field);
      requireUnscoped(type, field);
    }
    return fields;
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
        const items = this.#pageFields(edge, nodes).map(([edgeKey, edgeNodes]) =>
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
    return this.#pageFields(objectOf(field), nodes).map(
      ([key, fieldNodes]) => [key, nameOf(fieldNodes) as PageInfoField] as const,
    );
  }
}

/** The selections below an item in which something may be denied; null if there are none. */
function belowOf(item: Item): Below | null {
  const views =
    item.kind === 'list'
      ? item.list.views.map(({ path, selection }) => ({ path: [item.key, ...path], selection }))
      : item.kind === 'to-many'
        ? [{ path: [item.key, null], selection: item.selection }]
        : item.kind === 'to-one' || item.kind === 'variant'
          ? [{ path: [item.key], selection: item.selection }]
          : [];
  if (!views.some(({ selection }) => selection.shadowed)) return null;
  return { item, list: item.kind === 'list' || item.kind === 'to-many', views };
}
