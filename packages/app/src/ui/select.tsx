import { type ReactNode, useId } from 'react';

export interface SelectProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly options: readonly (readonly [value: string, text: string])[];
  readonly hint?: ReactNode;
  readonly error?: string | null;
  readonly autoComplete?: string;
}

/** One of many values, by the browser's own list. */
export function Select({ label, value, onChange, options, hint, error, autoComplete }: SelectProps) {
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      {hint && (
        <span className="hint" id={`${id}-hint`}>
          {hint}
        </span>
      )}
      {error && (
        <span className="field-error" id={`${id}-error`}>
          {error}
        </span>
      )}
      <select
        id={id}
        value={value}
        autoComplete={autoComplete}
        aria-invalid={!!error}
        aria-describedby={`${hint ? `${id}-hint` : ''} ${error ? `${id}-error` : ''}`.trim() || undefined}
        onChange={({ target }) => onChange(target.value)}
      >
        <option value="">Choose</option>
        {options.map(([one, text]) => (
          <option key={one} value={one}>
            {text}
          </option>
        ))}
      </select>
    </div>
  );
}
