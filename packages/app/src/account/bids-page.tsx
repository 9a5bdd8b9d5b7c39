import { useAnswer, useRows } from '../answer.ts';
import { OwnAccountDocument, OwnBidsDocument } from '../generated/operations.ts';
import { useChainClock } from '../market/chain-clock.ts';
import { MoreRows } from '../ui/index.ts';
import { BidCard } from './bid-card.tsx';

/** The bids of the account, latest first. */
export function BidsPage() {
  const { data } = useAnswer(OwnAccountDocument, {});
  const clock = useChainClock();
  const bids = useRows(OwnBidsDocument, {}, ({ myBids }) => myBids);
  return (
    <>
      <h1>Bids</h1>
      <MoreRows list={bids} empty="You have no bid. Choose a series that takes bids, and bid there.">
        {bids.rows.map((bid) => (
          <BidCard key={bid.id} bid={bid} account={data?.viewer?.account?.id} now={clock(bid.series.chain) ?? 0} />
        ))}
      </MoreRows>
    </>
  );
}
