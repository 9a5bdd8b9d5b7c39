import { useAnswer, useRows } from '../answer.ts';
import { OwnAccountDocument, OwnBidsDocument } from '../generated/operations.ts';
import { BidCard } from './bid-card.tsx';
import { chainNow } from './chain-clock.ts';
import { MoreRows } from './more-rows.tsx';

/** The bids of the account, latest first. */
export function BidsPage() {
  const { data } = useAnswer(OwnAccountDocument, {});
  const bids = useRows(OwnBidsDocument, {}, ({ myBids }) => myBids);
  return (
    <>
      <h1>Bids</h1>
      <MoreRows list={bids} empty="You have no bid. Choose a series that takes bids, and bid there.">
        {bids.rows.map((bid) => (
          <BidCard
            key={bid.id}
            bid={bid}
            account={data?.viewer?.account?.id}
            now={chainNow(bids.first?.indexedChains, bid.series.chain)}
          />
        ))}
      </MoreRows>
    </>
  );
}
