import { Link } from '@tanstack/react-router';
import { ApplicationChecklist, READ_MS } from '../account/application-checklist.tsx';
import type { StepName } from '../account/start-steps.ts';
import { useAnswer } from '../answer.ts';
import { AccountStartDocument } from '../generated/operations.ts';
import { Status } from '../ui/index.ts';

const TITLES: Readonly<Record<StepName, string>> = {
  APPLY: 'Apply as an issuer',
  IDENTITY: 'Show who you are',
  SIGN: 'Draft a series and sign its contract',
  SUBMIT: 'Submit the application',
  DECISION: 'An admin decides',
  VERIFIED: 'The chain knows your wallet as an issuer',
};

/** The way to a wallet that may create series: what is done, and what is next. */
export function ApplyPage() {
  const { data, error } = useAnswer(AccountStartDocument, {}, { everyMs: READ_MS });
  if (error) return <p role="alert">{error.message}</p>;
  if (!data) return <Status>Reading your account …</Status>;
  return (
    <>
      <h1>Apply as an issuer</h1>
      <ApplicationChecklist
        persona="ISSUER"
        titles={TITLES}
        applications={data.myApplications?.nodes ?? []}
        isSigned={(application) =>
          (application?.readiness ?? []).some(({ code, ok }) => code === 'CONTRACT_SIGNED' && ok)
        }
        signing={() => (
          <p>
            <Link to="/issuer/drafts">Go to your drafts</Link>
          </p>
        )}
      />
    </>
  );
}
