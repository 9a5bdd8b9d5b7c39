import { type KeyScope, type RowIds, scopeIn } from '../index.ts';
import { MOST_COUNTED, type Page } from '../lists/keyset.ts';
import { belowConditions, countSelect, pageOrder, pageTake, placeColumn, placedPage } from '../lists/page.ts';
import { columnTextSql } from '../sql/key-parts.ts';
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
import { textJson } from './column-json.ts';
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

/** The request that a statement's parameters are read from. */
interface StatementRequest {
  readonly bound: BoundRequest;
  /** A random text that marks fields for the process; no stored text contains it. */
  readonly nonce: string;
  /** The way in which ids name rows. */
  readonly ids: RowIds;
}

/** A statement for every request of one form: one row, with the JSON and the shadow of each root, then what confirms the viewer. */
export interface Statement {
  readonly text: string;
  readonly parameters: readonly Parameter<StatementRequest>[];
  /** The answer has marks in it, which the process replaces (marks.ts). */
  readonly marked: boolean;
}

/** JSON text and shadow of a row, as SQL. */
interface RowSql {
  readonly json: RowText;
  /** Null if nothing in the row may be denied. */
  readonly shadow: RowText | null;
}

const MOST_COUNT = integer(MOST_COUNTED);
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

/** Columns as values of a JSON array, as `transportOf` writes them; null for a property that is no column. */
const transportedColumns = (rows: AliasedRows, properties: readonly string[]): Sql[] =>
  properties.map((property) => {
    const column = rows.table.columns[property];
    return column ? transportOf(column).write(columnOf(rows, property)) : sql`null`;
  });

/** A part of a row as a value of a JSON array: a column, or an array of the columns of another row. */
function transportedPart(rows: Rows, { name, to }: RowPart): Sql {
  if (!to) return join(transportedColumns(rows, [name]), ', ');
  const other = { table: to.relation.table, alias: `${rows.alias}m` };
  const columns = join(transportedColumns(other, to.columns), ', ');
  const where = join(relationConditions(to.relation, other, rows), ' and ');
  return sql`(select json_build_array(${columns}) from ${fromTable(other)} where ${where})`;
}

/** A column of a key as an id holds it. */
const idText = (rows: AliasedRows, property: string): Sql =>
  rows.table.columns[property]?.type === 'String' ? columnOf(rows, property) : columnTextSql(rows, property);

/** A key of several columns, as Pothos writes it into an id: an array of JSON, of texts. */
const compositeKey = (rows: AliasedRows, columns: readonly string[]): Sql =>
  enclose<RowText>(
    '[',
    columns.map((name) => textJson(columnTextSql(rows, name))),
    ']',
  );

/** Columns as a cursor holds them: as text (`textsOf` in keyset.ts). */
const cursorTexts = (rows: AliasedRows, properties: readonly string[]): Sql[] =>
  properties.map((property) => columnTextSql(rows, property));

/** The order in which a list's rows are returned, from the place that each was read at. */
const returnOrder = ({ rows }: ListNode, { bounds }: BoundList): Sql =>
  bounds.backward ? sql`${placeColumn(rows, '_p')} desc` : placeColumn(rows, '_p');

/** Writes one statement. */
class StatementWriter {
  marked = false;
  readonly #plan: DocumentPlan;
  readonly #bound: BoundRequest;
  readonly #scope: KeyScope | undefined;
  readonly #fragments = new Map<number, Sql>();
  readonly #parameters = new Map<string, Parameter<StatementRequest>>();
  /** The guard conditions that are evaluated once a row, by the row's alias. */
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

