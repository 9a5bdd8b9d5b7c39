import type { ReactNode } from 'react';
import { FieldError } from 'react-aria-components/FieldError';
import { Input } from 'react-aria-components/Input';
import { Label } from 'react-aria-components/Label';
import { Text } from 'react-aria-components/Text';
import { TextField } from 'react-aria-components/TextField';

export interface FieldProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** One sentence below the label. */
  readonly hint?: ReactNode;
  /** The error of the value, which is shown beside the field. */
  readonly error?: string | null | undefined;
  /** The unit of measure after the input, such as a token's symbol. */
  readonly unit?: string | null | undefined;
  readonly type?: 'text' | 'password' | 'email';
  readonly inputMode?: 'text' | 'decimal' | 'numeric' | 'email';
  readonly isRequired?: boolean;
  readonly isDisabled?: boolean;
  readonly autoComplete?: string;
  readonly name?: string;
}

/** A text field with its label above, its hint, and its error beside it. */
export function Field({ label, hint, error, unit, inputMode = 'text', autoComplete = 'off', ...props }: FieldProps) {
  return (
    <TextField {...props} isInvalid={!!error} validationBehavior="aria" className="field">
      <Label>{label}</Label>
      {hint && (
        <Text slot="description" className="hint">
          {hint}
        </Text>
      )}
      <FieldError className="field-error">{error}</FieldError>
      <span className="input">
        <Input inputMode={inputMode} autoComplete={autoComplete} spellCheck={false} />
        {unit && <span className="unit">{unit}</span>}
      </span>
    </TextField>
  );
}
