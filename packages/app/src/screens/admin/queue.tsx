import { Link } from '@tanstack/react-router';
import { Guarded } from '../../access/guarded.tsx';
import { useRows } from '../../gateway/answers.ts';
import { ApplicationQueueDocument } from '../../generated/documents/admin.ts';
import type { ApplicationRowFragment, ApplicationState, Persona } from '../../generated/operations.ts';
import { Countdown } from '../../ui/countdown.tsx';
import { Rows } from '../../ui/rows.tsx';
import { countryName } from '../account/countries.ts';
import { AdminsOnly } from './admins-only.tsx';
import { ALL, ChoiceFilter, NamedChoice, oneOf, useFilters } from './filters.tsx';
import { Light, ReadinessLights, warningsOf } from './light.tsx';
import { APPLICATION_STATES, PERSONAS } from './words.ts';

const STATES = [
  'SUBMITTED',
  'IN_REVIEW',
  'APPROVED',
  'REJECTED',
  'REVOKED',
  'WITHDRAWN',
] as const satisfies readonly ApplicationState[];
const STATE_CHOICES = [...STATES.map((state) => [state, APPLICATION_STATES[state]] as const), [ALL, 'All'] as const];
const PERSONA_FILTERS = ['ISSUER', 'BACKER', 'ATTESTOR'] as const satisfies readonly Persona[];

function Times({ application: { submittedAt, startedAt, claimedAt, state } }: RowProps) {
  return (
    <p className="quiet">
      {submittedAt ? (
        <>
          Submitted <Countdown at={submittedAt} />
        </>
      ) : (
        <>
          Started <Countdown at={startedAt} />
        </>
      )}
      {state === 'IN_REVIEW' && claimedAt && (
        <>
          , claimed <Countdown at={claimedAt} />
        </>
      )}
    </p>
  );
}

interface RowProps {
  readonly application: ApplicationRowFragment;
}

function Row({ application }: RowProps) {
  const { id, account, persona, country, state, readiness, onchain } = application;
  const warnings = warningsOf(readiness ?? []);
  return (
    <li className="card">
      <p className="card-name">
        <Link to="/admin/applications/$id" params={{ id }}>
          {account?.displayName ?? 'Somebody without a name'}
        </Link>
        <span className="state">{APPLICATION_STATES[state]}</span>
      </p>
      <p>
        {PERSONAS[persona]},{' '}
        <Guarded field="Application.country" id={id}>
          {country ? countryName(country) : 'no country'}
        </Guarded>
      </p>
      <Times application={application} />
      {readiness && (
        <>
          <p>{warnings === 0 ? 'Nothing is missing.' : `${warnings} missing:`}</p>
          <ReadinessLights items={readiness} />
        </>
      )}
      {onchain && (
        <Light state={onchain === 'VERIFIED' ? 'good' : 'waits'}>
          {onchain === 'VERIFIED' ? 'The chain follows the decision' : 'The chain does not follow the decision yet'}
        </Light>
      )}
    </li>
  );
}

function Queue() {
  const [filters, setFilters] = useFilters<'state' | 'persona'>();
  const state = filters.state === ALL ? null : (oneOf(STATES, filters.state) ?? 'SUBMITTED');
  const persona = oneOf(PERSONA_FILTERS, filters.persona);
  const list = useRows(ApplicationQueueDocument, { state, persona }, ({ applications }) => applications);
  return (
    <>
      <p className="lead">
        Applications wait here, the oldest first. A decision changes nothing on the chain: the wallet’s transaction
        after it does.
      </p>
      <NamedChoice<string>
        label="State"
        options={STATE_CHOICES}
        value={state ?? ALL}
        onChange={(next) => setFilters({ state: next === 'SUBMITTED' ? null : next })}
      />
      <ChoiceFilter
        label="Role"
        values={PERSONA_FILTERS}
        value={persona}
        words={(one) => `${PERSONAS[one]}s`}
        onChange={(next) => setFilters({ persona: next })}
      />
      <Rows list={list} empty="No such application is there.">
        <ul className="cards">
          {list.rows.map((application) => (
            <Row key={application.id} application={application} />
          ))}
        </ul>
      </Rows>
    </>
  );
}

/** The queue of applications. */
export const ReviewQueue = () => (
  <AdminsOnly title="Review">
    <Queue />
  </AdminsOnly>
);
