import {
  type GraphQLObjectType,
  type GraphQLSchema,
  getNamedType,
  isEnumType,
  isInterfaceType,
  isLeafType,
} from 'graphql';
import { type DataMapRow, isInstant, type Row } from '../index.ts';
import type { MatrixAnswer } from './answer.ts';
import { type DeclaredFields, declarationOn, declaredFields } from './declared.ts';
import { namesRow, type PathStep, pathName, type SchemaPath } from './paths.ts';
import { labelsOn, nameIn, nodeName, type SchemaTruth, type TableRows, type TypeTruth } from './truth.ts';

/** One path as one reader asked for it, and the answer. */
export interface MatrixCase<Reader extends string = string> {
  readonly path: SchemaPath;
  readonly reader: Reader;
  readonly answer: MatrixAnswer;
}

/** The measures that answers are judged by. */
export interface JudgeOptions<Reader extends string, Label extends string> {
  readonly schema: GraphQLSchema;
  readonly truth: SchemaTruth<Reader, Label>;
  readonly tables: TableRows;
}

/** The place of the judge in an answer: the nearest row above, and its type. */
interface RowPlace {
  readonly type: string;
  readonly row: Row;
}

interface ConnectionAnswer {
  readonly totalCount?: number;
  readonly totalCountIsCapped?: boolean;
  readonly edges: readonly { readonly node: Row; readonly cursor: string }[];
}

type WrittenValue = string | number | boolean | null | undefined;

/** A value of the database as an answer writes it; undefined if the two cannot be compared directly. */
function written(value: unknown): WrittenValue {
  if (value === null || value === undefined) return null;
  if (isInstant(value)) return value.toISOString();
  if (typeof value === 'bigint') return value.toString();
  if (typeof value === 'object') return 'toFixed' in value ? (value as { toFixed(): string }).toFixed() : undefined;
  return value as string | number | boolean;
}

/** A value as its row holds it: the key in the id of another row, if it is such an id. */
function keyIn(value: unknown): string {
  const [, key] = /^[A-Z]\w+:(.+)$/.exec(Buffer.from(String(value), 'base64').toString()) ?? [];
  return key ?? String(value);
}

/** The objects of a step's type in what its field answered. */
function objectsOf({ shape, type, nodes }: PathStep, value: unknown): readonly (Row | null)[] {
  if (shape === 'one') return value === null ? [] : [value as Row];
  const list = (value ?? []) as readonly (Row | null)[];
  return nodes === undefined ? list : list.filter((object) => object?.__typename === type);
}

const isOfOtherType = ({ type }: PathStep, value: unknown): boolean =>
  value !== null && (value as { readonly __typename?: string }).__typename !== type;

/** A field that answers a list of the rows that it names is asked for one: what it answers is that row. */
function asOne(step: PathStep, value: unknown): { readonly step: PathStep; readonly value: unknown } {
  if (!namesRow(step) || step.shape !== 'list') return { step, value };
  const [row = null] = (value ?? []) as readonly unknown[];
  return { step: { ...step, shape: 'one' }, value: row };
}

/** The extensions of a field that a list builder made. */
interface RowField {
  readonly rowSource?: { readonly mayBeAbsent?: boolean };
}

const codeOf = (error: NonNullable<MatrixAnswer['errors']>[number]): unknown => error.extensions?.code;

/**
 * Compares answers with the declarations and with the truth. Collects what is wrong rather than stopping at the first, and counts
 * (field, reader, path) cases.
 *
 * @example
 * const judge = new Judge({ schema, truth, tables });
 * judge.judge({ path, reader: 'amara', answer });
 * judge.wrong; // []
 */
export class Judge<Reader extends string = string, Label extends string = string> {
  readonly wrong: string[] = [];
  /** Coordinates that were read on at least one row, allowed or denied. */
  readonly reached = new Set<string>();
  readonly declared: DeclaredFields<Label>;
  readonly #schema: GraphQLSchema;
  readonly #truth: SchemaTruth<Reader, Label>;
  readonly #tables: TableRows;
  readonly #cases = new Set<string>();
  readonly #byScope = new Map<string, Set<string>>();
  /** The labels of one reader for a row are asked for each field of each answer that has it. */
  readonly #known = new Map<string, WeakMap<Row, ReadonlySet<Label>>>();
  #path = '';
  #at = '';
  #denied = new Map<string, number>();
  #hidden = 0;

  constructor({ schema, truth, tables }: JudgeOptions<Reader, Label>) {
    this.declared = declaredFields<Label>(schema);
    this.#schema = schema;
    this.#truth = truth;
    this.#tables = tables;
  }

