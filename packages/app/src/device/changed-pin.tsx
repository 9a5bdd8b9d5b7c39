import { useState } from 'react';
import { formatDateTime } from '../format/time.ts';
import { AppButton } from '../ui/button.tsx';
import type { PinError } from './pins.ts';

/** Shows the pinned and the new value of an address or a proving key that changed, and the button that accepts the new one. */
export function ChangedPin({ error, retry }: { readonly error: PinError; readonly retry?: (() => void) | undefined }) {
  const [isAccepted, setIsAccepted] = useState(false);
  const { message, next, pin } = error;
  const accept = async () => {
    await error.accept();
    setIsAccepted(true);
    retry?.();
  };
  return (
    <div className="failure" role="alert">
      <p>{message}</p>
      <dl className="facts signed-text">
        <div>
          <dt>First seen here, {formatDateTime(pin.since)}</dt>
          <dd>{pin.value}</dd>
        </div>
        <div>
          <dt>Named now</dt>
          <dd>{next}</dd>
        </div>
      </dl>
      <p>
        A gateway that lies could name one of its own. Compare the new one with what the operator publishes somewhere
        else than on this site. Do not go on if you cannot.
      </p>
      {isAccepted ? (
        <p role="status">This browser uses the new one from now on. Begin the step again.</p>
      ) : (
        <AppButton look="danger" onPress={() => void accept()}>
          I compared them: use the new one
        </AppButton>
      )}
    </div>
  );
}
