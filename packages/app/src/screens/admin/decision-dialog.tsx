import { Dialog } from 'react-aria-components/Dialog';
import { Heading } from 'react-aria-components/Heading';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { AppButton } from '../../ui/button.tsx';
import { Failure } from '../../ui/failure.tsx';
import { ChainStep } from './chain-step.tsx';
import type { ConsideredDecision, DecisionFlow, DecisionPreview } from './decision-flow.ts';
import { ReadinessLights, warningsOf } from './light.tsx';
import type { ReviewedApplication } from './reviewed-application.ts';
import { reasonWords } from './words.ts';

const EFFECTS: Readonly<Record<ConsideredDecision['decision'], string>> = {
  APPROVE: 'The application becomes approved, and the applicant is notified of it.',
  REJECT: 'The application becomes rejected, and the applicant reads the reason.',
  REVOKE: 'The approval is revoked, and the applicant reads the reason.',
};

const BUTTONS: Readonly<Record<ConsideredDecision['decision'], string>> = {
  APPROVE: 'Approve',
  REJECT: 'Reject',
  REVOKE: 'Revoke the approval',
};

interface PreviewProps {
  readonly considered: ConsideredDecision;
  readonly preview: DecisionPreview | null;
  readonly isForAttestor: boolean;
  readonly flow: DecisionFlow;
}

function Preview({ considered: { decision, reasonCode }, preview, isForAttestor, flow }: PreviewProps) {
  const readiness = preview?.application?.readiness ?? [];
  const hasChainStep = decision !== 'REJECT' && !isForAttestor;
  return (
    <>
      <p>{EFFECTS[decision]}</p>
      {reasonCode && (
        <p>
          Reason: <strong>{reasonWords(reasonCode)}</strong>
        </p>
      )}
      {decision === 'APPROVE' && readiness.length > 0 && (
        <>
          {warningsOf(readiness) > 0 && (
            <p className="warning">Something is missing, and the application records it.</p>
          )}
          <ReadinessLights items={readiness} />
        </>
      )}
      {hasChainStep && (
        <p>Your wallet’s transaction comes next, because the decision alone changes nothing on the chain.</p>
      )}
      {preview && <p className="quiet">You can confirm this preview for five minutes.</p>}
      <div className="buttons">
        <AppButton look={decision === 'APPROVE' ? 'primary' : 'danger'} onPress={() => void flow.decide()} autoFocus>
          {BUTTONS[decision]}
        </AppButton>
        <AppButton onPress={flow.close}>Do not decide</AppButton>
      </div>
    </>
  );
}

function Body({ application, flow }: { readonly application: ReviewedApplication; readonly flow: DecisionFlow }) {
  const { step, close } = flow;
  const isForAttestor = application.persona === 'ATTESTOR';
  switch (step.name) {
    case 'preview':
      return <Preview {...step} isForAttestor={isForAttestor} flow={flow} />;
    case 'chain':
      return <ChainStep application={application} close={close} />;
    case 'done':
      return (
        <>
          <p role="status">
            The decision is made, and the applicant is notified.
            {isForAttestor &&
              step.considered.decision !== 'REJECT' &&
              ' Propose the attestor’s key next, under Registrars.'}
          </p>
          <AppButton look="primary" onPress={close} autoFocus>
            Close
          </AppButton>
        </>
      );
    case 'failed':
      return (
        <>
          <Failure error={step.error} />
          <AppButton onPress={close}>Read the application again</AppButton>
        </>
      );
    default:
      return <p role="status">Asking the gateway …</p>;
  }
}

/** The dialog of a decision, from its preview to the chain. */
export function DecisionDialog({
  application,
  flow,
}: {
  readonly application: ReviewedApplication;
  readonly flow: DecisionFlow;
}) {
  const isOpen = flow.step.name !== 'closed';
  return (
    <ModalOverlay isOpen={isOpen} onOpenChange={(open) => !open && flow.close()} className="overlay">
      <Modal className="modal">
        <Dialog>
          <Heading slot="title">{flow.step.name === 'chain' ? 'Put it on the chain' : 'Decision'}</Heading>
          <Body application={application} flow={flow} />
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
