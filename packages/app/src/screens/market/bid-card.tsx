import { BuildDeliverBidDocument, BuildRevealBidDocument } from '@income-series/client/operations';
import { keyed } from '@income-series/client/requests';
import { Link } from '@tanstack/react-router';
import { Guarded } from '../../access/guarded.tsx';
import { formatMoney, formatUnits, isPositive } from '../../format/money.ts';
import { formatDateTime } from '../../format/time.ts';
import { withFacts } from '../../gateway/build-watch.ts';
import { useReader } from '../../gateway/session.ts';
import type { BidPartsFragment } from '../../generated/operations.ts';
import { Action } from '../../ui/action.tsx';
import { Countdown } from '../../ui/countdown.tsx';
import { Facts } from '../../ui/facts.tsx';
import { Key } from '../../ui/key.tsx';
import { SeriesName } from '../../ui/series-name.tsx';
import { sealedState } from './bid-state.ts';
import { revealRecovery } from './reveal-recovery.tsx';
import { RevealReminder } from './reveal-reminder.tsx';
import { openForReveal } from './reveal-time.ts';
import type { SealedOffer } from './sealed.ts';
import { SealedValues } from './sealed-values.tsx';

interface BidProps {
  readonly bid: BidPartsFragment;
  readonly denied: ReadonlySet<string>;
}

function BidFacts({ bid, denied }: BidProps) {
  const { id, series, wallet, committedAt, deposit, price, quantity, refund, nonRevealCharge } = bid;
  const { paymentToken: token } = series;
  const units = bid.delivery === 'DELIVERED' ? bid.deliveredUnits : bid.pendingUnits;
  const isDecided = bid.delivery === 'DUE' || bid.delivery === 'DELIVERED';
  return (
    <Facts
      of={[
        [
          'Deposit',
          <Guarded key="deposit" field="Bid.deposit" id={id} denied={denied}>
            {formatMoney(deposit, token)}
          </Guarded>,
        ],
        [
          'Revealed offer',
          price !== null && (
            <Guarded field="Bid.price" id={id} denied={denied}>
              {formatUnits(quantity)} units at {formatMoney(price, token)}
            </Guarded>
          ),
        ],
        [
          'Units won',
          isDecided && (
            <Guarded field="Bid.pendingUnits" id={id} denied={denied}>
              {formatUnits(units)}
            </Guarded>
          ),
        ],
        [
          'Money back',
          isDecided && (
            <Guarded field="Bid.refund" id={id} denied={denied}>
              {formatMoney(refund, token)}
            </Guarded>
          ),
        ],
        [
          'Charged because it was not revealed',
          isPositive(nonRevealCharge) && (
            <Guarded field="Bid.nonRevealCharge" id={id} denied={denied}>
              {formatMoney(nonRevealCharge, token)}
            </Guarded>
          ),
        ],
        ['Committed', formatDateTime(committedAt)],
        ['Wallet', <Key key="wallet" of={wallet} />],
      ]}
    />
  );
}

const offerOf = ({ series: { chain, key }, commitment, wallet }: BidPartsFragment): SealedOffer => ({
  ...{ chain, seriesKey: key, window: 0 },
  ...{ commitment, wallet },
});

function Reveal({ bid }: { readonly bid: BidPartsFragment }) {
  const { series, wallet } = bid;
  const { chain, key: seriesKey, auction, paymentToken } = series;
  const isDue = auction?.phase === 'REVEAL' && bid.validity === 'SEALED';
  return (
    <>
      {isDue && (
        <p className="due">
          The time to reveal ends <Countdown at={auction.revealEndsAt} chain={chain} />. The transaction makes price and
          quantity public.
        </p>
      )}
      <Action
        label="Reveal the bid"
        isDue={isDue}
        token={paymentToken}
        recover={revealRecovery(paymentToken, auction?.commitEndsAt)}
        done={<p>The bid is revealed. It counts once the price is found.</p>}
        build={async (person) => {
          const { price, quantity, salt } = await openForReveal(person, offerOf(bid));
          const input = { chain, seriesKey, wallet, price: `${price}`, quantity: `${quantity}`, salt };
          return [(await person.gateway.act(BuildRevealBidDocument, keyed(input))).transaction];
        }}
      />
    </>
  );
}

function Deliver({ bid }: { readonly bid: BidPartsFragment }) {
  const { series, wallet, delivery, sequence } = bid;
  const { chain, key: seriesKey, auction, paymentToken } = series;
  const isOver = auction?.phase === 'DONE' || auction?.phase === 'FAILED';
  return (
    <Action
      label="Deliver units and money"
      isDue={delivery === 'DUE' && isOver}
      token={paymentToken}
      done={<p>Units and money are delivered.</p>}
      build={async ({ gateway, address }) => {
        const input = keyed({ chain, seriesKey, bidder: wallet, wallet: address as typeof wallet });
        const facts = { onSolana: { sequence: `${sequence}` } };
        return [(await gateway.act(BuildDeliverBidDocument, withFacts(input, facts))).transaction];
      }}
    />
  );
}

/** One of the account's bids, with what it waits for. */
export function BidCard({ bid, denied, hasLink = false }: BidProps & { readonly hasLink?: boolean }) {
  const { person } = useReader();
  const { chain, key, title, auction } = bid.series;
  const [phase, isHere] = [auction?.phase, person?.chain === chain];
  return (
    <li className="card">
      {hasLink && (
        <p className="card-name">
          <Link to="/series/$chain/$key" params={{ chain, key }}>
            <SeriesName title={title} of={key} />
          </Link>
        </p>
      )}
      <p>
        <strong>{sealedState(bid, phase)}</strong>
      </p>
      {phase === 'COMMIT' && auction && (
        <>
          <p className="due">
            Bids are revealed from {formatDateTime(auction.commitEndsAt)} to {formatDateTime(auction.revealEndsAt)}.
          </p>
          <RevealReminder chain={chain} seriesKey={key} title={title} times={auction} />
        </>
      )}
      {bid.validity === 'SEALED' && <SealedValues offer={offerOf(bid)} token={bid.series.paymentToken} />}
      <BidFacts bid={bid} denied={denied} />
      {isHere && (
        <div className="actions">
          <Reveal bid={bid} />
          <Deliver bid={bid} />
        </div>
      )}
    </li>
  );
}
