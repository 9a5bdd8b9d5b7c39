import { keyed } from '@income-series/client/gateway';
import { BuildCreateSeriesDocument } from '@income-series/client/operations';
import { Link, useParams } from '@tanstack/react-router';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useSigner } from '../account/signer.ts';
import { useTask } from '../account/task.ts';
import { useAnswer } from '../answer.ts';
import { formatChain, formatMoney, formatPeriod, formatTime, formatUnits, shortKey, type Token } from '../formats.ts';
import {
  type DraftFiguresFragment,
  DraftScreenDocument,
  type DraftScreenQuery,
  IncomeRateDocument,
  RenderSeriesContractDocument,
} from '../generated/operations.ts';
import { SeriesTitle } from '../market/series-title.tsx';
import { tokenOf } from '../market/token.ts';
import { formatMinorUnits, formatShare } from '../series/income.ts';
import { useTransactions } from '../transactions/use-transactions.tsx';
import { Button, Checklist, ErrorSummary, Fact, Mark, Status } from '../ui/index.ts';
import { type DraftStep, draftSteps } from './draft-steps.ts';
import { typedTermsOf } from './typed-draft.ts';
import { useDraftTerms } from './use-draft-terms.ts';

const ContractStep = lazy(async () => ({ default: (await import('../account/contract-step.tsx')).ContractStep }));
const TermsPreview = lazy(async () => ({ default: (await import('./terms-preview.tsx')).TermsPreview }));

/** The milliseconds after which the screen is read again, because an admin and a chain change the draft's state. */
const READ_MS = 10_000;
const percent = (bps: number | null) => `${(bps ?? 0) / 100} %`;

interface DraftProps {
  readonly draft: DraftFiguresFragment;
  readonly token: Token;
}

/** The sale as facts: a raise or a curve. */
function SaleFacts({ draft: { raise, curve }, token }: DraftProps) {
  const money = (amount: string | null) => formatMoney(amount, token);
  if (raise)
    return (
      <>
        <Fact name="Least price of a unit">{money(raise.reservePrice)}</Fact>
        <Fact name="Least proceeds">{money(raise.minRaise)}</Fact>
        <Fact name="Least number of winners">{raise.minHolders}</Fact>
        <Fact name="Most units of one bid">{formatUnits(raise.maxUnitsPerBid)}</Fact>
        <Fact name="Most that one winner may hold">{percent(raise.concentrationBps)}</Fact>
        <Fact name="Bidding ends">{formatTime(raise.commitEndsAt)}</Fact>
        <Fact name="Revealing ends">{formatTime(raise.revealEndsAt)}</Fact>
        <Fact name="It is settled until">{formatTime(raise.gateEndsAt)}</Fact>
        <Fact name="Income is shown">
          {raise.routed ? 'through the router on the chain' : 'by a report each quarter'}
        </Fact>
      </>
    );
  if (!curve) return null;
  return (
    <>
      <Fact name="Money with which the series begins">{money(curve.threshold)}</Fact>
      <Fact name="The sale ends">{formatTime(curve.endsAt)}</Fact>
      <Fact name="Fee of each trade">{percent(curve.feeBps)}</Fact>
      <Fact name="Share that stays in the treasury">{percent(curve.treasuryBps)}</Fact>
    </>
  );
}

/** The public figures, which only the account reads until the series is created. */
function Figures({ draft, token }: DraftProps) {
  const { id, issuer, chain, currency, unitsOffered, raise, curve } = draft;
  const sale = raise ?? curve;
  return (
    <section aria-labelledby="figures">
      <h2 id="figures">
        What everybody reads once it is created{' '}
        <Mark coordinate={raise ? 'SeriesDraft.raise' : 'SeriesDraft.curve'} id={id} />
      </h2>
      <dl className="facts">
        <Fact name="Issued by">
          {shortKey(issuer)} on {formatChain(chain)}
        </Fact>
        <Fact name="Currency of the income">{currency}</Fact>
        <Fact name="Term">
          {formatPeriod(sale?.firstPeriod)} to {formatPeriod(sale?.lastPeriod)}
        </Fact>
        <Fact name="Threshold over the years">
          {draft.indexingRule === 'ANNUAL' ? 'adjusted each year' : 'stays as it is'}
        </Fact>
        <Fact name="Units offered">{formatUnits(unitsOffered)}</Fact>
        <SaleFacts draft={draft} token={token} />
        <Fact name="Cap of all payments">{formatMoney(sale?.cap, token)}</Fact>
      </dl>
    </section>
  );
}

