import { keyed } from '@income-series/client/gateway';
import type { ReactNode } from 'react';
import { type Task, useTask } from '../account/task.ts';
import { useRefresh } from '../answer.ts';
import { formatTime } from '../formats.ts';
import { type ApplicationReviewQuery, ClaimApplicationDocument } from '../generated/operations.ts';
import { useReader } from '../reader.ts';
import { Button, ErrorSummary, Status } from '../ui/index.ts';
import { ApplicationChain } from './application-chain.tsx';
import { ApplicationDecision } from './application-decision.tsx';
import { ApplicationRevocation } from './application-revocation.tsx';
import { claimEndsAt, type ReviewStepName, type ReviewStepState, reviewSteps } from './review.ts';

type Application = NonNullable<ApplicationReviewQuery['application']>;

const TITLES: Readonly<Record<ReviewStepName, string>> = {
  CLAIM: 'Take it into review',
  DECIDE: 'Decide',
  CHAIN: 'Write the decision on the chain',
};
const STATES: Readonly<Record<ReviewStepState, string>> = { DONE: 'done', NEXT: 'next', LATER: 'later' };

/** The button that takes an application into review, also from a reviewer whose claim is over. */
function Claim({ id, task, label }: { readonly id: string; readonly task: Task; readonly label: string }) {
  const { gateway } = useReader();
  const refresh = useRefresh();
  const claim = () =>
    task.run(async () => {
      await gateway.act(ClaimApplicationDocument, keyed({ id }));
      refresh();
    });
  return (
    <Button kind="main" onPress={() => void claim()} isDisabled={task.isBusy}>
      {label}
    </Button>
  );
}

/** The words about another admin's review, and the button that takes it over once its claim has ended. */
function OtherReview({ application, task }: { readonly application: Application; readonly task: Task }) {
  const end = claimEndsAt(application) ?? 0;
  if (Date.now() >= end)
    return (
      <>
        <p>Another admin claimed it more than a day ago. You may take it over.</p>
        <Claim id={application.id} task={task} label="Take it over" />
      </>
    );
  return <p>Another admin reviews it. From {formatTime(new Date(end).toISOString())} on, anybody may take it over.</p>;
}

export interface ApplicationStepsProps {
  readonly application: Application;
  /** The global id of the admin's account. */
  readonly viewerId: string | undefined;
}

/** The steps of the review, with what is to be done about the next one, and the end of an approval. */
export function ApplicationSteps({ application, viewerId }: ApplicationStepsProps) {
  const { id, state, account, reviewerId } = application;
  const task = useTask();
  const steps = reviewSteps(application);
  if (steps.length === 0) return null;
  if (account?.id === viewerId)
    return <p className="notice">This application is your own account’s. Another admin reviews it.</p>;
  const parts: Readonly<Record<ReviewStepName, ReactNode>> = {
    CLAIM: <Claim id={id} task={task} label="Take it into review" />,
    DECIDE:
      reviewerId === viewerId ? (
        <ApplicationDecision application={application} />
      ) : (
        <OtherReview application={application} task={task} />
      ),
    CHAIN: <ApplicationChain application={application} />,
  };
  return (
    <section aria-labelledby="review">
      <h2 id="review">Review</h2>
      <ErrorSummary problems={task.problems} />
      <ol className="steps">
        {steps.map(({ name, state: step }) => (
          <li key={name} aria-current={step === 'NEXT' ? 'step' : undefined}>
            <h3>
              {TITLES[name]} <span className={`step-state ${step.toLowerCase()}`}>{STATES[step]}</span>
            </h3>
            {step === 'NEXT' && parts[name]}
          </li>
        ))}
      </ol>
      <Status>{task.isBusy ? 'One moment …' : ''}</Status>
      {state === 'APPROVED' && <ApplicationRevocation application={application} />}
    </section>
  );
}
