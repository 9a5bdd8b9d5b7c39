import { useParams } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { useAnswer } from '../answer.ts';
import { formatChain, formatTime } from '../formats.ts';
import { OrderPlaceDocument, type OrderPlaceQuery } from '../generated/operations.ts';
import { READ_EVERY_MS, useChainClock } from '../market/chain-clock.ts';
import { SeriesTitle } from '../market/series-title.tsx';
import { tokenOf } from '../market/token.ts';
import { useReader } from '../reader.ts';
import { Status } from '../ui/index.ts';
import { OrderCard } from './order-card.tsx';
import { useSigner } from './signer.ts';
import { WalletStanding } from './wallet-standing.tsx';

// The form loads after the screen, because most who come here reveal an order or read about one.
const OrderEntry = lazy(async () => ({ default: (await import('./order-entry.tsx')).OrderEntry }));

type Place = NonNullable<OrderPlaceQuery['series']>;
type Window = NonNullable<OrderPlaceQuery['window']>;
type Wallet = { readonly address: string; readonly chain: string } | null;

/** The reason why this wallet may place no order now, in a sentence; null if it may place one. */
function closedWhy(series: Place, window: Window, wallet: Wallet, now: number): string | null {
  const { chain, issuer } = series;
  if (window.phase !== 'COMMIT' || now >= Date.parse(window.commitEndsAt))
    return `The window took orders until ${formatTime(window.commitEndsAt)}.`;
  if (wallet?.chain !== chain) return `Sign in with a wallet on ${formatChain(chain)} to place an order.`;
  return wallet.address === issuer
    ? 'The issuer’s wallet trades in no window, because it knows the income before the others do.'
    : null;
}

/** The units of a wallet that are not locked. */
const freeUnits = ({ positions }: Place, wallet: Wallet): bigint =>
  positions.nodes
    .filter(({ holder }) => holder === wallet?.address)
    .reduce((sum, { units, lockedUnits }) => sum + BigInt(units) - BigInt(lockedUnits), 0n);

/** The screen on which a reader orders in a window of later trading, and reveals the order later. */
export function OrderPage() {
  const { chain, key, window: number } = useParams({ from: '/account/order/$chain/$key/$window' });
  const { wallet } = useReader();
  const signer = useSigner();
  const clock = useChainClock();
  const variables = { chain, seriesKey: key as `0x${string}`, number: Number(number) };
  const isNumber = /^[1-9]\d{0,8}$/.test(number);
  const { data, error } = useAnswer(OrderPlaceDocument, variables, { enabled: isNumber, everyMs: READ_EVERY_MS });
  if (error) return <p role="alert">{error.message}</p>;
  if (isNumber && !data) return <p role="status">Reading the window …</p>;
  if (!data?.series || !data.window) return <h1>There is no such window</h1>;
  const { series, window, viewer } = data;
  const account = viewer?.account?.id;
  const now = clock(chain) ?? 0;
  const orders = window.orders.nodes.filter(({ trader }) => trader === wallet?.address);
  const token = tokenOf(series);
  const closed = closedWhy(series, window, signer, now);
  return (
    <>
      <h1>
        Order in window {window.number} of <SeriesTitle title={series.title} seriesKey={series.key} />
      </h1>
      {orders.map((order) => (
        <OrderCard key={order.id} order={order} account={account} now={now} />
      ))}
      {orders.length === 0 && closed !== null && <p>{closed}</p>}
      {orders.length === 0 && closed === null && (
        <WalletStanding wallets={viewer?.account?.wallets ?? []}>
          {token && account !== undefined && (
            <Suspense fallback={<Status>Reading the form …</Status>}>
              <OrderEntry
                series={series}
                window={window}
                token={token}
                account={account}
                freeUnits={freeUnits(series, wallet)}
              />
            </Suspense>
          )}
        </WalletStanding>
      )}
    </>
  );
}
