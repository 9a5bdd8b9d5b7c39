import { useLocation, useParams } from '@tanstack/react-router';
import { lazy, Suspense, useEffect } from 'react';
import { Guarded } from '../../access/guarded.tsx';
import { Bars } from '../../charts/bars.tsx';
import { formatCount, formatMoney, formatUnits } from '../../format/money.ts';
import { formatDate, formatDateTime, formatPeriod } from '../../format/time.ts';
import { chainName, periodState } from '../../format/words.ts';
import { useAnswer, useFeed, useRows } from '../../gateway/answers.ts';
import { useReader } from '../../gateway/session.ts';
import {
  SeriesActivityDocument,
  SeriesActivityFeedDocument,
  SeriesOverviewDocument,
  SeriesReportsDocument,
} from '../../generated/documents/series.ts';
import { Countdown } from '../../ui/countdown.tsx';
import { Facts } from '../../ui/facts.tsx';
import { FeedNotice } from '../../ui/feed-notice.tsx';
import { Key } from '../../ui/key.tsx';
import { Reading } from '../../ui/reading.tsx';
import { Rows } from '../../ui/rows.tsx';
import { Screen } from '../../ui/screen.tsx';
import { SeriesName } from '../../ui/series-name.tsx';
import { SaleTime, StateBadge, StateMeaning } from '../../ui/state-badge.tsx';
import { BidSection } from '../market/bid-form.tsx';
import { CurveTradeSection } from '../market/curve-trade.tsx';
import { OrderSection } from '../market/order-form.tsx';
import { OwedSection } from '../market/owed.tsx';
import { PHASE_READ_MS } from '../market/sealed.ts';
import { activityWords } from './activity-words.ts';
import { CurveSection } from './curve.tsx';
import { firstPayment } from './first-payment.ts';
import { CalculatorQuestion } from './payment-calculator.tsx';
import { RaiseSection } from './raise.tsx';
import { TermsSection } from './terms.tsx';
import { PaymentTokenName } from './token-name.tsx';
import type { SeriesOverview } from './types.ts';
import { WindowsSection } from './windows.tsx';

const OwnPart = lazy(async () => ({ default: (await import('../market/own-part.tsx')).OwnPart }));

interface PlaceOfSeries {
  readonly chain: string;
  readonly seriesKey: `0x${string}`;
}

function Money({ series, denied }: { readonly series: SeriesOverview; readonly denied: ReadonlySet<string> }) {
  const { id, paymentToken: token } = series;
  const value = (field: 'paidTotal' | 'accruedTotal' | 'creditTotal') => (
    <Guarded field={`Series.${field}`} id={id} denied={denied}>
      {formatMoney(series[field], token)}
    </Guarded>
  );
  return (
    <Facts
      of={[
        ['Paid in', <PaymentTokenName key="token" token={token} />],
        ['Paid, with the fee', value('paidTotal')],
        ['Owed and not paid yet', value('accruedTotal')],
        ['Credit of the issuer', value('creditTotal')],
        ['Paid at most, in all', formatMoney(series.cap, token)],
      ]}
    />
  );
}

