import { Link } from '@tanstack/react-router';
import { Guarded } from '../../access/guarded.tsx';
import { formatDateTime } from '../../format/time.ts';
import { useAct } from '../../gateway/act.ts';
import { useFeed } from '../../gateway/answers.ts';
import { useReader } from '../../gateway/session.ts';
import { InboxFeedDocument, WithdrawApplicationDocument } from '../../generated/documents/account.ts';
import { Facts } from '../../ui/facts.tsx';
import { Failure } from '../../ui/failure.tsx';
import { PersonScreen } from '../../ui/signed-in.tsx';
import { Confirm } from './confirm.tsx';
import { countryName } from './countries.ts';
import { Notes } from './notes.tsx';
import {
  issuingWallets,
  isVerifiedWithoutApplication,
  nameWallets,
  type StartStep,
  stepsOf,
  type TakingPart,
  TakingPartReading,
} from './taking-part.tsx';
import { isLive, personaName, readinessWords, reasonWords, sourceName, stateWords } from './words.ts';

const STATES: Readonly<Record<StartStep['state'], string>> = {
  done: 'Done',
  open: 'To do',
  advised: 'Advised',
  later: 'Later',
  skipped: 'Not needed',
  waiting: 'Waits',
};

function Steps({ steps }: { readonly steps: readonly StartStep[] }) {
  return (
    <ol className="start-steps">
      {steps.map(({ to, params, name, state, text }) => (
        <li key={to} data-state={state}>
          <span className="step-state">{STATES[state]}</span>
          <div>
            <Link to={to} params={params}>
              {name}
            </Link>
            <p>{text}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}

/** What an approved issuer does next, whether or not it applied here. */
function Issuing({ part }: { readonly part: TakingPart }) {
  const wallets = issuingWallets(part);
  if (wallets.length === 0) return null;
  return (
    <section aria-labelledby="issuing" className="card">
      <h2 id="issuing">What you can do as an issuer</h2>
      <p role="status">
        <strong>You are an approved issuer</strong> with {nameWallets(wallets)}. You need no other application to issue.
      </p>
      <ul>
        <li>
          <Link to="/issuer">My series</Link> has what is due: reports, payments and their last days.
        </li>
        <li>
          <Link to="/issuer/drafts/new">Draft a series</Link> begins the next one.
        </li>
        <li>
          <Link to="/device">Device</Link> has the secret of this browser, which proves your reports. Save it first.
        </li>
      </ul>
    </section>
  );
}

/** What a person may do whose wallet was verified without an application here. */
function Verified({ part }: { readonly part: TakingPart }) {
  if (!isVerifiedWithoutApplication(part)) return null;
  return (
    <>
      <p role="status">
        <strong>Your wallet is verified already:</strong> you may bid. An application is for another role.
      </p>
      <p>
        <Link to="/" className="button primary">
          Look at all series
        </Link>
      </p>
    </>
  );
}

/** The link to the next step that is open or advised. */
function NextStep({ steps, isSubmitted }: { readonly steps: readonly StartStep[]; readonly isSubmitted: boolean }) {
  const next = isSubmitted ? undefined : steps.find(({ state }) => state === 'open' || state === 'advised');
  if (next === undefined) return null;
  return (
    <p>
      <Link to={next.to} params={next.params} className="button primary">
        Continue: {next.name.toLowerCase()}
      </Link>
    </p>
  );
}

function ApplicationFacts({ part: { last, denied } }: { readonly part: TakingPart }) {
  if (last === undefined) return null;
  const { id, persona, country, incomeSourceKinds, submittedAt, decidedAt, decisionReasonCode } = last;
  const kinds = incomeSourceKinds.map(sourceName).join(', ');
  return (
    <Facts
      of={[
        [
          'You apply as',
          <Guarded key="persona" field="Application.persona" id={id} denied={denied}>
            {personaName(persona)}
          </Guarded>,
        ],
        [
          'Country',
          <Guarded key="country" field="Application.country" id={id} denied={denied}>
            {countryName(country)}
          </Guarded>,
        ],
        [
          'Income comes from',
          kinds !== '' && (
            <Guarded field="Application.incomeSourceKinds" id={id} denied={denied}>
              {kinds}
            </Guarded>
          ),
        ],
        ['Submitted', submittedAt && formatDateTime(submittedAt)],
        ['Decided', decidedAt && formatDateTime(decidedAt)],
        [
          'Reason',
          decisionReasonCode && (
            <Guarded field="Application.decisionReasonCode" id={id} denied={denied}>
              {reasonWords(decisionReasonCode)}
            </Guarded>
          ),
        ],
      ]}
    />
  );
}

function Readiness({ part: { last } }: { readonly part: TakingPart }) {
  if (!last?.readiness || last.state === 'DRAFT') return null;
  return (
    <>
      <h3>What the admin sees</h3>
      <ul className="readiness">
        {last.readiness.map(({ code, ok }) => (
          <li key={code} data-ok={ok === true}>
            {readinessWords(code)}: {ok ? 'yes' : 'not yet'}
          </li>
        ))}
      </ul>
      {last.decidedAt !== null && <p className="quiet">This is how it was at the decision.</p>}
    </>
  );
}

const WITHDRAWABLE: ReadonlySet<string> = new Set(['DRAFT', 'SUBMITTED', 'IN_REVIEW']);

function Withdrawal({ id }: { readonly id: string }) {
  const withdraw = useAct(WithdrawApplicationDocument);
  return (
    <>
      <Confirm
        label="Withdraw the application"
        question="The application ends, and nobody decides on it. You may start another one afterwards."
        confirmLabel="Withdraw it now"
        isRunning={withdraw.isPending}
        onConfirm={() => withdraw.mutate({ id })}
      />
      {withdraw.error && <Failure error={withdraw.error} />}
    </>
  );
}

function ApplicationState({ part }: { readonly part: TakingPart }) {
  const { last, denied } = part;
  if (last === undefined) return null;
  const [state, next] = stateWords(last);
  return (
    <section aria-labelledby="application">
      <h2 id="application">Your application</h2>
      <p role="status">
        <Guarded field="Application.state" id={last.id} denied={denied}>
          <strong>{state}</strong>
        </Guarded>{' '}
        {next}
      </p>
      {last.state === 'APPROVED' && last.onchain === 'VERIFIED' && (
        <p>
          {last.persona === 'ISSUER' ? (
            <Link to="/issuer">Go to your series</Link>
          ) : (
            <Link to="/">Look at all series</Link>
          )}
        </p>
      )}
      <ApplicationFacts part={part} />
      <Readiness part={part} />
      <Notes application={last} denied={denied} />
      {WITHDRAWABLE.has(last.state) && <Withdrawal id={last.id} />}
    </section>
  );
}

/** How to take part: the steps, how far each is, and the state of the application. */
export function StartPage() {
  const { isSelf } = useReader();
  useFeed(InboxFeedDocument, {}, { enabled: isSelf });
  return (
    <PersonScreen
      title="Start"
      lead="Anybody may look. To bid or to issue, apply once: an admin decides, and the chain’s registry enforces it."
    >
      <TakingPartReading>
        {(part) => {
          const steps = stepsOf(part);
          const isSubmitted = isLive(part.last) && part.last.state !== 'DRAFT';
          return (
            <>
              <Issuing part={part} />
              <Verified part={part} />
              <NextStep steps={steps} isSubmitted={isSubmitted} />
              <Steps steps={steps} />
              <ApplicationState part={part} />
            </>
          );
        }}
      </TakingPartReading>
    </PersonScreen>
  );
}
