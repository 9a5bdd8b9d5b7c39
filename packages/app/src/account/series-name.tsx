import { Link } from '@tanstack/react-router';
import type { NamedSeriesFragment } from '../generated/operations.ts';
import { SeriesTitle } from '../market/series-title.tsx';

/** A link to a series. */
export const SeriesName = ({ series }: { readonly series: Pick<NamedSeriesFragment, 'title' | 'key' | 'chain'> }) => (
  <Link to="/series/$chain/$key" params={{ chain: series.chain, key: series.key }}>
    <SeriesTitle title={series.title} seriesKey={series.key} />
  </Link>
);
