import type { DataMapRow } from 'field-access';
import { type GraphQLObjectType, getNamedType, isEnumType, isLeafType } from 'graphql';
import { gatewaySchema } from '../../../src/apps/gateway/schema.ts';
import type { ReaderLabel } from '../../../src/graphql/access/index.ts';
import type { Answer } from '../../support/gateway.ts';
import { chainOf, nameOf } from '../../support/row-truth.ts';
import type { Path, Step } from './paths.ts';
import {
  DOORS,
  LINKS,
  labelsOn,
  ONE_ROW,
  type Reader,
  type Row,
  type Tables,
  TRUTH,
  type TypeTruth,
  VALUES,
} from './truth.ts';

/** The declarations by type, then field: one, or one for each kind of row. */
export type Declared = ReadonlyMap<string, ReadonlyMap<string, readonly DataMapRow<ReaderLabel>[]>>;

/** The declaration of a field that holds for a row; undefined where there is none for its kind. */
export const declaredOn = (
  rows: readonly DataMapRow<ReaderLabel>[] | undefined,
  row: Row | undefined,
): DataMapRow<ReaderLabel> | undefined =>
  rows?.find(({ kinds }) => kinds === undefined || kinds.includes(String(row?.kind)));

export interface Case {
  readonly path: Path;
  readonly reader: Reader;
  readonly answer: Answer<Readonly<Record<string, unknown>>>;
}

/** Where the judge stands in an answer: the nearest row of a node type, and whose it is. */
interface Place {
  readonly type: string;
  readonly row: Row;
}

const decoded = (id: unknown) => {
  const text = Buffer.from(String(id), 'base64').toString();
  return text.slice(text.indexOf(':') + 1);
};

const name = (path: Path) => path.map((step) => `${step.field}${step.args}`).join(' > ');

/** A database value as the schema writes it; undefined where the two cannot be compared as they are. */
function written(value: unknown): string | number | boolean | null | undefined {
  if (value === null || value === undefined) return null;
  if (value instanceof Date) return value.toISOString();
  if (typeof value === 'bigint') return value.toString();
  if (typeof value === 'object') return 'toFixed' in value ? (value as { toFixed(): string }).toFixed() : undefined;
  return value as string | number | boolean;
}

/** Scalars that are written in another way than they are stored; an enum has names of its own for what is stored. */
const RENAMED = ['Period', 'Currency', 'Chain'];

/** A stored value as the field of a coordinate shows it. */
function shown(coordinate: string, stored: ReturnType<typeof written>): ReturnType<typeof written> {
  if (stored === null || stored === undefined) return stored;
  const [type, field] = coordinate.split('.') as [string, string];
  const named = getNamedType((gatewaySchema().getType(type) as GraphQLObjectType).getFields()[field]?.type);
  const renamed = isEnumType(named) || RENAMED.includes(named?.name ?? '');
  return renamed && isLeafType(named) ? (named.serialize(stored) as string) : stored;
}

/** A value as its row holds it: of the id of another row, as `node` takes it, the key in it. */
function keyIn(value: unknown): string {
  const [, key] = /^[A-Z]\w+:(.+)$/.exec(Buffer.from(String(value), 'base64').toString()) ?? [];
  return key ?? String(value);
}

/**
 * Compares answers with the declarations and the data. Collects what is wrong rather than stopping at the first, and
 * counts (field, reader, path) cases.
 */
export class Judge {
  readonly wrong: string[] = [];
  /** Coordinates that were read on at least one row, allowed or denied. */
  readonly reached = new Set<string>();
  readonly #cases = new Set<string>();
  readonly #byChain = new Map<string, Set<string>>();
  readonly #declared: Declared;
  readonly #tables: Tables;
  #at = '';
  #denied = new Map<string, number>();
  #hidden = 0;

  constructor(declared: Declared, tables: Tables) {
    this.#declared = declared;
    this.#tables = tables;
  }

