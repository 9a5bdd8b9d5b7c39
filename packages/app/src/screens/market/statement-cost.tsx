import { formatMoney, formatUnits } from '../../format/money.ts';
import { useAnswer } from '../../gateway/answers.ts';
import { BidsInSeriesDocument, OrdersOfAccountDocument } from '../../generated/documents/market.ts';
import { useAllRows } from './all-rows.ts';
import type { StatementPosition } from './statement-csv.ts';
import { type UnitCost, unitCost } from './unit-cost.ts';

function CostTable({ cost, position }: { readonly cost: UnitCost; readonly position: StatementPosition }) {
  const { paymentToken: token } = position.series;
  const { trades, paid, received } = cost;
  return (
    <>
      <p id="cost" className="caption">
        What the units cost: the prices of the raise and of the windows, which take no fee
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reached by the keyboard. */}
      <section className="wide whole" aria-label="What the units cost, as a table" tabIndex={0}>
        <table aria-labelledby="cost">
          <thead>
            <tr>
              <th scope="col">Trade</th>
              {['Units', 'Price of a unit', 'Spent', 'Received'].map((name) => (
                <th key={name} scope="col" className="number">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {trades.map(({ window, units, price, isSale }) => (
              <tr key={`${window} ${isSale}`}>
                <th scope="row">{window === 0 ? 'Raise' : `${isSale ? 'Sale' : 'Purchase'} in window ${window}`}</th>
                <td className="number" data-name="Units">
                  {formatUnits(units)}
                </td>
                <td className="number" data-name="Price of a unit">
                  {formatMoney(price, token)}
                </td>
                <td className="number" data-name="Spent">
                  {isSale ? '–' : formatMoney(units * price, token)}
                </td>
                <td className="number" data-name="Received">
                  {isSale ? formatMoney(units * price, token) : '–'}
                </td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row" colSpan={3}>
                In all
              </th>
              <td className="number" data-name="Spent">
                {formatMoney(paid, token)}
              </td>
              <td className="number" data-name="Received">
                {formatMoney(received, token)}
              </td>
            </tr>
          </tfoot>
        </table>
      </section>
    </>
  );
}

function RaisedCost({ position }: { readonly position: StatementPosition }) {
  const { holder, series } = position;
  const { chain, key } = series;
  const bids = useAnswer(BidsInSeriesDocument, { chain, key }).data?.data.myBids?.nodes ?? [];
  const orders = useAllRows(OrdersOfAccountDocument, {}, ({ myOrders }) => myOrders).rows.filter(
    (order) => order.series.key === key && order.series.chain === chain,
  );
  const cost = unitCost(holder, { bids, orders });
  return cost.trades.length > 0 && <CostTable cost={cost} position={position} />;
}

/** The money that a position's wallet spent on its units and received for them, as far as the gateway has records. */
export const StatementCost = ({ position }: { readonly position: StatementPosition }) =>
  position.series.curve === null ? (
    <RaisedCost position={position} />
  ) : (
    <p className="quiet">
      The gateway keeps no record of who traded on a curve, so what these units cost stands in your wallet alone.
    </p>
  );
