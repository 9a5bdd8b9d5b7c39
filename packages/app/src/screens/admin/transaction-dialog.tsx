import { type ReactNode, useEffect } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { Heading } from 'react-aria-components/Heading';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { NO_TOKEN } from '../../format/money.ts';
import { session } from '../../gateway/session.ts';
import { type Build, useTransaction } from '../../gateway/transactions.ts';
import { useStore } from '../../store.ts';
import { ActionBody, Progress } from '../../ui/action.tsx';

export interface TransactionStepsProps {
  /** It runs as soon as the steps are shown. */
  readonly build: Build;
  readonly done: string;
  readonly close: () => void;
  /** What the person can do about a failure; null shows the failure alone. */
  readonly mend?: (error: Error) => ReactNode;
}

/** A transaction that is built at once, and followed to the index. */
export function TransactionSteps({ build, done, close, mend }: TransactionStepsProps) {
  const person = useStore(session);
  const { step, start, confirm } = useTransaction(build, NO_TOKEN);
  useEffect(() => void start(), [start]);
  const form = step.name === 'failed' ? mend?.(step.error) : null;
  if (form) return form;
  return (
    <>
      <Progress step={step} />
      <ActionBody
        step={step}
        hasWallet={person?.wallet !== null}
        confirm={confirm}
        close={close}
        done={done}
        token={NO_TOKEN}
      />
    </>
  );
}

/** The dialog of a transaction. It stays while the page behind it changes; without `build` it is closed. */
export const TransactionDialog = ({
  title,
  build,
  done,
  close,
}: {
  readonly title: string;
  readonly build: Build | null;
  readonly done: string;
  readonly close: () => void;
}) => (
  <ModalOverlay isOpen={build !== null} onOpenChange={(open) => !open && close()} className="overlay">
    <Modal className="modal">
      <Dialog>
        <Heading slot="title">{title}</Heading>
        {build && <TransactionSteps build={build} done={done} close={close} />}
      </Dialog>
    </Modal>
  </ModalOverlay>
);
