import { useEffect } from 'react';
import { deviceState, refreshDeviceState } from '../../device/device.ts';
import { ImportForm } from '../../device/import-form.tsx';
import { useStore } from '../../store.ts';

/** The notice of a browser without a secret that it cannot reveal sealed offers, with the form for an export. */
export function RestoreNotice() {
  const state = useStore(deviceState);
  useEffect(() => void refreshDeviceState(), []);
  if (state !== 'none') return null;
  return (
    <section aria-labelledby="restore" className="card">
      <h2 id="restore">Bring your device here</h2>
      <p>
        This browser has no device secret, so it cannot reveal what you sealed elsewhere. Choose the file that you saved
        there.
      </p>
      <ImportForm />
    </section>
  );
}
