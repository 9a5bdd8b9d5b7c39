import { Link } from '@tanstack/react-router';
import { SeriesName } from '../account/series-name.tsx';
import { formatChain, shortKey } from '../formats.ts';
import { useChainClock } from '../market/chain-clock.ts';
import { shortId } from '../record-id.ts';
import { type Column, Table, Time } from '../ui/index.ts';
import { type CaseRow, type CaseWords, describeCase, KINDS } from './case-words.ts';

/** The series of a case, by its key alone while the index does not hold it. */
export const CaseSeries = ({ row: { series, seriesKey } }: { readonly row: CaseRow }) =>
  series === null ? <code>{shortKey(seriesKey)}</code> : <SeriesName series={series} />;

interface DescribedCase extends CaseWords {
  readonly row: CaseRow;
}

const COLUMNS: readonly Column<DescribedCase>[] = [
  {
    name: 'Case',
    cell: ({ kind, about, row: { id } }) => (
      <Link to="/admin/cases/$id" params={{ id }}>
        {KINDS[kind][1]}
        {about !== null && `, ${about}`} <code>{shortId(id)}</code>
      </Link>
    ),
  },
  { name: 'Series', cell: ({ row }) => <CaseSeries row={row} /> },
  { name: 'Chain', cell: ({ row: { series } }) => series && formatChain(series.chain) },
  { name: 'Asked', cell: ({ since }) => <Time at={since} /> },
  { name: 'State', cell: ({ state }) => state },
  { name: 'Who is next', cell: ({ next, step }) => <span className={step === null ? undefined : 'warm'}>{next}</span> },
];

/** Cases as a table, each with a link to its screen. */
export function CaseList({ caption, rows }: { readonly caption: string; readonly rows: readonly CaseRow[] }) {
  const clock = useChainClock();
  const described = rows.map((row) => ({
    row,
    ...describeCase(row, row.series === null ? null : clock(row.series.chain)),
  }));
  return <Table caption={caption} columns={COLUMNS} rows={described} keyOf={({ row }) => row.id} empty="" />;
}
