import type { SeriesState } from '../generated/operations.ts';
import { STATES } from './stage.ts';

const SORTS = ['title', 'state', 'units', 'deadline'] as const;
export type Sort = (typeof SORTS)[number];

/** The market's view, as the address has it. The key of a default is left out. */
export interface MarketSearch {
  readonly view?: 'table';
  readonly state?: SeriesState;
  /** The chain, as `evm:10143`. */
  readonly chain?: string;
  readonly sort?: Sort;
  readonly descending?: true;
  /** The cursor of the page. */
  readonly after?: string;
}

/** The form of a chain's name; the service refuses a page of other text. */
const CHAIN = /^[a-z0-9-]{1,32}(:[A-Za-z0-9_-]{1,64})?$/;

const isState = (value: unknown): value is SeriesState => typeof value === 'string' && Object.hasOwn(STATES, value);
const isSort = (value: unknown): value is Sort => SORTS.includes(value as Sort);
const isText = (value: unknown): value is string => typeof value === 'string' && value !== '' && value.length <= 1_000;

const isChain = (value: unknown): value is string => typeof value === 'string' && CHAIN.test(value);

/** Reads the view from an address, and leaves out what it does not know: an old link shows the market all the same. */
export function readMarketSearch(search: Readonly<Record<string, unknown>>): MarketSearch {
  const { view, state, chain, sort, descending, after } = search;
  return {
    ...(view === 'table' && { view }),
    ...(isState(state) && { state }),
    ...(isChain(chain) && { chain }),
    ...(isSort(sort) && { sort }),
    ...(isSort(sort) && descending === true && { descending }),
    ...(isText(after) && { after }),
  };
}

/** A row of the table by which it is sorted. */
interface SortableRow {
  readonly title: string | null;
  readonly key: string;
  readonly state: SeriesState;
  readonly unitsOffered: string;
  readonly deadline: string | null;
}

const compareText = (left: string, right: string) => left.localeCompare(right, 'en', { numeric: true });
const compareNumber = (left: bigint, right: bigint) => Number(left > right) - Number(left < right);

const COMPARISONS: Readonly<Record<Sort, (left: SortableRow, right: SortableRow) => number>> = {
  title: (left, right) => compareText(left.title ?? '', right.title ?? ''),
  state: (left, right) => compareText(STATES[left.state], STATES[right.state]),
  units: (left, right) => compareNumber(BigInt(left.unitsOffered), BigInt(right.unitsOffered)),
  deadline: (left, right) => compareText(left.deadline ?? '~', right.deadline ?? '~'),
};

/** Sorts the rows of a page; rows that are equal are sorted by key, so that a page that is read again looks the same. */
export function sortRows<Row extends SortableRow>(
  rows: readonly Row[],
  { sort, descending }: Pick<MarketSearch, 'sort' | 'descending'>,
): readonly Row[] {
  if (sort === undefined) return rows;
  const sign = descending ? -1 : 1;
  return [...rows].sort((left, right) => sign * COMPARISONS[sort](left, right) || compareText(left.key, right.key));
}
