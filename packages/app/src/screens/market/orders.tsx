import { useRows } from '../../gateway/answers.ts';
import { OrdersOfAccountDocument } from '../../generated/documents/market.ts';
import { Rows } from '../../ui/rows.tsx';
import { PersonScreen } from '../../ui/signed-in.tsx';
import { OrderCard } from './order-card.tsx';
import { RestoreNotice } from './restore.tsx';
import { PHASE_READ_MS } from './sealed.ts';

function Orders() {
  const list = useRows(OrdersOfAccountDocument, {}, ({ myOrders }) => myOrders, { everyMs: PHASE_READ_MS });
  return (
    <>
      {list.rows.some(({ validity }) => validity === 'SEALED') && <RestoreNotice />}
      <Rows list={list} empty="You have no order. Orders are placed on a series’ page while a window takes them.">
        <ul className="cards wide-cards">
          {list.rows.map((order) => (
            <OrderCard key={order.id} order={order} denied={list.denied} hasLink />
          ))}
        </ul>
      </Rows>
    </>
  );
}

/** The orders of the account's wallets in windows of later trading, newest first. */
export const OrdersPage = () => (
  <PersonScreen title="My orders" lead="An order must be revealed in time, because it does not trade otherwise.">
    <Orders />
  </PersonScreen>
);
