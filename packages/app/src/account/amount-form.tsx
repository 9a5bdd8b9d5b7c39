import type { ReactNode } from 'react';
import { readMoney } from '../formats.ts';
import { Button, ErrorSummary, NumberField } from '../ui/index.ts';
import { useDraft } from './draft.ts';
import { useTask } from './task.ts';

export interface AmountFormProps {
  /** The id of the field, and the name of its draft. */
  readonly id: string;
  readonly label: string;
  readonly description?: string;
  readonly unit: string;
  readonly decimals: number;
  /** The most that may be entered; null if nothing here limits it. */
  readonly most: bigint | null;
  /** The sentence for more than that. */
  readonly tooMuch: string;
  readonly button: string;
  /** The consequences of the amount, shown while it is typed. */
  readonly preview?: (amount: bigint) => ReactNode;
  /** The texts that have to be agreed to before the step. */
  readonly children?: ReactNode;
  /** @returns true once the step is done, which empties the field */
  readonly onSend: (amount: bigint) => Promise<boolean>;
}

/** A form for one amount, with a step that takes it. */
export function AmountForm(props: AmountFormProps) {
  const { id, label, description, unit, decimals, most, tooMuch, button, preview, children, onSend } = props;
  const { draft, change, clear } = useDraft(id, { amount: '' });
  const task = useTask();
  const amount = readMoney(draft.amount, decimals);
  const submit = (event: React.FormEvent) => {
    event.preventDefault();
    if (amount === null || amount === 0n)
      task.show([{ field: id, message: `Enter a number, as 12.50, with at most ${decimals} decimals.` }]);
    else if (most !== null && amount > most) task.show([{ field: id, message: tooMuch }]);
    else
      void task.run(async () => {
        if (await onSend(amount)) clear();
      });
  };
  return (
    <form onSubmit={submit} noValidate>
      <ErrorSummary problems={task.problems} />
      <NumberField
        id={id}
        label={label}
        description={description}
        unit={unit}
        value={draft.amount}
        onChange={(text) => change({ amount: text })}
        error={task.errorOf(id)}
      />
      {amount !== null && amount > 0n && preview?.(amount)}
      {children}
      <Button type="submit" isDisabled={task.isBusy}>
        {button}
      </Button>
    </form>
  );
}
