import { type ReactNode, useState } from 'react';
import { AppButton } from '../../ui/button.tsx';

/** A step that cannot be taken back: its button asks once more, beside it, with what it does. */
export function Confirm({
  label,
  question,
  confirmLabel,
  isRunning,
  onConfirm,
}: {
  readonly label: string;
  readonly question: ReactNode;
  readonly confirmLabel: string;
  readonly isRunning: boolean;
  readonly onConfirm: () => void;
}) {
  const [isAsked, setIsAsked] = useState(false);
  if (!isAsked) {
    return (
      <AppButton look="danger" onPress={() => setIsAsked(true)}>
        {label}
      </AppButton>
    );
  }
  return (
    <div className="confirm">
      <p>{question}</p>
      <div className="buttons">
        <AppButton look="danger" isDisabled={isRunning} onPress={onConfirm} autoFocus>
          {confirmLabel}
        </AppButton>
        <AppButton onPress={() => setIsAsked(false)}>Keep it</AppButton>
      </div>
    </div>
  );
}
