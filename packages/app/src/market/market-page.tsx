import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { useAnswer } from '../answer.ts';
import { formatChain } from '../formats.ts';
import { MarketDocument, type SeriesSummaryFragment } from '../generated/operations.ts';
import { Status } from '../ui/index.ts';
import { READ_EVERY_MS, useChainClock } from './chain-clock.ts';
import { type MarketSearch, sortRows } from './filters.ts';
import { MarketFilters } from './market-filters.tsx';
import { SeriesCard } from './series-card.tsx';
import { SeriesTable } from './series-table.tsx';
import { stageOf } from './stage.ts';

/** All series, page by page. Its view is in the address, so that a reload and a link show the same. */
export function MarketPage() {
  const search = useSearch({ from: '/' });
  const navigate = useNavigate({ from: '/' });
  const { state, after, view } = search;
  const { data, error, isPending } = useAnswer(
    MarketDocument,
    { state: state ?? null, after: after ?? null },
    { everyMs: READ_EVERY_MS },
  );
  const clock = useChainClock();
  /** Shows another view, from its first page on. */
  const change = (changed: Partial<Record<keyof MarketSearch, unknown>>) =>
    navigate({ search: { ...search, after: undefined, ...changed } as MarketSearch });
  const page = data?.seriesList?.nodes ?? [];
  const rows = shownRows(page, search, clock);
  return (
    <>
      <h1>Series</h1>
      <MarketFilters search={search} onChange={change} />
      <Status>{isPending ? 'Reading the series …' : sentenceOf(rows.length, page.length, search)}</Status>
      {error && <p role="alert">The series could not be read. {error.message}</p>}
      {view === 'table' ? (
        <SeriesTable rows={rows} clock={clock} />
      ) : (
        <ul className="cards">
          {rows.map((series) => (
            <SeriesCard key={series.id} series={series} chainMs={clock(series.chain)} />
          ))}
        </ul>
      )}
      <nav aria-label="Pages" className="pages">
        {after !== undefined && (
          <Link to="/" search={{ ...search, after: undefined } as MarketSearch}>
            First page
          </Link>
        )}
        {data?.seriesList?.pageInfo.hasNextPage && (
          <Link to="/" search={{ ...search, after: data.seriesList.pageInfo.endCursor ?? '' }}>
            Next page
          </Link>
        )}
      </nav>
    </>
  );
}

/** The rows of a page that are of the filter's chain, in the order of the view. */
function shownRows(
  page: readonly SeriesSummaryFragment[],
  search: MarketSearch,
  clock: (chain: string) => number | null,
) {
  const rows = page
    .filter(({ chain }) => search.chain === undefined || chain === search.chain)
    .map((series) => ({ ...series, deadline: stageOf(series, clock(series.chain) ?? Date.now()).until }));
  return sortRows(rows, search);
}

/** The sentence about what is shown. The list has no filter by chain, so the page says how many of its rows have the chain. */
function sentenceOf(shown: number, read: number, { chain, sort }: MarketSearch): string {
  if (read === 0) return 'There is no such series.';
  if (chain !== undefined) return `${shown} of the ${read} series on this page are on ${formatChain(chain)}.`;
  return `${read} series on this page${sort === undefined && read > 1 ? ', newest first' : ''}.`;
}
