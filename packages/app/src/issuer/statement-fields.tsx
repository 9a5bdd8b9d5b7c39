import type { Task } from '../account/task.ts';
import { shortKey } from '../formats.ts';
import { FileField, SelectField, TextField } from '../ui/index.ts';
import { GivenKeys, type KeyConfirmation } from './given-keys.tsx';
import type { Attestor } from './sealing-place.ts';

/** The typed part of a reason or of evidence. */
export interface StatementText {
  readonly text: string;
  readonly first: string;
  readonly second: string;
}

export const NO_STATEMENT: StatementText = { text: '', first: '', second: '' };

export interface StatementFieldsProps {
  /** The beginning of the fields' ids. */
  readonly id: string;
  readonly task: Task;
  readonly confirmation: KeyConfirmation;
  readonly draft: StatementText;
  readonly attestors: readonly Attestor[];
  /** The labels of the choices of attestors: one, or two. */
  readonly choices: readonly string[];
  readonly label: string;
  readonly description: string;
  readonly onChange: (part: Partial<StatementText>) => void;
  readonly onFiles: (files: readonly File[]) => void;
}

/** The fields of a text with files that is sealed to one or two attestors. */
export function StatementFields(props: StatementFieldsProps) {
  const { id, task, confirmation, draft, attestors, choices, label, description, onChange, onFiles } = props;
  const names = Object.fromEntries(attestors.map(({ address }) => [address, shortKey(address)]));
  const places = ['first', 'second'] as const;
  const field = (name: string) => ({ id: `${id}-${name}`, error: task.errorOf(`${id}-${name}`) });
  return (
    <>
      {choices.map((choice, at) => {
        const place = places[at] ?? 'first';
        return (
          <SelectField
            key={choice}
            {...field(at === 0 ? 'attestors' : 'second')}
            label={choice}
            value={draft[place]}
            choices={{ '': 'Choose', ...names }}
            onChange={(key) => onChange({ [place]: key })}
          />
        );
      })}
      <GivenKeys confirmation={confirmation} task={task} />
      <TextField
        {...field('text')}
        label={label}
        description={description}
        isLong
        value={draft.text}
        onChange={(text) => onChange({ text })}
      />
      <FileField
        {...field('files')}
        label="Documents that show it"
        description="At most 16 files, 240 kB together. They are sealed with the text."
        isMultiple
        onChange={onFiles}
      />
    </>
  );
}
