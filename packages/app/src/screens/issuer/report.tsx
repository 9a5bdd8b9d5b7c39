import { type IncomeReport, readPeriod, ZERO_PRIOR } from '@income-series/client';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { type ReactNode, useEffect, useState } from 'react';
import { BackupGate } from '../../device/backup-gate.tsx';
import { PassphraseHold } from '../../device/passphrase-hold.tsx';
import { formatPeriod } from '../../format/time.ts';
import { periodState } from '../../format/words.ts';
import { useAnswer } from '../../gateway/answers.ts';
import type { PersonSession } from '../../gateway/session.ts';
import { ReportScreenDocument } from '../../generated/documents/issuer.ts';
import type { ReportScreenQuery } from '../../generated/operations.ts';
import { Reading } from '../../ui/reading.tsx';
import { SignedIn } from '../../ui/signed-in.tsx';
import { forgetReport, readReport } from './kept-report.ts';
import { AttestationStep } from './report-attestation.tsx';
import { CaseStep } from './report-case.tsx';
import { FinishedReport } from './report-finished.tsx';
import { IncomeStep } from './report-income.tsx';
import { figuresOf, type ReportedSeries, type ReportFigures } from './report-model.ts';
import { type RateRequests, RateStep } from './report-rate.tsx';
import { RoutedReport } from './report-routed.tsx';
import { SeriesPath } from './series-path.tsx';
import { TermsGate } from './terms-gate.tsx';

const CASE_STATES: ReadonlySet<string> = new Set(['OPEN', 'ATTESTED']);
const REPORTABLE: ReadonlySet<string> = new Set(['OPEN', 'LATE']);
const STEPS = ['Income', 'Attestation', 'Sending'] as const;

function Steps({ at }: { readonly at: number }) {
  return (
    <ol className="progress" aria-label="Steps of a report">
      {STEPS.map((name, index) => (
        <li key={name} aria-current={index === at ? 'step' : undefined} data-done={index < at}>
          {index + 1}. {name}
        </li>
      ))}
    </ol>
  );
}

const EARLIER_QUARTER =
  'An earlier quarter of this year is reported, and this one is proven on the device that proved it. If that is another browser, ' +
  'import its device file here.';

interface ReportFlowProps {
  readonly series: ReportedSeries;
  readonly attestors: NonNullable<ReportScreenQuery['attestors']>['nodes'];
  readonly period: string;
  readonly rateRequests: RateRequests;
  readonly person: PersonSession;
}

/** The proven report of a quarter, from this page or from this device's store; null if there is none, undefined while the store is read. */
function useProvenReport(figures: ReportFigures) {
  const [report, setReport] = useState<IncomeReport | null>();
  const { seriesKey, period } = figures;
  const kept = useQuery({
    queryKey: ['kept report', seriesKey, period],
    queryFn: () => readReport(figures),
    enabled: report === undefined,
    gcTime: 0,
  });
  const current = report !== undefined ? report : kept.isError ? null : kept.data; // a store that does not answer costs another proof
  const isOfQuarter = !current || (current.seriesKey === seriesKey && current.period === period);
  return { report: isOfQuarter ? current : null, setReport };
}

interface ProofFlowProps extends Omit<ReportFlowProps, 'rateRequests'> {
  readonly figures: ReportFigures;
  readonly rate: ReactNode;
  readonly onChange: () => void;
}

/** Income, proof and attestation. The device keeps a proven report until it is sent, or until another income is proven. */
function ProofFlow({ figures, rate, ...props }: ProofFlowProps) {
  const { report, setReport } = useProvenReport(figures);
  if (report === undefined) return <p role="status">Looking at this device …</p>;
  return (
    <>
      <Steps at={report === null ? 0 : 1} />
      {rate}
      <h2>{report === null ? 'Income' : 'Attestation'}</h2>
      <BackupGate notice={figures.priorCommitment === ZERO_PRIOR ? undefined : EARLIER_QUARTER}>
        <TermsGate series={props.series} figures={figures} person={props.person}>
          {report === null ? (
            <IncomeStep series={props.series} figures={figures} person={props.person} onProven={setReport} />
          ) : (
            <AttestationStep {...props} report={report} onBack={() => setReport(null)} />
          )}
        </TermsGate>
      </BackupGate>
    </>
  );
}

/** A reported quarter, whose proof nobody needs any more. */
function SentReport({ series, period }: Pick<ReportFlowProps, 'series' | 'period'>) {
  useEffect(() => {
    const quarter = readPeriod(period);
    if (quarter !== null) void forgetReport({ seriesKey: series.key, period: quarter });
  }, [series.key, period]);
  return <FinishedReport series={series} period={period} />;
}

/** The steps of a report. If the quarter has an open case, they go on with it, after a reload too. */
function ReportFlow({ rateRequests, ...props }: ReportFlowProps) {
  const { series, attestors, period, person } = props;
  const client = useQueryClient();
  const readAgain = () => void client.invalidateQueries();
  const openCase = series.tier3Cases.nodes.find(({ state }) => CASE_STATES.has(state));
  const state = series.reportBasis?.periodState ?? '';
  const rate = (
    <RateStep series={series} period={period} requests={rateRequests} person={person} onChange={readAgain} />
  );
  if (state === 'REPORTED') return <SentReport series={series} period={period} />;
  if (openCase)
    return (
      <>
        <Steps at={openCase.state === 'OPEN' ? 1 : 2} />
        {rate}
        <CaseStep
          series={series}
          attestors={attestors}
          reportCase={openCase}
          period={period}
          person={person}
          onChange={readAgain}
        />
      </>
    );
  if (!REPORTABLE.has(state))
    return <p>No report of this quarter is accepted now: {periodState(state).toLowerCase()}.</p>;
  if (series.routed) return <RoutedReport series={series} period={period} onDone={readAgain} />;
  const figures = figuresOf(series, period);
  if (typeof figures === 'string') return <p role="alert">{figures}</p>;
  return <ProofFlow {...props} figures={figures} rate={rate} onChange={readAgain} />;
}

/** Reports a quarter: its income, the proof of its payment on this device, the attestation, and the transaction. */
export function ReportPage() {
  const { chain, key, period } = useParams({ from: '/issuer/series/$chain/$key/report/$period' });
  const query = useAnswer(ReportScreenDocument, { chain, key: key as `0x${string}`, period }, { everyMs: 5_000 });
  return (
    <article>
      <SeriesPath chain={chain} of={key} title={query.data?.data.series?.title} />
      <h1>Report {formatPeriod(period)}</h1>
      <SignedIn>
        {(person) => (
          <Reading query={query}>
            {({ data: { series, attestors, fxFallbacks } }) =>
              series?.key === key.toLowerCase() ? (
                <PassphraseHold key={`${chain} ${key} ${period}`}>
                  <ReportFlow
                    series={series}
                    attestors={attestors?.nodes ?? []}
                    period={period}
                    rateRequests={fxFallbacks?.nodes ?? []}
                    person={person}
                  />
                </PassphraseHold>
              ) : (
                <p>There is no such series.</p>
              )
            }
          </Reading>
        )}
      </SignedIn>
    </article>
  );
}
