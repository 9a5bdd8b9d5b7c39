export { Button, type ButtonProps } from './button.tsx';
export { Dialog, type DialogProps } from './dialog.tsx';
export { ErrorSummary, type FieldProblem } from './error-summary.tsx';
export { NumberField, TextField, type TextFieldProps } from './fields.tsx';
export { Mark, type MarkProps } from './mark.tsx';
export { Status } from './status.tsx';
export { type Column, Table, type TableProps } from './table.tsx';
export { type TabItem, Tabs, type TabsProps } from './tabs.tsx';
export { Money, type MoneyProps, Time } from './values.tsx';
