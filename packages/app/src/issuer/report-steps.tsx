import { type ReactNode, useState } from 'react';
import { useSealedDraft } from '../device/sealed-draft.ts';
import { formatMoney } from '../formats.ts';
import type { DocumentsCaseFragment, ReportScreenQuery } from '../generated/operations.ts';
import { AttestorStep } from './report-attestor.tsx';
import { FigureStep } from './report-figure.tsx';
import { PaymentStep, WaitingStep } from './report-payment.tsx';
import type { ProvenReport, ReportPlace } from './report-place.ts';

interface ReportStepsProps extends ReportPlace {
  readonly cases: readonly DocumentsCaseFragment[];
  /** The case that is under way; null if there is none. */
  readonly open: DocumentsCaseFragment | null;
  readonly attestors: NonNullable<ReportScreenQuery['attestors']>['nodes'];
}

type StepState = 'done' | 'next' | 'waits' | 'later';

const STATES: Readonly<Record<StepState, string>> = {
  done: 'done',
  next: 'next',
  waits: 'under way, nothing to do for you',
  later: 'later',
};

const Step = ({ title, state, children }: { title: string; state: StepState; children?: ReactNode }) => (
  <li aria-current={state === 'next' ? 'step' : undefined}>
    <h2>
      {title} <span className={`step-state ${state}`}>{STATES[state]}</span>
    </h2>
    {children}
  </li>
);

const CLOSED: Readonly<Record<NonNullable<DocumentsCaseFragment['closedReason']>, string>> = {
  CONFLICT_OF_INTEREST: 'The attestor closed your last case: they cannot judge you. Choose another attestor.',
  DOCUMENTS_INSUFFICIENT: 'The attestor closed your last case: the documents do not show the figure.',
  FIGURE_MISMATCH: 'The attestor closed your last case: the documents show another figure.',
  OTHER: 'The attestor closed your last case.',
  WITHDRAWN: 'You withdrew your last case.',
};

/** The steps of a report from the figure to the payment. One of them is next. */
export function ReportSteps({ cases, open, attestors, ...place }: ReportStepsProps) {
  const [report, setReport] = useState<ProvenReport | null>(null);
  const { series, period } = place;
  const figure = useSealedDraft(`report ${series.chain} ${series.key} ${period}`, { income: '' });
  const forget = () => {
    setReport(null);
    figure.clear();
  };
  const isProven = open !== null || report !== null;
  const [latest] = cases;
  const attestation =
    open?.state === 'ATTESTED' ? 'done' : open !== null ? 'waits' : report !== null ? 'next' : 'later';
  return (
    <>
      {open === null && latest?.closedReason && <p className="notice">{CLOSED[latest.closedReason]}</p>}
      <ol className="steps">
        <Step title="Your figure and its proof" state={isProven ? 'done' : 'next'}>
          {open === null && <FigureStep {...place} figure={figure} report={report} onProven={setReport} />}
        </Step>
        <Step title="An attestor reads your documents" state={attestation}>
          {open === null && report !== null && (
            <AttestorStep {...place} report={report} attestors={attestors} onSent={forget} />
          )}
          {open?.state === 'OPEN' && <WaitingStep open={open} />}
        </Step>
        <Step title="Send the report, and pay" state={attestation === 'done' ? 'next' : 'later'}>
          {open?.state === 'ATTESTED' && <PaymentStep {...place} open={open} />}
          {report !== null && <p>It will pay {formatMoney(report.payment, place.token)}.</p>}
        </Step>
      </ol>
    </>
  );
}
