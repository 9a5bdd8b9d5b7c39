import { BuildSubmitTier3ReportDocument } from '@income-series/client/operations';
import { GatewayError, keyed } from '@income-series/client/requests';
import { useQuery } from '@tanstack/react-query';
import { Guarded } from '../../access/guarded.tsx';
import { formatMoney } from '../../format/money.ts';
import { formatDateTime } from '../../format/time.ts';
import { shorten } from '../../format/words.ts';
import { withFacts } from '../../gateway/build-watch.ts';
import type { PersonSession } from '../../gateway/session.ts';
import { WithdrawTier3CaseDocument } from '../../generated/documents/issuer.ts';
import { settings } from '../../settings.ts';
import { Action } from '../../ui/action.tsx';
import { Facts } from '../../ui/facts.tsx';
import { MoreDocuments, WithdrawCase } from './case-parts.tsx';
import { deviceFailure } from './device-failure.ts';
import { mostOf, proveAgain, provenInput, type ReportCase, type ReportedSeries, readSignals } from './report-model.ts';
import { UncheckedTermsError } from './report-terms.ts';
import type { AttestorAnswer } from './sealing.ts';
import { UncheckedTerms } from './terms-gate.tsx';

export interface CaseStepProps {
  readonly series: ReportedSeries;
  readonly attestors: readonly AttestorAnswer[];
  readonly reportCase: ReportCase;
  readonly period: string;
  readonly person: PersonSession;
  readonly onChange: () => void;
}

function CaseFacts({ series, reportCase }: Pick<CaseStepProps, 'series' | 'reportCase'>) {
  const { id, attestorKey, openedAt, attestedAt, payment } = reportCase;
  return (
    <Facts
      of={[
        [
          'Payment',
          <Guarded key="payment" field="Tier3Case.payment" id={id}>
            {formatMoney(payment, series.paymentToken)}
          </Guarded>,
        ],
        [
          'Attestor',
          <code key="attestor" title={attestorKey}>
            {shorten(attestorKey)}
          </code>,
        ],
        ['Asked', formatDateTime(openedAt)],
        ['Signed', attestedAt && formatDateTime(attestedAt)],
      ]}
    />
  );
}

/** The place of the payment among the public signals. */
const PAYMENT_SIGNAL = 5;

/** The refusals of a proof whose rate or units are older than the chain's. */
const OUTDATED_PROOF_ERRORS: ReadonlySet<string> = new Set(['SIGNAL_MISMATCH', 'FX_MISMATCH']);

/**
 * Builds the report of a signed case. If this device has the income, the report has to be of it. If rate or units have changed since the
 * case was opened, this device proves the same income again.
 * @throws GatewayError, UncheckedTermsError, Error if this device does not have the income
 */
async function buildReport(person: PersonSession, { series, reportCase, period }: CaseStepProps) {
  const { id, payment } = reportCase;
  const build = async (signals: readonly string[] | null, proof: Partial<ReturnType<typeof provenInput>> = {}) => {
    const most = mostOf(series, BigInt(signals?.[PAYMENT_SIGNAL] ?? payment ?? 0));
    const args = { seriesKey: series.key, period: period.replace('-Q', '') };
    const facts = { most: `${most}`, args: signals === null ? args : { ...args, signals: JSON.stringify(signals) } };
    const input = withFacts(keyed({ id, ...proof }), facts);
    return (await person.gateway.act(BuildSubmitTier3ReportDocument, input)).transaction;
  };
  try {
    return await build(await readSignals(series, period));
  } catch (error) {
    if (!(error instanceof GatewayError && OUTDATED_PROOF_ERRORS.has(error.code))) throw error;
  }
  try {
    const report = await proveAgain({ person, series }, period);
    return await build(report.signals, provenInput(report));
  } catch (error) {
    throw deviceFailure(error);
  }
}

/** The warning of a browser that does not have the income, and so cannot compare the report with it. */
const UncomparedNotice = () => (
  <p className="warning">
    This browser does not have the income of this quarter, so it cannot compare the report with it. It compares series,
    quarter and the most that the contract may take. Send it from the browser that proved it, or load its device file.
  </p>
);

/** A report that an attestor was asked about: it waits for the signature, and is sent once it is there. */
export function CaseStep(props: CaseStepProps) {
  const { series, reportCase, period, person, onChange } = props;
  const { id, state, payment } = reportCase;
  const most = mostOf(series, BigInt(payment ?? 0));
  const ownSignals = useQuery({
    queryKey: ['own signals', series.key, period, series.reportBasis],
    queryFn: () => readSignals(series, period),
    gcTime: 0,
  });
  const withdrawal = (
    <WithdrawCase
      summary="Ask another attestor, or change the income"
      withdraw={() => person.gateway.act(WithdrawTier3CaseDocument, keyed({ id, reason: 'WITHDRAWN' as const }))}
      onChange={onChange}
    />
  );
  if (state === 'OPEN')
    return (
      <section aria-labelledby="waiting">
        <h2 id="waiting">The attestor has not signed yet</h2>
        <p>You may close this page. Your inbox says when the attestor has signed, and the report is sent from here.</p>
        {settings.isDemo && (
          <p>
            In the demo, an attestor’s own tool signs some ten seconds after you asked. Where none runs, the command{' '}
            <code>npx income-series attestor sign</code> does, as docs/attestor.md shows.
          </p>
        )}
        <CaseFacts series={series} reportCase={reportCase} />
        <MoreDocuments
          {...props}
          record="tier3_cases"
          openCase={reportCase}
          seriesKey={series.key}
          domain={series.reportBasis?.domain ?? {}}
        />
        {withdrawal}
      </section>
    );
  return (
    <section aria-labelledby="sending">
      <h2 id="sending">The attestor has signed</h2>
      <p>
        Sending takes up to {formatMoney(most, series.paymentToken)} from your wallet, which the holders then claim,
        less the protocol’s fee{most !== BigInt(payment ?? 0) && ': the payment, and what accrued before'}. The chain’s
        own fee is on top. The wallet is asked for the allowance first, if it is missing. If the exchange rate or the
        units have changed since, this device proves the payment again first.
      </p>
      <CaseFacts series={series} reportCase={reportCase} />
      {ownSignals.data === null && <UncomparedNotice />}
      <Action
        label="Send the report"
        token={series.paymentToken}
        currency={series.currency}
        build={async (sender) => [await buildReport(sender, props)]}
        recover={(error, retry) =>
          error instanceof UncheckedTermsError ? (
            <UncheckedTerms series={series} error={error} onAccept={retry} />
          ) : null
        }
        done="The quarter is reported. Its payment, less the fee, waits for the holders to claim it."
        onDone={onChange}
      />
      {withdrawal}
    </section>
  );
}
