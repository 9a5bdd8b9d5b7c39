import type { KeyScope, RowIds } from '../../access/index.ts';
import { type Page, pageOrder, pageTake } from '../keyset.ts';
import { MOST_COUNTED } from '../list-connection.ts';
import { type Asked, type AskedList, isCounted } from './asked.ts';
import { instant } from './column-json.ts';
import { belowTexts, conjunctionText, countText, joinTexts, orderText, pageText } from './list-sql.ts';
import type {
  ConnectionItem,
  DocumentPlan,
  EdgeItem,
  Item,
  ListNode,
  PageInfoField,
  ResolvedField,
  Root,
  RowPart,
  Rows,
  Selection,
  StoredColumn,
} from './plan.ts';
import {
  aggregateTexts,
  COUNT,
  type ConstantText,
  caseText,
  coalesceText,
  concat,
  constantText,
  crossJoin,
  type GroupText,
  groupText,
  type Join,
  joinAll,
  joinCount,
  joinOne,
  joinUnique,
  type OneRowSelect,
  oneRowSelect,
  onlyRowText,
  type RowText,
  rowText,
  type UniqueRowSelect,
  uniqueRowSelect,
} from './select.ts';
import { columnOf, literal as literalText, numbered, quoted } from './sql.ts';
import { transportOf } from './values.ts';

/** What a parameter is made of. */
export interface Request {
  readonly asked: Asked;
  /** Drawn for the request: no stored text has it. */
  readonly nonce: string;
  /** How ids name rows. */
  readonly ids: RowIds;
}
type Slot = (request: Request) => unknown;

/** A statement for every request of one form: one row, of each root its JSON and its shadow, then what confirms the viewer. */
export interface Statement {
  readonly text: string;
  readonly slots: readonly Slot[];
  /** Whether its answer has marks in it, which the process replaces. */
  readonly marked: boolean;
}

/** JSON text and shadow of a row, as SQL. */
interface Rendered {
  readonly json: RowText;
  /** Null where nothing of it may be denied. */
  readonly shadow: RowText | null;
}

/** Rows that are read under an alias. */
type Read = Pick<Rows, 'table' | 'alias'>;

const literal = (text: string): ConstantText => constantText(literalText(text));
const NO_SHADOW = constantText('null::text');
const NULL = literal('null');
/**
 * The mark of a field that may not be null and that the viewer may not read, or of a list whose cursor is of another row: the whole
 * answer is the resolvers'.
 */
export const REFUSED = 'x0';
/** The mark of a column that holds what its type does not have: the whole answer is the resolvers' too. */
export const FAILED = 'x1';
const member = (key: string): ConstantText => literal(`${JSON.stringify(key)}:`);
const listTexts = <Text extends RowText | GroupText>(
  opening: string,
  texts: readonly Text[],
  closing: string,
): Text => {
  const between = texts.flatMap((text, i) => (i > 0 ? [literal(',') as Text, text] : [text]));
  return concat([literal(opening) as Text, ...between, literal(closing) as Text]);
};
const object = <Text extends RowText | GroupText>(members: readonly Text[]): Text => listTexts('{', members, '}');
const arrayOfTexts = (texts: readonly RowText[]): RowText => listTexts('[', texts, ']');
/** Neighbouring literals become one. No name in them has a quote. */
const folded = (text: string): string => text.replaceAll(`'||'`, '');
/** The branches of a list, each with further conditions. */
type Branches = (...more: readonly string[]) => string[];
const boolean = (condition: string): GroupText => caseText<GroupText>(condition, literal('true'), literal('false'));

/** Columns in an array of JSON, as `transportOf` writes them. */
const arrayOf = ({ table, alias }: Read, columns: readonly string[]): string[] =>
  columns.map((name) => {
    const column = table.columns[name];
    return column ? transportOf(column).write(columnOf(table, alias, name)) : 'null';
  });

/** A part of a row in an array of JSON: a column, or an array of those of another row. */
function partOf(rows: Rows, { name, to }: RowPart): string {
  if (!to) return arrayOf(rows, [name])[0] as string;
  const other = { table: to.relation.table, alias: `${rows.alias}m` };
  const where = joinTexts(to.relation, other, rows).join(' and ');
  return `(select json_build_array(${arrayOf(other, to.columns).join(', ')}) from ${quoted(other.table.table)} ${other.alias} where ${where})`;
}

