import {
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLSchema,
  getNamedType,
  isEnumType,
  isLeafType,
} from 'graphql';
import type { Row } from '../index.ts';
import type { MatrixAnswer } from './answer.ts';
import { type AccessMatrix, forEach } from './matrix.ts';
import { documentOf, type PathStep, pathName, type SchemaPath, shortestOf } from './paths.ts';

/** The result of `checkLists`: the faults, and the number of comparisons. */
export interface ListFindings {
  readonly wrong: readonly string[];
  /** The number of pages that were read. */
  readonly pages: number;
  /** The number of orders, each with a direction. */
  readonly orders: number;
  /** The number of values that lists were filtered by. */
  readonly filters: number;
  /** The number of cursors that were sent to another list. */
  readonly cursors: number;
}

interface ListPage {
  readonly totalCount?: number;
  readonly pageInfo: {
    readonly hasNextPage: boolean;
    readonly hasPreviousPage: boolean;
    readonly startCursor: string | null;
    readonly endCursor: string | null;
  };
  readonly edges: readonly { readonly cursor: string; readonly node: Row }[];
}

const fieldAt = (schema: GraphQLSchema, { parent, field }: PathStep): GraphQLField<unknown, unknown> =>
  (schema.getType(parent) as GraphQLObjectType).getFields()[field] as GraphQLField<unknown, unknown>;

/** An argument of a page, in a text of arguments. */
const PAGING = /\b(first|last|after|before|orderBy|direction): ("[^"]*"|\w+),? ?/g;

/** Replaces the arguments of a path's last step that are about pages and order. Its other arguments stay. */
function withArguments(path: SchemaPath, args: string): SchemaPath {
  const last = path.at(-1) as PathStep;
  const own = last.args.replace(/^\(|\)$/g, '').replace(PAGING, '');
  return [...path.slice(0, -1), { ...last, args: `(${[own, args].filter(Boolean).join(', ')})` }];
}

/** The texts of a page's rows, in their order. Cursors are left out, because each read may seal others. */
const textsOf = ({ edges }: ListPage): readonly string[] => edges.map(({ node }) => JSON.stringify(node));

const isEqual = (first: readonly string[], second: readonly string[]): boolean =>
  first.join('\n') === second.join('\n');

/** A list as one reader sees it. */
interface ReadList {
  ask(args: string): Promise<MatrixAnswer>;
  /** Reads the page of these arguments; null if the reader cannot read the list. */
  page(args: string): Promise<ListPage | null>;
  /** Reads the page of these arguments and all pages after it, as one; null if the reader cannot read the list. */
  whole(args: string): Promise<ListPage | null>;
}

function readList<Reader extends string>(
  { schema, ask }: Pick<AccessMatrix<Reader>, 'schema' | 'ask'>,
  path: SchemaPath,
  reader: Reader,
): ReadList {
  const askFor = (args: string) => ask(reader, documentOf(schema, withArguments(path, args)));
  const readPage = async (args: string): Promise<ListPage | null> => {
    const { data } = await askFor(args);
    let value: unknown = data;
    for (const { field } of path) value = (value as Row | null | undefined)?.[field];
    return (value ?? null) as ListPage | null;
  };
  const readWhole = async (args: string): Promise<ListPage | null> => {
    const first = await readPage(args);
    const edges = [...(first?.edges ?? [])];
    for (let page = first; page?.pageInfo.hasNextPage; edges.push(...(page?.edges ?? [])))
      page = await readPage(`${args}, after: "${page.pageInfo.endCursor}"`);
    return first && { ...first, edges };
  };
  return { ask: askFor, page: readPage, whole: readWhole };
}

interface Counts {
  pages: number;
  orders: number;
  filters: number;
  cursors: number;
}

