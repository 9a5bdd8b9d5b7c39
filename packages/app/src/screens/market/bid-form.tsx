import { keyed, NON_REVEAL_BPS, sealBid } from '@income-series/client';
import { BuildCommitBidDocument } from '@income-series/client/operations';
import { BackupGate } from '../../device/backup-gate.tsx';
import { formatBps, formatMoney, formatUnits, type MoneyToken } from '../../format/money.ts';
import { phaseAt } from '../../format/sale-state.ts';
import { formatDateTime } from '../../format/time.ts';
import { useAnswer } from '../../gateway/answers.ts';
import { useStateTime } from '../../gateway/chain-time.ts';
import type { PersonSession } from '../../gateway/session.ts';
import { BidsInSeriesDocument } from '../../generated/documents/market.ts';
import type { BidPartsFragment } from '../../generated/operations.ts';
import { Action } from '../../ui/action.tsx';
import { textLine, withLines } from '../../ui/preview-words.ts';
import { Reading } from '../../ui/reading.tsx';
import { SignedIn } from '../../ui/signed-in.tsx';
import { TermsReading } from '../series/terms.tsx';
import type { SeriesOverview } from '../series/types.ts';
import { useBalance } from './balance.tsx';
import { BidCard } from './bid-card.tsx';
import { useDraft } from './draft.ts';
import { isSameAddress, ScreenLink, Verified } from './gates.tsx';
import { isSealable, type OfferText, readOffer } from './offer.ts';
import { OfferFields } from './offer-fields.tsx';
import { RestoreNotice } from './restore.tsx';
import { RevealReminder } from './reveal-reminder.tsx';
import { PHASE_READ_MS, saveOpening } from './sealed.ts';

const BPS = 10_000n;

/** The warning of the charge for an unrevealed bid: its share of the deposit, and its amount when a deposit is typed. */
function NonRevealCharge({ deposit, token }: { readonly deposit: bigint | null; readonly token: MoneyToken }) {
  const share = formatBps(Number(NON_REVEAL_BPS));
  return (
    <p className="warning">
      A bid that you do not reveal in time buys nothing, and costs {share} of its deposit
      {deposit !== null && deposit > 0n && (
        <>
          : <strong>{formatMoney((deposit * NON_REVEAL_BPS) / BPS, token)}</strong>
        </>
      )}
      .
    </p>
  );
}

const EMPTY: OfferText = { quantity: '', price: '', escrow: null };

interface FormProps {
  readonly series: SeriesOverview;
  readonly person: PersonSession;
  /** True if the wallet has a bid. The fields then disappear, and an open dialog stays. */
  readonly hasBid: boolean;
}

function BidForm({ series, person, hasBid }: FormProps) {
  const { chain, key: seriesKey, title, auction, paymentToken: token } = series;
  const { draft, change, clear } = useDraft(`bid ${person.address} ${seriesKey}`, EMPTY);
  const { reservePrice = null, maxUnitsPerBid: mostUnits = null } = auction ?? {};
  const bounds = { reservePrice, mostUnits, balance: useBalance(person, token) };
  const offer = readOffer(draft, token, bounds);
  const build = async (bidder: PersonSession) => {
    if (!isSealable(offer)) throw new Error('The bid is not complete.');
    const wallet = bidder.address as `0x${string}`;
    const sealed = sealBid({ price: offer.price, quantity: offer.quantity, wallet });
    await saveOpening(bidder, { chain, seriesKey, window: 0, commitEndsAt: auction?.commitEndsAt }, sealed);
    const input = { chain, seriesKey, wallet, commitment: sealed.commitment, deposit: `${offer.escrow}` };
    const { transaction } = await bidder.gateway.act(BuildCommitBidDocument, keyed(input));
    const lines = [
      textLine('You bid for', `${formatUnits(offer.quantity)} units at up to ${formatMoney(offer.price, token)} each`),
      textLine('Fee of the protocol', 'none'),
      textLine('What the bid does not use', 'comes back to your wallet'),
    ];
    return [withLines(transaction, lines)];
  };
  return (
    <>
      {!hasBid && (
        <>
          <OfferFields
            text={draft}
            offer={offer}
            token={token}
            bounds={bounds}
            priceHint={`At least ${formatMoney(auction?.reservePrice, token)}. Winners may pay less: all pay the price that is found.`}
            step="this bid locks"
            onChange={change}
          />
          <NonRevealCharge deposit={offer.escrow} token={token} />
        </>
      )}
      <Action
        label="Send the sealed bid"
        isDue={!hasBid}
        isDisabled={!isSealable(offer)}
        token={token}
        onDone={clear}
        build={build}
        done={
          <>
            <p>
              The bid is in the raise, and its opening is saved, sealed by this device. Reveal it in time, on this page
              or under <ScreenLink to="/bids">My bids</ScreenLink>.
            </p>
            {auction && <RevealReminder chain={chain} seriesKey={seriesKey} title={title} times={auction} />}
          </>
        }
      />
      {!hasBid && (
        <div className="step">
          <TermsReading series={series} label="Calculate what these units would pay" units={draft.quantity} />
        </div>
      )}
    </>
  );
}

