import { keyed, sealOrder } from '@income-series/client';
import { BuildCommitOrderDocument } from '@income-series/client/operations';
import type { Address } from '@income-series/client/requests';
import { useState } from 'react';
import { BackupGate } from '../../device/backup-gate.tsx';
import { formatMoney, formatUnits, type MoneyToken } from '../../format/money.ts';
import { windowPhaseAt } from '../../format/window-state.ts';
import { useAnswer } from '../../gateway/answers.ts';
import { withFacts } from '../../gateway/build-watch.ts';
import { useStateTime } from '../../gateway/chain-time.ts';
import type { PersonSession } from '../../gateway/session.ts';
import { OrdersOfAccountDocument, OwnPartDocument } from '../../generated/documents/market.ts';
import { Action } from '../../ui/action.tsx';
import { Choice } from '../../ui/choice.tsx';
import { textLine, withLines } from '../../ui/preview-words.ts';
import { Reading } from '../../ui/reading.tsx';
import { SignedIn } from '../../ui/signed-in.tsx';
import { TermsReading } from '../series/terms.tsx';
import type { SeriesOverview } from '../series/types.ts';
import { useAllRows } from './all-rows.ts';
import { useBalance } from './balance.tsx';
import { useDraft } from './draft.ts';
import { isSameAddress, ScreenLink, Verified } from './gates.tsx';
import { isSealable, type Offer, type OfferText, readOffer } from './offer.ts';
import { OfferFields } from './offer-fields.tsx';
import { OrderCard } from './order-card.tsx';
import { RestoreNotice } from './restore.tsx';
import { PHASE_READ_MS, saveOpening } from './sealed.ts';

const EMPTY: OfferText = { quantity: '', price: '', escrow: null };
const SIDES = [
  ['BUY', 'Buy units'],
  ['SELL', 'Sell units'],
] as const;
/** The first line of an order's dialog: label and value. */
const ORDER_LINES = {
  BUY: (offer: string) => ['You buy', `${offer}, or less`],
  SELL: (offer: string) => ['You sell', `${offer}, or more`],
} satisfies Record<string, (offer: string) => [string, string]>;

const NO_FEE = 'none: windows take none';

/** The sentence about the most that a typed order costs, or the least that it brings. */
function OrderTotal({
  offer: { price, quantity, least },
  side,
  token,
}: {
  readonly offer: Offer;
  readonly side: 'BUY' | 'SELL';
  readonly token: MoneyToken;
}) {
  if (price === null || quantity === null || least === null) return null;
  const total = <strong>{formatMoney(price * quantity, token)}</strong>;
  return (
    <p role="status">
      {side === 'BUY' ? (
        <>This order costs {total} at most</>
      ) : (
        <>This order brings {total} at least, if all of it trades</>
      )}
      : {formatUnits(quantity)} units at {formatMoney(price, token)}. A window takes no fee
      {side === 'BUY' ? ', and what the units do not cost comes back.' : ', and units that are not sold come back.'}
    </p>
  );
}

interface FormProps {
  readonly series: SeriesOverview;
  readonly person: PersonSession;
  readonly window: number;
  /** The units of the wallet that are not locked. */
  readonly freeUnits: bigint;
  readonly hasOrder: boolean;
}

