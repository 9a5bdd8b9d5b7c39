import { Link } from '@tanstack/react-router';
import { useRows } from '../answer.ts';
import { formatChain, formatPeriod, formatWord } from '../formats.ts';
import { IssuedSeriesDocument } from '../generated/operations.ts';
import { SeriesTitle } from '../market/series-title.tsx';
import { useReader } from '../reader.ts';
import { MoreRows, Table } from '../ui/index.ts';

/** The series that the signed-in wallet issued. */
export function SeriesListPage() {
  const { wallet } = useReader();
  const issuer = (wallet?.address ?? '') as `0x${string}`;
  const list = useRows(IssuedSeriesDocument, { issuer }, ({ seriesList }) => seriesList);
  return (
    <>
      <h1>Your series</h1>
      <MoreRows list={list} empty="This wallet has issued no series. A draft is the first step.">
        <Table
          caption="Series of this wallet, newest first"
          columns={[
            {
              name: 'Series',
              cell: ({ chain, key, title }) => (
                <Link to="/issuer/series/$chain/$key" params={{ chain, key }}>
                  <SeriesTitle title={title} seriesKey={key} />
                </Link>
              ),
            },
            { name: 'State', cell: ({ state }) => formatWord(state) },
            {
              name: 'Term',
              cell: ({ firstPeriod, lastPeriod }) => `${formatPeriod(firstPeriod)} to ${formatPeriod(lastPeriod)}`,
            },
            { name: 'Chain', cell: ({ chain }) => formatChain(chain) },
          ]}
          rows={list.rows}
          keyOf={({ id }) => id}
          empty=""
        />
      </MoreRows>
      <p>
        <Link to="/issuer/drafts">Drafts of further series</Link>
      </p>
    </>
  );
}
