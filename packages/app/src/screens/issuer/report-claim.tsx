import { type IncomeReport, LIQUIDITY_FLAGS, readClaim, requestAttestation } from '@income-series/client';
import { BuildSubmitReportDocument } from '@income-series/client/operations';
import { keyed } from '@income-series/client/requests';
import { useMutation } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { requirePin } from '../../device/pins.ts';
import { withFacts } from '../../gateway/build-watch.ts';
import type { PersonSession } from '../../gateway/session.ts';
import { StartZktlsSessionDocument } from '../../generated/documents/issuer.ts';
import { Action } from '../../ui/action.tsx';
import { Choice } from '../../ui/choice.tsx';
import { Failure } from '../../ui/failure.tsx';
import { SOURCE_KINDS, sourceName } from '../account/words.ts';
import { deviceFailure } from './device-failure.ts';
import { type Liquidity, mostOf, provenInput, type ReportedSeries } from './report-model.ts';
import { requireReport } from './report-terms.ts';
import { signingDomainOf } from './sealing.ts';

type SourceKind = (typeof SOURCE_KINDS)[number];

/** The longest text of a claim that the verifier takes. */
const MAX_CLAIM = 32_768;

interface ClaimedReport {
  readonly series: ReportedSeries;
  readonly period: string;
  readonly report: IncomeReport;
  readonly liquidityFlag: Liquidity;
}

/** The context that a claim of this report has to have. */
const contextOf = ({ seriesKey, period }: IncomeReport): string => `income-series/v1 ${seriesKey} ${period}`;

/** The reason why a text is no claim of this report; null if nothing contradicts it. The verifier checks the rest. */
function claimError(text: string, report: IncomeReport): string | null {
  if (text.length > MAX_CLAIM) return 'A claim is shorter than this text.';
  try {
    const { claimData } = readClaim(text);
    const { contextMessage } = JSON.parse(claimData.context) as { readonly contextMessage?: unknown };
    if (contextMessage === contextOf(report)) return null;
    return 'This claim is of another series or another quarter.';
  } catch {
    return 'This is no claim: it is JSON with identifier, claimData and signatures.';
  }
}

/** Has the verifier sign the report by a claim, and builds its transaction. The claim and the income go to the verifier alone. */
async function buildClaimedReport(
  person: PersonSession,
  { series, period, report, liquidityFlag }: ClaimedReport,
  text: string,
) {
  const { key: seriesKey, chain, reportBasis } = series;
  const domain = signingDomainOf(reportBasis?.domain ?? {});
  if (!reportBasis?.verifierUrl || domain === null) throw new Error('This gateway names no verifier.');
  await requireReport(person, series, period, report);
  try {
    await requirePin('verifier', 'The verifier that this gateway names', new URL(reportBasis.verifierUrl).href);
    const attestation = await requestAttestation({
      ...{ url: reportBasis.verifierUrl, claim: readClaim(text), report, domain },
      liquidityFlag: LIQUIDITY_FLAGS[liquidityFlag],
    });
    const input = { chain, seriesKey, period, attestation, liquidityFlag, ...provenInput(report) };
    const inputWithFacts = withFacts(keyed(input), { most: `${mostOf(series, report.payment)}` });
    return [(await person.gateway.act(BuildSubmitReportDocument, inputWithFacts)).transaction];
  } catch (error) {
    throw deviceFailure(error);
  }
}

/** The field for a claim: its file, or its text. */
function ClaimField({
  text,
  error,
  onChange,
}: {
  readonly text: string;
  readonly error: string | null;
  readonly onChange: (text: string) => void;
}) {
  const id = useId();
  return (
    <>
      <div className="field">
        <label htmlFor={`${id}-file`}>File of the claim</label>
        <input
          id={`${id}-file`}
          type="file"
          accept="application/json,.json"
          onChange={({ target }) => void target.files?.[0]?.text().then(onChange)}
        />
      </div>
      <div className="field">
        <label htmlFor={id}>Or its text</label>
        {error && (
          <span className="field-error" id={`${id}-error`}>
            {error}
          </span>
        )}
        <textarea
          id={id}
          rows={6}
          spellCheck={false}
          aria-invalid={error !== null}
          aria-describedby={error ? `${id}-error` : undefined}
          value={text}
          onChange={({ target }) => onChange(target.value)}
        />
      </div>
    </>
  );
}

const SOURCES = SOURCE_KINDS.map((kind) => [kind, sourceName(kind)] as const);
const STEPS = ['Source', 'Claim', 'Report'] as const;

/** The steps of a report by a zkTLS claim: record the kind of the income's source, enter the source's answer with a notary's signature, send. */
export function ClaimStep({
  person,
  onDone,
  ...claimed
}: ClaimedReport & { readonly person: PersonSession; readonly onDone: () => void }) {
  const [text, setText] = useState('');
  const error = text === '' ? null : claimError(text, claimed.report);
  const { series, period } = claimed;
  const { chain, key: seriesKey, reportBasis, paymentToken } = series;
  const starting = useMutation({
    mutationFn: async (source: SourceKind) => {
      await person.gateway.act(StartZktlsSessionDocument, keyed({ chain, seriesKey, period, source }));
      return source;
    },
  });
  const { host } = new URL(reportBasis?.verifierUrl ?? location.origin);
  const current = starting.data === undefined ? 0 : text === '' || error !== null ? 1 : 2;
  return (
    <>
      <ol className="progress" aria-label="Steps of a claim">
        {STEPS.map((name, index) => (
          <li key={name} aria-current={index === current ? 'step' : undefined} data-done={index < current}>
            {name}
          </li>
        ))}
      </ol>
      <p>
        Choose what the claim comes from. The service keeps the kind for you and admins, and it is never on the chain.
      </p>
      <Choice
        label="Source of the claim"
        options={SOURCES}
        value={starting.data ?? ''}
        onChange={(source) => starting.mutate(source)}
      />
      {starting.error && <Failure error={starting.error} />}
      {starting.data !== undefined && (
        <>
          <p role="status">
            The session is recorded. Your notary’s program now asks the source, and gives you a claim for this context:{' '}
            <code className="whole">{contextOf(claimed.report)}</code>
          </p>
          <p>
            This page sends the claim and your income to the verifier at {host}, and to nobody else. The verifier keeps
            nothing, and signs the report if the claim states the same figure. A claim is good for some minutes.
          </p>
          <ClaimField text={text} error={error} onChange={setText} />
          <Action
            label="Send the report"
            token={paymentToken}
            currency={series.currency}
            isDisabled={text === '' || error !== null}
            build={(sender) => buildClaimedReport(sender, claimed, text)}
            done="The quarter is reported. Its payment, less the fee, waits for the holders to claim it."
            onDone={onDone}
          />
        </>
      )}
    </>
  );
}
