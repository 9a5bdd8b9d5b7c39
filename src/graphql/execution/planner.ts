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
import type { AccessRules } from '../../access/index.ts';
import { presentColumn } from '../present-variant.ts';
import { holdsScopes, type Scopes } from '../scopes.ts';
import { argumentsOf, below, type Collected, collectFields } from './collect.ts';
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
  ResolvedField,
  Root,
  Rows,
  Selection,
  Step,
  View,
} from './plan.ts';
import { type RowSource, sourceOf } from './source.ts';
import { tableOf } from './sql.ts';
import { computationOf, requireKnown, resolvedField, scopesOf, storedColumn } from './stored-field.ts';
import { unsupported } from './unsupported.ts';

type Field = GraphQLField<unknown, unknown>;
type ListSource = Extract<RowSource, { kind: 'list' }>;

/** What the viewers of a class may be to rows, and the scopes that they hold: the plan is the same for all of them. */
export interface ViewerClass {
  readonly roles: number;
  readonly possible: number;
  readonly scopes: Scopes;
}

/** Lists of one statement: PostgreSQL plans each. */
const MOST_LISTS = 60;
/** Guards of one selection: a row's shadow has a bit for each. */
const MOST_GUARDS = 30;

const hasVariable = (value: ValueNode): boolean => {
  if (value.kind === Kind.VARIABLE) return true;
  if (value.kind === Kind.LIST) return value.values.some(hasVariable);
  return value.kind === Kind.OBJECT && value.fields.some((field) => hasVariable(field.value));
};

/** The arguments of a field where no variable is among them; null where the variables decide. */
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

/** What a relation's own definition asks of its rows: its columns come out of its selection alone. */
function relationOf(coordinate: string, { extensions }: Field) {
  const relation = extensions.pothosPrismaRelationField as { name: string; isList: boolean } | undefined;
  if (!relation) return null;
  if (extensions.pothosPrismaFallback) return unsupported('relation', coordinate);
  const given = extensions.pothosOptions as { extensions: { pothosPrismaSelect: (...given: unknown[]) => unknown } };
  let asked: unknown;
  given.extensions.pothosPrismaSelect({}, {}, (query: unknown) => {
    asked = query;
    return {};
  });
  return { ...relation, asked };
}

type AskedRelation = NonNullable<ReturnType<typeof relationOf>>;

/** A field of a row, while it is planned. */
interface Asked {
  readonly key: string;
  readonly reach: Reach;
  readonly coordinate: string;
  readonly type: GraphQLObjectType;
  readonly field: Field;
  readonly nodes: readonly FieldNode[];
  readonly rows: Rows;
  /** Of the row. */
  readonly at: At;
}

/** Where a row is in the answer, and the rows of the lists that it is below. */
type At = Pick<ResolvedField, 'path' | 'lists'>;

/** Plans selections of rows, from the fields' declarations and the lists' plans. */
export class Planner {
  readonly lists: ListNode[] = [];
  readonly guards: Guard[] = [];
  readonly hidden: Rows[] = [];
  readonly computations: Computation[] = [];
  readonly resolved: ResolvedField[] = [];
  /** Whether a field is asked that not everybody of the class reads on every row. */
  restricted = false;
  readonly #collected: Collected;
  readonly #rules: AccessRules;
  readonly #viewer: ViewerClass;
  #aliases = 0;

