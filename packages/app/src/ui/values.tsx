import { formatMoney, formatTime, type Token } from '../formats.ts';
import { Mark } from './mark.tsx';

export interface MoneyProps {
  /** Base units, as the gateway writes them. */
  readonly amount: string | bigint | null | undefined;
  readonly token: Token;
  /** The field that the amount is of, such as `Series.paidTotal`, if not everybody reads it. */
  readonly coordinate?: string;
  /** The record that the field is of. */
  readonly id?: string;
}

/** An amount with the symbol of its token, and the mark of a value that not everybody reads. */
export const Money = ({ amount, token, coordinate, id }: MoneyProps) => (
  <span className="value">
    <span className="number">{formatMoney(amount, token)}</span>
    {coordinate !== undefined && id !== undefined && <Mark coordinate={coordinate} id={id} />}
  </span>
);

/** A time in the reader's zone. */
export const Time = ({ at }: { readonly at: string | null | undefined }) => (
  <time dateTime={at ?? undefined}>{formatTime(at)}</time>
);