  get cases(): number {
    return this.#cases.size;
  }

  /** Cases by the chain of the row that was read, `no chain` where it is of none: a list's rows may be of several. */
  get casesByChain(): Readonly<Record<string, number>> {
    return Object.fromEntries([...this.#byChain].sort().map(([chain, cases]) => [chain, cases.size]));
  }

  judge({ path, reader, answer }: Case): void {
    this.#at = `${reader}: ${name(path)}`;
    this.#denied = new Map();
    this.#hidden = 0;
    const [first] = path as [Step, ...Step[]];
    const shut = DOORS[first.field]?.(reader) === false;
    if (shut) {
      this.#expectShut(answer, reader);
      this.#countShut(path, reader);
      return;
    }
    if (answer.data) this.#step(path, 0, answer.data[first.field], null, reader);
    else this.#say('the whole answer is null');
    this.#expectErrors(answer);
  }

  #say(what: string): void {
    this.wrong.push(`${this.#at}: ${what}`);
  }

  #rowsOf(type: string): readonly Row[] {
    return this.#tables[(TRUTH[type] as TypeTruth).table] ?? [];
  }

  /** The rows a step should show, or null where it leads to no row of its own. */
  #expected(step: Step, parent: Place | null, reader: Reader): readonly Row[] | null {
    const truth = TRUTH[step.type];
    if (!truth) return null;
    const coordinate = `${step.parent}.${step.field}`;
    const rows = this.#rowsOf(step.type);
    const given = /"([^"]+)"/.exec(step.args)?.[1];
    const chain = /chain: "([^"]+)"/.exec(step.args)?.[1];
    let linked: readonly Row[];
    if (coordinate === 'Query.node') {
      linked = rows.filter((row) => truth.key !== null && nameOf(row, truth.key) === decoded(given));
    } else if (coordinate in ONE_ROW) {
      const named = rows.filter((row) => truth.key !== null && row[truth.key] === given);
      linked = named.filter((row) => chain === undefined || row.chain === chain);
    } else {
      const link = LINKS[coordinate];
      if (!link) throw new Error(`tests/access/matrix/truth.ts says nothing of ${coordinate}`);
      linked = link(parent?.row ?? (given ? { key: given, chain } : null), reader, this.#tables, rows);
    }
    return linked.filter((row) => truth.visible(reader, row, this.#tables));
  }

  #step(path: Path, index: number, value: unknown, parent: Place | null, reader: Reader): void {
    const step = path[index] as Step;
    const expected = this.#expected(step, parent, reader);
    if (step.shape === 'connection') {
      this.#connection(path, index, value, expected ?? [], reader);
      return;
    }
    const given = (step.shape === 'list' ? (value as unknown[] | null) : value === null ? [] : [value]) ?? [];
    if (step.field === 'node' && (value as { __typename?: string } | null)?.__typename !== step.type) {
      if (expected?.length) this.#say('node answers nothing for a visible row');
      if (value === null) this.#hidden = 1;
      return;
    }
    if (expected && step.shape === 'one' && expected.length === 0) {
      if (value !== null) this.#say('a row is shown that should not be');
      else if (index === 0) this.#hidden = 1;
      return;
    }
    if (expected && given.length !== expected.length) this.#say(`${given.length} rows for ${expected.length}`);
    for (const object of given as (Row | null)[]) {
      const row = expected ? this.#rowIn(step, expected, object) : undefined;
      this.#object(path, index, object, row ? { type: step.type, row } : parent, reader);
    }
  }

  /** The row that an object stands for: in a list the one it names. */
  #rowIn({ type, shape }: Step, expected: readonly Row[], object: Row | null): Row | undefined {
    const key = TRUTH[type]?.key;
    if (shape !== 'list' || !key) return expected[0];
    const row = expected.find((one) => nameOf(one, key) === decoded(object?.id));
    if (!row) this.#say('shows another row than the visible ones');
    return row;
  }

  #connection(path: Path, index: number, value: unknown, expected: readonly Row[], reader: Reader): void {
    const step = path[index] as Step;
    const list = value as {
      totalCount: number;
      totalCountIsCapped: boolean;
      edges: { node: Row; cursor: string }[];
    } | null;
    if (!list) {
      this.#say('the list is null');
      return;
    }
    const nodes = step.nodes ?? step.type;
    const type = `${nodes}Connection`;
    // Of a list of several types those of the step's have answered what is asked of it.
    const edges = list.edges.filter(({ node }) => nodes === step.type || node.__typename === step.type);
    const counted = nodes === step.type ? expected.length : list.edges.length;
    for (const field of ['totalCount', 'totalCountIsCapped']) this.#count(`${type}.${field}`, path, reader);
    for (const field of ['hasNextPage', 'hasPreviousPage', 'startCursor', 'endCursor']) {
      this.#count(`PageInfo.${field}`, path, reader);
    }
    if (list.totalCount !== counted) this.#say(`totalCount ${list.totalCount} of ${counted} visible`);
    if (list.totalCountIsCapped) this.#say('totalCount is capped');
    const truth = TRUTH[step.type] as TypeTruth;
    const { key } = truth;
    const names = key === null ? null : expected.map((row) => nameOf(row, key));
    const shown = edges.map(({ node }, at) => (names ? decoded(node.id) : String(at)));
    const visible = names ?? expected.map((_, at) => String(at));
    if ([...shown].sort().join() !== [...visible].sort().join()) this.#say('shows other rows than the visible ones');
    for (const [at, { node, cursor }] of edges.entries()) {
      this.#count(`${nodes}Edge.cursor`, path, reader);
      if (!cursor) this.#say('an edge has no cursor');
      const row = expected[visible.indexOf(shown[at] as string)];
      this.#object(path, index, node, row ? { type: step.type, row } : null, reader);
    }
  }

  #object(path: Path, index: number, object: Row | null, place: Place | null, reader: Reader): void {
    if (object === null) {
      this.#say('an object is null');
      return;
    }
    if (index < path.length - 1) {
      const next = path[index + 1] as Step;
      if (this.#leads(path, next, object[next.field], place, reader)) {
        this.#step(path, index + 1, object[next.field], place, reader);
      }
    } else this.#leaves(path, object, place, reader);
  }

  /** Whether an object field that carries a declaration of its own may be followed; a denied one must be null. */
  #leads(path: Path, next: Step, value: unknown, place: Place | null, reader: Reader): boolean {
    const rows = this.#declared.get(next.parent)?.get(next.field);
    if (!rows) return true;
    const declared = declaredOn(rows, place?.row);
    const coordinate = `${next.parent}.${next.field}`;
    this.#count(coordinate, path, reader, place);
    if (this.#reads(declared?.readers ?? [], next.parent, place, reader)) return value !== null;
    if (value !== null) this.#say(`${coordinate} leads on for somebody who may not read it`);
    this.#denied.set(coordinate, (this.#denied.get(coordinate) ?? 0) + 1);
    return false;
  }

  #reads(readers: readonly ReaderLabel[], type: string, place: Place | null, reader: Reader): boolean {
    const held = this.#labels(type, place, reader);
    return readers.some((label) => label !== 'operators' && held.has(label));
  }

  #labels(type: string, place: Place | null, reader: Reader): ReadonlySet<ReaderLabel> {
    if (place) return labelsOn(place.type, reader, place.row, this.#tables);
    // What hangs on the viewer alone: the viewer's own, and shown to nobody else.
    const self = (type === 'Viewer' || type === 'Session') && reader !== 'public';
    return new Set<ReaderLabel>(['public', ...(self ? (['owner'] as const) : [])]);
  }

  #leaves(path: Path, object: Row, place: Place | null, reader: Reader): void {
    const step = path.at(-1) as Step;
    for (const [field, rows] of this.#declared.get(step.type) ?? []) {
      if (!(field in object)) continue;
      const declared = declaredOn(rows, place?.row);
      const coordinate = `${step.type}.${field}`;
      this.#count(coordinate, path, reader, place);
      const value = object[field];
      if (declared && this.#reads(declared.readers, step.type, place, reader)) {
        this.#compare(coordinate, declared, value, place, step.type);
      } else {
        if (value !== null) this.#say(`${coordinate} is read by somebody who may not`);
        this.#denied.set(coordinate, (this.#denied.get(coordinate) ?? 0) + 1);
      }
    }
  }

  /** An allowed value is the database's own, where one column of the row's own table holds it as it is. */
  #compare(coordinate: string, declared: DataMapRow, value: unknown, place: Place | null, type: string): void {
    const elsewhere = place && place.type === type ? VALUES[coordinate] : undefined;
    if (place && elsewhere && value !== written(elsewhere(place.row, this.#tables)))
      this.#say(`${coordinate} is another value than the data’s`);
    const [held = '', ...more] = declared.held;
    if (more.length > 0) return;
    const [table, column] = held.split('.') as [string, string | undefined];
    if (!place || !column || place.type !== type || TRUTH[type]?.table !== table || declared.field === 'id') return;
    const stored = place.row[column];
    const same = shown(coordinate, written(stored));
    if (same === null ? value !== null : value === null)
      this.#say(`${coordinate} is ${value === null ? 'null' : 'set'}`);
    else if (same !== undefined && typeof stored !== 'object' && keyIn(value) !== String(same)) {
      this.#say(`${coordinate} is another value than the row's`);
    }
  }

  #count(coordinate: string, path: Path, reader: Reader, place: Place | null = null): void {
    this.reached.add(coordinate);
    const one = `${coordinate} ${reader} ${name(path)}`;
    this.#cases.add(one);
    const chain = (place && chainOf(place.row)) ?? 'no chain';
    const cases = this.#byChain.get(chain) ?? new Set();
    this.#byChain.set(chain, cases.add(one));
  }

  /** A type that nobody reads counts as a case of each of its fields. */
  #countShut(path: Path, reader: Reader): void {
    const step = path.at(-1) as Step;
    for (const field of this.#declared.get(step.type)?.keys() ?? []) {
      this.#cases.add(`${step.type}.${field} ${reader} ${name(path)}`);
    }
  }

  #expectShut(answer: Case['answer'], reader: Reader): void {
    if (answer.data && Object.values(answer.data).some((value) => value !== null))
      this.#say('a denied field is answered');
    const codes = (answer.errors ?? []).map(({ extensions }) => extensions.code).join();
    const code = reader === 'public' ? 'UNAUTHENTICATED' : 'FORBIDDEN';
    if (codes !== code) this.#say(`a denied field answers ${codes || 'nothing'}`);
  }

  /** One error a denied selection with the count of its rows, one NOT_FOUND for a hidden node, and no other. */
  #expectErrors(answer: Case['answer']): void {
    const errors = [...(answer.errors ?? [])];
    for (const [coordinate, count] of this.#denied) {
      const at = errors.findIndex(
        ({ extensions }) => extensions.code === 'FORBIDDEN' && extensions.coordinate === coordinate,
      );
      const [error] = at < 0 ? [] : errors.splice(at, 1);
      if (!error) this.#say(`no error for ${coordinate}`);
      else if (error.extensions.count !== count) {
        this.#say(`${coordinate} counts ${String(error.extensions.count)} denials of ${count}`);
      }
    }
    for (let hidden = this.#hidden; hidden > 0; hidden--) {
      const at = errors.findIndex(({ extensions }) => extensions.code === 'NOT_FOUND');
      if (at < 0) this.#say('no NOT_FOUND for a hidden row');
      else errors.splice(at, 1);
    }
    for (const { extensions } of errors) {
      this.#say(`unexpected ${extensions.code} ${String(extensions.coordinate ?? '')}`);
    }
  }
}
