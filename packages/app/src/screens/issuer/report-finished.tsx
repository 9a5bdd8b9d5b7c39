import { Link } from '@tanstack/react-router';
import { Guarded } from '../../access/guarded.tsx';
import { formatMoney } from '../../format/money.ts';
import { formatDateTime, formatPeriod } from '../../format/time.ts';
import { useAnswer } from '../../gateway/answers.ts';
import { ReportedQuartersDocument } from '../../generated/documents/issuer.ts';
import type { ReportedQuartersQuery } from '../../generated/operations.ts';
import { Countdown } from '../../ui/countdown.tsx';
import { Facts } from '../../ui/facts.tsx';
import { Key } from '../../ui/key.tsx';
import { Reading } from '../../ui/reading.tsx';
import type { ReportedSeries } from './report-model.ts';

type Quarter = NonNullable<ReportedQuartersQuery['series']>['periods']['nodes'][number];

interface QuarterProps {
  readonly series: ReportedSeries;
  readonly quarter: Quarter;
  readonly denied: ReadonlySet<string>;
}

/** The money that the report of a quarter moved. */
function ReportFacts({ series: { paymentToken: token }, quarter, denied }: QuarterProps) {
  const { id, gross, fee, net, accrual, report } = quarter;
  const accrues = BigInt(accrual ?? 0) > 0n;
  const money = (field: 'gross' | 'fee' | 'net' | 'accrual', amount: string | null | undefined) => (
    <Guarded key={field} field={`ReportingPeriod.${field}`} id={id} denied={denied}>
      {formatMoney(amount, token)}
    </Guarded>
  );
  return (
    <Facts
      of={[
        ['Reported', report && formatDateTime(report.acceptedAt)],
        ['Accrued, to be paid later', accrues && money('accrual', accrual)],
        ['Paid in all', !accrues && money('gross', gross)],
        ['To the holders', !accrues && money('net', net)],
        ['To the protocol, as its fee', !accrues && money('fee', fee)],
        ['Transaction', report && <Key key="tx" of={report.txHash} />],
      ]}
    />
  );
}

/** The list of what follows a report: the holders' claims, and the next quarter. */
function NextSteps({
  series: { chain, key, routed },
  period,
  next,
}: Pick<QuarterProps, 'series'> & { readonly period: string; readonly next?: Quarter }) {
  const params = { chain, key };
  return (
    <ul>
      <li>The holders claim their parts themselves, so you send them nothing.</li>
      {!routed && next?.period.slice(0, 4) === period.slice(0, 4) && (
        <li>
          The next report of the year needs the figure of this one. The device that made it has the figure, and so has
          its device file.
        </li>
      )}
      {next === undefined ? (
        <li>
          No other quarter is left to report. What the series still needs is on{' '}
          <Link to="/issuer/series/$chain/$key" params={params}>
            its page
          </Link>
          .
        </li>
      ) : next.state === 'UPCOMING' ? (
        <li>
          {formatPeriod(next.period)} comes next. It can be reported from {formatDateTime(next.opensAt)} (
          <Countdown at={next.opensAt} chain={chain} />) to {formatDateTime(next.closesAt)}.
        </li>
      ) : (
        <li>
          {formatPeriod(next.period)} comes next.{' '}
          <Link to="/issuer/series/$chain/$key/report/$period" params={{ ...params, period: next.period }}>
            Report {formatPeriod(next.period)}
          </Link>
        </li>
      )}
    </ul>
  );
}

/** A quarter that is reported: what was paid, and what comes next. */
export function FinishedReport({ series, period }: { readonly series: ReportedSeries; readonly period: string }) {
  const { chain, key } = series;
  const query = useAnswer(ReportedQuartersDocument, { chain, key }, { everyMs: 5_000 });
  return (
    <section aria-labelledby="finished">
      <h2 id="finished">The quarter is reported</h2>
      <Reading query={query}>
        {({ data, denied }) => {
          const quarters = data.series?.periods.nodes ?? [];
          const quarter = quarters.find((one) => one.period === period);
          if (!quarter?.report) return <p role="status">It is in a block. The index follows in a few seconds …</p>;
          const next = quarters.find(
            (one) => one.period > period && one.state !== 'REPORTED' && one.state !== 'MISSED',
          );
          return (
            <>
              <p role="status">There is nothing left to do for {formatPeriod(period)}.</p>
              <ReportFacts series={series} quarter={quarter} denied={denied} />
              <h3>What comes next</h3>
              <NextSteps series={series} period={period} {...(next ? { next } : {})} />
            </>
          );
        }}
      </Reading>
    </section>
  );
}
