import {
  type GraphQLObjectType,
  type GraphQLSchema,
  getNamedType,
  isEnumType,
  isInterfaceType,
  isLeafType,
} from 'graphql';
import type { DataMapRow, Row } from '../index.ts';
import type { MatrixAnswer } from './answer.ts';
import { type DeclaredFields, declarationOn, declaredFields } from './declared.ts';
import { type PathStep, pathName, type SchemaPath } from './paths.ts';
import { labelsOn, nameIn, nodeName, type SchemaTruth, type TableRows, type TypeTruth } from './truth.ts';

/** The answer to one path's query, as one reader. */
export interface MatrixCase<Reader extends string = string> {
  readonly path: SchemaPath;
  readonly reader: Reader;
  readonly answer: MatrixAnswer;
}

/** The facts by which answers are judged. */
export interface JudgeOptions<Reader extends string, Label extends string> {
  readonly schema: GraphQLSchema;
  readonly truth: SchemaTruth<Reader, Label>;
  readonly tables: TableRows;
}

/** The nearest row above a place in an answer, and its type. */
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

/** Converts a value of the database to the form that an answer has; undefined for a value that cannot be compared. */
function answerForm(value: unknown): WrittenValue {
  if (value === null || value === undefined) return null;
  if (value instanceof Date) return value.toISOString();
  if (typeof value === 'bigint') return value.toString();
  if (typeof value === 'object') return 'toFixed' in value ? (value as { toFixed(): string }).toFixed() : undefined;
  return value as string | number | boolean;
}

/** The key that an id names; a value that is no id as text. */
function keyIn(value: unknown): string {
  const [, key] = /^[A-Z]\w+:(.+)$/.exec(Buffer.from(String(value), 'base64').toString()) ?? [];
  return key ?? String(value);
}

/** The objects of a step's type in the value of its field. */
function objectsOf({ shape, type, nodes }: PathStep, value: unknown): readonly (Row | null)[] {
  if (shape === 'one') return value === null ? [] : [value as Row];
  const list = (value ?? []) as readonly (Row | null)[];
  return nodes === undefined ? list : list.filter((object) => object?.__typename === type);
}

const codeOf = (error: NonNullable<MatrixAnswer['errors']>[number]): unknown => error.extensions?.code;

/**
 * Compares answers with the declarations and with the truth. It collects every fault in `wrong`, and counts cases, each of which is a
 * field, a reader and a path.
 */
export class Judge<Reader extends string = string, Label extends string = string> {
  readonly wrong: string[] = [];
  /** The coordinates of fields that were answered on at least one row, allowed or denied. */
  readonly reached = new Set<string>();
  readonly declared: DeclaredFields<Label>;
  readonly #schema: GraphQLSchema;
  readonly #truth: SchemaTruth<Reader, Label>;
  readonly #tables: TableRows;
  readonly #cases = new Set<string>();
  readonly #byScope = new Map<string, Set<string>>();
  /** The reader and the path that are being judged. */
  #caseName = '';
  /** The number of denials that the answer has to report, by coordinate. */
  #expectedDenials = new Map<string, number>();
  /** The number of NOT_FOUND errors that the answer has to have. */
  #expectedNotFound = 0;

  constructor({ schema, truth, tables }: JudgeOptions<Reader, Label>) {
    this.declared = declaredFields<Label>(schema);
    this.#schema = schema;
    this.#truth = truth;
    this.#tables = tables;
  }

  get cases(): number {
    return this.#cases.size;
  }

