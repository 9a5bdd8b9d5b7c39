import { type ReactNode, useId } from 'react';

export interface SelectFieldProps {
  readonly label: string;
  readonly value: string;
  /** The names of the choices by their values. */
  readonly choices: Readonly<Record<string, string>>;
  readonly onChange: (value: string) => void;
  /** The id of the control, for the summary of errors. */
  readonly id?: string;
  readonly error?: string | undefined;
  readonly description?: ReactNode;
}

/** A choice out of a closed list, with what it is for and why it is refused. */
export function SelectField({ label, value, choices, onChange, id, error, description }: SelectFieldProps) {
  const own = useId();
  const control = id ?? own;
  const described = [description && `${control}-about`, error && `${control}-error`].filter(Boolean).join(' ');
  return (
    <div className="field">
      <label htmlFor={control}>{label}</label>
      {description !== undefined && (
        <span id={`${control}-about`} slot="description">
          {description}
        </span>
      )}
      <select
        id={control}
        value={value}
        aria-invalid={error !== undefined}
        aria-describedby={described || undefined}
        onChange={({ target }) => onChange(target.value)}
      >
        {Object.entries(choices).map(([choice, name]) => (
          <option key={choice} value={choice}>
            {name}
          </option>
        ))}
      </select>
      {error !== undefined && (
        <span id={`${control}-error`} className="field-error">
          {error}
        </span>
      )}
    </div>
  );
}
