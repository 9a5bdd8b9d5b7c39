import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useAct } from '../../gateway/act.ts';
import { ClaimApplicationDocument } from '../../generated/documents/admin.ts';
import type { ApplicationReasonCode } from '../../generated/operations.ts';
import { AppButton } from '../../ui/button.tsx';
import { Countdown } from '../../ui/countdown.tsx';
import { Failure } from '../../ui/failure.tsx';
import { DecisionDialog } from './decision-dialog.tsx';
import { type DecisionFlow, useDecisionFlow } from './decision-flow.ts';
import { SelectFilter } from './filters.tsx';
import { Light } from './light.tsx';
import type { ReviewedApplication } from './reviewed-application.ts';
import { REJECTION_REASONS, REVOCATION_REASONS, reasonWords } from './words.ts';

export interface DecisionProps {
  readonly application: ReviewedApplication;
  readonly viewerId: string | null;
}

/** A reason from a list, and the button that goes on with it. */
function ReasonForm({
  label,
  reasons,
  button,
  go,
}: {
  readonly label: string;
  readonly reasons: readonly ApplicationReasonCode[];
  readonly button: string;
  readonly go: (reason: ApplicationReasonCode) => void;
}) {
  const [reason, setReason] = useState<ApplicationReasonCode | null>(null);
  return (
    <div className="with-reason">
      <SelectFilter
        label={label}
        values={reasons}
        value={reason}
        words={reasonWords}
        onChange={setReason}
        empty="Choose a reason"
      />
      <AppButton look="danger" isDisabled={reason === null} onPress={() => reason && go(reason)}>
        {button}
      </AppButton>
    </div>
  );
}

function Claim({ id, label }: { readonly id: string; readonly label: string }) {
  const claim = useAct(ClaimApplicationDocument);
  return (
    <>
      <AppButton look="primary" isDisabled={claim.isPending} onPress={() => claim.mutate({ id })}>
        {label}
      </AppButton>
      {claim.error && <Failure error={claim.error} />}
    </>
  );
}

function InReview({ application, viewerId, flow }: DecisionProps & { readonly flow: DecisionFlow }) {
  const { id, reviewerId, claimedAt } = application;
  if (reviewerId !== viewerId) {
    return (
      <>
        <p>
          Another admin reviews this application since {claimedAt && <Countdown at={claimedAt} />}. Any admin may claim
          it 24 hours after that, because a reviewer may be away.
        </p>
        <Claim id={id} label="Claim it from the other admin" />
      </>
    );
  }
  return (
    <>
      <p>You review this application.</p>
      <AppButton look="primary" onPress={() => void flow.preview({ decision: 'APPROVE', reasonCode: null })}>
        Approve …
      </AppButton>
      <ReasonForm
        label="Reason of a rejection"
        reasons={REJECTION_REASONS}
        button="Reject …"
        go={(reasonCode) => void flow.preview({ decision: 'REJECT', reasonCode })}
      />
    </>
  );
}

/** What the chain says after a decision, and the step that makes it follow. */
function OnChain({ application, flow }: { readonly application: ReviewedApplication; readonly flow: DecisionFlow }) {
  const { onchain, persona, state } = application;
  if (onchain === 'VERIFIED')
    return (
      <p>
        <Light state="good">
          {state === 'REVOKED' ? 'The chain follows: nothing is approved there' : 'The chain follows the decision'}
        </Light>
      </p>
    );
  if (onchain !== 'PENDING') return null;
  return (
    <>
      <p>
        <Light state="waits">The chain does not follow the decision yet</Light>
      </p>
      {persona === 'ATTESTOR' ? (
        <p>
          An attestor takes part by its key: propose it under <Link to="/admin/registrars">Registrars</Link>.
        </p>
      ) : (
        <AppButton look="primary" onPress={flow.sendOnly}>
          Put it on the chain
        </AppButton>
      )}
    </>
  );
}

function Steps({ application, viewerId, flow }: DecisionProps & { readonly flow: DecisionFlow }) {
  switch (application.state) {
    case 'SUBMITTED':
      return <Claim id={application.id} label="Claim for review" />;
    case 'IN_REVIEW':
      return <InReview application={application} viewerId={viewerId} flow={flow} />;
    case 'APPROVED':
      return (
        <>
          <OnChain application={application} flow={flow} />
          <ReasonForm
            label="Reason of a revocation"
            reasons={REVOCATION_REASONS}
            button="Revoke …"
            go={(reasonCode) => void flow.preview({ decision: 'REVOKE', reasonCode })}
          />
        </>
      );
    case 'REVOKED':
      return <OnChain application={application} flow={flow} />;
    case 'DRAFT':
      return <p>The applicant has not submitted it yet.</p>;
    default:
      return <p>Nothing is left to decide. The account may start another application.</p>;
  }
}

/** The decision on an application: claim, preview, confirmation and the wallet's transaction, as one flow. */
export function Decision({ application, viewerId }: DecisionProps) {
  const flow = useDecisionFlow(application);
  if (application.account?.id === viewerId) return <p>Another admin reviews it, because it is your own application.</p>;
  return (
    <>
      <Steps application={application} viewerId={viewerId} flow={flow} />
      <DecisionDialog application={application} flow={flow} />
    </>
  );
}
