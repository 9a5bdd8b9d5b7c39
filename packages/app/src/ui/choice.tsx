import type { ReactNode } from 'react';
import { ToggleButton } from 'react-aria-components/ToggleButton';
import { ToggleButtonGroup } from 'react-aria-components/ToggleButtonGroup';

export interface ChoiceProps<Value extends string> {
  readonly label: string;
  readonly options: readonly (readonly [value: Value, text: ReactNode])[];
  /** The chosen value; an empty text for none yet. */
  readonly value: Value | '';
  readonly onChange: (value: Value) => void;
}

/** One of several values, as buttons side by side. */
export function Choice<Value extends string>({ label, options, value, onChange }: ChoiceProps<Value>) {
  return (
    <ToggleButtonGroup
      aria-label={label}
      className="filters"
      selectionMode="single"
      disallowEmptySelection
      selectedKeys={[value]}
      onSelectionChange={(keys) => {
        const next = options.find(([one]) => keys.has(one))?.[0];
        if (next !== undefined) onChange(next);
      }}
    >
      {options.map(([one, text]) => (
        <ToggleButton key={one} id={one} className="button plain">
          {text}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}
