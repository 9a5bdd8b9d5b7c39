import { useAnswer, useRows } from '../answer.ts';
import { OwnAccountDocument, OwnOrdersDocument } from '../generated/operations.ts';
import { useChainClock } from '../market/chain-clock.ts';
import { MoreRows } from '../ui/index.ts';
import { OrderCard } from './order-card.tsx';

/** The orders of the account in windows of later trading, latest first. */
export function OrdersPage() {
  const { data } = useAnswer(OwnAccountDocument, {});
  const clock = useChainClock();
  const orders = useRows(OwnOrdersDocument, {}, ({ myOrders }) => myOrders);
  return (
    <>
      <h1>Orders</h1>
      <MoreRows
        list={orders}
        empty="You have no order. Units are traded in windows: a series’ screen says when the next one takes orders."
      >
        {orders.rows.map((order) => (
          <OrderCard
            key={order.id}
            order={order}
            account={data?.viewer?.account?.id}
            now={clock(order.series.chain) ?? 0}
          />
        ))}
      </MoreRows>
    </>
  );
}
