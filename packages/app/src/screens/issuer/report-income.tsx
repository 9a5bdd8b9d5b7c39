import type { IncomeReport } from '@income-series/client';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import { Guarded } from '../../access/guarded.tsx';
import {
  amountError,
  currencyToken,
  formatDecimal,
  formatMoney,
  formatUnits,
  WAD_DECIMALS,
} from '../../format/money.ts';
import type { PersonSession } from '../../gateway/session.ts';
import { AppButton } from '../../ui/button.tsx';
import { Facts } from '../../ui/facts.tsx';
import { Failure } from '../../ui/failure.tsx';
import { Field } from '../../ui/field.tsx';
import { deviceFailure, deviceWords } from './device-failure.ts';
import { IncomeDecrease, isDecrease, type PriorReport, priorSentence } from './income-decrease.tsx';
import { incomeSpan } from './income-span.ts';
import type { ProofStep } from './prover.ts';
import {
  type DeviceFigures,
  paymentOf,
  proveReport,
  type ReportedSeries,
  type ReportFigures,
  readDeviceFigures,
  readIncome,
} from './report-model.ts';

const STEP_WORDS: Readonly<Record<ProofStep, string>> = {
  files: 'The circuit is loaded, and its hash is checked …',
  proof: 'The proof is computed on this device, which takes some seconds …',
};

/** The payment of an income, and the formula that gives it. */
function Payment({
  series,
  figures,
  ytd,
  prior,
}: {
  readonly series: ReportedSeries;
  readonly figures: ReportFigures;
  readonly ytd: bigint;
  readonly prior: bigint;
}) {
  const { id, currency, paymentToken: token, curve } = series;
  const money = currencyToken(currency);
  const { theta } = figures.terms;
  const aboveThreshold = (income: bigint) => (income > theta ? income - theta : 0n);
  const share = BigInt(series.terms.shareRate ?? 0) * 100n;
  return (
    <section aria-labelledby="payment" className="card">
      <h3 id="payment">Payment of this quarter: {formatMoney(paymentOf(figures, ytd, prior), token)}</h3>
      <p>
        Income above the threshold is shared. What the year’s earlier quarters had above it was paid with them. The
        rest, times the rate of a unit, times the units, times the exchange rate, is the payment.
      </p>
      <Facts
        of={[
          ['Income since the year began', formatMoney(ytd, money)],
          [
            'Threshold',
            <Guarded key="theta" field="SeriesTerms.theta" id={id}>
              {formatMoney(theta, money)}
            </Guarded>,
          ],
          ['Above it now', formatMoney(aboveThreshold(ytd), money)],
          ['Above it before', formatMoney(aboveThreshold(prior), money)],
          [
            'Share of all units',
            <Guarded key="share" field="SeriesTerms.shareRate" id={id}>
              {formatDecimal(share, WAD_DECIMALS)}%
            </Guarded>,
          ],
          ['Units paid', formatUnits(figures.unitsOutstanding, curve !== null && curve !== undefined)],
        ]}
      />
    </section>
  );
}

interface IncomeStepProps {
  readonly series: ReportedSeries;
  readonly figures: ReportFigures;
  readonly person: PersonSession;
  readonly onProven: (report: IncomeReport) => void;
}

/** The figures of a device that has the figure of the report before. */
type ReadyFigures = DeviceFigures & { readonly prior: bigint };

/** Proves a report on this device, and says which step its worker is at. */
function useProof({ figures, onProven, ...issuer }: IncomeStepProps) {
  const [step, setStep] = useState<ProofStep | null>(null);
  const [error, setError] = useState<Error | null>(null);
  const prove = async (ytd: bigint) => {
    setError(null);
    setStep('files');
    try {
      onProven(await proveReport(issuer, figures, ytd, setStep));
    } catch (failure) {
      setError(deviceFailure(failure));
    }
    setStep(null);
  };
  return { step, error, prove };
}

/** The hint beside the field: the time of the income, and the figure that was reported before. */
const fieldHint = ({ series, figures }: Pick<IncomeStepProps, 'series' | 'figures'>, report: PriorReport | null) =>
  [
    incomeSpan(figures.period, series.firstPeriod),
    report && priorSentence(report, currencyToken(series.currency)),
    'It stays on this device, and does not survive a reload of this page before it is proven.',
  ]
    .filter(Boolean)
    .join(' ');

/** The form of the year-to-date income, with the payment that it gives. A lower income than before is proven only after a confirmation. */
function IncomeForm({ device, ...props }: IncomeStepProps & { readonly device: ReadyFigures }) {
  const { series, figures } = props;
  const { own, prior, priorReport } = device;
  const [text, setText] = useState('');
  const [confirmedYtd, setConfirmedYtd] = useState<bigint | null>(null);
  const { step, error, prove } = useProof(props);
  const money = currencyToken(series.currency);
  const ytd = readIncome(text, series.currency);
  const isLess = isDecrease(ytd, priorReport);
  const isReady = ytd !== null && step === null && (!isLess || confirmedYtd === ytd);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isReady) void prove(ytd);
  };
  return (
    <form onSubmit={submit}>
      <Field
        label="Income since the year began"
        hint={fieldHint({ series, figures }, priorReport)}
        error={text !== '' && ytd === null ? amountError(money.decimals ?? 2) : null}
        unit={money.symbol}
        inputMode="decimal"
        value={text}
        onChange={setText}
        isDisabled={step !== null}
        isRequired
      />
      {isLess && priorReport && (
        <IncomeDecrease
          report={priorReport}
          money={money}
          isConfirmed={confirmedYtd === ytd}
          onChange={(isConfirmed) => setConfirmedYtd(isConfirmed ? ytd : null)}
        />
      )}
      {own !== null && text === '' && (
        <p>
          This device proved {formatMoney(own, money)} for this quarter before.{' '}
          <AppButton onPress={() => setText(formatDecimal(own, money.decimals ?? 2))}>Use that figure</AppButton>
        </p>
      )}
      {ytd !== null && <Payment series={series} figures={figures} ytd={ytd} prior={prior} />}
      <AppButton type="submit" look="primary" isDisabled={!isReady}>
        Prove the payment
      </AppButton>
      {step && (
        <p role="status" className="proving">
          <progress aria-label="Proof" /> {STEP_WORDS[step]}
        </p>
      )}
      {error && <Failure error={error} />}
    </form>
  );
}

/** The income of a quarter and its proof. The income is written nowhere but in the device's sealed store. */
export function IncomeStep(props: IncomeStepProps) {
  const { figures } = props;
  const device = useQuery({
    queryKey: ['device figures', figures.seriesKey, figures.period],
    queryFn: () => readDeviceFigures(figures),
  });
  if (device.error) return <Failure error={deviceFailure(device.error)} />;
  if (!device.data) return <p role="status">Looking at this device …</p>;
  const { prior } = device.data;
  if (prior !== null) return <IncomeForm {...props} device={{ ...device.data, prior }} />;
  return (
    <>
      <Failure error={new Error(deviceWords('OPENING_MISMATCH', ''))} />
      <p>
        <Link to="/device">Load the device file of that browser</Link>
      </p>
    </>
  );
}
