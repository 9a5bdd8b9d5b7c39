import type { KeyScope, RowIds } from '../index.ts';
import { MOST_COUNTED, type Page } from '../lists/keyset.ts';
import { belowConditions, countSelect, pageOrder, pageTake, placeColumn, placedPage } from '../lists/page.ts';
import {
  aggregateTexts,
  COUNT,
  type ConstantText,
  caseText,
  coalesceText,
  concat,
  constantText,
  crossJoin,
  enclose,
  type GroupText,
  groupText,
  type Join,
  joinAll,
  joinCount,
  joinOne,
  joinUnique,
  literal,
  NO_TEXT,
  NULL_JSON,
  type OneRowSelect,
  oneRowSelect,
  onlyRowText,
  type RowText,
  rowText,
  type UniqueRowSelect,
  uniqueRowSelect,
} from '../sql/select.ts';
import {
  type AliasedRows,
  alias,
  columnOf,
  conditions,
  fromTable,
  integer,
  join,
  Parameter,
  renderSql,
  replaceParameters,
  type Sql,
  sql,
} from '../sql/sql.ts';
import { conjunction, FALSE, relationConditions } from '../sql/where.ts';
import { type BoundList, type BoundRequest, isCounted } from './bound-request.ts';
import { instantText } from './column-json.ts';
import type {
  ConnectionItem,
  DocumentPlan,
  EdgeItem,
  Item,
  ListNode,
  PageInfoField,
  ResolverField,
  Root,
  RowPart,
  Rows,
  Selection,
  StoredColumn,
} from './plan.ts';
import { rowShadow, rowsShadow } from './shadow-sql.ts';
import { transportOf } from './values.ts';

/** A request from which the values of a statement's parameters are read. */
interface StatementRequest {
  readonly bound: BoundRequest;
  /** A random text that marks fields for the process; no stored text contains it. */
  readonly nonce: string;
  readonly ids: RowIds;
}

/**
 * A statement for every request of one form. It returns one row: the JSON and the shadow of each root, then the text that confirms
 * the viewer, if the request has a confirmation.
 */
export interface Statement {
  readonly text: string;
  readonly parameters: readonly Parameter<StatementRequest>[];
  /** The answer contains marks, which the process replaces (marks.ts). */
  readonly marked: boolean;
}

/** The JSON text and the shadow of a row, as SQL. */
interface RowSql {
  readonly json: RowText;
  /** Null if nothing in the row can be denied. */
  readonly shadow: RowText | null;
}

const MOST_COUNT = integer(MOST_COUNTED);
/** The kinds of marks that the process replaces. The index of a cursor's list, a computation or a resolver field follows the kind. */
export const MARK_KINDS = { cursor: 'c', computation: 'f', resolver: 'r' } as const;
/**
 * The mark of a non-null field that the viewer may not read, and of a list whose cursor is of another parent: resolvers answer the
 * whole request.
 */
export const REFUSED = 'x0';
/** The mark of a column with a text that its enum does not have: resolvers answer the whole request. */
export const FAILED = 'x1';

/** The name of an object's member, with its colon. */
const member = (key: string): ConstantText => literal(`${JSON.stringify(key)}:`);

/** JSON of an object of members. */
const objectJson = <Text extends RowText | GroupText>(members: readonly Text[]): Text => enclose('{', members, '}');

/** JSON of an array of rows. */
const rowsJson = (row: RowText, order: Sql): GroupText =>
  concat<GroupText>([literal('['), coalesceText(aggregateTexts(row, order), literal('')), literal(']')]);

const booleanJson = (condition: Sql): GroupText => caseText<GroupText>(condition, literal('true'), literal('false'));

/** The values of columns for a JSON array, as `transportOf` writes them; null for a property that is no column. */
const transportedColumns = (rows: AliasedRows, properties: readonly string[]): Sql[] =>
  properties.map((property) => {
    const column = rows.table.columns[property];
    return column ? transportOf(column).write(columnOf(rows, property)) : sql`null`;
  });

/** The value of a part of a row for a JSON array: a column, or an array of columns of a related row. */
function transportedPart(rows: Rows, { name, to }: RowPart): Sql {
  if (!to) return join(transportedColumns(rows, [name]), ', ');
  const other = { table: to.relation.table, alias: `${rows.alias}m` };
  const columns = join(transportedColumns(other, to.columns), ', ');
  const where = join(relationConditions(to.relation, other, rows), ' and ');
  return sql`(select json_build_array(${columns}) from ${fromTable(other)} where ${where})`;
}

