import type { ReactNode } from 'react';
import { Dialog as AriaDialog, Heading } from 'react-aria-components/Dialog';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';

export interface DialogProps {
  readonly title: string;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** False while closing would lose what happens. */
  readonly isDismissable?: boolean;
  readonly children: ReactNode;
}

/** A dialog over the screen. It takes the focus and gives it back. */
export const Dialog = ({ title, isOpen, onClose, isDismissable = true, children }: DialogProps) => (
  <ModalOverlay
    className="overlay"
    isOpen={isOpen}
    isDismissable={isDismissable}
    isKeyboardDismissDisabled={!isDismissable}
    onOpenChange={(open) => !open && onClose()}
  >
    <Modal className="modal">
      <AriaDialog className="dialog">
        <Heading slot="title">{title}</Heading>
        {children}
      </AriaDialog>
    </Modal>
  </ModalOverlay>
);
