import { keyed } from '@income-series/client/gateway';
import { BuildDeliverOrderDocument } from '@income-series/client/operations';
import { Link } from '@tanstack/react-router';
import { formatUnits, shortKey, type Token } from '../formats.ts';
import type { OwnOrderFragment } from '../generated/operations.ts';
import { tokenOf } from '../market/token.ts';
import { useTransactions } from '../transactions/use-transactions.tsx';
import { Button, Fact, Mark, Money } from '../ui/index.ts';
import { describeOrder } from './order-words.ts';
import { RevealButton } from './reveal-button.tsx';
import type { WishPlace } from './sealing.ts';
import { SeriesName } from './series-name.tsx';
import { useSigner } from './signer.ts';

export interface OrderCardProps {
  readonly order: OwnOrderFragment;
  /** The global id of the account that ordered. */
  readonly account: string | undefined;
  /** The time of the chain's last block, in milliseconds. */
  readonly now: number;
}

/** Sends the step that delivers an order's result to its trader. A keeper sends this step too, unless no keeper runs. */
function Deliver({ order, token }: { readonly order: OwnOrderFragment; readonly token: Token | null }) {
  const signer = useSigner();
  const { run } = useTransactions();
  const { series, window, trader } = order;
  if (signer?.chain !== series.chain) return null;
  const deliver = () =>
    run(
      'Deliver the order',
      async (gateway) => {
        const wallet = signer.address as WishPlace['wallet'];
        const place = { chain: series.chain, seriesKey: series.key, wallet };
        const input = keyed({ ...place, window: window.number, trader });
        return [(await gateway.act(BuildDeliverOrderDocument, input)).transaction];
      },
      token ? { token } : {},
    );
  return (
    <>
      <p>The service delivers it in a moment. You can also have it delivered yourself.</p>
      <Button onPress={() => void deliver()}>Deliver this order</Button>
    </>
  );
}

/** The values of an order, each with its readers. */
function OrderFacts({ order, token }: { readonly order: OwnOrderFragment; readonly token: Token | null }) {
  const { id, side, money, units, price, quantity, trader } = order;
  return (
    <dl className="facts">
      <Fact name="Side">
        {side === 'SELL' ? 'Sells' : 'Buys'} <Mark coordinate="WindowOrder.side" id={id} />
      </Fact>
      <Fact name="Deposit">
        {side === 'SELL' ? (
          <>
            {formatUnits(units)} units <Mark coordinate="WindowOrder.units" id={id} />
          </>
        ) : (
          token && <Money amount={money} token={token} coordinate="WindowOrder.money" id={id} />
        )}
      </Fact>
      {price !== null && token && (
        <>
          <Fact name={side === 'SELL' ? 'Least price of a unit' : 'Most for a unit'}>
            <Money amount={price} token={token} coordinate="WindowOrder.price" id={id} />
          </Fact>
          <Fact name="Units">
            {formatUnits(quantity)} <Mark coordinate="WindowOrder.quantity" id={id} />
          </Fact>
        </>
      )}
      <Fact name="Wallet">{shortKey(trader)}</Fact>
    </dl>
  );
}

/** An order of the reader: its state in words, its figures, and the steps that its trader can take. */
export function OrderCard({ order, account, now }: OrderCardProps) {
  const { series, window, trader, commitment } = order;
  const { state, meaning, step } = describeOrder(order, now);
  const token = tokenOf(series);
  const place = { chain: series.chain, seriesKey: series.key, wallet: trader, window: window.number } as WishPlace;
  return (
    <article className="card" aria-label={`Order in window ${window.number} of ${series.title ?? series.key}`}>
      <h2>
        <SeriesName series={series} />
      </h2>
      <p>
        <Link
          to="/account/order/$chain/$key/$window"
          params={{ chain: series.chain, key: series.key, window: `${window.number}` }}
        >
          Window {window.number}
        </Link>
      </p>
      <p>
        <strong>{state}.</strong> {meaning}
      </p>
      <OrderFacts order={order} token={token} />
      {step === 'REVEAL' && commitment !== null && (
        <RevealButton what="order" place={place} commitment={commitment} token={token} account={account} />
      )}
      {step === 'DELIVER' && <Deliver order={order} token={token} />}
    </article>
  );
}
