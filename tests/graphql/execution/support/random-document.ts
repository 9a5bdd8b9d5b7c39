import fc from 'fast-check';
import { type GraphQLObjectType, getNamedType, isLeafType, isObjectType } from 'graphql';
import type { Asked } from './both-ways.ts';
import { fieldsOf, isOpen, nodeOf, type RootList, type RootRow } from './documents.ts';

// A document that is drawn from the schema: aliases, fields that are asked twice, fragments of three kinds, directives with
// variables and without, pages, orders, two roots.

/** A whole number from `min` to `max`. */
type Draw = (min: number, max: number) => number;

const DEPTH = 3;

class Writer {
  readonly variables = new Map<string, { readonly type: string; readonly value: unknown }>();
  readonly fragments: string[] = [];
  readonly #draw: Draw;

  constructor(draw: Draw) {
    this.#draw = draw;
  }

  #chance(percent: number): boolean {
    return this.#draw(0, 99) < percent;
  }

  #one<T>(of: readonly T[]): T {
    return of[this.#draw(0, of.length - 1)] as T;
  }

  #variable(type: string, value: unknown): string {
    const name = `v${this.variables.size}`;
    this.variables.set(name, { type, value });
    return `$${name}`;
  }

  #directive(): string {
    if (!this.#chance(12)) return '';
    const value = this.#chance(60);
    return ` @${this.#chance(50) ? 'include' : 'skip'}(if: ${this.#chance(50) ? value : this.#variable('Boolean!', value)})`;
  }

  #alias(): string {
    return this.#chance(20) ? `a${this.#draw(0, 3)}` : '';
  }

  #page(field: { readonly args: readonly { readonly name: string }[] }): string[] {
    const names = new Set(field.args.map(({ name }) => name));
    const size = this.#draw(0, 4);
    const asked = [`${this.#chance(70) ? 'first' : 'last'}: ${this.#chance(30) ? this.#variable('Int', size) : size}`];
    if (names.has('direction') && this.#chance(25)) asked.push(`direction: ${this.#one(['ASC', 'DESC'])}`);
    return asked;
  }

  /** Some fields of a type, each name in the answer once with one meaning. */
  selection(type: GraphQLObjectType, depth: number): string {
    const fields = fieldsOf(type).filter(
      (field) => isOpen(field) && (isLeafType(getNamedType(field.type)) || depth > 0),
    );
    const taken = new Set<string>();
    const parts = Array.from({ length: this.#draw(1, 5) }, () => {
      const field = this.#one(fields);
      const alias = this.#alias() || field.name;
      if (taken.has(alias)) return '__typename';
      taken.add(alias);
      const name = alias === field.name ? field.name : `${alias}: ${field.name}`;
      const inner = this.#below(field, depth);
      return inner === null ? '__typename' : `${name}${inner.args}${this.#directive()}${inner.text}`;
    });
    return this.#wrapped(type, parts.join(' '));
  }

  #below(field: ReturnType<typeof fieldsOf>[number], depth: number): { args: string; text: string } | null {
    const named = getNamedType(field.type);
    if (isLeafType(named)) return { args: '', text: '' };
    const node = nodeOf(field);
    if (node) return { args: `(${this.#page(field).join(', ')})`, text: ` { ${this.connection(node, depth - 1)} }` };
    if (!isObjectType(named) || named.name.endsWith('Connection')) return null;
    return { args: '', text: ` { ${this.selection(named, depth - 1)} }` };
  }

  connection(node: GraphQLObjectType, depth: number): string {
    const edges = () =>
      `edges { ${this.#chance(40) ? 'cursor ' : ''}${this.#chance(20) ? '__typename ' : ''}node { ${this.selection(node, depth)} } }`;
    const parts = [
      ...(this.#chance(30) ? ['totalCount'] : []),
      ...(this.#chance(10) ? ['n: totalCountIsCapped'] : []),
      ...(this.#chance(30) ? ['pageInfo { hasNextPage hasPreviousPage startCursor endCursor }'] : []),
      ...(this.#chance(70) ? [edges()] : []),
      ...(this.#chance(40) ? [`nodes { ${this.selection(node, depth)} }`] : []),
    ];
    return parts.length === 0 ? '__typename' : parts.join(' ');
  }

  #wrapped(type: GraphQLObjectType, text: string): string {
    if (!this.#chance(20)) return text;
    const interfaces = type.getInterfaces().map(({ name }) => name);
    const on = this.#chance(30) && interfaces.length > 0 ? null : type.name;
    if (on === null) return `${text} ... on ${this.#one(interfaces)} { __typename }`;
    if (this.#chance(50)) return `... on ${on}${this.#directive()} { ${text} }`;
    const name = `F${this.fragments.length}`;
    this.fragments.push(`fragment ${name} on ${on} { ${text} }`);
    return `...${name}${this.#directive()}`;
  }

  root(root: RootList | RootRow, key: string): string {
    return 'field' in root ? this.#list(root, key) : this.#row(root, key);
  }

  #row({ name, type, narrowed, args }: RootRow, key: string): string {
    const given = args.map((arg) => {
      const value = this.#chance(50) ? this.#variable(arg.type, arg.value) : JSON.stringify(arg.value);
      return `${arg.name}: ${value}`;
    });
    const own = this.selection(type, DEPTH - 1);
    const selection = narrowed ? `${this.#chance(30) ? 'id ' : ''}... on ${type.name} { ${own} }` : own;
    return `${key}: ${name}${given.length > 0 ? `(${given.join(', ')})` : ''} { ${selection} }`;
  }

  #list({ field, node, args }: RootList, key: string): string {
    return `${key}: ${field.name}(${[...args, ...this.#page(field)].join(', ')}) { ${this.connection(node, DEPTH - 1)} }`;
  }
}

/** Numbers from which a document's are drawn, one after the other. */
const DRAWN = 500;
const MOST = 2 ** 31 - 1;

/** Documents of one or two of some roots. Some are not valid: fields of one name that differ. */
export const randomDocument = (roots: readonly (RootList | RootRow)[]): fc.Arbitrary<Asked> =>
  fc.array(fc.nat({ max: MOST }), { minLength: DRAWN, maxLength: DRAWN }).map((numbers) => {
    let next = 0;
    const draw: Draw = (min, max) => min + ((numbers[next++ % DRAWN] as number) % (max - min + 1));
    const writer = new Writer(draw);
    const texts = Array.from({ length: draw(1, 2) }, (_, i) =>
      writer.root(roots[draw(0, roots.length - 1)] as RootList | RootRow, `r${i}`),
    );
    const declared = [...writer.variables].map(([name, { type }]) => `$${name}: ${type}`);
    const head = declared.length > 0 ? `query (${declared.join(', ')})` : 'query';
    return {
      text: `${head} { ${texts.join(' ')} } ${writer.fragments.join(' ')}`,
      variables: Object.fromEntries([...writer.variables].map(([name, { value }]) => [name, value])),
    };
  });
