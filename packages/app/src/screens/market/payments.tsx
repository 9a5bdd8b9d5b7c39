import { Bars } from '../../charts/bars.tsx';
import { formatMoney } from '../../format/money.ts';
import { lineName, type PaymentSeries } from './payment-name.ts';
import type { PaymentLine } from './statement-csv.ts';

/** The chart of the payments to a position, by time. */
export function Payments({
  lines,
  series,
}: {
  readonly lines: readonly PaymentLine[];
  readonly series: PaymentSeries;
}) {
  const bars = lines
    .filter(({ net }) => net !== null)
    .map((line) => ({
      label: lineName(line, series),
      value: BigInt(line.net ?? 0),
      text: formatMoney(line.net, series.paymentToken),
    }));
  if (bars.length === 0) return <p className="empty">No quarter has paid you yet.</p>;
  return <Bars title="What each payment brought, after the fee" heading="Payment" bars={bars} />;
}
