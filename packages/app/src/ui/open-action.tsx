import { useEffect } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { Heading } from 'react-aria-components/Heading';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { isLapsed, session } from '../gateway/session.ts';
import { useTransaction } from '../gateway/transactions.ts';
import { useStore } from '../store.ts';
import { ActionBody, Progress } from './action.tsx';
import { type RunningAction, runningAction } from './running-action.ts';

const close = () => runningAction.set(null);

/** The dialog of the running action, from its building to the index. Like the screen, it is hidden while the person’s session has ended. */
export function OpenAction({ label, build, onDone, recover, ...bodyProps }: RunningAction) {
  const person = useStore(session);
  const hasEnded = useStore(isLapsed);
  const { step, start, confirm } = useTransaction(build, bodyProps.token, onDone);
  useEffect(() => void start(), [start]);
  const isBusy = ['building', 'wallet', 'asking', 'indexing'].includes(step.name);
  return (
    <ModalOverlay
      isOpen={!hasEnded}
      onOpenChange={(open) => !open && close()}
      isKeyboardDismissDisabled={isBusy}
      className="overlay"
    >
      <Modal className="modal">
        <Dialog>
          <Heading slot="title">{label}</Heading>
          <Progress step={step} />
          <ActionBody
            step={step}
            hasWallet={person?.wallet !== null}
            confirm={confirm}
            close={close}
            recover={(error) => recover?.(error, () => void start())}
            {...bodyProps}
          />
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
