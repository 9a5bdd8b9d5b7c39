import type { SeriesSummaryFragment } from '../generated/operations.ts';
import { Mark, Money } from '../ui/index.ts';
import { tokenOf } from './token.ts';

interface SeriesMoneyProps {
  readonly series: Pick<SeriesSummaryFragment, 'paymentToken'>;
  /** Base units; null if the reader may not read it, or if there is none. */
  readonly amount: string | bigint | null;
  /** The field and the record of an amount that not everybody reads. It is then marked, and null means that it is not shown. */
  readonly coordinate?: string;
  readonly id?: string;
}

/** An amount of a series. A reader who may not read it sees that there is one, and who reads it. */
export function SeriesMoney({ series, amount, ...field }: SeriesMoneyProps) {
  const token = tokenOf(series);
  const { coordinate, id } = field;
  if (amount === null && coordinate !== undefined && id !== undefined)
    return <Hidden coordinate={coordinate} id={id} />;
  if (token === null) return <span>not shown while the chain cannot be read</span>;
  return <Money amount={amount} token={token} {...field} />;
}

/** The place of a value that the reader may not read. */
export const Hidden = ({ coordinate, id }: { readonly coordinate: string; readonly id: string }) => (
  <span className="value hidden-value">
    not shown to you <Mark coordinate={coordinate} id={id} />
  </span>
);
