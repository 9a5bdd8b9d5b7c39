import { DeviceError } from '@income-series/client/gateway';
import { useState } from 'react';
import { useTask } from '../account/task.ts';
import { Button, ErrorSummary, type FieldProblem, FileField, Status, TextField } from '../ui/index.ts';
import { sayReports } from './report-count.ts';
import type { DeviceSecret } from './secrets.ts';
import { useSecretsRefresh } from './use-secrets.ts';

const FILE = 'device-file';
const PASSPHRASE = 'device-file-passphrase';

/** The problem of a file that does not open, beside the field that can mend it; undefined for every other error. */
function problemOf(error: unknown): FieldProblem | undefined {
  const code = error instanceof DeviceError ? error.code : undefined;
  if (code === 'OPENINGS_UNOPENED')
    return { field: PASSPHRASE, message: 'This passphrase does not open the file. Look for capitals and spaces.' };
  if (code === 'OPENINGS_INVALID' || code === 'BAD_INPUT')
    return { field: FILE, message: 'This is not the file of a device, or it was changed.' };
  return undefined;
}

const sayOpened = ({ fingerprint, savedReports }: DeviceSecret) =>
  `This browser has the secret ${fingerprint} now, and opens what it sealed. ${sayReports(savedReports)}`;

/** Brings the secret of another device into this browser, from the other device's file. */
export function OpenDeviceFile({ account }: { readonly account: string }) {
  const [file, setFile] = useState<File | null>(null);
  const [passphrase, setPassphrase] = useState('');
  const [opened, setOpened] = useState('');
  const task = useTask();
  const refresh = useSecretsRefresh();

  const open = (chosen: File) =>
    task.run(async () => {
      const { openDeviceFile } = await import('./device-file.ts');
      const row = await openDeviceFile(account, chosen, passphrase).catch((error: unknown) => {
        const problem = problemOf(error);
        if (problem === undefined) throw error;
        task.show([problem]);
        return null;
      });
      if (row === null) return;
      setPassphrase('');
      setFile(null);
      setOpened(sayOpened(row));
      await refresh(account);
    });
  const submit = (event: React.FormEvent) => {
    event.preventDefault();
    if (file === null) task.show([{ field: FILE, message: 'Choose the file of the other device.' }]);
    else if (passphrase === '') task.show([{ field: PASSPHRASE, message: 'Enter the passphrase of the file.' }]);
    else void open(file);
  };

  return (
    <form onSubmit={submit} noValidate>
      <ErrorSummary problems={task.problems} />
      <FileField
        key={opened}
        id={FILE}
        label="File of the other device"
        accept=".txt,text/plain"
        error={task.errorOf(FILE)}
        onChange={([chosen = null]) => setFile(chosen)}
      />
      <TextField
        id={PASSPHRASE}
        label="Its passphrase"
        type="password"
        autoComplete="off"
        value={passphrase}
        onChange={setPassphrase}
        error={task.errorOf(PASSPHRASE)}
      />
      <Button type="submit" isDisabled={task.isBusy}>
        Open the file
      </Button>
      <Status>{task.isBusy ? 'The file is being opened. This takes some seconds.' : opened}</Status>
    </form>
  );
}
