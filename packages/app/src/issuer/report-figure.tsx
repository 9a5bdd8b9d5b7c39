import { Link } from '@tanstack/react-router';
import type { DraftState } from '../account/draft.ts';
import { useTask } from '../account/task.ts';
import { formatMoney, formatPeriod } from '../formats.ts';
import { formatMinorUnits } from '../series/income.ts';
import { Button, ErrorSummary, Fact, NumberField } from '../ui/index.ts';
import { ProofProgress } from './proof-progress.tsx';
import type { ProvenReport, ReportPlace } from './report-place.ts';
import { figureFault, readIncome } from './report-words.ts';
import { useProofs } from './use-proof.ts';

const FIGURE = 'report-figure';

export interface FigureStepProps extends ReportPlace {
  /** The figure as it is typed. */
  readonly figure: DraftState<{ readonly income: string }>;
  /** The report, once it is proven; null before. */
  readonly report: ProvenReport | null;
  /** Takes the proven report; null when the figure changes. */
  readonly onProven: (report: ProvenReport | null) => void;
}

/** The payment of a proven figure, with the reason if it pays nothing. */
function Proven({
  report,
  series,
  currency,
  token,
}: { report: ProvenReport; currency: string } & Pick<ReportPlace, 'series' | 'token'>) {
  const isBelow = report.opening.ytd < report.priorOpening.ytd;
  return (
    <>
      <dl className="facts">
        <Fact name="Payment to all units">{formatMoney(report.payment, token)}</Fact>
        <Fact name="Income before this quarter, this year">
          {formatMinorUnits(`${report.priorOpening.ytd}`, currency)}
        </Fact>
      </dl>
      {isBelow && (
        <p className="notice">
          The figure is below the one of your last report, so the quarter pays nothing. If you entered the income of the
          quarter alone, enter all the income since 1 January.
        </p>
      )}
      {!isBelow && report.payment === 0n && (
        <p>
          The income is not above the year’s threshold, so nothing is to be paid. The threshold is in{' '}
          <Link to="/series/$chain/$key" params={{ chain: series.chain, key: series.key }} hash="terms">
            your terms
          </Link>
          . If the figure is wrong, enter the right one.
        </p>
      )}
    </>
  );
}

/** The figure of the quarter, which this device proves and keeps. */
export function FigureStep({ account, series, figure, token, period, report, onProven }: FigureStepProps) {
  const currency = series.currency ?? '';
  const [year] = period.split('-');
  const { change, clear } = figure;
  const text = figure.draft.income;
  const task = useTask();
  const { step, prove, cancel } = useProofs(account);
  const submit = (event: React.FormEvent) => {
    event.preventDefault();
    const fault = figureFault(text, currency);
    if (fault !== null) task.show([{ field: FIGURE, message: fault }]);
    else
      void task.run(async () => {
        const proven = await prove({ series, period, ytd: readIncome(text, currency), opened: null });
        if (proven !== null) onProven(proven);
      });
  };
  const retype = (next: string) => {
    onProven(null);
    if (next === '') clear();
    else change({ income: next });
  };
  return (
    <form onSubmit={submit} noValidate>
      <ErrorSummary problems={task.problems} />
      <NumberField
        id={FIGURE}
        label={`Income from 1 January ${year} to the end of ${formatPeriod(period)}`}
        description="All of the year so far, and not this quarter alone. The figure stays in this browser. To compute the payment it reads your terms, which the list of their readers records."
        unit={currency}
        value={text}
        onChange={retype}
        isDisabled={step !== null}
        error={task.errorOf(FIGURE)}
      />
      {report === null && step === null && (
        <Button type="submit" kind="main" isDisabled={task.isBusy}>
          Compute and prove the payment
        </Button>
      )}
      {report === null && step === null && (
        <p className="quiet">
          If another device made your last report, <Link to="/account/device">bring its file</Link> first.
        </p>
      )}
      <ProofProgress step={step} onCancel={cancel} />
      {report !== null && <Proven report={report} series={series} currency={currency} token={token} />}
    </form>
  );
}