  /** The number of cases by the scope of the row; under `no scope` those of rows without one. A list can have rows of several scopes. */
  get casesByScope(): Readonly<Record<string, number>> {
    return Object.fromEntries([...this.#byScope].sort().map(([scope, cases]) => [scope, cases.size]));
  }

  /** The coordinates of declared fields that no answer had. Fields of interfaces are left out, because their types declare them too. */
  get unreached(): readonly string[] {
    const coordinates = [...this.declared].flatMap(([type, fields]) =>
      isInterfaceType(this.#schema.getType(type)) ? [] : [...fields.keys()].map((field) => `${type}.${field}`),
    );
    return coordinates.filter((coordinate) => !this.reached.has(coordinate));
  }

  /** Judges one answer. */
  judge({ path, reader, answer }: MatrixCase<Reader>): void {
    this.#caseName = `${reader}: ${pathName(path)}`;
    this.#expectedDenials = new Map();
    this.#expectedNotFound = 0;
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
    this.wrong.push(`${this.#caseName}: ${fault}`);
  }

  #truthOf(type: string): TypeTruth<Reader, Label> | undefined {
    return this.#truth.types[type];
  }

  /** The rows that a step has to show this reader; null for a step to a type without rows. */
  #expected(step: PathStep, parent: RowPlace | null, reader: Reader): readonly Row[] | null {
    const truth = this.#truthOf(step.type);
    if (!truth) return null;
    const coordinate = `${step.parent}.${step.field}`;
    const rows = this.#tables[truth.table] ?? [];
    const link = this.#truth.links[coordinate];
    const tables = this.#tables;
    let linked: readonly Row[];
    if (coordinate === 'Query.node') linked = rows.filter((row) => this.#isNamed(truth, row, step));
    else if (link) linked = link({ parent: parent?.row ?? null, reader, tables, rows, args: step.args });
    else throw new Error(`The truth has no link of ${coordinate}`);
    return linked.filter((row) => truth.visible(reader, row, tables));
  }

  /** Tests that the id in a step's arguments names a row. */
  #isNamed({ key }: TypeTruth<Reader, Label>, row: Row, { args }: PathStep): boolean {
    const [, id] = /"([^"]+)"/.exec(args) ?? [];
    return key !== null && nodeName(this.#truth, row, key) === nameIn(id);
  }

