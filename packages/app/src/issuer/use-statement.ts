import { useState } from 'react';
import { type Task, useTask } from '../account/task.ts';
import { useSealedDraft } from '../device/sealed-draft.ts';
import { type StatementFault, statementFaults } from './exception-words.ts';
import { type KeyConfirmation, useConfirmation } from './given-keys.tsx';
import type { Attestor, Confirmer } from './sealing-place.ts';
import { NO_STATEMENT, type StatementText } from './statement-fields.tsx';

/** A reason or evidence that a person writes. */
export interface WrittenStatement {
  readonly draft: StatementText;
  readonly task: Task;
  readonly confirmation: KeyConfirmation;
  readonly change: (part: Partial<StatementText>) => void;
  readonly setFiles: (files: readonly File[]) => void;
  readonly clear: () => void;
  /** Runs work with what was written, or shows what is wrong with it. */
  readonly submit: (
    event: React.FormEvent,
    work: (written: {
      readonly text: string;
      readonly files: readonly File[];
      readonly chosen: readonly Attestor[];
      readonly confirmer: Confirmer;
    }) => Promise<void>,
  ) => void;
}

/**
 * Keeps what a person writes to attestors, sealed on the device.
 * @param id the beginning of the fields' ids @param name of the form, with the series that it is about @param count of the attestors
 */
export function useStatement(id: string, name: string, attestors: readonly Attestor[], count: 1 | 2): WrittenStatement {
  const { draft, change, clear } = useSealedDraft(name, NO_STATEMENT);
  const [files, setFiles] = useState<readonly File[]>([]);
  const confirmation = useConfirmation(id);
  const task = useTask({
    attestorKey: `${id}-attestors`,
    attestorKeys: `${id}-attestors`,
    reason: `${id}-text`,
    evidence: `${id}-text`,
  });
  const chosen = [draft.first, draft.second]
    .slice(0, count)
    .map((key) => attestors.find(({ address }) => address === key));
  const submit: WrittenStatement['submit'] = (event, work) => {
    event.preventDefault();
    const keys = chosen.map((attestor) => attestor?.address ?? '');
    const written = Object.entries(statementFaults({ text: draft.text, attestors: keys, files }));
    const faults = [
      ...written.map(([fault, message]) => ({ field: `${id}-${fault as StatementFault}`, message })),
      ...confirmation.faults(chosen),
    ];
    if (faults.length > 0) {
      task.show(faults);
      return;
    }
    const attestors = chosen.filter((attestor) => attestor !== undefined);
    void task.run(() => work({ text: draft.text, files, chosen: attestors, confirmer: confirmation.confirmer }));
  };
  return { draft, task, confirmation, change, setFiles, clear, submit };
}
