import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Guarded } from '../../access/guarded.tsx';
import { formatMoney } from '../../format/money.ts';
import { useAnswer } from '../../gateway/answers.ts';
import { SeriesProceedsDocument } from '../../generated/documents/account.ts';
import { WorkTokenDocument } from '../../generated/documents/attestor.ts';
import {
  BidsInSeriesDocument,
  OrdersOfAccountDocument,
  PositionStatementDocument,
  PositionsOfAccountDocument,
} from '../../generated/documents/market.ts';
import { SeriesReportsDocument } from '../../generated/documents/series.ts';
import type { InboxQuery } from '../../generated/operations.ts';
import { amountSource, bidAmounts, type NoticeAmount, orderAmounts, positionAmounts } from './notice-money.ts';

type Notice = NonNullable<InboxQuery['myNotifications']>['nodes'][number];
type NoticeSeries = NonNullable<Notice['series']>;

interface NoticeProps {
  readonly notice: Notice;
  readonly series: NoticeSeries;
}

/** The amounts of a notification, and where they are. */
function Amounts({
  of,
  id,
  children,
}: {
  readonly of: readonly NoticeAmount[];
  readonly id?: string;
  readonly children: ReactNode;
}) {
  return (
    <p className="amounts">
      {of.map(({ term, field, value }) => (
        <span key={term}>
          {term}:{' '}
          {field === null ? (
            <strong>{value}</strong>
          ) : (
            <Guarded field={field} id={id}>
              <strong>{value}</strong>
            </Guarded>
          )}
        </span>
      ))}
      {children}
    </p>
  );
}

/** The row of a list that has exactly one. Of several rows, as with several wallets, a notification does not say which it is about. */
const onlyOne = <Row,>(rows: readonly Row[]): Row | undefined => (rows.length === 1 ? rows[0] : undefined);

function BidAmounts({ notice: { kind }, series: { chain, key: seriesKey } }: NoticeProps) {
  const { data } = useAnswer(BidsInSeriesDocument, { chain, key: seriesKey });
  const bid = onlyOne(data?.data.myBids?.nodes ?? []);
  return (
    <Amounts of={bid ? bidAmounts(kind, bid) : []} {...(bid && { id: bid.id })}>
      <Link to="/bids">My bids</Link>
    </Amounts>
  );
}

function OrderAmounts({ notice: { kind, window: number }, series }: NoticeProps) {
  const { data } = useAnswer(OrdersOfAccountDocument, {});
  const orders = (data?.data.myOrders?.nodes ?? []).filter(
    (one) => one.series.key === series.key && one.series.chain === series.chain && one.window.number === number,
  );
  const order = onlyOne(orders);
  return (
    <Amounts of={order ? orderAmounts(kind, order) : []} {...(order && { id: order.id })}>
      <Link to="/orders">My orders</Link>
    </Amounts>
  );
}

function StatedAmounts({ notice, id }: { readonly notice: Notice; readonly id: string }) {
  const { data } = useAnswer(PositionStatementDocument, { id });
  const node = data?.data.node;
  return (
    <Amounts of={node?.__typename === 'Position' ? positionAmounts(notice, node) : []} id={id}>
      <Link to="/holdings/$id" params={{ id }}>
        Statement
      </Link>
    </Amounts>
  );
}

/** The sum that a report paid, for its issuer. A backer without a position sees nothing here, because the sum is not theirs to read. */
function ReportAmounts({ notice: { period }, series: { chain, key: seriesKey } }: NoticeProps) {
  const reports = useAnswer(SeriesReportsDocument, { chain, key: seriesKey });
  const token = useAnswer(WorkTokenDocument, { chain, key: seriesKey }).data?.data.series?.paymentToken;
  const report = reports.data?.data.series?.reports.nodes.find((one) => one.period === period);
  if (!report?.net || !token) return null;
  return (
    <Amounts of={[{ term: 'To holders', field: 'Report.net', value: formatMoney(report.net, token) }]} id={report.id}>
      <IssuerLink series={{ chain, key: seriesKey }} />
    </Amounts>
  );
}

/** The proceeds of a raise, which everybody may read. A curve has no such total. */
function ProceedsAmounts({ series: { chain, key: seriesKey } }: Pick<NoticeProps, 'series'>) {
  const { data } = useAnswer(SeriesProceedsDocument, { chain, key: seriesKey });
  const { auction, paymentToken } = data?.data.series ?? {};
  const value = auction?.proceeds && paymentToken ? formatMoney(auction.proceeds, paymentToken) : null;
  return (
    <Amounts of={value ? [{ term: 'The raise brought', field: null, value }] : []}>
      <IssuerLink series={{ chain, key: seriesKey }} />
    </Amounts>
  );
}

interface IssuerLinkProps {
  readonly series: Pick<NoticeSeries, 'chain' | 'key'>;
}

const IssuerLink = ({ series: { chain, key } }: IssuerLinkProps) => (
  <Link to="/issuer/series/$chain/$key" params={{ chain, key }}>
    Your series
  </Link>
);

/** A holder’s own share or claim. An account without a position is the issuer’s, which reads what the report paid. */
function PositionAmounts({ notice, series }: NoticeProps) {
  const { data } = useAnswer(PositionsOfAccountDocument, {});
  if (data === undefined) return null;
  const positions = (data.data.myPositions?.nodes ?? []).filter(
    (one) => one.series.key === series.key && one.series.chain === series.chain,
  );
  const position = onlyOne(positions);
  if (position) return <StatedAmounts notice={notice} id={position.id} />;
  if (positions.length === 0 && amountSource(notice.kind) === 'report')
    return <ReportAmounts notice={notice} series={series} />;
  return (
    <Amounts of={[]}>
      <Link to="/holdings">Holdings</Link>
    </Amounts>
  );
}

/** The amounts that a notification is about, from the reader’s own records, because a notification itself has none. */
export function NoticeAmounts({ notice, series }: NoticeProps) {
  switch (amountSource(notice.kind)) {
    case 'bid':
      return <BidAmounts notice={notice} series={series} />;
    case 'order':
      return <OrderAmounts notice={notice} series={series} />;
    case 'position':
    case 'report':
      return <PositionAmounts notice={notice} series={series} />;
    case 'issuer':
      return <ProceedsAmounts series={series} />;
    default:
      return null;
  }
}