/** The texts of columns, as a cursor holds them (`textsOf` in keyset.ts). */
const cursorTexts = (rows: AliasedRows, properties: readonly string[]): Sql[] =>
  properties.map((property) => {
    const column = columnOf(rows, property);
    return rows.table.columns[property]?.type === 'DateTime' ? instantText(column) : sql`${column}::text`;
  });

/** The order in which a list's rows are returned. A backward page is read from its last row. */
const returnOrder = ({ rows }: ListNode, { page }: BoundList): Sql =>
  page.backward ? sql`${placeColumn(rows, 'readPlace')} desc` : placeColumn(rows, 'readPlace');

/** The select of a root that the statement does not answer. */
const NO_ANSWER = oneRowSelect({ j: NO_TEXT, s: NO_TEXT });

/** Writes the statement of a plan for the requests of one form. */
class StatementWriter {
  marked = false;
  readonly #plan: DocumentPlan;
  readonly #bound: BoundRequest;
  readonly #scope: KeyScope | undefined;
  readonly #fragments = new Map<number, Sql>();
  readonly #parameters = new Map<string, Parameter<StatementRequest>>();
  /** The fragments of guard conditions, each evaluated once for a row, by the row's alias. */
  readonly #flags = new Map<string, number[]>();
  #laterals = 0;

  constructor(plan: DocumentPlan, bound: BoundRequest, scope: KeyScope | undefined) {
    this.#plan = plan;
    this.#bound = bound;
    this.#scope = scope;
  }

  statement(): Sql {
    const roots = Object.fromEntries(this.#plan.roots.map((root, i) => [`r${i}`, this.#root(root, i)]));
    const columns = Object.keys(roots).map((name) => sql`${alias(name)}.j, ${alias(name)}.s`);
    const { confirmation } = this.#bound;
    if (confirmation !== null) columns.push(sql`(${this.#fragment(confirmation)}) v`);
    return sql`select ${join(columns, ', ')} from ${crossJoin(roots)}`;
  }

  /** A fragment of the request, with parameters that read their values from any request of its form. */
  #fragment(index: number): Sql {
    const cached = this.#fragments.get(index);
    if (cached) return cached;
    const { sql: boundSql } = this.#bound.fragments[index] as BoundRequest['fragments'][number];
    const fragment = replaceParameters(
      boundSql,
      (i) => new Parameter<StatementRequest>(({ bound }) => bound.fragments[index]?.values[i]),
    );
    this.#fragments.set(index, fragment);
    return fragment;
  }

