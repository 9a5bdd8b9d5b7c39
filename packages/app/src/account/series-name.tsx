import { Link } from '@tanstack/react-router';
import type { NamedSeriesFragment } from '../generated/operations.ts';
import { nameOf } from './series-words.ts';

/** A link to a series. */
export const SeriesName = ({ series }: { readonly series: Pick<NamedSeriesFragment, 'title' | 'key' | 'chain'> }) => (
  <Link to="/series/$chain/$key" params={{ chain: series.chain, key: series.key }}>
    {nameOf(series)}
  </Link>
);
