import { Link, useParams } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { useSigner } from '../account/signer.ts';
import { useAnswer } from '../answer.ts';
import { formatChain, formatPeriod } from '../formats.ts';
import { ReportScreenDocument, type ReportScreenQuery } from '../generated/operations.ts';
import { READ_EVERY_MS, useChainClock } from '../market/chain-clock.ts';
import { SeriesTitle } from '../market/series-title.tsx';
import { spanOf } from '../market/stage.ts';
import { tokenOf } from '../market/token.ts';
import { Status, Time } from '../ui/index.ts';
import { closedWhy, presentCase } from './report-words.ts';

// The steps load after the screen, because they are more than a reader of a reported quarter needs.
const ReportSteps = lazy(async () => ({ default: (await import('./report-steps.tsx')).ReportSteps }));

type Series = NonNullable<ReportScreenQuery['series']>;

/** The time that is left for the report, by the chain's clock. */
function Due({ data, chain, period }: { readonly data: ReportScreenQuery; readonly chain: string; period: string }) {
  const clock = useChainClock();
  const task = data.myIssuerTasks?.nodes.find((one) => one.chain === chain && one.period === period);
  const now = clock(chain);
  const at = task?.dueAt;
  if (!at || now === null) return null;
  const left = Date.parse(at) - now;
  return (
    <p className="countdown">
      {left > 0 ? (
        <>
          Due in <strong>{spanOf(left)}</strong>, <Time at={at} />
        </>
      ) : (
        <>
          <strong className="bad">Late</strong> since <Time at={at} />. It is possible until <Time at={task.lapsesAt} />
          .
        </>
      )}
    </p>
  );
}

/** The quarter cannot be reported here: why, and where to go on. */
const Closed = ({ why, series }: { readonly why: string; readonly series: Series }) => (
  <>
    <p>{why}</p>
    <p>
      <Link to="/issuer">Calendar</Link>{' '}
      <Link to="/series/$chain/$key" params={{ chain: series.chain, key: series.key }}>
        The series
      </Link>
    </p>
  </>
);

/** The screen on which an issuer reports a quarter: the figure, its proof, an attestor, and the payment. */
export function ReportPage() {
  const { chain, key, period } = useParams({ from: '/issuer/report/$chain/$key/$period' });
  const signer = useSigner();
  const { data, error } = useAnswer(
    ReportScreenDocument,
    { chain, seriesKey: key as `0x${string}`, period },
    { everyMs: READ_EVERY_MS },
  );
  if (error) return <p role="alert">{error.message}</p>;
  if (!data) return <p role="status">Reading the quarter …</p>;
  const { series, viewer } = data;
  if (series === null) return <h1>There is no such series</h1>;
  const account = viewer?.account?.id;
  const why =
    signer?.chain === chain
      ? closedWhy(series, signer.address)
      : `Sign in with the wallet on ${formatChain(chain)} that issues this series.`;
  const token = tokenOf(series);
  return (
    <>
      <h1>
        Report {formatPeriod(period)} of <SeriesTitle title={series.title} seriesKey={series.key} />
      </h1>
      {why !== null && <Closed why={why} series={series} />}
      {why === null && <Due data={data} chain={chain} period={period} />}
      {why === null && series.reportBasis && token && account !== undefined && (
        <Suspense fallback={<Status>Reading the steps …</Status>}>
          <ReportSteps
            account={account}
            series={series}
            basis={series.reportBasis}
            token={token}
            period={period}
            cases={data.tier3Cases?.nodes ?? []}
            open={presentCase(data.tier3Cases?.nodes ?? [])}
            attestors={data.attestors?.nodes ?? []}
          />
        </Suspense>
      )}
    </>
  );
}
