import { Link, useParams } from '@tanstack/react-router';
import { useAnswer } from '../answer.ts';
import { formatChain, formatTime, NOTHING } from '../formats.ts';
import {
  CaseScreenDocument,
  type EndCaseFragment,
  type PauseCaseFragment,
  type RateCaseFragment,
  type ReviewCaseFragment,
  type YearCaseFragment,
} from '../generated/operations.ts';
import { useChainClock } from '../market/chain-clock.ts';
import { SeriesTitle } from '../market/series-title.tsx';
import { formatSeriesMoney } from '../market/token.ts';
import { Fact, Mark, Status } from '../ui/index.ts';
import { AskedMessage } from './asked-message.tsx';
import { CaseSeries } from './case-list.tsx';
import { CaseStepForm } from './case-step.tsx';
import { type CaseRow, describeCase, formatRate, isCase, KINDS, PAUSE_REASONS } from './case-words.ts';

/** The milliseconds after which a case is read again, because attestors, the issuer and the chain change it. */
const READ_MS = 10_000;

interface Of<Row> {
  readonly row: Row;
}

const Key = ({ of }: { readonly of: string | null }) => (of === null ? NOTHING : <code>{of}</code>);

const PauseFacts = ({
  row: { id, pauseKey, decisionCode, decidedAt, pauseEndsAt, endedAt },
}: Of<PauseCaseFragment>) => (
  <>
    <Fact name="Attestor key">
      <Key of={pauseKey} /> <Mark coordinate="HardshipRequest.attestorKey" id={id} />
    </Fact>
    <Fact name="The attestor’s reason">
      {decisionCode === null ? NOTHING : PAUSE_REASONS[decisionCode]}{' '}
      <Mark coordinate="HardshipRequest.decisionCode" id={id} />
    </Fact>
    <Fact name="Decided">{formatTime(decidedAt)}</Fact>
    <Fact name="End that was approved">{formatTime(pauseEndsAt)}</Fact>
    <Fact name="Ended">{formatTime(endedAt)}</Fact>
  </>
);

const ReviewFacts = ({ row: { id, reviewKey, payment, attestedAt, closedAt, series } }: Of<ReviewCaseFragment>) => (
  <>
    <Fact name="Attestor key">
      <Key of={reviewKey} /> <Mark coordinate="Tier3Case.attestorKey" id={id} />
    </Fact>
    <Fact name="Payment that was proven">
      {series === null ? NOTHING : formatSeriesMoney(payment, series)} <Mark coordinate="Tier3Case.payment" id={id} />
    </Fact>
    <Fact name="Signed">{formatTime(attestedAt)}</Fact>
    <Fact name="Closed">{formatTime(closedAt)}</Fact>
  </>
);

const YearFacts = ({
  row: { id, yearKey, adjustment, attestedAt, closedAt, txHash, series },
}: Of<YearCaseFragment>) => (
  <>
    <Fact name="Attestor key">
      <Key of={yearKey} /> <Mark coordinate="AnnualCase.attestorKey" id={id} />
    </Fact>
    <Fact name="Adjustment of the payments">
      {series === null ? NOTHING : formatSeriesMoney(adjustment, series)}{' '}
      <Mark coordinate="AnnualCase.adjustment" id={id} />
    </Fact>
    <Fact name="Signed">{formatTime(attestedAt)}</Fact>
    <Fact name="Closed">{formatTime(closedAt)}</Fact>
    <Fact name="Transaction">
      <Key of={txHash} />
    </Fact>
  </>
);

const RateFacts = ({ row: { id, signer, rate, signedAt, series } }: Of<RateCaseFragment>) => (
  <>
    <Fact name="Signed rate">
      {series === null ? NOTHING : formatRate(rate, series)} <Mark coordinate="FxFallback.rate" id={id} />
    </Fact>
    <Fact name="Attestor key">
      <Key of={signer} /> <Mark coordinate="FxFallback.signer" id={id} />
    </Fact>
    <Fact name="Signed">{formatTime(signedAt)}</Fact>
    {series?.currency && (
      <Fact name="Feed">
        <Link to="/admin/cases" search={{ kind: 'rate', currency: series.currency }}>
          Its last rate of {series.currency}
        </Link>
      </Fact>
    )}
  </>
);

function EndFacts({ row }: Of<EndCaseFragment>) {
  const { id, attestorKeys, signers, noticeEndsAt, deadlineAt, relayedAt, relayTx } = row;
  return (
    <>
      {attestorKeys?.map((key) => (
        <Fact key={key} name={signers?.includes(key) ? 'Attestor key that signed' : 'Attestor key that has to sign'}>
          <Key of={key} /> <Mark coordinate="ExtinguishmentRequest.signers" id={id} />
        </Fact>
      ))}
      <Fact name="The chain takes signatures from">{formatTime(noticeEndsAt)}</Fact>
      <Fact name="Until">{formatTime(deadlineAt)}</Fact>
      <Fact name="Extinguished">{formatTime(relayedAt)}</Fact>
      <Fact name="Transaction">
        <Key of={relayTx} />
      </Fact>
    </>
  );
}

function Facts({ row }: Of<CaseRow>) {
  switch (row.__typename) {
    case 'HardshipRequest':
      return <PauseFacts row={row} />;
    case 'Tier3Case':
      return <ReviewFacts row={row} />;
    case 'AnnualCase':
      return <YearFacts row={row} />;
    case 'FxFallback':
      return <RateFacts row={row} />;
    case 'ExtinguishmentRequest':
      return <EndFacts row={row} />;
  }
}

/** The message that the case asks for, where the case alone says it: the attestor chooses a part of the others. */
function Message({ row }: Of<CaseRow>) {
  if (row.__typename === 'Tier3Case' && row.reviewState === 'OPEN') return <AskedMessage id={row.id} kind="REPORT" />;
  const isUnsigned = row.__typename === 'ExtinguishmentRequest' && ['OPEN', 'ONE_SIGNED'].includes(row.endState);
  return isUnsigned ? <AskedMessage id={row.id} kind="EXTINGUISH" /> : null;
}

/** A case: its state, the person who acts next, and the step that an admin’s wallet may send. */
export function CasePage() {
  const { id } = useParams({ from: '/admin/cases/$id' });
  const { data, error } = useAnswer(CaseScreenDocument, { id }, { everyMs: READ_MS });
  const clock = useChainClock();
  if (error && !data) return <p role="alert">{error.message}</p>;
  if (!data) return <Status>Reading the case …</Status>;
  const { node: row } = data;
  if (row === null || !isCase(row)) return <h1>There is no such case</h1>;
  const { series, seriesKey } = row;
  const { kind, about, since, state, next, step } = describeCase(row, series && clock(series.chain));
  return (
    <>
      <h1>
        {KINDS[kind][1]}
        {about !== null && `, ${about}`}: <SeriesTitle title={series?.title ?? null} seriesKey={seriesKey} />
      </h1>
      <p>
        <strong>{state}.</strong> {next}
      </p>
      {step !== null && series !== null && <CaseStepForm row={row} series={series} step={step} />}
      <h2>What is known</h2>
      <dl className="facts">
        <Fact name="Series">
          <CaseSeries row={row} />
        </Fact>
        {series !== null && <Fact name="Chain">{formatChain(series.chain)}</Fact>}
        <Fact name="Asked">{formatTime(since)}</Fact>
        <Facts row={row} />
      </dl>
      <Message row={row} />
      <p>
        <Link to="/admin/cases" search={{ kind }}>
          All cases of this kind
        </Link>
      </p>
    </>
  );
}
