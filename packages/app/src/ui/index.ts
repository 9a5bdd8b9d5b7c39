export { Button } from './button.tsx';
export { Dialog } from './dialog.tsx';
export { ErrorSummary, type FieldProblem } from './error-summary.tsx';
export { FeedStatus } from './feed-status.tsx';
export { NumberField, TextField } from './fields.tsx';
export { Mark } from './mark.tsx';
export { Status } from './status.tsx';
export { type Column, Table } from './table.tsx';
export { Money, Time } from './values.tsx';
