import { useAnswer } from '../answer.ts';
import { formatTime } from '../formats.ts';
import { OwnAccountDocument } from '../generated/operations.ts';
import { Table } from '../ui/index.ts';
import { OpenDeviceFile } from './open-device-file.tsx';
import { SaveDeviceFile } from './save-device-file.tsx';
import { useSecrets } from './use-secrets.ts';

/** The secrets of this browser: where they lie, how they are backed up, and how another device's comes here. */
export function DevicePage() {
  const { data } = useAnswer(OwnAccountDocument, {});
  const account = data?.viewer?.account?.id;
  const { data: secrets, error } = useSecrets(account);
  if (error) return <p role="alert">{error.message}</p>;
  if (account === undefined || secrets === undefined) return <p role="status">Reading this device …</p>;
  const [latest = null] = secrets;
  return (
    <>
      <h1>This device</h1>
      <p>
        A secret in this browser seals your bids and orders and opens them again. It is stored in this browser alone,
        and this service never sees it. A bid that is sealed here is revealed here, or on a device that has the file.
      </p>
      <Table
        caption="Secrets of your account in this browser"
        columns={[
          { name: 'Secret', cell: ({ fingerprint }) => <code>{fingerprint}</code> },
          { name: 'Since', cell: ({ addedMs }) => formatTime(new Date(addedMs).toISOString()) },
          { name: 'Its file', cell: ({ isSaved }) => (isSaved ? 'is saved' : 'is not saved') },
        ]}
        rows={secrets}
        keyOf={({ fingerprint }) => fingerprint}
        empty="There is none yet. The first bid makes one, or the file of another device brings one."
      />
      <section aria-labelledby="save-file">
        <h2 id="save-file">Save its file</h2>
        <p>The file has the secret, sealed under a passphrase. Keep it where you keep a wallet’s key.</p>
        <SaveDeviceFile account={account} device={latest} />
      </section>
      <section aria-labelledby="open-file">
        <h2 id="open-file">Bring another device’s file</h2>
        <OpenDeviceFile account={account} />
      </section>
    </>
  );
}
