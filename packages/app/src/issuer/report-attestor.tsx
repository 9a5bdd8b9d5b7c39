import { useState } from 'react';
import { useDraft } from '../account/draft.ts';
import { useTask } from '../account/task.ts';
import { useRefresh } from '../answer.ts';
import { KeepFile } from '../device/keep-file.tsx';
import { useReports, useSecrets } from '../device/use-secrets.ts';
import type { ReportScreenQuery } from '../generated/operations.ts';
import { useReader } from '../reader.ts';
import { people } from '../session/people.ts';
import { Button, ErrorSummary, FileField, SelectField, Status } from '../ui/index.ts';
import { GivenKeys, useConfirmation } from './given-keys.tsx';
import { ProvenTerms, TERMS } from './proven-terms.tsx';
import type { ProvenReport, ReportPlace } from './report-place.ts';
import { type AttestorField, attestorFaults, DOCUMENTS } from './report-words.ts';

type Attestors = NonNullable<ReportScreenQuery['attestors']>['nodes'];

export interface AttestorStepProps extends ReportPlace {
  readonly report: ProvenReport;
  readonly attestors: Attestors;
  /** Is called once the attestor has the case. */
  readonly onSent: () => void;
}

interface AttestorDraft {
  readonly attestor: string;
  readonly liquidity: 'CASH' | 'NON_CASH';
}

const EMPTY: AttestorDraft = { attestor: '', liquidity: 'CASH' };
const LIQUIDITY = { CASH: 'Cash: the payment falls due', NON_CASH: 'Not cash: the payment accrues' } as const;
const idOf = (field: AttestorField) => `report-${field}`;
const RISK = 'report-without-file';

/** The latest secret, and whether its saved file has the figures of all its reports. */
function useFigureFile(account: string) {
  const { data: [device = null] = [] } = useSecrets(account);
  const { data: kept = [] } = useReports(device);
  return { device, isKept: Boolean(device?.savedMs) && (device?.savedReports ?? 0) >= kept.length };
}

interface KeepFigureProps {
  readonly account: string;
  readonly file: ReturnType<typeof useFigureFile>;
  readonly isAccepted: boolean;
  readonly onAccept: (isAccepted: boolean) => void;
}

/** The file of the device, which the next report of the year needs. */
const KeepFigure = ({ account, file, isAccepted, onAccept }: KeepFigureProps) => (
  <>
    <h3>Keep what your next report needs</h3>
    <KeepFile
      account={account}
      device={file.device}
      isKept={file.isKept}
      kept="The file of this device is saved, with this figure."
      reason="The next report of the year needs this figure, which only this browser has. Save its file again, so that it is not lost with the browser."
      risk="I go on without the file: if this browser loses its data, nobody can report the rest of the year"
      riskId={RISK}
      isAccepted={isAccepted}
      onAccept={onAccept}
    />
  </>
);

const NoAttestor = () => (
  <p>
    No attestor of this chain has announced a key to seal to, so nobody can read documents now. Ask the people who run
    the service for one. The figure stays in this browser, and this screen goes on once an attestor is there.
    {people.use().length > 0 && ' A demo that is started with --full has two attestors, whose tool you run yourself.'}
  </p>
);

/** The choice of the attestor, with what is sealed for them, and the file of the device before that. */
export function AttestorStep({ account, series, basis, period, report, attestors, onSent }: AttestorStepProps) {
  const { gateway } = useReader();
  const confirmation = useConfirmation('report');
  const { draft, change, clear } = useDraft<AttestorDraft>(`report ${series.chain} ${series.key} ${period}`, EMPTY);
  const [files, setFiles] = useState<readonly File[]>([]);
  const [isAccepted, setAccepted] = useState(false);
  const [areTerms, setTerms] = useState(false);
  const file = useFigureFile(account);
  const refresh = useRefresh();
  const task = useTask({ attestorKey: idOf('attestor'), document: idOf('files') });
  const able = attestors.filter(({ announcement }) => announcement !== null);

  const submit = (event: React.FormEvent) => {
    event.preventDefault();
    const faultsByField = attestorFaults({ attestor: draft.attestor, files });
    const faults = Object.entries(faultsByField).map(([field, message]) => ({
      field: idOf(field as AttestorField),
      message,
    }));
    if (!file.isKept && !isAccepted)
      faults.push({ field: RISK, message: 'Save the file of this device, or go on without it.' });
    const attestor = able.find(({ address }) => address === draft.attestor);
    faults.push(...confirmation.faults([attestor]));
    if (confirmation.typed !== null && !areTerms)
      faults.push({ field: TERMS, message: 'Compare the threshold and the share with your terms.' });
    if (faults.length > 0 || attestor === undefined) task.show(faults);
    else
      void task.run(async () => {
        const { openCase } = await import('./open-case.ts');
        const { liquidity: liquidityFlag } = draft;
        const { confirmer } = confirmation;
        await openCase(gateway, { series, basis, period, report, attestor, liquidityFlag, files, confirmer });
        clear();
        refresh();
        onSent();
      });
  };
  if (able.length === 0) return <NoAttestor />;
  return (
    <>
      <form id="report-attestor-form" onSubmit={submit} noValidate>
        <ErrorSummary problems={task.problems} />
        <SelectField
          id={idOf('attestor')}
          label="Attestor"
          value={able.some(({ address }) => address === draft.attestor) ? draft.attestor : ''}
          choices={{ '': 'Choose', ...Object.fromEntries(able.map(({ address }) => [address, address])) }}
          onChange={(attestor) => change({ attestor })}
          error={task.errorOf(idOf('attestor'))}
        />
        <GivenKeys confirmation={confirmation} task={task} />
        <SelectField
          label="The income was"
          value={draft.liquidity}
          choices={LIQUIDITY}
          onChange={(liquidity) => change({ liquidity: liquidity as AttestorDraft['liquidity'] })}
        />
        <FileField
          id={idOf('files')}
          label="Documents that show the figure"
          description={`At most ${DOCUMENTS.most} files of 240 kB each. They and the figure are sealed in this browser: only this attestor opens them.`}
          isMultiple
          error={task.errorOf(idOf('files'))}
          onChange={setFiles}
        />
      </form>
      {confirmation.typed !== null && (
        <ProvenTerms series={series} terms={report.terms} areTerms={areTerms} onCompare={setTerms} />
      )}
      <KeepFigure account={account} file={file} isAccepted={isAccepted} onAccept={setAccepted} />
      <p>Nothing is sent to the chain yet. The attestor gets figure and documents, and signs or declines.</p>
      <Button type="submit" form="report-attestor-form" kind="main" isDisabled={task.isBusy}>
        Seal and send to the attestor
      </Button>
      <Status>{task.isBusy ? confirmation.busy : ''}</Status>
    </>
  );
}
