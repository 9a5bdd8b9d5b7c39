import type { ReactNode } from 'react';
import { formatWord } from '../formats.ts';
import type { AccountStartQuery } from '../generated/operations.ts';
import { Checklist, ErrorSummary, Status } from '../ui/index.ts';
import { APPLICATION_FIELDS, type Application, Apply, Identity, Submit } from './application-forms.tsx';
import { presentApplication, type StepName, startSteps } from './start-steps.ts';
import { type Task, useTask } from './task.ts';

/** The milliseconds after which the checklist is read again, because a provider, an admin and a chain change it. */
export const READ_MS = 10_000;

interface Way {
  readonly persona: 'BACKER' | 'ISSUER';
  readonly titles: Readonly<Record<StepName, string>>;
  /** The thing to do so that the contract is signed. */
  readonly signing: (task: Task) => ReactNode;
}

export interface ApplicationChecklistProps extends Way {
  readonly applications: NonNullable<AccountStartQuery['myApplications']>['nodes'];
  /** True if the contract that the application needs is signed. */
  readonly isSigned: (application: Application | null) => boolean;
}

/** The thing to do for the step that is next. */
function NextStep({ name, application, persona, signing }: Way & { name: StepName; application: Application | null }) {
  const task = useTask(APPLICATION_FIELDS);
  const parts: Readonly<Partial<Record<StepName, ReactNode>>> = {
    APPLY: <Apply task={task} persona={persona} />,
    SIGN: signing(task),
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

/** The way of a persona to a wallet that the chain knows: what is done, and what is next. */
export function ApplicationChecklist({ applications, isSigned, ...way }: ApplicationChecklistProps) {
  const { persona, titles } = way;
  const application = presentApplication(applications, persona);
  const latest = applications.find((one) => one.persona === persona);
  return (
    <>
      {application === null && latest?.decisionReasonCode && (
        <p>
          Your last application was {formatWord(latest.state)}: {formatWord(latest.decisionReasonCode)}.
        </p>
      )}
      <Checklist
        steps={startSteps(application, isSigned(application))}
        titles={titles}
        partOf={(name) => <NextStep key={name} name={name} application={application} {...way} />}
      />
    </>
  );
}