  constructor(collected: Collected, rules: AccessRules, viewer: ViewerClass) {
    this.#collected = collected;
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
    const one = { parent: query, field, nodes };
    if (!source) return { kind: 'resolved', key, nodes, one, isRefused: false };
    const coordinate = `${query.name}.${name}`;
    requireKnown(coordinate, field);
    if (!holdsScopes(this.#viewer.scopes, scopesOf(coordinate, field)))
      return { kind: 'resolved', key, nodes, one, isRefused: true };
    if (source.kind === 'list')
      return {
        kind: 'list',
        key,
        nodes,
        one,
        list: this.#list(source, coordinate, field, nodes, null, { path: [key], lists: [] }),
      };
    const type = source.kind === 'row' ? objectOf(field) : this.#named(source, field, node);
    const rows = this.#rows(type.name, null);
    const selection = this.#selection(rows, type, below(nodes), { path: [key], lists: [] });
    return { kind: 'row', key, nodes, one, source, field, node, constant: constantArguments(field, node), selection };
  }

  /** The type of the row that an id names. */
  #named({ typeOf }: Extract<RowSource, { kind: 'node' }>, field: Field, node: FieldNode): GraphQLObjectType {
    const { schema, variables } = this.#collected;
    const type = schema.getType(typeOf(schema, argumentsOf(field, node, variables)) ?? '');
    return isObjectType(type) ? type : unsupported('root field', field.name);
  }

  #rows(type: string, through: Rows['through']): Rows {
    const rule = this.#rules.types.get(type);
    if (!rule?.model) return unsupported('field', type);
    this.#aliases++;
    return { alias: `t${this.#aliases}`, table: tableOf(rule.model), rule, through };
  }