  get cases(): number {
    return this.#cases.size;
  }

  /** Cases by the scope of the row that was read, `no scope` if it has none: a list's rows may be of several. */
  get casesByScope(): Readonly<Record<string, number>> {
    return Object.fromEntries([...this.#byScope].sort().map(([scope, cases]) => [scope, cases.size]));
  }

  /** Declared fields that no answer reached. An interface is read by its types, each of which declares its fields. */
  get unreached(): readonly string[] {
    const coordinates = [...this.declared].flatMap(([type, fields]) =>
      isInterfaceType(this.#schema.getType(type)) ? [] : [...fields.keys()].map((field) => `${type}.${field}`),
    );
    return coordinates.filter((coordinate) => !this.reached.has(coordinate));
  }

  judge({ path, reader, answer }: MatrixCase<Reader>): void {
    this.#path = pathName(path);
    this.#at = `${reader}: ${this.#path}`;
    this.#denied = new Map();
    this.#hidden = 0;
    const [first] = path as [PathStep, ...PathStep[]];
    const refusal = this.#truth.refusal?.(first.field, reader) ?? null;
    if (refusal !== null) {
      this.#expectRefusal(answer, refusal);
      this.#countRefused(path, reader);
      return;
    }
    if (answer.data) this.#step(path, 0, answer.data[first.field], { place: null, reader });
    else this.#say('the whole answer is null');
    this.#expectErrors(answer);
  }

  #say(fault: string): void {
    this.wrong.push(`${this.#at}: ${fault}`);
  }

  #truthOf(type: string): TypeTruth<Reader, Label> | undefined {
    return this.#truth.types[type];
  }

  /** The rows that a step should show, or null if it leads to no row of its own. */
  #expected(step: PathStep, parent: RowPlace | null, reader: Reader): readonly Row[] | null {
    const truth = this.#truthOf(step.type);
    if (!truth) return null;
    const coordinate = `${step.parent}.${step.field}`;
    const rows = this.#tables[truth.table] ?? [];
    const link = this.#truth.links[coordinate];
    const tables = this.#tables;
    let linked: readonly Row[];
    if (namesRow(step)) linked = rows.filter((row) => this.#isNamed(truth, row, step));
    else if (link) linked = link({ parent: parent?.row ?? null, reader, tables, rows, args: step.args });
    else throw new Error(`The truth has no link of ${coordinate}`);
    return linked.filter((row) => truth.visible(reader, row, tables));
  }

  /** Tests that an absent row of a root field is null without an error. */
  #mayBeAbsent({ field }: PathStep): boolean {
    const { rowSource } = (this.#schema.getQueryType()?.getFields()[field]?.extensions ?? {}) as RowField;
    return rowSource?.mayBeAbsent === true;
  }

  #isNamed({ key }: TypeTruth<Reader, Label>, row: Row, { args }: PathStep): boolean {
    const [, id] = /"([^"]+)"/.exec(args) ?? [];
    return key !== null && nodeName(this.#truth, row, key) === nameIn(id);
  }

  #step(path: SchemaPath, index: number, answered: unknown, at: Standpoint<Reader>): void {
    const { step, value } = asOne(path[index] as PathStep, answered);
    const expected = this.#expected(step, at.place, at.reader);
    if (step.shape === 'connection') {
      this.#connection(path, index, value as ConnectionAnswer | null, { expected: expected ?? [], reader: at.reader });
      return;
    }
    const objects = objectsOf(step, value);
    if (namesRow(step) && (value === null || isOfOtherType(step, value))) {
      if (expected?.length) this.#say(`${step.field} answers nothing for a visible row`);
      if (value === null) this.#hidden = 1;
      return;
    }
    if (expected && step.shape === 'one' && expected.length === 0) {
      if (value !== null) this.#say('a row is shown that should not be');
      else if (index === 0 && !this.#mayBeAbsent(step)) this.#hidden = 1;
      return;
    }
    // The path of the row's own type judges it.
    if (step.shape === 'one' && step.nodes !== undefined && isOfOtherType(step, value)) return;
    if (expected && objects.length !== expected.length) this.#say(`${objects.length} rows for ${expected.length}`);
    for (const [position, object] of objects.entries()) {
      const row = expected ? this.#rowIn(step, expected, object, position) : undefined;
      this.#object(path, index, object, { ...at, place: row ? { type: step.type, row } : at.place });
    }
  }

  /** The row that an object of a list stands for: the one it names, or the one at its place. */
  #rowIn({ type, shape }: PathStep, expected: readonly Row[], object: Row | null, position: number): Row | undefined {
    const key = this.#truthOf(type)?.key;
    if (shape !== 'list') return expected[0];
    if (!key) return expected[position];
    const row = expected.find((each) => nodeName(this.#truth, each, key) === nameIn(object?.id));
    if (!row) this.#say('shows another row than the visible ones');
    return row;
  }

  #connection(
    path: SchemaPath,
    index: number,
    list: ConnectionAnswer | null,
    { expected, reader }: { readonly expected: readonly Row[]; readonly reader: Reader },
  ): void {
    const step = path[index] as PathStep;
    if (!list) {
      this.#say('the list is null');
      return;
    }
    const nodes = step.nodes ?? step.type;
    // In a list of several types, those of the step's type have answered its selection.
    const edges = list.edges.filter(({ node }) => nodes === step.type || node.__typename === step.type);
    this.#judgeTotals(list, { nodes, reader, total: nodes === step.type ? expected.length : list.edges.length });
    const key = this.#truthOf(step.type)?.key ?? null;
    const names = key === null ? null : expected.map((row) => nodeName(this.#truth, row, key));
    const shown = edges.map(({ node }, at) => (names ? nameIn(node.id) : String(at)));
    const visible = names ?? expected.map((_, at) => String(at));
    if ([...shown].sort().join() !== [...visible].sort().join()) this.#say('shows other rows than the visible ones');
    for (const [at, { node, cursor }] of edges.entries()) {
      this.#coverField(`${nodes}Edge.cursor`, reader);
      if (!cursor) this.#say('an edge has no cursor');
      const row = expected[visible.indexOf(shown[at] as string)];
      this.#object(path, index, node, { place: row ? { type: step.type, row } : null, reader });
    }
  }

  /** Judges the totals and the page information of a connection. */
  #judgeTotals(
    { totalCount, totalCountIsCapped }: ConnectionAnswer,
    { nodes, reader, total }: { readonly nodes: string; readonly reader: Reader; readonly total: number },
  ): void {
    const counts = { totalCount, totalCountIsCapped };
    for (const [field, count] of Object.entries(counts)) {
      if (count !== undefined) this.#coverField(`${nodes}Connection.${field}`, reader);
    }
    for (const field of ['hasNextPage', 'hasPreviousPage', 'startCursor', 'endCursor']) {
      this.#coverField(`PageInfo.${field}`, reader);
    }
    if (totalCount !== undefined && totalCount !== total) this.#say(`totalCount ${totalCount} of ${total} visible`);
    if (totalCountIsCapped) this.#say('totalCount is capped');
  }

  #object(path: SchemaPath, index: number, object: Row | null, at: Standpoint<Reader>): void {
    if (object === null) {
      this.#say('an object is null');
      return;
    }
    const next = path[index + 1];
    if (!next) this.#leaves(path, object, at);
    else if (this.#leads(next, object[next.field], at)) this.#step(path, index + 1, object[next.field], at);
  }

  /** Tests that an object field with a declaration of its own may be followed; judges that a denied one is null. */
  #leads(next: PathStep, value: unknown, { place, reader }: Standpoint<Reader>): boolean {
    const rows = this.declared.get(next.parent)?.get(next.field);
    if (!rows) return true;
    const declaration = declarationOn(rows, place?.row, this.#truth);
    const coordinate = `${next.parent}.${next.field}`;
    this.#coverField(coordinate, reader, place);
    if (this.#reads(declaration?.readers ?? [], next.parent, { place, reader })) return value !== null;
    if (value !== null) this.#say(`${coordinate} leads on for somebody who may not read it`);
    this.#denied.set(coordinate, (this.#denied.get(coordinate) ?? 0) + 1);
    return false;
  }

  #reads(readers: readonly Label[], type: string, { place, reader }: Standpoint<Reader>): boolean {
    const labels = this.#labels(type, place, reader);
    return readers.some((label) => label !== 'operators' && labels.has(label));
  }

  #labels(type: string, place: RowPlace | null, reader: Reader): ReadonlySet<Label> {
    if (!place) return new Set(this.#truth.labelsApart?.(type, reader) ?? this.#truth.roles(reader));
    const name = `${reader} ${place.type}`;
    const known = this.#known.get(name) ?? new WeakMap<Row, ReadonlySet<Label>>();
    this.#known.set(name, known);
    const labels = known.get(place.row) ?? labelsOn(this.#truth, { ...place, tables: this.#tables }, reader);
    known.set(place.row, labels);
    return labels;
  }

  #leaves(path: SchemaPath, object: Row, at: Standpoint<Reader>): void {
    const { type } = path.at(-1) as PathStep;
    for (const [field, rows] of this.declared.get(type) ?? []) {
      if (!(field in object)) continue;
      const declaration = declarationOn(rows, at.place?.row, this.#truth);
      const coordinate = `${type}.${field}`;
      this.#coverField(coordinate, at.reader, at.place);
      const value = object[field];
      if (declaration && this.#reads(declaration.readers, type, at)) {
        this.#compare(declaration, value, at.place, type);
      } else {
        if (value !== null) this.#say(`${coordinate} is read by somebody who may not`);
        this.#denied.set(coordinate, (this.#denied.get(coordinate) ?? 0) + 1);
      }
    }
  }

  /** An allowed value is the truth's, if that states one; else the database's own, if one column of the row's own table holds it. */
  #compare(declaration: DataMapRow, value: unknown, place: RowPlace | null, type: string): void {
    if (!place || place.type !== type) return;
    const { field, held } = declaration;
    const coordinate = `${type}.${field}`;
    const truthOf = this.#truth.values?.[coordinate];
    if (truthOf) {
      if (value !== written(truthOf(place.row, this.#tables)))
        this.#say(`${coordinate} is another value than the data’s`);
      return;
    }
    if (held.length !== 1) return;
    const [table, column] = (held[0] as string).split('.') as [string, string | undefined];
    if (!column || this.#truthOf(type)?.table !== table || field === 'id') return;
    const stored = place.row[column];
    const shown = this.#shown(type, field, written(stored));
    if (shown === null ? value !== null : value === null)
      this.#say(`${coordinate} is ${value === null ? 'null' : 'set'}`);
    else if (shown !== undefined && typeof stored !== 'object' && keyIn(value) !== String(shown)) {
      this.#say(`${coordinate} is another value than the row's`);
    }
  }

  /** A stored value as a field shows it: an enum and some scalars have other names for what is stored. */
  #shown(type: string, field: string, stored: WrittenValue): WrittenValue {
    if (stored === null || stored === undefined) return stored;
    const named = getNamedType((this.#schema.getType(type) as GraphQLObjectType).getFields()[field]?.type);
    const isRenamed = isEnumType(named) || (this.#truth.scalars ?? []).includes(named?.name ?? '');
    return isRenamed && isLeafType(named) ? (named.serialize(stored) as string) : stored;
  }

  #coverField(coordinate: string, reader: Reader, place: RowPlace | null = null): void {
    this.reached.add(coordinate);
    const name = `${coordinate} ${reader} ${this.#path}`;
    this.#cases.add(name);
    const scope = (place && this.#truth.scopeOf?.(place.row)) ?? 'no scope';
    const cases = this.#byScope.get(scope) ?? new Set();
    this.#byScope.set(scope, cases.add(name));
  }

  /** A type that nobody reads counts as a case of each of its fields. */
  #countRefused(path: SchemaPath, reader: Reader): void {
    const { type } = path.at(-1) as PathStep;
    for (const field of this.declared.get(type)?.keys() ?? [])
      this.#cases.add(`${type}.${field} ${reader} ${this.#path}`);
  }

  #expectRefusal({ data, errors = [] }: MatrixAnswer, refusal: string): void {
    if (data && Object.values(data).some((value) => value !== null)) this.#say('a denied field is answered');
    const codes = errors.map(codeOf).join();
    if (codes !== refusal) this.#say(`a denied field answers ${codes || 'nothing'}`);
  }

  /** One error a denied selection with the count of its rows, one NOT_FOUND for a hidden row at the root, and no other. */
  #expectErrors(answer: MatrixAnswer): void {
    const errors = [...(answer.errors ?? [])];
    for (const [coordinate, count] of this.#denied) {
      const at = errors.findIndex((each) => codeOf(each) === 'FORBIDDEN' && each.extensions?.coordinate === coordinate);
      const [error] = at < 0 ? [] : errors.splice(at, 1);
      if (!error) this.#say(`no error for ${coordinate}`);
      else if (error.extensions?.count !== count) {
        this.#say(`${coordinate} counts ${String(error.extensions?.count)} denials of ${count}`);
      }
    }
    for (let hidden = this.#hidden; hidden > 0; hidden--) {
      const at = errors.findIndex((each) => codeOf(each) === 'NOT_FOUND');
      if (at < 0) this.#say('no NOT_FOUND where no row is visible (null alone: `mayBeAbsent` of `row`)');
      else errors.splice(at, 1);
    }
    for (const error of errors)
      this.#say(`unexpected ${codeOf(error) ?? 'error without a code'} ${String(error.extensions?.coordinate ?? '')}`);
  }
}

/** A reader, and the nearest row above. */
interface Standpoint<Reader extends string> {
  readonly place: RowPlace | null;
  readonly reader: Reader;
}
