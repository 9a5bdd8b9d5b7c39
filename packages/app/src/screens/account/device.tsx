import { useEffect } from 'react';
import { deviceState, openDevice, refreshDeviceState } from '../../device/device.ts';
import { ExportForm } from '../../device/export-form.tsx';
import { ImportForm } from '../../device/import-form.tsx';
import { useStore } from '../../store.ts';
import { AppButton } from '../../ui/button.tsx';
import { Screen } from '../../ui/screen.tsx';
import { Openings, SealedOffers } from './depends.tsx';
import { SolanaNodeSection } from './solana-node.tsx';

const LEAD =
  'What you seal is opened with a secret that is in this browser, and never leaves it but in a file under your passphrase. The service has no copy.';

const STATES = {
  unknown: ['Looking at this browser …', ''],
  none: [
    'This browser is no device yet',
    'It has no secret. One is made at the first thing that needs it, or now, or it comes from a device file.',
  ],
  unsaved: ['This device is not saved', 'Its secret is in this browser alone. If the browser loses it, it is lost.'],
  changed: [
    'This device is not saved',
    'A proof added a new secret to it, which your last device file does not have. Save a new one.',
  ],
  saved: ['This device is saved', 'Your device file has everything that is sealed here.'],
} as const;

/** This browser as a device: its secret’s state, its export and import, and what depends on it. */
export function DevicePage() {
  const state = useStore(deviceState);
  useEffect(() => void refreshDeviceState(), []);
  const [title, text] = STATES[state];
  return (
    <Screen title="Device" lead={LEAD}>
      <p role="status">
        <strong>{text === '' ? title : `${title}.`}</strong> {text}
      </p>
      {state === 'none' && (
        <AppButton look="primary" onPress={() => void openDevice()}>
          Make this browser a device
        </AppButton>
      )}
      {state !== 'unknown' && state !== 'none' && (
        <>
          <section aria-labelledby="export">
            <h2 id="export">Save it</h2>
            <p>A device file has the secret of this browser and of each report. Save a new one after each report.</p>
            <ExportForm />
          </section>
          <section aria-labelledby="depends">
            <h2 id="depends">What depends on it</h2>
            <h3>Bids and orders</h3>
            <SealedOffers />
            <h3>Reports</h3>
            <Openings />
          </section>
        </>
      )}
      <section aria-labelledby="import">
        <h2 id="import">Take over a device</h2>
        <p>
          Bring the device file of another browser or phone: this one can then reveal its bids and continue its reports.
        </p>
        <ImportForm />
      </section>
      <SolanaNodeSection />
    </Screen>
  );
}