/** Columns as a cursor holds them: as text (`textsOf` in keyset.ts). */
const textsOf = ({ table, alias }: Rows, columns: readonly string[]): string[] =>
  columns.map((name) => {
    const column = columnOf(table, alias, name);
    return table.columns[name]?.type === 'DateTime' ? instant(column) : `${column}::text`;
  });

/** From the place that a row was read at to the order in which it is shown. */
const orderOf = ({ rows }: ListNode, { bounds }: AskedList): string =>
  `${rows.alias}._p${bounds.backward ? ' desc' : ''}`;

/** Writes one statement. */
class Writer {
  readonly slots: Slot[] = [];
  marked = false;
  readonly #plan: DocumentPlan;
  readonly #asked: Asked;
  readonly #texts = new Map<number, string>();
  readonly #named = new Map<string, string>();
  /** By alias, the parts that are decided once a row. */
  readonly #flags = new Map<string, number[]>();
  #laterals = 0;

  readonly #scope: KeyScope | undefined;

  constructor(plan: DocumentPlan, asked: Asked, scope: KeyScope | undefined) {
    this.#plan = plan;
    this.#asked = asked;
    this.#scope = scope;
  }

  statement(): string {
    const roots = Object.fromEntries(this.#plan.roots.map((root, i) => [`r${i}`, this.#root(root, i)]));
    const columns = Object.keys(roots).map((name) => `${name}.j, ${name}.s`);
    const { confirmation } = this.#asked;
    if (confirmation !== null) columns.push(`(${this.#part(confirmation)}) v`);
    return folded(`select ${columns.join(', ')} from ${crossJoin(roots)}`);
  }

  /** A part of the request, numbered once however often it is written. */
  #part(index: number): string {
    const known = this.#texts.get(index);
    if (known !== undefined) return known;
    const part = this.#asked.parts[index] as Asked['parts'][number];
    const first = this.slots.length + 1;
    part.values.forEach((_, i) => {
      this.slots.push(({ asked }) => asked.parts[index]?.values[i]);
    });
    const text = numbered(part, first);
    this.#texts.set(index, text);
    return text;
  }