  /** The parameter of a name. Each use of it has the same number in the statement. */
  #parameter(name: string, valueIn: (request: StatementRequest) => unknown): Parameter<StatementRequest> {
    const parameter = this.#parameters.get(name) ?? new Parameter(valueIn);
    this.#parameters.set(name, parameter);
    return parameter;
  }

  /** Writes a mark: its head (kind and index) and a JSON array of values, between two nonces. */
  #mark(head: string, values: readonly Sql[]): RowText {
    this.marked = true;
    const nonce = rowText(sql`${this.#parameter('nonce', (request) => request.nonce)}::text`);
    const array = rowText(sql`json_build_array(${join(values, ', ')})::text`);
    return concat<RowText>([nonce, literal(`${head}:`), array, nonce]);
  }

  /** Writes the mark that leaves the whole request to resolvers. */
  #refusal(): ConstantText {
    return constantText(this.#mark(REFUSED, []));
  }

  /** Writes the select of a root's JSON and shadow; both are null for a root that resolvers answer, and for an absent row. */
  #root(root: Root, index: number): OneRowSelect {
    if (this.#bound.refusals.has(root)) return NO_ANSWER;
    if (root.kind === 'list') return this.#list(root.list, null);
    const condition = this.#bound.rows[index] ?? null;
    if (root.kind === 'resolved' || condition === null) return NO_ANSWER;
    const { rows } = root.selection;
    const row = sql`(select * from ${fromTable(rows)} where ${this.#fragment(condition)} limit 1) ${alias(rows.alias)}`;
    const { json, shadow, joins } = this.#row(root.selection);
    return oneRowSelect({ j: onlyRowText(json), s: onlyRowText(shadow ?? NO_TEXT) }, joinAll(row, joins));
  }

  /** Writes a selection of a row: its JSON and shadow, and the joins that these need. */
  #row(selection: Selection): RowSql & { readonly joins: readonly Join[] } {
    const { views, joins } = this.#views([selection]);
    return { ...(views[0] as RowSql), joins };
  }

  /** Writes several selections of the same rows, and the joins that they need. */
  #views(selections: readonly Selection[]): { readonly views: RowSql[]; readonly joins: readonly Join[] } {
    const [first] = selections;
    const rows = first?.rows.alias ?? '';
    const joinsBelow: Join[] = [];
    const views = selections.map((selection) => this.#selection(selection, joinsBelow));
    const flags = this.#flags.get(rows) ?? [];
    const columns = flags.map((fragment, i) => [`f${i}`, groupText(sql`(${this.#fragment(fragment)})`)]);
    const flagJoins = flags.length > 0 ? [joinOne(oneRowSelect(Object.fromEntries(columns)), `${rows}f`)] : [];
    // The flags come first, because the rows below read them.
    return { views, joins: [...flagJoins, ...joinsBelow] };
  }

  /** Writes the condition of a guard by its flags, and adds the flags to the rows that they test. */
  #guard(selection: Selection, index: number): Sql {
    const guardConditions = this.#bound.guards[selection.guards[index]?.index as number] ?? [];
    const names = guardConditions.map(({ rows, fragment }) => {
      const flags = this.#flags.get(rows.alias) ?? [];
      if (!flags.includes(fragment)) flags.push(fragment);
      this.#flags.set(rows.alias, flags);
      return sql`${alias(`${rows.alias}f`)}.${alias(`f${flags.indexOf(fragment)}`)}`;
    });
    return conditions(names, ' or ', FALSE);
  }

  /** Writes a selection of a row, and adds the joins that it needs to `joins`. */
  #selection(selection: Selection, joins: Join[]): RowSql {
    const guards = selection.guards.map((_, i) => this.#guard(selection, i));
    const shadows = new Map<Item, RowText>();
    const members = selection.items.map((item): RowText => {
      if (item.reach === 'never')
        return concat<RowText>([member(item.key), item.required ? this.#refusal() : NULL_JSON]);
      const guard = item.reach === 'open' ? null : (guards[item.reach] as Sql);
      const { json, shadow, nullable } = this.#item(item, selection, joins);
      if (shadow !== null) shadows.set(item, guard ? caseText(guard, shadow) : shadow);
      if (item.required && guard) return concat<RowText>([member(item.key), caseText(guard, json, this.#refusal())]);
      if (!guard && !nullable) return concat<RowText>([member(item.key), json]);
      return concat<RowText>([member(item.key), coalesceText(guard ? caseText(guard, json) : json, NULL_JSON)]);
    });
    return { json: objectJson(members), shadow: rowShadow(selection, guards, shadows) };
  }

  /** Writes an item of a selection, and adds the join that it needs to `joins`. */
  #item(item: Item, { rows }: Selection, joins: Join[]): RowSql & { readonly nullable: boolean } {
    switch (item.kind) {
      case 'constant':
        return { json: literal(item.json), shadow: null, nullable: false };
      case 'column':
        return { json: this.#column(item, rows), shadow: null, nullable: item.nullable };
      case 'id':
        return { json: this.#id(item.type, rows, item.columns), shadow: null, nullable: false };
      case 'computed':
        return {
          json: this.#mark(`${MARK_KINDS.computation}${item.computation}`, transportedColumns(rows, item.columns)),
          shadow: null,
          nullable: false,
        };
      case 'resolved':
        return { json: this.#resolverMark(item, rows), shadow: null, nullable: false };
      case 'variant': {
        const { json, shadow } = this.#selection(item.selection, joins);
        const isPresent = sql`${columnOf(rows, item.column)} is not null`;
        const condition = join([isPresent, ...this.#filter(item.selection.rows)], ' and ');
        return { json: caseText(condition, json), shadow: shadow && caseText(condition, shadow), nullable: true };
      }
      case 'list': {
        const hasShadow = item.list.views.some(({ selection }) => selection.hasShadow);
        return { ...this.#addJoin(joins, joinOne, this.#list(item.list, rows), hasShadow), nullable: false };
      }
      case 'to-many':
        return {
          ...this.#addJoin(joins, joinOne, this.#toMany(item, rows), item.selection.hasShadow),
          nullable: false,
        };
      case 'to-one':
        return {
          ...this.#addJoin(joins, joinUnique, this.#toOne(item, rows), item.selection.hasShadow),
          nullable: item.nullable,
        };
    }
  }

  /** Writes the mark of a resolver field. Its values are the row's place in each list on the field's path, then the parts of the row. */
  #resolverMark({ resolverField, parts }: Extract<Item, { kind: 'resolved' }>, rows: Rows): RowText {
    const { lists } = this.#plan.resolverFields[resolverField] as ResolverField;
    const places = lists.map((list) => placeColumn(list, 'listPlace'));
    return this.#mark(`${MARK_KINDS.resolver}${resolverField}`, [
      ...places,
      ...parts.map((part) => transportedPart(rows, part)),
    ]);
  }

  /** Writes the JSON of a column. A text that the enum does not have gets a mark, because null would lose the JSON of the whole row. */
  #column({ column, json, texts }: StoredColumn, rows: Rows): RowText {
    const stored = columnOf(rows, column);
    const text = json(stored);
    if (texts === null) return text;
    // PostgreSQL's text of the array, because the driver would convert an array again for each request.
    const arrayText = `{${texts.map((enumText) => JSON.stringify(enumText)).join()}}`;
    const enumTexts = this.#parameter(`texts ${arrayText}`, () => arrayText);
    const isUnknown = rows.table.columns[column]?.list
      ? sql`not ${stored} <@ ${enumTexts}::text[]`
      : sql`${stored}::text <> all(${enumTexts}::text[])`;
    return caseText(isUnknown, this.#mark(FAILED, []), text);
  }

  /** Adds the join of a select to `joins`. Returns the SQL names of the joined row's JSON and shadow. */
  #addJoin<Select>(
    joins: Join[],
    joinSelect: (select: Select, name: string) => Join,
    select: Select,
    hasShadow: boolean,
  ): RowSql {
    this.#laterals++;
    const name = `l${this.#laterals}`;
    joins.push(joinSelect(select, name));
    return {
      json: rowText(sql`${alias(name)}.j`),
      shadow: hasShadow ? rowText(sql`${alias(name)}.s`) : null,
    };
  }

  /** Writes the global id of a node, which `whereKey` reads back. A key in another scope than the home scope has its scope before it. */
  #id(type: string, rows: Rows, columns: readonly string[]): RowText {
    const scope = this.#scope && columns.includes(this.#scope.column) ? this.#scope : undefined;
    const [key, ...more] = columns.filter((name) => name !== scope?.column).map((name) => columnOf(rows, name));
    if (key === undefined || more.length > 0) throw new Error(`${type} is no node of one column`);
    const name = scope ? this.#scopedKey(columnOf(rows, scope.column), key, scope) : key;
    const bytes = sql`convert_to(${concat<RowText>([literal(`${type}:`), rowText(name)])}, 'UTF8')`;
    return concat<RowText>([
      literal('"'),
      rowText(sql`translate(encode(${bytes}, 'base64'), E'\\n', '')`),
      literal('"'),
    ]);
  }

  #scopedKey(scope: Sql, key: Sql, { separator }: KeyScope): Sql {
    const home = this.#parameter('home', ({ ids }) => ids.home);
    const scoped = concat<RowText>([rowText(scope), literal(separator), rowText(key)]);
    return sql`case when ${scope} = ${home}::text then ${key} else ${scoped} end`;
  }

  /** The condition that the viewer may see a row of a relation or a variant; empty if the viewer sees all of them. */
  #filter(rows: Rows): Sql[] {
    const index = this.#plan.filteredRows.indexOf(rows);
    return index === -1 ? [] : [this.#fragment(this.#bound.filters[index] as number)];
  }

  /** Writes the select of a relation to one. It returns at most one row, because Prisma makes a unique index of the columns referred to. */
  #toOne({ rows, selection, relation }: Extract<Item, { kind: 'to-one' }>, parent: Rows): UniqueRowSelect {
    const { json, shadow, joins } = this.#row(selection);
    const where = join([...relationConditions(relation, rows, parent), ...this.#filter(rows)], ' and ');
    return uniqueRowSelect({ j: json, s: shadow ?? NO_TEXT }, joinAll(fromTable(rows), joins), where);
  }

  /** Writes the select of a relation to many. Its rows have list places, as those of a list. */
  #toMany({ rows, selection, relation }: Extract<Item, { kind: 'to-many' }>, parent: Rows): OneRowSelect {
    const { json, shadow, joins } = this.#row(selection);
    const where = join([...relationConditions(relation, rows, parent), ...this.#filter(rows)], ' and ');
    const order = join(
      rows.rule.id.map((column) => columnOf(rows, column)),
      ', ',
    );
    const read = sql`select *, row_number() over (order by ${order}) - 1 _i from ${fromTable(rows)} where ${where}`;
    const place = placeColumn(rows, 'listPlace');
    return oneRowSelect(
      { j: rowsJson(json, place), s: shadow === null ? NO_TEXT : rowsShadow([shadow], place, place) },
      joinAll(sql`(${read}) ${alias(rows.alias)}`, joins),
    );
  }

  /** Writes the select of a list's JSON and shadow, below a parent row or at the root. */
  #list(list: ListNode, parent: Rows | null): OneRowSelect {
    const bound = this.#bound.lists[list.index] as BoundList;
    const { rows, views } = list;
    const relation = parent && list.source.relation !== undefined ? parent.table.relations[list.source.relation] : null;
    const parentConditions = relation && parent ? belowConditions(relation, rows, parent, parent.rule.id) : [];
    const branchesWith = (branches: readonly number[], bounds: readonly Sql[]) =>
      branches.map((branch) => conjunction([...parentConditions, this.#fragment(branch), ...bounds]));
    const isEmpty = bound.page.size === 0;
    // An empty page reads rows only if the document asks whether there are any.
    const readsRows = isEmpty ? list.needs.page : list.needs.rows;
    const { views: rowViews, joins } = this.#views(isEmpty ? [] : views.map(({ selection }) => selection));
    const members = list.items.map((item) =>
      concat<GroupText>([member(item.key), this.#connection(list, bound, item, rowViews)]),
    );
    const columns = {
      j: this.#forCursorParent(bound, objectJson(members)),
      s: this.#listShadow(list, bound, rowViews),
    };
    const page = readsRows
      ? oneRowSelect(
          columns,
          joinAll(
            this.#page(list, bound, (bounds) => branchesWith(bound.branches, bounds)),
            joins,
          ),
        )
      : oneRowSelect(columns);
    if (!isCounted(list)) return page;
    const orderBy = parent ? null : pageOrder(bound.page, bound.columns);
    const count = countSelect({ ...rows, branches: branchesWith(bound.countBranches, []) }, rows.rule.id, orderBy);
    return joinCount(count, page);
  }

  /** The JSON of a list if its cursors were sealed for the parent row; else resolvers answer the request. */
  #forCursorParent({ parent }: BoundList, json: GroupText): GroupText {
    if (parent.length === 0) return json;
    const condition = join(
      parent.map((index) => this.#fragment(index)),
      ' and ',
    );
    return caseText(condition, json, this.#refusal());
  }

  /** Writes the rows of a page with their places. */
  #page({ rows, needs, index }: ListNode, bound: BoundList, branchesOf: (bounds: readonly Sql[]) => Sql[]): Sql {
    const { bounds, columns, page, start } = bound;
    return placedPage({
      rows: { ...rows, branches: branchesOf(bounds === null ? [] : [this.#fragment(bounds)]) },
      orderBy: pageOrder(page, columns),
      isBackward: page.backward,
      isEmpty: page.size === 0,
      size: this.#size(index),
      take: this.#take(index),
      start: start === null ? null : this.#fragment(start),
      needsNeighbours: needs.page,
      needsListPlaces: this.#plan.resolverFields.some(({ lists }) => lists.some((list) => list.alias === rows.alias)),
    });
  }

  /** The number of rows that a page shows. */
  #size(index: number): Sql {
    return sql`${this.#parameter(`size ${index}`, ({ bound }) => bound.lists[index]?.page.size)}::int`;
  }

  /** The number of rows that a page reads: with its neighbours, which show whether rows come before and after it. */
  #take(index: number): Sql {
    const take = this.#parameter(`take ${index}`, ({ bound }) => pageTake(bound.lists[index]?.page as Page));
    return sql`${take}::int`;
  }

  /** Writes a field of a connection. */
  #connection(list: ListNode, bound: BoundList, item: ConnectionItem, views: readonly RowSql[]): GroupText {
    if (bound.page.size === 0 && (item.kind === 'nodes' || item.kind === 'edges')) return literal('[]');
    switch (item.kind) {
      case 'constant':
        return literal(item.json);
      case 'nodes':
        return rowsJson((views[item.view] as RowSql).json, returnOrder(list, bound));
      case 'edges': {
        const edges = item.items.map((edge) => this.#edge(list, bound, edge, views));
        return rowsJson(objectJson(edges), returnOrder(list, bound));
      }
      case 'pageInfo':
        return objectJson(
          item.fields.map(([key, name]) => concat<GroupText>([member(key), this.#pageInfo(list, bound, name)])),
        );
      case 'totalCount':
        return groupText(sql`least(${COUNT}, ${MOST_COUNT})::text`);
      case 'totalCountIsCapped':
        return booleanJson(sql`${COUNT} > ${MOST_COUNT}`);
    }
  }

  #edge(list: ListNode, bound: BoundList, edge: EdgeItem, views: readonly RowSql[]): RowText {
    if (edge.kind === 'constant') return concat<RowText>([member(edge.key), literal(edge.json)]);
    const json = edge.kind === 'cursor' ? this.#cursor(list, bound) : (views[edge.view] as RowSql).json;
    return concat<RowText>([member(edge.key), json]);
  }

  /** Writes the mark of a row's cursor. Its values are the key of the parent row, then the columns of the list's order. */
  #cursor({ index, cursor, rows }: ListNode, { columns }: BoundList): RowText {
    const { parentLink } = rows;
    const parentKey = parentLink && cursor.columns ? cursorTexts(parentLink.rows, cursor.columns) : [];
    const position = cursorTexts(
      rows,
      columns.map(({ column }) => column),
    );
    return this.#mark(`${MARK_KINDS.cursor}${index}`, [...parentKey, ...position]);
  }

  #pageInfo(list: ListNode, bound: BoundList, name: PageInfoField): GroupText {
    const { rows, index } = list;
    const { backward, size } = bound.page;
    const isEmpty = size === 0;
    const hasStart = placeColumn(rows, 'hasStart');
    const rowsAhead = sql`${placeColumn(rows, 'readCount')} - ${hasStart}::int`;
    switch (name) {
      case '__typename':
        return literal('"PageInfo"');
      case 'hasNextPage':
      case 'hasPreviousPage': {
        const isAhead = (name === 'hasPreviousPage') === backward;
        if (isAhead) return booleanJson(sql`coalesce(max(${rowsAhead}), 0) > ${this.#size(index)}`);
        return isEmpty ? literal('false') : booleanJson(sql`coalesce(bool_or(${hasStart}), false)`);
      }
      case 'startCursor':
      case 'endCursor': {
        if (isEmpty) return NULL_JSON;
        const isFirstRead = (name === 'startCursor') !== backward;
        const place = isFirstRead ? sql`1` : sql`least(${this.#size(index)}, ${rowsAhead})`;
        const cursor = onlyRowText(
          caseText(sql`${placeColumn(rows, 'readPlace')} = ${place}`, this.#cursor(list, bound)),
        );
        return coalesceText(cursor, NULL_JSON);
      }
    }
  }

  #listShadow(list: ListNode, bound: BoundList, views: readonly RowSql[]): GroupText {
    const shadows = views.map(({ shadow }) => shadow);
    if (shadows.every((shadow) => shadow === null)) return NO_TEXT;
    return rowsShadow(shadows, placeColumn(list.rows, 'readPlace'), returnOrder(list, bound));
  }
}

/** Writes the statement of a plan for all requests of one form. */
export function renderStatement(plan: DocumentPlan, bound: BoundRequest, scope: KeyScope | undefined): Statement {
  const writer = new StatementWriter(plan, bound, scope);
  const { text, parameters } = renderSql(writer.statement());
  return { text, parameters: parameters as readonly Parameter<StatementRequest>[], marked: writer.marked };
}
