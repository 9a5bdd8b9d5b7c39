import type { ReactNode } from 'react';

export interface FileFieldProps {
  readonly label: string;
  /** The id of the control, for the summary of errors. */
  readonly id: string;
  readonly description?: ReactNode;
  /** The accepted media types and endings, as the attribute `accept` has them. */
  readonly accept?: string;
  /** True if several files may be chosen. */
  readonly isMultiple?: boolean;
  readonly error?: string | undefined;
  readonly onChange: (files: readonly File[]) => void;
}

/** A field for files, with its label and why they are refused. It is empty again if its `key` changes. */
export function FileField({ label, id, description, accept, isMultiple, error, onChange }: FileFieldProps) {
  const described = [description !== undefined && `${id}-description`, error !== undefined && `${id}-error`];
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      {description !== undefined && <span id={`${id}-description`}>{description}</span>}
      <input
        id={id}
        type="file"
        accept={accept}
        multiple={isMultiple}
        aria-invalid={error !== undefined}
        aria-describedby={described.filter(Boolean).join(' ') || undefined}
        onChange={({ target }) => onChange([...(target.files ?? [])])}
      />
      {error !== undefined && (
        <span id={`${id}-error`} className="field-error">
          {error}
        </span>
      )}
    </div>
  );
}
