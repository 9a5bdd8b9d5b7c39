import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { useStep } from '../gateway/act.ts';
import { useChains } from '../gateway/chains.ts';
import { isLapsed } from '../gateway/session.ts';
import { useStore } from '../store.ts';
import { AppButton } from '../ui/button.tsx';
import { Failure } from '../ui/failure.tsx';
import { Field } from '../ui/field.tsx';
import { type ExportPlace, installExport, type OpenedExport, openExport, placeOf, readLock } from './device.ts';
import { LastPassphrase, PassphraseOwner } from './export-form.tsx';
import { type ExportOwner, readOwner } from './export-owner.ts';
import { useHeldPassphrase } from './passphrase-hold.tsx';

interface ImportInput {
  readonly file: File;
  readonly passphrase: string;
  readonly chains: readonly string[];
}

/** An opened export and its owner. `isInstalled` is false until the person has agreed. */
interface ImportCandidate {
  readonly opened: OpenedExport;
  readonly place: ExportPlace;
  readonly owner: ExportOwner;
  readonly isInstalled: boolean;
  /** True if its passphrase is that of this device’s last export now. */
  readonly isLast: boolean;
}

/** Opens the file, and installs it at once if it is certainly this account’s and replaces nothing. */
async function importFile({ file, passphrase, chains }: ImportInput): Promise<ImportCandidate> {
  const opened = await openExport((await file.text()).trim(), passphrase);
  const [place, owner] = [await placeOf(opened), await readOwner(opened, chains)];
  const isInstalled = place === 'same' || (place === 'first' && owner.isOwn);
  const isLast = isInstalled && (await installExport(opened, place));
  return { opened, place, owner, isInstalled, isLast };
}

/** The texts for files that are no export, or that this page does not open, by the error’s code. */
const FILE_ERRORS: Readonly<Record<string, string>> = {
  BAD_INPUT: 'This is no device file.',
  OPENINGS_INVALID: 'This is no device file, or it was changed.',
  OPENINGS_VERSION: 'A newer version of this app wrote this file. Reload the page.',
  OPENINGS_WEAK: 'This file is sealed too weakly, so this app did not write it.',
  OPENINGS_COSTLY: 'This file costs more to open than this app ever asks for, so it did not write it.',
};
const OTHER_PASSPHRASE = 'This passphrase does not open the file.';

interface StepErrors {
  readonly file: string | null;
  readonly passphrase: string | null;
  /** An error that is about neither field. */
  readonly form: Error | null;
}

function errorsOf(error: Error | null): StepErrors {
  const code = String((error as { readonly code?: unknown } | null)?.code ?? '');
  if (code === 'OPENINGS_UNOPENED') return { file: null, passphrase: OTHER_PASSPHRASE, form: null };
  const file = FILE_ERRORS[code] ?? null;
  return { file, passphrase: null, form: file === null ? error : null };
}

interface QuestionProps {
  readonly isRunning: boolean;
  readonly onInstall: () => void;
}

/** The button that replaces this device. It needs the passphrase of this device’s last export, if there is one. */
function Replacement({ isRunning, onInstall }: QuestionProps) {
  const lock = useQuery({ queryKey: ['device lock'], queryFn: readLock, gcTime: 0 });
  // The device may have been saved since the warning appeared.
  const replaceUnlocked = async () => {
    const { data } = await lock.refetch();
    if (data?.isLocked === false) onInstall();
  };
  const label = isRunning ? 'Replacing …' : 'Replace this device';
  return (
    <>
      <p>
        <strong>The file is of another device.</strong> If it replaces this one, the secret of this browser is gone:
        bids that were sealed with it cannot be revealed, and reports that were made with it cannot be continued.
      </p>
      <p>Save the device file of this one first, on the page Device. Then replace it.</p>
      {lock.data?.isLocked ? (
        <LastPassphrase
          lock={lock.data}
          label={label}
          look="danger"
          onChange={() => void lock.refetch()}
          onOpen={onInstall}
        />
      ) : (
        lock.data && (
          <AppButton look="danger" isDisabled={isRunning} onPress={() => void replaceUnlocked()}>
            {label}
          </AppButton>
        )
      )}
    </>
  );
}

