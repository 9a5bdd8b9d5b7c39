import { type FormEvent, useCallback, useEffect, useState } from 'react';
import { formatDateTime } from '../format/time.ts';
import { isLapsed } from '../gateway/session.ts';
import { useStore } from '../store.ts';
import { AppButton } from '../ui/button.tsx';
import { Failure } from '../ui/failure.tsx';
import { Field } from '../ui/field.tsx';
import { type ExportLock, exportThisDevice, markExported, markForgotten, openLock, readLock } from './device.ts';
import { download } from './download.ts';
import { useHeldPassphrase } from './passphrase-hold.tsx';

/** The name that password managers store a device's passphrase under. Browsers require one in each form with a passphrase. */
export const PassphraseOwner = () => (
  <input type="text" name="username" autoComplete="username" defaultValue="Income Series device" hidden readOnly />
);

/** Tests that a text did not open, because it is sealed under another passphrase. */
const isUnopened = (error: Error | null): boolean =>
  (error as { readonly code?: unknown } | null)?.code === 'OPENINGS_UNOPENED';

/** A step of a form that takes some seconds, with its failure. */
function useSlowStep() {
  const [error, setError] = useState<Error | null>(null);
  const [isRunning, setIsRunning] = useState(false);
  const run = async (step: () => Promise<void>) => {
    setError(null);
    setIsRunning(true);
    await step().catch((failure: unknown) =>
      setError(failure instanceof Error ? failure : new Error('The device file was not saved.')),
    );
    setIsRunning(false);
  };
  return { error, isRunning, run };
}

/** The way out for a person who forgot the passphrase: a day later the export needs none. */
function ForgottenPassphrase({
  lock: { opensAt },
  onChange,
}: {
  readonly lock: ExportLock;
  readonly onChange: () => void;
}) {
  const set = (isForgotten: boolean) => void markForgotten(isForgotten).then(onChange);
  if (opensAt === null)
    return (
      <>
        <AppButton onPress={() => set(true)}>I forgot the passphrase</AppButton>
        <p className="hint">A day from now a new device file may be saved without it, or this device replaced.</p>
      </>
    );
  return (
    <p role="status">
      Somebody said here that the passphrase is forgotten. From {formatDateTime(new Date(opensAt).toISOString())} a new
      device file may be saved without it, or this device replaced.{' '}
      <AppButton onPress={() => set(false)}>I remember it</AppButton>
    </p>
  );
}

/** The form that asks for the passphrase of the last export. */
export function LastPassphrase({ lock, label, look = 'primary', other, onChange, onOpen }: LastPassphraseProps) {
  const [passphrase, setPassphrase] = useState('');
  const { error, isRunning, run } = useSlowStep();
  const open = (next: (passphrase: string) => unknown) =>
    void run(async () => {
      await openLock(passphrase);
      await next(passphrase);
      setPassphrase('');
    });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    open(onOpen);
  };
  return (
    <form onSubmit={submit}>
      <PassphraseOwner />
      <Field
        label="Passphrase of your last device file"
        hint="Somebody else at this browser cannot save or replace your device without it."
        type="password"
        autoComplete="current-password"
        value={passphrase}
        onChange={setPassphrase}
        error={isUnopened(error) ? 'This is not the passphrase of your last device file.' : null}
        isRequired
      />
      <div className="buttons">
        <AppButton type="submit" look={look} isDisabled={isRunning || passphrase === ''}>
          {isRunning ? 'Opening, which takes some seconds …' : label}
        </AppButton>
        {other && (
          <AppButton isDisabled={isRunning || passphrase === ''} onPress={() => open(other.onOpen)}>
            {other.label}
          </AppButton>
        )}
      </div>
      <ForgottenPassphrase lock={lock} onChange={onChange} />
      {error && !isUnopened(error) && <Failure error={error} />}
    </form>
  );
}

interface LastPassphraseProps {
  readonly lock: ExportLock;
  /** The words of the button. */
  readonly label: string;
  readonly look?: 'primary' | 'danger';
  /** A second button, which needs the passphrase too. */
  readonly other?: { readonly label: string; readonly onOpen: () => void };
  /** Called when the lock may have changed. */
  readonly onChange: () => void;
  /** Called with the passphrase when it has opened the lock. */
  readonly onOpen: (passphrase: string) => unknown;
}

