import { BuildDeliverOrderDocument, BuildRevealOrderDocument } from '@income-series/client/operations';
import type { Address } from '@income-series/client/requests';
import { keyed } from '@income-series/client/requests';
import { Link } from '@tanstack/react-router';
import { Guarded } from '../../access/guarded.tsx';
import { formatMoney, formatUnits } from '../../format/money.ts';
import { formatDateTime } from '../../format/time.ts';
import { windowPhaseAt } from '../../format/window-state.ts';
import { withFacts } from '../../gateway/build-watch.ts';
import { useStateTime } from '../../gateway/chain-time.ts';
import { useReader } from '../../gateway/session.ts';
import type { OrderPartsFragment } from '../../generated/operations.ts';
import { Action } from '../../ui/action.tsx';
import { Countdown } from '../../ui/countdown.tsx';
import { Facts } from '../../ui/facts.tsx';
import { SeriesName } from '../../ui/series-name.tsx';
import { sealedState } from './bid-state.ts';
import { revealRecovery } from './reveal-recovery.tsx';
import { openForReveal } from './reveal-time.ts';
import type { SealedOffer } from './sealed.ts';
import { SealedValues } from './sealed-values.tsx';

interface OrderProps {
  readonly order: OrderPartsFragment;
  readonly denied: ReadonlySet<string>;
}

function OrderFacts({ order, denied }: OrderProps) {
  const { id, side, money, units, price, quantity, filled, delivery, committedAt, window } = order;
  const { paymentToken: token } = order.series;
  const isDelivered = delivery === 'DELIVERED';
  const isDecided = isDelivered || delivery === 'DUE';
  return (
    <Facts
      of={[
        [
          'Locked for it',
          <Guarded key="locked" field="WindowOrder.money" id={id} denied={denied}>
            {side === 'SELL' ? `${formatUnits(units)} units` : formatMoney(money, token)}
          </Guarded>,
        ],
        [
          'Revealed offer',
          price !== null && (
            <Guarded field="WindowOrder.price" id={id} denied={denied}>
              {formatUnits(quantity)} units at {formatMoney(price, token)}
            </Guarded>
          ),
        ],
        [
          'Units traded',
          isDecided && (
            <Guarded field="WindowOrder.filled" id={id} denied={denied}>
              {formatUnits(filled)}
            </Guarded>
          ),
        ],
        [
          isDelivered ? 'Brought to the wallet' : 'Waits for the delivery',
          isDecided && (
            <Guarded field="WindowOrder.pendingMoney" id={id} denied={denied}>
              {formatMoney(isDelivered ? order.deliveredMoney : order.pendingMoney, token)} and{' '}
              {formatUnits(isDelivered ? order.deliveredUnits : order.pendingUnits)} units
            </Guarded>
          ),
        ],
        ['Price of the window', window.price && formatMoney(window.price, token)],
        ['Committed', formatDateTime(committedAt)],
      ]}
    />
  );
}

const offerOf = ({ series: { chain, key }, window, commitment, trader }: OrderPartsFragment): SealedOffer => ({
  ...{ chain, seriesKey: key, window: window.number },
  ...{ commitment, wallet: trader },
});

function Reveal({ order }: { readonly order: OrderPartsFragment }) {
  const { series, window, trader } = order;
  const { chain, key: seriesKey, paymentToken } = series;
  const isDue = windowPhaseAt(window, useStateTime(chain)) === 'REVEAL' && order.validity === 'SEALED';
  return (
    <>
      {isDue && (
        <p className="due">
          The time to reveal ends <Countdown at={window.revealEndsAt} chain={chain} />. The transaction makes price and
          quantity public.
        </p>
      )}
      <Action
        label="Reveal the order"
        isDue={isDue}
        token={paymentToken}
        recover={revealRecovery(paymentToken, window.commitEndsAt)}
        done={<p>The order is revealed. It trades once the price is found.</p>}
        build={async (person) => {
          const { price, quantity, salt } = await openForReveal(person, offerOf(order));
          const input = keyed({ chain, seriesKey, wallet: trader, price: `${price}`, quantity: `${quantity}`, salt });
          const facts = { onSolana: { window: `${window.number}` } };
          return [(await person.gateway.act(BuildRevealOrderDocument, withFacts(input, facts))).transaction];
        }}
      />
    </>
  );
}

function Deliver({ order }: { readonly order: OrderPartsFragment }) {
  const { series, window, trader, delivery, sequence } = order;
  const { chain, key: seriesKey, paymentToken } = series;
  const isOver = window.phase === 'DONE' || window.phase === 'VOID';
  return (
    <Action
      label="Deliver units and money"
      isDue={delivery === 'DUE' && isOver}
      token={paymentToken}
      done={<p>Units and money are delivered.</p>}
      build={async ({ gateway, address }) => {
        const input = keyed({ chain, seriesKey, trader, window: window.number, wallet: address as Address });
        const facts = { onSolana: { sequence: `${sequence}` } };
        return [(await gateway.act(BuildDeliverOrderDocument, withFacts(input, facts))).transaction];
      }}
    />
  );
}

/** One of the account's orders, with what it waits for. */
export function OrderCard({ order, denied, hasLink = false }: OrderProps & { readonly hasLink?: boolean }) {
  const { person } = useReader();
  const { series, window, side, fault } = order;
  const { chain, key, title } = series;
  const phase = windowPhaseAt(window, useStateTime(chain));
  return (
    <li className="card">
      <p className="card-name">
        {hasLink && (
          <Link to="/series/$chain/$key" params={{ chain, key }}>
            <SeriesName title={title} of={key} />
          </Link>
        )}
        <span>
          {side === 'SELL' ? 'Sale' : 'Purchase'} in window {window.number}
        </span>
      </p>
      <p>
        <strong>{sealedState({ ...order, invalidReason: fault }, phase)}</strong>
      </p>
      {phase === 'COMMIT' && (
        <p className="due">
          Orders are revealed from {formatDateTime(window.commitEndsAt)} to {formatDateTime(window.revealEndsAt)}.
        </p>
      )}
      {order.validity === 'SEALED' && <SealedValues offer={offerOf(order)} token={series.paymentToken} />}
      <OrderFacts order={order} denied={denied} />
      {person?.chain === chain && (
        <div className="actions">
          <Reveal order={order} />
          <Deliver order={order} />
        </div>
      )}
    </li>
  );
}