/** Says whose file it is, and asks the person before it is installed. */
function ImportQuestion({
  candidate: { place, owner },
  ...props
}: QuestionProps & { readonly candidate: ImportCandidate }) {
  return (
    <div className="failure" role="alert">
      <p>
        <strong>
          {owner.isOwn ? 'The file is of a device of yours.' : 'Nothing tells that the file is of your device.'}
        </strong>{' '}
        {owner.facts.join(' ')}
      </p>
      {!owner.isOwn && (
        <p>
          If somebody else made the file, they have the same secret: they can read each bid, order and income that you
          seal with it from then on, and what you sealed before stays closed here. Install it only if you saved it
          yourself.
        </p>
      )}
      {place === 'other' ? (
        <Replacement {...props} />
      ) : (
        <AppButton look="danger" isDisabled={props.isRunning} onPress={props.onInstall}>
          {props.isRunning ? 'Installing …' : 'It is mine: install it'}
        </AppButton>
      )}
    </div>
  );
}

/** The field of the file. */
function FileField({ error, onChange }: { readonly error: string | null; onChange(file: File | null): void }) {
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>Device file</label>
      <span className="hint">The text file that was saved on the other device.</span>
      {error && (
        <span className="field-error" id={`${id}-error`}>
          {error}
        </span>
      )}
      <input
        id={id}
        type="file"
        accept=".txt,text/plain"
        aria-invalid={error !== null}
        aria-describedby={error ? `${id}-error` : undefined}
        onChange={({ target }) => onChange(target.files?.[0] ?? null)}
      />
    </div>
  );
}

function OpenImportForm({ onImported }: { readonly onImported?: () => void }) {
  const chains = useChains();
  const { hold } = useHeldPassphrase();
  const [file, setFile] = useState<File | null>(null);
  const [passphrase, setPassphrase] = useState('');
  const [imported, setImported] = useState<Pick<ImportCandidate, 'owner' | 'isLast'> | null>(null);
  const finish = ({ opened, owner, isLast }: ImportCandidate) => {
    if (isLast) hold(opened.passphrase);
    setFile(null);
    setImported({ owner, isLast });
    reading.reset(); // both steps have the secret and its passphrase
    installing.reset();
    onImported?.();
  };
  const reading = useStep(importFile, (candidate) => {
    setPassphrase('');
    if (candidate.isInstalled) finish(candidate);
  });
  const installing = useStep(async (candidate: ImportCandidate) => {
    return { ...candidate, isLast: await installExport(candidate.opened, candidate.place) };
  }, finish);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    installing.reset();
    setImported(null);
    if (file) reading.mutate({ file, passphrase, chains });
  };
  const errors = errorsOf(reading.error);
  const candidate = reading.data;
  return (
    <>
      <form onSubmit={submit}>
        <PassphraseOwner />
        <FileField
          error={errors.file}
          onChange={(next) => {
            setFile(next);
            reading.reset();
          }}
        />
        <Field
          label="Passphrase of the file"
          type="password"
          autoComplete="off"
          value={passphrase}
          onChange={setPassphrase}
          error={errors.passphrase}
        />
        <AppButton type="submit" isDisabled={reading.isPending || file === null || passphrase === ''}>
          {reading.isPending ? 'Opening, which takes some seconds …' : 'Import the device'}
        </AppButton>
        {imported && (
          <p role="status">
            The device is imported. Its secret and its openings are in this browser. {imported.owner.facts.join(' ')}
            {!imported.isLast && ' This browser has newer ones that are not in the file: save the device file again.'}
          </p>
        )}
        {errors.form && <Failure error={errors.form} />}
      </form>
      {candidate && (
        <ImportQuestion
          candidate={candidate}
          isRunning={installing.isPending}
          onInstall={() => installing.mutate(candidate)}
        />
      )}
      {installing.error && <Failure error={installing.error} />}
    </>
  );
}

/**
 * The form that imports a device’s export into this browser, so that it opens what that device sealed. The form forgets an opened file
 * and its passphrase when the session ends, by itself too.
 */
export const ImportForm = (props: { readonly onImported?: () => void }) =>
  !useStore(isLapsed) && <OpenImportForm {...props} />;
