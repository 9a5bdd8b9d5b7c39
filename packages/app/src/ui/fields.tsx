import type { ReactNode } from 'react';
import {
  TextField as AriaTextField,
  type TextFieldProps as AriaTextFieldProps,
  FieldError,
  Input,
  Label,
  Text,
  TextArea,
} from 'react-aria-components/TextField';

export interface TextFieldProps extends Omit<AriaTextFieldProps, 'children' | 'className' | 'isInvalid'> {
  readonly label: string;
  /** The id of the input, for the summary of errors. */
  readonly id: string;
  /** The reason why the value is refused, beside the field; null or left out while it is not. */
  readonly error?: string | null | undefined;
  readonly description?: ReactNode;
  /** The text behind the input, as the symbol of a token. */
  readonly unit?: string | undefined;
  /** True for a text of several lines. */
  readonly isLong?: boolean;
}

/** A field with its label, what it is for, and why its value is refused. */
export const TextField = ({ label, error, description, unit, isLong, ...props }: TextFieldProps) => (
  <AriaTextField {...props} className="field" isInvalid={Boolean(error)} validationBehavior="aria">
    <Label>{label}</Label>
    {description !== undefined && <Text slot="description">{description}</Text>}
    <span className="input">
      {isLong ? <TextArea rows={4} /> : <Input />}
      {unit !== undefined && <span className="unit">{unit}</span>}
    </span>
    <FieldError>{error}</FieldError>
  </AriaTextField>
);

/** A field for a number, as text: amounts are exact, and larger than the numbers of a browser. Read it with `readMoney`. */
export const NumberField = (props: TextFieldProps) => (
  <TextField {...props} inputMode="decimal" autoComplete="off" autoCorrect="off" />
);
