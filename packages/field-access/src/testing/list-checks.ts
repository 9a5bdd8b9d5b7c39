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

/** The comparisons of a run of `checkLists`, and what differed. */
export interface ListFindings {
  readonly wrong: readonly string[];
  /** Pages, orders and filters that were asked for. */
  readonly pages: number;
  readonly orders: number;
  readonly filters: number;
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

const PAGING = /\b(first|last|after|before|orderBy|direction): ("[^"]*"|\w+),? ?/g;

/** A path with other arguments of its last step, beside those that are not of pages. */
function withArguments(path: SchemaPath, args: string): SchemaPath {
  const last = path.at(-1) as PathStep;
  const own = last.args.replace(/^\(|\)$/g, '').replace(PAGING, '');
  return [...path.slice(0, -1), { ...last, args: `(${[own, args].filter(Boolean).join(', ')})` }];
}

/** The texts of a page's rows in their order. They leave cursors out, because each answer seals its cursors afresh. */
const textsOf = ({ edges }: ListPage): readonly string[] => edges.map(({ node }) => JSON.stringify(node));

const alike = (some: readonly string[], others: readonly string[]): boolean => some.join('\n') === others.join('\n');

/** A list as one reader sees it. Arguments name a cursor `$cursor`, because servers keep what they made of a document. */
interface ReadList {
  ask(args: string, cursor?: string): Promise<MatrixAnswer>;
  /** The page of these arguments; null if the reader sees no such list. */
  page(args: string, cursor?: string): Promise<ListPage | null>;
  /** The page of these arguments together with all pages behind it; null if the reader sees no such list. */
  whole(args: string): Promise<ListPage | null>;
}

function readList<Reader extends string>(
  { schema, ask }: Pick<AccessMatrix<Reader>, 'schema' | 'ask'>,
  path: SchemaPath,
  reader: Reader,
): ReadList {
  const { args: declared } = fieldAt(schema, path.at(-1) as PathStep);
  const cursorType = String(declared.find(({ name }) => name === 'after')?.type);
  const askFor = (args: string, cursor?: string) => {
    const document = documentOf(schema, withArguments(path, args));
    return cursor === undefined
      ? ask(reader, document)
      : ask(reader, `query ($cursor: ${cursorType}) ${document}`, { cursor });
  };
  const readPage = async (args: string, cursor?: string): Promise<ListPage | null> => {
    const { data } = await askFor(args, cursor);
    let value: unknown = data;
    for (const { field } of path) value = (value as Row | null | undefined)?.[field];
    return (value ?? null) as ListPage | null;
  };
  const readWhole = async (args: string): Promise<ListPage | null> => {
    const first = await readPage(args);
    const edges = [...(first?.edges ?? [])];
    for (let page = first; page?.pageInfo.hasNextPage; edges.push(...(page?.edges ?? [])))
      page = await readPage(`${args}, after: $cursor`, String(page.pageInfo.endCursor));
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

/** Walks a list page by page; a row a page, so that a list of two has a border between them. */
async function pagesOf(list: ReadList, whole: ListPage, isForward: boolean, counts: Counts): Promise<string[]> {
  const [size, place] = isForward ? ['first: 1', 'after'] : ['last: 1', 'before'];
  const rows: string[] = [];
  const wrong: string[] = [];
  for (let cursor: string | null = null; ; ) {
    counts.pages++;
    const page: ListPage | null = await (cursor === null
      ? list.page(size)
      : list.page(`${size}, ${place}: $cursor`, cursor));
    if (!page) return ['a page is null where the list is not'];
    const isFirst = cursor === null;
    if (page.totalCount !== whole.totalCount) wrong.push('a page counts otherwise than the list');
    const { hasNextPage, hasPreviousPage, startCursor, endCursor }: ListPage['pageInfo'] = page.pageInfo;
    const [more, before] = isForward ? [hasNextPage, hasPreviousPage] : [hasPreviousPage, hasNextPage];
    if (before === isFirst && rows.length > 0) wrong.push('a page does not know of the one before it');
    rows.push(...textsOf(page));
    if (more !== rows.length < whole.edges.length) wrong.push('a page does not know whether more follow');
    cursor = isForward ? endCursor : startCursor;
    if (!more || cursor === null) break;
  }
  const walked = isForward ? rows : rows.toReversed();
  if (!alike(walked, textsOf(whole))) wrong.push(`pages ${isForward ? 'forwards' : 'backwards'} are another list`);
  return wrong;
}

/** The values of an argument that is an enum. */
const valuesOf = (args: readonly GraphQLArgument[], name: string): readonly string[] => {
  const type = getNamedType(args.find((arg) => arg.name === name)?.type);
  return isEnumType(type) ? type.getValues().map((value) => value.name) : [];
};

/** Each order has the rows of the list, and the other direction has them the other way round. */
async function ordersOf(
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
    if (texts.some((each) => !alike([...each].sort(), rows))) wrong.push(`other rows with${order || ' a direction'}`);
    const [one = [], other = []] = texts;
    if (directions.length === 2 && !alike(one, other.toReversed())) wrong.push(`another order backwards${order}`);
  }
  return wrong;
}

/** A value of an answer as an argument is written. */
const literal = ({ type }: GraphQLArgument, value: unknown): string =>
  isEnumType(getNamedType(type)) ? String(value) : JSON.stringify(value);

interface FilterQuestion {
  readonly schema: GraphQLSchema;
  readonly step: PathStep;
  readonly page: string;
  readonly whole: ListPage;
  readonly scopedBy: readonly string[];
}

/** Each filter by a field of the rows leaves the rows with the value and its scope, and no other. */
async function filtersOf(
  list: ReadList,
  { schema, step, page, whole, scopedBy }: FilterQuestion,
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
        [page, ...filters.map((each) => `${each.name}: ${literal(each, sample[each.name])}`)].join(', '),
      );
      counts.filters++;
      const isSelected = ({ node }: ListPage['edges'][number]) =>
        filters.every(({ name }) => node[name] === sample[name]);
      const rows = textsOf({ ...whole, edges: whole.edges.filter(isSelected) });
      if (!filtered || !alike(textsOf(filtered), rows) || (filtered.totalCount ?? rows.length) !== rows.length)
        wrong.push(`${arg.name}: ${literal(arg, value)} filters otherwise than by the field`);
    }
  }
  return wrong;
}

/**
 * The paths to single lists: of every connection that one row leads to, to its first `rows` rows.
 *
 * @example
 * const findings = await checkLists(matrix, listPathsOf(paths, 2));
 */
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
  /** Arguments that every filter is asked together with, because a value alone names rows of one scope only. */
  readonly scopedBy?: readonly string[];
}

/**
 * Compares the pages, orders and filters of lists with the whole list, which the matrix has judged: as each reader, forwards and
 * backwards. A cursor of one list must not be taken by another.
 *
 * @example
 * const { wrong } = await checkLists(matrix, listPathsOf(paths, 2));
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
        ...(await pagesOf(list, whole, true, counts)),
        ...(await pagesOf(list, whole, false, counts)),
        ...(await ordersOf(list, { field: fieldAt(schema, step), page, whole }, counts)),
        ...(await filtersOf(list, { schema, step, page, whole, scopedBy }, counts)),
      ];
      const [other] = [...cursors].find(([, at]) => at !== `${step.parent}.${step.field}`) ?? [];
      if (other !== undefined) {
        counts.cursors++;
        const { errors = [] } = await list.ask(`${page}, after: $cursor`, other);
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
