import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { APPLICATION_FIELDS, type Application, Apply, Identity, Submit } from '../account/application-forms.tsx';
import { presentApplication, type StepName, startSteps } from '../account/start-steps.ts';
import { useTask } from '../account/task.ts';
import { useAnswer } from '../answer.ts';
import { formatWord } from '../formats.ts';
import { AccountStartDocument } from '../generated/operations.ts';
import { Checklist, ErrorSummary, Status } from '../ui/index.ts';

const TITLES: Readonly<Record<StepName, string>> = {
  APPLY: 'Apply as an issuer',
  IDENTITY: 'Show who you are',
  SIGN: 'Draft a series and sign its contract',
  SUBMIT: 'Submit the application',
  DECISION: 'An admin decides',
  VERIFIED: 'The chain knows your wallet as an issuer',
};
function NextStep({ name, application }: { readonly name: StepName; readonly application: Application | null }) {
  const task = useTask(APPLICATION_FIELDS);
  const parts: Readonly<Partial<Record<StepName, ReactNode>>> = {
    APPLY: <Apply task={task} persona="ISSUER" />,
    SIGN: (
      <p>
        <Link to="/issuer/drafts">Go to your drafts</Link>
      </p>
    ),
    ...(application && {
      IDENTITY: <Identity application={application} task={task} />,
      SUBMIT: <Submit application={application} task={task} />,
    }),
  };
  return (
    <>
      <ErrorSummary problems={task.problems} />
      {parts[name]}
      <Status>{task.isBusy ? 'One moment …' : ''}</Status>
    </>
  );
}

/** The milliseconds after which the checklist is read again, because a provider, an admin and a chain change it. */
const READ_MS = 10_000;

/** The way to a wallet that may create series: what is done, and what is next. */
export function ApplyPage() {
  const { data, error } = useAnswer(AccountStartDocument, {}, { everyMs: READ_MS });
  if (error) return <p role="alert">{error.message}</p>;
  if (!data) return <Status>Reading your account …</Status>;
  const applications = data.myApplications?.nodes ?? [];
  const application = presentApplication(applications, 'ISSUER');
  const latest = applications.find(({ persona }) => persona === 'ISSUER');
  const isSigned = (application?.readiness ?? []).some(({ code, ok }) => code === 'CONTRACT_SIGNED' && ok);
  return (
    <>
      <h1>Apply as an issuer</h1>
      {application === null && latest?.decisionReasonCode && (
        <p>
          Your last application was {formatWord(latest.state)}: {formatWord(latest.decisionReasonCode)}.
        </p>
      )}
      <Checklist
        steps={startSteps(application, isSigned)}
        titles={TITLES}
        partOf={(name) => <NextStep key={name} name={name} application={application} />}
      />
    </>
  );
}
