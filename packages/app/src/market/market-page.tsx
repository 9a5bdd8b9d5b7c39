import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { useAnswer } from '../answer.ts';
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
  const { state, chain, after, view } = search;
  const { data, error, isPending } = useAnswer(
    MarketDocument,
    { state: state ?? null, chain: chain ?? null, after: after ?? null },
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
      <Status>{isPending ? 'Reading the series …' : sentenceOf(rows.length, search)}</Status>
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

/** The rows of a page in the order of the view. */
function shownRows(
  page: readonly SeriesSummaryFragment[],
  search: MarketSearch,
  clock: (chain: string) => number | null,
) {
  const rows = page.map((series) => ({
    ...series,
    deadline: stageOf(series, clock(series.chain) ?? Date.now()).until,
  }));
  return sortRows(rows, search);
}

/** The sentence about what is shown. */
function sentenceOf(shown: number, { sort }: MarketSearch): string {
  if (shown === 0) return 'There is no such series.';
  return `${shown} series on this page${sort === undefined && shown > 1 ? ', newest first' : ''}.`;
}