  /** Judges the value of one step of a path, and the steps after it. */
  #step(path: SchemaPath, index: number, value: unknown, at: Standpoint<Reader>): void {
    const step = path[index] as PathStep;
    const expected = this.#expected(step, at.place, at.reader);
    if (step.shape === 'connection') {
      this.#connection(path, index, value as ConnectionAnswer | null, { expected: expected ?? [], reader: at.reader });
      return;
    }
    const objects = objectsOf(step, value);
    if (step.field === 'node' && (value as { __typename?: string } | null)?.__typename !== step.type) {
      if (expected?.length) this.#say('node answers nothing for a visible row');
      if (value === null) this.#expectedNotFound = 1;
      return;
    }
    if (expected && step.shape === 'one' && expected.length === 0) {
      if (value !== null) this.#say('a row is shown that should not be');
      else if (index === 0) this.#expectedNotFound = 1;
      return;
    }
    if (expected && objects.length !== expected.length) this.#say(`${objects.length} rows for ${expected.length}`);
    for (const [position, object] of objects.entries()) {
      const row = expected ? this.#rowIn(step, expected, object, position) : undefined;
      this.#object(path, index, object, { ...at, place: row ? { type: step.type, row } : at.place });
    }
  }

  /** The row that an object shows, by its id; for rows without ids, by its place in the list. */
  #rowIn({ type, shape }: PathStep, expected: readonly Row[], object: Row | null, position: number): Row | undefined {
    const key = this.#truthOf(type)?.key;
    if (shape !== 'list') return expected[0];
    if (!key) return expected[position];
    const row = expected.find((candidate) => nodeName(this.#truth, candidate, key) === nameIn(object?.id));
    if (!row) this.#say('shows another row than the visible ones');
    return row;
  }

  /** Judges a connection: its counts, its rows and their cursors. */
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
    // In a list of several types, only rows of the step's type have the selected fields.
    const edges = list.edges.filter(({ node }) => nodes === step.type || node.__typename === step.type);
    this.#counts(path, list, { nodes, reader, total: nodes === step.type ? expected.length : list.edges.length });
    const key = this.#truthOf(step.type)?.key ?? null;
    const names = key === null ? null : expected.map((row) => nodeName(this.#truth, row, key));
    const shown = edges.map(({ node }, at) => (names ? nameIn(node.id) : String(at)));
    const visible = names ?? expected.map((_, at) => String(at));
    if ([...shown].sort().join() !== [...visible].sort().join()) this.#say('shows other rows than the visible ones');
    for (const [at, { node, cursor }] of edges.entries()) {
      this.#count(`${nodes}Edge.cursor`, path, reader);
      if (!cursor) this.#say('an edge has no cursor');
      const row = expected[visible.indexOf(shown[at] as string)];
      this.#object(path, index, node, { place: row ? { type: step.type, row } : null, reader });
    }
  }

  /** Judges the totals of a connection, and counts its fields as cases. */
  #counts(
    path: SchemaPath,
    { totalCount, totalCountIsCapped }: ConnectionAnswer,
    { nodes, reader, total }: { readonly nodes: string; readonly reader: Reader; readonly total: number },
  ): void {
    const counts = { totalCount, totalCountIsCapped };
    for (const [field, count] of Object.entries(counts)) {
      if (count !== undefined) this.#count(`${nodes}Connection.${field}`, path, reader);
    }
    for (const field of ['hasNextPage', 'hasPreviousPage', 'startCursor', 'endCursor']) {
      this.#count(`PageInfo.${field}`, path, reader);
    }
    if (totalCount !== undefined && totalCount !== total) this.#say(`totalCount ${totalCount} of ${total} visible`);
    if (totalCountIsCapped) this.#say('totalCount is capped');
  }

  /** Judges an object: its fields if it is the last of the path, else the next step. */
  #object(path: SchemaPath, index: number, object: Row | null, at: Standpoint<Reader>): void {
    if (object === null) {
      this.#say('an object is null');
      return;
    }
    const next = path[index + 1];
    if (!next) this.#leaves(path, object, at);
    else if (this.#canFollow(path, next, object[next.field], at)) this.#step(path, index + 1, object[next.field], at);
  }

  /** Judges an object field that has a declaration of its own, which has to be null if it is denied. True if the path can be followed. */
  #canFollow(path: SchemaPath, next: PathStep, value: unknown, { place, reader }: Standpoint<Reader>): boolean {
    const rows = this.declared.get(next.parent)?.get(next.field);
    if (!rows) return true;
    const declaration = declarationOn(rows, place?.row, this.#truth);
    const coordinate = `${next.parent}.${next.field}`;
    this.#count(coordinate, path, reader, place);
    if (this.#reads(declaration?.readers ?? [], next.parent, { place, reader })) return value !== null;
    if (value !== null) this.#say(`${coordinate} leads on for somebody who may not read it`);
    this.#expectDenial(coordinate);
    return false;
  }

  #expectDenial(coordinate: string): void {
    this.#expectedDenials.set(coordinate, (this.#expectedDenials.get(coordinate) ?? 0) + 1);
  }

  /** Tests that a reader has one of the labels at a place. */
  #reads(readers: readonly Label[], type: string, { place, reader }: Standpoint<Reader>): boolean {
    const labels = this.#labels(type, place, reader);
    return readers.some((label) => label !== 'operators' && labels.has(label));
  }

  #labels(type: string, place: RowPlace | null, reader: Reader): ReadonlySet<Label> {
    if (place) return labelsOn(this.#truth, { ...place, tables: this.#tables }, reader);
    return new Set(this.#truth.labelsApart?.(type, reader) ?? this.#truth.roles(reader));
  }

  /** Judges the declared fields of an object. */
  #leaves(path: SchemaPath, object: Row, at: Standpoint<Reader>): void {
    const { type } = path.at(-1) as PathStep;
    for (const [field, rows] of this.declared.get(type) ?? []) {
      if (!(field in object)) continue;
      const declaration = declarationOn(rows, at.place?.row, this.#truth);
      const coordinate = `${type}.${field}`;
      this.#count(coordinate, path, at.reader, at.place);
      const value = object[field];
      if (declaration && this.#reads(declaration.readers, type, at)) {
        this.#compare(declaration, value, at.place, type);
      } else {
        if (value !== null) this.#say(`${coordinate} is read by somebody who may not`);
        this.#expectDenial(coordinate);
      }
    }
  }

  /** Compares an allowed value with the database, if a single column of the row's own table holds it. */
  #compare(declaration: DataMapRow, value: unknown, place: RowPlace | null, type: string): void {
    if (!place || place.type !== type) return;
    const { field, held } = declaration;
    const coordinate = `${type}.${field}`;
    const valueElsewhere = this.#truth.values?.[coordinate];
    if (valueElsewhere && value !== answerForm(valueElsewhere(place.row, this.#tables)))
      this.#say(`${coordinate} is another value than the data’s`);
    if (held.length !== 1) return;
    const [table, column] = (held[0] as string).split('.') as [string, string | undefined];
    if (!column || this.#truthOf(type)?.table !== table || field === 'id') return;
    const stored = place.row[column];
    const shown = this.#shown(type, field, answerForm(stored));
    if (shown === null ? value !== null : value === null)
      this.#say(`${coordinate} is ${value === null ? 'null' : 'set'}`);
    else if (shown !== undefined && typeof stored !== 'object' && keyIn(value) !== String(shown)) {
      this.#say(`${coordinate} is another value than the row's`);
    }
  }

  /** Converts a stored value to the value that a field shows. Enums and some scalars show other texts than the stored ones. */
  #shown(type: string, field: string, stored: WrittenValue): WrittenValue {
    if (stored === null || stored === undefined) return stored;
    const named = getNamedType((this.#schema.getType(type) as GraphQLObjectType).getFields()[field]?.type);
    const isRenamed = isEnumType(named) || (this.#truth.scalars ?? []).includes(named?.name ?? '');
    return isRenamed && isLeafType(named) ? (named.serialize(stored) as string) : stored;
  }

  /** Counts a case. */
  #count(coordinate: string, path: SchemaPath, reader: Reader, place: RowPlace | null = null): void {
    this.reached.add(coordinate);
    const name = `${coordinate} ${reader} ${pathName(path)}`;
    this.#cases.add(name);
    const scope = (place && this.#truth.scopeOf?.(place.row)) ?? 'no scope';
    const cases = this.#byScope.get(scope) ?? new Set();
    this.#byScope.set(scope, cases.add(name));
  }

  /** Counts a case for each field of the type behind a refused root field. */
  #countRefused(path: SchemaPath, reader: Reader): void {
    const { type } = path.at(-1) as PathStep;
    for (const field of this.declared.get(type)?.keys() ?? [])
      this.#cases.add(`${type}.${field} ${reader} ${pathName(path)}`);
  }

  #expectRefusal({ data, errors = [] }: MatrixAnswer, refusal: string): void {
    if (data && Object.values(data).some((value) => value !== null)) this.#say('a denied field is answered');
    const codes = errors.map(codeOf).join();
    if (codes !== refusal) this.#say(`a denied field answers ${codes || 'nothing'}`);
  }

  /** Expects one error for each denied selection, with the count of its rows; one NOT_FOUND for a hidden row at the root; and no other. */
  #expectErrors(answer: MatrixAnswer): void {
    const errors = [...(answer.errors ?? [])];
    for (const [coordinate, count] of this.#expectedDenials) {
      const isDenial = (error: (typeof errors)[number]) =>
        codeOf(error) === 'FORBIDDEN' && error.extensions?.coordinate === coordinate;
      const index = errors.findIndex(isDenial);
      const [error] = index === -1 ? [] : errors.splice(index, 1);
      if (!error) this.#say(`no error for ${coordinate}`);
      else if (error.extensions?.count !== count) {
        this.#say(`${coordinate} counts ${String(error.extensions?.count)} denials of ${count}`);
      }
    }
    for (let left = this.#expectedNotFound; left > 0; left--) {
      const index = errors.findIndex((error) => codeOf(error) === 'NOT_FOUND');
      if (index === -1) this.#say('no NOT_FOUND for a hidden row');
      else errors.splice(index, 1);
    }
    for (const error of errors) this.#say(`unexpected ${codeOf(error)} ${String(error.extensions?.coordinate ?? '')}`);
  }
}

/** A reader at a place in an answer: the nearest row above it. */
interface Standpoint<Reader extends string> {
  readonly place: RowPlace | null;
  readonly reader: Reader;
}
