import { useParams } from '@tanstack/react-router';
import { useAnswer } from '../answer.ts';
import { formatChain, formatTime, NOTHING } from '../formats.ts';
import { ApplicationReviewDocument, type ApplicationReviewQuery } from '../generated/operations.ts';
import { type Column, Fact, Mark, Table, Time } from '../ui/index.ts';
import { ApplicantName } from './applicant-name.tsx';
import { ApplicationNotes } from './application-notes.tsx';
import { ApplicationSteps } from './application-steps.tsx';
import { warningsOf } from './review.ts';
import { APPLICATION_STATES, formatCountry, IDENTITIES, PERSONAS, REASONS, REQUIREMENTS, SOURCES } from './words.ts';

type Application = NonNullable<ApplicationReviewQuery['application']>;

/** The milliseconds after which the application is read again, because a provider, the applicant and a chain change it. */
const READ_MS = 10_000;

function Warnings({ application }: { readonly application: Application }) {
  const warnings = warningsOf(application);
  if (warnings.length === 0) return null;
  return (
    <section aria-labelledby="warnings" className="notice">
      <h2 id="warnings">Look at this first</h2>
      <ul>
        {warnings.map((warning) => (
          <li key={warning}>{warning}</li>
        ))}
      </ul>
    </section>
  );
}

/** The facts that the applicant gave, and what a provider said of them. */
function Given({ application }: { readonly application: Application }) {
  const { id, persona, country, incomeSourceKinds, identityStatus, identityCheckId, submittedAt, startedAt } =
    application;
  return (
    <section aria-labelledby="given">
      <h2 id="given">What was given</h2>
      <dl className="facts">
        <Fact name="Role">{PERSONAS[persona]}</Fact>
        <Fact name="Country">
          {formatCountry(country) ?? NOTHING} <Mark coordinate="Application.country" id={id} />
        </Fact>
        {persona === 'ISSUER' && (
          <Fact name="Kinds of income">
            {incomeSourceKinds.map((kind) => SOURCES[kind]).join(', ') || 'none named'}{' '}
            <Mark coordinate="Application.incomeSourceKinds" id={id} />
          </Fact>
        )}
        <Fact name="Identity check">
          {identityStatus === null ? 'not begun' : IDENTITIES[identityStatus]}{' '}
          <Mark coordinate="Application.identityStatus" id={id} />
        </Fact>
        {identityCheckId !== null && (
          <Fact name="The provider’s id of the check">
            <code>{identityCheckId}</code>
          </Fact>
        )}
        <Fact name="Started">{formatTime(startedAt)}</Fact>
        <Fact name="Submitted">{formatTime(submittedAt)}</Fact>
      </dl>
    </section>
  );
}

/** The things that the application needs. Each says in words whether it is there, because a colour alone would not. */
function Readiness({ application }: { readonly application: Application }) {
  const { readiness, state } = application;
  if (readiness === null) return null;
  const isPast = state === 'APPROVED' || state === 'REJECTED' || state === 'REVOKED';
  return (
    <section aria-labelledby="readiness">
      <h2 id="readiness">{isPast ? 'What it had when it was decided' : 'What it needs'}</h2>
      <ul className="lights">
        {readiness.map(({ code, ok }) =>
          code === null ? null : (
            <li key={code} className={ok ? 'good' : 'warm'}>
              <span aria-hidden="true">{ok ? '✓' : '○'}</span> {ok ? REQUIREMENTS[code].has : REQUIREMENTS[code].lacks}
            </li>
          ),
        )}
      </ul>
      {!isPast && <p className="quiet">What is missing does not prevent an approval. The record keeps it.</p>}
    </section>
  );
}

type Built = NonNullable<Application['requests']>['nodes'][number];
const BUILT: readonly Column<Built>[] = [
  { name: 'Built', cell: ({ builtAt }) => <Time at={builtAt} /> },
  { name: 'Chain', cell: ({ chain }) => (chain === null ? NOTHING : formatChain(chain)) },
  { name: 'What it does', cell: ({ granted }) => (granted ? 'gives the approval' : 'takes it back') },
  { name: 'Outcome', cell: ({ outcome }) => (outcome === 'LANDED' ? 'on the chain' : 'not on the chain yet') },
  { name: 'Transaction', cell: ({ txHash }) => (txHash === null ? NOTHING : <code>{txHash}</code>) },
];

/** An application, from what was given to the transaction that follows the decision. */
export function ApplicationPage() {
  const { id } = useParams({ from: '/admin/applications/$id' });
  const { data, error } = useAnswer(ApplicationReviewDocument, { id }, { everyMs: READ_MS });
  if (error) return <p role="alert">{error.message}</p>;
  if (!data) return <p role="status">Reading the application …</p>;
  const { application, viewer } = data;
  if (application === null) return <h1>There is no such application</h1>;
  const { state, decisionReasonCode, requests } = application;
  const built = requests?.nodes ?? [];
  return (
    <>
      <h1>
        <ApplicantName application={application} />
      </h1>
      <p>
        {APPLICATION_STATES[state]}
        {decisionReasonCode !== null && `: ${REASONS[decisionReasonCode]}`}.
      </p>
      <Warnings application={application} />
      <Given application={application} />
      <Readiness application={application} />
      <ApplicationNotes application={application} />
      <ApplicationSteps application={application} viewerId={viewer?.account?.id} />
      {built.length > 0 && (
        <Table
          caption="Transactions that were built for it"
          columns={BUILT}
          rows={built}
          keyOf={(row) => row.id}
          empty=""
        />
      )}
    </>
  );
}
