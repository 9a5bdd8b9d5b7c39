import { keyed } from '@income-series/client/gateway';
import { Link } from '@tanstack/react-router';
import { useAnswer } from '../answer.ts';
import { AccountStartDocument, RenderParticipationContractDocument } from '../generated/operations.ts';
import { ApplicationChecklist, READ_MS } from './application-checklist.tsx';
import { ContractStep } from './contract-step.tsx';
import type { StepName } from './start-steps.ts';
import type { Task } from './task.ts';

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

/** The way from nothing to a wallet that may bid: the steps that are done, and the next step. */
export function StartPage() {
  const { data, error } = useAnswer(AccountStartDocument, {}, { everyMs: READ_MS });
  if (error) return <p role="alert">{error.message}</p>;
  if (!data) return <p role="status">Reading your account …</p>;
  const isSigned = (data.myContractSessions?.nodes ?? []).some(({ state }) => state === 'SIGNED');
  const isVerified = (data.viewer?.account?.wallets ?? []).some(({ verified }) => verified);
  return (
    <>
      <h1>Account</h1>
      {isVerified && (
        <p>
          A wallet of yours is verified: you may bid and trade. <Link to="/">Choose a series</Link>.
        </p>
      )}
      <ApplicationChecklist
        persona="BACKER"
        titles={TITLES}
        applications={data.myApplications?.nodes ?? []}
        isSigned={() => isSigned}
        signing={(task) => <ParticipationContract task={task} />}
      />
    </>
  );
}
