import { type ReactNode, useEffect } from 'react';
import { useStore } from '../store.ts';
import { AppButton } from '../ui/button.tsx';
import { deviceState, openDevice, refreshDeviceState } from './device.ts';
import { ExportForm } from './export-form.tsx';
import { ImportForm } from './import-form.tsx';

/** Asks the person to save the device again, because it has a new secret since its last export. */
const ChangedDevice = () => (
  <section aria-labelledby="backup" className="card">
    <h3 id="backup">Save the device file again</h3>
    <p>
      The proof added a new secret to this device. Save its device file again, so that a lost browser loses nothing. The
      new file replaces the one before.
    </p>
    <ExportForm />
  </section>
);

/**
 * Shows its children only if the device is saved. They need the device's secret later, as a sealed bid does, and a secret in one
 * browser alone is lost with that browser.
 */
export function BackupGate({
  children,
  notice,
}: {
  readonly children: ReactNode;
  /** A sentence for a browser that is no device yet. */
  readonly notice?: string | undefined;
}) {
  const state = useStore(deviceState);
  useEffect(() => void refreshDeviceState(), []);
  if (state === 'unknown') return <p role="status">Looking at this device …</p>;
  if (state === 'saved') return children;
  if (state === 'changed') return <ChangedDevice />;
  return (
    <section aria-labelledby="backup" className="card">
      <h3 id="backup">Save this device first</h3>
      <p>
        What you seal here opens with a secret that is in this browser alone. If the browser loses it, a sealed bid
        cannot be revealed and a year’s next report cannot be proven. Save a device file, under a passphrase, somewhere
        else.
      </p>
      {state === 'none' ? (
        <>
          {notice !== undefined && <p className="warning">{notice}</p>}
          <AppButton look="primary" onPress={() => void openDevice()}>
            Make this browser a device
          </AppButton>
          <details>
            <summary>I have a device file already</summary>
            <ImportForm />
          </details>
        </>
      ) : (
        <ExportForm />
      )}
    </section>
  );
}
