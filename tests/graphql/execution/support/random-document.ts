import fc from 'fast-check';
import {
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLObjectType,
  getNamedType,
  getNullableType,
  isEnumType,
  isLeafType,
  isObjectType,
} from 'graphql';
import type { Asked } from './both-ways.ts';
import { fieldsOf, isOpen, nodeOf, type RootList, type RootRow, requiredOf } from './documents.ts';

// Documents that are drawn from the schema, valid by construction: a response key has one field with one set of arguments in the
// whole document, so that all selections of it merge.

/** Every shape that is drawn; a run counts the documents of each. */
export const SHAPES = [
  '__typename alone in a connection',
  '__typename alone in pageInfo',
  '__typename alone in a row',
  'everything skipped in a connection',
  'everything skipped in a row',
  'skipped by a literal',
  'skipped by a variable',
  'included by a variable',
  'empty list by a filter',
  'range of times',
  'direction',
  'first: 0',
  'page of 100',
  'page out of range',
  'first and last',
  'page argument that is null',
  'page argument by a variable',
  'page argument by a default',
  'page argument by an absent variable',
  'real cursor',
  'cursor of another list',
  'broken cursor',
  'nested broken cursor',
  'several roots',
  'one root under several keys',
  'merged row',
  'merged list',
  'merged connection',
  'merged list beside another of its relation',
  'one list under several keys',
  'named fragment',
  'inline fragment',
  'fragment on an interface',
  'fragment that is spread twice',
  'node',
] as const;
export type Shape = (typeof SHAPES)[number];

/** A document with the shapes that it has. */
export interface DrawnDocument extends Asked {
  readonly shapes: readonly Shape[];
  /** The coordinates of the lists that it asks, by response key. */
  readonly lists: ReadonlyMap<string, string>;
}

/** Cursors that a list answered, by its coordinate. */
export type Cursors = ReadonlyMap<string, readonly string[]>;

/** A whole number from `min` to `max`. */
type Draw = (min: number, max: number) => number;
type Field = GraphQLField<unknown, unknown>;

const DEPTH = 3;
const ABSENT = Symbol('absent');
const BROKEN = ['x', '', 'A'.repeat(5_000), Buffer.alloc(64).toString('base64url'), 'ä'];
const PAGE_ARGUMENTS = new Set(['first', 'last', 'after', 'before', 'direction']);

class Writer {
  readonly variables = new Map<string, { readonly type: string; readonly fallback: string; readonly value: unknown }>();
  readonly fragments: string[] = [];
  readonly shapes = new Set<Shape>();
  readonly lists = new Map<string, string>();
  /** By response key, the field and the arguments that it stands for. */
  readonly #keys = new Map<string, string>();
  readonly #draw: Draw;
  readonly #cursors: Cursors;
  /** No page of the document is refused, and none is empty by a filter. */
  readonly #isSound: boolean;

  constructor(draw: Draw, cursors: Cursors) {
    this.#draw = draw;
    this.#cursors = cursors;
    this.#isSound = this.#chance(50);
  }