/** The faults of a list that is read in pages of one row, forwards or backwards. */
async function pageFaults(list: ReadList, whole: ListPage, isForward: boolean, counts: Counts): Promise<string[]> {
  const [size, place] = isForward ? ['first: 1', 'after'] : ['last: 1', 'before'];
  const rows: string[] = [];
  const wrong: string[] = [];
  for (let cursor: string | null = null; ; ) {
    counts.pages++;
    const page: ListPage | null = await list.page(cursor === null ? size : `${size}, ${place}: "${cursor}"`);
    if (!page) return ['a page is null where the list is not'];
    const isFirst = cursor === null;
    if (page.totalCount !== whole.totalCount) wrong.push('a page counts otherwise than the list');
    const { hasNextPage, hasPreviousPage, startCursor, endCursor } = page.pageInfo;
    const [isFollowed, isPreceded] = isForward ? [hasNextPage, hasPreviousPage] : [hasPreviousPage, hasNextPage];
    if (isPreceded === isFirst && rows.length > 0) wrong.push('a page does not know of the one before it');
    rows.push(...textsOf(page));
    if (isFollowed !== rows.length < whole.edges.length) wrong.push('a page does not know whether more follow');
    cursor = isForward ? endCursor : startCursor;
    if (!isFollowed || cursor === null) break;
  }
  const inListOrder = isForward ? rows : rows.toReversed();
  if (!isEqual(inListOrder, textsOf(whole)))
    wrong.push(`pages ${isForward ? 'forwards' : 'backwards'} are another list`);
  return wrong;
}

/** The values of an argument of an enum type; none for any other argument. */
const valuesOf = (args: readonly GraphQLArgument[], name: string): readonly string[] => {
  const type = getNamedType(args.find((arg) => arg.name === name)?.type);
  return isEnumType(type) ? type.getValues().map((value) => value.name) : [];
};

/** The faults of a list's orders. Each has to have the rows of the list, and its two directions have to be reverse. */
async function orderFaults(
  list: ReadList,
  {
    field,
    page,
    whole,
  }: { readonly field: GraphQLField<unknown, unknown>; readonly page: string; readonly whole: ListPage },
  counts: Counts,
): Promise<string[]> {
  const wrong: string[] = [];
  const directions = valuesOf(field.args, 'direction');
  const orders = valuesOf(field.args, 'orderBy').map((order) => `, orderBy: ${order}`);
  const rows = [...textsOf(whole)].sort();
  for (const order of orders.length > 0 ? orders : ['']) {
    const texts: (readonly string[])[] = [];
    for (const direction of directions) {
      const sorted = await list.whole(`${page}${order}, direction: ${direction}`);
      counts.orders++;
      texts.push(sorted ? textsOf(sorted) : ['']);
    }
    if (texts.some((sortedRows) => !isEqual([...sortedRows].sort(), rows)))
      wrong.push(`other rows with${order || ' a direction'}`);
    const [first = [], second = []] = texts;
    if (directions.length === 2 && !isEqual(first, second.toReversed())) wrong.push(`another order backwards${order}`);
  }
  return wrong;
}

/** Writes a value of an answer as an argument. */
const literal = ({ type }: GraphQLArgument, value: unknown): string =>
  isEnumType(getNamedType(type)) ? String(value) : JSON.stringify(value);

/** A list whose filters are compared with the whole list. */
interface FilterCheck {
  readonly schema: GraphQLSchema;
  readonly step: PathStep;
  readonly page: string;
  readonly whole: ListPage;
  readonly scopedBy: readonly string[];
}