/** Saves an export under a passphrase as a file. @throws DeviceError */
async function saveExport(passphrase: string): Promise<void> {
  const { text, change } = await exportThisDevice(passphrase);
  download('income-series-device.txt', text);
  await markExported(change);
}

interface HeldExportProps {
  readonly passphrase: string;
  onSaved(passphrase: string): void;
  /** The last export has another passphrase. */
  onStale(): void;
}

/**
 * The button that saves an export under the passphrase that was typed on this page before, unless another tab changed it or replaced the
 * device since.
 */
function HeldExport({ passphrase, onSaved, onStale }: HeldExportProps) {
  const { error, isRunning, run } = useSlowStep();
  const save = async () => {
    try {
      if ((await readLock()).isLocked) await openLock(passphrase);
    } catch (failure) {
      if (isUnopened(failure as Error)) return onStale();
      throw failure;
    }
    await saveExport(passphrase);
    onSaved(passphrase);
  };
  return (
    <>
      <p>
        The passphrase that you typed on this page seals it. The page forgets it when you leave, or after ten minutes.
      </p>
      <AppButton look="primary" isDisabled={isRunning} onPress={() => void run(save)}>
        {isRunning ? 'Sealing, which takes some seconds …' : 'Save the device file'}
      </AppButton>
      {error && <Failure error={error} />}
    </>
  );
}

/** The form of a new export, under a passphrase that is chosen in it. */
function NewExport({ onSaved }: { onSaved(passphrase: string): void }) {
  const [passphrase, setPassphrase] = useState('');
  const [repetition, setRepetition] = useState('');
  const { error, isRunning, run } = useSlowStep();
  const differs = repetition !== '' && passphrase !== repetition ? 'The passphrases differ.' : null;
  const isReady = passphrase.length >= 12 && passphrase === repetition;
  const save = async () => {
    await saveExport(passphrase);
    setPassphrase('');
    setRepetition('');
    onSaved(passphrase);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isReady) void run(save);
  };
  return (
    <form onSubmit={submit}>
      <PassphraseOwner />
      <Field
        label="Passphrase of the device file"
        hint="At least 12 characters. Nobody can open the file without it, and nobody can replace it."
        type="password"
        autoComplete="new-password"
        value={passphrase}
        onChange={setPassphrase}
        isRequired
      />
      <Field
        label="The passphrase again"
        type="password"
        autoComplete="new-password"
        value={repetition}
        onChange={setRepetition}
        error={differs}
        isRequired
      />
      <AppButton type="submit" look="primary" isDisabled={isRunning || !isReady}>
        {isRunning ? 'Sealing, which takes some seconds …' : 'Save the device file'}
      </AppButton>
      {error && <Failure error={error} />}
    </form>
  );
}

function OpenExportForm() {
  const [lock, setLock] = useState<ExportLock | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [isStale, setIsStale] = useState(false);
  const { passphrase, hold } = useHeldPassphrase();
  const refreshLock = useCallback(() => void readLock().then(setLock), []);
  useEffect(refreshLock, [refreshLock]);
  const finish = (next: string) => {
    setIsOpen(false);
    setIsStale(false);
    hold(next);
    refreshLock();
  };
  const forget = () => {
    hold(null);
    setIsStale(true);
    refreshLock();
  };
  if (lock === null) return <p role="status">Looking at this device …</p>;
  if (passphrase !== null) return <HeldExport passphrase={passphrase} onSaved={finish} onStale={forget} />;
  if (lock.isLocked && !isOpen)
    return (
      <>
        {isStale && (
          <p role="alert" className="warning">
            The passphrase that you typed here is not that of the last device file any more: another tab chose another
            one, or replaced the device. Nothing was saved.
          </p>
        )}
        <LastPassphrase
          lock={lock}
          label="Save the device file"
          other={{ label: 'Choose another passphrase', onOpen: () => setIsOpen(true) }}
          onChange={refreshLock}
          onOpen={async (last) => {
            await saveExport(last);
            finish(last);
          }}
        />
      </>
    );
  return <NewExport onSaved={finish} />;
}

/**
 * The forms that export this device under a passphrase and save the file. The next export needs the passphrase of the last one, and is
 * sealed under it too, unless the person chooses another. The forms forget what was typed when the session ends, by itself too.
 */
export const ExportForm = () => !useStore(isLapsed) && <OpenExportForm />;
