import { Link } from '@tanstack/react-router';
import { Guarded } from '../../access/guarded.tsx';
import { formatDateTime } from '../../format/time.ts';
import { chainName } from '../../format/words.ts';
import { useRows } from '../../gateway/answers.ts';
import { useChains } from '../../gateway/chains.ts';
import { AuctionDeliveriesDocument } from '../../generated/documents/admin.ts';
import { Countdown } from '../../ui/countdown.tsx';
import { Key } from '../../ui/key.tsx';
import { Rows } from '../../ui/rows.tsx';
import { TitledSeries } from '../../ui/titled-series.tsx';
import { ChainFilter, ChoiceFilter, oneOf, useFilters } from './filters.tsx';
import { RecordTable } from './table.tsx';

const ORDERS = ['latest'] as const;

/** The deliveries of one chain that failed, by when they are tried again. */
export function Deliveries() {
  const [filters, setFilters] = useFilters<'chain' | 'order'>();
  const chains = useChains();
  const chain = oneOf(chains, filters.chain);
  const order = oneOf(ORDERS, filters.order);
  const direction = order === 'latest' ? 'DESC' : 'ASC';
  const list = useRows(AuctionDeliveriesDocument, { chain, direction }, (data) => data.auctionDeliveries);
  return (
    <>
      <h2>Deliveries that failed</h2>
      <p className="quiet">The service tries each of them again. A record is deleted once it is delivered.</p>
      <ChainFilter value={filters.chain} onChange={(next) => setFilters({ chain: next })} />
      <ChoiceFilter
        label="Order"
        values={ORDERS}
        value={order}
        words={() => 'Latest try first'}
        onChange={(next) => setFilters({ order: next })}
      />
      <Rows list={list} empty="Every delivery succeeded.">
        <RecordTable
          caption={`${list.total ?? list.rows.length} deliveries`}
          columns={[
            ['Series'],
            ['Chain'],
            ['What'],
            [
              'Wallet',
              <Guarded key="wallet" field="AuctionDelivery.bidder">
                Wallet
              </Guarded>,
            ],
            ['Tries'],
            ['Error'],
            ['Last try'],
            ['Next try'],
          ]}
        >
          {list.rows.map((row) => (
            <tr key={row.id}>
              <th scope="row">
                <Link to="/series/$chain/$key" params={{ chain: row.chain, key: row.seriesKey }}>
                  <TitledSeries chain={row.chain} of={row.seriesKey} />
                </Link>
              </th>
              <td>{chainName(row.chain)}</td>
              <td>{row.window === 0 ? 'Bid' : `Order of window ${row.window}`}</td>
              <td>
                <Key of={row.bidder} />
              </td>
              <td className="number">{row.attempts}</td>
              <td>
                <code>{row.error}</code>
              </td>
              <td>{formatDateTime(row.lastAttemptAt)}</td>
              <td>
                <Countdown at={row.nextAttemptAt} />
              </td>
            </tr>
          ))}
        </RecordTable>
      </Rows>
    </>
  );
}