  #chance(percent: number): boolean {
    return this.#draw(0, 99) < percent;
  }

  #pick<T>(of: readonly T[]): T {
    return of[this.#draw(0, of.length - 1)] as T;
  }

  #shape<T>(shape: Shape, value: T): T {
    this.shapes.add(shape);
    return value;
  }

  #variable(type: string, value: unknown, fallback = ''): string {
    const name = `v${this.variables.size}`;
    this.variables.set(name, { type, fallback, value });
    return `$${name}`;
  }

  /** A directive that includes what it stands at, or not. */
  #condition(isIncluded: boolean): string {
    const isInclude = this.#chance(50);
    const value = isInclude === isIncluded;
    const byVariable = this.#chance(50);
    if (isIncluded && byVariable) this.shapes.add('included by a variable');
    if (!isIncluded) this.shapes.add(byVariable ? 'skipped by a variable' : 'skipped by a literal');
    return ` @${isInclude ? 'include' : 'skip'}(if: ${byVariable ? this.#variable('Boolean!', value) : value})`;
  }

  #directive(): string {
    return this.#chance(12) ? this.#condition(this.#chance(60)) : '';
  }

  /** A response key for a field with its arguments: one that is free, or that stands for the same already. */
  #key(coordinate: string, name: string, args: string): string {
    const meaning = `${coordinate}(${args})`;
    const wanted = this.#chance(25) ? `a${this.#draw(0, 2)}_${name}` : name;
    for (let n = 0; ; n++) {
      const key = n === 0 ? wanted : `k${n}_${name}`;
      const known = this.#keys.get(key);
      if (known !== undefined && known !== meaning) continue;
      this.#keys.set(key, meaning);
      return key;
    }
  }

  #size(): string {
    const percent = this.#draw(0, 99);
    if (this.#isSound || percent < 70) return `${this.#draw(1, 4)}`;
    if (percent < 80) return this.#shape('first: 0', '0');
    if (percent < 88) return this.#shape('page of 100', '100');
    if (percent < 93) return this.#shape('page argument that is null', 'null');
    return this.#shape('page out of range', this.#pick(['-1', '101', '2147483647']));
  }

  /** A number of rows as the document says it. */
  #sized(): string {
    const size = this.#size();
    const percent = this.#draw(0, 99);
    if (percent < 65) return size;
    const value = size === 'null' ? null : Number(size);
    if (percent < 85) return this.#shape('page argument by a variable', this.#variable('Int', value));
    if (percent < 93) return this.#shape('page argument by a default', this.#variable('Int', ABSENT, ` = ${size}`));
    return this.#shape('page argument by an absent variable', this.#variable('Int', ABSENT));
  }

  #cursor(coordinate: string, isNested: boolean): string {
    const own = this.#cursors.get(coordinate) ?? [];
    const percent = this.#draw(0, 99);
    const others = [...this.#cursors].flatMap(([list, cursors]) => (list === coordinate ? [] : cursors));
    let cursor = this.#pick(BROKEN);
    const [real, foreign] = isNested ? [35, 55] : [60, 75];
    if (own.length > 0 && percent < real) cursor = this.#shape('real cursor', this.#pick(own));
    else if (others.length > 0 && percent < foreign) cursor = this.#shape('cursor of another list', this.#pick(others));
    else {
      this.shapes.add('broken cursor');
      if (isNested) this.shapes.add('nested broken cursor');
    }
    return this.#chance(40) ? this.#variable('String', cursor) : JSON.stringify(cursor);
  }

  /** The value of a filter; undefined for a type of which none is drawn here. */
  #filter({ type }: GraphQLArgument): string | undefined {
    const named = getNamedType(getNullableType(type));
    if (isEnumType(named)) return this.#pick(named.getValues()).name;
    switch (named.name) {
      case 'TimeRange':
        this.shapes.add('range of times');
        return this.#chance(50)
          ? this.#shape('empty list by a filter', '{ startsAt: "2999-01-01T00:00:00Z" }')
          : '{ startsAt: "2001-01-01T00:00:00Z" }';
      case 'Boolean':
        return `${this.#chance(50)}`;
      case 'Address':
        return this.#shape('empty list by a filter', `"0x${'00'.repeat(20)}"`);
      case 'Bytes32':
        return this.#shape('empty list by a filter', `"0x${'00'.repeat(32)}"`);
      case 'Period':
        return '"2025-Q1"';
      default:
        return undefined;
    }
  }

  /** The arguments of a list. */
  #page(coordinate: string, field: Field, isNested: boolean): string[] {
    const args = new Map(field.args.map((arg) => [arg.name, arg]));
    const name = this.#chance(75) ? 'first' : 'last';
    const texts = this.#chance(15) ? [] : [`${name}: ${this.#sized()}`];
    if (this.#isSound) return texts;
    if (texts.length > 0 && this.#chance(4))
      texts.push(this.#shape('first and last', `${name === 'first' ? 'last' : 'first'}: 1`));
    for (const side of ['after', 'before'])
      if (this.#chance(isNested ? 15 : 10)) texts.push(`${side}: ${this.#cursor(coordinate, isNested)}`);
    const direction = args.get('direction');
    if (direction && this.#chance(25))
      texts.push(this.#shape('direction', `direction: ${this.#pick(['ASC', 'DESC'])}`));
    const required = new Set(requiredOf(field));
    for (const arg of field.args) {
      if (PAGE_ARGUMENTS.has(arg.name) || required.has(arg) || !this.#chance(15)) continue;
      const value = this.#filter(arg);
      if (value !== undefined) texts.push(`${arg.name}: ${value}`);
    }
    return texts;
  }

  /** Some fields of a type. */
  selection(type: GraphQLObjectType, depth: number): string {
    if (this.#chance(4)) return this.#shape('__typename alone in a row', '__typename');
    const fields = fieldsOf(type).filter(
      (field) => isOpen(field) && (isLeafType(getNamedType(field.type)) || depth > 0),
    );
    if (this.#chance(3)) {
      const leaf = fields.find((field) => isLeafType(getNamedType(field.type)));
      if (leaf) return this.#shape('everything skipped in a row', `${leaf.name}${this.#condition(false)}`);
    }
    const parts = Array.from({ length: this.#draw(1, 5) }, () => this.#field(type, this.#pick(fields), depth));
    const lists = fields.filter((field) => nodeOf(field));
    if (lists.length > 0 && this.#chance(30)) parts.push(this.#lists(type, this.#pick(lists), depth));
    return this.#wrapped(type, parts.join(' '));
  }

  #field(type: GraphQLObjectType, field: Field, depth: number): string {
    const coordinate = `${type.name}.${field.name}`;
    const named = getNamedType(field.type);
    const keyed = (args: string) => {
      const key = this.#key(coordinate, field.name, args);
      const alias = key === field.name ? '' : `${key}: `;
      return { key, text: `${alias}${field.name}${args && `(${args})`}` };
    };
    if (isLeafType(named)) return `${keyed('').text}${this.#directive()}`;
    const node = nodeOf(field);
    if (!node && (!isObjectType(named) || named.name.endsWith('Connection'))) return '__typename';
    const below = () =>
      node ? this.connection(node, depth - 1) : this.selection(named as GraphQLObjectType, depth - 1);
    const one = (head: string) => `${head}${this.#directive()} { ${below()} }`;
    if (!node) {
      const { text } = keyed('');
      return this.#chance(15) ? this.#shape('merged row', this.#merged(type, text, one)) : one(text);
    }
    const drawn = () => {
      const { key, text } = keyed(this.#page(coordinate, field, true).join(', '));
      this.lists.set(key, coordinate);
      return text;
    };
    const text = drawn();
    if (this.#chance(20)) return this.#shape('merged list', this.#merged(type, text, one));
    return this.#chance(15) ? this.#shape('one list under several keys', `${one(text)} ${one(drawn())}`) : one(text);
  }

  /** A list of a relation, and the same relation by other arguments under one response key, two or three times. */
  #lists(type: GraphQLObjectType, field: Field, depth: number): string {
    const coordinate = `${type.name}.${field.name}`;
    const node = nodeOf(field) as GraphQLObjectType;
    const [own, ...others] = this.#shuffled(this.#pages(field)) as [string, ...string[]];
    const headOf = (args: string) => {
      const key = this.#key(coordinate, field.name, args);
      this.lists.set(key, coordinate);
      return `${key === field.name ? '' : `${key}: `}${field.name}${args && `(${args})`}`;
    };
    const [one, repeated] = [headOf(own), headOf(this.#pick(others))];
    const times = this.#draw(2, 3);
    const pieces = Array.from({ length: times }, (_, i) => {
      const isThin = this.#chance(i === times - 1 ? 10 : 60);
      const text = `${repeated} { ${isThin ? this.#thin() : this.connection(node, depth - 1)} }`;
      return this.#chance(50) ? text : this.#fragment(type, text);
    });
    const all = [`${one} { ${this.connection(node, depth - 1)} }`, ...pieces];
    return this.#shape(
      'merged list beside another of its relation',
      (this.#chance(70) ? all : this.#shuffled(all)).join(' '),
    );
  }

  /** Arguments of pages that differ where the list has two rows. */
  #pages(field: Field): string[] {
    const size = this.#pick(['20', '100']);
    const isDirected = field.args.some(({ name }) => name === 'direction');
    const directions = isDirected ? ['direction: ASC', 'direction: DESC'] : [];
    return ['', `first: ${size}`, 'first: 1', 'last: 1', 'first: 2', 'last: 2', ...directions];
  }

  /** What is selected of a connection without its rows. */
  #thin(): string {
    const text = this.#pick(['__typename', 'totalCount', 'pageInfo { hasNextPage }', 'pageInfo { __typename }', null]);
    return text ?? `${this.#pick(['nodes', 'edges'])}${this.#condition(false)} { __typename }`;
  }

  #shuffled<T>(all: readonly T[]): T[] {
    const rest = [...all];
    return all.map(() => rest.splice(this.#draw(0, rest.length - 1), 1)[0] as T);
  }

  /** One response key two or three times, with selections that merge. */
  #merged(type: GraphQLObjectType, head: string, one: (head: string) => string): string {
    const times = this.#draw(2, 3);
    return Array.from({ length: times }, () => (this.#chance(40) ? this.#fragment(type, one(head)) : one(head))).join(
      ' ',
    );
  }

  connection(node: GraphQLObjectType, depth: number): string {
    if (this.#chance(5)) return this.#shape('__typename alone in a connection', '__typename');
    if (this.#chance(5)) {
      const piece = this.#pick(['totalCount', 'pageInfo { hasNextPage }', 'nodes { __typename }']);
      const [name, ...rest] = piece.split(' ');
      return this.#shape('everything skipped in a connection', [`${name}${this.#condition(false)}`, ...rest].join(' '));
    }
    const edges = () =>
      `edges${this.#directive()} { ${this.#chance(40) ? 'cursor ' : ''}${this.#chance(20) ? '__typename ' : ''}${
        this.#chance(90) ? `node { ${this.selection(node, depth)} }` : '__typename'
      } }`;
    const nodes = () => `nodes${this.#directive()} { ${this.selection(node, depth)} }`;
    const parts = [
      ...(this.#chance(30) ? [`totalCount${this.#directive()}`] : []),
      ...(this.#chance(10) ? ['n: totalCountIsCapped'] : []),
      ...(this.#chance(35) ? [this.#pageInfo()] : []),
      ...(this.#chance(65) ? [edges()] : []),
      ...(this.#chance(40) ? [nodes()] : []),
      ...(this.#chance(15) ? [this.#shape('merged connection', this.#chance(50) ? edges() : nodes())] : []),
      ...(this.#chance(10) ? [this.#shape('merged connection', this.#pageInfo())] : []),
    ];
    return parts.length === 0 ? '__typename' : parts.join(' ');
  }

  #pageInfo(): string {
    if (this.#chance(25)) return this.#shape('__typename alone in pageInfo', 'pageInfo { __typename }');
    const names = ['hasNextPage', 'hasPreviousPage', 'startCursor', 'endCursor', '__typename'];
    const chosen = names.filter(() => this.#chance(60)).map((name) => `${name}${this.#directive()}`);
    return `pageInfo${this.#directive()} { ${chosen.join(' ') || '__typename'} }`;
  }

  #wrapped(type: GraphQLObjectType, text: string): string {
    if (!this.#chance(20)) return text;
    const interfaces = type.getInterfaces().map(({ name }) => name);
    if (this.#chance(30) && interfaces.length > 0)
      return this.#shape(
        'fragment on an interface',
        `... on ${this.#pick(interfaces)} { __typename ${this.#fragment(type, text)} }`,
      );
    return this.#fragment(type, text);
  }

  /** A selection in a fragment on its type. */
  #fragment(type: GraphQLObjectType, text: string): string {
    if (this.#chance(50)) return this.#shape('inline fragment', `... on ${type.name}${this.#directive()} { ${text} }`);
    const name = `F${this.fragments.length}`;
    this.shapes.add('named fragment');
    this.fragments.push(`fragment ${name} on ${type.name} { ${text} }`);
    const spread = `...${name}${this.#directive()}`;
    return this.#chance(20) ? this.#shape('fragment that is spread twice', `${spread} ...${name}`) : spread;
  }

  root(root: RootList | RootRow, key: string): string {
    return 'field' in root ? this.#list(root, key) : this.#row(root, key);
  }

  #row({ name, type, narrowed, args }: RootRow, key: string): string {
    const texts = args.map((arg) => {
      const value = this.#chance(50) ? this.#variable(arg.type, arg.value) : JSON.stringify(arg.value);
      return `${arg.name}: ${value}`;
    });
    if (narrowed) this.shapes.add('node');
    const own = this.selection(type, DEPTH - 1);
    const selection = narrowed ? `${this.#chance(30) ? 'id ' : ''}... on ${type.name} { ${own} }` : own;
    return `${key}: ${name}${texts.length > 0 ? `(${texts.join(', ')})` : ''} { ${selection} }`;
  }

  #list({ field, node, args }: RootList, key: string): string {
    const coordinate = `Query.${field.name}`;
    this.lists.set(key, coordinate);
    const texts = [...args, ...this.#page(coordinate, field, false)];
    const head = `${key}: ${field.name}${texts.length > 0 ? `(${texts.join(', ')})` : ''}`;
    const one = () => `${head} { ${this.connection(node, DEPTH - 1)} }`;
    return this.#chance(15) ? this.#shape('merged list', `${one()} ${one()}`) : one();
  }

  roots(all: readonly (RootList | RootRow)[]): string {
    const count = this.#chance(50) ? 1 : this.#draw(2, 4);
    if (count > 1) this.shapes.add('several roots');
    const first = this.#pick(all);
    return Array.from({ length: count }, (_, i) => {
      const isSame = i > 0 && this.#chance(30);
      if (isSame) this.shapes.add('one root under several keys');
      return this.root(isSame || i === 0 ? first : this.#pick(all), `r${i}`);
    }).join(' ');
  }
}

/** Numbers from which a document's are drawn, one after the other. */
const DRAWN = 700;
const MOST = 2 ** 31 - 1;

/** Documents of one to four of some roots, with cursors of `cursors`, which may grow. */
export const randomDocument = (
  roots: readonly (RootList | RootRow)[],
  cursors: Cursors = new Map(),
): fc.Arbitrary<DrawnDocument> =>
  fc.array(fc.nat({ max: MOST }), { minLength: DRAWN, maxLength: DRAWN }).map((numbers) => {
    let next = 0;
    const draw: Draw = (min, max) => min + ((numbers[next++ % DRAWN] as number) % (max - min + 1));
    const writer = new Writer(draw, cursors);
    const text = writer.roots(roots);
    const declared = [...writer.variables].map(([name, { type, fallback }]) => `$${name}: ${type}${fallback}`);
    const head = declared.length > 0 ? `query (${declared.join(', ')})` : 'query';
    return {
      text: `${head} { ${text} } ${writer.fragments.join(' ')}`,
      variables: Object.fromEntries(
        [...writer.variables].filter(([, { value }]) => value !== ABSENT).map(([name, { value }]) => [name, value]),
      ),
      shapes: [...writer.shapes],
      lists: writer.lists,
    };
  });
