import { SaveDeviceFile } from './save-device-file.tsx';
import type { DeviceSecret } from './secrets.ts';

export interface KeepFileProps {
  readonly account: string;
  /** The secret that the step depends on; null if there is none yet. */
  readonly device: DeviceSecret | null;
  /** True if a saved file has all that the step depends on. */
  readonly isKept: boolean;
  /** The sentence for a file that is saved. */
  readonly kept: string;
  /** The reason to save it first, as a sentence. */
  readonly reason: string;
  /** The label of the choice to go on without the file: what is then at risk. */
  readonly risk: string;
  /** The id of that choice, for the summary of errors. */
  readonly riskId: string;
  readonly isAccepted: boolean;
  readonly onAccept: (isAccepted: boolean) => void;
}

/** The file of the device, offered before something depends on what only this browser has. */
export function KeepFile(props: KeepFileProps) {
  const { account, device, isKept, kept, reason, risk, riskId, isAccepted, onAccept } = props;
  if (isKept) return <p>{kept}</p>;
  return (
    <>
      <p>{reason}</p>
      <SaveDeviceFile account={account} device={device} />
      <label className="check">
        <input id={riskId} type="checkbox" checked={isAccepted} onChange={({ target }) => onAccept(target.checked)} />{' '}
        {risk}
      </label>
    </>
  );
}
