import { Link } from '@tanstack/react-router';
import { formatChain, formatUnits, shortKey } from '../formats.ts';
import type { SeriesSummaryFragment } from '../generated/operations.ts';
import { type Column, Table } from '../ui/index.ts';
import { Countdown } from './countdown.tsx';
import { SeriesMoney } from './series-money.tsx';
import { SeriesTitle } from './series-title.tsx';
import { priceOf, stageOf } from './stage.ts';

interface SeriesTableProps {
  readonly rows: readonly SeriesSummaryFragment[];
  /** Says a chain's time in milliseconds since 1970. */
  readonly clock: (chain: string) => number | null;
}

const columnsOf = (clock: SeriesTableProps['clock']): readonly Column<SeriesSummaryFragment>[] => [
  {
    name: 'Series',
    cell: ({ chain, key, title }) => (
      <Link to="/series/$chain/$key" params={{ chain, key }}>
        <SeriesTitle title={title} seriesKey={key} />
      </Link>
    ),
  },
  {
    name: 'State',
    cell: (series) => {
      const chainMs = clock(series.chain);
      const stage = stageOf(series, chainMs ?? Date.now());
      return (
        <div>
          {stage.words}
          <Countdown stage={stage} chainMs={chainMs} />
        </div>
      );
    },
  },
  {
    name: 'Price of a unit',
    isNumber: true,
    cell: (series) => {
      const price = priceOf(series);
      return price && <SeriesMoney series={series} amount={price.amount} />;
    },
  },
  { name: 'Units offered', isNumber: true, cell: ({ unitsOffered }) => formatUnits(unitsOffered) },
  {
    name: 'Paid so far',
    isNumber: true,
    cell: (series) => (
      <SeriesMoney series={series} amount={series.paidTotal} coordinate="Series.paidTotal" id={series.id} />
    ),
  },
  {
    name: 'Issuer',
    cell: ({ issuer }) => (
      <code className="short" title={issuer}>
        {shortKey(issuer)}
      </code>
    ),
  },
  { name: 'Chain', cell: ({ chain }) => formatChain(chain) },
];

export const SeriesTable = ({ rows, clock }: SeriesTableProps) => (
  <Table caption="Series" columns={columnsOf(clock)} rows={rows} keyOf={({ id }) => id} empty="No series fits." />
);