function OwnBids({
  bids,
  denied,
}: {
  readonly bids: readonly BidPartsFragment[];
  readonly denied: ReadonlySet<string>;
}) {
  if (bids.length === 0) return null;
  return (
    <>
      <h3>{bids.length === 1 ? 'Your bid' : 'Your bids'}</h3>
      {bids.some(({ validity }) => validity === 'SEALED') && <RestoreNotice />}
      <ul className="cards wide-cards">
        {bids.map((bid) => (
          <BidCard key={bid.id} bid={bid} denied={denied} />
        ))}
      </ul>
    </>
  );
}

function Bidder({
  series,
  person,
  isOpen,
}: {
  readonly series: SeriesOverview;
  readonly person: PersonSession;
  /** True while the raise takes bids. */
  readonly isOpen: boolean;
}) {
  const { chain, key, paymentToken } = series;
  const query = useAnswer(BidsInSeriesDocument, { chain, key }, { everyMs: PHASE_READ_MS });
  return (
    <Reading query={query}>
      {({ data, denied }) => {
        const bids = data.myBids?.nodes ?? [];
        const hasBid = bids.some(({ wallet }) => isSameAddress(wallet, person.address));
        const isKnown = paymentToken.decimals !== null;
        return (
          <>
            <OwnBids bids={bids} denied={denied} />
            {!isOpen && bids.length === 0 && <p className="empty">You have no bid in this raise.</p>}
            {isOpen &&
              (isKnown ? (
                <Verified person={person}>
                  <BackupGate>
                    <BidForm series={series} person={person} hasBid={hasBid} />
                  </BackupGate>
                </Verified>
              ) : (
                <p>The gateway has not read the payment token from the chain yet. Load the page again in a minute.</p>
              ))}
          </>
        );
      }}
    </Reading>
  );
}

/** The person's part in a raise: the form of a sealed bid while bids are taken, and the person's bids. */
export function BidSection({ series }: { readonly series: SeriesOverview }) {
  const isOpen = phaseAt(series, useStateTime(series.chain)) === 'COMMIT';
  return (
    <section aria-labelledby="bid" className="trade">
      <h2 id="bid">{isOpen ? 'Bid for units' : 'My part in the raise'}</h2>
      {isOpen && (
        <p>
          A bid is sealed on this device, so nobody learns its price and quantity before you reveal it. You come back to
          reveal it between {formatDateTime(series.auction?.commitEndsAt)} and{' '}
          {formatDateTime(series.auction?.revealEndsAt)}.
        </p>
      )}
      <SignedIn chain={series.chain} purpose={isOpen ? 'to bid' : 'to see your bid'}>
        {(person) => <Bidder series={series} person={person} isOpen={isOpen} />}
      </SignedIn>
    </section>
  );
}