  /** A parameter that is written once however often it is used. */
  #parameter(name: string, type: string, slot: Slot): string {
    let known = this.#named.get(name);
    if (known === undefined) {
      known = `$${this.slots.push(slot)}::${type}`;
      this.#named.set(name, known);
    }
    return known;
  }

  /** What the process replaces: its kind and place, and an array of JSON, between two nonces. */
  #mark(kind: string, values: readonly string[]): RowText {
    this.marked = true;
    const nonce = rowText(this.#parameter('nonce', 'text', (request) => request.nonce));
    return concat([nonce, literal(`${kind}:`), rowText(`json_build_array(${values.join(', ')})::text`), nonce]);
  }

  /** The mark of an answer that is the resolvers'. */
  #refused(): ConstantText {
    return constantText(this.#mark(REFUSED, []));
  }

  #root(root: Root, index: number): OneRowSelect {
    if (this.#asked.refusals.has(root)) return oneRowSelect({ j: NO_SHADOW, s: NO_SHADOW });
    if (root.kind === 'list') return this.#list(root.list, null);
    const part = this.#asked.rows[index] ?? null;
    if (root.kind === 'resolved' || part === null) return oneRowSelect({ j: NO_SHADOW, s: NO_SHADOW });
    const { table, alias } = root.selection.rows;
    const row = `(select * from ${quoted(table.table)} ${alias} where ${this.#part(part)} limit 1) ${alias}`;
    const { json, shadow, joins } = this.#row(root.selection);
    return oneRowSelect({ j: onlyRowText(json), s: onlyRowText(shadow ?? NO_SHADOW) }, joinAll(row, joins));
  }

  /** A selection of one row: its JSON and shadow, and what has to be joined to the row for them. */
  #row(selection: Selection): Rendered & { readonly joins: readonly Join[] } {
    const { rendered, joins } = this.#views([selection]);
    return { ...(rendered[0] as Rendered), joins };
  }

  /** Some selections of the same rows. */
  #views(selections: readonly Selection[]): { readonly rendered: Rendered[]; readonly joins: readonly Join[] } {
    const [first] = selections;
    const alias = first?.rows.alias ?? '';
    const below: Join[] = [];
    const rendered = selections.map((selection) => this.#selection(selection, below));
    const flags = this.#flags.get(alias) ?? [];
    // Decided once a row, and before the rows below it ask.
    const decided = flags.map((part, i) => [`f${i}`, groupText(`(${this.#part(part)})`)]);
    const own = flags.length > 0 ? [joinOne(oneRowSelect(Object.fromEntries(decided)), `${alias}f`)] : [];
    return { rendered, joins: [...own, ...below] };
  }

  /** The condition of a guard: the name of what was decided on the row that it speaks of. */
  #passed(selection: Selection, reach: number): string {
    const flags = this.#asked.guards[selection.guards[reach]?.index as number] ?? [];
    const names = flags.map(({ rows, part }) => {
      const known = this.#flags.get(rows.alias) ?? [];
      if (!known.includes(part)) this.#flags.set(rows.alias, [...known, part]);
      return `${rows.alias}f.f${(this.#flags.get(rows.alias) as number[]).indexOf(part)}`;
    });
    return names.length > 1 ? `(${names.join(' or ')})` : (names[0] ?? 'false');
  }

  #selection(selection: Selection, joins: Join[]): Rendered {
    const passed = selection.guards.map((_, i) => this.#passed(selection, i));
    const below = new Map<Item, RowText>();
    const members = selection.items.map((item): RowText => {
      const ok = typeof item.reach === 'number' ? (passed[item.reach] as string) : null;
      if (item.reach === 'never') return concat([member(item.key), item.required ? this.#refused() : NULL]);
      const { json, shadow, nullable } = this.#item(item, selection, joins);
      if (shadow !== null) below.set(item, ok === null ? shadow : caseText(ok, shadow));
      if (item.required && ok !== null) return concat([member(item.key), caseText(ok, json, this.#refused())]);
      if (ok === null && !nullable) return concat([member(item.key), json]);
      return concat([member(item.key), coalesceText(ok === null ? json : caseText(ok, json), NULL)]);
    });
    return { json: object(members), shadow: shadowOf(selection, passed, below) };
  }

  #item(item: Item, { rows }: Selection, joins: Join[]): Rendered & { readonly nullable: boolean } {
    const { table, alias } = rows;
    switch (item.kind) {
      case 'constant':
        return { json: literal(item.json), shadow: null, nullable: false };
      case 'column':
        return { json: this.#column(item, rows), shadow: null, nullable: item.nullable };
      case 'id':
        return { json: this.#id(item.type, rows, item.columns), shadow: null, nullable: false };
      case 'computed':
        return { json: this.#mark(`f${item.mark}`, arrayOf(rows, item.columns)), shadow: null, nullable: false };
      case 'resolved': {
        const places = (this.#plan.resolved[item.mark] as ResolvedField).lists.map((list) => `${list.alias}._i`);
        const json = this.#mark(`r${item.mark}`, [...places, ...item.parts.map((part) => partOf(rows, part))]);
        return { json, shadow: null, nullable: false };
      }
      case 'variant': {
        const { json, shadow } = this.#selection(item.selection, joins);
        const present = `${columnOf(table, alias, item.column)} is not null`;
        const there = [present, ...this.#visible(item.selection.rows)].join(' and ');
        return { json: caseText(there, json), shadow: shadow && caseText(there, shadow), nullable: true };
      }
      case 'list': {
        const shadowed = item.list.views.some(({ selection }) => selection.shadowed);
        return { ...this.#lateral(joins, joinOne, this.#list(item.list, rows), shadowed), nullable: false };
      }
      case 'many':
        return {
          ...this.#lateral(joins, joinOne, this.#many(item, rows), item.selection.shadowed),
          nullable: false,
        };
      case 'one':
        return {
          ...this.#lateral(joins, joinUnique, this.#one(item, rows), item.selection.shadowed),
          nullable: item.nullable,
        };
    }
  }

  /** A column as it is answered. A text that its enum does not have is the resolvers' to refuse: without JSON the row would be lost. */
  #column({ column, json, texts }: StoredColumn, { table, alias }: Rows): RowText {
    const name = columnOf(table, alias, column);
    const text = rowText(json(name));
    if (texts === null) return text;
    // Written once: the driver would write an array for each request.
    const array = `{${texts.map((one) => JSON.stringify(one)).join()}}`;
    const among = this.#parameter(`texts ${array}`, 'text[]', () => array);
    const isOther = table.columns[column]?.list ? `not ${name} <@ ${among}` : `${name}::text <> all(${among})`;
    return caseText(isOther, this.#mark(FAILED, []), text);
  }

  /** Joins a select to the row that is written; the names of its JSON and its shadow. */
  #lateral<Select>(
    joins: Join[],
    join: (select: Select, name: string) => Join,
    select: Select,
    shadowed: boolean,
  ): Rendered {
    this.#laterals++;
    const name = `l${this.#laterals}`;
    joins.push(join(select, name));
    return { json: rowText(`${name}.j`), shadow: shadowed ? rowText(`${name}.s`) : null };
  }

  /** The global id of a node: the key, after its scope if that is not the home scope (`whereKey` reads it back). */
  #id(type: string, { table, alias }: Rows, columns: readonly string[]): RowText {
    const scope = this.#scope && columns.includes(this.#scope.column) ? this.#scope : undefined;
    const [column, ...more] = columns
      .filter((name) => name !== scope?.column)
      .map((name) => columnOf(table, alias, name));
    if (column === undefined || more.length > 0) throw new Error(`${type} is no node of one column`);
    const key = scope ? this.#scopedKey(columnOf(table, alias, scope.column), column, scope) : column;
    const bytes = `convert_to(${concat([literal(`${type}:`), rowText(key)])}, 'UTF8')`;
    return concat([literal('"'), rowText(`translate(encode(${bytes}, 'base64'), E'\n', '')`), literal('"')]);
  }

  #scopedKey(scope: string, key: string, { separator }: KeyScope): string {
    const home = this.#parameter('home', 'text', ({ ids }) => ids.home);
    return `case when ${scope} = ${home} then ${key} else ${concat([rowText(scope), literal(separator), rowText(key)])} end`;
  }

  /** Which of some rows of a relation to one, or of another type, the viewer may see; none where it sees all. */
  #visible(rows: Rows): string[] {
    const hidden = this.#plan.hidden.indexOf(rows);
    return hidden < 0 ? [] : [this.#part(this.#asked.visible[hidden] as number)];
  }

  /** At most one row: what a relation to one refers to is a key, of which Prisma makes a unique index. */
  #one({ rows, selection, relation }: Extract<Item, { kind: 'one' }>, parent: Rows): UniqueRowSelect {
    const { json, shadow, joins } = this.#row(selection);
    const where = [...joinTexts(relation, rows, parent), ...this.#visible(rows)].join(' and ');
    const row = `${quoted(rows.table.table)} ${rows.alias}`;
    return uniqueRowSelect({ j: json, s: shadow ?? NO_SHADOW }, joinAll(row, joins), where);
  }

  /** Each with `_i`, as the rows of a list. */
  #many({ rows, selection, relation }: Extract<Item, { kind: 'many' }>, parent: Rows): OneRowSelect {
    const { table, alias, rule } = rows;
    const { json, shadow, joins } = this.#row(selection);
    const where = [...joinTexts(relation, rows, parent), ...this.#visible(rows)].join(' and ');
    const order = rule.id.map((column) => columnOf(table, alias, column)).join(', ');
    const read = `select *, row_number() over (order by ${order}) - 1 _i from ${quoted(table.table)} ${alias} where ${where}`;
    const place = `${alias}._i`;
    const columns = { j: arrayText(json, place), s: shadow === null ? NO_SHADOW : shadowText([shadow], place, place) };
    return oneRowSelect(columns, joinAll(`(${read}) ${alias}`, joins));
  }

  #list(list: ListNode, parent: Rows | null): OneRowSelect {
    const asked = this.#asked.lists[list.index] as AskedList;
    const { rows, views } = list;
    const relation = parent && list.source.relation !== undefined ? parent.table.relations[list.source.relation] : null;
    const of = relation && parent ? belowTexts(relation, rows, parent, parent.rule.id) : [];
    // Asked for where they are written alone: a parameter that no text names has no type.
    const each = (branches: readonly number[], ...more: readonly string[]) =>
      branches.map((branch) => conjunctionText([...of, this.#part(branch), ...more]));
    // A page of no rows shows none, but whether the list has some may be asked of it.
    const isEmpty = asked.bounds.size === 0;
    const { rendered, joins } = this.#views(isEmpty ? [] : views.map(({ selection }) => selection));
    const parts = list.items.map((item) => concat([member(item.key), this.#connection(list, asked, item, rendered)]));
    const columns = { j: this.#bound(asked, object(parts)), s: this.#listShadow(list, asked, rendered) };
    const read = (isEmpty ? list.needs.page : list.needs.rows)
      ? oneRowSelect(
          columns,
          joinAll(
            this.#page(list, asked, (...more) => each(asked.branches, ...more)),
            joins,
          ),
        )
      : oneRowSelect(columns);
    if (!isCounted(list)) return read;
    // Once, whichever of its fields are asked.
    const { table, alias, rule } = rows;
    const orderBy = parent ? null : pageOrder(asked.bounds, asked.columns);
    const counted = countText({ table, alias, branches: each(asked.counted) }, rule.id, orderBy);
    return joinCount(counted, read);
  }

  /** What a list answers, where its cursors are of the row above. */
  #bound({ parent }: AskedList, json: GroupText): GroupText {
    if (parent.length === 0) return json;
    return caseText(parent.map((index) => this.#part(index)).join(' and '), json, this.#refused());
  }

  /** The rows of a page, each with `_p`, its place in the order that it was read in. */
  #page({ rows, needs, index }: ListNode, asked: AskedList, branches: Branches): string {
    const { alias, table } = rows;
    const orderBy = pageOrder(asked.bounds, asked.columns);
    const order = orderText(table, alias, orderBy);
    const pages = asked.page === null ? [] : [this.#part(asked.page)];
    const exact = needs.page || asked.start !== null;
    const take = exact
      ? this.#parameter(`take ${index}`, 'int', (request) => pageTake(request.asked.lists[index]?.bounds as never))
      : this.#size(index);
    const read = `(${pageText({ table, alias, branches: branches(...pages) }, { orderBy, take })}) ${alias}`;
    const place = `row_number() over (order by ${order})`;
    if (!exact) return this.#shown(rows, asked.bounds, `(select *, ${place} _p from ${read}) ${alias}`);
    const start =
      asked.start === null
        ? 'false'
        : `coalesce(first_value(${this.#part(asked.start)}) over (order by ${order}), false)`;
    const counted = `(select *, ${start} _b, ${place} _n, count(*) over () _c from ${read}) ${alias}`;
    if (asked.bounds.size === 0) return counted;
    const page = `(select *, _n - _b::int _p from ${counted} where _n - _b::int between 1 and ${this.#size(index)}) ${alias}`;
    return this.#shown(rows, asked.bounds, page);
  }

  /** Where something below is left to its resolver, with `_i`: a row's place in the list as it is shown. */
  #shown({ alias }: Rows, { backward }: Page, page: string): string {
    if (!this.#plan.resolved.some(({ lists }) => lists.some((list) => list.alias === alias))) return page;
    return `(select *, ${backward ? 'count(*) over () - _p' : '_p - 1'} _i from ${page}) ${alias}`;
  }

  #size(index: number): string {
    return this.#parameter(`size ${index}`, 'int', ({ asked }) => asked.lists[index]?.bounds.size);
  }

  #connection(list: ListNode, asked: AskedList, item: ConnectionItem, rendered: readonly Rendered[]): GroupText {
    if (asked.bounds.size === 0 && (item.kind === 'nodes' || item.kind === 'edges')) return literal('[]');
    switch (item.kind) {
      case 'constant':
        return literal(item.json);
      case 'nodes':
        return arrayText((rendered[item.view] as Rendered).json, orderOf(list, asked));
      case 'edges': {
        const edges = item.items.map((edge) => this.#edge(list, asked, edge, rendered));
        return arrayText(object(edges), orderOf(list, asked));
      }
      case 'pageInfo':
        return object(item.fields.map(([key, name]) => concat([member(key), this.#pageInfo(list, asked, name)])));
      case 'totalCount':
        return groupText(`least(${COUNT}, ${MOST_COUNTED})::text`);
      case 'totalCountIsCapped':
        return boolean(`${COUNT} > ${MOST_COUNTED}`);
    }
  }

  #edge(list: ListNode, asked: AskedList, edge: EdgeItem, rendered: readonly Rendered[]): RowText {
    if (edge.kind === 'constant') return concat([member(edge.key), literal(edge.json)]);
    const json = edge.kind === 'cursor' ? this.#cursor(list, asked) : (rendered[edge.view] as Rendered).json;
    return concat([member(edge.key), json]);
  }

  #cursor({ index, cursor, rows }: ListNode, { columns }: AskedList): RowText {
    const { through } = rows;
    const place = through && cursor.columns ? textsOf(through.rows, cursor.columns) : [];
    return this.#mark(`c${index}`, [
      ...place,
      ...textsOf(
        rows,
        columns.map(({ column }) => column),
      ),
    ]);
  }

  /** A parameter is asked for by the branch that writes it: one that no text names has no type. */
  #pageInfo(list: ListNode, asked: AskedList, name: PageInfoField): GroupText {
    const { alias } = list.rows;
    const { backward } = asked.bounds;
    if (name === '__typename') return literal('"PageInfo"');
    if (name === (backward ? 'hasPreviousPage' : 'hasNextPage'))
      return boolean(`coalesce(max(${alias}._c - ${alias}._b::int), 0) > ${this.#size(list.index)}`);
    const isEmpty = asked.bounds.size === 0;
    if (name === 'hasNextPage' || name === 'hasPreviousPage')
      return isEmpty ? literal('false') : boolean(`coalesce(bool_or(${alias}._b), false)`);
    if (isEmpty) return NULL;
    const isFirst = (name === 'startCursor') !== backward;
    // The page's last row in the order that it was read in.
    const place = isFirst ? '1' : `least(${this.#size(list.index)}, ${alias}._c - ${alias}._b::int)`;
    const cursor = onlyRowText(caseText(`${alias}._p = ${place}`, this.#cursor(list, asked)));
    return coalesceText(cursor, NULL);
  }

  #listShadow(list: ListNode, asked: AskedList, rendered: readonly Rendered[]): GroupText {
    const shadows = rendered.map(({ shadow }) => shadow);
    if (shadows.every((shadow) => shadow === null)) return NO_SHADOW;
    return shadowText(shadows, `${list.rows.alias}._p`, orderOf(list, asked));
  }
}

/** Rows as an array of JSON. */
const arrayText = (row: RowText, order: string): GroupText =>
  concat([literal('['), coalesceText(aggregateTexts(row, order), literal('')), literal(']')]);

/** The shadow of rows, by the shadows of each; null where nothing of any is denied. `place`: a column that no row has null. */
function shadowText(shadows: readonly (RowText | null)[], place: string, order: string): GroupText {
  const each = shadows.map((one) => (one === null ? NULL : coalesceText(one, NULL)));
  const row = shadows.length === 1 ? (each[0] as RowText) : arrayOfTexts(each);
  const any = shadows.filter((one) => one !== null).map((one) => `${one} is not null`);
  const rows = concat([literal('['), aggregateTexts(row, order), literal(']')]);
  // An aggregate that names no column of these rows would be one of the rows above them.
  return caseText(`max(case when ${any.join(' or ')} then ${place} end) is not null`, rows);
}

/**
 * What of a row is denied: null for nothing, else a bit for each guard that is not passed, with the shadows below it. Of a row
 * on which something is always denied it is never null.
 */
function shadowOf(selection: Selection, passed: readonly string[], below: ReadonlyMap<Item, RowText>): RowText | null {
  if (!selection.shadowed) return null;
  const sum = passed.map((ok, i) => `(case when ${ok} then 0 else ${1 << i} end)`).join('+') || '0';
  const bits = rowText(`(${sum})::text`);
  const inner = selection.below.map(({ item }) => below.get(item) ?? NO_SHADOW);
  const text = inner.length === 0 ? bits : arrayOfTexts([bits, ...inner.map((one) => coalesceText(one, NULL))]);
  if (selection.never) return text;
  const any = [...passed.map((ok) => `(${ok}) is not true`), ...inner.map((one) => `${one} is not null`)];
  return caseText(any.join(' or '), text);
}

/** The statement of a plan for all requests of one form. */
export function renderStatement(plan: DocumentPlan, asked: Asked, scope: KeyScope | undefined): Statement {
  const writer = new Writer(plan, asked, scope);
  const text = writer.statement();
  return { text, slots: writer.slots, marked: writer.marked };
}