/** The private terms with what they would pay, once the issuer asks for them: each reading is recorded. */
function Terms({ draft, token }: DraftProps) {
  const { id, currency, chain, raise, curve } = draft;
  const [isAsked, setAsked] = useState(false);
  const { data: terms, isFetching, error } = useDraftTerms(draft, isAsked);
  const { data } = useAnswer(IncomeRateDocument, { chain, currency }, { enabled: isAsked });
  const isRouted = raise?.routed === true;
  const theta = terms?.theta ?? null;
  return (
    <section aria-labelledby="private">
      <h2 id="private">Private terms</h2>
      {isAsked && terms ? (
        <>
          <dl className="facts">
            <Fact name="Yearly income from which you pay">
              <span className="value">
                {theta && (isRouted ? formatMoney(theta, token) : formatMinorUnits(theta, currency))}{' '}
                <Mark coordinate="DraftTerms.theta" id={id} />
              </span>
            </Fact>
            <Fact name="Share of the income above it">
              <span className="value">
                {terms.shareRate && formatShare(terms.shareRate)} <Mark coordinate="DraftTerms.shareRate" id={id} />
              </span>
            </Fact>
          </dl>
          <Suspense fallback={null}>
            <TermsPreview
              terms={typedTermsOf(draft, terms)}
              currency={currency}
              token={token}
              isRouted={isRouted}
              isCurve={curve !== null}
              rate={data?.feedRate?.isRecent ? BigInt(data.feedRate.rate) : null}
              cap={BigInt((raise ?? curve)?.cap ?? 0)}
            />
          </Suspense>
        </>
      ) : (
        <Button onPress={() => setAsked(true)} isDisabled={isFetching}>
          Show the private terms
        </Button>
      )}
      <Status>
        {isFetching && 'Opening the private terms …'}
        {error && `The terms could not be read. ${error.message}`}
      </Status>
      <p className="quiet">Each reading of the private terms is recorded, your own too.</p>
    </section>
  );
}

const TITLES: Readonly<Record<DraftStep['name'], string>> = {
  CONTRACT: 'Read and sign the contract of the series',
  APPROVAL: 'Be approved as an issuer',
  CREATION: 'Create the series on the chain',
};
function Contract({ draft: { id, issuer } }: Pick<DraftProps, 'draft'>) {
  const task = useTask();
  return (
    <>
      <ErrorSummary problems={task.problems} />
      <Suspense fallback={null}>
        <ContractStep
          task={task}
          kind="SERIES_CONTRACT"
          fileName="contract-of-the-series"
          requiredWallet={issuer}
          render={(gateway) => gateway.act(RenderSeriesContractDocument, keyed({ id }))}
        />
      </Suspense>
      <Status>{task.isBusy ? 'One moment …' : ''}</Status>
    </>
  );
}

function Creation({ draft, token }: DraftProps) {
  const { run } = useTransactions();
  const signer = useSigner();
  const { id, issuer, chain, raise } = draft;
  const opensRouter = raise?.routed === true && chain.startsWith('solana:');
  if (signer?.address !== issuer)
    return (
      <p>
        Sign in with the wallet <code>{issuer}</code> to create the series.
      </p>
    );
  const create = () =>
    run(
      'Create the series',
      async (gateway) => [(await gateway.act(BuildCreateSeriesDocument, keyed({ id }))).transaction],
      { token },
    );
  return (
    <>
      <p>From the moment it is built, the draft stays as it is. Everybody sees the series once the chain has it.</p>
      {opensRouter && <p>The transaction makes threshold and share public, because income comes through the router.</p>}
      <Button kind="main" onPress={() => void create()}>
        Create the series
      </Button>
    </>
  );
}

const Approval = () => (
  <p>
    An admin approves the wallet on the chain. <Link to="/issuer/apply">Apply as an issuer</Link>
  </p>
);

interface StepsProps extends DraftProps {
  readonly answer: DraftScreenQuery;
}

/** The steps from the draft to the series, with the thing to do for the one that is next. */
function Steps({ draft, token, answer }: StepsProps) {
  const parts: Readonly<Record<DraftStep['name'], ReactNode>> = {
    CONTRACT: <Contract key={draft.version} draft={draft} />,
    APPROVAL: <Approval />,
    CREATION: <Creation draft={draft} token={token} />,
  };
  return <Checklist steps={draftSteps(draft, answer)} titles={TITLES} partOf={(name) => parts[name]} />;
}

/** The screen of a draft: what is next, its figures, and its private terms. */
export function DraftPage() {
  const { id } = useParams({ from: '/issuer/drafts/$id' });
  const { data, error } = useAnswer(DraftScreenDocument, { id }, { everyMs: READ_MS });
  if (error) return <p role="alert">{error.message}</p>;
  if (!data) return <Status>Reading the draft …</Status>;
  const draft = data.node?.__typename === 'SeriesDraft' ? data.node : null;
  if (draft === null)
    return (
      <>
        <h1>There is no such draft</h1>
        <p>
          It may belong to another account. <Link to="/issuer/drafts">Your drafts</Link>
        </p>
      </>
    );
  const token = tokenOf(draft);
  const { series } = draft;
  return (
    <>
      <h1>
        <SeriesTitle title={draft.title} seriesKey={draft.seriesKey} />
      </h1>
      {token === null && <p role="alert">The chain cannot be read now. Try again in a moment.</p>}
      {token !== null && (
        <>
          {series ? (
            <p>
              The series is created.{' '}
              <Link to="/issuer/series/$chain/$key" params={{ chain: series.chain, key: series.key }}>
                Go to the series
              </Link>
            </p>
          ) : (
            <Steps draft={draft} token={token} answer={data} />
          )}
          <Figures draft={draft} token={token} />
          <Terms draft={draft} token={token} />
          {draft.state === 'DRAFT' && (
            <p>
              <Link to="/issuer/drafts/$id/change" params={{ id }} className="button plain">
                Change the draft
              </Link>
            </p>
          )}
        </>
      )}
    </>
  );
}
