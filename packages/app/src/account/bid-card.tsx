import { formatUnits, shortKey } from '../formats.ts';
import type { OwnBidFragment } from '../generated/operations.ts';
import { tokenOf } from '../market/token.ts';
import { Fact, Mark, Money } from '../ui/index.ts';
import { describeBid } from './bid-words.ts';
import { RevealButton } from './reveal-button.tsx';
import type { WishPlace } from './sealing.ts';
import { SeriesName } from './series-name.tsx';

export interface BidCardProps {
  readonly bid: OwnBidFragment;
  /** The global id of the account that bid. */
  readonly account: string | undefined;
  /** The time of the chain's last block, in milliseconds. */
  readonly now: number;
}

/** A bid of the reader: its state in words, its figures, and the steps that its bidder can take. */
export function BidCard({ bid, account, now }: BidCardProps) {
  const { id, series, deposit, price, quantity } = bid;
  const { state, meaning, step } = describeBid(bid, now);
  const token = tokenOf(series);
  return (
    <article className="card" aria-label={`Bid in ${series.title ?? series.key}`}>
      <h2>
        <SeriesName series={series} />
      </h2>
      <p>
        <strong>{state}.</strong> {meaning}
      </p>
      <dl className="facts">
        <Fact name="Deposit">
          {token ? <Money amount={deposit} token={token} coordinate="Bid.deposit" id={id} /> : '–'}
        </Fact>
        {price !== null && token && (
          <>
            <Fact name="Price of a unit">
              <Money amount={price} token={token} coordinate="Bid.price" id={id} />
            </Fact>
            <Fact name="Units">
              {formatUnits(quantity, series)} <Mark coordinate="Bid.quantity" id={id} />
            </Fact>
          </>
        )}
        <Fact name="Wallet">{shortKey(bid.wallet)}</Fact>
      </dl>
      {step === 'REVEAL' && bid.commitment !== null && (
        <RevealButton
          what="bid"
          place={{ chain: series.chain, seriesKey: series.key, wallet: bid.wallet, window: 0 } as WishPlace}
          commitment={bid.commitment}
          token={token}
          account={account}
        />
      )}
    </article>
  );
}
