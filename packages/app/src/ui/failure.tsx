import { lazy, Suspense } from 'react';
import type { PinError } from '../device/pins.ts';
import { describeFailure } from '../gateway/describe-failure.ts';
import { AppButton } from './button.tsx';

const ChangedPin = lazy(async () => ({ default: (await import('../device/changed-pin.tsx')).ChangedPin }));

/** Tests an error by its name, because the import of its class would load the code of pins with the first screen. */
const isPinError = (error: Error): error is PinError => error.name === 'PinError';

/** An error in words: what happened, and what to do. */
export function Failure({ error, retry }: { readonly error: Error; readonly retry?: (() => void) | undefined }) {
  if (isPinError(error))
    return (
      <Suspense>
        <ChangedPin error={error} retry={retry} />
      </Suspense>
    );
  const { text, mend, code } = describeFailure(error);
  return (
    <div className="failure" role="alert">
      <p>{text}</p>
      {mend && <p>{mend}</p>}
      {code && (
        <p className="quiet">
          <code>{code}</code>
        </p>
      )}
      {retry && <AppButton onPress={retry}>Try again</AppButton>}
    </div>
  );
}