  #selection(rows: Rows, type: GraphQLObjectType, sets: readonly SelectionSetNode[], at: At): Selection {
    const { authScopes } = (type.extensions.pothosOptions ?? {}) as { authScopes?: unknown };
    if (type.name !== rows.rule.name || authScopes !== undefined) return unsupported('field', type.name);
    const items: Item[] = [];
    const denied: DeniedItem[] = [];
    const guards: Guard[] = [];
    for (const [key, nodes] of collectFields(this.#collected, type, sets)) {
      const name = nameOf(nodes);
      if (name === '__typename') {
        items.push({ key, reach: 'open', required: true, kind: 'constant', json: JSON.stringify(type.name) });
        continue;
      }
      const field = fieldOf(type, name);
      const coordinate = `${type.name}.${name}`;
      const asked = { key, coordinate, type, field, nodes, rows, at };
      requireKnown(coordinate, field);
      if (this.#isChecked(coordinate, field, rows)) {
        this.restricted = true;
        items.push(this.#resolved({ ...asked, reach: 'open' }));
        continue;
      }
      const reach = this.#reach(coordinate, rows, guards);
      if (reach !== 'open') this.restricted = true;
      if (reach !== 'open' && !isNonNullType(field.type)) denied.push({ key, coordinate, nodes, reach });
      items.push(this.#item({ ...asked, reach }));
    }
    const inner = items.flatMap((item) => belowOf(item) ?? []);
    const never = denied.some(({ reach }) => reach === 'never');
    return { rows, items, denied, guards, below: inner, never, shadowed: denied.length > 0 || inner.length > 0 };
  }

  /** Whether its own resolver has to check who reads a field: of what is sealed, by its row's kind, or by the chain. */
  #isChecked(coordinate: string, field: Field, rows: Rows): boolean {
    const plan = this.#rules.plans.get(coordinate) ?? unsupported('field', coordinate);
    const declaration = this.#rules.fields.get(coordinate)?.declaration;
    if (Object.keys(scopesOf(coordinate, field)).length > 0) return unsupported('scopes', coordinate);
    if (plan.sealed || plan.opaque || declaration?.byKind) return true;
    if (plan.open || (plan.need & this.#viewer.roles) !== 0) return false;
    const bits = plan.need & this.#viewer.possible;
    return rows.rule.subjects.some(({ bit, where }) => (bit & bits) !== 0 && where === null);
  }

  /** A field that its resolver answers. */
  #resolved({ key, reach, field, nodes, type: parent, rows, at }: Asked): Item {
    const { parts, resolve, rowOf } = resolvedField(this.#rules, parent, field, rows);
    const one = { parent, field, nodes, resolve };
    const mark = this.resolved.push({ one, path: [...at.path, key], lists: at.lists, rowOf }) - 1;
    return { key, reach, required: isNonNullType(field.type), kind: 'resolved', parts, mark };
  }

  /** Who reads a field, by its plan. */
  #reach(coordinate: string, rows: Rows, guards: Guard[]): Reach {
    const plan = this.#rules.plans.get(coordinate) ?? unsupported('field', coordinate);
    if (plan.open || (plan.need & this.#viewer.roles) !== 0) return 'open';
    const bits = plan.need & this.#viewer.possible & rows.rule.bits;
    const subjects = rows.rule.subjects.filter(({ bit }) => (bit & bits) !== 0);
    if (subjects.length === 0) return 'never';
    const known = guards.findIndex((guard) => guard.bits === bits);
    if (known >= 0) return known;
    if (guards.length === MOST_GUARDS) return unsupported('field', coordinate);
    const guard = { index: this.guards.length, rows, bits };
    this.guards.push(guard);
    return guards.push(guard) - 1;
  }

  #item(asked: Asked): Item {
    const { key, reach, coordinate, type, field, rows, nodes, at } = asked;
    const required = isNonNullType(field.type);
    const source = sourceOf(field);
    if (source?.kind === 'list')
      return {
        key,
        reach,
        required,
        kind: 'list',
        list: this.#list(source, coordinate, field, nodes, rows, { ...at, path: [...at.path, key] }),
      };
    if (field.args.length > 0) return this.#resolved(asked);
    const column = presentColumn(field);
    if (column !== undefined) return this.#variant(asked, column);
    const relation = relationOf(coordinate, field);
    if (relation) return relation.isList ? this.#many(asked, relation) : this.#one(asked, relation);
    const stored = storedColumn(this.#rules, coordinate, field, rows.table);
    if (stored) return { key, reach, required, kind: 'column', ...stored };
    if (field.name === 'id' && isNode(type))
      return { key, reach, required, kind: 'id', type: type.name, columns: rows.rule.id };
    const columns = this.#rules.plans.get(coordinate)?.columns;
    if (!columns || columns.length === 0) return this.#resolved(asked);
    const computation = computationOf(coordinate, field, columns, rows.table);
    if (!computation) return this.#resolved(asked);
    const mark = this.computations.push(computation) - 1;
    return { key, reach, required, kind: 'computed', columns, mark };
  }

  /** The row of a relation to one. A hidden row is answered as an absent one, which a field that is never null cannot be. */
  #one({ key, reach, coordinate, field, rows, nodes, at }: Asked, { name, asked }: AskedRelation): Item {
    const relation = rows.table.relations[name] ?? unsupported('relation', coordinate);
    if (!isDeepStrictEqual(asked, {})) return unsupported('relation', coordinate);
    const target = objectOf(field);
    const nullable = !isNonNullType(field.type);
    const through = tableOf(relation.model).relations[relation.inverse]?.list
      ? null
      : { rows, relation: relation.inverse };
    const found = this.#rows(target.name, through);
    if (found.rule.model !== relation.model || (!nullable && found.rule.rows))
      return unsupported('relation', coordinate);
    if (found.rule.rows) this.hidden.push(found);
    const selection = this.#selection(found, target, below(nodes), { ...at, path: [...at.path, key] });
    return { key, reach, required: !nullable, kind: 'one', relation, rows: found, selection, nullable };
  }

  /** All rows of a relation that the viewer may see. */
  #many({ key, reach, coordinate, field, rows, nodes, at }: Asked, { name, asked }: AskedRelation): Item {
    const relation = rows.table.relations[name] ?? unsupported('relation', coordinate);
    const target = objectOf(field);
    const found = this.#rows(target.name, { rows, relation: relation.inverse });
    const [id, ...more] = found.rule.id;
    const inOrder = id !== undefined && more.length === 0 && isDeepStrictEqual(asked, { orderBy: { [id]: 'asc' } });
    if (found.rule.model !== relation.model || !inOrder) return unsupported('relation', coordinate);
    if (found.rule.rows) this.hidden.push(found);
    const inside = { path: [...at.path, key, null], lists: [...at.lists, found] };
    const selection = this.#selection(found, target, below(nodes), inside);
    return { key, reach, required: isNonNullType(field.type), kind: 'many', relation, rows: found, selection };
  }

  /** The same row as another type, where the viewer may see it as that. */
  #variant({ key, reach, coordinate, field, rows, nodes, at }: Asked, column: string): Item {
    const target = objectOf(field);
    const rule = this.#rules.types.get(target.name);
    if (rule?.model !== rows.rule.model) return unsupported('relation', coordinate);
    const found = { ...rows, rule };
    if (rule.rows) this.hidden.push(found);
    const selection = this.#selection(found, target, below(nodes), { ...at, path: [...at.path, key] });
    return { key, reach, required: false, kind: 'variant', column, selection };
  }

  #list(
    source: ListSource,
    coordinate: string,
    field: Field,
    nodes: readonly FieldNode[],
    parent: Rows | null,
    at: At,
  ): ListNode {
    const [node] = nodes as readonly [FieldNode];
    const type = objectOf(field);
    const relation = source.relation === undefined ? null : parent?.table.relations[source.relation];
    if (relation === undefined || (relation === null) !== (parent === null)) return unsupported('relation', coordinate);
    const rows = this.#rows(source.type, relation && parent ? { rows: parent, relation: relation.inverse } : null);
    const connection = this.#connection(rows, type, nodes, { ...at, lists: [...at.lists, rows] });
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
        list: parent ? `${parent.rule.name}/${source.relation}/${source.type}` : coordinate,
        field: field.name,
        columns: parent ? parent.rule.id : null,
      },
      rows,
      ...connection,
      needs: {
        rows: page || connection.items.some(({ kind }) => kind === 'edges' || kind === 'nodes'),
        page,
      },
    };
    if (this.lists.push(list) > MOST_LISTS) return unsupported('size');
    return list;
  }

  /** What is selected of a connection. */
  #connection(rows: Rows, type: GraphQLObjectType, nodes: readonly FieldNode[], at: At) {
    const views: View[] = [];
    const view = (path: readonly Step[], field: Field, asked: readonly FieldNode[]): number =>
      views.push({
        path,
        selection: this.#selection(rows, objectOf(field), below(asked), { ...at, path: [...at.path, ...path] }),
      }) - 1;
    const items: ConnectionItem[] = [];
    for (const [key, asked] of collectFields(this.#collected, type, below(nodes))) {
      const name = nameOf(asked);
      if (name === '__typename') items.push({ key, kind: 'constant', json: JSON.stringify(type.name) });
      else if (name === 'totalCount' || name === 'totalCountIsCapped') items.push({ key, kind: name });
      else if (name === 'pageInfo') items.push({ key, kind: name, fields: this.#pageInfo(fieldOf(type, name), asked) });
      else if (name === 'nodes') items.push({ key, kind: name, view: view([key, null], fieldOf(type, name), asked) });
      else if (name === 'edges') {
        const edge = objectOf(fieldOf(type, name));
        const inner = collectFields(this.#collected, edge, below(asked));
        const entries = [...inner].map(([entry, under]): EdgeItem => {
          const of = nameOf(under);
          if (of === '__typename') return { key: entry, kind: 'constant', json: JSON.stringify(edge.name) };
          if (of === 'cursor') return { key: entry, kind: of };
          if (of !== 'node') return unsupported('field', `${edge.name}.${of}`);
          return { key: entry, kind: of, view: view([key, null, entry], fieldOf(edge, of), under) };
        });
        items.push({ key, kind: name, items: entries });
      } else return unsupported('field', `${type.name}.${name}`);
    }
    return { items, views };
  }

  #pageInfo(field: Field, nodes: readonly FieldNode[]): (readonly [string, PageInfoField])[] {
    const fields = collectFields(this.#collected, objectOf(field), below(nodes));
    return [...fields].map(([key, asked]) => [key, nameOf(asked) as PageInfoField] as const);
  }
}

/** What of an item may be denied below it; null where nothing. */
function belowOf(item: Item): Below | null {
  const views =
    item.kind === 'list'
      ? item.list.views.map(({ path, selection }) => ({ path: [item.key, ...path], selection }))
      : item.kind === 'many'
        ? [{ path: [item.key, null], selection: item.selection }]
        : item.kind === 'one' || item.kind === 'variant'
          ? [{ path: [item.key], selection: item.selection }]
          : [];
  if (!views.some(({ selection }) => selection.shadowed)) return null;
  return { item, list: item.kind === 'list' || item.kind === 'many', views };
}
