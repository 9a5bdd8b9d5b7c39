import { useState } from 'react';
import { useTask } from '../account/task.ts';
import { Button, ErrorSummary, Status, TextField } from '../ui/index.ts';
import { type DeviceSecret, requireSecret } from './secrets.ts';
import { useSecretsRefresh } from './use-secrets.ts';

const PASSPHRASE = 'device-passphrase';
const REPEATED = 'device-passphrase-again';
const LEAST = 12;

export interface SaveDeviceFileProps {
  readonly account: string;
  /** The secret whose file is saved; null makes the account's secret first. */
  readonly device: DeviceSecret | null;
}

/** Saves the device's file under a passphrase that is typed twice, because nobody can recover the file without it. */
export function SaveDeviceFile({ account, device }: SaveDeviceFileProps) {
  const [passphrase, setPassphrase] = useState('');
  const [again, setAgain] = useState('');
  const [saved, setSaved] = useState('');
  const task = useTask({ passphrase: PASSPHRASE });
  const refresh = useSecretsRefresh();

  const faults = () => [
    ...([...passphrase].length < LEAST
      ? [{ field: PASSPHRASE, message: `Enter a passphrase of ${LEAST} characters or more.` }]
      : []),
    ...(passphrase === again ? [] : [{ field: REPEATED, message: 'Enter the same passphrase twice.' }]),
  ];
  const save = () =>
    task.run(async () => {
      const secret = device ?? (await requireSecret(account));
      const { saveDeviceFile } = await import('./device-file.ts');
      await saveDeviceFile(secret, passphrase);
      setPassphrase('');
      setAgain('');
      setSaved(
        `The file income-series-device-${secret.fingerprint}.txt is with your downloads. Put it where you keep keys.`,
      );
      await refresh(account);
    });
  const submit = (event: React.FormEvent) => {
    event.preventDefault();
    const problems = faults();
    if (problems.length > 0) task.show(problems);
    else void save();
  };

  return (
    <form onSubmit={submit} noValidate>
      <ErrorSummary problems={task.problems} />
      <TextField
        id={PASSPHRASE}
        label="Passphrase of the file"
        description="12 characters or more. Without it nobody opens the file, not even this service."
        type="password"
        autoComplete="new-password"
        value={passphrase}
        onChange={setPassphrase}
        error={task.errorOf(PASSPHRASE)}
      />
      <TextField
        id={REPEATED}
        label="The same passphrase again"
        type="password"
        autoComplete="new-password"
        value={again}
        onChange={setAgain}
        error={task.errorOf(REPEATED)}
      />
      <Button type="submit" isDisabled={task.isBusy}>
        Save the file of this device
      </Button>
      <Status>{task.isBusy ? 'The file is being sealed. This takes some seconds.' : saved}</Status>
    </form>
  );
}