function OrderForm({ series, person, window, freeUnits, hasOrder }: FormProps) {
  const { chain, key: seriesKey, paymentToken: token } = series;
  const commitEndsAt = series.windows.nodes.find(({ number }) => number === window)?.commitEndsAt;
  const [side, setSide] = useState<'BUY' | 'SELL'>('BUY');
  const { draft, change, clear } = useDraft(`order ${person.address} ${seriesKey} ${window}`, EMPTY);
  const balance = useBalance(person, token);
  const bounds = side === 'SELL' ? { isSale: true, mostUnits: `${freeUnits}` } : { balance };
  const offer = readOffer(draft, token, bounds);
  const build = async (trader: PersonSession) => {
    if (!isSealable(offer)) throw new Error('The order is not complete.');
    const { price, quantity, escrow } = offer;
    const wallet = trader.address as Address;
    const sealed = sealOrder({ side, price, quantity, wallet });
    await saveOpening(trader, { chain, seriesKey, window, commitEndsAt }, sealed);
    const escrowInput = side === 'BUY' ? { money: `${escrow}` } : { units: `${escrow}` };
    const input = keyed({ chain, seriesKey, wallet, commitment: sealed.commitment, ...escrowInput });
    const facts = { onSolana: { window: `${window}` } };
    const { transaction } = await trader.gateway.act(BuildCommitOrderDocument, withFacts(input, facts));
    const offerText = `${formatUnits(quantity)} units at ${formatMoney(price, token)} each`;
    return [
      withLines(transaction, [textLine(...ORDER_LINES[side](offerText)), textLine('Fee of the protocol', NO_FEE)]),
    ];
  };
  return (
    <>
      {!hasOrder && (
        <>
          <Choice label="Side" options={SIDES} value={side} onChange={setSide} />
          <OfferFields
            text={draft}
            offer={offer}
            token={token}
            bounds={bounds}
            priceHint={
              side === 'BUY'
                ? 'The most that you pay. All trades of a window have one price.'
                : 'The least that you take. All trades of a window have one price.'
            }
            step="this order locks"
            onChange={change}
          />
          <OrderTotal offer={offer} side={side} token={token} />
        </>
      )}
      <Action
        label="Send the sealed order"
        isDue={!hasOrder}
        isDisabled={!isSealable(offer)}
        token={token}
        onDone={clear}
        build={build}
        done={
          <p>
            The order is in the window, and its opening is saved, sealed by this device. Reveal it in time, on this page
            or under <ScreenLink to="/orders">My orders</ScreenLink>.
          </p>
        }
      />
      {!hasOrder && (
        <div className="step">
          <TermsReading series={series} label="Calculate what these units would pay" units={draft.quantity} />
        </div>
      )}
    </>
  );
}

function Trader({
  series,
  person,
  window,
}: {
  readonly series: SeriesOverview;
  readonly person: PersonSession;
  readonly window: number | null;
}) {
  const orders = useAllRows(OrdersOfAccountDocument, {}, ({ myOrders }) => myOrders, { everyMs: PHASE_READ_MS });
  const { chain, key } = series;
  const positions = useAnswer(OwnPartDocument, { chain, key });
  const ordersInSeries = orders.rows.filter((order) => order.series.key === key && order.series.chain === chain);
  return (
    <Reading query={positions}>
      {({ data }) => {
        const position = data.series?.positions.nodes.find(({ holder }) => isSameAddress(holder, person.address));
        const freeUnits = position ? BigInt(position.units) - BigInt(position.lockedUnits) : 0n;
        const hasOrder = ordersInSeries.some(
          (order) => order.window.number === window && isSameAddress(order.trader, person.address),
        );
        return (
          <>
            {ordersInSeries.some(({ validity }) => validity === 'SEALED') && <RestoreNotice />}
            <ul className="cards wide-cards">
              {ordersInSeries.map((order) => (
                <OrderCard key={order.id} order={order} denied={orders.denied} />
              ))}
            </ul>
            {window !== null && (
              <Verified person={person}>
                <BackupGate>
                  <OrderForm
                    series={series}
                    person={person}
                    window={window}
                    freeUnits={freeUnits}
                    hasOrder={hasOrder}
                  />
                </BackupGate>
              </Verified>
            )}
          </>
        );
      }}
    </Reading>
  );
}

/** The person's orders in the windows of a series, and the form of one while a window takes orders. */
export function OrderSection({ series }: { readonly series: SeriesOverview }) {
  const now = useStateTime(series.chain);
  const window = series.windows.nodes.find((one) => windowPhaseAt(one, now) === 'COMMIT')?.number ?? null;
  return (
    <section aria-labelledby="order" className="trade">
      <h2 id="order">{window === null ? 'My orders in this series' : `Order in window ${window}`}</h2>
      {window !== null && (
        <p>
          An order is sealed on this device, so nobody learns its price and quantity before you reveal it. An order that
          is not revealed in time does not trade, and what it locked comes back.
        </p>
      )}
      <SignedIn chain={series.chain} purpose={window === null ? 'to see your orders' : 'to trade'}>
        {(person) => <Trader series={series} person={person} window={window} />}
      </SignedIn>
    </section>
  );
}
