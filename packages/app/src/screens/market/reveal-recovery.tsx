import type { ReactNode } from 'react';
import type { MoneyToken } from '../../format/money.ts';
import { formatDateTime } from '../../format/time.ts';
import { AppButton } from '../../ui/button.tsx';
import { OpeningRecovery } from './opening-recovery.tsx';
import { acceptUnchecked, UncheckedRevealError } from './reveal-time.ts';
import { OpeningError } from './sealed.ts';

interface UncheckedProps {
  readonly error: UncheckedRevealError;
  /** The time until which offers are taken, as the gateway says. */
  readonly endsAt: string | undefined;
  readonly retry: () => void;
}

/** The warning that this device cannot check the time, because it has not kept it and no own node tells it. */
function UncheckedReveal({ error, endsAt, retry }: UncheckedProps) {
  return (
    <>
      <p role="alert">{error.message}</p>
      <p className="warning">
        The gateway says that they were taken until {formatDateTime(endsAt)}. It gets price, units and salt with the
        next step. If it lies, somebody can still bid with the knowledge of them. Reveal only if you know from elsewhere
        that this time is over.
      </p>
      <div className="step">
        <AppButton
          look="danger"
          onPress={() => {
            acceptUnchecked(error);
            retry();
          }}
        >
          The time is over: reveal
        </AppButton>
      </div>
    </>
  );
}

/** The form for a reveal that failed before the gateway got anything; null for other errors. */
export const revealRecovery =
  (token: MoneyToken, endsAt: string | undefined) =>
  (error: Error, retry: () => void): ReactNode => {
    if (error instanceof OpeningError) return <OpeningRecovery error={error} token={token} retry={retry} />;
    if (error instanceof UncheckedRevealError) return <UncheckedReveal error={error} endsAt={endsAt} retry={retry} />;
    return null;
  };
