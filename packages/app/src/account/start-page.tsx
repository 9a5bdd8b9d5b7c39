import { keyed } from '@income-series/client/gateway';
import type { ReactNode } from 'react';
import { useAnswer } from '../answer.ts';
import { formatWord } from '../formats.ts';
import { AccountStartDocument, RenderParticipationContractDocument } from '../generated/operations.ts';
import { Checklist, ErrorSummary, Status } from '../ui/index.ts';
import { APPLICATION_FIELDS, type Application, Apply, Identity, Submit } from './application-forms.tsx';
import { ContractStep } from './contract-step.tsx';
import { presentApplication, type StepName, startSteps } from './start-steps.ts';
import { type Task, useTask } from './task.ts';

const TITLES: Readonly<Record<StepName, string>> = {
  APPLY: 'Apply as a backer',
  IDENTITY: 'Show who you are',
  SIGN: 'Sign the contract of participation',
  SUBMIT: 'Submit the application',
  DECISION: 'An admin decides',
  VERIFIED: 'The chain knows your wallet',
};

const ParticipationContract = ({ task }: { readonly task: Task }) => (
  <ContractStep
    task={task}
    kind="PARTICIPATION_CONTRACT"
    fileName="contract-of-participation"
    render={(gateway, { address, chain }) =>
      gateway.act(RenderParticipationContractDocument, keyed({ wallet: address as `0x${string}`, chain }))
    }
  />
);

/** The thing to do for the step that is next. */
function NextStep({ name, application }: { readonly name: StepName; readonly application: Application | null }) {
  const task = useTask(APPLICATION_FIELDS);
  const parts: Readonly<Partial<Record<StepName, ReactNode>>> = {
    APPLY: <Apply task={task} persona="BACKER" />,
    SIGN: <ParticipationContract task={task} />,
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

/** The way from nothing to a wallet that may bid: what is done, and what is next. */
export function StartPage() {
  const { data, error } = useAnswer(AccountStartDocument, {}, { everyMs: READ_MS });
  if (error) return <p role="alert">{error.message}</p>;
  if (!data) return <p role="status">Reading your account …</p>;
  const applications = data.myApplications?.nodes ?? [];
  const application = presentApplication(applications, 'BACKER');
  const latest = applications.find(({ persona }) => persona === 'BACKER');
  const isSigned = (data.myContractSessions?.nodes ?? []).some(({ state }) => state === 'SIGNED');
  const isVerified = (data.viewer?.account?.wallets ?? []).some(({ verified }) => verified);
  return (
    <>
      <h1>Account</h1>
      {isVerified && <p>A wallet of yours is verified: you may bid and trade.</p>}
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