/** The quarters of a series, each with its report and its money. */
function PeriodTable({ series, denied }: { readonly series: SeriesOverview; readonly denied: ReadonlySet<string> }) {
  const { periods, paymentToken: token } = series;
  return (
    <div className="wide whole">
      <table>
        <thead>
          <tr>
            <th scope="col">Quarter</th>
            <th scope="col">State</th>
            <th scope="col">Report</th>
            <th scope="col" className="number">
              Paid
            </th>
            <th scope="col" className="number">
              Owed
            </th>
          </tr>
        </thead>
        <tbody>
          {periods.nodes.map(({ id, period, state, opensAt, closesAt, lateEndsAt, net, accrual }) => (
            <tr key={id}>
              <th scope="row">{formatPeriod(period)}</th>
              <td data-name="State">{periodState(state)}</td>
              <td data-name="Report">
                {state === 'UPCOMING' ? (
                  <>
                    can be reported <Countdown at={opensAt} chain={series.chain} />
                  </>
                ) : state === 'LATE' ? (
                  <>
                    late, missed if not reported <Countdown at={lateEndsAt} chain={series.chain} />
                  </>
                ) : state === 'REPORTED' || state === 'MISSED' ? (
                  `was due by ${formatDate(closesAt)}`
                ) : (
                  `due by ${formatDateTime(closesAt)}`
                )}
              </td>
              <td className="number" data-name="Paid">
                <Guarded field="ReportingPeriod.net" id={id} denied={denied}>
                  {formatMoney(net, token)}
                </Guarded>
              </td>
              <td className="number" data-name="Owed">
                <Guarded field="ReportingPeriod.accrual" id={id} denied={denied}>
                  {formatMoney(accrual, token)}
                </Guarded>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Periods({ series, denied }: { readonly series: SeriesOverview; readonly denied: ReadonlySet<string> }) {
  const { periods, paymentToken: token } = series;
  const paidQuarters = periods.nodes.filter(({ net }) => net !== null && net !== undefined);
  const bars = paidQuarters.map(({ period, net }) => ({
    label: formatPeriod(period),
    value: BigInt(net ?? 0),
    text: formatMoney(net, token),
  }));
  return (
    <section aria-labelledby="quarters">
      <h2 id="quarters">Quarters</h2>
      {bars.length > 0 && <Bars title="Paid to holders by quarter, after the fee" heading="Quarter" bars={bars} />}
      {periods.nodes.length > 0 ? (
        <PeriodTable series={series} denied={denied} />
      ) : (
        <p className="empty">No quarter is listed before the series is active.</p>
      )}
    </section>
  );
}

function Reports({ place, series }: { readonly place: PlaceOfSeries; readonly series: SeriesOverview }) {
  const { chain, seriesKey: key } = place;
  const list = useRows(SeriesReportsDocument, { chain, key }, (data) => data.series?.reports);
  return (
    <section aria-labelledby="reports">
      <h2 id="reports">Reports</h2>
      <p className="quiet">Each report has a proof that its payment follows from the income, which nobody learns.</p>
      <Rows list={list} empty="No quarter is reported yet.">
        <ul className="plain-list">
          {list.rows.map(({ id, period, acceptedAt, net, incomeCommitment, txHash }) => (
            <li key={id}>
              <strong>{formatPeriod(period)}</strong>, accepted {formatDateTime(acceptedAt)}, paid{' '}
              <Guarded field="Report.net" id={id} denied={list.denied}>
                {formatMoney(net, series.paymentToken)}
              </Guarded>
              <br />
              <span className="quiet">
                {incomeCommitment && (
                  <>
                    Commitment to the income <Key of={incomeCommitment} />,{' '}
                  </>
                )}
                transaction <Key of={txHash} />
              </span>
            </li>
          ))}
        </ul>
      </Rows>
    </section>
  );
}

function Activity({ place, isCurve }: { readonly place: PlaceOfSeries; readonly isCurve: boolean }) {
  const { chain, seriesKey: key } = place;
  const list = useRows(SeriesActivityDocument, { chain, key }, (data) => data.series?.activity);
  const feed = useFeed(SeriesActivityFeedDocument, { chain, key });
  return (
    <section aria-labelledby="activity">
      <h2 id="activity">Activity</h2>
      <FeedNotice state={feed} />
      <Rows list={list} empty="Nothing has happened yet.">
        <ol className="activity">
          {list.rows.map(({ id, occurredAt, ...event }) => (
            <li key={id}>
              <time dateTime={occurredAt}>{formatDateTime(occurredAt)}</time> {activityWords(event, isCurve)}
            </li>
          ))}
        </ol>
      </Rows>
    </section>
  );
}

/** The section of the signed-in person's part in the series. Its code is loaded, and its query sent, only for such a person. */
function OwnSection({ series }: { readonly series: SeriesOverview }) {
  const { person, isSelf } = useReader();
  if (!isSelf || person === null || person.chain !== series.chain) return null;
  return (
    <Suspense fallback={null}>
      <OwnPart series={series} person={person} />
    </Suspense>
  );
}

/** Scrolls to the part of the page that its address names. The router cannot, because it looks before the series is read. */
function useScrollToHash() {
  const { hash } = useLocation();
  useEffect(() => {
    if (hash !== '') document.getElementById(hash)?.scrollIntoView();
  }, [hash]);
}

function Overview({
  series,
  denied,
  place,
}: {
  readonly series: SeriesOverview;
  readonly denied: ReadonlySet<string>;
  readonly place: PlaceOfSeries;
}) {
  const isCurve = series.curve !== null && series.curve !== undefined;
  useScrollToHash();
  const payment = firstPayment(series);
  return (
    <CalculatorQuestion>
      <p className="lead">
        <StateBadge series={series} /> <SaleTime series={series} />
      </p>
      <StateMeaning state={series.state} />
      <OwnSection series={series} />
      <Facts
        of={[
          ['Key', <Key key="key" of={series.key} />],
          ['Chain', chainName(series.chain)],
          ['Issuer', <Key key="issuer" of={series.issuer} />],
          ['Income in', series.currency],
          ['Pays for', `${formatPeriod(series.firstPeriod)} to ${formatPeriod(series.lastPeriod)}`],
          ['Units offered', formatCount(series.unitsOffered)],
          ['Units outstanding', formatUnits(series.unitsOutstanding, isCurve)],
          ['Contract', <Key key="contract" of={series.contractHash} />],
        ]}
      />
      {payment && <p>{payment}</p>}
      <section aria-labelledby="money">
        <h2 id="money">Money</h2>
        <Money series={series} denied={denied} />
      </section>
      <TermsSection series={series} />
      <OwedSection series={series} />
      <RaiseSection series={series} />
      {series.auction && <BidSection series={series} />}
      <CurveSection series={series} />
      {series.curve && <CurveTradeSection series={series} />}
      <Periods series={series} denied={denied} />
      <WindowsSection series={series} />
      {series.windows.nodes.length > 0 && <OrderSection series={series} />}
      <Reports place={place} series={series} />
      <Activity place={place} isCurve={isCurve} />
    </CalculatorQuestion>
  );
}

/** A series: its state, money, sale, quarters, windows, reports and activity. */
export function SeriesPage() {
  const { chain, key } = useParams({ from: '/series/$chain/$key' });
  const seriesKey = key as `0x${string}`;
  const query = useAnswer(SeriesOverviewDocument, { chain, key: seriesKey }, { everyMs: PHASE_READ_MS });
  return (
    <Screen title={<SeriesName title={query.data?.data.series?.title} of={key} />}>
      <Reading query={query}>
        {({ data: { series }, denied }) =>
          series ? (
            <Overview series={series} denied={denied} place={{ chain, seriesKey }} />
          ) : (
            <p>There is no such series.</p>
          )
        }
      </Reading>
    </Screen>
  );
}
