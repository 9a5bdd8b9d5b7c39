import { Link, useParams } from '@tanstack/react-router';
import { Guarded } from '../../access/guarded.tsx';
import { formatDateTime } from '../../format/time.ts';
import { chainName, wordsOf } from '../../format/words.ts';
import { useAnswer } from '../../gateway/answers.ts';
import { ApplicationReviewDocument } from '../../generated/documents/admin.ts';
import { Facts } from '../../ui/facts.tsx';
import { Key } from '../../ui/key.tsx';
import { Reading } from '../../ui/reading.tsx';
import { countryName } from '../account/countries.ts';
import { AdminsOnly } from './admins-only.tsx';
import { Contracts } from './contracts.tsx';
import { Decision } from './decision.tsx';
import { Light, ReadinessLights } from './light.tsx';
import { Notes } from './notes.tsx';
import type { ReviewedApplication } from './reviewed-application.ts';
import { RecordTable } from './table.tsx';
import { APPLICATION_STATES, PERSONAS, reasonWords } from './words.ts';

function ApplicantFacts({
  application,
  denied,
}: {
  readonly application: ReviewedApplication;
  readonly denied: ReadonlySet<string>;
}) {
  const { id, account, persona, country, incomeSourceKinds, identityStatus, identityCheckId } = application;
  return (
    <Facts
      of={[
        ['Name', account?.displayName ?? 'none'],
        ['Applies as', PERSONAS[persona]],
        [
          'Country',
          <Guarded key="country" field="Application.country" id={id} denied={denied}>
            {country ? countryName(country) : 'none'}
          </Guarded>,
        ],
        [
          'Income sources',
          incomeSourceKinds.length > 0 && (
            <Guarded key="kinds" field="Application.incomeSourceKinds" id={id} denied={denied}>
              {incomeSourceKinds.map(wordsOf).join(', ')}
            </Guarded>
          ),
        ],
        [
          'Identity check',
          <Guarded key="identity" field="Application.identityStatus" id={id} denied={denied}>
            {identityStatus ? wordsOf(identityStatus) : 'Not started'}
          </Guarded>,
        ],
        ['Provider’s id', identityCheckId && <Key of={identityCheckId} />],
        ['Submitted', formatDateTime(application.submittedAt)],
        ['Claimed', application.claimedAt && formatDateTime(application.claimedAt)],
        ['Decided', application.decidedAt && formatDateTime(application.decidedAt)],
        ['Ended', application.endedAt && formatDateTime(application.endedAt)],
        ['Reason', application.decisionReasonCode && reasonWords(application.decisionReasonCode)],
      ]}
    />
  );
}

function Requests({ application: { requests } }: { readonly application: ReviewedApplication }) {
  const rows = requests?.nodes ?? [];
  if (rows.length === 0) return null;
  return (
    <RecordTable
      caption="Transactions that were built"
      columns={[['Built'], ['Chain'], ['Change'], ['Outcome'], ['Transaction']]}
    >
      {rows.map(({ id, chain, builtAt, approval, granted, outcome, txHash }) => (
        <tr key={id}>
          <td>{formatDateTime(builtAt)}</td>
          <td>{chain ? chainName(chain) : '–'}</td>
          <td>
            {granted ? 'gives' : 'takes back'} the approval of the {wordsOf(approval ?? '').toLowerCase()}
          </td>
          <td>
            <Light state={outcome === 'LANDED' ? 'good' : 'waits'}>
              {outcome === 'LANDED' ? 'On the chain' : 'Not on the chain yet'}
            </Light>
          </td>
          <td>{txHash ? <Key of={txHash} /> : '–'}</td>
        </tr>
      ))}
    </RecordTable>
  );
}

function Review({ id }: { readonly id: string }) {
  const query = useAnswer(ApplicationReviewDocument, { id });
  return (
    <Reading query={query}>
      {({ data: { application, viewer }, denied }) =>
        application ? (
          <>
            <p className="lead">
              <span className="state">{APPLICATION_STATES[application.state]}</span>{' '}
              {application.account?.displayName ?? 'Somebody without a name'},{' '}
              {PERSONAS[application.persona].toLowerCase()}
            </p>
            <section aria-labelledby="decision">
              <h2 id="decision">Decision</h2>
              {application.decidedAt && <p className="quiet">Readiness, as it was at the decision:</p>}
              {application.readiness && <ReadinessLights items={application.readiness} />}
              <Decision application={application} viewerId={viewer?.account?.id ?? null} />
              <Requests application={application} />
            </section>
            <section aria-labelledby="given">
              <h2 id="given">Application</h2>
              <ApplicantFacts application={application} denied={denied} />
            </section>
            <Notes id={application.id} canWrite={!['WITHDRAWN', 'REJECTED', 'REVOKED'].includes(application.state)} />
            <Contracts persona={application.persona} accountId={application.account?.id ?? null} />
          </>
        ) : (
          <p>There is no such application.</p>
        )
      }
    </Reading>
  );
}

/** An application: what is missing, the decision, what the chain says, and what the applicant gave. */
export function ApplicationPage() {
  const { id } = useParams({ from: '/admin/applications/$id' });
  return (
    <AdminsOnly title="Application">
      <p>
        <Link to="/admin">All applications</Link>
      </p>
      <Review id={id} />
    </AdminsOnly>
  );
}
