import { useAnswer } from '../answer.ts';
import { formatPeriod, formatTime, shortKey } from '../formats.ts';
import { OwnAccountDocument } from '../generated/operations.ts';
import { Table } from '../ui/index.ts';
import { OpenDeviceFile } from './open-device-file.tsx';
import { sayReports } from './report-count.ts';
import { SaveDeviceFile } from './save-device-file.tsx';
import type { DeviceSecret } from './secrets.ts';
import { useReports, useSecrets } from './use-secrets.ts';

const timeOf = (ms: number) => formatTime(new Date(ms).toISOString());

/** The state of a secret's file, as a sentence. */
function FileState({ device }: { readonly device: DeviceSecret }) {
  const { data: reports = [] } = useReports(device);
  const { savedMs, savedReports } = device;
  if (!savedMs) return 'It was never saved.';
  const missing = reports.length - savedReports;
  return (
    <>
      Last saved {timeOf(savedMs)}. {sayReports(savedReports)}
      {missing > 0 && (
        <strong> It lacks {missing === 1 ? 'the last report' : `the last ${missing} reports`}: save it again.</strong>
      )}
    </>
  );
}

/** The reports whose figures are under a secret. */
function KeptReports({ device }: { readonly device: DeviceSecret }) {
  const { data: reports = [], error } = useReports(device);
  if (error) return <p role="alert">{error.message}</p>;
  return (
    <Table
      caption="Reports whose figures are in this browser"
      columns={[
        { name: 'Quarter', cell: ({ period }) => formatPeriod(period) },
        { name: 'Series', cell: ({ seriesKey }) => <code>{shortKey(seriesKey)}</code> },
      ]}
      rows={reports.filter((one, i) => reports.findIndex((other) => nameOf(other) === nameOf(one)) === i)}
      keyOf={nameOf}
      empty="There are none. An issuer’s first report puts its figure here."
    />
  );
}
const nameOf = ({ seriesKey, period }: { readonly seriesKey: string; readonly period: string }) =>
  `${seriesKey} ${period}`;

/** The secrets of this browser: their place, their backup, and the import of another device's secret. */
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
        A secret in this browser seals your bids and orders and opens them again, and keeps the figures of the incomes
        that you report. It is stored in this browser alone, and this service never sees it. A bid that is sealed here
        is revealed here, or on a device that has the file.
      </p>
      <Table
        caption="Secrets of your account in this browser"
        columns={[
          { name: 'Secret', cell: ({ fingerprint }) => <code>{fingerprint}</code> },
          { name: 'Since', cell: ({ addedMs }) => timeOf(addedMs) },
          { name: 'Its file', cell: (device) => <FileState device={device} /> },
        ]}
        rows={secrets}
        keyOf={({ fingerprint }) => fingerprint}
        empty="There is none yet. The first bid or report makes one, or the file of another device brings one."
      />
      {latest !== null && <KeptReports device={latest} />}
      <section aria-labelledby="save-file">
        <h2 id="save-file">Save its file</h2>
        <p>
          The file has the secret, which opens every bid that it sealed, and the figure of each report, without which
          the next report of the year cannot be made. It is sealed under a passphrase. Save it again after each report,
          and keep it where you keep a wallet’s key. The terms of your series are not in it: this service shows them to
          you.
        </p>
        <SaveDeviceFile account={account} device={latest} />
      </section>
      <section aria-labelledby="open-file">
        <h2 id="open-file">Bring another device’s file</h2>
        <OpenDeviceFile account={account} />
      </section>
    </>
  );
}