/** The faults of a list's filters by fields of its rows. A filter has to leave the rows with its value and scope, and no other. */
async function filterFaults(
  list: ReadList,
  { schema, step, page, whole, scopedBy }: FilterCheck,
  counts: Counts,
): Promise<string[]> {
  const wrong: string[] = [];
  const fields = (schema.getType(step.type) as GraphQLObjectType).getFields();
  const { args } = fieldAt(schema, step);
  const scopes = args.filter(({ name }) => scopedBy.includes(name) && !step.args.includes(`${name}:`));
  if (scopes.some(({ name }) => fields[name] === undefined)) return wrong; // rows do not show their scope
  for (const arg of args) {
    const isFilter =
      isLeafType(getNamedType(arg.type)) && getNamedType(fields[arg.name]?.type) === getNamedType(arg.type);
    if (!isFilter || step.args.includes(`${arg.name}:`)) continue;
    const values = [...new Set(whole.edges.map(({ node }) => node[arg.name]))].filter((value) => value != null);
    for (const value of values.slice(0, 2)) {
      const sample = whole.edges.find(({ node }) => node[arg.name] === value)?.node ?? {};
      const filters = [arg, ...scopes.filter(({ name }) => name !== arg.name && sample[name] != null)];
      const filtered = await list.whole(
        [page, ...filters.map((filter) => `${filter.name}: ${literal(filter, sample[filter.name])}`)].join(', '),
      );
      counts.filters++;
      const isSelected = ({ node }: ListPage['edges'][number]) =>
        filters.every(({ name }) => node[name] === sample[name]);
      const rows = textsOf({ ...whole, edges: whole.edges.filter(isSelected) });
      if (!filtered || !isEqual(textsOf(filtered), rows) || (filtered.totalCount ?? rows.length) !== rows.length)
        wrong.push(`${arg.name}: ${literal(arg, value)} filters otherwise than by the field`);
    }
  }
  return wrong;
}

/** The paths whose last step is a connection, and whose other steps lead to one row each. Each connection is reached from `rows` rows. */
export const listPathsOf = (paths: readonly SchemaPath[], rows = 1): readonly SchemaPath[] =>
  shortestOf(
    paths.filter((path) =>
      path.every(({ shape }, i) => (i === path.length - 1 ? shape === 'connection' : shape === 'one')),
    ),
    () => rows,
  );

interface ListCheckOptions {
  /** Arguments of the first page. */
  readonly page?: string;
  readonly atOnce?: number;
  /** The arguments that name the scope of a value. Each filter is sent together with them, because a value without its scope is ambiguous. */
  readonly scopedBy?: readonly string[];
}

/**
 * Compares the pages, orders and filters of lists with the whole list, which the matrix has judged. It does so as each reader, forwards
 * and backwards. It also tests that a list refuses a cursor of another list.
 */
export async function checkLists<Reader extends string>(
  matrix: Pick<AccessMatrix<Reader>, 'schema' | 'readers' | 'ask'>,
  paths: readonly SchemaPath[],
  { page = 'first: 15', atOnce = 8, scopedBy = [] }: ListCheckOptions = {},
): Promise<ListFindings> {
  const { schema, readers } = matrix;
  const wrong: string[] = [];
  const counts: Counts = { pages: 0, orders: 0, filters: 0, cursors: 0 };
  const cursors = new Map<string, string>();
  const questions = paths.flatMap((path) => readers.map((reader) => ({ path, reader })));
  await forEach(
    questions,
    async ({ path, reader }) => {
      const step = path.at(-1) as PathStep;
      const list = readList(matrix, path, reader);
      const whole = await list.whole(page);
      if (!whole) return;
      const faults = [
        ...(await pageFaults(list, whole, true, counts)),
        ...(await pageFaults(list, whole, false, counts)),
        ...(await orderFaults(list, { field: fieldAt(schema, step), page, whole }, counts)),
        ...(await filterFaults(list, { schema, step, page, whole, scopedBy }, counts)),
      ];
      const [other] = [...cursors].find(([, at]) => at !== `${step.parent}.${step.field}`) ?? [];
      if (other !== undefined) {
        counts.cursors++;
        const { errors = [] } = await list.ask(`${page}, after: "${other}"`);
        if (!errors.some(({ extensions }) => extensions?.code === 'CURSOR_INVALID'))
          faults.push('takes a cursor of another list');
      }
      const { endCursor } = whole.pageInfo;
      if (endCursor !== null) cursors.set(endCursor, `${step.parent}.${step.field}`);
      wrong.push(...faults.map((fault) => `${reader}: ${pathName(path)}: ${fault}`));
    },
    atOnce,
  );
  return { wrong, ...counts };
}