  /** A fragment of the request, with parameters that read the values of any request of its form. */
  #fragment(place: number): Sql {
    const written = this.#fragments.get(place);
    if (written) return written;
    const { sql: own } = this.#bound.fragments[place] as BoundRequest['fragments'][number];
    const fragment = replaceParameters(
      own,
      (i) => new Parameter<StatementRequest>(({ bound }) => bound.fragments[place]?.values[i]),
    );
    this.#fragments.set(place, fragment);
    return fragment;
  }

  /** A parameter that is numbered once, however often it is used. */
  #parameter(name: string, valueIn: (request: StatementRequest) => unknown): Parameter<StatementRequest> {
    const parameter = this.#parameters.get(name) ?? new Parameter(valueIn);
    this.#parameters.set(name, parameter);
    return parameter;
  }

  /** A mark that the process replaces: its kind and place, and a JSON array, between two nonces. */
  #mark(kind: string, values: readonly Sql[]): RowText {
    this.marked = true;
    const nonce = rowText(sql`${this.#parameter('nonce', (request) => request.nonce)}::text`);
    const array = rowText(sql`json_build_array(${join(values, ', ')})::text`);
    return concat<RowText>([nonce, literal(`${kind}:`), array, nonce]);
  }

  /** The mark of an answer that is left to resolvers. */
  #refused(): ConstantText {
    return constantText(this.#mark(REFUSED, []));
  }

  #root(root: Root, index: number): OneRowSelect {
    if (this.#bound.refusals.has(root)) return oneRowSelect({ j: NO_TEXT, s: NO_TEXT });
    if (root.kind === 'list') return this.#list(root.list, null);
    const place = this.#bound.rows[index] ?? null;
    if (root.kind === 'resolved' || place === null) return oneRowSelect({ j: NO_TEXT, s: NO_TEXT });
    const { rows } = root.selection;
    const row = sql`(select * from ${fromTable(rows)} where ${this.#fragment(place)} limit 1) ${alias(rows.alias)}`;
    const { json, shadow, joins } = this.#row(root.selection);
    return oneRowSelect({ j: onlyRowText(json), s: onlyRowText(shadow ?? NO_TEXT) }, joinAll(row, joins));
  }

  /** A selection of one row: its JSON and shadow, and what has to be joined to the row for them. */
  #row(selection: Selection): RowSql & { readonly joins: readonly Join[] } {
    const { views, joins } = this.#views([selection]);
    return { ...(views[0] as RowSql), joins };
  }

  /** Several selections of the same rows. */
  #views(selections: readonly Selection[]): { readonly views: RowSql[]; readonly joins: readonly Join[] } {
    const [first] = selections;
    const rows = first?.rows.alias ?? '';
    const below: Join[] = [];
    const views = selections.map((selection) => this.#selection(selection, below));
    const flags = this.#flags.get(rows) ?? [];
    // Flags are joined before the rows below, which read them.
    const columns = flags.map((place, i) => [`f${i}`, groupText(sql`(${this.#fragment(place)})`)]);
    const own = flags.length > 0 ? [joinOne(oneRowSelect(Object.fromEntries(columns)), `${rows}f`)] : [];
    return { views, joins: [...own, ...below] };
  }

  /** The condition of a guard: the names of its flags on the rows that they test. */
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

  #selection(selection: Selection, joins: Join[]): RowSql {
    const guards = selection.guards.map((_, i) => this.#guard(selection, i));
    const shadows = new Map<Item, RowText>();
    const members = selection.items.map((item): RowText => {
      if (item.reach === 'never')
        return concat<RowText>([member(item.key), item.required ? this.#refused() : NULL_JSON]);
      const guard = item.reach === 'open' ? null : (guards[item.reach] as Sql);
      const { json, shadow, nullable } = this.#item(item, selection, joins);
      if (shadow !== null) shadows.set(item, guard ? caseText(guard, shadow) : shadow);
      if (item.required && guard) return concat<RowText>([member(item.key), caseText(guard, json, this.#refused())]);
      if (!guard && !nullable) return concat<RowText>([member(item.key), json]);
      return concat<RowText>([member(item.key), coalesceText(guard ? caseText(guard, json) : json, NULL_JSON)]);
    });
    return { json: objectJson(members), shadow: rowShadow(selection, guards, shadows) };
  }

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
          json: this.#mark(
            `f${item.mark}`,
            item.parts.map((part) => transportedPart(rows, part)),
          ),
          shadow: null,
          nullable: false,
        };
      case 'resolved':
        return { json: this.#resolved(item, rows), shadow: null, nullable: false };
      case 'variant': {
        const { json, shadow } = this.#selection(item.selection, joins);
        const isPresent = sql`${columnOf(rows, item.column)} is not null`;
        const condition = join([isPresent, ...this.#visible(item.selection.rows)], ' and ');
        return { json: caseText(condition, json), shadow: shadow && caseText(condition, shadow), nullable: true };
      }
      case 'list': {
        const shadowed = item.list.views.some(({ selection }) => selection.shadowed);
        return { ...this.#addJoin(joins, joinOne, this.#list(item.list, rows), shadowed), nullable: false };
      }
      case 'to-many':
        return {
          ...this.#addJoin(joins, joinOne, this.#toMany(item, rows), item.selection.shadowed),
          nullable: false,
        };
      case 'to-one':
        return {
          ...this.#addJoin(joins, joinUnique, this.#toOne(item, rows), item.selection.shadowed),
          nullable: item.nullable,
        };
    }
  }

  /** The mark of a field that its resolver answers: the row's place in each list above it, then the parts of the row. */
  #resolved({ mark, parts }: Extract<Item, { kind: 'resolved' }>, rows: Rows): RowText {
    const { lists } = this.#plan.resolved[mark] as ResolverField;
    const places = lists.map((list) => placeColumn(list, '_i'));
    return this.#mark(`r${mark}`, [...places, ...parts.map((part) => transportedPart(rows, part))]);
  }

  /** A column as a field returns it. Resolvers refuse a text that the enum does not have: without JSON the row would be lost. */
  #column({ column, json, texts }: StoredColumn, rows: Rows): RowText {
    const stored = columnOf(rows, column);
    const text = json(stored);
    if (texts === null) return text;
    // The array is passed as text, because the driver would write an array again for each request.
    const array = `{${texts.map((name) => JSON.stringify(name)).join()}}`;
    const names = this.#parameter(`texts ${array}`, () => array);
    const isOther = rows.table.columns[column]?.list
      ? sql`not ${stored} <@ ${names}::text[]`
      : sql`${stored}::text <> all(${names}::text[])`;
    return caseText(isOther, this.#mark(FAILED, []), text);
  }

  /** Adds the join of a select to `joins`. Returns the SQL names of the joined row's JSON and shadow. */
  #addJoin<Select>(
    joins: Join[],
    joinSelect: (select: Select, name: string) => Join,
    select: Select,
    shadowed: boolean,
  ): RowSql {
    this.#laterals++;
    const name = `l${this.#laterals}`;
    joins.push(joinSelect(select, name));
    return {
      json: rowText(sql`${alias(name)}.j`),
      shadow: shadowed ? rowText(sql`${alias(name)}.s`) : null,
    };
  }

  /** The global id of a node: the key, after its scope if that is not the home scope (`whereKey` reads it back). */
  #id(type: string, rows: Rows, columns: readonly string[]): RowText {
    const scope = scopeIn(columns, this.#scope);
    const [key, ...more] = columns.filter((name) => name !== scope?.column).map((name) => idText(rows, name));
    if (key === undefined) throw new Error(`${type} has no key`);
    const name =
      more.length > 0
        ? compositeKey(rows, columns)
        : scope
          ? this.#scopedKey(idText(rows, scope.column), key, scope)
          : key;
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

  /** The condition of the rows of a relation to one, or of another type, that the viewer may see; none if it sees all. */
  #visible(rows: Rows): Sql[] {
    const hidden = this.#plan.hidden.indexOf(rows);
    return hidden < 0 ? [] : [this.#fragment(this.#bound.visible[hidden] as number)];
  }

  /** Renders a relation to at most one row, which a key finds: Prisma makes a unique index of it. */
  #toOne({ rows, selection, relation }: Extract<Item, { kind: 'to-one' }>, parent: Rows): UniqueRowSelect {
    const { json, shadow, joins } = this.#row(selection);
    const where = join([...relationConditions(relation, rows, parent), ...this.#visible(rows)], ' and ');
    return uniqueRowSelect({ j: json, s: shadow ?? NO_TEXT }, joinAll(fromTable(rows), joins), where);
  }

  /** All rows of a relation, each with `_i`, as the rows of a list. */
  #toMany({ rows, selection, relation }: Extract<Item, { kind: 'to-many' }>, parent: Rows): OneRowSelect {
    const { json, shadow, joins } = this.#row(selection);
    const where = join([...relationConditions(relation, rows, parent), ...this.#visible(rows)], ' and ');
    const order = join(
      rows.rule.id.map((column) => columnOf(rows, column)),
      ', ',
    );
    const read = sql`select *, row_number() over (order by ${order}) - 1 _i from ${fromTable(rows)} where ${where}`;
    const place = placeColumn(rows, '_i');
    return oneRowSelect(
      { j: rowsJson(json, place), s: shadow === null ? NO_TEXT : rowsShadow([shadow], place, place) },
      joinAll(sql`(${read}) ${alias(rows.alias)}`, joins),
    );
  }

  #list(list: ListNode, parent: Rows | null): OneRowSelect {
    const bound = this.#bound.lists[list.index] as BoundList;
    const { rows, views } = list;
    const below = list.join && parent ? belowConditions(list.join, rows, parent, parent.rule.id) : [];
    const branchesWith = (places: readonly number[], page: readonly Sql[]) =>
      places.map((place) => conjunction([...below, this.#fragment(place), ...page]));
    // A page of no rows shows none, but whether the list has rows may be selected.
    const isEmpty = bound.bounds.size === 0;
    const { views: rowViews, joins } = this.#views(isEmpty ? [] : views.map(({ selection }) => selection));
    const members = list.items.map((item) =>
      concat<GroupText>([member(item.key), this.#connection(list, bound, item, rowViews)]),
    );
    const columns = { j: this.#boundToParent(bound, objectJson(members)), s: this.#listShadow(list, bound, rowViews) };
    const read = (isEmpty ? list.needs.page : list.needs.rows)
      ? oneRowSelect(
          columns,
          joinAll(
            this.#page(list, bound, (page) => branchesWith(bound.branches, page)),
            joins,
          ),
        )
      : oneRowSelect(columns);
    if (!isCounted(list)) return read;
    const orderBy = parent ? null : pageOrder(bound.bounds, bound.columns);
    const count = countSelect({ ...rows, branches: branchesWith(bound.counted, []) }, rows.rule.id, orderBy);
    return joinCount(count, read);
  }

  /** The JSON of a list, if the parent row is the one that its cursors were sealed for. */
  #boundToParent({ parent }: BoundList, json: GroupText): GroupText {
    if (parent.length === 0) return json;
    const condition = join(
      parent.map((place) => this.#fragment(place)),
      ' and ',
    );
    return caseText(condition, json, this.#refused());
  }

  /** The rows of a page with their places. */
  #page({ rows, needs, index }: ListNode, bound: BoundList, branchesOf: (page: readonly Sql[]) => Sql[]): Sql {
    const { bounds, columns, page, start } = bound;
    return placedPage({
      rows: { ...rows, branches: branchesOf(page === null ? [] : [this.#fragment(page)]) },
      orderBy: pageOrder(bounds, columns),
      isBackward: bounds.backward,
      isEmpty: bounds.size === 0,
      size: this.#size(index),
      take: this.#take(index),
      start: start === null ? null : this.#fragment(start),
      isBeyondAsked: needs.page,
      isPlaceAsked: this.#plan.resolved.some(({ lists }) => lists.some((list) => list.alias === rows.alias)),
    });
  }

  /** The number of rows that a page shows. */
  #size(index: number): Sql {
    return sql`${this.#parameter(`size ${index}`, ({ bound }) => bound.lists[index]?.bounds.size)}::int`;
  }

  /** The number of rows that a page reads, to know of those before and after it. */
  #take(index: number): Sql {
    const take = this.#parameter(`take ${index}`, ({ bound }) => pageTake(bound.lists[index]?.bounds as Page));
    return sql`${take}::int`;
  }

  #connection(list: ListNode, bound: BoundList, item: ConnectionItem, views: readonly RowSql[]): GroupText {
    if (bound.bounds.size === 0 && (item.kind === 'nodes' || item.kind === 'edges')) return literal('[]');
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

  /** The placeholder that the process replaces by the row's sealed cursor. It holds the parent's key and the columns of the order. */
  #cursor({ index, cursor, rows, parent }: ListNode, { columns }: BoundList): RowText {
    const parentKey = parent && cursor.columns ? cursorTexts(parent, cursor.columns) : [];
    const position = cursorTexts(
      rows,
      columns.map(({ column }) => column),
    );
    return this.#mark(`c${index}`, [...parentKey, ...position]);
  }

  #pageInfo(list: ListNode, bound: BoundList, name: PageInfoField): GroupText {
    const { rows, index } = list;
    const { backward, size } = bound.bounds;
    const isEmpty = size === 0;
    const rowsAhead = sql`${placeColumn(rows, '_c')} - ${placeColumn(rows, '_b')}::int`;
    switch (name) {
      case '__typename':
        return literal('"PageInfo"');
      case 'hasNextPage':
      case 'hasPreviousPage':
        if ((name === 'hasPreviousPage') === backward)
          return booleanJson(sql`coalesce(max(${rowsAhead}), 0) > ${this.#size(index)}`);
        return isEmpty ? literal('false') : booleanJson(sql`coalesce(bool_or(${placeColumn(rows, '_b')}), false)`);
      case 'startCursor':
      case 'endCursor': {
        if (isEmpty) return NULL_JSON;
        // The page's first row, or its last, in the order that it was read in.
        const isFirst = (name === 'startCursor') !== backward;
        const place = isFirst ? sql`1` : sql`least(${this.#size(index)}, ${rowsAhead})`;
        const cursor = onlyRowText(caseText(sql`${placeColumn(rows, '_p')} = ${place}`, this.#cursor(list, bound)));
        return coalesceText(cursor, NULL_JSON);
      }
    }
  }

  #listShadow(list: ListNode, bound: BoundList, views: readonly RowSql[]): GroupText {
    const shadows = views.map(({ shadow }) => shadow);
    if (shadows.every((shadow) => shadow === null)) return NO_TEXT;
    return rowsShadow(shadows, placeColumn(list.rows, '_p'), returnOrder(list, bound));
  }
}

/** The statement of a plan for all requests of one form. */
export function renderStatement(plan: DocumentPlan, bound: BoundRequest, scope: KeyScope | undefined): Statement {
  const writer = new StatementWriter(plan, bound, scope);
  const { text, parameters } = renderSql(writer.statement());
  return { text, parameters: parameters as readonly Parameter<StatementRequest>[], marked: writer.marked };
}
