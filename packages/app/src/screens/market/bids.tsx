import { useRows } from '../../gateway/answers.ts';
import { BidsOfAccountDocument } from '../../generated/documents/market.ts';
import { Rows } from '../../ui/rows.tsx';
import { PersonScreen } from '../../ui/signed-in.tsx';
import { BidCard } from './bid-card.tsx';
import { ScreenLink } from './gates.tsx';
import { RestoreNotice } from './restore.tsx';
import { PHASE_READ_MS } from './sealed.ts';

function Bids() {
  const list = useRows(BidsOfAccountDocument, {}, ({ myBids }) => myBids, { everyMs: PHASE_READ_MS });
  return (
    <>
      {list.rows.some(({ validity }) => validity === 'SEALED') && <RestoreNotice />}
      <Rows
        list={list}
        empty={
          <>
            You have no bid. <ScreenLink to="/">Series that take bids</ScreenLink> are in the list of series.
          </>
        }
      >
        <ul className="cards wide-cards">
          {list.rows.map((bid) => (
            <BidCard key={bid.id} bid={bid} denied={list.denied} hasLink />
          ))}
        </ul>
      </Rows>
    </>
  );
}

/** The bids of the account's wallets in every raise, newest first. */
export const BidsPage = () => (
  <PersonScreen
    title="My bids"
    lead="A bid must be revealed in time, because it is charged and does not count otherwise."
  >
    <Bids />
  </PersonScreen>
);
